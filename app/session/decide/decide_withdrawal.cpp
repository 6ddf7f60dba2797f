// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/deciding.h"
#include "app/session/decide/incident_facts.h"
#include "app/session/event/ruling_acts.h"
#include "app/session/event/text.h"

#include <algorithm>

namespace flagfall::session {
namespace {

bool pairedSince(History const& history, Seq seq) {
    auto const& acts = history.acts();
    return std::any_of(acts.begin() + seq.value(), acts.end(), [&](RecordedAct const& one) {
        return std::holds_alternative<RoundPaired>(one.act) && !history.retracted(one.seq);
    });
}

/// Whose illegal move it counted.
std::optional<Colour> countedIn(Act const& act) {
    auto const* const made = std::get_if<RulingMade>(&act);
    auto const ruling = made ? fromRecord(*made->ruling) : std::nullopt;
    auto const* const counts = ruling ? rulings::effectIn<rulings::CountIllegalMove>(ruling->choice.effects) : nullptr;
    return counts ? std::optional{counts->by} : std::nullopt;
}

RecordedAct const& actOfRulingAt(History const& history, Seq seq) {
    return history.acts()[static_cast<std::size_t>(seq.value() - 1)];
}

} // namespace

std::vector<Seq> laterRulings(History const& history, WithdrawRuling const& command) {
    auto const own = actsOfRuling(history, command.ruling, command.round, command.board);
    std::vector<Seq> later;
    for (Seq const seq : history.actsOn(command.round, command.board)) {
        bool const stands = seq > command.ruling && std::ranges::count(own, seq) == 0 &&
                            isRulingOn(history, seq, command.round, command.board) && !history.retracted(seq) &&
                            !withdrawalOf(history, seq, command.round, command.board);
        if (stands) later.push_back(seq);
    }
    return later;
}

std::optional<Objection> standsAgainstWithdrawal(History const& history, WithdrawRuling const& command) {
    bool const stands = isRulingOn(history, command.ruling, command.round, command.board) &&
                        !history.retracted(command.ruling) &&
                        !withdrawalOf(history, command.ruling, command.round, command.board);
    if (!stands) return Refusal{.why = Why::NoSuchRuling, .board = command.board};
    if (trimmed(command.note).empty()) return Refusal{.why = Why::ReasonMissing, .board = command.board};
    // The second illegal move was the second one because of the first (7.5.5).
    auto const counted = countedIn(actOfRulingAt(history, command.ruling).act);
    bool const goesOn = counted && std::ranges::any_of(laterRulings(history, command), [&](Seq later) {
                            return countedIn(actOfRulingAt(history, later).act) == counted;
                        });
    if (goesOn) return Refusal{.why = Why::LaterRulingStands, .board = command.board};
    return std::nullopt;
}

bool isTimeGivenBack(History const& history, WithdrawRuling const& command, RecordedAct const& act) {
    auto const* const corrected = std::get_if<ClocksCorrected>(&act.act);
    auto const* const made = std::get_if<RulingMade>(&actOfRulingAt(history, command.ruling).act);
    return corrected && corrected->ground == groundOfTimeGivenBack && made &&
           !made->ruling->incident.starts_with(rulings::Description<rulings::ClockAdjustment>::word);
}

bool hasResultSince(History const& history, Seq since, RoundNumber round, BoardNumber board) {
    auto const& acts = history.acts();
    return std::any_of(acts.begin() + since.value(), acts.end(), [&](RecordedAct const& later) {
        auto const* const entered = std::get_if<ResultEntered>(&later.act);
        return entered && entered->round == round && entered->board == board && !history.retracted(later.seq);
    });
}

bool goesWithItsRuling(History const& history, WithdrawRuling const& command, RecordedAct const& act) {
    Touched const touched = touchedBy(act.act);
    bool const alone = touched.what != Touched::What::Boards ||
                       std::ranges::all_of(touched.boards, [&](BoardNumber one) { return one == command.board; });
    Shows const shows = kindIn(act.act).shows;
    // A result that was entered for these colours would go to the other player.
    bool const scored = std::holds_alternative<ColoursCorrected>(act.act) &&
                        hasResultSince(history, act.seq, command.round, command.board);
    return alone && !scored && !((shows.results || shows.players) && pairedSince(history, act.seq));
}

} // namespace flagfall::session
