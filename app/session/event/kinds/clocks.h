// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/description.h"

#include <algorithm>

namespace flagfall::session {

template <>
struct Description<DeviceStamp> {
    static constexpr std::tuple fields{Field{"device", &DeviceStamp::device}, Field{"number", &DeviceStamp::number},
                                       Field{"doubt_ns", &DeviceStamp::doubt}};
};
/// By how much a stamp may be wrong that was not made at the desk.
inline Saying stampedBeside(Saying saying, std::optional<DeviceStamp> const& stamp) {
    return stamp ? std::move(saying).beside(stamp->doubt) : std::move(saying);
}

template <>
struct Description<ClocksOperated> {
    static constexpr ActKind kind{"clocks.operated", Category::Clock, Undoing::NotTimeThatRan, Boards::Named,
                                  clocksShown};
    static constexpr std::tuple fields{Field{"round", &ClocksOperated::round},
                                       Field{"boards", &ClocksOperated::boards},
                                       Inline{&ClocksOperated::operation},
                                       Field{"at_ns", &ClocksOperated::at},
                                       WhereGiven{"reason", &ClocksOperated::reason},
                                       WhereGiven{"stamp", &ClocksOperated::stamp},
                                       WhereGiven{"desk", &ClocksOperated::desk}};
    static Saying sentence(ClocksOperated const& act) {
        Saying saying = done(act);
        if (!act.reason.empty()) saying = std::move(saying).beside(act.reason);
        return stampedBeside(std::move(saying), act.stamp);
    }
    static Saying atBoard(ClocksOperated const& act, BoardNumber) {
        if (act.reason == pausedAll) return said("Act", "all clocks paused");
        if (act.reason == pausedAsleep) return said("Act", "clock paused: the computer slept");
        if (act.reason == pausedClosed) return said("Act", "clock paused: the program was closed");
        return done(act);
    }

private:
    static Saying done(ClocksOperated const& act) {
        return said("Act", "{operations}").with("operations", std::vector{act.operation});
    }
};

template <>
struct Description<ClockReported> {
    static constexpr ActKind kind{"clock.reported", Category::Clock, Undoing::NotWhatFollows, Boards::Named,
                                  clocksShown};
    static constexpr auto fields = onBoard<ClockReported>(Inline{&ClockReported::fact});
    static Saying sentence(ClockReported const& act) { return said("Act", "{fact}").with("fact", act.fact); }
};

template <>
struct Description<ClocksCorrected::OnBoard> {
    using OnBoard = ClocksCorrected::OnBoard;
    static constexpr std::tuple fields{Field{"board", &OnBoard::board}, Field{"operations", &OnBoard::operations},
                                       Field{"change", &OnBoard::change}};
};
template <>
struct Description<ClocksCorrected> {
    static constexpr ActKind kind{"clocks.corrected", Category::Correction, Undoing::ChangeBack, Boards::Named,
                                  clocksShown};
    static constexpr std::tuple fields{Field{"round", &ClocksCorrected::round},
                                       Field{"boards", &ClocksCorrected::boards},
                                       Field{"at_ns", &ClocksCorrected::at},
                                       Field{"ground", &ClocksCorrected::ground},
                                       WhereGiven{"note", &ClocksCorrected::note},
                                       WhereGiven{"offender", &ClocksCorrected::offender},
                                       WhereGiven{"takes_back", &ClocksCorrected::takesBack},
                                       WhereGiven{"restores", &ClocksCorrected::restores},
                                       WhereGiven{"offence", &ClocksCorrected::offence},
                                       WhereGiven{"desk", &ClocksCorrected::desk}};

    static Saying sentence(ClocksCorrected const& act) {
        if (act.takesBack) return said("Act", "Undone: {act}").with("act", *act.takesBack);
        if (act.restores) return said("Act", "Redone: {act}").with("act", *act.restores);
        //: What was done to a clock, and why.
        return said("Act", "{corrected}. Reason: {ground}")
            .with("corrected",
                  Corrected{operationsOf(act), act.boards.size() == 1 ? act.boards.front().change : clock::Change{}})
            .with("ground", groundOf(act))
            .under({}, act.note);
    }
    static Saying atBoard(ClocksCorrected const& act, BoardNumber board) {
        auto const mine = std::ranges::find(act.boards, board, &ClocksCorrected::OnBoard::board);
        if (mine == act.boards.end()) return {};
        bool const changesBack = act.takesBack || act.restores;
        //: What the arbiter did to a clock, and why: "2:00 added to White's time: illegal move".
        Saying saying =
            said("Act", "{operations}: {ground}")
                .with("operations", changesBack ? Value{ChangedBack{mine->change}} : Value{mine->operations})
                .with("ground", groundOf(act))
                .under({}, act.note);
        return changesBack ? std::move(saying) : std::move(saying).beside(mine->change);
    }
    static Saying phrase(ClocksCorrected const& act) {
        std::vector<BoardNumber> boards;
        for (auto const& one : act.boards) boards.push_back(one.board);
        if (Saying penalty = penaltyPhrase(act); !penalty.isEmpty())
            return std::move(penalty).with("board", boards.front());
        //: What was done to a clock, and which boards: "2:00 added to White's time, boards 1, 2".
        return said("ActPhrase", "{operations}, {boards}")
            .with("operations", operationsOf(act))
            .with("boards", std::move(boards));
    }

private:
    static std::vector<clock::Operation> operationsOf(ClocksCorrected const& act) {
        return act.boards.empty() ? std::vector<clock::Operation>{} : act.boards.front().operations;
    }
    static Value groundOf(ClocksCorrected const& act) {
        return act.offender ? Value{Offence{act.ground, *act.offender, act.offence}} : Value{act.ground};
    }
    /// The offence that the arbiter has penalised; empty where it was something else.
    static Saying penaltyPhrase(ClocksCorrected const& act) {
        if (!act.offender || act.boards.empty()) return {};
        if (act.ground == Ground::IllegalMove)
            return ofColour(*act.offender, said("ActPhrase", "penalty for an illegal move by White on board {board}"),
                            said("ActPhrase", "penalty for an illegal move by Black on board {board}"));
        if (act.ground == Ground::WrongClaim)
            return ofColour(*act.offender,
                            said("ActPhrase", "penalty for an incorrect claim by White on board {board}"),
                            said("ActPhrase", "penalty for an incorrect claim by Black on board {board}"));
        return {};
    }
};

template <>
struct Description<ClocksTaken> {
    static constexpr ActKind kind{"clocks.taken", Category::Clock, Undoing::NotTimeThatRan, Boards::Named, clocksShown};
    static constexpr std::tuple fields{
        Field{"round", &ClocksTaken::round}, Field{"boards", &ClocksTaken::boards},
        Field{"from", &ClocksTaken::from},   Field{"desk", &ClocksTaken::desk},
        Field{"at_ns", &ClocksTaken::at},    OrNull{"last_beat_ns", &ClocksTaken::lastBeat}};
    static Saying sentence(ClocksTaken const& act) {
        //: {desk} and {from} are numbers: the desks at which the clocks are run now, and were before.
        Saying saying = said("Act", "Desk {desk} takes the clock over from desk {from}");
        return act.lastBeat ? std::move(saying).beside(*act.lastBeat) : saying;
    }
};

template <>
struct Description<ClocksRecovered> {
    static constexpr ActKind kind{"clocks.recovered", Category::Correction, Undoing::PassOver, Boards::Named,
                                  clocksShown};
    static constexpr std::tuple fields{Field{"round", &ClocksRecovered::round},
                                       Field{"boards", &ClocksRecovered::boards},
                                       Field{"policy", &ClocksRecovered::policy}, Inline{&ClocksRecovered::manual}};
    /// Times stand there if and only if the arbiter set them.
    static bool settle(ClocksRecovered& act) {
        if (act.policy != RecoveryPolicy::Manual) act.manual.reset();
        return act.manual.has_value() == (act.policy == RecoveryPolicy::Manual);
    }
    static Saying sentence(ClocksRecovered const&) { return said("Act", "{policy}"); }
    static Saying phrase(ClocksRecovered const&) { return said("ActPhrase", "decision about the clocks, {boards}"); }
};

template <>
struct Description<LateArrival> {
    static constexpr ActKind kind{"press.late", Category::Clock, Undoing::NotEvidence, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<LateArrival>(WhereGiven{"by", &LateArrival::by}, Field{"stamped_ns", &LateArrival::stamped},
                             Field{"arrived_ns", &LateArrival::arrived}, WhereGiven{"stamp", &LateArrival::stamp});
    static Saying sentence(LateArrival const& act) {
        Saying late = (act.by ? ofColour(*act.by, said("Act", "White's press came {late} too late and did not count"),
                                         said("Act", "Black's press came {late} too late and did not count"))
                              : said("Act", "a stop of the clock came {late} too late and did not count"))
                          .with("late", act.arrived - act.stamped)
                          .beside(act.stamped)
                          .beside(act.arrived);
        return stampedBeside(std::move(late), act.stamp);
    }
    static Saying atBoard(LateArrival const& act, BoardNumber) {
        if (!act.by) return said("Act", "a stop of the clock came too late to count");
        return ofColour(*act.by, said("Act", "White's press came too late to count"),
                        said("Act", "Black's press came too late to count"));
    }
};

template <>
struct Description<SidesSwapped> {
    static constexpr ActKind kind{"clock.turned", Category::Clock, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields = onBoard<SidesSwapped>();
    static Saying sentence(SidesSwapped const&) { return said("Act", "clock turned round"); }
    static Saying phrase(SidesSwapped const&) { return said("ActPhrase", "turning of the clock on board {board}"); }
};

template <>
struct Description<FlagNoticed> {
    static constexpr ActKind kind{"flag.noticed", Category::Flag, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<FlagNoticed>(Field{"side", &FlagNoticed::side}, WhereGiven{"claimed_by", &FlagNoticed::claimedBy});
    static Saying sentence(FlagNoticed const& act) {
        if (act.claimedBy)
            return ofColour(act.side, said("Act", "White's flag fall was claimed"),
                            said("Act", "Black's flag fall was claimed"));
        return ofColour(act.side, said("Act", "White's flag fall was observed"),
                        said("Act", "Black's flag fall was observed"));
    }
    static Saying phrase(FlagNoticed const&) { return said("ActPhrase", "flag fall on board {board}"); }
};

template <>
struct Description<PlayerAbsent> {
    static constexpr ActKind kind{"player.absent", Category::Attendance, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields = onBoard<PlayerAbsent>(Field{"side", &PlayerAbsent::side});
    static Saying sentence(PlayerAbsent const& act) {
        return ofColour(act.side, said("Act", "White is not at the board"), said("Act", "Black is not at the board"));
    }
    static Saying phrase(PlayerAbsent const&) { return said("ActPhrase", "absence on board {board}"); }
};
template <>
struct Description<PlayerArrived> {
    static constexpr ActKind kind{"player.arrived", Category::Attendance, Undoing::PassOver, Boards::Named,
                                  clocksShown};
    static constexpr auto fields = onBoard<PlayerArrived>(Field{"side", &PlayerArrived::side});
    static Saying sentence(PlayerArrived const& act) {
        return ofColour(act.side, said("Act", "White has arrived"), said("Act", "Black has arrived"));
    }
    static Saying phrase(PlayerArrived const&) { return said("ActPhrase", "arrival on board {board}"); }
};

} // namespace flagfall::session
