// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/question_view.h"

namespace flagfall::view {

void QuestionView::ask(QuestionText words, Level level, std::function<void()> yes, std::function<void()> no,
                       std::function<void()> instead) {
    // A key pressed twice asks once: two answers would do the act twice.
    for (Question const& waiting : m_waiting)
        if (waiting.words == words) return;
    m_waiting.push_back({std::move(words), level, std::move(yes), std::move(no), std::move(instead)});
    emit changed();
}

void QuestionView::waitForPause(int strays) {
    if (m_waiting.empty()) return;
    m_waiting.back().waitsForPause = true;
    m_waiting.back().strays = strays;
    emit changed();
    if (strays > 0) emit strayed();
}

QString QuestionView::straysText() const {
    if (!asked() || m_waiting.front().strays == 0) return {};
    return tr("%n key(s) typed meanwhile did nothing.", "", m_waiting.front().strays);
}

void QuestionView::stray() {
    if (!waitsForPause()) return;
    ++m_waiting.front().strays;
    emit changed();
    emit strayed();
}

void QuestionView::pauseHeard() {
    if (!waitsForPause()) return;
    m_waiting.front().waitsForPause = false;
    emit changed();
}

void QuestionView::withdrawAll() {
    if (m_waiting.empty()) return;
    m_waiting.clear();
    emit changed();
}

QString QuestionView::text() const {
    if (isAgain() && !words().again.isEmpty()) return words().again;
    if (isAgain())
        //: Second question before something that cannot be made undone.
        return tr("This cannot be undone. Are you sure?");
    return words().text;
}

void QuestionView::yes() {
    if (m_waiting.empty()) return;
    Question& question = m_waiting.front();
    if (question.level == Level::AsksTwice && !question.confirmedOnce) {
        question.confirmedOnce = true;
        emit changed();
        return;
    }
    auto const act = std::move(question.yes);
    m_waiting.pop_front();
    emit changed();
    act();
}

void QuestionView::no() {
    if (m_waiting.empty()) return;
    auto const leave = std::move(m_waiting.front().no);
    m_waiting.pop_front();
    emit changed();
    if (leave) leave();
}

void QuestionView::instead() {
    if (m_waiting.empty() || !m_waiting.front().instead) return;
    auto const act = std::move(m_waiting.front().instead);
    m_waiting.pop_front();
    emit changed();
    act();
}

} // namespace flagfall::view
