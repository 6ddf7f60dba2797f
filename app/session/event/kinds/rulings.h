// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/description.h"

namespace flagfall::session {

template <>
struct Description<RulingOnRecord> {
    static constexpr std::tuple fields{
        Field{"edition", &RulingOnRecord::edition},      Field{"play", &RulingOnRecord::play},
        Field{"incident", &RulingOnRecord::incident},    WhereGiven{"known", &RulingOnRecord::known},
        WhereGiven{"answers", &RulingOnRecord::answers}, Field{"finding", &RulingOnRecord::finding},
        WhereGiven{"article", &RulingOnRecord::article}, WhereGiven{"effects", &RulingOnRecord::effects},
        WhereGiven{"own", &RulingOnRecord::own},         WhereGiven{"note", &RulingOnRecord::note}};
};
template <>
struct Description<RulingMade> {
    static constexpr ActKind kind{"ruling.made", Category::Ruling, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields = onBoard<RulingMade>(Field{"ruling", &RulingMade::ruling});
    static Saying sentence(RulingMade const& act) {
        //: {incident} what happened: "White: illegal move no. 1"; {decision} what was decided: "Black gets 2:00 more".
        return (act.ruling->own ? said("Act", "own decision on: {incident}; {decision}")
                                : said("Act", "ruling on: {incident}; {decision}"))
            .with("incident", RuledOn{act.ruling})
            .with("decision", RuledSo{act.ruling})
            .under(act.ruling->article, act.ruling->note);
    }
    static Saying phrase(RulingMade const&) { return said("ActPhrase", "ruling on board {board}"); }
};

} // namespace flagfall::session
