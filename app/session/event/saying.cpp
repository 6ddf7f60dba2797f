// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/saying.h"

#include "app/session/event/act_descriptions.h"

#include <algorithm>
#include <string>

namespace flagfall::session {
namespace {

template <typename T, typename Variant>
constexpr bool isIn = false;
template <typename T, typename... Values>
constexpr bool isIn<T, std::variant<Values...>> = (std::same_as<T, Values> || ...);

template <typename T>
void fill(Saying& saying, std::string_view name, T const& value) {
    if constexpr (isIn<T, Value>) {
        if (saying.lacks(name)) saying.fill(name, value);
    }
}
template <typename T>
void fill(Saying& saying, std::string_view name, std::optional<T> const& value) {
    if (value) fill(saying, name, *value);
}

/// What holes named after fields stand for.
template <typename A>
Saying filled(Saying saying, A const& act) {
    auto const take = [&](auto const& field) {
        if constexpr (requires { field.name; }) fill(saying, field.name, act.*field.member);
    };
    if (!saying.isEmpty()) std::apply([&](auto const&... fields) { (take(fields), ...); }, Description<A>::fields);
    return saying;
}

/// In which form, and for AtBoard at which board.
enum class SayingForm { Sentence, AtBoard, Phrase };
struct Teller {
    SayingForm form;
    BoardNumber board{};

    template <typename A>
    Saying operator()(A const& act) const {
        using What = Description<A>;
        if (form == SayingForm::Phrase) {
            if constexpr (canBeUndone(What::kind.undo)) return filled(What::phrase(act), act);
            return {};
        }
        if constexpr (requires { What::atBoard(act, board); })
            if (form == SayingForm::AtBoard) return filled(What::atBoard(act, board), act);
        return filled(What::sentence(act), act);
    }
};

Saying told(Act const& act, Teller const& teller) { return std::visit(teller, act); }

} // namespace

bool Saying::lacks(std::string_view hole) const {
    bool const there = std::ranges::any_of(m_holes, [hole](auto const& one) { return one.first == hole; });
    return !there && std::string_view{m_english}.find("{" + std::string{hole} + "}") != std::string_view::npos;
}

Saying sentenceOf(Act const& act) { return told(act, {SayingForm::Sentence}); }
Saying sentenceAt(BoardNumber board, Act const& act) { return told(act, {SayingForm::AtBoard, board}); }
Saying phraseOf(Act const& act) { return told(act, {SayingForm::Phrase}); }

} // namespace flagfall::session
