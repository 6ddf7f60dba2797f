// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/description.h"

namespace flagfall::session {

template <>
struct Description<DeskOpened> {
    static constexpr ActKind kind{"desk.opened", Category::Program, Undoing::NotOfTheEvent, Boards::Every, clocksShown};
    static constexpr std::tuple fields{
        Field{"program", &DeskOpened::program},    Field{"boot", &DeskOpened::boot},
        Field{"ticks_ns", &DeskOpened::ticks},     Field{"asleep_ns", &DeskOpened::asleep},
        Field{"at_ns", &DeskOpened::at},           OrNull{"last_beat_ns", &DeskOpened::lastBeat},
        Field{"gap_exact", &DeskOpened::gapExact}, WhereGiven{"key", &DeskOpened::key},
        WhereGiven{"desk", &DeskOpened::desk}};
    static Saying sentence(DeskOpened const& act) {
        return act.lastBeat ? said("Act", "Event opened with {program} after an interruption").beside(*act.lastBeat)
                            : said("Act", "Event opened with {program}");
    }
    static Saying atBoard(DeskOpened const& act, BoardNumber) {
        return act.lastBeat ? said("Act", "program restarted after an interruption") : said("Act", "program restarted");
    }
};
template <>
struct Description<DeskClosed> {
    static constexpr ActKind kind{"desk.closed", Category::Program, Undoing::NotOfTheEvent, Boards::None, clocksShown};
    static constexpr std::tuple fields{WhereGiven{"desk", &DeskClosed::desk}};
    static Saying sentence(DeskClosed const&) { return said("Act", "Event closed"); }
    static Saying atBoard(DeskClosed const&, BoardNumber) { return said("Act", "program closed"); }
};

template <>
struct Description<ActRetracted> {
    static constexpr ActKind kind{"act.retracted", Category::TakingBack, Undoing::NotUndo, Boards::Every,
                                  everythingButNames};
    static constexpr std::tuple fields{Field{"act", &ActRetracted::act}};
    static Saying sentence(ActRetracted const&) { return said("Act", "Undone: {act}"); }
};
template <>
struct Description<ActRestored> {
    static constexpr ActKind kind{"act.restored", Category::TakingBack, Undoing::NotUndo, Boards::Every,
                                  everythingButNames};
    static constexpr std::tuple fields{Field{"act", &ActRestored::act}};
    static Saying sentence(ActRestored const&) { return said("Act", "Redone: {act}"); }
};
template <>
struct Description<ActKept> {
    static constexpr ActKind kind{"act.kept", Category::Program, Undoing::NotOfTheEvent, Boards::None, clocksShown};
    static constexpr std::tuple fields{Field{"act", &ActKept::act}};
    static Saying sentence(ActKept const&) { return said("Act", "Kept, although the disk failed: {act}"); }
};
template <>
struct Description<PartsLeftOut> {
    static constexpr ActKind kind{"parts.left-out", Category::Program, Undoing::NotOfTheEvent, Boards::None,
                                  clocksShown};
    static constexpr std::tuple fields{Field{"tournament", &PartsLeftOut::tournament},
                                       Field{"commands", &PartsLeftOut::commands}};
    static Saying sentence(PartsLeftOut const& act) {
        //: {tournament} is the name of another tournament of the same event.
        return counted("Act", "%n thing(s) done in {tournament} left out here")
            .times(act.commands.size())
            .with("tournament", act.tournament);
    }
};
template <>
struct Description<ActLost> {
    static constexpr ActKind kind{"act.lost", Category::Program, Undoing::NotOfTheEvent, Boards::None,
                                  everythingButNames};
    static constexpr std::tuple fields{Field{"loss", &ActLost::loss}, WhereGiven{"was", &ActLost::was},
                                       WhereGiven{"payload", &ActLost::payload}, WhereGiven{"hash", &ActLost::hash}};
    static Saying sentence(ActLost const& act) {
        switch (act.loss) {
        case Loss::Missing: break;
        case Loss::Damaged: return said("Act", "Entry lost: it was damaged in the file").under({}, act.was);
        case Loss::Unfounded: return said("Act", "Entry left out: it rests on a lost one").under({}, act.was);
        }
        return said("Act", "Entry lost: it was missing from a damaged file");
    }
};

} // namespace flagfall::session
