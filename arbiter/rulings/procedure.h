// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/description.h"
#include "arbiter/rulings/known.h"
#include "arbiter/rulings/rules.h"
#include "arbiter/rulings/ruling.h"

/// What a procedure is made of. Each one is a header and a file in procedures/: its incident with the description of
/// it, and `ruleOn`.
