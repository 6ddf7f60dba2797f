// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/clock.h"
#include "clock/text_cursor.h"
#include "clock/vector_figures.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Reads the notation of worked examples (vectors.h).
namespace flagfall::clock {

struct Example {
    struct Event {
        Instant at;
        Operation operation;
    };
    std::shared_ptr<Setting const> setting;
    std::vector<Event> events;
    Instant readAt;
    Figures expected;
};

/// One line of an example, split into fields that have not been read yet.
struct ExampleLine {
    std::string_view id;
    std::string_view title;
    std::vector<std::string_view> fields; ///< six in a valid line, including the name
};

/// Returns nullopt for a line that is not an example, and for one of more than 1 MiB.
[[nodiscard]] std::optional<ExampleLine> exampleLine(std::string_view line);

/// Reads the example, or returns why it cannot be read.
[[nodiscard]] Expected<Example, std::string> readExample(ExampleLine const& line);

/// Takes a time with or without a sign; nullopt if there is no number or it is longer than any clock shows.
[[nodiscard]] std::optional<Span> takeSigned(TextCursor& in);

/// `W`, `b`, `White`.
[[nodiscard]] std::optional<Colour> takeColour(TextCursor& in);

[[nodiscard]] std::string_view trimmed(std::string_view text);
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

/// Writes milliseconds.
[[nodiscard]] std::string millisText(Span span);

} // namespace flagfall::clock
