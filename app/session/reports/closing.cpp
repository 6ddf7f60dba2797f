// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/closing.h"

#include "app/session/event/appeals.h"
#include "app/session/event/open_games.h"
#include "app/session/reports/scoresheets.h"
#include "arbiter/laws/recording.h"

#include <algorithm>

namespace flagfall::session {
namespace {

constexpr std::chrono::days forTheArbiter{7};
constexpr std::chrono::days forTheFederation{30};

int openAppeals(History const& history) {
    int open = 0;
    for (RecordedAct const& act : history.acts()) {
        if (!std::holds_alternative<AppealLodged>(act.act)) continue;
        auto const appeal = appealAt(history, act.seq);
        if (appeal && (appeal->isOpen() || appeal->awaitsRuling())) ++open;
    }
    return open;
}

int callsOpen(EventState const& state) {
    int open = 0;
    for (Round const& round : state.rounds)
        open += static_cast<int>(
            std::ranges::count_if(round.boards, [](Board const& board) { return board.call.has_value(); }));
    return open;
}

} // namespace

std::vector<ClosingPoint> closingPointsOf(History const& history) {
    using What = ClosingPoint::What;
    EventState const& state = history.state();
    if (!state.opened()) return {};
    int const toCome = plannedRounds(state) - static_cast<int>(state.rounds.size());
    int const each = systemRulesOf(state).gamesInRound;
    std::vector<ClosingPoint> points{{What::Rounds, std::max(0, (toCome + each - 1) / each)},
                                     {What::Games, static_cast<int>(openGames(state).size())},
                                     {What::Calls, callsOpen(state)}};
    auto const isRecorded = [&](Round const& round) { return playersRecord(playTypeOf(state.details, round)); };
    if (playersRecord(playTypeOf(state.details)) || std::ranges::any_of(state.rounds, isRecorded)) {
        std::size_t sheets = 0;
        for (Round const& round : state.rounds) sheets += missingSheets(state, round).size();
        points.push_back({What::Sheets, static_cast<int>(sheets)});
    }
    points.push_back({What::Appeals, openAppeals(history)});
    return points;
}

std::vector<ReportDue> reportsDue(EventDetails const& event) {
    auto const last = lastDayOf(event);
    if (!last) return {};
    std::chrono::sys_days const end{*last};
    return {{ReportDue::What::ToFederation, Date{end + forTheArbiter}},
            {ReportDue::What::ToFide, Date{end + forTheFederation}}};
}

PersonalData personalDataOf(EventState const& state) {
    PersonalData kept;
    for (auto const& [id, player] : state.players) {
        if (!player.contact.empty()) ++kept.contacts;
        if (player.details.birth != yearOfBirth(player.details.birth)) ++kept.births;
    }
    return kept;
}

std::optional<Date> lastDayOf(EventDetails const& event) { return event.ends ? event.ends : event.begins; }

int monthsOver(std::optional<Date> lastDay, Date today) {
    if (!lastDay) return 0;
    auto const between = today.year() / today.month() - lastDay->year() / lastDay->month();
    int const months = static_cast<int>(between.count());
    return std::max(0, today.day() < lastDay->day() ? months - 1 : months);
}

} // namespace flagfall::session
