// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <filesystem>
#include <vector>

/// A note beside an event, `open.flagfall-refused`, of acts that were refused because the disk failed in the middle of
/// them. Whether they are in the file is not known to anybody before it is opened again; then the note tells which of
/// its acts nobody was promised. Best effort: the disk that takes the note is mostly the one that has failed.
namespace flagfall::storage {

/// The act that would have had this number and this hash.
using RefusedAct = session::Seal;

[[nodiscard]] std::filesystem::path refusedActsOf(std::filesystem::path const& event);

/// Adds to the note.
void noteRefused(std::filesystem::path const& event, std::vector<RefusedAct> const& acts);

/// What stands in the note; lines that cannot be read are passed over.
[[nodiscard]] std::vector<RefusedAct> readRefused(std::filesystem::path const& event);

/// The note goes.
void dropRefused(std::filesystem::path const& event);

} // namespace flagfall::storage
