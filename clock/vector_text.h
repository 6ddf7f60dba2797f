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

/// One line of an example in its parts, nothing of them read yet.
struct ExampleLine {
    std::string_view id;
    std::string_view title;
    std::vector<std::string_view> fields; ///< six in a sound line, the name among them
};

/// None for a line that is something else.
[[nodiscard]] std::optional<ExampleLine> exampleLine(std::string_view line);

/// The example, or why it cannot be read.
[[nodiscard]] Expected<Example, std::string> readExample(ExampleLine const& line);

/// A time with or without a sign; none if there is no number or it is longer than any clock shows.
[[nodiscard]] std::optional<Span> takeSigned(TextCursor& in);

/// `W`, `b`, `White`.
[[nodiscard]] std::optional<Colour> takeColour(TextCursor& in);

[[nodiscard]] std::string_view trimmed(std::string_view text);
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

/// Milliseconds.
[[nodiscard]] std::string millisText(Span span);

} // namespace flagfall::clock
