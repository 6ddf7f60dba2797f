// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/offences.h"
#include "app/view/papers/paper.h"

#include <map>
#include <string>

/// The papers about rulings.
namespace flagfall::view {

/// The record of rulings: those of the list, which may be a part of all. `of` says which part; empty: all.
[[nodiscard]] Paper rulingsPaper(session::History const& history, std::vector<session::RecordedRuling> const& rulings,
                                 QString const& of);

/// The register of offences by player, or a part of it, which `of` names; for the arbiters only.
[[nodiscard]] Paper offencesPaper(session::History const& history,
                                  std::vector<session::RecordedOffence> const& offences, QString const& of);

/// What is in attached files, by their SHA-256; one that is not here could not be read.
using Attached = std::map<std::string, QByteArray>;

/// All that is known of one ruling: the board and its clocks as they stood, what happened, what was asked, what the
/// Laws say, what was decided and done, and what came of it. Nothing of it is more than one file away: the scenario can
/// be ruled on anew by `flagfall-cli ruling`.
/// Files attached to it are named with their digests; pictures and texts among them are on the paper.
[[nodiscard]] Paper caseFile(session::History const& history, session::RecordedRuling const& ruling,
                             Attached const& attached = {});

} // namespace flagfall::view
