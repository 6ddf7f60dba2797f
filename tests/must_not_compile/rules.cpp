// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a game have an edition of the Laws: there is no ruling without one.
#include "arbiter/rulings/rules.h"

using namespace flagfall;

rulings::Rules const known{currentEdition()};

#ifdef rules_have_an_edition // refused: could not convert|no matching constructor|no viable conversion
rulings::Rules const none{};
#endif

#ifdef an_edition_that_may_be_unknown_is_looked_at_first // refused: could not convert|no matching constructor|no viable conversion
rulings::Rules const unknown{editionByCode("E2031")};
#endif
