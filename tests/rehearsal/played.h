// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/performance.h"
#include "app/storage/memory_journal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace flagfall::rehearsal {

/// A performance with a journal in memory, through a desk of its own.
class Played {
public:
    explicit Played(Order order, Substitute::Manner manner = {}) {
        auto memory = std::make_unique<storage::MemoryJournal>();
        m_journal = memory.get();
        m_performance = Performance::open(std::move(order), std::move(memory), std::move(manner)).value();
    }

    Performance* operator->() { return m_performance.get(); }
    Performance const* operator->() const { return m_performance.get(); }
    [[nodiscard]] std::vector<session::Row> rows() const { return m_journal->rows(); }

    /// Plays until such a voice is there, and gives it; the substitute has not seen to it.
    Voice untilTold(Kind kind) {
        auto const find = [&] { return std::ranges::find(m_performance->voices(), kind, &Voice::kind); };
        EXPECT_TRUE(m_performance->playUntil([&] { return find() != m_performance->voices().end(); }))
            << kindWord(kind) << " is never told";
        return find() == m_performance->voices().end() ? Voice{} : *find();
    }
    [[nodiscard]] session::Board const& board(Voice const& voice) const {
        return *m_performance->state().round(voice.round)->board(voice.board);
    }
    /// An arbiter does it, and it is not refused.
    void does(session::Command command, session::Confirmation confirmation = session::Confirmation::Yes) {
        EXPECT_FALSE(m_performance->does(std::move(command), confirmation)) << "refused";
    }
    [[nodiscard]] Judged judged(Voice const& voice, Over over = Over::Yes) const {
        return scoreOf(m_performance->history(), m_performance->voices(), over)
            .voices[static_cast<std::size_t>(voice.number) - 1];
    }

private:
    std::unique_ptr<Performance> m_performance;
    storage::MemoryJournal const* m_journal = nullptr; ///< the desk has it
};

/// One trouble of this kind on each of so many boards, in every round.
inline Order only(Kind kind, int troubles = 2, std::string control = "90+30") {
    Order order;
    order.players = 8;
    order.rounds = 1;
    order.control = std::move(control);
    order.troubles = troubles;
    order.kinds = {kind};
    return order;
}

inline Substitute::Manner overlooking(std::set<Kind> kinds) {
    Substitute::Manner manner;
    manner.overlooks = std::move(kinds);
    return manner;
}
inline std::set<Kind> everyKind() { return {allKinds.begin(), allKinds.end()}; }

inline Result another(Result result) { return result == Result::Draw ? Result::WhiteWins : Result::Draw; }

/// The board where this comes up, and nobody deals with it but the test.
inline Played waitingFor(Kind kind, std::string control = "90+30") {
    std::set<Kind> overlooked = everyKind();
    overlooked.erase(Kind::EmptyChair);
    return Played{only(kind, 2, std::move(control)), overlooking(std::move(overlooked))};
}

/// The presses at this board, with their moments.
inline std::vector<clock::Instant> pressesAt(Performance const& performance, RoundNumber round, BoardNumber board) {
    std::vector<clock::Instant> presses;
    for (Seq const seq : performance.history().actsOn(round, board)) {
        auto const& recorded = performance.history().acts()[static_cast<std::size_t>(seq.value() - 1)];
        auto const* const operated = std::get_if<session::ClocksOperated>(&recorded.act);
        if (operated && std::holds_alternative<clock::Press>(operated->operation)) presses.push_back(recorded.at);
    }
    return presses;
}

/// What people were refused, for a message.
inline std::string refusalsOf(Performance const& performance) {
    std::string text;
    for (Performance::Refused const& one : performance.refused()) {
        auto const* const refusal = one.objection.refusal();
        text += "command " + std::to_string(one.command.index()) +
                (refusal ? ": Why " + std::to_string(static_cast<int>(refusal->why))
                         : ": Ask " + std::to_string(static_cast<int>(one.objection.question()->ask))) +
                "\n";
    }
    return text;
}

/// The voices that were not dealt with rightly, for a message.
inline std::string notRight(Score const& score) {
    std::string text;
    for (Judged const& one : score.voices)
        if (one.outcome != Outcome::Right)
            text += "voice " + std::to_string(one.voice.number) + ": " + std::string{kindWord(one.voice.kind)} +
                    " in round " + std::to_string(one.voice.round.value()) + " on board " +
                    std::to_string(one.voice.board.value()) + ", outcome " +
                    std::to_string(static_cast<int>(one.outcome)) + "\n";
    return text;
}

} // namespace flagfall::rehearsal
