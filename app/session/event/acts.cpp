// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/act_descriptions.h"

#include <array>

namespace flagfall::session {
namespace {

template <typename... Acts>
constexpr std::array<ActKind, sizeof...(Acts)> kindsOf(std::variant<Acts...> const*) {
    return {Description<Acts>::kind...};
}
constexpr auto kinds = kindsOf(static_cast<AnyAct const*>(nullptr));

constexpr bool eachWordIsOnce() {
    for (auto one = kinds.begin(); one != kinds.end(); ++one)
        for (auto other = one + 1; other != kinds.end(); ++other)
            if (one->word == other->word) return false;
    return true;
}
static_assert(eachWordIsOnce(), "two kinds of act have one word in the journal");

struct Naming {
    template <typename A>
    Touched operator()(A const& act) const {
        if constexpr (Description<A>::kind.boards == Boards::None) {
            return {};
        } else if constexpr (Description<A>::kind.boards == Boards::Every) {
            return {Touched::What::Everything};
        } else {
            Touched touched{Touched::What::Boards, act.round};
            eachBoardOf(act, [&touched](BoardNumber board) { touched.boards.push_back(board); });
            return touched;
        }
    }
};

} // namespace

Act::Act() = default;
Act::Act(Act const& other) = default;
Act::Act(Act&& other) noexcept = default;
Act& Act::operator=(Act const& other) = default;
Act& Act::operator=(Act&& other) noexcept = default;
Act::~Act() = default;

ActKind const& kindIn(Act const& act) { return kinds[act.index()]; }

bool canBeUndone(Act const& act) { return canBeUndone(kindIn(act).undo); }
bool canBeRetracted(Act const& act) { return kindIn(act).undo == Undoing::PassOver; }

Touched touchedBy(Act const& act) { return std::visit(Naming{}, act); }

std::optional<Seq> retractionTarget(Act const& act) {
    if (auto const* const retracted = std::get_if<ActRetracted>(&act)) return retracted->act;
    if (auto const* const restored = std::get_if<ActRestored>(&act)) return restored->act;
    return std::nullopt;
}

std::optional<Seq> changedBackBy(Act const& act) {
    if (auto const* const corrected = std::get_if<ClocksCorrected>(&act))
        return corrected->takesBack ? corrected->takesBack : corrected->restores;
    return retractionTarget(act);
}

} // namespace flagfall::session
