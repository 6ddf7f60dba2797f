// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/description.h"

namespace flagfall::session {

template <>
struct Description<Rest> {
    static constexpr std::tuple fields{Field{"player", &Rest::player}, Field{"bye", &Rest::bye}};
};
template <>
struct Description<pairing::Pair> {
    static constexpr std::tuple fields{Field{"board", &pairing::Pair::board}, Field{"white", &pairing::Pair::white},
                                       Field{"black", &pairing::Pair::black}};
};
template <>
struct Description<PairedMatch> {
    static constexpr std::tuple fields{Field{"home", &PairedMatch::home}, Field{"away", &PairedMatch::away},
                                       Field{"home_players", &PairedMatch::homePlayers},
                                       Field{"away_players", &PairedMatch::awayPlayers}};
};

template <>
struct Description<pairing::GameOfMatches> {
    using Game = pairing::GameOfMatches;
    static constexpr std::tuple fields{Field{"round", &Game::round}, Field{"game", &Game::game},
                                       Field{"step", &Game::step}, Field{"kind", &Game::kind}};
};

template <>
struct Description<RoundPaired> {
    static constexpr ActKind kind{"round.paired", Category::Round, Undoing::PassOver, Boards::Every, roundShown};
    static constexpr std::tuple fields{
        Inline{&RoundPaired::pairing}, Field{"order", &RoundPaired::order}, WhereGiven{"rests", &RoundPaired::rests},
        WhereGiven{"by_rules", &RoundPaired::byRules}, WhereGiven{"game", &RoundPaired::game},
        WhereGiven{"matches", &RoundPaired::matches}};
    /// What the rules make is of the same round.
    static bool settle(RoundPaired& act) {
        if (act.byRules) act.byRules->round = act.pairing.round;
        return true;
    }
    static Saying sentence(RoundPaired const& act) {
        Saying saying = (act.byRules ? counted("Act", "Round {round} paired: %n board(s), changed by hand")
                                     : counted("Act", "Round {round} paired: %n board(s)"))
                            .times(act.pairing.pairs.size())
                            .with("round", act.pairing.round);
        for (PlayerId const player : act.pairing.byes) saying = std::move(saying).beside(Rest{player, Bye::Allocated});
        for (Rest const& rest : act.rests) saying = std::move(saying).beside(rest);
        return saying;
    }
    static Saying atBoard(RoundPaired const&, BoardNumber) { return said("Act", "paired, the clock set"); }
    static Saying phrase(RoundPaired const& act) {
        return said("ActPhrase", "pairing of round {round}").with("round", act.pairing.round);
    }
};

template <>
struct Description<RoundRepaired::Seats> {
    using Seats = RoundRepaired::Seats;
    static constexpr std::tuple fields{Field{"board", &Seats::board}, Field{"white", &Seats::white},
                                       Field{"black", &Seats::black}, WhereGiven{"result", &Seats::result},
                                       WhereGiven{"how", &Seats::how}};
};
template <>
struct Description<RoundRepaired> {
    static constexpr ActKind kind{"round.repaired", Category::Round, Undoing::PassOver, Boards::Every, roundShown};
    static constexpr std::tuple fields{
        Field{"round", &RoundRepaired::round},           Field{"seats", &RoundRepaired::seats},
        Field{"boards", &RoundRepaired::boards},         WhereGiven{"rests", &RoundRepaired::rests},
        WhereGiven{"by_rules", &RoundRepaired::byRules}, WhereGiven{"note", &RoundRepaired::note}};
    static bool settle(RoundRepaired& act) {
        if (act.byRules) act.byRules->round = act.round;
        return true;
    }
    static Saying sentence(RoundRepaired const& act) {
        Saying saying = counted("Act", "Round {round} changed after it was published: %n board(s)")
                            .times(act.seats.size())
                            .with("round", act.round)
                            .under({}, act.note);
        for (Rest const& rest : act.rests) saying = std::move(saying).beside(rest);
        return saying;
    }
    static Saying atBoard(RoundRepaired const& act, BoardNumber number) {
        for (RoundRepaired::Seats const& seats : act.seats)
            if (seats.board == number)
                return said("Act", "now played by {white} and {black}")
                    .with("white", seats.white)
                    .with("black", seats.black)
                    .under({}, act.note);
        return sentence(act);
    }
    static Saying phrase(RoundRepaired const& act) {
        return said("ActPhrase", "change of round {round}").with("round", act.round);
    }
};

template <>
struct Description<ColoursCorrected> {
    static constexpr ActKind kind{"colours.corrected", Category::Ruling, Undoing::PassOver, Boards::Named, roundShown};
    static constexpr auto fields = onBoard<ColoursCorrected>(WhereGiven{"article", &ColoursCorrected::article});
    static Saying sentence(ColoursCorrected const& act) {
        return said("Act", "pairing corrected to the colours actually played").under(act.article);
    }
    static Saying phrase(ColoursCorrected const&) {
        return said("ActPhrase", "correction of the colours on board {board}");
    }
};

template <>
struct Description<RoundTimed> {
    static constexpr ActKind kind{"round.timed", Category::Round, Undoing::PassOver, Boards::Every, roundShown};
    static constexpr std::tuple fields{Field{"round", &RoundTimed::round}, Field{"step", &RoundTimed::step},
                                       Field{"at_ns", &RoundTimed::at}, WhereGiven{"note", &RoundTimed::note}};
    static Saying sentence(RoundTimed const& act) { return of(act).with("round", act.round).under({}, act.note); }
    static Saying atBoard(RoundTimed const& act, BoardNumber) { return sentence(act); }
    static Saying phrase(RoundTimed const& act) {
        switch (act.step) {
        case RoundStep::Begun: return said("ActPhrase", "beginning of round {round}").with("round", act.round);
        case RoundStep::Stopped: return said("ActPhrase", "stopping of round {round}").with("round", act.round);
        case RoundStep::WentOn: return said("ActPhrase", "going on of round {round}").with("round", act.round);
        case RoundStep::Over: break;
        }
        return said("ActPhrase", "end of round {round}").with("round", act.round);
    }

private:
    static Saying of(RoundTimed const& act) {
        switch (act.step) {
        case RoundStep::Begun: return said("Act", "Round {round} begins");
        case RoundStep::Stopped: return said("Act", "Round {round} is stopped");
        case RoundStep::WentOn: return said("Act", "Round {round} goes on");
        case RoundStep::Over: break;
        }
        return said("Act", "Round {round} is over");
    }
};

template <>
struct Description<ClocksPlaced> {
    static constexpr ActKind kind{"clocks.placed", Category::Clock, Undoing::PassOver, Boards::Named, roundShown};
    static constexpr std::tuple fields{Field{"round", &ClocksPlaced::round}, Field{"boards", &ClocksPlaced::boards},
                                       Field{"clocks", &ClocksPlaced::clocks}};
    static Saying sentence(ClocksPlaced const& act) {
        return act.clocks == HallClocks::Program ? said("Act", "played with a clock of this program")
                                                 : said("Act", "played with the clock on the table");
    }
    static Saying phrase(ClocksPlaced const&) { return said("ActPhrase", "choice of the clock"); }
};

template <>
struct Description<TableClockNoted> {
    static constexpr ActKind kind{
        "table-clock.noted", Category::Clock, Undoing::PassOver, Boards::None, {.details = true}};
    static constexpr std::tuple fields{Field{"clock", &TableClockNoted::clock},
                                       WhereGiven{"board", &TableClockNoted::board},
                                       WhereGiven{"fault", &TableClockNoted::fault}};
    static Saying sentence(TableClockNoted const& act) {
        if (!act.board) return said("Act", "Clock {clock} put away").under({}, act.fault);
        return said("Act", "Clock {clock} stands on board {table}").with("table", *act.board).under({}, act.fault);
    }
    static Saying phrase(TableClockNoted const&) { return said("ActPhrase", "note about a clock"); }
};

template <>
struct Description<RoundImported::Game> {
    using Game = RoundImported::Game;
    static constexpr std::tuple fields{Field{"board", &Game::board}, Field{"white", &Game::white},
                                       Field{"black", &Game::black}, OrNull{"result", &Game::result}};
};
template <>
struct Description<RoundImported> {
    static constexpr ActKind kind{"round.imported", Category::Round, Undoing::NotAnImport, Boards::Every, roundShown};
    static constexpr std::tuple fields{Field{"round", &RoundImported::round}, Field{"games", &RoundImported::games},
                                       Field{"rests", &RoundImported::rests},
                                       WhereGiven{"matches", &RoundImported::matches}};
    static Saying sentence(RoundImported const& act) {
        return counted("Act", "Round {round} imported: %n board(s)").times(act.games.size());
    }
    static Saying atBoard(RoundImported const&, BoardNumber) { return said("Act", "imported from a report file"); }
};

} // namespace flagfall::session
