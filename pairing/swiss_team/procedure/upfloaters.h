// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/swiss_team/definitions/field.h"

namespace flagfall::pairing::swiss_team {

/// How upfloaters are looked for: either way they are the same.
enum class Way {
    Short,    ///< sets of the following scoregroup one by one while there are few, and what is plain is not proved
    Complete, ///< by one matching of everybody who is left
};

/// The upfloaters of the top-scoregroup (3.5), in order. `residents` are its teams, `lower` all others yet to be
/// paired; together they can be paired.
///
/// Criteria a set cannot fulfil are fulfilled as much as possible (2.3): C6 asks for as few upfloaters as can be in the
/// bracket of the following scoregroup, not only whether it gets by with none or one; C5 takes the best scores of
/// those sets that leave a legal pairing (C3).
[[nodiscard]] Places upfloatersFor(Field const& field, Places const& residents, Places const& lower,
                                   Way way = Way::Short);

} // namespace flagfall::pairing::swiss_team
