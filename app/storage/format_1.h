// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <span>

namespace flagfall::storage {

/// Names the commands of a file of format 1, whose rows did not. `rows` are all of them, from the first on.
///
/// What format 1 knew: the acts of one command stand side by side and have the same instant, and they come in an order
/// that depends on the command. The names are the same whenever they are made: the first eight bytes of the hash of
/// row 1, and the number of the command's first row.
void nameCommands(std::span<session::Row> rows);

} // namespace flagfall::storage
