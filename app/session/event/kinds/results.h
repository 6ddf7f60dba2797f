// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/description.h"

namespace flagfall::session {

template <>
struct Description<ResultEntered> {
    static constexpr ActKind kind{"result.entered", Category::Result, Undoing::PassOver, Boards::Named, resultsShown};
    static constexpr auto fields =
        onBoard<ResultEntered>(Field{"result", &ResultEntered::result}, WhereGiven{"article", &ResultEntered::article},
                               WhereGiven{"note", &ResultEntered::note}, WhereGiven{"how", &ResultEntered::how});
    static Saying sentence(ResultEntered const& act) {
        //: {how} how the game ended: "result 1–0 by resignation".
        return (act.how == ResultKind::NotSaid ? said("Act", "result {result}") : said("Act", "result {result} {how}"))
            .under(act.article, act.note);
    }
    static Saying phrase(ResultEntered const&) { return said("ActPhrase", "result {result} on board {board}"); }
};
template <>
struct Description<ScoreRuled> {
    static constexpr ActKind kind{"score.ruled", Category::Result, Undoing::PassOver, Boards::Named, resultsShown};
    static constexpr auto fields = onBoard<ScoreRuled>(
        Inline{&ScoreRuled::score}, WhereGiven{"article", &ScoreRuled::article}, WhereGiven{"note", &ScoreRuled::note});
    static Saying sentence(ScoreRuled const& act) {
        //: {score} is what White and Black get, more than a win together: "½–1".
        return said("Act", "by ruling of the arbiter the score counts {score}")
            .with("score", scoreOf(act))
            .under(act.article, act.note);
    }
    static Saying phrase(ScoreRuled const& act) {
        return said("ActPhrase", "score {score} on board {board}").with("score", scoreOf(act));
    }

private:
    static std::string scoreOf(ScoreRuled const& act) {
        auto const points = [](Points score) { return score == onePoint ? "1" : score == halfPoint ? "½" : "0"; };
        return std::string{points(act.score.white)} + "–" + points(act.score.black);
    }
};
template <>
struct Description<MatchAwarded> {
    static constexpr ActKind kind{"match.awarded", Category::Result, Undoing::PassOver, Boards::Named, roundShown};
    static constexpr auto fields =
        onBoard<MatchAwarded>(Field{"to", &MatchAwarded::to}, WhereGiven{"note", &MatchAwarded::note});
    static Saying sentence(MatchAwarded const& act) {
        return (act.to == Colour::White ? said("Act", "the match ended level; White was named its winner")
                                        : said("Act", "the match ended level; Black was named its winner"))
            .under({}, act.note);
    }
    static Saying phrase(MatchAwarded const&) {
        return said("ActPhrase", "naming of the winner of the match on board {board}");
    }
};
template <>
struct Description<ResultCleared> {
    static constexpr ActKind kind{"result.cleared", Category::Result, Undoing::PassOver, Boards::Named, resultsShown};
    static constexpr auto fields = onBoard<ResultCleared>();
    static Saying sentence(ResultCleared const&) { return said("Act", "result cleared"); }
    static Saying phrase(ResultCleared const&) { return said("ActPhrase", "clearing of the result on board {board}"); }
};

} // namespace flagfall::session
