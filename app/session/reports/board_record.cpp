// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/board_record.h"

#include "app/session/event/fold_board.h"
#include "app/session/event/matches.h"

#include <algorithm>

namespace flagfall::session {
namespace {

using clock::Instant;
using clock::Reading;
using clock::Span;

std::size_t positionOf(Seq seq) { return static_cast<std::size_t>(seq.value()) - 1; }

/// Whether the act brings the board into the event, or names it; `first` is the first board of the round.
bool names(Act const& act, RoundNumber round, BoardNumber board, BoardNumber first) {
    if (auto const* const paired = std::get_if<RoundPaired>(&act))
        return paired->pairing.round == round &&
               std::ranges::find(paired->pairing.pairs, board, &pairing::Pair::board) != paired->pairing.pairs.end();
    if (auto const* const imported = std::get_if<RoundImported>(&act)) return imported->round == round;
    if (auto const* const repaired = std::get_if<RoundRepaired>(&act))
        return repaired->round == round &&
               (board.value() >= first.value() + repaired->boards ||
                std::ranges::find(repaired->seats, board, &RoundRepaired::Seats::board) != repaired->seats.end());
    Touched const touched = touchedBy(act);
    return touched.round == round && std::ranges::find(touched.boards, board) != touched.boards.end();
}

/// When an act took effect, by its own word.
Instant ownInstant(RecordedAct const& act) {
    if (auto const* const operated = std::get_if<ClocksOperated>(&act.act)) return operated->at;
    if (auto const* const corrected = std::get_if<ClocksCorrected>(&act.act)) return corrected->at;
    if (auto const* const reported = std::get_if<ClockReported>(&act.act))
        return std::visit([](auto const& fact) { return fact.at; }, reported->fact);
    return act.at;
}

/// What the computer's clock showed then: a fact is written down a little after it happened.
WallTime ownWall(RecordedAct const& act) {
    if (!std::holds_alternative<ClockReported>(act.act)) return act.wall;
    auto const late = std::chrono::floor<std::chrono::milliseconds>(act.at - ownInstant(act));
    return WallTime{act.wall.value() - late.count()};
}

bool completesMoves(Act const& act) {
    if (auto const* const operated = std::get_if<ClocksOperated>(&act))
        return std::holds_alternative<clock::Press>(operated->operation);
    auto const* const reported = std::get_if<ClockReported>(&act);
    return reported && std::holds_alternative<clock::TurnedByItself>(reported->fact);
}

bool undoesPress(Act const& act) {
    auto const undoes = [](clock::Operation const& one) { return std::holds_alternative<clock::UndoPress>(one); };
    if (auto const* const operated = std::get_if<ClocksOperated>(&act)) return undoes(operated->operation);
    auto const* const corrected = std::get_if<ClocksCorrected>(&act);
    return corrected && std::ranges::any_of(corrected->boards, [&](auto const& one) {
               return std::ranges::any_of(one.operations, undoes);
           });
}

/// By people's hands, not by the play.
bool corrects(Act const& act) {
    return std::holds_alternative<ClocksCorrected>(act) || std::holds_alternative<ClocksRecovered>(act) ||
           retractionTarget(act).has_value();
}

/// What a player can still use up. Who counts up has nothing to lose: every second is given as it is used.
Span leftOf(clock::DisplayReading const& reading) {
    return reading.method == clock::Method::UpCount ? Span{} : reading.main;
}

/// How much time a player has come to have in all between two readings.
Span gained(clock::DisplayReading const& before, clock::DisplayReading const& after) {
    return leftOf(after) + after.used - leftOf(before) - before.used;
}

/// To the nearest of these units.
Span roundedTo(Span unit, Span span) {
    Span const half = unit / 2;
    return (span + (span < Span{} ? -half : half)) / unit * unit;
}

} // namespace

std::optional<Reading> BoardRecord::Entry::after() const {
    return clock ? std::optional{read(*clock, at)} : std::nullopt;
}

// --- taking in -------------------------------------------------------------------------------------------------

void BoardRecord::follow(History const& history) {
    for (std::size_t next = positionOf(Seq{m_seen.value() + 1}); next < history.acts().size(); ++next)
        take(history, history.acts()[next]);
    m_seen = history.last();
}

BoardRecord::Concern BoardRecord::concernOf(Act const& act) const {
    if (std::holds_alternative<EventOpened>(act) || std::holds_alternative<EventRevised>(act) ||
        std::holds_alternative<PlayerWithdrawn>(act) || std::holds_alternative<PlayerReturned>(act))
        return Concern::Foundation;
    if (std::holds_alternative<DeskOpened>(act) || std::holds_alternative<DeskClosed>(act))
        return isOfItsDesk(act) ? Concern::Desk : Concern::Nothing;
    if (names(act, m_round, m_number, m_first)) return Concern::Board;
    // A line-up that is changed later can add a board, and move those behind it.
    auto const* const paired = std::get_if<RoundPaired>(&act);
    auto const* const given = std::get_if<LineUpGiven>(&act);
    bool const seatsTeams =
        (paired && paired->pairing.round == m_round && !paired->matches.empty()) || (given && given->round == m_round);
    return seatsTeams ? Concern::Foundation : Concern::Nothing;
}

/// An opening or closing of another desk is nothing to a board whose clock this one runs.
bool BoardRecord::isOfItsDesk(Act const& act) const {
    if (auto const* const closed = std::get_if<DeskClosed>(&act))
        return closed->desk == 0 || (m_board && m_board->desk == closed->desk);
    int const opened = std::get<DeskOpened>(act).desk;
    bool const runs = m_board && m_board->clock && m_board->clock->phase == clock::Phase::Running;
    return opened == 0 || (m_board && (m_board->desk == opened || (runs && m_board->desk == 0)));
}

void BoardRecord::take(History const& history, RecordedAct const& act) {
    m_axis.take(act);
    if (auto const target = retractionTarget(act.act)) {
        takeRetraction(history, act, *target);
        return;
    }
    Concern const concern = concernOf(act.act);
    if (concern == Concern::Nothing) return;
    bool const mattered = deskMatters();
    ByColour<PlayerId> const sat = players();
    if (auto const* const taken = std::get_if<ClocksTaken>(&act.act)) noteTaken(*taken);
    fold(act);
    m_own.push_back(act.seq);
    if (concern == Concern::Desk) noteDesk(act);
    if (concern == Concern::Board || (concern == Concern::Desk && mattered) || players() != sat) enter(act);
}

void BoardRecord::takeRetraction(History const& history, RecordedAct const& act, Seq target) {
    if (!std::ranges::binary_search(m_own, target)) return;
    if (!m_retracted.erase(target)) m_retracted.insert(target);
    bool const seen = concernOf(history.acts()[positionOf(target)].act) == Concern::Board;
    foldAgain(history);
    if (seen || !standsAsEntered()) enter(act);
}

/// An opening or closing says something about a game that goes on, or a clock that runs.
bool BoardRecord::deskMatters() const {
    return m_board && m_board->clock && (!m_board->result || m_board->clock->phase == clock::Phase::Running);
}

void BoardRecord::noteDesk(RecordedAct const& act) {
    auto const* const opened = std::get_if<DeskOpened>(&act.act);
    if (!opened) {
        // Of several desks another one may start its clocks meanwhile.
        if (std::get<DeskClosed>(act.act).desk == 0) m_closedAt = act.at;
        return;
    }
    auto const from = m_closedAt ? m_closedAt : opened->lastBeat;
    auto const cause = m_closedAt ? Gap::Cause::Closed : Gap::Cause::Interrupted;
    if (m_board && from && *from < opened->at) m_gaps.push_back({*from, opened->at, cause, opened->gapExact});
    m_closedAt.reset();
}

/// From the last sign of life of the desk that ran the clock nobody watched it.
void BoardRecord::noteTaken(ClocksTaken const& act) {
    bool const ran = m_board && m_board->clock && m_board->clock->phase == clock::Phase::Running;
    if (ran && act.lastBeat && *act.lastBeat < act.at)
        m_gaps.push_back({std::max(*act.lastBeat, m_board->clock->anchor), act.at, Gap::Cause::Interrupted, false});
}

// --- the fold --------------------------------------------------------------------------------------------------

void BoardRecord::fold(RecordedAct const& act) {
    if (auto const* const event = std::get_if<EventOpened>(&act.act)) follow(*event->details);
    if (auto const* const revised = std::get_if<EventRevised>(&act.act)) follow(*revised->details);
    if (auto const* const gone = std::get_if<PlayerWithdrawn>(&act.act)) m_gone[gone->player] = gone->from;
    if (auto const* const back = std::get_if<PlayerReturned>(&act.act)) m_gone.erase(back->player);
    if (auto const* const paired = std::get_if<RoundPaired>(&act.act)) pair(*paired);
    if (auto const* const given = std::get_if<LineUpGiven>(&act.act)) seat(*given);
    if (auto const* const repaired = std::get_if<RoundRepaired>(&act.act)) repair(*repaired);
    if (auto const* const imported = std::get_if<RoundImported>(&act.act)) bringIn(*imported);
    // A history has been folded before: no act of it is a problem.
    if (m_board) static_cast<void>(foldOnBoard(*m_board, act));
    auto const* const placed = std::get_if<ClocksPlaced>(&act.act);
    if (m_board && placed && names(act.act, m_round, m_number, m_first))
        placeClock(*m_board, placed->clocks, m_board->control ? m_board->control : m_control);
}

void BoardRecord::follow(EventDetails const& details) {
    m_control = details.control;
    m_ladder = details.ladder;
    m_clocks = details.clocks;
    m_boardColours = details.teams.colours;
}

void BoardRecord::pair(RoundPaired const& act) {
    if (act.pairing.round != m_round) return;
    m_matches = act.matches;
    if (!act.pairing.pairs.empty()) m_first = act.pairing.pairs.front().board;
    auto const mine = std::ranges::find(act.pairing.pairs, m_number, &pairing::Pair::board);
    if (mine != act.pairing.pairs.end()) sit(mine->white, mine->black, controlIn(m_ladder, act.game));
}

/// As the round itself takes it: where the same two sit, the board stays as it is.
void BoardRecord::seat(LineUpGiven const& act) {
    if (act.round != m_round || m_matches.empty()) return;
    BoardNumber next{1};
    std::optional<pairing::Pair> mine;
    for (PairedMatch& match : m_matches) {
        if (match.home == act.team) match.homePlayers = act.players;
        if (match.away == act.team) match.awayPlayers = act.players;
        for (pairing::Pair const& pair : pairsOf(match, m_boardColours, next)) {
            if (pair.board == m_number) mine = pair;
            next = BoardNumber{next.value() + 1};
        }
    }
    if (!mine)
        m_board.reset();
    else if (players() != ByColour<PlayerId>{mine->white, mine->black})
        sit(mine->white, mine->black, nullptr);
}

/// `control` null: that of the event.
void BoardRecord::sit(PlayerId white, PlayerId black, std::shared_ptr<clock::Setting const> control) {
    m_board = Board{m_number, white, black};
    m_board->result = forfeitOf({isGone(white), isGone(black)});
    m_board->control = std::move(control);
    placeClock(*m_board, m_clocks, m_board->control ? m_board->control : m_control);
}

ByColour<PlayerId> BoardRecord::players() const {
    return m_board ? ByColour<PlayerId>{m_board->white, m_board->black} : ByColour<PlayerId>{nobody, nobody};
}

void BoardRecord::repair(RoundRepaired const& act) {
    if (act.round != m_round) return;
    if (m_number.value() >= m_first.value() + act.boards) m_board.reset();
    auto const mine = std::ranges::find(act.seats, m_number, &RoundRepaired::Seats::board);
    if (mine == act.seats.end()) return;
    if (!m_board) {
        m_board = Board{m_number, mine->white, mine->black};
        placeClock(*m_board, m_clocks, m_control);
    }
    reseat(*m_board, *mine);
}

void BoardRecord::bringIn(RoundImported const& act) {
    auto const mine = std::ranges::find(act.games, m_number, &RoundImported::Game::board);
    if (mine == act.games.end()) return;
    m_board = Board{m_number, mine->white, mine->black};
    m_board->result = mine->result;
}

bool BoardRecord::isGone(PlayerId player) const {
    auto const found = m_gone.find(player);
    return found != m_gone.end() && found->second <= m_round;
}

void BoardRecord::foldAgain(History const& history) {
    m_board.reset();
    m_control.reset();
    m_matches.clear();
    m_gone.clear();
    for (Seq const seq : m_own)
        if (!m_retracted.contains(seq)) fold(history.acts()[positionOf(seq)]);
}

// --- entries ---------------------------------------------------------------------------------------------------

bool BoardRecord::standsAsEntered() const {
    Entry const* const entry = last();
    if (!entry || !m_board) return !m_board && (!entry || !entry->paired);
    return entry->paired && entry->clock == m_board->clock && entry->result == m_board->result &&
           entry->adjourned == m_board->adjourned;
}

void BoardRecord::enter(RecordedAct const& act) {
    Entry const* const previous = last();
    Entry entry{act.seq, ownWall(act), previous ? std::max(ownInstant(act), previous->at) : ownInstant(act)};
    // Nothing is charged for the time when the program was not running.
    bool const opens = std::holds_alternative<DeskOpened>(act.act) || std::holds_alternative<ClocksTaken>(act.act);
    Instant const until = opens && !m_gaps.empty() && m_gaps.back().to == entry.at ? m_gaps.back().from : entry.at;
    if (previous && previous->clock) entry.before = read(*previous->clock, until);
    entry.paired = m_board.has_value();
    if (m_board) {
        entry.clock = m_board->clock;
        entry.result = m_board->result;
        entry.adjourned = m_board->adjourned;
        entry.awaitsDecision = m_board->awaitsRecovery();
    }
    noteMoves(entry, act.act);
    noteSums(entry, act.act);
    m_entries.push_back(std::move(entry));
}

void BoardRecord::noteMoves(Entry& entry, Act const& act) {
    if (!entry.clock) return;
    for (Colour const side : bothColours) {
        auto const& now = entry.clock->sides[side];
        int const was = entry.before ? entry.before->sides[side].movesCompleted : 0;
        auto& usedByMove = m_usedByMove[side];
        if (now.movesCompleted == was) continue;
        if (now.movesCompleted > was && completesMoves(act)) {
            entry.mover = side;
            entry.move = now.movesCompleted;
            entry.thought = now.used - usedByMove[was];
        }
        // A press that is taken back leaves what was used before it.
        if (now.movesCompleted > was || !undoesPress(act)) usedByMove[now.movesCompleted] = now.used;
    }
}

void BoardRecord::noteSums(Entry const& entry, Act const& act) {
    auto const after = entry.after();
    if (!after) return;
    for (Colour const side : bothColours) {
        Sums& sums = m_sums[side];
        if (!entry.before || std::holds_alternative<RoundPaired>(act)) {
            sums = {.start = leftOf(after->sides[side])};
            continue;
        }
        auto const& before = entry.before->sides[side];
        sums.credited += gained(last()->after()->sides[side], before);
        (corrects(act) ? sums.corrected : sums.credited) += gained(before, after->sides[side]);
    }
}

// --- looking ---------------------------------------------------------------------------------------------------

BoardRecord::Moment BoardRecord::momentAt(Instant at) const {
    auto const next = std::ranges::upper_bound(m_entries, at, {}, &Entry::at);
    if (next == m_entries.begin()) return {};
    Entry const& entry = *(next - 1);
    Moment moment;
    moment.entry = static_cast<std::size_t>(next - m_entries.begin()) - 1;
    for (Gap const& gap : m_gaps)
        if (gap.from < at && at < gap.to) moment.gap = gap;
    if (!entry.paired) return moment;
    moment.what = entry.clock ? Moment::What::Shown : Moment::What::NoClock;
    if (!entry.clock) return moment;
    moment.control = entry.clock->setting;
    moment.reading = read(*entry.clock, moment.gap ? moment.gap->from : at);
    if (moment.gap && moment.reading->phase == clock::Phase::Running) moment.what = Moment::What::NobodyWatched;
    return moment;
}

std::shared_ptr<clock::Setting const> BoardRecord::firstControl() const {
    auto const first = std::ranges::find_if(m_entries, [](Entry const& entry) { return entry.clock.has_value(); });
    return first == m_entries.end() ? nullptr : first->clock->setting;
}

std::optional<ByColour<BoardRecord::Sums>> BoardRecord::sumsAt(Instant at) const {
    Entry const* const entry = last();
    auto const then = entry ? entry->after() : std::nullopt;
    if (!then) return std::nullopt;
    Reading const now = read(*entry->clock, at);
    ByColour<Sums> sums = m_sums;
    for (Colour const side : bothColours) {
        sums[side].credited += gained(then->sides[side], now.sides[side]);
        sums[side].used = now.sides[side].used;
        sums[side].left = leftOf(now.sides[side]);
    }
    return sums;
}

/// Each part is the step from one rounded sum to the next.
BoardRecord::Sums BoardRecord::Sums::inUnitsOf(Span unit) const {
    Span const begun = roundedTo(unit, start);
    Span const lessUsed = roundedTo(unit, start - used);
    Span const withCredit = roundedTo(unit, start - used + credited);
    Span const end = roundedTo(unit, left);
    return {begun, begun - lessUsed, withCredit - lessUsed, end - withCredit, end};
}

} // namespace flagfall::session
