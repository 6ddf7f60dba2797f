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
            .with("decision", RuledSo{act.ruling, act.round, act.board})
            .under(act.ruling->article, act.ruling->note);
    }
    static Saying phrase(RulingMade const&) { return said("ActPhrase", "ruling on board {board}"); }
};

template <>
struct Description<GamesSupervised> {
    static constexpr ActKind kind{"games.supervised", Category::Ruling, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr std::tuple fields{Field{"round", &GamesSupervised::round},
                                       Field{"boards", &GamesSupervised::boards},
                                       Field{"supervision", &GamesSupervised::supervision}};
    static Saying sentence(GamesSupervised const& act) {
        return act.supervision == Supervision::Full ? said("Act", "supervised: an arbiter has the game in sight")
                                                    : said("Act", "not supervised: no arbiter has the game in sight");
    }
    static Saying phrase(GamesSupervised const&) { return said("ActPhrase", "supervision of the game, {boards}"); }
};

template <>
struct Description<RulingWithdrawn> {
    static constexpr ActKind kind{"ruling.withdrawn", Category::Ruling, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<RulingWithdrawn>(Field{"ruling", &RulingWithdrawn::ruling},
                                 WhereGiven{"undone", &RulingWithdrawn::undone}, Field{"note", &RulingWithdrawn::note});
    static Saying sentence(RulingWithdrawn const& act) {
        //: {about} the ruling, as a sentence.
        return said("Act", "ruling withdrawn: {about}").with("about", act.ruling).under({}, act.note);
    }
    static Saying phrase(RulingWithdrawn const&) {
        return said("ActPhrase", "withdrawal of a ruling on board {board}");
    }
};

template <>
struct Description<AttachedFile> {
    static constexpr std::tuple fields{Field{"name", &AttachedFile::name}, Field{"type", &AttachedFile::type},
                                       Field{"sha256", &AttachedFile::sha256}, Field{"size", &AttachedFile::size},
                                       WhereGiven{"note", &AttachedFile::note}};
    static bool settle(AttachedFile const& file) {
        return file.sha256.size() == 64 && file.sha256.find_first_not_of("0123456789abcdef") == std::string::npos &&
               file.size > 0;
    }
};
template <>
struct Description<FileAttached> {
    static constexpr ActKind kind{"file.attached", Category::Ruling, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<FileAttached>(Field{"ruling", &FileAttached::ruling}, Field{"file", &FileAttached::file});
    static Saying sentence(FileAttached const& act) {
        //: {name} of a file, {about} the ruling it belongs to, as a sentence.
        return said("Act", "file {name} attached to: {about}")
            .with("name", act.file->name)
            .with("about", act.ruling)
            .under({}, act.file->note)
            .beside("SHA-256 " + act.file->sha256);
    }
    static Saying phrase(FileAttached const& act) {
        //: {name} of a file.
        return said("ActPhrase", "attached file {name}").with("name", act.file->name);
    }
};
template <>
struct Description<FileRemoved> {
    static constexpr ActKind kind{"file.removed", Category::Ruling, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<FileRemoved>(Field{"file", &FileRemoved::file}, WhereGiven{"note", &FileRemoved::note});
    static Saying sentence(FileRemoved const& act) {
        //: {about} the attaching of the file, as a sentence.
        return said("Act", "removed: {about}").with("about", act.file).under({}, act.note);
    }
    static Saying phrase(FileRemoved const&) { return said("ActPhrase", "removal of a file on board {board}"); }
};

template <>
struct Description<AppealOnRecord> {
    static constexpr std::tuple fields{
        WhereGiven{"by", &AppealOnRecord::by},      WhereGiven{"person", &AppealOnRecord::person},
        Field{"to", &AppealOnRecord::to},           Field{"received_ms", &AppealOnRecord::received},
        WhereGiven{"due_ms", &AppealOnRecord::due}, WhereGiven{"grounds", &AppealOnRecord::grounds}};
};
template <>
struct Description<AppealLodged> {
    static constexpr ActKind kind{"appeal.lodged", Category::Ruling, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<AppealLodged>(Field{"ruling", &AppealLodged::ruling}, Field{"appeal", &AppealLodged::appeal});
    static Saying sentence(AppealLodged const& act) {
        auto const& by = act.appeal->by;
        //: {about} the ruling that is appealed against, as a sentence.
        Saying saying = !by ? said("Act", "appeal against: {about}")
                            : ofColour(*by, said("Act", "White appeals against: {about}"),
                                       said("Act", "Black appeals against: {about}"));
        saying = std::move(saying).with("about", act.ruling).under({}, act.appeal->grounds);
        return act.appeal->person.empty() ? saying : std::move(saying).beside(act.appeal->person);
    }
    static Saying phrase(AppealLodged const&) { return said("ActPhrase", "appeal on board {board}"); }
};
template <>
struct Description<AppealDecided> {
    static constexpr ActKind kind{"appeal.decided", Category::Ruling, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<AppealDecided>(Field{"appeal", &AppealDecided::appeal}, Field{"outcome", &AppealDecided::outcome},
                               WhereGiven{"by", &AppealDecided::by}, WhereGiven{"text", &AppealDecided::text});
    static Saying pattern(AppealOutcome outcome) {
        switch (outcome) {
        case AppealOutcome::Upheld: return said("Act", "appeal upheld: {about}");
        case AppealOutcome::Dismissed: return said("Act", "appeal dismissed: {about}");
        case AppealOutcome::Otherwise: break;
        }
        return said("Act", "appeal decided in another way: {about}");
    }
    static Saying sentence(AppealDecided const& act) {
        //: {about} the appeal, as a sentence.
        Saying saying = pattern(act.outcome).with("about", act.appeal).under({}, act.text);
        return act.by.empty() ? saying : std::move(saying).beside(act.by);
    }
    static Saying phrase(AppealDecided const&) { return said("ActPhrase", "decision on the appeal on board {board}"); }
};
template <>
struct Description<AppealWithdrawn> {
    static constexpr ActKind kind{"appeal.withdrawn", Category::Ruling, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<AppealWithdrawn>(Field{"appeal", &AppealWithdrawn::appeal}, WhereGiven{"note", &AppealWithdrawn::note});
    static Saying sentence(AppealWithdrawn const& act) {
        //: {about} the appeal, as a sentence.
        return said("Act", "withdrawn: {about}").with("about", act.appeal).under({}, act.note);
    }
    static Saying phrase(AppealWithdrawn const&) {
        return said("ActPhrase", "withdrawal of the appeal on board {board}");
    }
};
template <>
struct Description<AppealFollowed> {
    static constexpr ActKind kind{"appeal.followed", Category::Ruling, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<AppealFollowed>(Field{"appeal", &AppealFollowed::appeal}, Field{"ruling", &AppealFollowed::ruling});
    static Saying sentence(AppealFollowed const& act) {
        //: {about} a ruling, as a sentence.
        return said("Act", "carries out the decision on the appeal: {about}").with("about", act.ruling);
    }
    static Saying phrase(AppealFollowed const&) {
        return said("ActPhrase", "link between a ruling and the appeal on board {board}");
    }
};

} // namespace flagfall::session
