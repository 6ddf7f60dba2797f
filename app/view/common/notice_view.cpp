// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/notice_view.h"

#include "app/view/texts/plain_text.h"

namespace flagfall::view {

void NoticeView::tell(Kind kind, QString const& text) {
    m_kind = kind;
    m_text = unbroken(text);
    m_undoable = false;
    ++m_count;
    emit changed();
    emit countChanged();
}

void NoticeView::tellUndoable(QString const& text) {
    tell(Kind::Done, text);
    m_undoable = true;
    emit changed();
}

void NoticeView::dismiss() {
    if (m_text.isEmpty()) return;
    m_text.clear();
    emit changed();
}

void NoticeView::forgetRefusal() {
    if (m_kind == Kind::Refused) dismiss();
}

} // namespace flagfall::view
