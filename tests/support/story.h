// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/session/desk/command_ids.h"
#include "app/session/journal/codec.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>

namespace flagfall::session {

/// An event told in sentences: commands are decided and folded at once, time stands still unless it is moved.
/// Every act passes through its stored form on the way, so that whatever a story shows also survives a file.
class Story {
public:
    static EventDraft draft(std::string control = "3+2", std::string system = "BERGER_ROUNDROBIN") {
        return {.name = "River Cup",
                .place = "Delta",
                .federation = "SVK",
                .begins = "2026-11-21",
                .ends = "2026-11-22",
                .chiefArbiter = "A. Arbiter",
                .edition = "E2023",
                .control = std::move(control),
                .system = std::move(system),
                .rounds = 0,
                .tieBreaks = {}};
    }
    static PlayerDraft named(std::string name, std::string rating = "") {
        return {.name = std::move(name),
                .federation = "",
                .title = "",
                .sex = "",
                .rating = std::move(rating),
                .fideId = "",
                .birth = ""};
    }

    /// An event with players A, B, C … of falling rating, opened and entered.
    static Story withPlayers(int players, std::string control = "3+2") {
        Story story;
        story.does(OpenEvent{draft(std::move(control))});
        for (int i = 0; i < players; ++i)
            story.does(EnterPlayer{named(std::string(1, static_cast<char>('A' + i)), std::to_string(2400 - i))});
        return story;
    }

    /// Four players, round 1 paired, board 1 under way: 1.e4 e5 are pressed after a minute each and on record, White is
    /// to move.
    static Story withAGameUnderWay(EventDraft draft = Story::draft("40/120:60")) {
        BoardNumber const one{1};
        Story story;
        story.does(OpenEvent{std::move(draft)});
        for (char name = 'A'; name <= 'D'; ++name) story.does(EnterPlayer{named(std::string(1, name))});
        story.does(PairRound{});
        story.does(StartClocks{RoundNumber{1}, {one}});
        for (Colour const by : bothColours) {
            story.passes(std::chrono::minutes{1});
            story.does(PressLever{RoundNumber{1}, one, by});
        }
        story.does(WriteRecord{RoundNumber{1}, one, 0, 0, {{.move = "e2e4"}, {.move = "e7e5"}}});
        return story;
    }

    Expected<std::vector<Act>, Objection> tries(Command const& command,
                                                Confirmation confirmation = Confirmation::NotAsked) {
        auto acts = decide(m_history, command, confirmation, m_now);
        m_origin = {m_ids.next(), "Desk", "A. Arbiter", {}, commandTakenBackBy(m_history, command)};
        if (acts)
            for (Act const& act : *acts) take(act);
        return acts;
    }
    void does(Command const& command, Confirmation confirmation = Confirmation::NotAsked) {
        auto const done = tries(command, confirmation);
        ASSERT_TRUE(done) << "refused: " << reason(done.error());
    }
    [[nodiscard]] Why refusal(Command const& command, Confirmation confirmation = Confirmation::NotAsked) {
        auto const done = tries(command, confirmation);
        auto const* const refusal = done ? nullptr : done.error().refusal();
        if (!refusal) ADD_FAILURE() << "was not refused";
        return refusal ? refusal->why : Why::NothingToDo;
    }
    [[nodiscard]] Ask question(Command const& command, Confirmation confirmation = Confirmation::NotAsked) {
        auto const done = tries(command, confirmation);
        auto const* const question = done ? nullptr : done.error().question();
        if (!question) ADD_FAILURE() << "nothing was asked" << (done ? "" : ": " + reason(done.error()));
        return question ? question->ask : Ask{};
    }
    /// Which objection it is, for a message.
    static std::string reason(Objection const& objection) {
        auto const* const refusal = objection.refusal();
        return refusal ? "Why " + std::to_string(static_cast<int>(refusal->why))
                       : "Ask " + std::to_string(static_cast<int>(objection.question()->ask));
    }
    void take(Act const& act) {
        NewRow row = encode(act);
        row.origin = m_origin;
        Row stored;
        static_cast<NewRow&>(stored) = row;
        stored.seq = Seq{m_history.last().value() + 1};
        stored.at = m_now;
        auto decoded = decode(stored);
        ASSERT_TRUE(decoded) << decoded.error().what;
        auto const problem = m_history.append(std::move(*decoded));
        ASSERT_FALSE(problem) << problem->what;
    }

    void passes(clock::Span time) { m_now += time; }
    [[nodiscard]] clock::Instant now() const { return m_now; }

    /// In the last round.
    void presses(int board, Colour by) { does(PressLever{state().currentRound()->number, BoardNumber{board}, by}); }
    void enters(int round, int board, Result result, Confirmation confirmation = Confirmation::NotAsked) {
        does(EnterResult{RoundNumber{round}, BoardNumber{board}, result},
             confirmation.withYesTo(Ask::OtherResultStands));
    }
    /// Pairs a round and gives every board that has none this result.
    void playsRound(Result result = Result::WhiteWins) {
        does(PairRound{});
        Round const round = *state().currentRound();
        for (Board const& board : round.boards)
            if (!board.result) enters(round.number.value(), board.number.value(), result);
    }

    [[nodiscard]] EventState const& state() const { return m_history.state(); }
    [[nodiscard]] History const& history() const { return m_history; }
    [[nodiscard]] Board const& board(int round, int number) const {
        return *state().round(RoundNumber{round})->board(BoardNumber{number});
    }
    [[nodiscard]] clock::Reading reading(int round, int number) const {
        return read(*board(round, number).clock, m_now);
    }
    [[nodiscard]] PlayerId idOf(std::string const& name) const {
        for (auto const& [id, player] : state().players)
            if (player.details.name == name) return id;
        ADD_FAILURE() << "no player " << name;
        return {};
    }
    [[nodiscard]] std::string nameOf(PlayerId id) const { return state().player(id)->details.name; }

private:
    CommandIds m_ids{"Desk", "story", 0, WallTime{}};
    Origin m_origin{m_ids.next(), "Desk", {}, {}, {}};
    History m_history;
    clock::Instant m_now{};
};

} // namespace flagfall::session
