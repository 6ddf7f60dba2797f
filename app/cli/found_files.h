// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "arbiter/terms/expected.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace flagfall::cli {

/// A file that a command was given, or one of a folder or an archive it was given.
struct FoundFile {
    std::filesystem::path name;         ///< as people are told: `spring.zip/a.trf`
    std::optional<std::string> bytes{}; ///< of an archive; another file is read when its turn comes
};

/// What is looked for in a folder. An event cannot be opened in an archive.
enum class Wanted { Reports, ReportsAndEvents };

/// A folder stands for the report files (.trf, .trfx, .txt) in it and in its folders, an archive (ZIP) for those in it,
/// in order of their names; anything else for itself. Refused, which has been said, where one of them cannot be read or
/// has none.
[[nodiscard]] Expected<std::vector<FoundFile>, Outcome> filesIn(std::filesystem::path const& given, Wanted wanted);

/// Its bytes; complains when it cannot be read.
[[nodiscard]] std::optional<std::string> bytesOf(FoundFile const& found);

/// Does it for every file, and says before each of several which it is: the worst outcome.
[[nodiscard]] Outcome forEachFile(std::filesystem::path const& given, Wanted wanted,
                                  std::function<Outcome(FoundFile const&)> const& work);

} // namespace flagfall::cli
