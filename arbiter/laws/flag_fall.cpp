// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/flag_fall.h"

#include "arbiter/laws/edition.h"

namespace flagfall {

bool inEveryGame(PlayType, bool, bool) { return true; }

bool underGuidelines(PlayType play, bool quickplayAnnounced, bool hasIncrement) {
    return quickplayAnnounced && !hasIncrement && play != PlayType::Blitz;
}

Cited<bool> arbiterCallsFlags(Edition const& edition, PlayType play, Supervision supervision) {
    return edition.flags.calling.at(play, supervision).arbiterCalls;
}

std::string_view flagLossArticle(Edition const& edition, PlayType play, Supervision supervision) {
    FlagCalling const& calling = edition.flags.calling.at(play, supervision);
    return calling.arbiterCalls.value ? calling.calledLoss : calling.claimedLoss;
}

} // namespace flagfall
