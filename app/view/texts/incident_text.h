// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/text.h"

#include <QString>

#include <string_view>

/// What incidents, their facts and the choices of a fact are called, by their words in `arbiter/rulings/text.h`.
namespace flagfall::view {

/// A short noun phrase for a list: "Illegal move", "Draw claim".
[[nodiscard]] QString incidentName(std::string_view incident);
/// Other words that find it: "phone mobile" for an electronic device; may be empty.
[[nodiscard]] QString incidentSynonyms(std::string_view incident);
/// Other words that find what an incident was in particular, by the word of the choice; may be empty.
[[nodiscard]] QString choiceSynonyms(std::string_view choice);
/// The label of a field: "Noticed by"; of a fact of both players with the colour: "White: moves made".
[[nodiscard]] QString factLabel(std::string_view incident, std::string_view fact);
/// What was said of a fact, for a paper: "yes", "the opponent", "0:20:00".
[[nodiscard]] QString factValueText(std::string_view incident, rulings::FactText const& fact);
/// One value of a fact with a few of them: "by the arbiter".
[[nodiscard]] QString choiceText(std::string_view fact, std::string_view choice);

/// What it means that none of the values of a fact is chosen: "the arbiter", "nobody". Empty: that nobody knows.
[[nodiscard]] QString noneText(std::string_view incident, std::string_view fact);

} // namespace flagfall::view
