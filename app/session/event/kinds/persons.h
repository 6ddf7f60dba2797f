// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/description.h"

namespace flagfall::session {

template <>
struct Description<Person> {
    static constexpr std::tuple fields{Field{"name", &Person::name}, Field{"role", &Person::role},
                                       WhereGiven{"lock", &Person::lock}};
};
template <>
struct Description<PersonNamed> {
    static constexpr ActKind kind{"person.named", Category::Event, Undoing::NotAccess, Boards::None, {.details = true}};
    static constexpr std::tuple fields{Field{"person", &PersonNamed::person}};
    static Saying sentence(PersonNamed const& act) {
        return of(act.person->role, !act.person->lock.empty()).with("name", act.person->name);
    }

private:
    static Saying of(Role role, bool withPin) {
        switch (role) {
        case Role::ChiefArbiter:
            return withPin ? said("Act", "{name} is chief arbiter at the desk, with a PIN")
                           : said("Act", "{name} is chief arbiter at the desk");
        case Role::DeputyArbiter:
            return withPin ? said("Act", "{name} is deputy arbiter at the desk, with a PIN")
                           : said("Act", "{name} is deputy arbiter at the desk");
        case Role::ResultHelper:
            return withPin ? said("Act", "{name} is result helper at the desk, with a PIN")
                           : said("Act", "{name} is result helper at the desk");
        case Role::Observer: break;
        }
        return withPin ? said("Act", "{name} may only read at the desk, with a PIN")
                       : said("Act", "{name} may only read at the desk");
    }
};
template <>
struct Description<PersonRemoved> {
    static constexpr ActKind kind{
        "person.removed", Category::Event, Undoing::NotAccess, Boards::None, {.details = true}};
    static constexpr std::tuple fields{Field{"name", &PersonRemoved::name}};
    static Saying sentence(PersonRemoved const& act) {
        return said("Act", "{name} has no role at the desk any more").with("name", act.name);
    }
};

} // namespace flagfall::session
