// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clock_sheet.h"

#include "app/cli/act_text.h"
#include "app/cli/event_text.h"
#include "app/cli/time_of_day.h"
#include "app/session/reports/text_sheet.h"
#include "clock/display.h"

#include <fmt/format.h>

namespace flagfall::cli {

using namespace session;
using What = BoardRecord::Moment::What;

namespace {

std::string_view name(Colour colour) { return colour == Colour::White ? "White" : "Black"; }

std::string nameOf(EventState const& state, PlayerId id) {
    auto const* const player = state.player(id);
    return player ? player->details.name : fmt::format("player {}", id.value());
}

constexpr clock::Span tenth = std::chrono::milliseconds{100};

/// In tenths, so that sums come out.
std::string exactText(clock::Span span) {
    auto const tenths = (span < clock::Span::zero() ? -span : span) / tenth;
    return fmt::format("{}{}:{:02}:{:02}.{}", span < clock::Span::zero() && tenths > 0 ? "-" : "", tenths / 36'000,
                       tenths / 600 % 60, tenths / 10 % 60, tenths % 10);
}

std::string shown(clock::DisplayReading const& reading) {
    return clock::displayText(reading.total) + (reading.flag ? " flag" : "");
}

std::string phaseText(clock::Reading const& reading) {
    switch (reading.phase) {
    case clock::Phase::Ready: return "not started";
    case clock::Phase::Running: return fmt::format("{} to move", name(reading.active));
    case clock::Phase::Paused: return fmt::format("stopped, {} to move", name(reading.active));
    case clock::Phase::Frozen: return "stopped by the flag";
    }
    return "";
}

std::string stateText(BoardRecord const& record, BoardRecord::Moment const& moment) {
    switch (moment.what) {
    case What::NotPaired: return "not paired yet";
    case What::NoClock: return "no clock: played before the event came into the program";
    case What::NobodyWatched: return "the program was not running: last recorded times";
    case What::Shown: break;
    }
    auto const& entry = record.entries()[*moment.entry];
    std::string text = phaseText(*moment.reading);
    if (entry.awaitsDecision) text += ", to be set after a crash";
    if (entry.adjourned) text += ", adjourned";
    if (entry.result) text += fmt::format(", {}", code(*entry.result));
    return text;
}

std::string moveText(BoardRecord::Entry const& entry) {
    if (!entry.mover) return "";
    return fmt::format("{}{}", entry.move, *entry.mover == Colour::White ? "." : "...");
}

/// What happened, and who it was that changed a clock.
std::string whatText(BoardRecord const& record, RecordedAct const& recorded) {
    std::string const text = sentenceAt(record.number(), recorded.act);
    std::string const who = fromWhom(recorded.origin);
    bool const changed = std::holds_alternative<ClocksCorrected>(recorded.act) && !who.empty();
    return changed ? text + "; entered by " + oneLine(who) : text;
}

std::string gapText(BoardRecord const& record, BoardRecord::Gap const& gap) {
    bool const closed = gap.cause == BoardRecord::Gap::Cause::Closed;
    return fmt::format("the program was {} from {} to {}{}", closed ? "closed" : "not running",
                       localSecond(record.axis().wallAt(gap.from)), localSecond(record.axis().wallAt(gap.to)),
                       gap.exact ? "" : " (by the computer's clock)");
}

std::string playersText(History const& history, BoardRecord const& record, Colour colour) {
    auto const& board = record.board();
    return board ? nameOf(history.state(), colour == Colour::White ? board->white : board->black) : "";
}

TextSheet headOf(History const& history, BoardRecord const& record,
                 std::shared_ptr<clock::Setting const> const& control) {
    TextSheet sheet;
    sheet.heading = fmt::format("Clock of round {}, board {}", record.round().value(), record.number().value());
    sheet.lines = {{"event", history.state().details.name},
                   {"White", playersText(history, record, Colour::White)},
                   {"Black", playersText(history, record, Colour::Black)}};
    if (control) sheet.lines.push_back({"control", clock::shortText(*control)});
    return sheet;
}

std::vector<std::string> rowOf(History const& history, BoardRecord const& record, BoardRecord::Entry const& entry) {
    auto const after = entry.after();
    RecordedAct const& act = history.acts()[static_cast<std::size_t>(entry.seq.value()) - 1];
    return {localSecond(entry.wall),
            moveText(entry),
            after ? shown(after->sides.white) : "",
            after ? shown(after->sides.black) : "",
            entry.mover ? clock::displayText(entry.thought) : "",
            whatText(record, act) + (record.takenBack(entry.seq) ? " (taken back later)" : "")};
}

TextSheet::Table sumsOf(ByColour<BoardRecord::Sums> const& exact) {
    ByColour<BoardRecord::Sums> const sums{exact.white.inUnitsOf(tenth), exact.black.inUnitsOf(tenth)};
    using Align = TextSheet::Align;
    TextSheet::Table table{{{"", Align::Left}, {"White", Align::Right}, {"Black", Align::Right}}, {}};
    auto const add = [&](char const* label, clock::Span BoardRecord::Sums::* part) {
        table.rows.push_back({label, exactText(sums.white.*part), exactText(sums.black.*part)});
    };
    add("at the start", &BoardRecord::Sums::start);
    add("used", &BoardRecord::Sums::used);
    add("credited", &BoardRecord::Sums::credited);
    add("corrected", &BoardRecord::Sums::corrected);
    add("left", &BoardRecord::Sums::left);
    return table;
}

std::string sideText(clock::Reading const& reading, Colour colour) {
    auto const& side = reading.sides[colour];
    std::string text =
        fmt::format("{}, {} moves, {} used", shown(side), side.movesCompleted, clock::displayText(side.used));
    if (side.delayLeft > clock::Span::zero()) text += ", delay " + clock::displayText(side.delayLeft);
    return text;
}

std::vector<std::string> hallRow(History const& history, BoardRecord const& record, clock::Instant at) {
    auto const moment = record.momentAt(at);
    std::vector<std::string> row{std::to_string(record.number().value()), playersText(history, record, Colour::White),
                                 playersText(history, record, Colour::Black)};
    for (Colour const colour : bothColours) {
        row.push_back(moment.reading ? shown(moment.reading->sides[colour]) : "");
        row.push_back(moment.reading ? std::to_string(moment.reading->sides[colour].movesCompleted) : "");
    }
    row.push_back(stateText(record, moment));
    return row;
}

} // namespace

std::string clockSheet(History const& history, BoardRecord const& record, clock::Instant until) {
    using Align = TextSheet::Align;
    TextSheet sheet = headOf(history, record, record.firstControl());
    sheet.lines.push_back({"paired", localAndUtc(record.entries().front().wall)});
    sheet.lines.push_back({"times", "local time of this machine; both clocks as shown after the action"});
    for (auto const& gap : record.gaps()) sheet.lines.push_back({"interruption", gapText(record, gap)});
    TextSheet::Table acts{{{"time", Align::Left},
                           {"move", Align::Right},
                           {"White", Align::Right},
                           {"Black", Align::Right},
                           {"thought", Align::Right},
                           {"what", Align::Left}},
                          {}};
    for (auto const& entry : record.entries()) acts.rows.push_back(rowOf(history, record, entry));
    sheet.tables.push_back(std::move(acts));
    if (auto const sums = record.sumsAt(until)) sheet.tables.push_back(sumsOf(*sums));
    return text(sheet);
}

std::string momentSheet(History const& history, BoardRecord const& record, clock::Instant at) {
    auto const moment = record.momentAt(at);
    TextSheet sheet = headOf(history, record, moment.control);
    sheet.lines.push_back({"at", localAndUtc(record.axis().wallAt(at))});
    if (moment.reading) {
        sheet.lines.push_back({"White's time", sideText(*moment.reading, Colour::White)});
        sheet.lines.push_back({"Black's time", sideText(*moment.reading, Colour::Black)});
    }
    sheet.lines.push_back({"clock", stateText(record, moment)});
    if (moment.gap) sheet.lines.push_back({"note", gapText(record, *moment.gap)});
    if (moment.entry) {
        auto const& entry = record.entries()[*moment.entry];
        RecordedAct const& act = history.acts()[static_cast<std::size_t>(entry.seq.value()) - 1];
        sheet.lines.push_back({"last act", fmt::format("{} {}", localSecond(entry.wall), whatText(record, act))});
    }
    return text(sheet);
}

std::string hallSheet(History const& history, Round const& round, clock::Instant at) {
    using Align = TextSheet::Align;
    TextSheet sheet;
    TextSheet::Table boards{{{"board", Align::Right},
                             {"White", Align::Left},
                             {"Black", Align::Left},
                             {"White", Align::Right},
                             {"moves", Align::Right},
                             {"Black", Align::Right},
                             {"moves", Align::Right},
                             {"clock", Align::Left}},
                            {}};
    for (Board const& board : round.boards) {
        BoardRecord record{round.number, board.number};
        record.follow(history);
        if (sheet.lines.empty())
            sheet.lines = {{"event", history.state().details.name}, {"at", localAndUtc(record.axis().wallAt(at))}};
        boards.rows.push_back(hallRow(history, record, at));
    }
    sheet.heading = fmt::format("Clocks of round {}", round.number.value());
    sheet.tables.push_back(std::move(boards));
    return text(sheet);
}

} // namespace flagfall::cli
