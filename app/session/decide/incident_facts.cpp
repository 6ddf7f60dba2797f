// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/incident_facts.h"

#include "app/session/decide/adjournment_steps.h"
#include "app/session/event/adjourned_game.h"
#include "app/session/event/moves_asked.h"
#include "arbiter/board/fen.h"
#include "arbiter/notation/read_move.h"

#include <algorithm>
#include <array>

namespace flagfall::session {
namespace {

RecordedAct const& recordedAt(History const& history, Seq seq) {
    return history.acts()[static_cast<std::size_t>(seq.value() - 1)];
}

/// How the period that ended for this player was met, as the clock reported it; none in the present round's acts.
std::optional<clock::PeriodEnded> lastPeriodEnded(History const& history, RoundNumber round, BoardNumber board,
                                                  Colour side) {
    auto const& acts = history.actsOn(round, board);
    for (auto seq = acts.rbegin(); seq != acts.rend(); ++seq) {
        auto const* report = std::get_if<ClockReported>(&recordedAt(history, *seq).act);
        if (!report) continue;
        auto const* ended = std::get_if<clock::PeriodEnded>(&report->fact);
        if (ended && ended->side == side) return *ended;
    }
    return std::nullopt;
}

std::chrono::milliseconds inMilliseconds(clock::Span span) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(span);
}

class Look {
public:
    Look(History const& history, IncidentFacts& facts, Board const& board, clock::Instant at)
        : m_history(history), m_facts(facts), m_board(board), m_now(*board.clock) {
        advance(m_now, at);
    }

    void at(Colour side, clock::DisplayReading const& display) {
        rulings::KnownSide& known = m_facts.known.sides[side];
        auto const& setting = *m_board.clock->setting;
        auto const& periods = setting.periods(side);
        // where nobody presses the counter says nothing of the moves
        bool const begunByPress = halfMovesPressed(m_board) > 0;
        if (begunByPress) known.movesCounted = display.movesCompleted;
        clock::Span const used = m_now.sides[side].used;
        known.time = inMilliseconds(display.main);
        known.allotted = inMilliseconds(display.main + used);
        if (m_board.turn.of == side && begunByPress)
            known.turnTime = inMilliseconds(display.main + used - m_board.turn.usedBefore);
        auto const& period = periods[static_cast<std::size_t>(display.period - 1)];
        if (period.method == clock::Method::Fischer && display.movesCompleted > 0)
            known.credited = inMilliseconds(period.extra);
        if (auto const next = static_cast<std::size_t>(display.period); next < periods.size())
            known.nextTime = inMilliseconds(periods[next].base);
        m_facts.zeros[side].period = display.period;
        m_facts.known.hasIncrement |= periods[static_cast<std::size_t>(display.period - 1)].extra > clock::Span{};
        if (display.flag) {
            m_facts.zeros[side].at = display.flagAt;
            m_facts.zeros[side].flag = true;
            if (display.flagAt && m_board.isRuledOn(side, *display.flagAt)) return;
            known.flagDown = true;
            known.lastPeriod = display.period >= static_cast<int>(periods.size()) && !periods.back().repeats;
            known.movesAsked = movesAskedBy(setting, side, display.period);
            if (int const before = movesBeforeSetUp(m_board)[side]; before > 0)
                known.movesCounted = display.movesCompleted + before;
        } else if (display.periodFlagAt) {
            periodEnded(side, known);
        }
    }

private:
    /// The period ended, and the next one runs: that is a matter only where moves were missing.
    void periodEnded(Colour side, rulings::KnownSide& known) {
        auto const ended = lastPeriodEnded(m_history, m_facts.round, m_board.number, side);
        int const made = ended ? ended->movesMade + movesBeforeSetUp(m_board)[side] : 0;
        if (!ended || ended->movesAsked == 0 || made >= ended->movesAsked) return;
        if (m_board.isRuledOn(side, ended->at)) return;
        known.flagDown = true;
        known.lastPeriod = false;
        known.movesAsked = ended->movesAsked;
        known.movesCounted = made;
        m_facts.zeros[side] = {ended->period, ended->at};
    }

    History const& m_history;
    IncidentFacts& m_facts;
    Board const& m_board;
    clock::Clock m_now;
};

/// Puts the commands together; all changes of the clock are one correction.
class Carrier {
public:
    /// What the incident says beside the decision.
    struct Manner {
        ResultKind how = ResultKind::NotSaid;
        bool timesGiven = false; ///< what the clocks showed before the move is said; else they go back by themselves
        clock::CreditNow credit = clock::CreditNow::Yes;
        record::OfferMoment offer = record::OfferMoment::OnOpponentsTime;
        OfferAnswer answer = OfferAnswer::DeclinedInWords;
    };

    Carrier(IncidentFacts const& facts, rulings::Choice const& decision, Ground ground, std::string const& note,
            ResultBasis basis, Manner manner, rulings::Incident const* incident = nullptr)
        : m_facts(facts), m_decision(decision), m_basis(basis), m_manner(manner),
          m_steps(facts, incident, decision.effects),
          m_counts(rulings::effectIn<rulings::CountIllegalMove>(decision.effects)),
          m_scores(rulings::scoreIn(decision.effects).has_value()), m_stands(m_counts && m_scores),
          m_goesBack(m_counts && !m_scores && !manner.timesGiven &&
                     rulings::effectIn<rulings::TakeMoveBack>(decision.effects) &&
                     rulings::effectIn<rulings::SetTime>(decision.effects)) {
        m_clocks.boards = {facts.board};
        m_clocks.ground = ground;
        m_clocks.note = note;
        m_clocks.round = facts.round;
    }

    std::vector<Command> commands() {
        if (m_counts && m_facts.clockIsOurs) penalise();
        add(m_steps.missing());
        add(m_steps.stating());
        for (rulings::Effect const& effect : m_decision.effects) std::visit(*this, effect);
        bool const stopsAlone = m_counts && m_clocks.operations.size() == 1 &&
                                std::holds_alternative<clock::Pause>(m_clocks.operations.front());
        auto const& at = m_facts.adjournment;
        bool const adjourned = at && at->stage == AdjournmentFacts::Stage::Adjourned && at->clockStarted;
        bool const takesThem = m_facts.clockIsOurs || m_facts.clockWaits || adjourned;
        bool const changes = takesThem && !m_clocks.operations.empty() && !stopsAlone;
        if (changes) m_commands.insert(m_commands.begin(), Command{m_clocks});
        return std::move(m_commands);
    }

    void operator()(rulings::RecordFlag const& effect) {
        if (m_facts.clockIsOurs)
            m_commands.emplace_back(NoticeFlag{m_facts.round, m_facts.board, effect.of, effect.claimedBy});
    }
    void operator()(rulings::ScoreGame const& effect) {
        m_commands.emplace_back(EnterResult{m_facts.round, m_facts.board, effect.result, m_decision.article,
                                            m_clocks.note, m_basis, m_manner.how});
    }
    void operator()(rulings::StopClocks const&) {
        if (m_facts.runs) m_clocks.operations.emplace_back(clock::Pause{});
    }
    void operator()(rulings::GiveTime const& effect) {
        if (m_counts && m_facts.clockIsOurs) return; // given with the penalty
        m_clocks.operations.emplace_back(clock::AdjustTime{effect.to, effect.time});
    }
    void operator()(rulings::SetIncrement const& effect) {
        m_clocks.operations.emplace_back(clock::InstallExtra{clock::Method::Fischer, effect.eachMove, m_manner.credit});
    }
    /// What is taken is in milliseconds: a flag that falls by it takes what is left of the last one along.
    void operator()(rulings::TakeTime const& effect) {
        if (m_steps.isCharge(effect)) return;
        auto const* const falls = rulings::effectIn<rulings::RecordFlag>(m_decision.effects);
        auto const rest = std::chrono::milliseconds{falls && falls->of == effect.from ? 1 : 0};
        m_clocks.operations.emplace_back(
            clock::AdjustTime{effect.from, -(effect.time + rest), clock::IfGone::DropFlag});
    }
    void operator()(rulings::ScoreAboveWin const& effect) {
        m_commands.emplace_back(RuleScore{m_facts.round, m_facts.board, {effect.white, effect.black}, m_clocks.note});
    }
    void operator()(rulings::PlayOn const&) {}
    /// Before anything else is done to the clock, which a flag stops; in a form, where no time is proposed.
    void operator()(rulings::PutFlagUp const& effect) {
        if (auto const time = timeWithFlagUp(m_decision.effects, effect.of); time && m_facts.zeros[effect.of].flag)
            m_clocks.operations.insert(m_clocks.operations.begin(), clock::RevokeFlag{effect.of, *time});
    }
    /// An offer that is pending already is not made again.
    void operator()(rulings::OpenOffer const& effect) {
        if (m_scores || m_facts.known.offerBy == effect.by) return;
        m_commands.emplace_back(OfferDraw{m_facts.round, m_facts.board, effect.by, m_manner.offer});
    }
    /// With the penalty it is taken back, or it was never completed; times that were said leave the turn to be set.
    void operator()(rulings::TakeMoveBack const& effect) {
        if (m_counts && !m_stands && !m_goesBack && !m_facts.clockWaits)
            m_clocks.operations.emplace_back(clock::SetToMove{effect.by});
    }
    void operator()(rulings::CountIllegalMove const&) {}
    void operator()(rulings::SetTime const& effect) {
        bool const withFlag = m_facts.zeros[effect.of].flag && timeWithFlagUp(m_decision.effects, effect.of);
        if (m_stands || m_goesBack || withFlag || isShownWhileAdjourned(effect)) return;
        m_clocks.operations.emplace_back(clock::SetTime{effect.of, effect.time});
    }
    /// Stopped and resumed by one ruling: the arbiter starts the clock when what it was stopped for is done. That of an
    /// adjourned game is started by its resumption; and an envelope that can be opened is opened first (I.9.2).
    void operator()(rulings::ResumeClocks const&) {
        bool const opensFirst = m_facts.adjournment && m_facts.adjournment->opensFirst;
        if (m_facts.runs || !m_facts.clockIsOurs || opensFirst ||
            rulings::effectIn<rulings::StopClocks>(m_decision.effects))
            return;
        m_clocks.operations.emplace_back(clock::Resume{});
    }
    /// The clock itself begins the next period.
    void operator()(rulings::BeginPeriod const&) {}
    /// An offer ends with the game.
    void operator()(rulings::CloseOffer const& effect) {
        if (m_scores || m_facts.known.offerBy != effect.by) return;
        m_commands.emplace_back(AnswerOffer{m_facts.round, m_facts.board, opponent(effect.by), m_manner.answer});
    }
    /// The ruling on record says so; the next one on this claim is asked with it.
    void operator()(rulings::PostponeClaim const&) {}
    /// These are done at the board.
    void operator()(rulings::ReplaceClock const&) {}
    void operator()(rulings::CompleteSheet const&) {}
    void operator()(rulings::ReconstructGame const&) {}
    void operator()(rulings::SetMoves const& effect) {
        if (m_stands || m_goesBack) return;
        m_clocks.operations.emplace_back(clock::SetMoves{effect.of, effect.moves});
    }
    void operator()(rulings::SetToMove const& effect) {
        if (m_stands || m_goesBack || m_facts.clockWaits) return;
        m_clocks.operations.emplace_back(clock::SetToMove{effect.of});
    }
    /// Unless it has been pressed for meanwhile.
    void operator()(rulings::CompleteMove const& effect) {
        writeMove(effect);
        bool const pressed = m_facts.adjournment && m_facts.adjournment->toMove == opponent(effect.by);
        if (m_facts.clockWaits || pressed) return;
        m_clocks.operations.emplace_back(clock::CountMissedPress{effect.by, {}});
        m_clocks.operations.emplace_back(clock::SetToMove{opponent(effect.by)});
    }
    /// Where it is the next one on the record.
    void writeMove(rulings::CompleteMove const& effect) {
        auto const& position = m_facts.known.position;
        if (effect.move.empty() || m_facts.onRecord.empty() || !position || position->turn() != effect.by) return;
        auto const read = notation::readMove(*position, effect.move);
        if (!read) return;
        int const entry = static_cast<int>(m_facts.onRecord.size()) - 1;
        m_commands.emplace_back(
            WriteRecord{m_facts.round, m_facts.board, entry, 0, {written(record::Entry{read->move})}});
    }
    /// The record ends there again, if it has gone on; a game that this ends keeps its moves.
    void operator()(rulings::RestorePosition const& effect) {
        auto const& stood = m_facts.onRecord;
        auto const same = std::find_if(stood.rbegin(), stood.rend(), [&](board::Position const& one) {
            return one == effect.position && one.moveNumber() == effect.position.moveNumber();
        });
        if (!m_scores && same != stood.rend()) cutRecord(static_cast<int>(same - stood.rbegin()));
    }
    /// The promotion stands, with a queen, where only one pawn can have gone there; a game that is lost by it keeps its
    /// record.
    void operator()(rulings::PutQueen const& effect) {
        if (m_stands || !effect.on || m_facts.onRecord.empty() || m_facts.onRecord.back().turn() != effect.by) return;
        std::vector<EntryWritten> entries;
        for (board::Move const move : m_facts.onRecord.back().legalMoves())
            if (move.to == *effect.on && move.kind == board::MoveKind::ToQueen)
                entries.push_back(written(record::Entry{.what = move}));
        int const size = static_cast<int>(m_facts.onRecord.size()) - 1;
        if (entries.size() == 1) m_commands.emplace_back(WriteRecord{m_facts.round, m_facts.board, size, 0, entries});
    }
    /// On the board and on the record, by hand.
    void operator()(rulings::MustMove const&) {}
    void operator()(rulings::WriteMove const&) {}
    /// Where the record is as long as the game.
    void operator()(rulings::VoidMoves const& effect) {
        if (m_facts.known.position) cutRecord(effect.halfMoves);
    }
    /// The register is read from the rulings on record.
    void operator()(rulings::Warn const&) {}
    void operator()(rulings::FinePlayer const&) {}
    /// A round robin has no byes: its arbiter enters what the round is to count.
    void operator()(rulings::ExcludePlayer const& effect) {
        if (m_facts.withdrawn[effect.of]) return;
        for (int at = 0; at < effect.rounds && at < static_cast<int>(m_facts.toCome.size()); ++at)
            m_commands.emplace_back(
                GrantBye{m_facts.players[effect.of], m_facts.toCome[static_cast<std::size_t>(at)], Bye::ZeroPoint});
    }
    void operator()(rulings::ExpelPlayer const& effect) {
        if (!m_facts.withdrawn[effect.of]) m_commands.emplace_back(WithdrawPlayer{m_facts.players[effect.of]});
    }
    void operator()(rulings::ExpelFromVenue const&) {}
    void operator()(rulings::AnnulGame const& effect) {
        m_clocks.operations.emplace_back(clock::Restart{});
        if (!effect.time) return;
        for (Colour const colour : bothColours) m_clocks.operations.emplace_back(clock::SetTime{colour, *effect.time});
    }
    void operator()(rulings::ForbidCastling const& effect) {
        m_commands.emplace_back(
            ForbidCastling{m_facts.round, m_facts.board, effect.of, effect.side, m_decision.article});
    }
    void operator()(rulings::CorrectColours const&) {
        m_commands.emplace_back(CorrectColours{m_facts.round, m_facts.board, m_decision.article});
    }
    /// Done at the board, and entered by the arbiter.
    void operator()(rulings::TransferPosition const&) {}
    void operator()(rulings::ChargeClock const&) {}
    void operator()(rulings::RestoreLastKnown const&) {}
    /// What takes the place of the decision is a ruling of its own.
    void operator()(rulings::DecisionStands const&) {}
    void operator()(rulings::DecisionSetAside const&) {}
    /// The rest is entered on the page of adjourned games: leftFor().
    void operator()(rulings::SealMove const& effect) { add(m_steps.sealing(effect)); }
    void operator()(rulings::Adjourn const& effect) { add(m_steps.adjourning(effect)); }
    void operator()(rulings::SetUpAdjourned const&) {}
    void operator()(rulings::KeepEnvelope const&) {}
    void operator()(rulings::OpenEnvelope const&) { add(m_steps.opening()); }
    void operator()(rulings::PlaySealedMove const& effect) { add(m_steps.playing(effect)); }
    void operator()(rulings::SealReply const&) { add(m_steps.replying()); }
    void operator()(rulings::StartClock const& effect) { add(m_steps.starting(effect)); }

private:
    void add(std::optional<Command> command) {
        if (command) m_commands.push_back(*std::move(command));
    }
    /// The clock stands where it was stopped, to less than a millisecond.
    [[nodiscard]] bool isShownWhileAdjourned(rulings::SetTime const& effect) const {
        auto const& at = m_facts.adjournment;
        return at && at->stage == AdjournmentFacts::Stage::Adjourned &&
               m_facts.known.sides[effect.of].time == effect.time;
    }
    void cutRecord(int halfMoves) {
        int const size = static_cast<int>(m_facts.onRecord.size()) - 1;
        if (halfMoves > 0 && halfMoves <= size)
            m_commands.emplace_back(WriteRecord{m_facts.round, m_facts.board, size - halfMoves, halfMoves, {}});
    }
    /// Of two illegal moves each counts; only the first one's press is taken back.
    void penalise() {
        for (rulings::Effect const& effect : m_decision.effects) {
            auto const* const counts = std::get_if<rulings::CountIllegalMove>(&effect);
            if (!counts) continue;
            m_commands.emplace_back(PenaliseIllegalMove{
                .round = m_facts.round,
                .board = m_facts.board,
                .offender = counts->by,
                .note = m_clocks.note,
                .settled = PenaliseIllegalMove::Settled{.pressStands = !m_goesBack || !m_commands.empty(),
                                                        .given = givenTo(opponent(counts->by))}});
        }
    }
    [[nodiscard]] std::chrono::seconds givenTo(Colour player) const {
        for (rulings::Effect const& effect : m_decision.effects)
            if (auto const* const given = std::get_if<rulings::GiveTime>(&effect); given && given->to == player)
                return given->time;
        return {};
    }

    IncidentFacts const& m_facts;
    rulings::Choice const& m_decision;
    ResultBasis m_basis;
    Manner m_manner;
    AdjournmentSteps m_steps;
    rulings::CountIllegalMove const* m_counts;
    bool m_scores;
    bool m_stands;   ///< the illegal move loses: the clock of a game that is over shows what it showed
    bool m_goesBack; ///< the clock undoes the press, which restores more than the times; else they stay as they are
    CorrectClocks m_clocks;
    std::vector<Command> m_commands;
};

/// How a game has ended that a ruling decides.
struct ResultKindOf {
    DecidedRuling const& ruling;

    ResultKind operator()() const {
        if (ruling.own) return ResultKind::Ruling;
        bool const ended = ruling.finding == rulings::Finding::StandsAsEnded ||
                           std::holds_alternative<rulings::EndedOnBoard>(ruling.incident);
        if (ended && ruling.known.over) return of(*ruling.known.over);
        return std::visit(*this, ruling.incident);
    }
    /// A game that was over before ended as was said.
    ResultKind operator()(rulings::FlagFall const&) const {
        using rulings::Answer;
        bool const before = ruling.answers.is(rulings::Ask::OverBefore, Answer::Yes);
        auto const by = before ? ruling.answers.to(rulings::Ask::EndedBy) : std::nullopt;
        if (by == Answer::Mates) return ResultKind::Checkmate;
        if (by == Answer::Resignation) return ResultKind::Resignation;
        if (by == Answer::Stalemate) return ResultKind::Stalemate;
        if (by == Answer::DeadPosition) return ResultKind::DeadPosition;
        return by == Answer::Agreement ? ResultKind::Agreement : ResultKind::Time;
    }
    ResultKind operator()(rulings::Resigned const&) const { return ResultKind::Resignation; }
    ResultKind operator()(rulings::HandshakeMisunderstood const&) const {
        return rulings::scoreIn(ruling.choice.effects) == Result::Draw ? ResultKind::Agreement
                                                                       : ResultKind::Resignation;
    }
    ResultKind operator()(rulings::DrawAgreed const&) const { return ResultKind::Agreement; }
    ResultKind operator()(rulings::OfferReplied const&) const { return ResultKind::Agreement; }
    ResultKind operator()(rulings::DrawClaimed const&) const { return ResultKind::Claim; }
    ResultKind operator()(rulings::QuickplayClaimed const&) const { return ResultKind::Claim; }
    ResultKind operator()(rulings::LateArrival const&) const { return ResultKind::Forfeit; }
    ResultKind operator()(rulings::EndedOnBoard const&) const {
        return ruling.finding == rulings::Finding::Checkmated ? ResultKind::Checkmate : ResultKind::Ruling;
    }
    ResultKind operator()(rulings::BetweenSessions const& incident) const {
        return incident.news == rulings::SessionNews::Resigns ? ResultKind::Resignation : ResultKind::Agreement;
    }
    ResultKind operator()(rulings::GameResumed const&) const {
        return ruling.finding == rulings::Finding::TooLateToResume ? ResultKind::Forfeit : byEnvelope();
    }
    ResultKind operator()(rulings::SealedMoveOpened const&) const { return byEnvelope(); }
    ResultKind operator()(rulings::EnvelopeMissing const&) const { return byEnvelope(); }
    ResultKind operator()(rulings::IllegalMove const&) const { return ResultKind::Penalty; }
    ResultKind operator()(rulings::DeviceFound const&) const { return ResultKind::Penalty; }
    ResultKind operator()(rulings::PenaltyGiven const&) const { return ResultKind::Penalty; }
    ResultKind operator()(rulings::OffenceCommitted const&) const { return ResultKind::Penalty; }
    ResultKind operator()(rulings::ShamGame const&) const { return ResultKind::Penalty; }
    /// Whatever else it was: the ruling on record says more.
    template <typename Other>
    ResultKind operator()(Other const&) const {
        return ResultKind::Ruling;
    }

private:
    [[nodiscard]] ResultKind byEnvelope() const {
        using rulings::Finding;
        if (ruling.finding == Finding::WhiteWins || ruling.finding == Finding::BlackWins) return ResultKind::Time;
        return ruling.finding == Finding::Checkmated ? ResultKind::Checkmate : ResultKind::Ruling;
    }
    static ResultKind of(rulings::GameOver over) {
        switch (over) {
        case rulings::GameOver::Checkmate: return ResultKind::Checkmate;
        case rulings::GameOver::Stalemate: return ResultKind::Stalemate;
        case rulings::GameOver::DeadPosition: return ResultKind::DeadPosition;
        case rulings::GameOver::Resignation: return ResultKind::Resignation;
        case rulings::GameOver::Agreement: return ResultKind::Agreement;
        case rulings::GameOver::CorrectClaim: return ResultKind::Claim;
        case rulings::GameOver::Fivefold:
        case rulings::GameOver::SeventyFiveMoves: return ResultKind::AutomaticDraw;
        }
        return ResultKind::NotSaid;
    }
};

/// What the record shows; nothing follows from one that is shorter than the game by more than the move in question.
void lookAtRecord(IncidentFacts& facts, Board const& board, EventDetails const& details) {
    rulings::Known& known = facts.known;
    record::GameRecord const& record = board.game.record;
    facts.nothingOnRecord = board.game.isEmpty();
    int const missing = halfMovesUnrecorded(board);
    if (recordSaysPosition(board) && !record.hasGaps()) facts.onRecord = record.positions();
    if (!recordSaysPosition(board) || missing > 1) return;
    known.before = record.end();
    bool const sealed = facts.adjournment && facts.adjournment->entry;
    if (sealed) known.fivefoldBy = rulings::fivefoldMoves(record, *details.edition);
    if (missing == 1 && sealed) known.position = record.end(); // the clock counts the sealed move, the board has it not
    if (missing == 1) return;
    known.position = record.end();
    for (Colour const side : bothColours) known.sides[side].movesProved = board.clock.has_value();
    auto const end = endOnBoard(board.game, details.edition->drawnGame);
    if (!end) return;
    switch (end->how) {
    case record::BoardEnd::Checkmate: known.over = rulings::GameOver::Checkmate; break;
    case record::BoardEnd::Stalemate: known.over = rulings::GameOver::Stalemate; break;
    case record::BoardEnd::DeadPosition: known.over = rulings::GameOver::DeadPosition; break;
    case record::BoardEnd::Fivefold: known.drawnBefore = AutomaticDraw::Fivefold; break;
    case record::BoardEnd::SeventyFiveMoves: known.drawnBefore = AutomaticDraw::SeventyFiveMoves; break;
    }
    if (known.over) known.overScore = end->result;
}

/// How the game ended by the result that stands, where that says how.
std::optional<rulings::GameOver> endOf(ResultKind how) {
    switch (how) {
    case ResultKind::Checkmate: return rulings::GameOver::Checkmate;
    case ResultKind::Resignation: return rulings::GameOver::Resignation;
    case ResultKind::Agreement: return rulings::GameOver::Agreement;
    case ResultKind::Stalemate: return rulings::GameOver::Stalemate;
    case ResultKind::DeadPosition: return rulings::GameOver::DeadPosition;
    case ResultKind::Claim: return rulings::GameOver::CorrectClaim;
    case ResultKind::NotSaid:
    case ResultKind::Time:
    case ResultKind::Forfeit:
    case ResultKind::AutomaticDraw:
    case ResultKind::Penalty:
    case ResultKind::Ruling: break;
    }
    return std::nullopt;
}

AdjournmentFacts adjournmentFacts(Board const& board, AdjournmentRules const& rules) {
    using Stage = AdjournmentFacts::Stage;
    AdjournmentFacts facts{.onScreen = rules.sealedOn == SealedOn::Screen, .needsWitness = rules.witness};
    facts.clockStarted = board.clock && board.clock->phase != clock::Phase::Ready;
    facts.clockRuns = facts.clockStarted && board.clock->phase == clock::Phase::Running;
    if (facts.clockStarted) facts.toMove = board.clock->active;
    if (board.sealing) {
        facts.stage = Stage::Called;
        facts.called = board.sealing->by;
        facts.sealed = board.sealing->typed.has_value();
        return facts;
    }
    Adjournment const* const one = board.adjournment();
    if (!one || (!board.adjourned && !one->resumed)) return facts;
    facts.stage = board.adjourned ? Stage::Adjourned : Stage::Resumed;
    if (!one->envelope) return facts;
    facts.sealer = one->envelope->by;
    if (Envelope const* const closed = one->closed(); closed && !closed->missing) {
        facts.closed = closed == &*one->envelope ? AdjournmentFacts::Paper::First : AdjournmentFacts::Paper::Reply;
        facts.typed = closed->typed.has_value();
        facts.kept = !closed->custody.empty();
    }
    facts.opensFirst = one->waitsToBeOpened() && one->present[opponent(one->closed()->by)];
    facts.mayReply = one->envelope->opened && !one->reply;
    auto const& record = board.game.record;
    bool const second = facts.closed == AdjournmentFacts::Paper::Reply || (one->reply && one->reply->opened);
    if (record.halfMoves() == one->halfMoves + (second ? 1 : 0)) facts.entry = static_cast<int>(record.size());
    return facts;
}

/// Whose claim in a quickplay finish waits for its decision: the last ruling on one in this game says so.
std::optional<Colour> postponedClaim(History const& history, RoundNumber round, Board const& board) {
    auto const& acts = history.actsOn(round, board.number);
    for (auto seq = acts.rbegin(); seq != acts.rend(); ++seq) {
        if (history.retracted(*seq)) continue;
        if (board.gamesBefore.contains(*seq)) return std::nullopt; // the clocks began anew, for another game
        auto const* const made = std::get_if<RulingMade>(&recordedAt(history, *seq).act);
        auto const ruling = made ? fromRecord(*made->ruling) : std::nullopt;
        if (!ruling) continue;
        if (rulings::effectIn<rulings::AnnulGame>(ruling->choice.effects)) return std::nullopt;
        if (!std::holds_alternative<rulings::QuickplayClaimed>(ruling->incident)) continue;
        auto const* const postponed = rulings::effectIn<rulings::PostponeClaim>(ruling->choice.effects);
        return postponed ? std::optional{postponed->by} : std::nullopt;
    }
    return std::nullopt;
}

/// A claim is an offer, too (9.1); what else leads to one leaves it open on the opponent's time.
record::OfferMoment momentOfOffer(rulings::Incident const& incident) {
    if (auto const* const offered = std::get_if<rulings::DrawOffered>(&incident)) return offered->moment;
    bool const claimed = std::holds_alternative<rulings::DrawClaimed>(incident) ||
                         std::holds_alternative<rulings::QuickplayClaimed>(incident);
    return claimed ? record::OfferMoment::WithClaim : record::OfferMoment::OnOpponentsTime;
}

/// How an offer was rejected: a piece that is touched says no as well (9.1.2.1).
OfferAnswer answerIn(rulings::Incident const& incident) {
    auto const* const replied = std::get_if<rulings::OfferReplied>(&incident);
    return replied && replied->reply == rulings::OfferReply::Touches ? OfferAnswer::DeclinedByTouch
                                                                     : OfferAnswer::DeclinedInWords;
}

} // namespace

bool recordSaysPosition(Board const& board) {
    Adjournment const* const one = board.sealing ? nullptr : board.adjournment();
    bool const sealed = one && one->envelope;
    if (sealed && isUnseen(board)) return false;
    bool const clockStarted = board.clock && board.clock->phase != clock::Phase::Ready;
    return board.game.saysPosition() || (sealed && clockStarted);
}

IncidentFacts incidentFacts(History const& history, RoundNumber round, Board const& board, clock::Instant now) {
    IncidentFacts facts{.round = round, .board = board.number, .players = {board.white, board.black}};
    EventState const& state = history.state();
    if (Round const* const played = state.round(round)) facts.roundStarted = played->startedAt;
    if (systemRulesOf(state).grantsByes)
        for (int next = state.nextRound().value(); next <= plannedRounds(state); ++next)
            if (!pairing::isLaterGame(systemRulesOf(state), RoundNumber{next})) facts.toCome.emplace_back(next);
    facts.clockIsOurs = board.isUnderWay() && board.clock->phase != clock::Phase::Ready;
    facts.runs = facts.clockIsOurs && board.clock->phase == clock::Phase::Running;
    facts.clockWaits = board.isUnderWay() && !facts.clockIsOurs && !board.adjourned;
    for (Colour const side : bothColours) {
        Player const* const player = state.player(facts.players[side]);
        facts.withdrawn[side] = player && player->withdrawnFrom.has_value();
        facts.known.sides[side].illegalMoves = board.illegalMoves[side];
    }
    if (board.clock) {
        clock::Reading const reading = clock::read(*board.clock, now);
        Look look(history, facts, board, now);
        for (Colour const side : bothColours) look.at(side, reading.sides[side]);
        bool const waits = reading.firstFlag && facts.known.sides[*reading.firstFlag].flagDown;
        if (waits) facts.known.firstFlag = reading.firstFlag;
    }
    if (board.flagNoticed) facts.known.flagNoticed = board.flagNoticed->side;
    for (Colour const side : bothColours)
        if (board.game.offers.pendingBy(side)) facts.known.offerBy = side;
    facts.adjournment = adjournmentFacts(board, state.details.adjournments);
    facts.known.adjourned = board.adjourned;
    if (board.adjourned) facts.known.sealedBy = facts.adjournment->sealer;
    if (state.details.edition->supervisionByGame && board.supervision)
        facts.known.supervised = *board.supervision == Supervision::Full;
    facts.known.quickplayPending = postponedClaim(history, round, board);
    lookAtRecord(facts, board, state.details);
    if (!facts.known.position) facts.known.hasMove = onMove(board);
    facts.result = board.result;
    if (!facts.known.over && board.result) facts.endedBy = endOf(board.howEnded);
    constexpr std::array said{ResultKind::NotSaid, ResultKind::Agreement, ResultKind::Resignation};
    facts.playersSaidIt = board.result && std::ranges::find(said, board.howEnded) != said.end();
    return facts;
}

void lookAtResult(IncidentFacts& facts, std::optional<rulings::Incident> const& incident) {
    bool const inQuestion =
        facts.playersSaidIt && incident && std::holds_alternative<rulings::HandshakeMisunderstood>(*incident);
    facts.known.result = incident && !inQuestion ? facts.result : std::nullopt;
    if (!facts.endedBy) return;
    bool const isFlag = incident && std::holds_alternative<rulings::FlagFall>(*incident);
    facts.known.over = isFlag ? facts.endedBy : std::nullopt;
    facts.known.overScore = isFlag ? facts.result : std::nullopt;
}

std::optional<std::chrono::milliseconds> timeWithFlagUp(rulings::Effects const& effects, Colour side) {
    std::optional<std::chrono::milliseconds> time;
    bool up = false;
    for (rulings::Effect const& effect : effects) {
        if (auto const* const put = std::get_if<rulings::PutFlagUp>(&effect)) up |= put->of == side;
        if (auto const* const set = std::get_if<rulings::SetTime>(&effect); set && set->of == side) time = set->time;
    }
    return up ? time : std::nullopt;
}

std::vector<Command> commandsFor(IncidentFacts const& facts, rulings::Choice const& decision, Ground ground,
                                 std::string const& note, ResultBasis basis) {
    return Carrier(facts, decision, ground, note, basis, {}).commands();
}

Command timeGivenBack(IncidentFacts const& facts, rulings::GiveTime const& since, std::string const& note) {
    CorrectClocks command;
    command.boards = {facts.board};
    command.operations = {clock::AdjustTime{since.to, since.time}};
    command.ground = groundOfTimeGivenBack;
    command.note = note;
    command.round = facts.round;
    return command;
}

namespace {

/// A wrong start that is played on is where the record begins; moves that are on record already stay as they are.
std::optional<Command> startPlayedOn(IncidentFacts const& facts, DecidedRuling const& ruling) {
    auto const* const wrong = std::get_if<rulings::StartError>(&ruling.incident);
    bool const goesOn = rulings::effectIn<rulings::PlayOn>(ruling.choice.effects);
    bool const isPosition = wrong && wrong->fault == rulings::StartFault::WrongPosition;
    if (!isPosition || !wrong->start || !goesOn || !facts.nothingOnRecord) return std::nullopt;
    if (*wrong->start == wrong->meant.value_or(board::Position{})) return std::nullopt;
    std::string fen = board::fenText(*wrong->start);
    if (!board::positionFromFen(fen)) return std::nullopt; // of another kind of chess
    return SetUpGames{facts.round, {facts.board}, std::move(fen)};
}

} // namespace

Command carriedOut(IncidentFacts const& facts, DecidedRuling const& ruling, Ground ground) {
    auto const basis = ruling.own ? ResultBasis::OwnDecision : ResultBasis::Ruling;
    auto const* const illegal = std::get_if<rulings::IllegalMove>(&ruling.incident);
    bool const said = illegal && (illegal->timeThen.white || illegal->timeThen.black || illegal->movesThen.white ||
                                  illegal->movesThen.black);
    bool const setting = std::holds_alternative<rulings::WrongSetting>(ruling.incident);
    Carrier::Manner const manner{.how = ResultKindOf{ruling}(),
                                 .timesGiven = said,
                                 .credit = setting ? clock::CreditNow::No : clock::CreditNow::Yes,
                                 .offer = facts.known.sealedBy ? record::OfferMoment::OnOpponentsTime
                                                               : momentOfOffer(ruling.incident),
                                 .answer = answerIn(ruling.incident)};
    auto commands = Carrier(facts, ruling.choice, ground, ruling.note, basis, manner, &ruling.incident).commands();
    if (auto setUp = startPlayedOn(facts, ruling)) commands.insert(commands.begin(), *std::move(setUp));
    commands.insert(commands.begin(), MakeRuling{facts.round, facts.board, onRecord(ruling)});
    return Together{std::move(commands)};
}

} // namespace flagfall::session
