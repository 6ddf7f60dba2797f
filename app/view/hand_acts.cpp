// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hand_acts.h"

#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/ruling_text.h"

#include "arbiter/laws/electronic_device.h"
#include "arbiter/laws/illegal_move.h"

#include <QCoreApplication>

#include <algorithm>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Operation;
using session::Board;

struct HandText {
    Q_DECLARE_TR_FUNCTIONS(HandAct)
};

QString forColour(Colour colour, QString const& white, QString const& black) {
    return colour == Colour::White ? white : black;
}

clock::Reading readingOf(HandsAt const& at, Board const& board) { return clock::read(*board.clock, at.now); }

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
    OneBoard(HandsAt const& at, Board const& board)
        : m_at(at), m_board(board), m_reading(readingOf(at, board)), m_toMove(m_reading.active) {}

    [[nodiscard]] HandAct illegalMove(Hand hand, Colour offender) const {
        session::EventDetails const& details = m_at.details();
        auto const penalty = illegalMovePenalty(*details.edition, m_at.play(), details.supervision);
        auto const admission = illegalMoveAdmission(*details.edition, m_at.play(), details.supervision);
        int const number = m_board.illegalMoves[offender] + 1;
        HandAct act{.hand = hand, .ground = Ground::IllegalMove, .offender = offender};
        act.title = forColour(offender, HandText::tr("Illegal move by White"), HandText::tr("Illegal move by Black"));
        act.commands = {session::PenaliseIllegalMove{m_board.number, offender, {}, m_at.round}};
        //: The how manieth illegal move of a player, and the one that loses the game: "1 of 2".
        act.remark = HandText::tr("%1 of %2").arg(number).arg(penalty.value.losesOn);
        if (number >= penalty.value.losesOn) act.remark += HandText::tr(", which loses the game");
        if (admission.value.arbiterActs != ArbiterActs::Always) act.remark += HandText::tr(", on a claim only");
        act.article = plain(penalty.article);
        bool const hasMoved = offender == m_toMove || m_reading.sides[offender].movesCompleted > 0;
        if (!hasMoved) act.barred = clock::Refusal::NotOnMove;
        if (m_reading.phase == clock::Phase::Ready) act.barred = clock::Refusal::NotStarted;
        return act;
    }

    [[nodiscard]] HandAct wrongClaim() const {
        auto const bonus = wrongClaimBonus(*m_at.details().edition, m_at.play());
        HandAct act{.hand = Hand::WrongClaim, .ground = Ground::WrongClaim, .offender = m_toMove};
        act.title =
            forColour(m_toMove, HandText::tr("Incorrect claim by White"), HandText::tr("Incorrect claim by Black"));
        act.commands = {correction(m_at, {clock::AdjustTime{opponent(m_toMove), bonus.value}}, act.ground, m_toMove)};
        act.article = plain(bonus.article);
        if (m_reading.phase == clock::Phase::Ready) act.barred = clock::Refusal::NotStarted;
        return act;
    }

    [[nodiscard]] HandAct device(Hand hand, Colour offender) const {
        auto const penalty = devicePenalty(*m_at.details().edition);
        HandAct act{.hand = hand, .ground = Ground::OtherPenalty, .offender = offender};
        act.title = deviceText(penalty.value.offence, offender) + QStringLiteral("…");
        act.remark = penalty.value.hangsOnMate ? HandText::tr("loses; ½ for an opponent who cannot checkmate")
                                               : HandText::tr("loses; the regulations may say less");
        act.article = plain(penalty.article);
        if (m_reading.phase == clock::Phase::Ready) act.barred = clock::Refusal::NotStarted;
        return act;
    }

    [[nodiscard]] HandAct undoPress() const {
        return simple(Hand::UndoPress, HandText::tr("Take back the last press"), Ground::Irregularity,
                      {clock::UndoPress{}});
    }

    [[nodiscard]] HandAct missedPress() const {
        QString const title = forColour(m_toMove, HandText::tr("Count a missed press of White's"),
                                        HandText::tr("Count a missed press of Black's"));
        return simple(Hand::MissedPress, title, Ground::MissedPress, {clock::CountMissedPress{m_toMove, {}}});
    }

    [[nodiscard]] HandAct handOver() const {
        Colour const next = opponent(m_toMove);
        QString const title =
            forColour(next, HandText::tr("Hand the move to White"), HandText::tr("Hand the move to Black"));
        return simple(Hand::HandOver, title, Ground::Irregularity, {clock::HandMoveTo{next}});
    }

    [[nodiscard]] HandAct turnClock() const {
        HandAct act{.hand = Hand::TurnClock, .title = HandText::tr("Turn the clock round")};
        act.commands = {session::SwapSides{m_board.number, m_at.round}};
        return act;
    }

    [[nodiscard]] HandAct presence(Hand hand, Colour side) const {
        bool const absent = m_board.attendance[side].absent;
        HandAct act{.hand = hand, .ground = Ground::Late};
        act.title = absent ? forColour(side, HandText::tr("White has arrived"), HandText::tr("Black has arrived"))
                           : forColour(side, HandText::tr("White is not at the board"),
                                       HandText::tr("Black is not at the board"));
        auto const wanted = absent ? session::Presence::Present : session::Presence::Absent;
        act.commands = {session::MarkPresence{m_board.number, side, wanted, m_at.round}};
        return act;
    }

    /// The player to move asks, the other one gets two minutes more.
    [[nodiscard]] HandAct extraTime() const {
        HandAct act = simple(Hand::ExtraTime, HandText::tr("Quickplay finish: extra time"), Ground::QuickplayFinish,
                             {clock::Pause{}, clock::InstallExtra{clock::Method::Fischer, 5s, clock::CreditNow::Yes},
                              clock::AdjustTime{opponent(m_toMove), 2min}});
        act.article = plain(extraTimeArticle(m_at.details()));
        if (m_reading.phase == clock::Phase::Ready) act.barred = clock::Refusal::NotStarted;
        return act;
    }

    [[nodiscard]] HandAct reloadCanadian() const {
        QString const title = forColour(m_toMove, HandText::tr("Reload White's Canadian time"),
                                        HandText::tr("Reload Black's Canadian time"));
        return simple(Hand::ReloadCanadian, title, Ground::Irregularity, {clock::ReloadCanadian{m_toMove}});
    }

    [[nodiscard]] HandAct putFlagUp() const {
        HandAct act{
            .hand = Hand::PutFlagUp, .title = HandText::tr("Put a flag up again…"), .ground = Ground::ClockFault};
        bool const down = m_reading.sides.white.flag || m_reading.sides.black.flag;
        if (!down) act.barred = clock::Refusal::NoFlagDown;
        return act;
    }

    [[nodiscard]] HandAct stopOrGo() const {
        HandAct act{.hand = Hand::StopOrGo};
        if (m_reading.phase == clock::Phase::Running) {
            act.title = HandText::tr("Stop the clock");
            act.commands = {session::PauseClocks{{m_board.number}, m_at.round}};
        } else if (m_reading.phase == clock::Phase::Ready) {
            act.title = HandText::tr("Start the clock");
            act.commands = {session::StartClocks{{m_board.number}, m_at.round}};
        } else {
            act.title = HandText::tr("Let the clock run on");
            act.commands = {session::ResumeClocks{{m_board.number}, m_at.round}};
            if (m_reading.sides.white.flag && m_reading.sides.black.flag) act.barred = clock::Refusal::FlagDown;
        }
        return act;
    }

    [[nodiscard]] bool extraTimeCanBeAsked() const {
        return !extraTimeArticle(m_at.details()).empty() && !hasExtra(m_board, m_reading);
    }
    [[nodiscard]] bool canadian() const { return m_reading.sides[m_toMove].method == clock::Method::Canadian; }
    [[nodiscard]] Colour toMove() const { return m_toMove; }

private:
    [[nodiscard]] HandAct simple(Hand hand, QString const& title, Ground ground,
                                 std::vector<Operation> operations) const {
        HandAct act{.hand = hand, .title = title, .ground = ground};
        act.commands = {correction(m_at, std::move(operations), ground)};
        return act;
    }

    HandsAt const& m_at;
    Board const& m_board;
    clock::Reading m_reading;
    Colour m_toMove;
};

// --- as many boards as wanted ------------------------------------------------------------------------------

HandAct bonusFor(HandsAt const& at, Hand hand, Colour side) {
    clock::Span const bonus = usualBonus(at.details());
    HandAct act{.hand = hand, .ground = Ground::OtherPenalty, .offender = opponent(side)};
    //: %1 is a time that the player gets.
    act.title = forColour(side, HandText::tr("White +%1"), HandText::tr("Black +%1")).arg(spanText(bonus));
    act.commands = {correction(at, {clock::AdjustTime{side, bonus}}, act.ground, act.offender)};
    return act;
}

HandAct form(Hand hand, QString const& title, Ground ground) {
    return {.hand = hand, .title = title, .ground = ground};
}

HandAct swapTimes(HandsAt const& at) {
    HandAct act{.hand = Hand::SwapTimes, .title = HandText::tr("Exchange both times"), .ground = Ground::WrongSetting};
    act.commands = {correction(at, {clock::SwapTimes{}}, act.ground)};
    return act;
}

/// Locks where any lever moves, and unlocks when all are locked.
HandAct lever(HandsAt const& at, Hand hand, Colour side) {
    auto const boards = at.all();
    bool const anyFree = std::ranges::any_of(boards, [&](Board const* board) {
        return board->isUnderWay() && board->clock->sides[side].lever == clock::Lever::Free;
    });
    auto const wanted = anyFree ? clock::Lever::Locked : clock::Lever::Free;
    HandAct act{.hand = hand, .ground = Ground::ClockFault};
    act.title = anyFree ? forColour(side, HandText::tr("Lock White's lever"), HandText::tr("Lock Black's lever"))
                        : forColour(side, HandText::tr("Unlock White's lever"), HandText::tr("Unlock Black's lever"));
    act.commands = {correction(at, {clock::SetLever{side, wanted}}, act.ground)};
    return act;
}

HandAct restart(HandsAt const& at) {
    HandAct act{.hand = Hand::Restart,
                .title = HandText::tr("Set the clock as before the game"),
                .ground = Ground::ColoursOrSetUp};
    act.commands = {correction(at, {clock::Restart{}}, act.ground)};
    return act;
}

/// An adjourned game goes on where its clock was stopped.
HandAct goOnWith(HandsAt const& at, Board const& board) {
    HandAct act{.hand = Hand::Adjourn, .title = HandText::tr("Continue the adjourned game")};
    act.commands = {session::ClearResult{at.round, board.number}};
    return act;
}

HandAct adjourn(HandsAt const& at) {
    if (Board const* const board = at.one(); board && board->adjourned) return goOnWith(at, *board);
    HandAct act{.hand = Hand::Adjourn, .title = HandText::tr("Adjourn the game")};
    for (Board const* board : at.all())
        if (!board->result && !board->adjourned)
            act.commands.emplace_back(session::AdjournGame{at.round, board->number});
    if (at.boards.size() != 1) act.title = HandText::tr("Adjourn the games");
    if (act.commands.empty() && !at.all().empty())
        act.commands.emplace_back(session::AdjournGame{at.round, at.all().front()->number}); // the desk says why not
    return act;
}

HandAct stopOrGoForAll(HandsAt const& at) {
    std::vector<BoardNumber> running, waiting;
    for (Board const* board : at.all()) {
        if (!board->isUnderWay()) continue;
        clock::Phase const phase = readingOf(at, *board).phase;
        if (phase == clock::Phase::Running) running.push_back(board->number);
        if (phase == clock::Phase::Paused) waiting.push_back(board->number);
    }
    HandAct act{.hand = Hand::StopOrGo};
    if (running.empty() && waiting.empty()) act.barred = clock::Refusal::NotRunning;
    if (!running.empty() || waiting.empty()) {
        act.title = HandText::tr("Stop the clocks");
        act.commands = {session::PauseClocks{running.empty() ? at.boards : running, at.round}};
    } else {
        act.title = HandText::tr("Let the clocks run on");
        act.commands = {session::ResumeClocks{waiting, at.round}};
    }
    return act;
}

void addForMany(std::vector<HandAct>& acts, HandsAt const& at) {
    acts.push_back(bonusFor(at, Hand::BonusForWhite, Colour::White));
    acts.push_back(bonusFor(at, Hand::BonusForBlack, Colour::Black));
    acts.push_back(form(Hand::SetTimes, HandText::tr("Set times and counters…"), Ground::WrongSetting));
    acts.push_back(form(Hand::AddTime, HandText::tr("Add or take time…"), Ground::OtherPenalty));
    acts.push_back(form(Hand::ChangeControl, HandText::tr("Change the control…"), Ground::WrongSetting));
    acts.push_back(swapTimes(at));
    acts.push_back(lever(at, Hand::LeverOfWhite, Colour::White));
    acts.push_back(lever(at, Hand::LeverOfBlack, Colour::Black));
    acts.push_back(adjourn(at));
    acts.push_back(restart(at));
}

void addForOne(std::vector<HandAct>& acts, HandsAt const& at, Board const& board) {
    OneBoard const one(at, board);
    acts.push_back(one.illegalMove(Hand::IllegalMoveOfWhite, Colour::White));
    acts.push_back(one.illegalMove(Hand::IllegalMoveOfBlack, Colour::Black));
    acts.push_back(one.wrongClaim());
    acts.push_back(one.undoPress());
    acts.push_back(one.missedPress());
    acts.push_back(one.handOver());
    acts.push_back(one.stopOrGo());
    acts.push_back(form(Hand::ReplaceClock, HandText::tr("Replace the clock…"), Ground::ClockFault));
    acts.push_back(one.turnClock());
    acts.push_back(one.putFlagUp());
    acts.push_back(one.presence(Hand::PresenceOfWhite, Colour::White));
    acts.push_back(one.presence(Hand::PresenceOfBlack, Colour::Black));
    if (one.extraTimeCanBeAsked()) acts.push_back(one.extraTime());
    if (one.canadian()) acts.push_back(one.reloadCanadian());
    acts.push_back(form(Hand::MissedPressWithTime, HandText::tr("A missed press, with time…"), Ground::MissedPress));
    acts.push_back(one.device(Hand::DeviceOfWhite, Colour::White));
    acts.push_back(one.device(Hand::DeviceOfBlack, Colour::Black));
}

// --- what the desk would say -------------------------------------------------------------------------------

/// A form has no command yet: whether the clocks may be touched at all.
session::Command probe(HandAct const& act, HandsAt const& at) {
    return act.commands.empty() ? correction(at, {}, act.ground) : act.commands.front();
}

/// A title that names the whole of an act needs no second line that says it again.
bool titleSaysAll(Hand hand) {
    return hand != Hand::IllegalMoveOfWhite && hand != Hand::IllegalMoveOfBlack && hand != Hand::WrongClaim &&
           hand != Hand::ExtraTime;
}

void describe(Outlook& outlook, HandAct const& act, session::ClocksCorrected const& done) {
    if (done.boards.empty() || act.commands.empty()) return;
    auto const& first = done.boards.front();
    if (!titleSaysAll(act.hand)) outlook.effect = operationsText(first.operations);
    if (done.boards.size() != 1) return;
    for (Colour const side : bothColours)
        if (auto const& main = first.change.sides[side].main) outlook.after[side] = main->after;
}

struct ReasonGiven {
    HandsReason const& reason;
    void operator()(session::CorrectClocks& command) const {
        if (reason.ground) command.ground = *reason.ground;
        command.note = reason.note;
    }
    void operator()(session::PenaliseIllegalMove& command) const { command.note = reason.note; }
    void operator()(auto&) const {}
};

} // namespace

PlayType HandsAt::play() const { return playTypeOf(details()); }

session::Board const* HandsAt::one() const {
    session::Round const* const shown = state().round(round);
    return shown && boards.size() == 1 ? shown->board(boards.front()) : nullptr;
}

std::vector<session::Board const*> HandsAt::all() const {
    std::vector<Board const*> found;
    session::Round const* const shown = state().round(round);
    if (!shown) return found;
    for (Board const& board : shown->boards)
        if (boards.empty() || std::ranges::find(boards, board.number) != boards.end()) found.push_back(&board);
    return found;
}

session::Command correction(HandsAt const& at, std::vector<Operation> operations, Ground ground,
                            std::optional<Colour> offender) {
    return session::CorrectClocks{at.boards, std::move(operations), ground, {}, offender, at.round};
}

std::vector<session::Command> withReason(HandAct const& act, HandsReason const& reason) {
    std::vector<session::Command> commands = act.commands;
    for (session::Command& command : commands) std::visit(ReasonGiven{reason}, command);
    return commands;
}

std::vector<HandAct> handActs(HandsAt const& at) {
    std::vector<HandAct> acts;
    if (at.all().empty()) return acts;
    Board const* const board = at.one();
    if (board && !board->clock) return acts;
    addForMany(acts, at);
    if (board)
        addForOne(acts, at, *board);
    else
        acts.push_back(stopOrGoForAll(at));
    std::ranges::sort(acts, {}, &HandAct::hand);
    return acts;
}

Outlook outlookOf(HandAct const& act, HandsAt const& at) {
    Outlook outlook;
    if (act.barred) return {.whyNot = clockRefusalText(*act.barred)};
    session::Command const command = probe(act, at);
    auto answer = session::decide(at.history, command, session::Word::NotAsked, at.now);
    if (!answer) {
        outlook.possible = answer.error().level == session::Level::L3 || answer.error().level == session::Level::L4;
        outlook.whyNot = refusalText(answer.error(), at.state());
        if (outlook.possible) answer = session::decide(at.history, command, session::Word::Yes, at.now);
        if (!answer) return outlook;
    }
    outlook.possible = true;
    for (session::Act const& done : *answer)
        if (auto const* corrected = std::get_if<session::ClocksCorrected>(&done)) describe(outlook, act, *corrected);
    return outlook;
}

QString doneText(std::vector<session::Command> const& commands, HandsAt const& at) {
    std::vector<session::Act> all;
    for (session::Command const& command : commands)
        if (auto const acts = session::decide(at.history, command, session::Word::Yes, at.now))
            all.insert(all.end(), acts->begin(), acts->end());
    return flagfall::view::doneText(all);
}

QString doneText(HandAct const& act, HandsAt const& at) {
    if (titleSaysAll(act.hand)) return doneText(act.commands, at);
    QString const effect = outlookOf(act, at).effect;
    QString const what = effect.isEmpty() ? act.title : HandText::tr("%1: %2", "act").arg(act.title, effect);
    //: %1 which board, "Board 7"; %2 an offence and what it costs.
    return HandText::tr("%1. %2", "done").arg(boardsText(at.boards), what);
}

std::chrono::seconds usualBonus(session::EventDetails const& details) {
    PlayType const play = playTypeOf(details);
    auto const penalty = illegalMovePenalty(*details.edition, play, details.supervision).value;
    return penalty.bonus > 0s ? penalty.bonus : wrongClaimBonus(*details.edition, play).value;
}

/// The editions that let the arbiter add time name that article before the one about the draw; where the ground has a
/// single article it is about the draw alone.
std::string_view extraTimeArticle(session::EventDetails const& details) {
    if (!details.quickplayAnnounced) return {};
    PlayType const play = playTypeOf(details);
    std::string_view const articles = groundArticle(*details.edition, play, Ground::QuickplayFinish);
    auto const comma = articles.find(',');
    return comma == std::string_view::npos ? std::string_view{} : articles.substr(0, comma);
}

} // namespace flagfall::view
