// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"
#include "app/view/texts/ruling_text.h"

#include <QString>

#include <optional>
#include <vector>

namespace flagfall::view {

/// What happened, as a line of the history: `Board 3: result 1–0`. Names come from `state`.
[[nodiscard]] QString actSentence(session::RecordedAct const& act, session::History const& history);

/// Which round was the last one when an act happened: of boards of another one a line says so. Asked about the newest
/// act first and then about older ones, it looks at each act once.
class LastRound {
public:
    explicit LastRound(session::History const& history) : m_history(history) {}
    [[nodiscard]] std::optional<RoundNumber> at(Seq act);

private:
    session::History const& m_history;
    Seq m_asked{0};  ///< the last one that was asked about
    Seq m_paired{0}; ///< of the pairing before it
    std::optional<RoundNumber> m_round{};
};
/// The same of one of many acts.
[[nodiscard]] QString actSentence(session::RecordedAct const& act, session::History const& history,
                                  LastRound& lastRound);

/// The same for a reader who sees only that board: `White pressed the clock`.
[[nodiscard]] QString boardActText(session::Act const& act, session::History const& history, BoardNumber board);

/// The same act inside a menu or notice: `result 1–0 on board 3`. Empty for acts that Undo leaves alone.
[[nodiscard]] QString actPhrase(session::Act const& act, session::EventState const& state);
/// What Undo and Redo would do now: `Undo: bye of Novák in round 3 and 4 more`. Empty where there is nothing.
[[nodiscard]] QString undoText(session::History const& history);
[[nodiscard]] QString redoText(session::History const& history);
/// The same once it is done; asked before, while the history still says what it is. `acts` are those taken back.
[[nodiscard]] QString undoneText(session::History const& history, std::vector<Seq> const& acts);
[[nodiscard]] QString redoneText(session::History const& history);
/// What these acts of one command were: `bye of Novák in round 3 and 4 more`.
[[nodiscard]] QString commandText(session::History const& history, std::vector<Seq> const& acts);

/// Which clock a ruling on this board is about.
[[nodiscard]] WhichClock clockAt(session::EventState const& state, RoundNumber round, BoardNumber board);

/// `Board 3` or `Boards 1, 2, 5`, or how many when the list would be long; nullopt: of the last round.
[[nodiscard]] QString boardsText(session::EventState const& state, std::optional<RoundNumber> round,
                                 std::vector<BoardNumber> const& boards);
/// A sentence about a board, with its round before it where that is not the last one: `Round 1 · Board 3: …`.
[[nodiscard]] QString withRound(QString const& sentence, std::optional<RoundNumber> round,
                                session::EventState const& state);
/// The same, whichever round it is; `round` of roundLabel().
[[nodiscard]] QString roundAndSentence(QString const& round, QString const& sentence);
/// Acts that have just been done, as their notice says it: `Boards 1, 2: clock paused`. Empty when no clock and no
/// game is concerned.
[[nodiscard]] QString doneText(session::EventState const& state, std::vector<session::Act> const& acts);

/// What acts call a desk that nobody gave a name to: the same in every language, for it tells desks apart.
[[nodiscard]] QString numberedDesk(QString const& number);
/// A station as it is shown: a desk that has only a number, in the language of the window.
[[nodiscard]] QString stationText(QString const& station);
/// The person, and in which role where there was one: `C. Deputy (deputy arbiter)`; empty: nobody was named.
[[nodiscard]] QString attendantText(session::Origin const& origin);
/// The person and the station: `C. Deputy · Desk 1`.
[[nodiscard]] QString whoText(session::Origin const& origin);

[[nodiscard]] QString policyText(session::RecoveryPolicy policy);
/// Of several desks at an event, by its number: `Desk 2`.
[[nodiscard]] QString deskText(int number);
[[nodiscard]] QString replacedText(session::EventState const& state, RoundNumber round, BoardNumber board,
                                   Result before, Result after);

} // namespace flagfall::view
