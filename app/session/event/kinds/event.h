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

} // namespace flagfall::session
