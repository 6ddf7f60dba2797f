// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// What there is about a player's scoresheet.
enum class SheetMatter {
    Duty,    ///< whether the player must record
    Refusal, ///< the player does not record
    Kept,    ///< the player keeps the scoresheet after the game
    Number,  ///< the player asks how many moves have been made
};
template <>
struct Words<SheetMatter> {
    static constexpr std::array all{Word{SheetMatter::Duty, "duty"}, Word{SheetMatter::Refusal, "refusal"},
                                    Word{SheetMatter::Kept, "kept"}, Word{SheetMatter::Number, "number"}};
};

/// A matter of a player's scoresheet during or after the game (8.1 to 8.4; P18.1, P18.2, P18.5).
struct Scoresheet {
    Colour by = Colour::White;
    SheetMatter matter = SheetMatter::Duty;
    std::chrono::milliseconds increment{}; ///< for each move in this period
    bool wasBelow = false;                 ///< less than five minutes were left at some stage of this period
    friend bool operator==(Scoresheet const&, Scoresheet const&) = default;
};
template <>
struct Description<Scoresheet> {
    static constexpr std::string_view word = "scoresheet";
    static constexpr auto facts =
        std::tuple{Needed{"by", &Scoresheet::by}, Fact{"matter", &Scoresheet::matter},
                   Fact{"increment", &Scoresheet::increment}, Fact{"was-below", &Scoresheet::wasBelow}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, Scoresheet const& incident, Known const& known, Answers const& answers);

/// A flag has fallen at the end of a period, and a scoresheet is not up to date (8.4 to 8.6; P18.3, P18.4).
struct SheetsBehind {
    ByColour<bool> excused{}; ///< who did not have to record at the end of the period
    friend bool operator==(SheetsBehind const&, SheetsBehind const&) = default;
};
template <>
struct Description<SheetsBehind> {
    static constexpr std::string_view word = "sheets-behind";
    static constexpr AtBoard atBoard{.readOff = {"flag-down"}};
    static constexpr auto facts = std::tuple{Fact{"excused", &SheetsBehind::excused}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, SheetsBehind const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
