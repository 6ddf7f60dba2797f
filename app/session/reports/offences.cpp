// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/offences.h"

#include "arbiter/laws/grounds.h"

#include <algorithm>

namespace flagfall::session {
namespace {

using rulings::Finding;

/// What an incident is, as an offence of one player.
struct Nature {
    OffenceKind kind = OffenceKind::Other;
    std::optional<Misconduct> conduct{};
    bool onlyPenalised = false; ///< an offence only where it was penalised
};
Nature conduct(Misconduct what) { return {OffenceKind::Conduct, what}; }
Nature ifPenalised(Misconduct what) { return {OffenceKind::Conduct, what, true}; }

std::optional<Nature> natureOf(Ground ground) {
    switch (ground) {
    case Ground::IllegalMove: return Nature{OffenceKind::IllegalMove};
    case Ground::Disturbance: return conduct(Misconduct::Distraction);
    case Ground::ClockHandling: return conduct(Misconduct::ClockAbuse);
    case Ground::Late:
    case Ground::LateResumption: return Nature{OffenceKind::Lateness};
    case Ground::OtherPenalty: return Nature{OffenceKind::Other};
    case Ground::WrongClaim:
    case Ground::MissedPress:
    case Ground::ClockFault:
    case Ground::WrongSetting:
    case Ground::Irregularity:
    case Ground::ColoursOrSetUp:
    case Ground::QuickplayFinish:
    case Ground::Assistance:
    case Ground::Interruption:
    case Ground::EarlyAdjournment:
    case Ground::ArbiterDecision: break;
    }
    return std::nullopt;
}

/// The offence of `who` in an incident; none: there is none, whatever was given to whom.
class Accusation {
public:
    Accusation(DecidedRuling const& ruling, Colour who) : m_ruling(ruling), m_who(who) {}

    template <typename One>
    std::optional<Nature> operator()(One const&) const {
        return std::nullopt;
    }
    std::optional<Nature> operator()(rulings::IllegalMove const& incident) const {
        return by(incident.by, incident.penalised, {OffenceKind::IllegalMove, {}, true});
    }
    std::optional<Nature> operator()(rulings::DeviceFound const& incident) const {
        if (found(Finding::Spectator)) return by(incident.by, true, ifPenalised(Misconduct::DeviceUsed));
        return by(incident.by, !found(Finding::Permitted), {OffenceKind::Device});
    }
    std::optional<Nature> operator()(rulings::OffenceCommitted const& incident) const {
        bool const isOne = !found(Finding::NotForeseen) && !found(Finding::CountsAsIllegal);
        if (incident.by && incident.both) return by(m_who, isOne, conduct(incident.kind));
        return by(incident.by, isOne, conduct(incident.kind));
    }
    std::optional<Nature> operator()(rulings::PiecesDisplaced const& incident) const {
        return by(incident.by, true, conduct(Misconduct::PiecesDisplaced));
    }
    std::optional<Nature> operator()(rulings::ClocksStopped const& incident) const {
        return by(incident.by, found(Finding::StoppedWrongly), conduct(Misconduct::ClocksStopped));
    }
    std::optional<Nature> operator()(rulings::Scoresheet const& incident) const {
        bool const refuses = incident.matter == rulings::SheetMatter::Refusal && found(Finding::MustRecord);
        return by(incident.by, refuses, conduct(Misconduct::NotRecording));
    }
    std::optional<Nature> operator()(rulings::DrawOffered const& incident) const {
        if (found(Finding::BarredByEvent)) return by(incident.by, true, conduct(Misconduct::OfferAgainstRules));
        return by(incident.by, true, ifPenalised(Misconduct::UnreasonableOffers));
    }
    std::optional<Nature> operator()(rulings::PiecesTouched const& incident) const {
        return by(incident.by, true, ifPenalised(incident.twoHands ? Misconduct::TwoHands : Misconduct::TouchedPiece));
    }
    std::optional<Nature> operator()(rulings::ResultSigned const& incident) const {
        return by(incident.refused, true, conduct(Misconduct::RefusedToSign));
    }
    std::optional<Nature> operator()(rulings::LateArrival const& incident) const {
        return by(m_who, found(Finding::Forfeited) && incident.after[m_who], {OffenceKind::Lateness, {}, true});
    }
    std::optional<Nature> operator()(rulings::ClockAdjustment const& incident) const {
        auto const nature = natureOf(incident.ground);
        return nature ? by(incident.offender, true, *nature) : std::nullopt;
    }
    std::optional<Nature> operator()(rulings::WrongSetting const& incident) const {
        return by(incident.by, true, ifPenalised(Misconduct::ClockAbuse));
    }
    std::optional<Nature> operator()(rulings::ShamGame const&) const {
        return by(m_who, true, ifPenalised(Misconduct::Disrepute));
    }
    std::optional<Nature> operator()(rulings::PenaltyGiven const& incident) const {
        // One that may not be given, or not yet, says nothing against the player.
        return by(incident.by, true, {OffenceKind::Other, {}, !found(Finding::PenaltyGiven)});
    }

private:
    [[nodiscard]] bool found(Finding finding) const { return m_ruling.finding == finding; }
    [[nodiscard]] std::optional<Nature> by(std::optional<Colour> who, bool isOne, Nature nature) const {
        bool const counts = isOne && !found(Finding::ResultStands);
        return counts && who == m_who ? std::optional{nature} : std::nullopt;
    }

    DecidedRuling const& m_ruling;
    Colour m_who;
};

void addPenalty(std::vector<Penalty>& penalties, Penalty penalty) {
    if (std::ranges::find(penalties, penalty) != penalties.end()) return;
    penalties.push_back(penalty);
    std::ranges::sort(penalties);
}

/// Nothing of the game for the offender is a loss; half a point where nobody else got the other half is one taken.
std::optional<Penalty> penaltyIn(Result result, Colour offender) {
    ByColour<Points> const given = points(result);
    if (given[offender] == noPoint) return Penalty::Loss;
    bool const lessThanAGame = given.white + given.black < onePoint;
    return lessThanAGame ? std::optional{Penalty::PointsTaken} : std::nullopt;
}

/// What an effect is for an offender. Some are penalties by themselves, some only for an offence.
class Sentence {
public:
    Sentence(Colour offender, bool forOffence) : m_offender(offender), m_forOffence(forOffence) {}

    template <typename One>
    std::optional<Penalty> operator()(One const&) const {
        return std::nullopt;
    }
    std::optional<Penalty> operator()(rulings::Warn const& effect) const { return on(effect.of, Penalty::Warning); }
    std::optional<Penalty> operator()(rulings::TakeTime const& effect) const {
        return m_forOffence ? on(effect.from, Penalty::TimeTaken) : std::nullopt;
    }
    std::optional<Penalty> operator()(rulings::FinePlayer const& effect) const { return on(effect.of, Penalty::Fine); }
    std::optional<Penalty> operator()(rulings::ExcludePlayer const& effect) const {
        return on(effect.of, Penalty::Exclusion);
    }
    std::optional<Penalty> operator()(rulings::ExpelPlayer const& effect) const {
        return on(effect.of, Penalty::Expulsion);
    }
    std::optional<Penalty> operator()(rulings::GiveTime const& effect) const {
        return m_forOffence ? on(opponent(effect.to), Penalty::TimeForOpponent) : std::nullopt;
    }
    std::optional<Penalty> operator()(rulings::ScoreAboveWin const&) const {
        return m_forOffence ? std::optional{Penalty::PointsRaised} : std::nullopt;
    }
    std::optional<Penalty> operator()(rulings::ScoreGame const& effect) const {
        return m_forOffence ? penaltyIn(effect.result, m_offender) : std::nullopt;
    }

private:
    [[nodiscard]] std::optional<Penalty> on(Colour who, Penalty penalty) const {
        return who == m_offender ? std::optional{penalty} : std::nullopt;
    }

    Colour m_offender;
    bool m_forOffence;
};

rulings::CountIllegalMove const* countedIn(rulings::Effects const& effects, Colour who) {
    for (rulings::Effect const& effect : effects)
        if (auto const* const counts = std::get_if<rulings::CountIllegalMove>(&effect); counts && counts->by == who)
            return counts;
    return nullptr;
}

std::optional<RuledOffence> offenceOf(DecidedRuling const& ruling, Colour who) {
    auto const* const counted = countedIn(ruling.choice.effects, who);
    auto nature = std::visit(Accusation{ruling, who}, ruling.incident);
    if (counted) nature = Nature{OffenceKind::IllegalMove};
    RuledOffence offence{.by = who, .number = counted ? counted->number : 0};
    for (rulings::Effect const& effect : ruling.choice.effects) {
        // The increment of an illegal move goes with the move.
        if (counted && std::holds_alternative<rulings::TakeTime>(effect)) continue;
        if (auto const penalty = std::visit(Sentence{who, nature.has_value()}, effect))
            addPenalty(offence.penalties, *penalty);
    }
    bool const isOne = nature && !nature->onlyPenalised;
    if (!isOne && offence.penalties.empty()) return std::nullopt;
    if (nature) {
        offence.kind = nature->kind;
        offence.conduct = nature->conduct;
    }
    return offence;
}

// --- rulings by a key ----------------------------------------------------------------------------------------

std::optional<RuledOffence> offenceIn(ClocksCorrected const& act, BoardNumber board) {
    auto const nature = act.offender ? natureOf(act.ground) : std::nullopt;
    if (!nature) return std::nullopt;
    RuledOffence offence{nature->kind, *act.offender, nature->conduct, act.offence, {}};
    auto const mine = std::ranges::find(act.boards, board, &ClocksCorrected::OnBoard::board);
    if (mine == act.boards.end()) return offence;
    for (clock::Operation const& operation : mine->operations) {
        auto const* const adjusted = std::get_if<clock::AdjustTime>(&operation);
        if (!adjusted) continue;
        bool const forOpponent = adjusted->side != offence.by && adjusted->by > clock::Span{};
        bool const taken = adjusted->side == offence.by && adjusted->by < clock::Span{};
        if (forOpponent) addPenalty(offence.penalties, Penalty::TimeForOpponent);
        // The increment of an illegal move goes with the move.
        if (taken && offence.kind != OffenceKind::IllegalMove) addPenalty(offence.penalties, Penalty::TimeTaken);
    }
    return offence;
}

/// Forfeits by the default time, and what an illegal move costs that was counted before.
std::vector<RuledOffence> offencesIn(ResultEntered const& act, EventState const& state) {
    std::vector<RuledOffence> offences;
    EventDetails const& details = state.details;
    Round const* const round = state.round(act.round);
    if (!details.edition || !round) return offences;
    PlayType const play = playTypeOf(details, *round);
    bool const late = manner(act.result) == Manner::Forfeit && act.article == details.edition->lateArrival.forfeits;
    bool const illegal = act.article == groundArticle(*details.edition, play, Ground::IllegalMove);
    for (Colour const colour : bothColours) {
        auto const penalty = penaltyIn(act.result, colour);
        if (!penalty || (!late && !illegal)) continue;
        offences.push_back({late ? OffenceKind::Lateness : OffenceKind::IllegalMove, colour, {}, 0, {*penalty}});
    }
    return offences;
}

std::vector<RuledOffence> offencesIn(History const& history, RecordedRuling const& ruling) {
    Act const& act = actAt(history, ruling.seq).act;
    if (auto const* const made = std::get_if<RulingMade>(&act)) {
        auto const decided = fromRecord(*made->ruling);
        return decided ? offencesIn(*decided) : std::vector<RuledOffence>{};
    }
    if (auto const* const result = std::get_if<ResultEntered>(&act)) return offencesIn(*result, history.state());
    if (std::holds_alternative<ScoreRuled>(act) && ruling.against)
        return {{OffenceKind::Other, *ruling.against, {}, 0, {Penalty::PointsRaised}}};
    auto const* const corrected = std::get_if<ClocksCorrected>(&act);
    auto const offence = corrected ? offenceIn(*corrected, ruling.board) : std::nullopt;
    return offence ? std::vector{*offence} : std::vector<RuledOffence>{};
}

/// The illegal move of the same player and game that stands last in the register.
RecordedOffence* countedBefore(std::vector<RecordedOffence>& offences, RecordedOffence const& now) {
    auto const isIt = [&](RecordedOffence const& one) {
        return one.offence.kind == OffenceKind::IllegalMove && one.round == now.round && one.board == now.board &&
               one.player == now.player;
    };
    auto const found = std::find_if(offences.rbegin(), offences.rend(), isIt);
    return found == offences.rend() ? nullptr : &*found;
}

void add(std::vector<RecordedOffence>& offences, RecordedOffence offence) {
    bool const uncounted = offence.offence.kind == OffenceKind::IllegalMove && offence.offence.number == 0;
    RecordedOffence* const before = uncounted ? countedBefore(offences, offence) : nullptr;
    if (!before) return offences.push_back(std::move(offence));
    for (Penalty const penalty : offence.offence.penalties) addPenalty(before->offence.penalties, penalty);
}

} // namespace

std::vector<RuledOffence> offencesIn(DecidedRuling const& ruling) {
    std::vector<RuledOffence> offences;
    for (Colour const colour : bothColours)
        if (auto offence = offenceOf(ruling, colour)) offences.push_back(std::move(*offence));
    for (RuledOffence& offence : offences)
        for (rulings::Effect const& effect : ruling.choice.effects)
            if (auto const* const fine = std::get_if<rulings::FinePlayer>(&effect); fine && fine->of == offence.by)
                offence.fine = fine->amount;
    return offences;
}

std::vector<RecordedOffence> offencesOnRecord(History const& history) {
    std::vector<RecordedOffence> offences;
    for (RecordedRuling const& ruling : rulingsOnRecord(history)) {
        if (ruling.takenBack) continue;
        for (RuledOffence const& offence : offencesIn(history, ruling))
            add(offences, {ruling.players[offence.by], ruling.seq, ruling.wall, ruling.round, ruling.board,
                           ruling.article, offence});
    }
    return offences;
}

std::vector<RecordedOffence> offencesOf(History const& history, PlayerId player) {
    auto offences = offencesOnRecord(history);
    std::erase_if(offences, [player](RecordedOffence const& one) { return one.player != player; });
    return offences;
}

rulings::OffenceRegister registerOf(std::span<RecordedOffence const> offences) {
    rulings::OffenceRegister named;
    for (RecordedOffence const& one : offences)
        if (one.offence.conduct)
            named.push_back({*one.offence.conduct, one.round.value(), one.article, one.offence.penalties});
    return named;
}

int timesBefore(History const& history, PlayerId player, Misconduct offence) {
    return rulings::timesBefore(registerOf(offencesOf(history, player)), offence);
}

} // namespace flagfall::session
