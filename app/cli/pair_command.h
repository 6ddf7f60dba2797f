// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace flagfall::cli {

/// How a paired round is told.
enum class PairForm {
    Pairs, ///< the number of pairs, then White and Black by pairing number line by line; 0 is the bye
    Story, ///< bracket by bracket, with the criteria and the colour rules
};

struct PairQuestion {
    std::filesystem::path file;
    std::filesystem::path target; ///< standard output when empty
    PairForm form = PairForm::Pairs;
    std::optional<std::string> whyNot; ///< `3-7,5-bye`: what is wrong with these pairs
};

/// Pairs the next round of a tournament report file, of players or teams, by the system that it names; of every file in
/// a folder or archive. Damaged: no legal pairing exists.
[[nodiscard]] Outcome pairNextRound(PairQuestion const& question);

/// Pairs every round of every file anew from the rounds before it and prints what differs, one line a file; ranks, too,
/// where the file names its tie-breaks (202, 212). Folders and archives stand for the files in them.
/// Damaged: something does.
[[nodiscard]] Outcome checkPairings(std::vector<std::filesystem::path> const& files);

} // namespace flagfall::cli
