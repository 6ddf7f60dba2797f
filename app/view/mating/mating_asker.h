// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/mating/mating_chances.h"

#include <QObject>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace flagfall::view {

/// Asks, in a thread of its own, whether each player can still checkmate: first with the hasty budget for both, then
/// with the patient one for whoever is not decided. Then, no longer busy, it looks for shorter lines to the mates
/// (mating::shorteningBudget for each). The newest question counts; older ones are given up.
///
/// Belongs to the UI thread, and answers there. No thread runs before the first question.
class MatingAsker : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~MatingAsker() override;

    void ask(board::Position const& position);
    /// Nobody wants to know any more; nothing more is answered.
    void cancel();
    [[nodiscard]] bool busy() const { return m_busy; }

signals:
    /// Undecided may be followed by a better answer as long as busy() is true, and a line by a shorter one at any time.
    void answered(flagfall::Colour mating, flagfall::mating::MatingChances const& chances);
    void busyChanged();

private:
    struct Question {
        board::Position position;
        std::stop_token givenUp;
        int number = 0;
    };

    void work(std::stop_token const& stop);
    [[nodiscard]] std::optional<Question> next(std::stop_token const& stop);
    void look(Question const& question);
    void shorten(Question const& question, ByColour<mating::MatingChances> const& chances);
    void tell(Question const& question, Colour mating, mating::MatingChances const& chances);
    void setBusy(bool busy);

    bool m_busy = false;
    int m_number = 0; ///< of the newest question
    std::stop_source m_wanted;
    std::mutex m_mutex;
    std::condition_variable_any m_asked;
    std::optional<Question> m_question; ///< waits for the thread
    std::jthread m_thread;              ///< last: stops before anything it uses goes
};

} // namespace flagfall::view
