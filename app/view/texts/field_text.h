// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_details.h"

#include <QString>

namespace flagfall::view {

/// What is wrong with a field of the event's form, as a sentence beside the field.
[[nodiscard]] QString faultText(session::EventField field, session::FieldFault fault);
/// The same with the line that is wrong, where the field has several.
[[nodiscard]] QString faultText(session::FieldProblem<session::EventField> const& problem);
[[nodiscard]] QString faultText(session::PlayerField field, session::FieldFault fault);

[[nodiscard]] QString faultText(session::TeamField field, session::FieldFault fault);

/// Which days a date with strokes may be, and how to write the one that is meant; empty where it cannot be two.
[[nodiscard]] QString eitherDateText(std::string_view typed);

[[nodiscard]] QString fieldName(session::EventField field);
[[nodiscard]] QString fieldName(session::TeamField field);
[[nodiscard]] QString fieldName(session::PlayerField field);
/// What stands in a field, for people: of the sex a word; empty: –.
[[nodiscard]] QString fieldValue(session::PlayerField field, std::string const& value);

} // namespace flagfall::view
