// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/sheet.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace flagfall::tables {

/// The attributes of an element, by their names without the prefix of the namespace.
using Attributes = std::map<std::string, std::string, std::less<>>;
[[nodiscard]] std::string valueOf(Attributes const& attributes, std::string_view name); ///< empty: there is none

/// What is told of an XML text as it is read. Names come without their prefix. The first problem ends the reading.
struct XmlListener {
    std::function<void(std::string_view name, Attributes const&)> begins;
    std::function<void(std::string_view name)> ends;
    std::function<void(std::string_view text)> text;
    std::function<bool()> enough; ///< true: the rest need not be read
};

/// Reads XML piece by piece. A declaration of a document type is refused, and with it all entities of its own.
class XmlReader {
public:
    XmlReader(XmlListener listener, Limits const& limits);
    ~XmlReader();
    XmlReader(XmlReader const&) = delete;
    XmlReader& operator=(XmlReader const&) = delete;

    /// False: it is over, by a problem or because it was enough.
    [[nodiscard]] bool take(std::string_view piece, bool last);
    [[nodiscard]] std::optional<Problem> const& problem() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace flagfall::tables
