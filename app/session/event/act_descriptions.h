// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/kinds/adjournments.h"
#include "app/session/event/kinds/blind_play.h"
#include "app/session/event/kinds/clocks.h"
#include "app/session/event/kinds/desk.h"
#include "app/session/event/kinds/event.h"
#include "app/session/event/kinds/persons.h"
#include "app/session/event/kinds/players.h"
#include "app/session/event/kinds/record.h"
#include "app/session/event/kinds/results.h"
#include "app/session/event/kinds/rounds.h"
#include "app/session/event/kinds/rulings.h"
#include "app/session/event/kinds/teams.h"

namespace flagfall::session {

static_assert(everyActIsDescribed<AnyAct>);

} // namespace flagfall::session
