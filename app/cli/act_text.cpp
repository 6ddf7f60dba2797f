// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/act_text.h"

#include "clock/display.h"
#include "clock/typed_control.h"

#include <fmt/format.h>

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

std::string at(RoundNumber round, BoardNumber board) {
    return fmt::format("round {} board {}", round.value(), board.value());
}

std::string at(RoundNumber round, std::vector<BoardNumber> const& boards) {
    return fmt::format("round {} {}", round.value(), boardsText(boards));
}

std::string personText(PlayerDetails const& details) {
    std::string text = details.name;
    std::string beside;
    for (std::string const& word : {std::string(titleText(details.title)), details.federation,
                                    details.rating ? std::to_string(details.rating) : std::string()})
        if (!word.empty()) beside += (beside.empty() ? "" : " ") + word;
    return beside.empty() ? text : text + " (" + beside + ")";
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
            [](clock::HandMoveTo to) { return fmt::format("move handed to {}", name(to.side)); },
            [](clock::UndoPress) -> std::string { return "last press undone"; },
            [](clock::SwapTimes) -> std::string { return "times exchanged"; },
            [](clock::ReloadCanadian reload) { return fmt::format("{}'s overtime reloaded", name(reload.side)); },
            [](clock::InstallExtra const& extra) { return fmt::format("{} extra from now on", timeText(extra.extra)); },
            [](clock::SetPeriod const& set) { return fmt::format("{} set to period {}", name(set.side), set.period); },
            [](clock::CountMissedPress const& missed) {
                return fmt::format("a move of {} counted without a press", name(missed.side));
            },
            [](clock::InstallSetting const& install) {
                return "control changed to " + clock::writeControl(*install.setting);
            },
            [](clock::RevokeFlag const& revoke) {
                return fmt::format("{}'s flag put up again with {}", name(revoke.side), timeText(revoke.main));
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
            [](clock::Restart) -> std::string { return "set as before the game"; },
            [](clock::TakeBack const&) -> std::string { return "changed back"; },
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
    case RecoveryPolicy::LastHeartbeat: return "as of the last sign of life";
    case RecoveryPolicy::LastEvent: return "as of the last act";
    case RecoveryPolicy::ChargeToRestart: return "the gap charged";
    case RecoveryPolicy::Manual: return "times set by the arbiter";
    }
    return "";
}

// --- acts ----------------------------------------------------------------------------------------------------

std::string say(EventOpened const& act) { return "event opened: " + act.details.name; }
std::string say(EventRevised const& act) { return "event revised: " + act.details.name; }
std::string say(PlayerEntered const& act) {
    return fmt::format("player {} entered: {}", act.player.value(), personText(act.details));
}
std::string byeText(Bye bye) {
    switch (bye) {
    case Bye::Allocated: return "the bye";
    case Bye::HalfPoint: return "a half-point bye";
    case Bye::FullPoint: return "a full-point bye";
    case Bye::ZeroPoint: return "a zero-point bye";
    }
    return "";
}
std::string say(PlayerEnteredLate const& act) {
    return fmt::format("player {} entered from round {} on, {} for each before: {}", act.player.value(),
                       act.from.value(), byeText(act.missed), personText(act.details));
}
std::string say(PlayerRevised const& act) {
    return fmt::format("player {} revised: {}", act.player.value(), personText(act.details));
}
std::string say(PlayerWithdrawn const& act) {
    return fmt::format("player {} withdrawn from round {} on", act.player.value(), act.from.value());
}
std::string say(PlayerReturned const& act) { return fmt::format("player {} takes part again", act.player.value()); }
std::string say(PlayerRemoved const& act) { return fmt::format("player {} removed", act.player.value()); }
std::string say(PlayersImported const& act) { return fmt::format("{} players imported", act.players.size()); }
std::string say(ByeGranted const& act) {
    return fmt::format("player {} gets {} in round {}", act.player.value(), byeText(act.bye), act.round.value());
}
std::string say(ByeRevoked const& act) {
    return fmt::format("player {} has no bye in round {} any more", act.player.value(), act.round.value());
}
std::string say(PairProhibited const& act) {
    std::string const text = fmt::format("players {} and {} must not meet", act.first.value(), act.second.value());
    return act.only ? fmt::format("{} in round {}", text, act.only->value()) : text;
}
std::string say(PairAllowed const& act) {
    return fmt::format("players {} and {} may meet again", act.first.value(), act.second.value());
}
std::string say(RoundPaired const& act) {
    std::string text = fmt::format("round {} paired: {} board{}", act.pairing.round.value(), act.pairing.pairs.size(),
                                   act.pairing.pairs.size() == 1 ? "" : "s");
    for (PlayerId const player : act.pairing.byes) text += fmt::format(", player {} has the bye", player.value());
    for (Rest const& rest : act.rests) text += fmt::format(", player {} {}", rest.player.value(), byeText(rest.bye));
    return act.byRules ? text + ", by the arbiter's hand" : text;
}
std::string say(RoundImported const& act) {
    return fmt::format("round {} imported: {} games", act.round.value(), act.games.size());
}
std::string say(ClocksOperated const& act) {
    std::string const text = fmt::format("clock: {}, {}", at(act.round, act.boards), operationText(act.operation));
    return act.reason.empty() ? text : text + " (" + act.reason + ")";
}
std::string say(ClockReported const& act) {
    return fmt::format("clock: {}, {}", at(act.round, act.board), factText(act.fact));
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
    return sideText("White", change.sides.white) + sideText("Black", change.sides.black) +
           oldAndNew("clock", change.phase, phaseWord) +
           oldAndNew("to move", change.active, [](Colour colour) { return name(colour); }) +
           oldAndNew("control", change.setting, control);
}
std::string say(ClocksCorrected const& act) {
    std::vector<BoardNumber> boards;
    for (auto const& one : act.boards) boards.push_back(one.board);
    std::string const offender = act.offender ? fmt::format(" by {}", name(*act.offender)) : "";
    std::string text =
        fmt::format("clock corrected ({}{}): {}", groundWord(act.ground), offender, at(act.round, boards));
    if (act.takesBack) text += fmt::format(", act {} taken back", act.takesBack->value());
    if (act.restores) text += fmt::format(", act {} done again", act.restores->value());
    if (!act.boards.empty() && !act.takesBack && !act.restores)
        for (clock::Operation const& operation : act.boards.front().operations) text += ", " + operationText(operation);
    if (act.boards.size() == 1) text += changeText(act.boards.front().change);
    return act.note.empty() ? text : text + " (" + act.note + ")";
}
std::string say(LateArrival const& act) {
    return fmt::format("press too late: {}, {} stamped {}, arrived {}", at(act.round, act.board), name(act.by),
                       axisText(act.stamped), axisText(act.arrived));
}
std::string say(SidesSwapped const& act) { return fmt::format("clock turned: {}", at(act.round, act.board)); }
std::string say(FlagNoticed const& act) {
    return fmt::format("flag: {}, {}'s fall {}", at(act.round, act.board), name(act.side),
                       act.claimedBy ? "claimed" : "observed");
}
std::string say(PlayerAbsent const& act) {
    return fmt::format("absent: {}, {}", at(act.round, act.board), name(act.side));
}
std::string say(PlayerArrived const& act) {
    return fmt::format("arrived: {}, {}", at(act.round, act.board), name(act.side));
}
std::string say(ResultEntered const& act) {
    std::string text = fmt::format("result: {}, {}", at(act.round, act.board), code(act.result));
    if (!act.article.empty()) text += " (Laws " + act.article + ")";
    return act.note.empty() ? text : text + " (" + act.note + ")";
}
std::string say(ResultCleared const& act) { return fmt::format("result cleared: {}", at(act.round, act.board)); }
std::string say(GameAdjourned const& act) { return fmt::format("game adjourned: {}", at(act.round, act.board)); }
std::string say(GamesSetUp const& act) {
    return fmt::format("games set up: {}, {}", at(act.round, act.boards), act.fen);
}
std::string entryText(EntryWritten const& entry) {
    std::string const what = entry.move.empty() ? "gap to " + entry.fenAfter : entry.move;
    return what + (entry.drawOffered ? " (=)" : "");
}
std::string say(RecordWritten const& act) {
    std::string text = fmt::format("record: {}, half-move {}", at(act.round, act.board), act.from + 1);
    if (act.removed > 0) text += fmt::format(", {} removed", act.removed);
    for (EntryWritten const& entry : act.entries) text += ", " + entryText(entry);
    return text;
}
std::string say(SheetWritten const& act) {
    std::string text =
        fmt::format("{}'s scoresheet: {}, half-move {}", name(act.side), at(act.round, act.board), act.from + 1);
    if (act.removed > 0) text += fmt::format(", {} removed", act.removed);
    for (record::SheetLine const& line : act.lines) text += ", " + (line.written.empty() ? "nothing" : line.written);
    return text;
}
std::string say(DrawOffered const& act) {
    return fmt::format("draw offered: {}, by {}{}", at(act.round, act.board), name(act.by),
                       act.consented ? " with the arbiter's consent" : "");
}
std::string_view answerText(OfferAnswer answer) {
    switch (answer) {
    case OfferAnswer::Accepted: return "accepted";
    case OfferAnswer::DeclinedInWords: return "declined";
    case OfferAnswer::DeclinedByTouch: return "declined by touching a man";
    }
    return "";
}
std::string say(OfferAnswered const& act) {
    return fmt::format("draw offer {}: {}, by {}{}", answerText(act.answer), at(act.round, act.board), name(act.by),
                       act.consented ? " with the arbiter's consent" : "");
}
std::string_view basisText(record::ClaimBasis basis) {
    switch (basis) {
    case record::ClaimBasis::RepetitionAnnounced: return "threefold repetition by an announced move";
    case record::ClaimBasis::RepetitionOnBoard: return "threefold repetition";
    case record::ClaimBasis::FiftyAnnounced: return "fifty moves by an announced move";
    case record::ClaimBasis::FiftyOnBoard: return "fifty moves";
    }
    return "";
}
std::string say(DrawClaimed const& act) {
    return fmt::format("draw claimed: {}, by {}, {}{}{}", at(act.round, act.board), name(act.by), basisText(act.basis),
                       act.written.empty() ? "" : " " + act.written, act.manTouched ? ", a man had been touched" : "");
}
std::string_view rulingText(ClaimRuling ruling) {
    switch (ruling) {
    case ClaimRuling::Correct: return "correct";
    case ClaimRuling::Wrong: return "wrong";
    case ClaimRuling::Inadmissible: return "inadmissible";
    }
    return "";
}
std::string say(ClaimRuled const& act) {
    std::string text = fmt::format("claim ruled {}: {}", rulingText(act.ruling), at(act.round, act.board));
    if (!act.article.empty()) text += " (Laws " + act.article + ")";
    return act.note.empty() ? text : text + " (" + act.note + ")";
}
std::string say(IllegalMoveNoted const& act) {
    return fmt::format("illegal move: {}, by {}, {}", at(act.round, act.board), name(act.by), act.played);
}
std::string say(RecordingExcused const& act) {
    std::string const text = fmt::format("{}: {}, {}", act.excused ? "excused from recording" : "records again",
                                         at(act.round, act.board), name(act.side));
    return act.reason.empty() ? text : text + " (" + act.reason + ")";
}
std::string say(NoteWritten const& act) {
    return fmt::format("noted: {}, after {} half-moves on record: {}", at(act.round, act.board), act.after, act.text);
}
std::string say(SheetSigned const& act) {
    return fmt::format("scoresheet {}: {}, {}",
                       act.written ? "signed with " + std::string{code(*act.written)}
                                   : std::string{"not signed, refused"},
                       at(act.round, act.board), name(act.side));
}
std::string say(BlindPlayArranged const& act) {
    std::string text = "play with visually disabled players: " + at(act.round, act.board);
    for (Colour const side : bothColours) {
        if (act.play.disabled[side]) text += fmt::format(", {} is disabled", name(side));
        auto const& assistant = act.play.assistants[side];
        if (assistant) text += fmt::format(", {}'s assistant {}", name(side), assistant->name);
    }
    if (!act.play.isOn()) text += ", nobody";
    return act.play.adaptations.empty() ? text : text + " (" + act.play.adaptations + ")";
}
std::string_view remarkText(BlindRemark remark) {
    switch (remark) {
    case BlindRemark::TimesOnRequest: return "moves and times told on request";
    case BlindRemark::TimesUnasked: return "moves and times told without request";
    case BlindRemark::NotAnnounced: return "pressed before the move was announced";
    case BlindRemark::PromotionNotNamed: return "pressed before the promotion piece was named";
    case BlindRemark::CapturedManLeft: return "pressed before the captured man was removed";
    case BlindRemark::ManNotPlaced: return "pressed before a man was in another aperture";
    }
    return "";
}
std::string say(BlindPlayRemarked const& act) {
    std::string text = fmt::format("{}: {}, {}", remarkText(act.remark), at(act.round, act.board), name(act.side));
    if (!act.article.empty()) text += " (Laws " + act.article + ")";
    return act.note.empty() ? text : text + " (" + act.note + ")";
}
std::string say(BoardsCompared const& act) {
    std::string text = "boards compared: " + at(act.round, act.board);
    for (Colour const side : bothColours)
        if (!act.stands[side].empty()) text += fmt::format(", {}'s stands {}", name(side), act.stands[side]);
    return text;
}
std::string say(BoardsCorrected const& act) {
    bool const back = act.remedy == record::BoardsRemedy::Retrace;
    return fmt::format("boards corrected: {}, {} (Laws {})", at(act.round, act.board),
                       back ? fmt::format("back to half-move {}", act.halfMoves) : std::string{"adjusted"},
                       act.article);
}
std::string say(DeskOpened const& act) {
    return act.program + " opened the file" +
           (act.lastBeat ? ", which had not been closed; last sign of life at " + axisText(*act.lastBeat) : "");
}
std::string say(DeskClosed const&) { return "the file was closed"; }
std::string say(ClocksRecovered const& act) {
    return fmt::format("clocks recovered: {}, {}", at(act.round, act.boards), policyText(act.policy));
}
std::string say(ActRetracted const& act) { return fmt::format("act {} taken back", act.act.value()); }
std::string say(ActRestored const& act) { return fmt::format("act {} restored", act.act.value()); }

} // namespace

std::string sentence(Act const& act) {
    return oneLine(std::visit([](auto const& kind) { return say(kind); }, act));
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

std::string oneLine(std::string_view text) {
    std::string line(text);
    std::ranges::replace_if(line, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }, ' ');
    return line;
}

} // namespace flagfall::cli
