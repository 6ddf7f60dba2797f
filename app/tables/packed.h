// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/xml.h"

namespace flagfall::tables {

/// A ZIP file in memory, as spreadsheets are. What is unpacked of it in all is counted against the limits, whatever
/// the file says of its sizes.
class Packed {
public:
    /// `bytes` must outlive it.
    [[nodiscard]] static Or<Packed> open(std::string_view bytes, Limits const& limits);

    [[nodiscard]] bool has(std::string const& part) const;
    /// Of all its files, folders not among them, in the order of the archive.
    [[nodiscard]] std::vector<std::string> parts() const;
    /// A part as it is, however large.
    [[nodiscard]] Or<std::string> whole(std::string const& part);
    /// A small part as it is.
    [[nodiscard]] Or<std::string> text(std::string const& part);
    /// Reads a part as XML. A part that is not there is Damaged.
    [[nodiscard]] Or<void> read(std::string const& part, XmlListener listener);

private:
    struct Archive;
    using Take = std::function<bool(std::string_view piece, bool last)>;
    explicit Packed(std::shared_ptr<Archive> archive) : m_archive(std::move(archive)) {}
    [[nodiscard]] std::optional<Problem> unpack(std::string const& part, Take const& take);

    std::shared_ptr<Archive> m_archive;
};

} // namespace flagfall::tables
