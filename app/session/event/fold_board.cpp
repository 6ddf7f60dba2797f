// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/fold_board.h"

#include "app/session/event/act_descriptions.h"
#include "app/session/event/adjourned_game.h"
#include "app/session/event/fold_outcome.h"
#include "app/session/event/ruling_on_record.h"
#include "app/session/event/time_account.h"
#include "app/session/sealing/sealed_text.h"
#include "arbiter/board/fen.h"
#include "arbiter/laws/recording.h"

#include <algorithm>
#include <utility>

namespace flagfall::session {
namespace {

using folding::fine;
using folding::Outcome;
using folding::problem;

/// Moves of one player; no game on record was half as long. A counter set beyond it has no times beside its moves.
constexpr int longestGame = 1000;

clock::Clock pausedAt(clock::Clock clock, clock::Instant at) {
    apply(clock, at, clock::Pause{});
    return clock;
}

/// The clock the arbiter has chosen. Times he entered himself stand on the clock of the last sign of life.
clock::Clock chosen(Recovery const& recovery, ClocksRecovered const& act) {
    switch (act.policy) {
    case RecoveryPolicy::LastEvent: return recovery.lastEvent;
    case RecoveryPolicy::ChargeToRestart: return recovery.chargeToRestart;
    case RecoveryPolicy::LastHeartbeat:
    case RecoveryPolicy::Manual: break;
    }
    clock::Clock clock = recovery.lastHeartbeat;
    if (act.manual)
        for (Colour const colour : bothColours)
            apply(clock, clock.anchor, clock::SetTime{colour, (*act.manual)[colour]});
    return clock;
}

/// Whether an operation leaves it to the clock what the displays show.
bool isPlay(clock::Operation const& operation) {
    return std::holds_alternative<clock::Start>(operation) || std::holds_alternative<clock::Press>(operation) ||
           std::holds_alternative<clock::Pause>(operation) || std::holds_alternative<clock::Resume>(operation);
}

void exchange(Board& board, GameBefore& other) {
    std::swap(static_cast<GameMarks&>(board), other.marks);
    for (Colour const colour : bothColours) std::swap(board.clock->sides[colour].used, other.used[colour]);
}

class BoardFolder {
public:
    BoardFolder(Board& board, RecordedAct const& act)
        : m_board(board), m_seq(act.seq), m_at(act.at), m_wall(act.wall) {}

    Outcome operator()(ClocksOperated const& act) {
        if (!m_board.clock) return noClock();
        auto const refused = operate(act.operation, act.at);
        if (auto const* const press = std::get_if<clock::Press>(&act.operation); press && refused)
            countWithoutEffect(press->by);
        if (!isPlay(act.operation)) account();
        if (std::holds_alternative<clock::Pause>(act.operation))
            m_board.pausedWithAll = act.reason == pausedAll || act.reason == pausedAsleep || act.reason == pausedClosed;
        runAt(act.desk);
        return fine;
    }
    Outcome operator()(ClocksPlaced const&) { return fine; } // placeClock(): the control is the event's
    Outcome operator()(ClockReported const& act) {
        if (!m_board.clock) return noClock();
        advance(*m_board.clock, std::visit([](auto const& fact) { return fact.at; }, act.fact));
        if (auto const* const ended = std::get_if<clock::PeriodEnded>(&act.fact))
            if (ended->movesAsked > 0) m_board.movesAsked[ended->side] = ended->movesAsked;
        return fine;
    }
    Outcome operator()(ClocksCorrected const& act) {
        if (!m_board.clock) return noClock();
        auto const mine = std::ranges::find(act.boards, m_board.number, &ClocksCorrected::OnBoard::board);
        if (mine == act.boards.end()) return fine;
        if (act.ground == Ground::IllegalMove && act.offender && !act.takesBack) touchedBy(*act.offender);
        bool const pauses = m_board.clock->phase == clock::Phase::Running;
        for (clock::Operation const& operation : mine->operations) operate(operation, act.at);
        if (pauses && m_board.clock->phase == clock::Phase::Paused) m_board.pausedWithAll = false;
        bringBackTheOtherGame(act);
        bringBackThePress(act);
        account();
        if (act.ground == Ground::IllegalMove && act.offender) countOffence(act);
        bool const flagUp = m_board.flagNoticed && !m_board.clock->sides[m_board.flagNoticed->side].flagAt;
        if (flagUp) m_board.flagNoticed.reset();
        runAt(act.desk);
        return fine;
    }
    Outcome operator()(ClocksTaken const& act) {
        if (!m_board.clock) return noClock();
        bool const lost = m_board.clock->phase == clock::Phase::Running && m_board.desk != act.desk;
        if (lost) offerRecovery(act.lastBeat, act.at, false);
        m_board.desk = act.desk;
        return fine;
    }
    Outcome operator()(ColoursCorrected const&) {
        auto const result = m_board.result ? turned(*m_board.result) : std::nullopt;
        reseat(m_board, {m_board.number, m_board.black, m_board.white, result, m_board.howEnded});
        for (Adjournment& one : m_board.adjournments) std::swap(one.present.white, one.present.black);
        return fine;
    }
    Outcome operator()(GamesSupervised const& act) {
        m_board.supervision = act.supervision;
        return fine;
    }
    Outcome operator()(LateArrival const&) {
        ++m_board.lateArrivals;
        return fine;
    }
    Outcome operator()(SidesSwapped const&) {
        m_board.levers = m_board.levers.turned();
        return fine;
    }
    Outcome operator()(FlagNoticed const& act) {
        if (!m_board.flagNoticed) m_board.flagNoticed = FlagNotice{act.side, act.claimedBy, m_at};
        return fine;
    }
    Outcome operator()(PlayerAbsent const& act) {
        m_board.attendance[act.side] = {true, std::nullopt};
        return fine;
    }
    Outcome operator()(PlayerArrived const& act) {
        m_board.attendance[act.side] = {false, m_at};
        return fine;
    }
    Outcome operator()(ResultEntered const& act) {
        m_board.howEnded = act.how;
        m_board.scoreRuling.reset();
        m_board.article = act.article;
        if (!m_board.result) m_board.adjournedBeforeResult = m_board.adjourned;
        m_board.result = act.result;
        m_board.adjourned = false;
        m_board.sealing.reset();
        if (m_board.game.pendingClaim()) m_board.game.claims.back().settled = true;
        if (!m_board.game.offersBeforeResult) m_board.game.offersBeforeResult = m_board.game.offers;
        m_board.game.offers.lapse();
        return fine;
    }
    Outcome operator()(ScoreRuled const& act) {
        if (!m_board.result) return problem("a score was ruled on beside no result");
        m_board.scoreRuling = ScoreRuling{act.score, act.article};
        return fine;
    }
    Outcome operator()(MatchAwarded const& act) {
        m_board.matchTo = act.to == Colour::White ? m_board.white : m_board.black;
        return fine;
    }
    Outcome operator()(ResultCleared const&) {
        m_board.scoreRuling.reset();
        if (!m_board.game.claims.empty()) m_board.game.claims.back().settled = false;
        if (m_board.game.offersBeforeResult)
            m_board.game.offers = *std::exchange(m_board.game.offersBeforeResult, std::nullopt);
        bool const hadResult = m_board.result.has_value();
        m_board.result.reset();
        m_board.howEnded = ResultKind::NotSaid;
        m_board.article.clear();
        if (!hadResult && m_board.adjourned && !m_board.adjournments.empty())
            m_board.adjournments.back().resumed = m_wall;
        bool const sealed = m_board.adjournment() && m_board.adjournment()->envelope;
        m_board.adjourned = hadResult && m_board.adjournedBeforeResult && sealed;
        return fine;
    }
    Outcome operator()(SealingCalled const& act) {
        if (m_board.adjourned) { // learnt later: what the envelope should say
            if (!m_board.adjournments.empty() && !act.mustSeal.empty())
                m_board.adjournments.back().mustSeal = act.mustSeal;
            return fine;
        }
        if (act.off)
            m_board.sealing.reset();
        else if (!m_board.sealing)
            m_board.sealing = Sealing{.by = toMove(m_board), .byPlayer = act.byPlayer};
        else
            callAgain(act);
        if (!m_board.sealing) return fine;
        if (!act.mustSeal.empty()) m_board.sealing->mustSeal = act.mustSeal;
        if (act.sessionLeft > clock::Span::zero()) m_board.sealing->sessionEnds = m_at + act.sessionLeft;
        return fine;
    }
    /// The other player is to move by our clock since the call: what bound the first one, what was typed, and who
    /// asked, is over.
    void callAgain(SealingCalled const& act) {
        bool const counts = m_board.clock && m_board.clock->phase != clock::Phase::Ready;
        auto const now = counts ? toMove(m_board) : m_board.sealing->by;
        if (now != m_board.sealing->by) m_board.sealing = Sealing{.by = now};
        if (!m_board.sealing->typed) m_board.sealing->byPlayer |= act.byPlayer;
    }
    Outcome operator()(MoveSealed const& act) {
        auto const typed = act.typed.box.empty() ? std::nullopt : std::optional{act.typed};
        if (!act.reply) {
            if (!m_board.sealing) return problem("a move was sealed that nobody had asked for");
            m_board.sealing->typed = typed;
            m_board.sealing->by = act.by;
        } else {
            Adjournment* const one = adjournmentOf(act);
            if (!one || !one->envelope) return problem("a reply was sealed to no sealed move");
            one->reply = Envelope{.by = act.by, .typed = typed};
        }
        return fine;
    }
    Outcome operator()(GameAdjourned const& act) {
        Adjournment const* const before = m_board.adjournment();
        bool const waits = before && before->closed() && !before->closed()->missing;
        if (act.byPairing && waits) { // its envelope waits still
            m_board.adjourned = true;
            return fine;
        }
        Adjournment one{.mustSeal = act.mustSeal,
                        .left = act.left,
                        .charged = act.charged,
                        .byPairing = act.byPairing,
                        .halfMoves = halfMoves(),
                        .unseen = isUnseen(m_board),
                        .stopped = m_wall};
        if (act.sealer)
            one.envelope =
                Envelope{.by = *act.sealer, .typed = m_board.sealing ? m_board.sealing->typed : std::nullopt};
        m_board.sealing.reset();
        m_board.adjournments.push_back(std::move(one));
        m_board.result.reset();
        m_board.howEnded = ResultKind::NotSaid;
        m_board.scoreRuling.reset();
        m_board.article.clear();
        m_board.adjourned = true;
        return fine;
    }
    Outcome operator()(ResumptionPlanned const& act) {
        if (m_board.adjournments.empty()) return notAdjourned();
        m_board.adjournments.back().resumesAt = act.at;
        m_board.adjournments.back().place = act.place;
        return fine;
    }
    Outcome operator()(EnvelopeKept const& act) {
        return onEnvelope(act, [&](Envelope& envelope) {
            envelope.missing = false;
            envelope.custody.push_back({act.holder, act.checked, act.note, m_wall});
        });
    }
    Outcome operator()(EnvelopeMissed const& act) {
        return onEnvelope(act, [](Envelope& envelope) { envelope.missing = true; });
    }
    Outcome operator()(EnvelopeOpened const& act) {
        bool possible = true;
        bool asSealed = true;
        auto outcome = onEnvelope(act, [&](Envelope& envelope) {
            possible = !envelope.opened && envelope.typed.has_value() != act.salt.empty();
            asSealed = !envelope.typed || fingerprintOf(act.text, act.salt) == envelope.typed->fingerprint;
            envelope.missing = false;
            envelope.opened = OpenedEnvelope{act.text, act.salt, act.witness, m_wall};
        });
        if (!possible) return problem("an envelope was opened twice, or another one than was sealed");
        if (!asSealed) return problem("what was read in an envelope has another fingerprint than what was sealed");
        return outcome;
    }
    Outcome operator()(EnvelopeReread const& act) {
        bool possible = true;
        auto outcome = onEnvelope(act, [&](Envelope& envelope) {
            possible = envelope.opened && !envelope.typed;
            if (possible) envelope.opened->text = act.text;
        });
        if (!possible) return problem("a paper was read again that was not there to be read");
        return outcome;
    }
    Outcome operator()(ResumptionAttended const& act) {
        Adjournment* const one = adjournmentOf(act);
        if (!one) return notAdjourned();
        auto& present = one->present[act.side];
        auto const ago = std::chrono::floor<std::chrono::milliseconds>(act.ago).count();
        present = act.absent ? std::nullopt : std::optional{WallTime{m_wall.value() - ago}};
        return fine;
    }
    Outcome operator()(GameResumed const&) {
        if (!m_board.adjourned) return notAdjourned();
        m_board.adjourned = false;
        m_board.attendance = {}; // who was missing at the beginning of the round is another matter now
        if (!m_board.adjournments.empty()) m_board.adjournments.back().resumed = m_wall;
        return fine;
    }
    Outcome operator()(DeskOpened const& act) {
        bool const lost = m_board.clock && m_board.clock->phase == clock::Phase::Running && m_board.isRunBy(act.desk);
        if (lost) offerRecovery(act.lastBeat, act.at, act.gapExact);
        if (act.desk == 0) m_board.desk = 0;
        return fine;
    }
    /// What it ran is paused, and whoever starts it next runs it.
    Outcome operator()(DeskClosed const& act) {
        if (m_board.desk == act.desk) m_board.desk = 0;
        return fine;
    }
    /// What a ruling did to the board are the other acts of its command. Where our clock is not used nothing else
    /// counts an illegal move.
    Outcome operator()(RulingMade const& act) {
        m_board.call.reset();
        auto const ruling = fromRecord(*act.ruling);
        if (!ruling) return fine;
        if (letsPlayGoOn(*ruling)) settleFlags(ruling->known);
        settlePeriods(*ruling);
        if (m_board.clock && m_board.clock->phase != clock::Phase::Ready) return fine;
        for (rulings::Effect const& effect : ruling->choice.effects)
            if (auto const* const counts = std::get_if<rulings::CountIllegalMove>(&effect))
                ++m_board.illegalMoves[counts->by];
        return fine;
    }
    Outcome operator()(ClocksRecovered const& act) {
        if (!m_board.recovery) return problem("a clock was recovered that had not been lost");
        m_board.clock = chosen(*m_board.recovery, act);
        m_board.recovery.reset();
        account();
        return fine;
    }
    // --- the game on record

    Outcome operator()(GamesSetUp const& act) {
        auto const start = board::positionFromFen(act.fen, act.game);
        if (!start) return problem("a game was set up from what is no position");
        if (!m_board.game.isEmpty()) return problem("a game was set up that had begun");
        m_board.game.record = record::GameRecord{*start};
        for (CastlingForbidden const& forbidden : m_board.game.castlingForbidden) forbid(forbidden);
        m_board.game.boards = {};
        return fine;
    }
    Outcome operator()(CastlingForbidden const& act) {
        m_board.game.castlingForbidden.push_back(act);
        forbid(act);
        return fine;
    }
    Outcome operator()(RecordWritten const& act) {
        record::GameRecord& record = m_board.game.record;
        auto const from = static_cast<std::size_t>(std::max(0, act.from));
        auto const entries = entriesOf(act.entries, record.at(from));
        if (!entries) return problem("a move was recorded that is not legal there");
        bool const wasWhole = record.halfMoves() >= static_cast<std::size_t>(halfMovesPressed(m_board));
        bool const goesOn = from == record.size() && !entries->empty() && wasWhole;
        if (record.replace(from, static_cast<std::size_t>(std::max(0, act.removed)), *entries))
            return problem("a record was changed so that later moves are not legal");
        if (goesOn) m_board.game.boards = {}; // the boards that differed have been set right
        countBeforeSealing();
        followOffersOnRecord();
        markOffers();
        return fine;
    }
    Outcome operator()(SheetWritten const& act) {
        record::PlayerSheet& sheet = m_board.game.sheets[act.side];
        auto const size = static_cast<std::ptrdiff_t>(sheet.lines.size());
        bool const there = act.from >= 0 && act.removed >= 0 && act.from <= size && act.removed <= size - act.from;
        if (!there) return problem("a scoresheet was changed where it has no lines");
        auto const first = sheet.lines.begin() + act.from;
        sheet.lines.insert(sheet.lines.erase(first, first + act.removed), act.lines.begin(), act.lines.end());
        sheet.language = act.language;
        return fine;
    }
    Outcome operator()(DrawOffered const& act) {
        // What is offered to the sealer after he has sealed comes after his move, which does not decline it (Adj.4).
        bool const afterSealing = m_board.adjourned && m_board.adjournment() && m_board.adjournment()->envelope &&
                                  m_board.adjournment()->envelope->by != act.by;
        auto const moment = afterSealing ? record::OfferMoment::AfterSealing : act.moment;
        m_board.game.offers.offer({act.by, moment, halfMoves() + (afterSealing ? 1 : 0)});
        markOffers();
        return fine;
    }
    Outcome operator()(OfferAnswered const& act) {
        if (!m_board.game.offers.pendingBy(opponent(act.by))) return problem("an offer was answered that nobody made");
        m_board.game.offers.end(opponent(act.by), endOf(act.answer));
        return fine;
    }
    Outcome operator()(DrawClaimed const& act) {
        if (m_board.game.pendingClaim()) return problem("a draw was claimed before the last claim was ruled on");
        m_board.game.claims.push_back({act, halfMoves(), {}});
        m_board.game.offers.offer({act.by, record::OfferMoment::WithClaim, halfMoves()});
        return fine;
    }
    Outcome operator()(ClaimRuled const& act) {
        if (!m_board.game.pendingClaim()) return problem("a claim was ruled on that nobody made");
        m_board.game.claims.back().ruling = act;
        return fine;
    }
    Outcome operator()(IllegalMoveNoted const& act) {
        m_board.game.illegalMoves.push_back({act, halfMovesBefore(act.by)});
        return fine;
    }
    Outcome operator()(RecordingExcused const& act) {
        m_board.game.excuses[act.side].reset();
        if (act.excused)
            m_board.game.excuses[act.side] =
                Excuse{Excuse::Why::ArbiterDecision, movesMade(m_board)[act.side], 0, act.reason};
        return fine;
    }
    Outcome operator()(SheetSigned const& act) {
        m_board.game.signatures[act.side] = Signature{act.written};
        return fine;
    }
    Outcome operator()(SheetsCollected const& act) {
        for (Colour const side : bothColours)
            if (!act.side || side == *act.side) m_board.game.sheetsCollected[side] = !act.off;
        return fine;
    }
    Outcome operator()(ArbiterCalled const&) {
        if (!m_board.call) m_board.call = ArbiterCall{m_at, m_wall};
        return fine;
    }
    Outcome operator()(CallAnswered const&) {
        m_board.call.reset();
        return fine;
    }
    Outcome operator()(NoteWritten const& act) {
        record::GameRecord const& record = m_board.game.record;
        auto const entries = std::min(static_cast<std::size_t>(std::max(0, act.after)), record.size());
        m_board.game.notes.push_back({act, record.halfMovesBefore(entries)});
        return fine;
    }

    /// What else it undoes are acts of its own.
    Outcome operator()(RulingWithdrawn const& act) {
        for (Colour const side : bothColours) {
            auto& ruled = m_board.flagsRuled[side];
            if (!ruled || ruled->ruling != act.ruling) continue;
            if (!m_board.flagNoticed) m_board.flagNoticed = ruled->noticed;
            ruled.reset();
        }
        return fine;
    }
    Outcome operator()(FileAttached const&) { return fine; } // event/attachments.h
    Outcome operator()(FileRemoved const&) { return fine; }
    Outcome operator()(AppealLodged const&) { return fine; } // event/appeals.h
    Outcome operator()(AppealDecided const&) { return fine; }
    Outcome operator()(AppealWithdrawn const&) { return fine; }
    Outcome operator()(AppealFollowed const&) { return fine; }

    Outcome operator()(BlindPlayArranged const& act) {
        m_board.game.blindPlay = *act.play;
        return fine;
    }
    Outcome operator()(BlindPlayRemarked const& act) {
        m_board.game.blindRemarks.push_back({act, halfMoves()});
        return fine;
    }
    Outcome operator()(BoardsCompared const& act) {
        for (Colour const side : bothColours) {
            m_board.game.boards[side].reset();
            if (act.stands[side].empty()) continue;
            auto const stands = board::positionFromFen(act.stands[side], m_board.game.record.start().game());
            if (!stands) return problem("a board was found to stand as what is no position");
            m_board.game.boards[side] = *stands;
        }
        return fine;
    }
    Outcome operator()(BoardsCorrected const&) {
        m_board.game.boards = {};
        return fine;
    }

    /// An act that names no board does nothing to one; each of the others has its function above.
    template <typename OtherAct>
        requires(Description<OtherAct>::kind.boards != Boards::Named)
    Outcome operator()(OtherAct const&) {
        return fine;
    }

private:
    void forbid(CastlingForbidden const& act) { m_board.game.record.forbidCastling(act.of, act.side); }
    /// After the flag had fallen. A claim that fails leaves the flag to whoever may call it yet, and a flag that is to
    /// be put up is down until the time that is left is set.
    static bool letsPlayGoOn(DecidedRuling const& ruling) {
        if (!std::holds_alternative<rulings::FlagFall>(ruling.incident)) return false;
        rulings::Effects const& effects = ruling.choice.effects;
        bool const goesOn =
            rulings::effectIn<rulings::PlayOn>(effects) && !rulings::effectIn<rulings::PutFlagUp>(effects);
        bool const failed = ruling.finding == rulings::Finding::ClaimFails && !ruling.own;
        return goesOn && !failed && !rulings::scoreIn(effects);
    }
    void settleFlags(rulings::Known const& known) {
        for (Colour const side : bothColours)
            if (known.sides[side].flagDown) m_board.flagsRuled[side] = FlagRuling{m_seq, m_at, m_board.flagNoticed};
        auto const& noticed = m_board.flagNoticed;
        if (noticed && known.sides[noticed->side].flagDown) m_board.flagNoticed.reset();
    }
    /// A flag that is put up is down until the time that is left is set. Where the next period runs already there is no
    /// flag on the clock to be revoked: with a ruling that sets the time nothing waits.
    void settlePeriods(DecidedRuling const& ruling) {
        if (!m_board.clock) return;
        clock::Reading const reading = clock::read(*m_board.clock, m_at);
        for (rulings::Effect const& effect : ruling.choice.effects) {
            auto const* const up = std::get_if<rulings::PutFlagUp>(&effect);
            bool const isPeriod = up && ruling.known.sides[up->of].flagDown && !reading.sides[up->of].flag;
            if (isPeriod && setsTime(ruling.choice.effects, up->of))
                m_board.flagsRuled[up->of] = FlagRuling{m_seq, m_at, m_board.flagNoticed};
        }
    }
    static bool setsTime(rulings::Effects const& effects, Colour side) {
        return std::ranges::any_of(effects, [side](rulings::Effect const& effect) {
            auto const* const set = std::get_if<rulings::SetTime>(&effect);
            return set && set->of == side;
        });
    }
    static Outcome notAdjourned() { return problem("a game that was not adjourned was spoken of as if it were"); }

    /// The one that the act names; the last one where it names none.
    template <typename AdjournmentAct>
    Adjournment* adjournmentOf(AdjournmentAct const& act) {
        std::size_t const count = m_board.adjournments.size();
        auto const number = act.adjournment == 0 ? count : static_cast<std::size_t>(std::max(0, act.adjournment));
        return number == 0 || number > count ? nullptr : &m_board.adjournments[number - 1];
    }

    template <typename EnvelopeAct, typename Change>
    Outcome onEnvelope(EnvelopeAct const& act, Change change) {
        Adjournment* const one = adjournmentOf(act);
        if (!one) return notAdjourned();
        std::optional<Envelope>& envelope = act.reply ? one->reply : one->envelope;
        if (!envelope) return problem("an envelope was spoken of that is not there");
        change(*envelope);
        return fine;
    }

    static record::OfferEnd endOf(OfferAnswer answer) {
        switch (answer) {
        case OfferAnswer::Accepted: return record::OfferEnd::Accepted;
        case OfferAnswer::DeclinedByTouch: return record::OfferEnd::DeclinedByTouch;
        case OfferAnswer::DeclinedInWords: break;
        }
        return record::OfferEnd::DeclinedInWords;
    }

    /// Of a game whose moves are written down after the adjournment: whoever sealed was to move then.
    void countBeforeSealing() {
        if (!m_board.adjourned || m_board.adjournments.empty()) return;
        Adjournment& one = m_board.adjournments.back();
        record::GameRecord const& record = m_board.game.record;
        if (!one.unseen || !one.envelope) return;
        bool const sealedIsThere = record.size() > 0 && record.end().turn() != one.envelope->by;
        one.halfMoves = record.halfMoves() - (sealedIsThere && one.envelope->opened ? 1 : 0);
    }
    /// Moves made so far, by the presses or by the record, whichever has seen more.
    [[nodiscard]] std::size_t halfMoves() const {
        return std::max(m_board.game.record.halfMoves(), static_cast<std::size_t>(halfMovesPressed(m_board)));
    }
    /// Moves made before the last one of that player which is not on record; all where there is none.
    [[nodiscard]] std::size_t halfMovesBefore(Colour mover) const {
        std::size_t const made = halfMoves();
        bool const pressed = made > m_board.game.record.halfMoves() && moverOf(made) != mover;
        return pressed ? made - 1 : made;
    }
    [[nodiscard]] Colour moverOf(std::size_t halfMove) const {
        Colour const first = m_board.game.record.start().turn();
        return halfMove % 2 == 0 ? first : opponent(first);
    }

    /// The sign of an offer stands beside the offerer's move, made or about to be pressed; of one at any other moment,
    /// beside the last move made.
    void markOffers() {
        record::GameRecord& record = m_board.game.record;
        for (record::DrawOffer const& offer : m_board.game.offers.all()) {
            if (offer.moment == record::OfferMoment::WithClaim) continue;
            std::size_t const last = offer.afterHalfMoves;
            bool const stillToCome = offer.moment == record::OfferMoment::AfterMove && moverOf(last) == offer.by;
            std::size_t const index = record.entryOfHalfMove(stillToCome || last == 0 ? last : last - 1);
            if (index < record.size() && record.entries()[index].move()) record.markOffer(index, true);
        }
    }

    /// A move of the opponent's behind an offer declines it, pressed or only recorded; taken off the record again, it
    /// has declined nothing.
    void followOffersOnRecord() {
        for (Colour const by : bothColours) {
            record::DrawOffers& offers = m_board.game.offers;
            auto const last = std::ranges::find(offers.all().rbegin(), offers.all().rend(), by, &record::DrawOffer::by);
            if (last == offers.all().rend()) continue;
            if (hasMoved(opponent(by), last->afterHalfMoves, m_board.game.record.halfMoves()))
                offers.moved(opponent(by));
            else if (!m_board.result && !hasMoved(opponent(by), last->afterHalfMoves, halfMoves()))
                offers.reopen(by);
        }
    }
    [[nodiscard]] bool hasMoved(Colour player, std::size_t from, std::size_t to) const {
        for (std::size_t halfMove = from; halfMove < to; ++halfMove)
            if (moverOf(halfMove) == player) return true;
        return false;
    }

    /// Below five minutes without enough for each move a player need not write until his period ends (8.4).
    void noteLittleTime() {
        if (m_board.clock->phase != clock::Phase::Running) return;
        for (Colour const colour : bothColours) {
            clock::SideState const& side = m_board.clock->sides[colour];
            auto const& periods = m_board.clock->setting->periods(colour);
            auto& excuse = m_board.game.excuses[colour];
            if (excuse && excuse->why == Excuse::Why::LittleTime && excuse->period != side.period) excuse.reset();
            auto const period = static_cast<std::size_t>(std::max(0, side.period));
            if (excuse || period >= periods.size() || !excusedByTime(side.main, periods[period].extra)) continue;
            excuse = Excuse{Excuse::Why::LittleTime, side.movesCompleted, side.period, {}};
        }
    }

    /// What a press leaves on the clock stands beside the move it completes; an undone one takes it along.
    void noteTimeLeft(clock::Operation const& operation, clock::Phase before) {
        if (std::holds_alternative<clock::UndoPress>(operation) && m_board.game.offerDeclinedByPress)
            m_board.game.offers.reopen(*std::exchange(m_board.game.offerDeclinedByPress, std::nullopt));
        for (Colour const colour : bothColours) {
            auto const completed = static_cast<std::size_t>(std::max(0, m_board.clock->sides[colour].movesCompleted));
            auto& times = m_board.game.timesLeft[colour];
            if (times.size() > completed) times.resize(completed);
        }
        auto const* const press = std::get_if<clock::Press>(&operation);
        if (!press || before != clock::Phase::Running) return;
        m_board.game.offerDeclinedByPress.reset();
        auto const* const offer = m_board.game.offers.pendingBy(opponent(press->by));
        if (offer && offer->afterHalfMoves < static_cast<std::size_t>(halfMovesPressed(m_board))) {
            m_board.game.offerDeclinedByPress = opponent(press->by);
            m_board.game.offers.moved(press->by);
        }
        clock::SideState const& side = m_board.clock->sides[press->by];
        if (side.movesCompleted < 1 || side.movesCompleted > longestGame) return;
        auto& times = m_board.game.timesLeft[press->by];
        times.resize(static_cast<std::size_t>(side.movesCompleted));
        times.back() = side.main;
    }

    std::optional<clock::Refusal> operate(clock::Operation const& operation, clock::Instant at) {
        clock::Phase const before = m_board.clock->phase;
        advance(*m_board.clock, at);
        ByColour<clock::Span> const used{m_board.clock->sides.white.used, m_board.clock->sides.black.used};
        if (std::holds_alternative<clock::UndoPress>(operation)) {
            clock::Span const thought = std::max(clock::Span{}, used[m_board.turn.of] - m_board.turn.usedBefore);
            m_board.pressesUndone.insert_or_assign(
                m_seq,
                UndonePress{m_board.clock->beforePress, m_board.clock->adjustmentsSincePress, m_board.turn, thought});
        }
        noteLittleTime();
        auto const refused = apply(*m_board.clock, at, operation).refused;
        if (!refused) noteTimeLeft(operation, before);
        if (!refused && std::holds_alternative<clock::Restart>(operation)) beginAnew(used);
        if (!refused) noteTurn(operation, before);
        bool const stands = m_board.clock->phase == clock::Phase::Paused;
        if (stands && before != clock::Phase::Paused) m_board.stoppedAt = m_board.clock->anchor;
        return refused;
    }

    /// A turn begins with a press that counts, with the start, and whenever somebody else has the move.
    void noteTurn(clock::Operation const& operation, clock::Phase before) {
        clock::Clock const& clock = *m_board.clock;
        if (std::holds_alternative<clock::Restart>(operation)) return;
        if (std::holds_alternative<clock::UndoPress>(operation)) {
            m_board.turn = m_board.turnBefore;
            return;
        }
        bool const pressed = std::holds_alternative<clock::Press>(operation) && before == clock::Phase::Running;
        bool const started = before == clock::Phase::Ready && clock.phase != clock::Phase::Ready;
        if (!pressed && !started && clock.active == m_board.turn.of) return;
        if (pressed) m_board.turnBefore = m_board.turn;
        Attendance& there = m_board.attendance[opponent(clock.active)];
        if (pressed && there.absent) there = {false, m_at}; // whoever presses is there
        m_board.turn = {clock.active, clock.anchor, clock.sides[clock.active].used, pressed};
    }

    /// What the old game had gathered is set aside; of several new games in one correction the first one was played.
    void beginAnew(ByColour<clock::Span> const& used) {
        GameBefore other{.marks = {.turn = {.since = m_board.clock->anchor}}};
        other.marks.game.record = record::GameRecord{m_board.game.record.setUp()}; // the array was drawn for the round
        exchange(m_board, other);
        other.used = used;
        m_board.gamesBefore.emplace(m_seq, std::move(other));
    }

    /// A new game that is taken back leaves the old one as it was, and the other way round.
    void bringBackTheOtherGame(ClocksCorrected const& act) {
        auto const aim = act.takesBack ? act.takesBack : act.restores;
        auto const other = aim ? m_board.gamesBefore.find(*aim) : m_board.gamesBefore.end();
        if (other != m_board.gamesBefore.end()) exchange(m_board, other->second);
    }

    /// A press that was undone, and stands again now that this was taken back, can be undone again. The turn that it
    /// had begun is the one of before, with what was thought in it.
    void bringBackThePress(ClocksCorrected const& act) {
        auto const undone = act.takesBack ? m_board.pressesUndone.find(*act.takesBack) : m_board.pressesUndone.end();
        if (undone == m_board.pressesUndone.end() || !undone->second.before) return;
        clock::Clock const& before = *undone->second.before;
        Colour const by = before.active;
        bool const stands = m_board.clock->active != by && !m_board.clock->beforePress &&
                            m_board.clock->sides[by].movesCompleted == before.sides[by].movesCompleted + 1;
        if (!stands) return;
        m_board.clock->beforePress = undone->second.before;
        m_board.clock->adjustmentsSincePress = undone->second.hands;
        Turn const& turn = undone->second.turn;
        if (turn.of != m_board.clock->active) return;
        m_board.clock->sides[turn.of].used += undone->second.thought;
        m_board.turn = turn;
    }

    /// Whoever made an illegal move had touched a piece: what he was offered is declined, whatever becomes of the move
    /// (9.1).
    void touchedBy(Colour offender) {
        GameOnRecord& game = m_board.game;
        Colour const by = opponent(offender);
        bool const seen = static_cast<std::size_t>(halfMovesPressed(m_board)) >= game.record.halfMoves();
        bool const pressed = seen && m_board.clock->active != offender;
        if (pressed && game.offerDeclinedByPress != by) return;
        if (pressed) game.offers.reopen(by);
        game.offerDeclinedByPress.reset();
        game.offers.end(by, record::OfferEnd::DeclinedByTouch);
    }

    void countOffence(ClocksCorrected const& act) {
        int& count = m_board.illegalMoves[*act.offender];
        count = std::max(0, count + (act.takesBack ? -1 : 1));
        putOnRecord(act, count);
    }

    /// Every penalised move is on record once, whether or not somebody wrote down before what was played.
    void putOnRecord(ClocksCorrected const& act, int count) {
        auto& moves = m_board.game.illegalMoves;
        auto const isHis = [&act](IllegalMoveOnRecord const& one) { return one.noted.by == *act.offender; };
        int const there = static_cast<int>(std::ranges::count_if(moves, isHis));
        if (!act.takesBack && there < count)
            moves.push_back({{act.round, m_board.number, *act.offender, {}}, halfMovesBefore(*act.offender)});
        auto const last = std::ranges::find_if(moves.rbegin(), moves.rend(), isHis);
        if (last == moves.rend()) return;
        if (!act.takesBack) {
            last->note = act.note;
            last->movesCompleted = m_board.clock->sides[*act.offender].movesCompleted;
        } else if (there > count)
            moves.erase(std::next(last).base());
    }

    static Outcome noClock() { return problem("a board without a clock was spoken of as having one"); }

    /// A press on a clock that stands says nothing about the lever.
    void countWithoutEffect(Colour by) {
        if (m_board.clock->phase == clock::Phase::Running) ++m_board.pressesWithoutEffect[by];
    }

    /// What hands have done to the times is on the account from now on.
    void account() {
        for (Colour const colour : bothColours)
            m_board.handed[colour] = timeUnaccounted(*m_board.clock, colour).value_or(clock::Span::zero());
    }

    /// Of clocks that no desk ran: whoever makes one run has it.
    void runAt(int desk) {
        if (m_board.desk == 0 && m_board.clock->phase == clock::Phase::Running) m_board.desk = desk;
    }

    void offerRecovery(std::optional<clock::Instant> lastBeat, clock::Instant now, bool gapExact) {
        clock::Clock const& running = *m_board.clock;
        clock::Instant const alive = std::max(lastBeat.value_or(running.anchor), running.anchor);
        Recovery recovery{
            pausedAt(running, running.anchor), pausedAt(running, alive), pausedAt(running, now), alive, now, gapExact};
        m_board.clock = recovery.lastHeartbeat;
        m_board.pausedWithAll = true; // a crash stops everybody together
        m_board.stoppedAt = now;
        m_board.recovery = std::move(recovery);
    }

    Board& m_board;
    Seq m_seq;
    clock::Instant m_at;
    WallTime m_wall;
};

} // namespace

void placeClock(Board& board, HallClocks clocks, std::shared_ptr<clock::Setting const> const& control) {
    if (clocks == HallClocks::Tables)
        board.clock.reset();
    else if (!board.clock && control)
        board.clock = clock::Clock{control};
}

void reseat(Board& board, RoundRepaired::Seats const& seats) {
    bool const turned = board.white == seats.black && board.black == seats.white;
    if (turned) {
        std::swap(board.attendance.white, board.attendance.black);
        if (board.scoreRuling) std::swap(board.scoreRuling->score.white, board.scoreRuling->score.black);
    } else {
        if (board.white != seats.white) board.attendance.white = {};
        if (board.black != seats.black) board.attendance.black = {};
        board.scoreRuling.reset();
        board.article.clear();
    }
    board.white = seats.white;
    board.black = seats.black;
    board.result = seats.result;
    board.howEnded = seats.how;
    if (!seats.result) board.scoreRuling.reset();
}

std::optional<FoldProblem> foldOnBoard(Board& board, RecordedAct const& act) {
    return std::visit(BoardFolder{board, act}, act.act);
}

} // namespace flagfall::session
