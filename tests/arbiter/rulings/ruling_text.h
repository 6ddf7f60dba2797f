// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/text.h"

#include "../regimes.h"

#include <gtest/gtest.h>

#include <string>

/// A ruling told in one line, for tests to compare: `asks can-mate about Black` or `0-1 [6.9]`.
namespace flagfall::rulings {

constexpr auto white = Colour::White;
constexpr auto black = Colour::Black;

inline std::string name(Colour colour) { return colour == white ? "White" : "Black"; }

struct EffectWords {
    std::string operator()(ScoreGame const& one) const { return std::string{code(one.result)}; }
    std::string operator()(PlayOn const&) const { return "play on"; }
    std::string operator()(PutFlagUp const& one) const { return "put up " + name(one.of) + "'s flag"; }
    std::string operator()(RecordFlag const& one) const {
        return "record " + name(one.of) + "'s flag" + (one.claimedBy ? " called by " + name(*one.claimedBy) : "");
    }
    std::string operator()(StopClocks const&) const { return "stop"; }
    std::string operator()(TakeMoveBack const& one) const { return "take back " + name(one.by); }
    std::string operator()(GiveTime const& one) const {
        return name(one.to) + " +" + std::to_string(one.time.count()) + "s";
    }
    std::string operator()(SetIncrement const& one) const {
        return "increment " + std::to_string(one.eachMove.count()) + "s";
    }
    std::string operator()(CountIllegalMove const& one) const {
        return "illegal move " + std::to_string(one.number) + " of " + name(one.by);
    }
    std::string operator()(OpenOffer const& one) const { return "offer of " + name(one.by); }
    std::string operator()(auto const& one) const { return text(Effect{one}); }
};

inline std::string words(Effects const& effects) {
    std::string text;
    for (Effect const& effect : effects) text += (text.empty() ? "" : ", ") + std::visit(EffectWords{}, effect);
    return text.empty() ? "nothing" : text;
}

inline std::string words(Ruling const& ruling) {
    if (Question const* const question = ruling.asks())
        return "asks " + std::string{wordOf(question->ask)} +
               (question->about ? " about " + name(*question->about) : "") + " [" + ruling.article + ']';
    return words(ruling.proposes()->effects) + " [" + ruling.proposes()->article + ']';
}

inline Rules rulesOf(std::string_view edition, std::string_view regimeName = "standard") {
    Regime const& known = regime(regimeName);
    Rules rules{*editionByCode(edition), known.play, usualHouseRules(*editionByCode(edition))};
    rules.house.supervision = known.supervision;
    return rules;
}

inline Answers said(Ask ask, Answer answer) { return Answers{}.say(ask, answer); }

} // namespace flagfall::rulings
