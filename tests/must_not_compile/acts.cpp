// SPDX-License-Identifier: GPL-3.0-or-later
// A new kind of act is described whole, or not at all.
#include "app/session/event/kinds/results.h"

namespace flagfall::session {

struct OnBoard {
    RoundNumber round;
    BoardNumber board;
};
struct Undescribed : OnBoard {};
struct WithoutSentence : OnBoard {};
struct WithoutPhrase : OnBoard {};
struct WithPhraseForNothing : OnBoard {};
struct WithoutBoard {
    RoundNumber round;
};
struct Whole : OnBoard {};

constexpr ActKind undoable{"tea.served", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
constexpr ActKind lasting{"tea.spilt", Category::Game, Undoing::NotEvidence, Boards::Named, clocksShown};

template <>
struct Description<WithoutSentence> {
    static constexpr ActKind kind = lasting;
    static constexpr std::tuple<> fields{};
};
template <>
struct Description<WithoutPhrase> {
    static constexpr ActKind kind = undoable;
    static constexpr std::tuple<> fields{};
    static Saying sentence(WithoutPhrase const&) { return said("Act", "tea served"); }
};
template <>
struct Description<WithPhraseForNothing> {
    static constexpr ActKind kind = lasting;
    static constexpr std::tuple<> fields{};
    static Saying sentence(WithPhraseForNothing const&) { return said("Act", "tea spilt"); }
    static Saying phrase(WithPhraseForNothing const&) { return said("ActPhrase", "tea on board {board}"); }
};
template <>
struct Description<WithoutBoard> {
    static constexpr ActKind kind = lasting;
    static constexpr std::tuple<> fields{};
    static Saying sentence(WithoutBoard const&) { return said("Act", "tea spilt"); }
};
template <>
struct Description<Whole> {
    static constexpr ActKind kind = undoable;
    static constexpr std::tuple<> fields{};
    static Saying sentence(Whole const&) { return said("Act", "tea served"); }
    static Saying phrase(Whole const&) { return said("ActPhrase", "tea on board {board}"); }
};

static_assert(everyActIsDescribed<std::variant<ResultEntered, Whole>>);

#ifdef an_act_has_a_description // refused: an act lacks its description: kind, fields and sentence
static_assert(everyActIsDescribed<std::variant<ResultEntered, Undescribed>>);
#endif

#ifdef an_act_has_a_sentence // refused: an act lacks its description: kind, fields and sentence
static_assert(everyActIsDescribed<std::variant<ResultEntered, WithoutSentence>>);
#endif

#ifdef what_undo_takes_back_has_a_phrase // refused: an act has a phrase if and only if Undo takes it back
static_assert(everyActIsDescribed<std::variant<ResultEntered, WithoutPhrase>>);
#endif

#ifdef nothing_else_has_a_phrase // refused: an act has a phrase if and only if Undo takes it back
static_assert(everyActIsDescribed<std::variant<ResultEntered, WithPhraseForNothing>>);
#endif

#ifdef an_act_that_names_boards_has_some // refused: an act that names boards has a round, and a board or boards
static_assert(everyActIsDescribed<std::variant<ResultEntered, WithoutBoard>>);
#endif

} // namespace flagfall::session
