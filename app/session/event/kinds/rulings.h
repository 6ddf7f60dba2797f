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

} // namespace flagfall::session
