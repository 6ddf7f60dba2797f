// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/interventions.h"

#include "app/session/decide/incident_facts.h"
#include "app/session/event/adjourned_game.h"
#include "app/view/adjournments/adjournment_text.h"
#include "app/view/common/resumption_time.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/ruling_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Operation;
using session::Board;

struct InterventionText {
    Q_DECLARE_TR_FUNCTIONS(InterventionChoice)
};

QString forColour(Colour colour, QString const& white, QString const& black) {
    return colour == Colour::White ? white : black;
}

clock::Reading readingOf(InterventionsAt const& at, Board const& board) { return clock::read(*board.clock, at.now); }

bool hasExtra(Board const& board, clock::Reading const& reading) {
    return std::ranges::any_of(bothColours, [&](Colour side) {
        auto const& periods = board.clock->setting->periods(side);
        return periods[static_cast<std::size_t>(reading.sides[side].period - 1)].extra > clock::Span{};
    });
}

// --- one board ---------------------------------------------------------------------------------------------

/// The acts on one board whose clock can be read.
class OneBoard {
public:
    OneBoard(InterventionsAt const& at, Board const& board)
        : m_at(at), m_board(board), m_reading(readingOf(at, board)), m_toMove(m_reading.active) {}

    [[nodiscard]] InterventionChoice illegalMove(Intervention hand, Colour offender) const {
        rulings::Known known;
        known.sides[offender].illegalMoves = m_board.illegalMoves[offender];
        auto const ruling = rulings::rule(rulesOf(m_at.details(), m_board), rulings::IllegalMove{offender}, known, {});
        InterventionChoice act{.hand = hand, .ground = Ground::IllegalMove, .offender = offender};
        act.title = forColour(offender, InterventionText::tr("Illegal move by White"),
                              InterventionText::tr("Illegal move by Black"));
        // Where the clock of the offender runs, the move was not completed or has been replied to: that is asked first.
        if (m_reading.phase == clock::Phase::Running && offender == m_toMove)
            act.title += QStringLiteral("…");
        else
            act.commands = {session::PenaliseIllegalMove{m_at.round, m_board.number, offender, {}}};
        //: The how manieth illegal move of a player, and the one that loses the game: "1 of 2".
        act.remark = InterventionText::tr("%1 of %2").arg(m_board.illegalMoves[offender] + 1).arg(losesOn());
        if (ruling.finding != rulings::Finding::Penalised) act.remark += InterventionText::tr(", which loses the game");
        if (ruling.remarked(rulings::Remark::What::OnClaimOnly))
            act.remark += InterventionText::tr(", only on a claim");
        act.article = plain(ruling.article);
        bool const hasMoved = offender == m_toMove || m_reading.sides[offender].movesCompleted > 0;
        if (!hasMoved) act.barred = clock::Refusal::NotOnMove;
        if (m_reading.phase == clock::Phase::Ready) act.barred = clock::Refusal::NotStarted;
        return act;
    }

    [[nodiscard]] InterventionChoice wrongClaim() const {
        rulings::ClockAdjustment const incident{Ground::WrongClaim, m_toMove};
        auto const ruling = rulings::rule(rulesOf(m_at.details(), m_board), incident, {}, {});
        InterventionChoice act{.hand = Intervention::WrongClaim, .ground = Ground::WrongClaim, .offender = m_toMove};
        act.title = forColour(m_toMove, InterventionText::tr("Incorrect claim by White"),
                              InterventionText::tr("Incorrect claim by Black"));
        auto const* const given = rulings::effectIn<rulings::GiveTime>(ruling.proposes()->effects);
        act.commands = {correction(m_at, {clock::AdjustTime{given->to, given->time}}, act.ground, m_toMove)};
        act.article = plain(ruling.article);
        if (m_reading.phase == clock::Phase::Ready) act.barred = clock::Refusal::NotStarted;
        return act;
    }

    [[nodiscard]] InterventionChoice device(Intervention hand, Colour offender) const {
        DeviceLaw const& law = m_at.details().edition->device;
        InterventionChoice act{.hand = hand, .ground = Ground::OtherPenalty, .offender = offender};
        act.title = deviceText(law.offence, offender) + QStringLiteral("…");
        act.remark = law.hangsOnMate ? InterventionText::tr("loses; opponent scores ½ if unable to checkmate")
                                     : InterventionText::tr("loses, unless the regulations set a lesser penalty");
        act.article = plain(law.article);
        if (m_reading.phase == clock::Phase::Ready) act.barred = clock::Refusal::NotStarted;
        return act;
    }

    [[nodiscard]] InterventionChoice undoPress() const {
        return simple(Intervention::UndoPress, InterventionText::tr("Undo the last press"), Ground::Irregularity,
                      {clock::UndoPress{}});
    }

    [[nodiscard]] InterventionChoice missedPress() const {
        QString const title = forColour(m_toMove, InterventionText::tr("Count White's missed press"),
                                        InterventionText::tr("Count Black's missed press"));
        return simple(Intervention::MissedPress, title, Ground::MissedPress, {clock::CountMissedPress{m_toMove, {}}});
    }

    [[nodiscard]] InterventionChoice setToMove() const {
        Colour const next = opponent(m_toMove);
        QString const title =
            forColour(next, InterventionText::tr("Set White to move"), InterventionText::tr("Set Black to move"));
        return simple(Intervention::SetToMove, title, Ground::Irregularity, {clock::SetToMove{next}});
    }

    [[nodiscard]] InterventionChoice turnClock() const {
        InterventionChoice act{.hand = Intervention::TurnClock, .title = InterventionText::tr("Turn the clock round")};
        act.commands = {session::SwapSides{m_at.round, m_board.number}};
        return act;
    }

    [[nodiscard]] InterventionChoice presence(Intervention hand, Colour side) const {
        bool const absent = !isThere(m_board, side);
        InterventionChoice act{.hand = hand, .ground = Ground::Late};
        act.title = absent ? forColour(side, InterventionText::tr("White has arrived"),
                                       InterventionText::tr("Black has arrived"))
                           : forColour(side, InterventionText::tr("White is not at the board"),
                                       InterventionText::tr("Black is not at the board"));
        auto const wanted = absent ? session::Presence::Present : session::Presence::Absent;
        act.commands = {session::MarkPresence{m_at.round, m_board.number, side, wanted}};
        return act;
    }

    /// The player to move asks.
    [[nodiscard]] InterventionChoice extraTime() const {
        auto const ruling = extraTimeRuling();
        InterventionChoice act{.hand = Intervention::ExtraTime,
                               .title = InterventionText::tr("Quickplay finish: extra time"),
                               .ground = Ground::QuickplayFinish};
        act.commands = session::commandsFor({.round = m_at.round, .board = m_board.number},
                                            {ruling.proposes()->effects, ruling.article}, act.ground, {});
        act.article = plain(ruling.article);
        if (m_reading.phase == clock::Phase::Ready) act.barred = clock::Refusal::NotStarted;
        return act;
    }

    [[nodiscard]] InterventionChoice reloadCanadian() const {
        QString const title = forColour(m_toMove, InterventionText::tr("Restart White's Canadian overtime"),
                                        InterventionText::tr("Restart Black's Canadian overtime"));
        return simple(Intervention::ReloadCanadian, title, Ground::Irregularity, {clock::ReloadCanadian{m_toMove}});
    }

    [[nodiscard]] InterventionChoice putFlagUp() const {
        InterventionChoice act{.hand = Intervention::PutFlagUp,
                               .title = InterventionText::tr("Cancel a flag fall…"),
                               .ground = Ground::ClockFault};
        bool const down = m_reading.sides.white.flag || m_reading.sides.black.flag;
        if (!down) act.barred = clock::Refusal::NoFlagDown;
        return act;
    }

    [[nodiscard]] InterventionChoice stopOrGo() const {
        InterventionChoice act{.hand = Intervention::StopOrGo};
        if (m_reading.phase == clock::Phase::Running) {
            act.title = InterventionText::tr("Pause the clock");
            act.commands = {session::PauseClocks{m_at.round, {m_board.number}}};
        } else if (m_reading.phase == clock::Phase::Ready) {
            act.title = InterventionText::tr("Start the clock");
            act.commands = {session::StartClocks{m_at.round, {m_board.number}}};
        } else {
            act.title = InterventionText::tr("Resume the clock");
            act.commands = {session::ResumeClocks{m_at.round, {m_board.number}}};
            if (m_reading.sides.white.flag && m_reading.sides.black.flag) act.barred = clock::Refusal::FlagDown;
        }
        return act;
    }

    [[nodiscard]] bool extraTimeCanBeAsked() const { return !extraTimeRuling().proposes()->effects.empty(); }
    [[nodiscard]] bool canadian() const { return m_reading.sides[m_toMove].method == clock::Method::Canadian; }
    [[nodiscard]] Colour toMove() const { return m_toMove; }

private:
    [[nodiscard]] int losesOn() const {
        rulings::Rules const rules = rulesOf(m_at.details(), m_board);
        return illegalMovePenalty(rules.laws(), rules.play, rules.house.supervision).value.losesOn;
    }

    /// An arbiter who takes this act agrees to what is asked for.
    [[nodiscard]] rulings::Ruling extraTimeRuling() const {
        rulings::Known known;
        known.hasIncrement = hasExtra(m_board, m_reading);
        auto const& periods = m_board.clock->setting->periods(m_toMove);
        clock::DisplayReading const& display = m_reading.sides[m_toMove];
        known.sides[m_toMove].time = std::chrono::duration_cast<std::chrono::milliseconds>(display.main);
        known.sides[m_toMove].lastPeriod = display.period >= static_cast<int>(periods.size());
        rulings::Answers agrees;
        agrees.say(rulings::Ask::Consent, rulings::Answer::Yes);
        return rulings::rule(rulesOf(m_at.details(), m_board), rulings::ExtraTimeAsked{m_toMove}, known, agrees);
    }

    [[nodiscard]] InterventionChoice simple(Intervention hand, QString const& title, Ground ground,
                                            std::vector<Operation> operations) const {
        InterventionChoice act{.hand = hand, .title = title, .ground = ground};
        act.commands = {correction(m_at, std::move(operations), ground)};
        return act;
    }

    InterventionsAt const& m_at;
    Board const& m_board;
    clock::Reading m_reading;
    Colour m_toMove;
};

// --- as many boards as wanted ------------------------------------------------------------------------------

InterventionChoice bonusFor(InterventionsAt const& at, Intervention hand, Colour side) {
    clock::Span const bonus = rulings::usualBonus;
    InterventionChoice act{.hand = hand, .ground = Ground::OtherPenalty, .offender = opponent(side)};
    //: %1 is a time that the player gets.
    act.title =
        forColour(side, InterventionText::tr("White +%1"), InterventionText::tr("Black +%1")).arg(spanText(bonus));
    act.commands = {correction(at, {clock::AdjustTime{side, bonus}}, act.ground, act.offender)};
    return act;
}

InterventionChoice form(Intervention hand, QString const& title, Ground ground) {
    return {.hand = hand, .title = title, .ground = ground};
}

InterventionChoice swapTimes(InterventionsAt const& at) {
    InterventionChoice act{.hand = Intervention::SwapTimes,
                           .title = InterventionText::tr("Swap the times"),
                           .ground = Ground::WrongSetting};
    act.commands = {correction(at, {clock::SwapTimes{}}, act.ground)};
    return act;
}

/// Locks where any lever moves, and unlocks when all are locked.
InterventionChoice lever(InterventionsAt const& at, Intervention hand, Colour side) {
    auto const boards = at.all();
    bool const anyFree = std::ranges::any_of(boards, [&](Board const* board) {
        return board->isUnderWay() && board->clock->sides[side].lever == clock::Lever::Free;
    });
    auto const wanted = anyFree ? clock::Lever::Locked : clock::Lever::Free;
    InterventionChoice act{.hand = hand, .ground = Ground::ClockFault};
    act.title = anyFree ? forColour(side, InterventionText::tr("Lock White's lever"),
                                    InterventionText::tr("Lock Black's lever"))
                        : forColour(side, InterventionText::tr("Unlock White's lever"),
                                    InterventionText::tr("Unlock Black's lever"));
    act.commands = {correction(at, {clock::SetLever{side, wanted}}, act.ground)};
    return act;
}

InterventionChoice restart(InterventionsAt const& at) {
    InterventionChoice act{.hand = Intervention::Restart,
                           .title = InterventionText::tr("Reset the clock for a new game"),
                           .ground = Ground::ColoursOrSetUp};
    act.commands = {correction(at, {clock::Restart{}}, act.ground)};
    return act;
}

/// An adjourned game goes on where its clock was stopped, or where it would be if it had run from the agreed time on.
InterventionChoice goOnWith(InterventionsAt const& at, Board const& board) {
    InterventionChoice act{.hand = Intervention::Adjourn, .title = InterventionText::tr("Resume the adjourned game")};
    session::Adjournment const* const adjournment = board.adjournment();
    if (adjournment && adjournment->envelope) {
        session::ResumeGame resume{.round = at.round, .board = board.number};
        resume.clock = clockAt(board, at.timeOfDay);
        if (auto const owed = board.clock ? owedTime(board, resume.clock) : std::nullopt) {
            resume.late = *owed;
            act.title = forColour(opponent(adjournment->envelope->by),
                                  InterventionText::tr("Resume the adjourned game, %1 off White's clock"),
                                  InterventionText::tr("Resume the adjourned game, %1 off Black's clock"))
                            .arg(minutesAndSeconds(*owed));
        }
        act.commands = {resume};
    } else
        act.commands = {session::ClearResult{at.round, board.number}};
    return act;
}

InterventionChoice adjourn(InterventionsAt const& at) {
    if (Board const* const board = at.one(); board && board->adjourned) return goOnWith(at, *board);
    InterventionChoice act{.hand = Intervention::Adjourn, .title = InterventionText::tr("Adjourn the game")};
    for (Board const* board : at.all())
        if (!board->result && !board->adjourned)
            act.commands.emplace_back(session::AdjournGame{at.round, board->number});
    if (at.boards.size() != 1) act.title = InterventionText::tr("Adjourn the games");
    if (act.commands.empty() && !at.all().empty())
        act.commands.emplace_back(session::AdjournGame{at.round, at.all().front()->number}); // the desk says why not
    return act;
}

InterventionChoice stopOrGoForAll(InterventionsAt const& at) {
    std::vector<BoardNumber> running, waiting;
    for (Board const* board : at.all()) {
        if (!board->isUnderWay()) continue;
        clock::Phase const phase = readingOf(at, *board).phase;
        if (phase == clock::Phase::Running) running.push_back(board->number);
        if (phase == clock::Phase::Paused) waiting.push_back(board->number);
    }
    InterventionChoice act{.hand = Intervention::StopOrGo};
    if (running.empty() && waiting.empty()) act.barred = clock::Refusal::NotRunning;
    if (!running.empty() || waiting.empty()) {
        act.title = InterventionText::tr("Pause the clocks");
        act.commands = {session::PauseClocks{at.round, running.empty() ? at.boards : running}};
    } else {
        act.title = InterventionText::tr("Resume the clocks");
        act.commands = {session::ResumeClocks{at.round, waiting}};
    }
    return act;
}

void addForMany(std::vector<InterventionChoice>& acts, InterventionsAt const& at) {
    acts.push_back(bonusFor(at, Intervention::BonusForWhite, Colour::White));
    acts.push_back(bonusFor(at, Intervention::BonusForBlack, Colour::Black));
    acts.push_back(form(Intervention::SetTimes, InterventionText::tr("Set times and counters…"), Ground::WrongSetting));
    acts.push_back(form(Intervention::AddTime, InterventionText::tr("Add or take time…"), Ground::OtherPenalty));
    acts.push_back(
        form(Intervention::ChangeControl, InterventionText::tr("Change the time control…"), Ground::WrongSetting));
    acts.push_back(swapTimes(at));
    acts.push_back(lever(at, Intervention::LeverOfWhite, Colour::White));
    acts.push_back(lever(at, Intervention::LeverOfBlack, Colour::Black));
    acts.push_back(adjourn(at));
    acts.push_back(restart(at));
}

void addForOne(std::vector<InterventionChoice>& acts, InterventionsAt const& at, Board const& board) {
    OneBoard const one(at, board);
    acts.push_back(one.illegalMove(Intervention::IllegalMoveOfWhite, Colour::White));
    acts.push_back(one.illegalMove(Intervention::IllegalMoveOfBlack, Colour::Black));
    acts.push_back(one.wrongClaim());
    acts.push_back(one.undoPress());
    acts.push_back(one.missedPress());
    acts.push_back(one.setToMove());
    acts.push_back(one.stopOrGo());
    acts.push_back(form(Intervention::ReplaceClock, InterventionText::tr("Replace the clock…"), Ground::ClockFault));
    acts.push_back(one.turnClock());
    acts.push_back(one.putFlagUp());
    acts.push_back(one.presence(Intervention::PresenceOfWhite, Colour::White));
    acts.push_back(one.presence(Intervention::PresenceOfBlack, Colour::Black));
    if (one.extraTimeCanBeAsked()) acts.push_back(one.extraTime());
    if (one.canadian()) acts.push_back(one.reloadCanadian());
    acts.push_back(form(Intervention::MissedPressWithTime, InterventionText::tr("Missed press, correcting the times…"),
                        Ground::MissedPress));
    acts.push_back(one.device(Intervention::DeviceOfWhite, Colour::White));
    acts.push_back(one.device(Intervention::DeviceOfBlack, Colour::Black));
}

// --- what the desk would say -------------------------------------------------------------------------------

/// A form has no command yet: whether the clocks may be touched at all.
session::Command probe(InterventionChoice const& act, InterventionsAt const& at) {
    return act.commands.empty() ? correction(at, {}, act.ground) : act.commands.front();
}

/// A title that names the whole of an act needs no second line that says it again.
bool titleSaysAll(Intervention hand) {
    return hand != Intervention::IllegalMoveOfWhite && hand != Intervention::IllegalMoveOfBlack &&
           hand != Intervention::WrongClaim && hand != Intervention::ExtraTime;
}

void describe(Outlook& outlook, InterventionChoice const& act, session::ClocksCorrected const& done) {
    if (done.boards.empty() || act.commands.empty()) return;
    auto const& first = done.boards.front();
    if (!titleSaysAll(act.hand)) outlook.effect = operationsText(first.operations);
    if (done.boards.size() != 1) return;
    for (Colour const side : bothColours)
        if (auto const& main = first.change.sides[side].main) outlook.after[side] = main->after;
}

struct ReasonGiven {
    InterventionReason const& reason;
    void operator()(session::CorrectClocks& command) const {
        if (reason.ground) command.ground = *reason.ground;
        command.note = reason.note;
    }
    void operator()(session::PenaliseIllegalMove& command) const { command.note = reason.note; }
    void operator()(auto&) const {}
};

} // namespace

PlayType InterventionsAt::play() const { return playTypeOf(details(), *control()); }

std::shared_ptr<clock::Setting const> const& InterventionsAt::control() const {
    session::Round const* const shown = state().round(round);
    return shown ? controlOf(details(), *shown) : details().control;
}

session::Board const* InterventionsAt::one() const {
    session::Round const* const shown = state().round(round);
    return shown && boards.size() == 1 ? shown->board(boards.front()) : nullptr;
}

std::vector<session::Board const*> InterventionsAt::all() const {
    std::vector<Board const*> found;
    session::Round const* const shown = state().round(round);
    if (!shown) return found;
    for (Board const& board : shown->boards)
        if (boards.empty() || std::ranges::find(boards, board.number) != boards.end()) found.push_back(&board);
    return found;
}

session::Command correction(InterventionsAt const& at, std::vector<Operation> operations, Ground ground,
                            std::optional<Colour> offender) {
    return session::CorrectClocks{at.round, at.boards, std::move(operations), ground, {}, offender};
}

std::vector<session::Command> withReason(InterventionChoice const& act, InterventionReason const& reason) {
    std::vector<session::Command> commands = act.commands;
    for (session::Command& command : commands) std::visit(ReasonGiven{reason}, command);
    return commands;
}

std::vector<InterventionChoice> interventions(InterventionsAt const& at) {
    std::vector<InterventionChoice> acts;
    if (at.all().empty()) return acts;
    Board const* const board = at.one();
    if (board && !board->clock) return acts;
    addForMany(acts, at);
    if (board)
        addForOne(acts, at, *board);
    else
        acts.push_back(stopOrGoForAll(at));
    std::ranges::sort(acts, {}, &InterventionChoice::hand);
    return acts;
}

Outlook outlookOf(InterventionChoice const& act, InterventionsAt const& at) {
    Outlook outlook;
    if (act.barred) return {.whyNot = withRound(clockRefusalText(*act.barred), at.round, at.state())};
    session::Command const command = probe(act, at);
    auto answer = session::decide(at.history, command, session::Confirmation::NotAsked, at.now);
    if (!answer) {
        auto const* const refusal = answer.error().refusal();
        outlook.possible = refusal == nullptr;
        outlook.whyNot = refusal ? refusalWithRound(*refusal, at.round, at.state())
                                 : questionSentence(*answer.error().question(), at.state());
        if (outlook.possible) answer = session::decide(at.history, command, session::Confirmation::Yes, at.now);
        if (!answer) return outlook;
    }
    outlook.possible = true;
    for (session::Act const& done : *answer)
        if (auto const* corrected = std::get_if<session::ClocksCorrected>(&done)) describe(outlook, act, *corrected);
    return outlook;
}

QString doneText(std::vector<session::Command> const& commands, InterventionsAt const& at) {
    std::vector<session::Act> all;
    for (session::Command const& command : commands)
        if (auto const acts = session::decide(at.history, command, session::Confirmation::Yes, at.now))
            all.insert(all.end(), acts->begin(), acts->end());
    if (QString const came = cameToOpenText(at.state(), all); !came.isEmpty()) return came;
    return withRound(flagfall::view::doneText(at.state(), all), at.round, at.state());
}

QString doneText(InterventionChoice const& act, InterventionsAt const& at) {
    if (titleSaysAll(act.hand)) return doneText(act.commands, at);
    QString const effect = outlookOf(act, at).effect;
    QString const what = effect.isEmpty() ? act.title : InterventionText::tr("%1: %2", "act").arg(act.title, effect);
    //: %1 which board, "Board 7"; %2 an offence and what it costs.
    QString const done = InterventionText::tr("%1. %2", "done").arg(boardsText(at.state(), at.round, at.boards), what);
    return withRound(done, at.round, at.state());
}

} // namespace flagfall::view
