// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/description.h"

namespace flagfall::session {

template <>
struct Description<Assistant> {
    static constexpr std::tuple fields{Field{"name", &Assistant::name}, Field{"duties", &Assistant::duties}};
};
template <>
struct Description<BlindPlayArranged> {
    static constexpr ActKind kind{"blind-play.arranged", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields = onBoard<BlindPlayArranged>(Inline{&BlindPlayArranged::play});
    static Saying sentence(BlindPlayArranged const& act) {
        Saying saying = whoIsDisabled(act.play->disabled);
        for (auto const* const assistant : {&act.play->assistants.white, &act.play->assistants.black})
            if (*assistant) saying = std::move(saying).beside((*assistant)->name);
        return std::move(saying).under({}, act.play->adaptations);
    }
    static Saying phrase(BlindPlayArranged const&) {
        return said("ActPhrase", "play with visually disabled players on board {board}");
    }

private:
    static Saying whoIsDisabled(ByColour<bool> const& disabled) {
        if (disabled.white && disabled.black) return said("Act", "both players are visually disabled");
        if (!disabled.white && !disabled.black) return said("Act", "no player is visually disabled");
        return disabled.white ? said("Act", "White is visually disabled") : said("Act", "Black is visually disabled");
    }
};
template <>
struct Description<BlindPlayRemarked> {
    static constexpr ActKind kind{"blind-play.remarked", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields = onBoard<BlindPlayRemarked>(
        Field{"side", &BlindPlayRemarked::side}, Field{"remark", &BlindPlayRemarked::remark},
        WhereGiven{"article", &BlindPlayRemarked::article}, WhereGiven{"note", &BlindPlayRemarked::note});
    static Saying sentence(BlindPlayRemarked const& act) {
        //: {remark} what was noted of the player.
        return ofColour(act.side, said("Act", "White: {remark}"), said("Act", "Black: {remark}"))
            .under(act.article, act.note);
    }
    static Saying phrase(BlindPlayRemarked const&) {
        return said("ActPhrase", "note on play with a visually disabled player on board {board}");
    }
};
template <>
struct Description<BoardsCompared> {
    static constexpr ActKind kind{"boards.compared", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields = onBoard<BoardsCompared>(Inline{&BoardsCompared::stands});
    static Saying sentence(BoardsCompared const& act) {
        if (act.stands.white.empty() && act.stands.black.empty()) return said("Act", "the players' boards agree");
        Saying saying = said("Act", "the players' boards differ");
        for (std::string const* const fen : {&act.stands.white, &act.stands.black})
            if (!fen->empty()) saying = std::move(saying).beside(*fen);
        return saying;
    }
    static Saying phrase(BoardsCompared const&) {
        return said("ActPhrase", "comparison of the players' boards on board {board}");
    }
};
template <>
struct Description<BoardsCorrected> {
    static constexpr ActKind kind{"boards.corrected", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields = onBoard<BoardsCorrected>(Field{"remedy", &BoardsCorrected::remedy},
                                                            Field{"half_moves", &BoardsCorrected::halfMoves},
                                                            WhereGiven{"article", &BoardsCorrected::article});
    static Saying sentence(BoardsCorrected const& act) {
        return (act.remedy == record::BoardsRemedy::Retrace ? said("Act", "back to where the scoresheets agree")
                                                            : said("Act", "a board is adjusted to the records"))
            .under(act.article);
    }
    static Saying phrase(BoardsCorrected const&) {
        return said("ActPhrase", "correction of the players' boards on board {board}");
    }
};

} // namespace flagfall::session
