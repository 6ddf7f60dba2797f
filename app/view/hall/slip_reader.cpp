// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/slip_reader.h"

#include "app/view/common/desk_link.h"
#include "app/view/common/notice_view.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/results/slip_scan.h"
#include "app/view/texts/slip_code.h"

namespace flagfall::view {
SlipReader::SlipReader(DeskLink& desk, NoticeView& notice, RoundsModel& rounds, QObject* parent)
    : QObject(parent), m_desk(desk), m_notice(notice), m_rounds(rounds), m_scan(std::make_unique<SlipScan>()) {}

SlipReader::~SlipReader() = default;

bool SlipReader::key(int key, QString const& text, int modifiers, int scanCode) {
    std::chrono::milliseconds const since{m_last.isValid() ? m_last.elapsed() : 0};
    m_last.start();
    auto const fate =
        m_scan->take({key, text, Qt::KeyboardModifiers::fromInt(modifiers), static_cast<quint32>(scanCode)}, since);
    if (fate == SlipScan::Fate::Ended) {
        QString const code = m_scan->text();
        *m_scan = {};
        find(code);
    }
    return fate != SlipScan::Fate::Other;
}

void SlipReader::find(QString const& text) {
    auto const code = readSlipCode(text);
    if (!code)
        return m_notice.tell(NoticeView::Kind::Refused, tr("The code “%1” is not that of a result slip.").arg(text));
    session::EventState const& state = m_desk.state();
    if (slipCodeOf(state, code->round, code->board) != *code)
        return m_notice.tell(NoticeView::Kind::Refused,
                             tr("This slip is of another event, or the event had another name or first day when it was "
                                "printed. Find the board by its number (/)."));
    session::Round const* const round = state.round(code->round);
    if (!round || !round->board(code->board))
        return m_notice.tell(NoticeView::Kind::Refused,
                             tr("There is no board %1 in round %2.").arg(code->board.value()).arg(code->round.value()));
    m_rounds.setShown(code->round.value());
    emit boardRead(code->board.value());
}

} // namespace flagfall::view
