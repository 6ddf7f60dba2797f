// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/act_text.h"

#include "app/view/texts/blind_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace flagfall::view {
namespace {

using session::EventState;

struct ActText {
    Q_DECLARE_TR_FUNCTIONS(ActText)
};

QString number(BoardNumber board) { return QString::number(board.value()); }
QString number(RoundNumber round) { return QString::number(round.value()); }

/// The same in the middle of a phrase.
QString boardsPhrase(std::vector<BoardNumber> const& boards) {
    constexpr std::size_t shortList = 5;
    if (boards.size() == 1) return ActText::tr("board %1", "phrase").arg(number(boards.front()));
    if (boards.size() > shortList) return ActText::tr("%n board(s)", "phrase", static_cast<int>(boards.size()));
    QStringList numbers;
    for (BoardNumber const board : boards) numbers += number(board);
    return ActText::tr("boards %1", "phrase").arg(numbers.join(QStringLiteral(", ")));
}

std::vector<BoardNumber> boardsOf(session::ClocksCorrected const& act) {
    std::vector<BoardNumber> boards;
    for (auto const& one : act.boards) boards.push_back(one.board);
    return boards;
}

/// The offence that the arbiter has penalised; empty where it was something else.
QString penaltyPhrase(session::ClocksCorrected const& act) {
    if (!act.offender || act.boards.empty()) return {};
    QString const board = number(act.boards.front().board);
    bool const white = *act.offender == Colour::White;
    if (act.ground == Ground::IllegalMove)
        return (white ? ActText::tr("penalty for an illegal move by White on board %1", "phrase")
                      : ActText::tr("penalty for an illegal move by Black on board %1", "phrase"))
            .arg(board);
    if (act.ground == Ground::WrongClaim)
        return (white ? ActText::tr("penalty for an incorrect claim by White on board %1", "phrase")
                      : ActText::tr("penalty for an incorrect claim by Black on board %1", "phrase"))
            .arg(board);
    return {};
}

/// `result 1–0 on board 3`: acts that Undo takes back; every other one answers with nothing.
struct PhraseText {
    EventState const& state;
    QString name(PlayerId player) const { return playerName(state, player); }

    QString operator()(session::EventOpened const&) const { return {}; }
    QString operator()(session::EventRevised const&) const {
        return ActText::tr("change of the event's details", "phrase");
    }
    QString operator()(session::PlayerEntered const& act) const {
        return ActText::tr("entry of %1", "phrase").arg(plain(act.details.name));
    }
    QString operator()(session::PlayerEnteredLate const& act) const {
        return ActText::tr("late entry of %1", "phrase").arg(plain(act.details.name));
    }
    QString operator()(session::PlayerRevised const& act) const {
        return ActText::tr("change of %1", "phrase").arg(plain(act.details.name));
    }
    QString operator()(session::PlayerWithdrawn const& act) const {
        return ActText::tr("withdrawal of %1", "phrase").arg(name(act.player));
    }
    QString operator()(session::PlayerReturned const& act) const {
        return ActText::tr("return of %1", "phrase").arg(name(act.player));
    }
    QString operator()(session::PlayerRemoved const&) const { return ActText::tr("removal of a player", "phrase"); }
    QString operator()(session::PlayersImported const&) const { return {}; }
    QString operator()(session::ByeGranted const& act) const {
        //: %1 a player's name, %2 the number of a round.
        return ActText::tr("bye of %1 in round %2", "phrase").arg(name(act.player), number(act.round));
    }
    QString operator()(session::ByeRevoked const& act) const {
        return ActText::tr("taking away of the bye of %1 in round %2", "phrase")
            .arg(name(act.player), number(act.round));
    }
    QString operator()(session::PairProhibited const& act) const {
        //: %1 and %2 are players' names.
        return ActText::tr("prohibited pair %1 and %2", "phrase").arg(name(act.first), name(act.second));
    }
    QString operator()(session::PairAllowed const& act) const {
        return ActText::tr("lifting of the prohibited pair %1 and %2", "phrase").arg(name(act.first), name(act.second));
    }
    QString operator()(session::RoundPaired const& act) const {
        return ActText::tr("pairing of round %1", "phrase").arg(number(act.pairing.round));
    }
    QString operator()(session::RoundImported const& act) const {
        return ActText::tr("import of round %1", "phrase").arg(number(act.round));
    }
    QString operator()(session::ClocksOperated const&) const { return {}; }
    QString operator()(session::ClockReported const&) const { return {}; }
    QString operator()(session::ClocksCorrected const& act) const {
        if (QString const penalty = penaltyPhrase(act); !penalty.isEmpty()) return penalty;
        //: %1 what was done to a clock, %2 which boards: "2:00 added to White's time, boards 1, 2".
        return ActText::tr("%1, %2", "phrase")
            .arg(operationsText(act.boards.empty() ? std::vector<clock::Operation>{} : act.boards.front().operations),
                 boardsPhrase(boardsOf(act)));
    }
    QString operator()(session::LateArrival const&) const { return {}; }
    QString operator()(session::SidesSwapped const& act) const {
        return ActText::tr("turning of the clock on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::FlagNoticed const& act) const {
        return ActText::tr("flag fall on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::PlayerAbsent const& act) const {
        return ActText::tr("absence on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::PlayerArrived const& act) const {
        return ActText::tr("arrival on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::ResultEntered const& act) const {
        return ActText::tr("result %1 on board %2", "phrase").arg(resultText(act.result), number(act.board));
    }
    QString operator()(session::ResultCleared const& act) const {
        return ActText::tr("clearing of the result on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::GameAdjourned const& act) const {
        return ActText::tr("adjournment on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::GamesSetUp const& act) const {
        return ActText::tr("starting position, %1", "phrase").arg(boardsPhrase(act.boards));
    }
    QString operator()(session::RecordWritten const& act) const {
        return ActText::tr("change of the game record on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::SheetWritten const& act) const {
        return (act.side == Colour::White ? ActText::tr("change of White's scoresheet on board %1", "phrase")
                                          : ActText::tr("change of Black's scoresheet on board %1", "phrase"))
            .arg(number(act.board));
    }
    QString operator()(session::DrawOffered const& act) const {
        return (act.by == Colour::White ? ActText::tr("White's draw offer on board %1", "phrase")
                                        : ActText::tr("Black's draw offer on board %1", "phrase"))
            .arg(number(act.board));
    }
    QString operator()(session::OfferAnswered const& act) const {
        return ActText::tr("answer to the draw offer on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::DrawClaimed const& act) const {
        return (act.by == Colour::White ? ActText::tr("White's claim of a draw on board %1", "phrase")
                                        : ActText::tr("Black's claim of a draw on board %1", "phrase"))
            .arg(number(act.board));
    }
    QString operator()(session::ClaimRuled const& act) const {
        return ActText::tr("ruling on the claim on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::IllegalMoveNoted const& act) const {
        return ActText::tr("note of an illegal move on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::RecordingExcused const& act) const {
        return ActText::tr("duty to record on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::SheetSigned const& act) const {
        return (act.side == Colour::White ? ActText::tr("White's signature on board %1", "phrase")
                                          : ActText::tr("Black's signature on board %1", "phrase"))
            .arg(number(act.board));
    }
    QString operator()(session::NoteWritten const& act) const {
        return ActText::tr("note on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::BlindPlayArranged const& act) const {
        return ActText::tr("play with visually disabled players on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::BlindPlayRemarked const& act) const {
        return ActText::tr("note on play with a visually disabled player on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::BoardsCompared const& act) const {
        return ActText::tr("comparison of the players' boards on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::BoardsCorrected const& act) const {
        return ActText::tr("correction of the players' boards on board %1", "phrase").arg(number(act.board));
    }
    QString operator()(session::DeskOpened const&) const { return {}; }
    QString operator()(session::DeskClosed const&) const { return {}; }
    QString operator()(session::ClocksRecovered const& act) const {
        return ActText::tr("decision about the clocks, %1", "phrase").arg(boardsPhrase(act.boards));
    }
    QString operator()(session::ActRetracted const&) const { return {}; }
    QString operator()(session::ActRestored const&) const { return {}; }
};

session::RecordedAct const* actWith(session::History const& history, Seq seq) {
    if (seq < Seq{1} || history.last() < seq) return nullptr;
    return &history.acts()[static_cast<std::size_t>(seq.value() - 1)];
}

struct SentenceText {
    session::History const& history;
    EventState const& state() const { return history.state(); }
    QString name(PlayerId player) const { return playerName(state(), player); }

    QString operator()(session::EventOpened const& act) const {
        return ActText::tr("Event created: %1").arg(plain(act.details.name));
    }
    QString operator()(session::EventRevised const&) const { return ActText::tr("Event details changed"); }
    QString operator()(session::PlayerEntered const& act) const {
        return ActText::tr("Player entered: %1").arg(plain(act.details.name));
    }
    QString operator()(session::PlayerEnteredLate const& act) const {
        //: %1 a player's name, %2 the number of a round, %3 what each round before counts as: "half-point bye".
        return ActText::tr("Late entry: %1, from round %2 on; each round before: %3")
            .arg(plain(act.details.name), number(act.from), byeText(act.missed));
    }
    QString operator()(session::PlayerRevised const& act) const {
        return ActText::tr("Player changed: %1").arg(plain(act.details.name));
    }
    QString operator()(session::PlayerWithdrawn const& act) const {
        return ActText::tr("%1 withdrew before round %2").arg(name(act.player), number(act.from));
    }
    QString operator()(session::PlayerReturned const& act) const {
        return ActText::tr("%1 came back").arg(name(act.player));
    }
    QString operator()(session::PlayerRemoved const&) const { return ActText::tr("Player removed"); }
    QString operator()(session::PlayersImported const& act) const {
        return ActText::tr("%n player(s) taken from a report file", "", static_cast<int>(act.players.size()));
    }
    QString operator()(session::ByeGranted const& act) const {
        //: %1 a player's name, %2 a kind of bye, %3 the number of a round: "Novák: half-point bye in round 3".
        return ActText::tr("%1: %2 in round %3", "bye").arg(name(act.player), byeText(act.bye), number(act.round));
    }
    QString operator()(session::ByeRevoked const& act) const {
        return ActText::tr("%1: no bye in round %2 any more").arg(name(act.player), number(act.round));
    }
    QString operator()(session::PairProhibited const& act) const {
        return act.only ? ActText::tr("%1 and %2 must not meet in round %3")
                              .arg(name(act.first), name(act.second), number(*act.only))
                        : ActText::tr("%1 and %2 must not meet").arg(name(act.first), name(act.second));
    }
    QString operator()(session::PairAllowed const& act) const {
        return ActText::tr("%1 and %2 may meet again").arg(name(act.first), name(act.second));
    }
    QString operator()(session::RoundPaired const& act) const {
        QString const text = ActText::tr("Round %1 paired: %n board(s)", "", static_cast<int>(act.pairing.pairs.size()))
                                 .arg(number(act.pairing.round));
        //: %1 "Round 3 paired: 20 boards".
        return act.byRules ? ActText::tr("%1, changed by hand").arg(text) : text;
    }
    QString operator()(session::RoundImported const& act) const {
        return ActText::tr("Round %1 imported: %n board(s)", "", static_cast<int>(act.games.size()))
            .arg(number(act.round));
    }
    QString operator()(session::ClocksOperated const& act) const {
        //: %1 which boards, %2 what was done to their clocks: "Boards 1, 2: clock paused".
        return ActText::tr("%1: %2", "boards").arg(boardsText(act.boards), operationText(act.operation));
    }
    QString operator()(session::ClockReported const& act) const {
        return ActText::tr("%1: %2", "boards").arg(boardsText({act.board}), factText(act.fact));
    }
    QString operator()(session::ClocksCorrected const& act) const {
        if (act.takesBack) return about(*act.takesBack, &undoneText);
        if (act.restores) return about(*act.restores, &redoneText);
        QString const done = act.boards.empty() ? QString{} : operationsText(act.boards.front().operations);
        QString const values = act.boards.size() == 1 ? changeText(act.boards.front().change) : QString{};
        QString const what = values.isEmpty() ? done
                                              //: %1 what was done to a clock, %2 the old and the new values.
                                              : ActText::tr("%1 (%2)", "clock").arg(done, values);
        //: %1 which boards, %2 what was done to their clocks, %3 why.
        QString const text =
            ActText::tr("%1: %2. Reason: %3", "boards").arg(boardsText(boardsOf(act)), what, groundText(act.ground));
        //: %1 a sentence about a clock, %2 a note of the arbiter's.
        return act.note.empty() ? text : ActText::tr("%1 – %2", "note").arg(text, plain(act.note));
    }
    QString operator()(session::LateArrival const& act) const {
        QString const late = spanText(act.arrived - act.stamped);
        return act.by == Colour::White
                   ? ActText::tr("Board %1: White's press came %2 late and did not count").arg(number(act.board), late)
                   : ActText::tr("Board %1: Black's press came %2 late and did not count").arg(number(act.board), late);
    }
    QString operator()(session::SidesSwapped const& act) const {
        return ActText::tr("Board %1: clock turned round").arg(number(act.board));
    }
    QString operator()(session::FlagNoticed const& act) const {
        bool const claimed = act.claimedBy.has_value();
        if (act.side == Colour::White)
            return (claimed ? ActText::tr("Board %1: the fall of White's flag was claimed")
                            : ActText::tr("Board %1: the fall of White's flag was observed"))
                .arg(number(act.board));
        return (claimed ? ActText::tr("Board %1: the fall of Black's flag was claimed")
                        : ActText::tr("Board %1: the fall of Black's flag was observed"))
            .arg(number(act.board));
    }
    QString operator()(session::PlayerAbsent const& act) const {
        return (act.side == Colour::White ? ActText::tr("Board %1: White is not at the board")
                                          : ActText::tr("Board %1: Black is not at the board"))
            .arg(number(act.board));
    }
    QString operator()(session::PlayerArrived const& act) const {
        return (act.side == Colour::White ? ActText::tr("Board %1: White has arrived")
                                          : ActText::tr("Board %1: Black has arrived"))
            .arg(number(act.board));
    }
    QString operator()(session::ResultEntered const& act) const {
        QString const text = ActText::tr("Round %1, board %2: result %3")
                                 .arg(number(act.round), number(act.board), resultText(act.result));
        //: %1 a sentence about a result, %2 the number of an article of the Laws.
        QString const ruled =
            act.article.empty() ? text : ActText::tr("%1 (Laws %2)", "article").arg(text, plain(act.article));
        return act.note.empty() ? ruled : ActText::tr("%1 – %2", "note").arg(ruled, plain(act.note));
    }
    QString operator()(session::ResultCleared const& act) const {
        return ActText::tr("Round %1, board %2: result cleared").arg(number(act.round), number(act.board));
    }
    QString operator()(session::GameAdjourned const& act) const {
        return ActText::tr("Round %1, board %2: game adjourned").arg(number(act.round), number(act.board));
    }
    QString operator()(session::GamesSetUp const& act) const {
        //: %1 which boards, %2 a position as FEN.
        return ActText::tr("%1: the game begins from %2").arg(boardsText(act.boards), plain(act.fen));
    }
    QString operator()(session::RecordWritten const& act) const {
        if (act.entries.empty())
            return ActText::tr("Board %1: %n half-move(s) taken out of the record", "", act.removed)
                .arg(number(act.board));
        auto const written = static_cast<int>(act.entries.size());
        if (act.removed > 0)
            //: %1 a board, %2 how many were there before.
            return ActText::tr("Board %1: %n half-move(s) recorded in place of %2", "", written)
                .arg(number(act.board), QString::number(act.removed));
        return ActText::tr("Board %1: %n half-move(s) recorded", "", written).arg(number(act.board));
    }
    QString operator()(session::SheetWritten const& act) const {
        return (act.side == Colour::White ? ActText::tr("Board %1: White's scoresheet changed")
                                          : ActText::tr("Board %1: Black's scoresheet changed"))
            .arg(number(act.board));
    }
    QString operator()(session::DrawOffered const& act) const {
        return (act.by == Colour::White ? ActText::tr("Board %1: White offers a draw")
                                        : ActText::tr("Board %1: Black offers a draw"))
            .arg(number(act.board));
    }
    QString operator()(session::OfferAnswered const& act) const {
        bool const white = act.by == Colour::White;
        if (act.answer == session::OfferAnswer::Accepted)
            return (white ? ActText::tr("Board %1: White accepts the draw")
                          : ActText::tr("Board %1: Black accepts the draw"))
                .arg(number(act.board));
        return (white ? ActText::tr("Board %1: White declines the draw")
                      : ActText::tr("Board %1: Black declines the draw"))
            .arg(number(act.board));
    }
    QString operator()(session::DrawClaimed const& act) const {
        return (act.by == Colour::White ? ActText::tr("Board %1: White claims a draw")
                                        : ActText::tr("Board %1: Black claims a draw"))
            .arg(number(act.board));
    }
    QString operator()(session::ClaimRuled const& act) const {
        QString const text = claimRuled(act.ruling).arg(number(act.board));
        return act.article.empty() ? text : ActText::tr("%1 (Laws %2)", "article").arg(text, plain(act.article));
    }
    static QString claimRuled(session::ClaimRuling ruling) {
        switch (ruling) {
        case session::ClaimRuling::Correct: return ActText::tr("Board %1: the claim is correct");
        case session::ClaimRuling::Wrong: return ActText::tr("Board %1: the claim is incorrect");
        case session::ClaimRuling::Inadmissible: break;
        }
        return ActText::tr("Board %1: the claim is not admissible");
    }
    QString operator()(session::IllegalMoveNoted const& act) const {
        //: %2 a move as it was played.
        return (act.by == Colour::White ? ActText::tr("Board %1: illegal move by White: %2")
                                        : ActText::tr("Board %1: illegal move by Black: %2"))
            .arg(number(act.board), plain(act.played));
    }
    QString operator()(session::RecordingExcused const& act) const {
        bool const white = act.side == Colour::White;
        if (act.excused)
            return (white ? ActText::tr("Board %1: White need not keep score")
                          : ActText::tr("Board %1: Black need not keep score"))
                .arg(number(act.board));
        return (white ? ActText::tr("Board %1: White keeps score again")
                      : ActText::tr("Board %1: Black keeps score again"))
            .arg(number(act.board));
    }
    QString operator()(session::SheetSigned const& act) const {
        bool const white = act.side == Colour::White;
        if (!act.written)
            return (white ? ActText::tr("Board %1: White refuses to sign")
                          : ActText::tr("Board %1: Black refuses to sign"))
                .arg(number(act.board));
        return (white ? ActText::tr("Board %1: White signs %2") : ActText::tr("Board %1: Black signs %2"))
            .arg(number(act.board), resultText(*act.written));
    }
    QString operator()(session::NoteWritten const& act) const {
        //: %2 what the arbiter noted, as sentences.
        return ActText::tr("Board %1, note: %2").arg(number(act.board), plain(act.text));
    }
    QString operator()(session::BlindPlayArranged const& act) const {
        auto const& [white, black] = act.play.disabled;
        if (white && black) return ActText::tr("Board %1: both players are visually disabled").arg(number(act.board));
        if (!white && !black) return ActText::tr("Board %1: no player is visually disabled").arg(number(act.board));
        return (white ? ActText::tr("Board %1: White is visually disabled")
                      : ActText::tr("Board %1: Black is visually disabled"))
            .arg(number(act.board));
    }
    QString operator()(session::BlindPlayRemarked const& act) const {
        //: %2 what was noted, %3 an article of the Laws.
        return (act.side == Colour::White ? ActText::tr("Board %1, White: %2 (Laws %3)")
                                          : ActText::tr("Board %1, Black: %2 (Laws %3)"))
            .arg(number(act.board), remarkText(act.remark), plain(act.article));
    }
    QString operator()(session::BoardsCompared const& act) const {
        bool const alike = act.stands.white.empty() && act.stands.black.empty();
        return (alike ? ActText::tr("Board %1: the players' boards stand alike")
                      : ActText::tr("Board %1: the players' boards stand differently"))
            .arg(number(act.board));
    }
    QString operator()(session::BoardsCorrected const& act) const {
        return (act.remedy == record::BoardsRemedy::Retrace
                    ? ActText::tr("Board %1: back to where the records agree (Laws %2)")
                    : ActText::tr("Board %1: a board is adjusted to the records (Laws %2)"))
            .arg(number(act.board), plain(act.article));
    }
    QString operator()(session::DeskOpened const& act) const {
        if (act.lastBeat) return ActText::tr("Event opened with %1 after an interruption").arg(plain(act.program));
        return ActText::tr("Event opened with %1").arg(plain(act.program));
    }
    QString operator()(session::DeskClosed const&) const { return ActText::tr("Event closed"); }
    QString operator()(session::ClocksRecovered const& act) const {
        return ActText::tr("%1: %2", "boards").arg(boardsText(act.boards), policyText(act.policy));
    }
    QString operator()(session::ActRetracted const& act) const { return about(act.act, &undoneText); }
    QString operator()(session::ActRestored const& act) const { return about(act.act, &redoneText); }

private:
    QString about(Seq seq, QString (*text)(session::Act const&, EventState const&)) const {
        session::RecordedAct const* act = actWith(history, seq);
        return act ? text(act->act, state()) : QString{};
    }
};

/// What was done in one act, after the boards have been named; nothing for acts that no arbiter does to a board.
struct DoneText {
    QString operator()(session::ClocksCorrected const& act) const {
        return act.boards.empty() ? QString{} : operationsText(act.boards.front().operations);
    }
    QString operator()(session::ClocksOperated const& act) const { return operationText(act.operation); }
    QString operator()(session::SidesSwapped const&) const { return ActText::tr("clock turned round", "done"); }
    QString operator()(session::GameAdjourned const&) const { return ActText::tr("game adjourned", "done"); }
    QString operator()(session::PlayerAbsent const& act) const {
        return act.side == Colour::White ? ActText::tr("White is not at the board", "done")
                                         : ActText::tr("Black is not at the board", "done");
    }
    QString operator()(session::PlayerArrived const& act) const {
        return act.side == Colour::White ? ActText::tr("White has arrived", "done")
                                         : ActText::tr("Black has arrived", "done");
    }
    QString operator()(auto const&) const { return {}; }
};

} // namespace

QString boardsText(std::vector<BoardNumber> const& boards) {
    constexpr std::size_t shortList = 5;
    if (boards.size() == 1) return ActText::tr("Board %1").arg(number(boards.front()));
    if (boards.size() > shortList) return ActText::tr("%n board(s)", "subject", static_cast<int>(boards.size()));
    QStringList numbers;
    for (BoardNumber const board : boards) numbers += number(board);
    //: %1 is a list of board numbers: "1, 2, 5".
    return ActText::tr("Boards %1").arg(numbers.join(QStringLiteral(", ")));
}

QString doneText(std::vector<session::Act> const& acts) {
    QString done;
    std::vector<BoardNumber> boards;
    for (session::Act const& act : acts) {
        QString const text = std::visit(DoneText{}, act);
        if (text.isEmpty()) continue;
        done = text;
        std::vector<BoardNumber> const touched = session::touchedBy(act).boards;
        boards.insert(boards.end(), touched.begin(), touched.end());
    }
    std::ranges::sort(boards);
    auto const twice = std::ranges::unique(boards);
    boards.erase(twice.begin(), twice.end());
    if (done.isEmpty()) return {};
    //: %1 which boards, %2 what was done to their clocks: "Boards 1, 2: clock paused".
    return ActText::tr("%1: %2", "boards").arg(boardsText(boards), done);
}

QString policyText(session::RecoveryPolicy policy) {
    switch (policy) {
    case session::RecoveryPolicy::LastHeartbeat: return ActText::tr("clock goes on from the last sign of life");
    case session::RecoveryPolicy::LastEvent: return ActText::tr("clock goes on from the last recorded press");
    case session::RecoveryPolicy::ChargeToRestart:
        return ActText::tr("the interruption is charged to the player on move");
    case session::RecoveryPolicy::Manual: return ActText::tr("times set by the arbiter");
    }
    return {};
}

QString actSentence(session::RecordedAct const& act, session::History const& history) {
    return std::visit(SentenceText{history}, act.act);
}

QString actPhrase(session::Act const& act, EventState const& state) { return std::visit(PhraseText{state}, act); }

//: %1 an act as a phrase: "result 1–0 on board 3".
QString undoText(session::Act const& act, EventState const& state) {
    return ActText::tr("Undo: %1").arg(actPhrase(act, state));
}

//: %1 an act as a phrase: "result 1–0 on board 3".
QString redoText(session::Act const& act, EventState const& state) {
    return ActText::tr("Redo: %1").arg(actPhrase(act, state));
}

//: %1 an act as a phrase: "result 1–0 on board 3".
QString undoneText(session::Act const& act, EventState const& state) {
    return ActText::tr("Taken back: %1").arg(actPhrase(act, state));
}

//: %1 an act as a phrase: "result 1–0 on board 3".
QString redoneText(session::Act const& act, EventState const& state) {
    return ActText::tr("Restored: %1").arg(actPhrase(act, state));
}

QString replacedText(BoardNumber board, Result before, Result after) {
    //: A result was overwritten: board, old result, new result.
    return ActText::tr("Board %1: %2 replaced by %3.").arg(number(board), resultText(before), resultText(after));
}

} // namespace flagfall::view
