// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/act_text.h"

#include "app/session/event/saying.h"
#include "clock/display.h"
#include "clock/typed_control.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>

namespace flagfall::cli {

using namespace session;

namespace {

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

// --- pieces --------------------------------------------------------------------------------------------------

std::string_view name(Colour colour) { return colour == Colour::White ? "White" : "Black"; }

/// Up to the full unit, as every display of the program shows it.
std::string timeText(clock::Span span) {
    return span < clock::Span::zero() ? "-" + clock::displayText(-span) : clock::displayText(span);
}

/// `board 3`, `boards 1-5, 8`.
std::string boardsText(std::vector<BoardNumber> const& boards) {
    std::string text = boards.size() == 1 ? "board " : "boards ";
    for (std::size_t i = 0; i < boards.size();) {
        std::size_t end = i;
        while (end + 1 < boards.size() && boards[end + 1].value() == boards[end].value() + 1) ++end;
        if (i > 0) text += ", ";
        text += fmt::format("{}", boards[i].value());
        if (end > i) text += fmt::format("-{}", boards[end].value());
        i = end + 1;
    }
    return text;
}

std::string at(RoundNumber round, std::vector<BoardNumber> const& boards) {
    return fmt::format("round {} {}", round.value(), boardsText(boards));
}

std::string operationText(clock::Operation const& operation) {
    return std::visit(
        Overloaded{
            [](clock::Start) -> std::string { return "started"; },
            [](clock::Press press) { return fmt::format("{} pressed", name(press.by)); },
            [](clock::Pause) -> std::string { return "stopped"; },
            [](clock::Resume) -> std::string { return "went on"; },
            [](clock::AdjustTime const& a) {
                return fmt::format("{} {} {}", name(a.side), a.by < clock::Span::zero() ? "lost" : "was given",
                                   timeText(a.by < clock::Span::zero() ? -a.by : a.by));
            },
            [](clock::SetTime const& set) { return fmt::format("{} set to {}", name(set.side), timeText(set.main)); },
            [](clock::SetMoves const& set) {
                return fmt::format("{}'s moves set to {}", name(set.side), set.completed);
            },
            [](clock::SetToMove to) { return fmt::format("{} set to move", name(to.side)); },
            [](clock::UndoPress) -> std::string { return "last press undone"; },
            [](clock::SwapTimes) -> std::string { return "times swapped"; },
            [](clock::ReloadCanadian reload) { return fmt::format("{}'s overtime reloaded", name(reload.side)); },
            [](clock::InstallExtra const& extra) { return fmt::format("{} extra from now on", timeText(extra.extra)); },
            [](clock::SetPeriod const& set) { return fmt::format("{} set to period {}", name(set.side), set.period); },
            [](clock::CountMissedPress const& missed) {
                return fmt::format("missed press of {} counted", name(missed.side));
            },
            [](clock::InstallSetting const& install) {
                return "control changed to " + clock::writeControl(*install.setting);
            },
            [](clock::RevokeFlag const& revoke) {
                return fmt::format("{}'s flag fall cancelled with {}", name(revoke.side), timeText(revoke.main));
            },
            [](clock::SetLever const& set) {
                return fmt::format("{}'s lever {}", name(set.side),
                                   set.lever == clock::Lever::Locked ? "locked" : "unlocked");
            },
            [](clock::SetByoyomi set) {
                return fmt::format("{}'s byo-yomi periods set to {}", name(set.side), set.periods);
            },
            [](clock::SetCanadian set) {
                return fmt::format("{}'s moves due set to {}", name(set.side), set.movesDue);
            },
            [](clock::SetDelay set) { return fmt::format("{}'s delay set to {}", name(set.side), timeText(set.left)); },
            [](clock::Restart) -> std::string { return "reset for a new game"; },
            [](clock::TakeBack const&) -> std::string { return "undone"; },
        },
        operation);
}

std::string factText(clock::Fact const& fact) {
    return std::visit(
        Overloaded{
            [](clock::FlagDropped const& f) { return fmt::format("{}'s flag dropped", name(f.side)); },
            [](clock::PeriodEnded const& f) {
                return fmt::format("{}'s period {} ended after {} of {} moves", name(f.side), f.period, f.movesMade,
                                   f.movesAsked);
            },
            [](clock::PeriodEntered const& f) { return fmt::format("{} entered period {}", name(f.side), f.period); },
            [](clock::TurnedByItself const& f) { return fmt::format("turned to {}", name(f.toMove)); },
        },
        fact);
}

std::string_view policyText(RecoveryPolicy policy) {
    switch (policy) {
    case RecoveryPolicy::LastHeartbeat: return "as of the last recorded time";
    case RecoveryPolicy::LastEvent: return "as of the last act";
    case RecoveryPolicy::ChargeToRestart: return "the gap charged";
    case RecoveryPolicy::Manual: return "times set by the arbiter";
    }
    return "";
}

// --- what stands in the holes of a saying ----------------------------------------------------------------------

std::string_view byeText(Bye bye) {
    switch (bye) {
    case Bye::Allocated: return "the bye";
    case Bye::HalfPoint: return "a half-point bye";
    case Bye::FullPoint: return "a full-point bye";
    case Bye::ZeroPoint: return "a zero-point bye";
    }
    return "";
}
std::string phaseWord(clock::Phase phase) {
    switch (phase) {
    case clock::Phase::Ready: return "not started";
    case clock::Phase::Running: return "running";
    case clock::Phase::Paused: return "stopped";
    case clock::Phase::Frozen: return "stopped by the flag";
    }
    return "";
}
template <typename Value, typename Words>
std::string oldAndNew(std::string_view what, std::optional<clock::Was<Value>> const& was, Words words) {
    return was ? fmt::format("; {} {} -> {}", what, words(was->before), words(was->after)) : "";
}
std::string sideText(std::string_view who, clock::SideChange const& side) {
    auto const figure = [](int value) { return std::to_string(value); };
    auto const period = [](int index) { return std::to_string(index + 1); };
    auto const asked = [](std::optional<int> moves) { return moves ? std::to_string(*moves) : "none"; };
    auto const flag = [](std::optional<clock::Instant> at) { return at ? "down" : "up"; };
    auto const lever = [](clock::Lever state) { return state == clock::Lever::Locked ? "locked" : "free"; };
    auto const of = [who](std::string_view what) { return fmt::format("{} {}", who, what); };
    return oldAndNew(who, side.main, timeText) + oldAndNew(of("delay"), side.allowance, timeText) +
           oldAndNew(of("moves"), side.movesCompleted, figure) + oldAndNew(of("period"), side.period, period) +
           oldAndNew(of("moves asked for"), side.target, asked) +
           oldAndNew(of("byo-yomi periods"), side.byoyomiLeft, figure) +
           oldAndNew(of("moves due"), side.canadianMovesDue, figure) + oldAndNew(of("flag"), side.flagAt, flag) +
           oldAndNew(of("lever"), side.lever, lever);
}
std::string changeText(clock::Change const& change) {
    auto const control = [](auto const& setting) { return clock::writeControl(*setting); };
    std::string const text = sideText("White", change.sides.white) + sideText("Black", change.sides.black) +
                             oldAndNew("clock", change.phase, phaseWord) +
                             oldAndNew("to move", change.active, [](Colour colour) { return name(colour); }) +
                             oldAndNew("control", change.setting, control);
    return text.empty() ? text : text.substr(2);
}
std::string_view howText(ResultKind how) {
    switch (how) {
    case ResultKind::NotSaid: return "";
    case ResultKind::Checkmate: return "by checkmate";
    case ResultKind::Resignation: return "by resignation";
    case ResultKind::Time: return "on time";
    case ResultKind::Forfeit: return "by forfeit";
    case ResultKind::Agreement: return "by agreement";
    case ResultKind::Stalemate: return "by stalemate";
    case ResultKind::DeadPosition: return "by a dead position";
    case ResultKind::Claim: return "by a correct claim";
    case ResultKind::AutomaticDraw: return "without a claim";
    case ResultKind::Penalty: return "as a penalty";
    case ResultKind::Ruling: return "by ruling of the arbiter";
    }
    return "";
}
std::string_view remarkText(BlindRemark remark) {
    switch (remark) {
    case BlindRemark::TimesOnRequest: return "moves and times announced on request";
    case BlindRemark::TimesUnasked: return "moves and times announced without request";
    case BlindRemark::NotAnnounced: return "pressed before the move was announced";
    case BlindRemark::PromotionNotNamed: return "pressed before the promotion piece was named";
    case BlindRemark::CapturedPieceLeft: return "pressed before the captured piece was removed";
    case BlindRemark::PieceNotPlaced: return "pressed before a piece was in another aperture";
    }
    return "";
}
std::string operationsText(std::vector<clock::Operation> const& operations) {
    std::string text;
    for (clock::Operation const& operation : operations) text += (text.empty() ? "" : ", ") + operationText(operation);
    return text.empty() ? "left as it is" : text;
}

std::string_view basisText(record::ClaimBasis basis) {
    switch (basis) {
    case record::ClaimBasis::RepetitionAnnounced: return "threefold repetition by an intended move";
    case record::ClaimBasis::RepetitionOnBoard: return "threefold repetition on the board";
    case record::ClaimBasis::FiftyAnnounced: return "fifty moves by an intended move";
    case record::ClaimBasis::FiftyOnBoard: return "fifty moves on the board";
    }
    return "";
}

struct Words {
    std::string operator()(std::string const& text) const { return text; }
    std::string operator()(int value) const { return std::to_string(value); }
    std::string operator()(RoundNumber round) const { return std::to_string(round.value()); }
    std::string operator()(BoardNumber board) const { return std::to_string(board.value()); }
    std::string operator()(std::vector<BoardNumber> const& boards) const { return boardsText(boards); }
    std::string operator()(PlayerId player) const { return fmt::format("player {}", player.value()); }
    std::string operator()(Seq act) const { return fmt::format("act {}", act.value()); }
    std::string operator()(Bye bye) const { return std::string{byeText(bye)}; }
    std::string operator()(Rest const& rest) const {
        return fmt::format("player {} {}", rest.player.value(), byeText(rest.bye));
    }
    std::string operator()(Colour colour) const { return std::string{name(colour)}; }
    std::string operator()(Result result) const { return std::string{code(result)}; }
    std::string operator()(clock::Span span) const { return timeText(span); }
    std::string operator()(clock::Instant at) const { return axisText(at); }
    std::string operator()(clock::Fact const& fact) const { return factText(fact); }
    std::string operator()(std::vector<clock::Operation> const& operations) const { return operationsText(operations); }
    std::string operator()(clock::Change const& change) const { return changeText(change); }
    std::string operator()(Corrected const& corrected) const {
        std::string const values = changeText(corrected.change);
        return operationsText(corrected.operations) + (values.empty() ? "" : "; " + values);
    }
    std::string operator()(ChangedBack const& back) const { return "changed back; " + changeText(back.change); }
    std::string operator()(Ground ground) const { return std::string{groundWord(ground)}; }
    std::string operator()(Offence const& offence) const {
        std::string const number = offence.number > 0 ? fmt::format(" no. {}", offence.number) : std::string{};
        return fmt::format("{}{} by {}", groundWord(offence.ground), number, name(offence.by));
    }
    std::string operator()(record::ClaimBasis basis) const { return std::string{basisText(basis)}; }
    std::string operator()(RecoveryPolicy policy) const { return std::string{policyText(policy)}; }
    std::string operator()(BlindRemark remark) const { return std::string{remarkText(remark)}; }
    std::string operator()(ResultKind how) const { return std::string{howText(how)}; }
    std::string operator()(LocalMinute const& at) const { return isoMinute(at); }
    std::string operator()(RuledOn const& on) const { return on.ruling->incident; }
    std::string operator()(RuledSo const& so) const {
        return so.ruling->effects.empty() ? so.ruling->finding : fmt::format("{}", fmt::join(so.ruling->effects, ", "));
    }
};

/// The English of a counted pattern: `%n board(s)` becomes `1 board` or `20 boards`.
std::string counted(std::string pattern, int count) {
    auto const replace = [&pattern](std::string_view what, std::string const& by) {
        for (auto at = pattern.find(what); at != std::string::npos; at = pattern.find(what, at + by.size()))
            pattern.replace(at, what.size(), by);
    };
    replace("%n", std::to_string(count));
    replace("(s)", count == 1 ? "" : "s");
    return pattern;
}

/// The English pattern with its holes filled.
std::string filled(Saying const& saying) {
    std::string const pattern = saying.counts() ? counted(saying.english(), saying.count()) : saying.english();
    std::string text;
    for (std::size_t at = 0; at < pattern.size();) {
        std::size_t const open = pattern.find('{', at);
        std::size_t const close = pattern.find('}', open);
        if (close == std::string::npos) return text + pattern.substr(at);
        std::string_view const hole{pattern.data() + open + 1, close - open - 1};
        auto const value = std::ranges::find(saying.holes(), hole, [](auto const& one) { return one.first; });
        text += pattern.substr(at, open - at);
        if (value != saying.holes().end()) text += std::visit(Words{}, value->second);
        at = close + 1;
    }
    return text;
}

std::string inEnglish(Saying const& saying) {
    if (saying.isEmpty()) return {};
    std::string text = filled(saying);
    if (!saying.article().empty()) text += " (Laws " + saying.article() + ")";
    if (!saying.note().empty()) text += " (" + saying.note() + ")";
    std::string besides;
    for (Value const& value : saying.besides())
        if (std::string const one = std::visit(Words{}, value); !one.empty())
            besides += (besides.empty() ? "" : ", ") + one;
    return besides.empty() ? text : text + " [" + besides + "]";
}

} // namespace

std::string sentence(Act const& act) {
    Touched const touched = touchedBy(act);
    std::string const text = inEnglish(sentenceOf(act));
    return oneLine(touched.boards.empty() ? text : at(touched.round, touched.boards) + ": " + text);
}

std::string sentenceAt(BoardNumber board, Act const& act) {
    return oneLine(inEnglish(session::sentenceAt(board, act)));
}

std::string utcText(WallTime wall) {
    using namespace std::chrono;
    // Years that no calendar of ours holds come only from a damaged or hand-made file.
    constexpr std::int64_t most = 253'402'300'799'999; // the end of the year 9999
    if (wall.value() < 0 || wall.value() > most) return fmt::format("{} ms", wall.value());
    milliseconds const since{wall.value()};
    auto const days = floor<std::chrono::days>(since);
    year_month_day const date{sys_days{days}};
    hh_mm_ss const time{since - days};
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), time.hours().count(),
                       time.minutes().count(), time.seconds().count(), time.subseconds().count());
}

std::string axisText(clock::Instant at) {
    auto const ns = at.time_since_epoch().count();
    std::uint64_t const size = ns < 0 ? 0 - static_cast<std::uint64_t>(ns) : static_cast<std::uint64_t>(ns);
    std::uint64_t const seconds = size / 1'000'000'000;
    return fmt::format("{}{}:{:02}:{:02}.{:09}", ns < 0 ? '-' : '+', seconds / 3600, seconds / 60 % 60, seconds % 60,
                       size % 1'000'000'000);
}

} // namespace flagfall::cli
