// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/description.h"

namespace flagfall::session {

template <>
struct Description<EventOpened> {
    static constexpr ActKind kind{"event.opened", Category::Event, Undoing::NotTheBeginning, Boards::Every,
                                  everythingShown};
    static constexpr std::tuple fields{Inline{&EventOpened::details}};
    static Saying sentence(EventOpened const& act) {
        return said("Act", "Event created: {name}").with("name", act.details->name);
    }
};
template <>
struct Description<EventRevised> {
    static constexpr ActKind kind{"event.revised",
                                  Category::Event,
                                  Undoing::PassOver,
                                  Boards::Every,
                                  {.details = true, .players = true, .results = true}};
    static constexpr std::tuple fields{Inline{&EventRevised::details}};
    static Saying sentence(EventRevised const&) { return said("Act", "Event details changed"); }
    static Saying phrase(EventRevised const&) { return said("ActPhrase", "change of the event's details"); }
};

template <>
struct Description<PaperSettings> {
    static constexpr std::tuple fields{
        Field{"size", &PaperSettings::size}, WhereGiven{"language", &PaperSettings::language},
        WhereGiven{"header", &PaperSettings::header}, WhereGiven{"footer", &PaperSettings::footer},
        WhereGiven{"logo", &PaperSettings::logo}};
};
template <>
struct Description<PapersArranged> {
    static constexpr ActKind kind{
        "papers.arranged", Category::Event, Undoing::PassOver, Boards::None, {.details = true}};
    static constexpr std::tuple fields{Field{"papers", &PapersArranged::papers}};
    static Saying sentence(PapersArranged const&) { return said("Act", "Settings of the papers changed"); }
    static Saying phrase(PapersArranged const&) { return said("ActPhrase", "change of the settings of the papers"); }
};

template <>
struct Description<Prize> {
    static constexpr std::tuple fields{Field{"first", &Prize::first},
                                       Field{"last", &Prize::last},
                                       Field{"what", &Prize::what},
                                       WhereGiven{"category", &Prize::category},
                                       WhereGiven{"special", &Prize::special},
                                       WhereGiven{"to", &Prize::to}};
};
template <>
struct Description<PrizeTerms> {
    static constexpr std::tuple fields{
        WhereGiven{"sharing", &PrizeTerms::sharing}, WhereGiven{"limit", &PrizeTerms::limit},
        WhereGiven{"precedence", &PrizeTerms::precedence}, WhereGiven{"in_whole_units", &PrizeTerms::inWholeUnits}};
};
template <>
struct Description<PrizesSet> {
    static constexpr ActKind kind{"prizes.set", Category::Event, Undoing::PassOver, Boards::None, {.details = true}};
    static constexpr std::tuple fields{Field{"prizes", &PrizesSet::prizes}, WhereGiven{"terms", &PrizesSet::terms}};
    static Saying sentence(PrizesSet const& act) {
        if (act.prizes.empty()) return said("Act", "Prizes removed");
        return counted("Act", "%n prize(s) set").times(act.prizes.size());
    }
    static Saying phrase(PrizesSet const&) { return said("ActPhrase", "change of the prizes"); }
};

template <>
struct Description<BroadcastSwitched> {
    static constexpr ActKind kind{"broadcast.switched", Category::Event, Undoing::NotEvidence, Boards::None, {}};
    static constexpr std::tuple fields{Field{"on", &BroadcastSwitched::on},
                                       WhereGiven{"delay_min", &BroadcastSwitched::delayMinutes}};
    static Saying sentence(BroadcastSwitched const& act) {
        if (!act.on) return said("Act", "Broadcast switched off");
        if (act.delayMinutes == 0) return said("Act", "Broadcast switched on, without delay");
        return counted("Act", "Broadcast switched on, %n minute(s) later than the games")
            .times(static_cast<std::size_t>(act.delayMinutes));
    }
};

} // namespace flagfall::session
