// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/mating/mating_asker.h"

#include "arbiter/mating/shorter_mate.h"

#include <utility>

namespace flagfall::view {

using mating::MatingChances;

MatingAsker::~MatingAsker() { m_wanted.request_stop(); }

void MatingAsker::ask(board::Position const& position) {
    m_wanted.request_stop();
    m_wanted = {};
    {
        std::scoped_lock const lock(m_mutex);
        m_question = Question{position, m_wanted.get_token(), ++m_number};
    }
    m_asked.notify_one();
    if (!m_thread.joinable()) m_thread = std::jthread{[this](std::stop_token const& stop) { work(stop); }};
    setBusy(true);
}

void MatingAsker::cancel() {
    m_wanted.request_stop();
    ++m_number;
    setBusy(false);
}

void MatingAsker::setBusy(bool busy) {
    if (busy == m_busy) return;
    m_busy = busy;
    emit busyChanged();
}

// --- in the thread -----------------------------------------------------------------------------------------------

void MatingAsker::work(std::stop_token const& stop) {
    while (auto const question = next(stop)) look(*question);
}

std::optional<MatingAsker::Question> MatingAsker::next(std::stop_token const& stop) {
    std::unique_lock lock(m_mutex);
    if (!m_asked.wait(lock, stop, [this] { return m_question.has_value(); })) return std::nullopt;
    return std::exchange(m_question, std::nullopt);
}

void MatingAsker::look(Question const& question) {
    ByColour<MatingChances> chances;
    for (std::uint64_t const budget : {mating::hastyBudget, mating::patientBudget}) {
        for (Colour const mating : bothColours) {
            bool const first = budget == mating::hastyBudget;
            if (!first && !std::holds_alternative<mating::Undecided>(chances[mating])) continue;
            chances[mating] = mating::matingChances(question.position, mating, budget, question.givenUp);
            if (question.givenUp.stop_requested()) return;
            tell(question, mating, chances[mating]);
        }
    }
    auto const done = [this, number = question.number] {
        if (number == m_number) setBusy(false);
    };
    QMetaObject::invokeMethod(this, done, Qt::QueuedConnection);
    shorten(question, chances);
}

void MatingAsker::shorten(Question const& question, ByColour<MatingChances> const& chances) {
    for (Colour const mating : {opponent(question.position.turn()), question.position.turn()}) {
        auto const* const winnable = std::get_if<mating::Winnable>(&chances[mating]);
        if (winnable == nullptr || winnable->line.empty()) continue;
        auto line =
            mating::shorterMate(question.position, mating, winnable->line, mating::shorteningBudget, question.givenUp);
        if (question.givenUp.stop_requested()) return;
        if (line.size() < winnable->line.size()) tell(question, mating, mating::Winnable{std::move(line)});
    }
}

void MatingAsker::tell(Question const& question, Colour mating, MatingChances const& chances) {
    auto const answer = [this, number = question.number, mating, chances] {
        if (number == m_number) emit answered(mating, chances);
    };
    QMetaObject::invokeMethod(this, answer, Qt::QueuedConnection);
}

} // namespace flagfall::view
