// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/judge.h"

#include "app/rehearsal/what_is_right.h"
#include "app/session/event/ruling_acts.h"
#include "app/session/reports/attendance.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace flagfall::rehearsal {
namespace {

using namespace session;

RecordedAct const& actAt(History const& history, Seq seq) {
    return history.acts()[static_cast<std::size_t>(seq.value() - 1)];
}

class Judge {
public:
    Judge(History const& history, Voice const& voice, std::optional<Seq> roundEnd, std::optional<clock::Instant> until)
        : m_history(history), m_voice(voice), m_round(*history.state().round(voice.round)),
          m_board(*m_round.board(voice.board)), m_rules(rulesOf(history.state().details, m_board)) {
        for (Seq const seq : history.actsOn(voice.round, voice.board)) {
            if (roundEnd && seq > *roundEnd) break;
            if (until && actAt(history, seq).at >= *until) break;
            m_acts.push_back(&actAt(history, seq));
        }
    }

    [[nodiscard]] Judged judged() const {
        switch (m_voice.kind) {
        case Kind::EmptyChair: return chair();
        case Kind::Arrival: return arrival();
        case Kind::DefaultTimeExpired:
        case Kind::ResultSlip:
        case Kind::ResultsDiffer:
        case Kind::DrawAgreed: return result();
        case Kind::FlagClaimed:
        case Kind::FlagUnnoticed: return flag();
        case Kind::DrawClaim: return claim();
        case Kind::ScoresheetWanted: return call();
        case Kind::IllegalMove:
        case Kind::Phone:
        case Kind::TouchedPiece:
        case Kind::Disturbance:
        case Kind::Interference:
        case Kind::WrongSetting: break;
        }
        return ruling();
    }

private:
    [[nodiscard]] Judged by(RecordedAct const& act, Outcome outcome) const {
        return {m_voice, outcome, act.seq, std::max(act.at - m_voice.at, clock::Span{})};
    }
    [[nodiscard]] Judged nothing() const { return {m_voice, Outcome::Missed, {}, {}}; }
    [[nodiscard]] bool stands(RecordedAct const& act) const { return !m_history.retracted(act.seq); }
    /// The acts of this kind that stand, oldest first, also those from before the voice.
    template <typename One, typename Visit>
    void each(Visit const& visit) const {
        for (RecordedAct const* const act : m_acts)
            if (auto const* const one = std::get_if<One>(&act->act); one && stands(*act)) visit(*act, *one);
    }
    [[nodiscard]] bool isAfter(RecordedAct const& act) const { return act.at >= m_voice.at; }

    /// The result that stands in the end, where it was entered after the voice; the act that made it so.
    [[nodiscard]] std::pair<RecordedAct const*, ResultEntered const*> lastResult() const {
        std::pair<RecordedAct const*, ResultEntered const*> last{};
        for (RecordedAct const* const act : m_acts) {
            if (!stands(*act)) continue;
            if (std::holds_alternative<ResultCleared>(act->act)) last = {};
            if (auto const* const entered = std::get_if<ResultEntered>(&act->act)) last = {act, entered};
        }
        return last;
    }
    /// With his reason, and under no article.
    [[nodiscard]] static bool isOwn(ResultEntered const& entered) {
        return entered.article.empty() && !entered.note.empty();
    }

    [[nodiscard]] Judged result() const {
        auto const [act, entered] = lastResult();
        if (!act || !isAfter(*act)) return nothing();
        if (entered->result == expectedResult(m_voice, m_rules)) return by(*act, Outcome::Right);
        return by(*act, isOwn(*entered) ? Outcome::OwnDecision : Outcome::Wrong);
    }

    [[nodiscard]] bool isForfeit(Result result) const { return manner(result) == Manner::Forfeit; }
    [[nodiscard]] bool isBeforeDefaultTime(RecordedAct const& act) const {
        auto const ends = defaultTimeEnds(m_history.state().details, m_round);
        return !ends || act.at <= *ends;
    }

    /// Marked as missing, or forfeited when the time for it had come.
    [[nodiscard]] Judged chair() const {
        auto const [act, entered] = lastResult();
        if (act && isForfeit(entered->result) && isBeforeDefaultTime(*act))
            return by(*act, isOwn(*entered) ? Outcome::OwnDecision : Outcome::Wrong);
        Judged judged = nothing();
        each<PlayerAbsent>([&](RecordedAct const& marked, PlayerAbsent const& absent) {
            if (absent.side == m_voice.side && !judged.by) judged = by(marked, Outcome::Right);
        });
        if (!judged.by && act && isForfeit(entered->result)) return by(*act, Outcome::Right);
        return judged;
    }

    [[nodiscard]] Judged arrival() const {
        Judged judged = nothing();
        each<PlayerArrived>([&](RecordedAct const& marked, PlayerArrived const& arrived) {
            if (arrived.side == m_voice.side && isAfter(marked) && !judged.by) judged = by(marked, Outcome::Right);
        });
        auto const [act, entered] = lastResult();
        if (!act || !isAfter(*act) || !isForfeit(entered->result)) return judged;
        return by(*act, isOwn(*entered) ? Outcome::OwnDecision : Outcome::Wrong);
    }

    [[nodiscard]] Judged claim() const {
        bool const correct = m_voice.truth.answers.is(rulings::Ask::ClaimIs, rulings::Answer::Correct);
        ClaimRuling const right = correct ? ClaimRuling::Correct : ClaimRuling::Wrong;
        Judged judged = nothing();
        each<ClaimRuled>([&](RecordedAct const& act, ClaimRuled const& ruled) {
            if (isAfter(act)) judged = by(act, ruled.ruling == right ? Outcome::Right : Outcome::Wrong);
        });
        return judged.by ? judged : ruling();
    }

    /// Whoever has ruled at the board was there.
    [[nodiscard]] Judged call() const {
        for (RecordedAct const* const act : m_acts) {
            bool const came =
                std::holds_alternative<CallAnswered>(act->act) || std::holds_alternative<RulingMade>(act->act);
            if (came && stands(*act) && isAfter(*act)) return by(*act, Outcome::Right);
        }
        return nothing();
    }

    // --- rulings ---

    /// The result tells, unless the arbiter lets the game go on, or has withdrawn what he had ruled.
    [[nodiscard]] Judged flag() const {
        Judged made = onRecord();
        Judged ended = result();
        return made.outcome == Outcome::OwnDecision || (made.by && !ended.by) ? made : ended;
    }

    [[nodiscard]] Judged ruling() const {
        Judged judged = onRecord();
        if (!judged.by) judged = byKey();
        if (judged.by) return judged;
        auto const [act, entered] = lastResult();
        if (!act || !isAfter(*act) || endedOtherwise(*act)) return judged;
        return by(*act, isOwn(*entered) ? Outcome::OwnDecision : Outcome::Wrong);
    }

    /// The last ruling on this matter that stands; if none does, one that was withdrawn.
    [[nodiscard]] Judged onRecord() const {
        Judged judged = nothing();
        for (RecordedAct const* const act : m_acts) {
            auto const* const made = std::get_if<RulingMade>(&act->act);
            if (!made || !isAfter(*act)) continue;
            auto const decided = fromRecord(*made->ruling);
            if (!decided || !isSameMatter(decided->incident, *m_voice.incident)) continue;
            if (withdrawalOf(m_history, act->seq, m_voice.round, m_voice.board)) {
                if (!judged.by) judged = by(*act, Outcome::Wrong);
            } else if (stands(*act)) {
                judged = by(*act, outcomeOf(*decided));
            }
        }
        return judged;
    }

    [[nodiscard]] Outcome outcomeOf(DecidedRuling const& decided) const {
        if (decided.own) return Outcome::OwnDecision;
        auto const proposed = proposedFor(m_voice, decided.incident, m_rules, decided.known);
        bool const right = proposed && (proposed->choice.effects == decided.choice.effects ||
                                        proposed->finding == rulings::Finding::PenaltyToChoose);
        return right ? Outcome::Right : Outcome::Wrong;
    }

    /// An illegal move penalised by the key of the clock, without a ruling on record. Which one it was and whether it
    /// loses is for the edition.
    [[nodiscard]] Judged byKey() const {
        Judged judged = nothing();
        auto const* const illegal = std::get_if<rulings::IllegalMove>(&*m_voice.incident);
        if (!illegal) return judged;
        each<ClocksCorrected>([&](RecordedAct const& act, ClocksCorrected const& corrected) {
            if (corrected.ground != Ground::IllegalMove || !corrected.offender || corrected.takesBack) return;
            if (!isAfter(act)) return;
            judged = by(act, corrected.offender == illegal->by ? Outcome::Right : Outcome::Wrong);
        });
        return judged;
    }

    /// The game went on without a ruling, and something that was told later has ended it.
    [[nodiscard]] bool endedOtherwise(RecordedAct const& result) const {
        for (RecordedAct const* const act : m_acts) {
            auto const* const operated = std::get_if<ClocksOperated>(&act->act);
            bool const goesOn = operated && std::holds_alternative<clock::Resume>(operated->operation);
            if (goesOn && isAfter(*act) && act->seq < result.seq) return true;
        }
        return false;
    }

    History const& m_history;
    Voice const& m_voice;
    Round const& m_round;
    Board const& m_board;
    rulings::Rules m_rules;
    std::vector<RecordedAct const*> m_acts{};
};

} // namespace

Judged judged(History const& history, Voice const& voice, std::optional<Seq> roundEnd,
              std::optional<clock::Instant> until) {
    return Judge(history, voice, roundEnd, until).judged();
}

} // namespace flagfall::rehearsal
