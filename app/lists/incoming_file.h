// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_info.h"
#include "app/lists/list_problem.h"
#include "arbiter/terms/expected.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace flagfall::lists {

/// The bytes of a list, one piece after the other: of a file, or of the first text, XML or CSV file in a ZIP archive.
/// What is inside an archive is never held as a whole, and refused when it unpacks to more than any list has.
class IncomingFile {
public:
    [[nodiscard]] static Expected<IncomingFile, ListProblem> open(std::filesystem::path const& file);
    ~IncomingFile();
    IncomingFile(IncomingFile&&) noexcept;

    /// The next piece, valid until the next call; empty at the end.
    [[nodiscard]] Expected<std::span<char const>, ListProblem> next();
    /// The beginning once more, with the next call of next().
    [[nodiscard]] Expected<void, ListProblem> rewind();

    [[nodiscard]] std::uint64_t read() const;      ///< bytes so far
    [[nodiscard]] std::uint64_t total() const;     ///< as the file or the archive says; 0: not known
    [[nodiscard]] std::string const& name() const; ///< of the file, or of the one in the archive
    /// When the content was written: of the file inside the archive, where it says so.
    [[nodiscard]] std::optional<ListMonth> written() const;

private:
    struct Source;
    struct PlainSource;
    struct ZippedSource;
    explicit IncomingFile(std::unique_ptr<Source> source);
    std::unique_ptr<Source> m_source;
};

} // namespace flagfall::lists
