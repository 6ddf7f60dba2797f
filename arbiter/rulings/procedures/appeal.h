// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// What the scoresheets show after the game (P19; 8.7).
struct ResultSigned {
    ByColour<std::optional<Result>> sheet{}; ///< the result each player has written and signed
    std::optional<Result> played{};          ///< what the game really gave, where that is known
    std::optional<Colour> refused{};         ///< who refuses to sign
    friend bool operator==(ResultSigned const&, ResultSigned const&) = default;
};
template <>
struct Description<ResultSigned> {
    static constexpr std::string_view word = "signed-result";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr auto facts = std::tuple{Fact{"sheet", &ResultSigned::sheet}, Fact{"played", &ResultSigned::played},
                                             Fact{"refused", &ResultSigned::refused}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, ResultSigned const& incident, Known const& known,
                            Answers const& answers);

/// What a player appeals against.
enum class Appealed { Decision, QuickplayClaim, ClaimWithoutArbiter };
template <>
struct Words<Appealed> {
    static constexpr std::array all{Word{Appealed::Decision, "decision"},
                                    Word{Appealed::QuickplayClaim, "quickplay-claim"},
                                    Word{Appealed::ClaimWithoutArbiter, "claim-without-arbiter"}};
};
/// A player appeals against a decision of the arbiter (P19; 2009: 12.10; later: 11.10).
struct AppealMade {
    Colour by = Colour::White;
    Appealed against = Appealed::Decision;
    bool hasSigned = false; ///< the player has signed the scoresheet
    friend bool operator==(AppealMade const&, AppealMade const&) = default;
};
template <>
struct Description<AppealMade> {
    static constexpr std::string_view word = "appeal";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr auto facts = std::tuple{Needed{"by", &AppealMade::by}, Fact{"against", &AppealMade::against},
                                             Fact{"signed", &AppealMade::hasSigned}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, AppealMade const& incident, Known const& known, Answers const& answers);

} // namespace flagfall::rulings
