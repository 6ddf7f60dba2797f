// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/clock_page.h"

#include "app/view/stations/said.h"
#include "app/view/stations/station_clock.h"
#include "app/view/stations/station_pages.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/team_match_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace flagfall::view {
namespace {

struct ClockPageText {
    Q_DECLARE_TR_FUNCTIONS(ClockPage)
};

constexpr std::int64_t largest = (std::int64_t{1} << 53) - 1; // a whole number of JavaScript
constexpr int mostActs = 10'000'000;
constexpr int mostMoves = 1'000'000;

/// Why nothing can be done at the clock; empty: it can.
QString endOf(session::Board const& board) {
    if (board.result) return resultText(board);
    if (board.adjourned) return adjournedText();
    if (board.recovery) return ClockPageText::tr("The arbiter decides how this clock goes on.");
    return {};
}

QJsonObject gameOf(session::EventState const& state, RoundNumber round, session::Board const& board) {
    return {{QStringLiteral("round"), round.value()},
            {QStringLiteral("board"), board.number.value()},
            {QStringLiteral("title"), ClockPageText::tr("Board %1").arg(boardLabel(state, round, board.number))},
            {QStringLiteral("white"), playerName(state, board.white)},
            {QStringLiteral("black"), playerName(state, board.black)},
            {QStringLiteral("control"), plain(clock::shortText(*board.clock->setting))},
            {QStringLiteral("turned"), board.levers.white == clock::End::Right},
            {QStringLiteral("called"), board.call.has_value()},
            {QStringLiteral("end"), endOf(board)},
            {QStringLiteral("clock"), jsonOf(*board.clock)}};
}

std::optional<ClockPage::Act::What> whatIn(QJsonObject const& said) {
    using What = ClockPage::Act::What;
    QString const word = said[QStringLiteral("what")].toString();
    if (word == QStringLiteral("w")) return What::White;
    if (word == QStringLiteral("b")) return What::Black;
    if (word == QStringLiteral("pause")) return What::Pause;
    return std::nullopt;
}

std::optional<ClockPage::Act> actIn(QJsonObject const& said) {
    constexpr std::int64_t longestDoubt = 86'400'000'000; // a day, in microseconds
    auto const number = numberIn(said, "n", 1, mostActs);
    auto const what = whatIn(said);
    auto const at = largeNumberIn(said, "at", largest);
    auto const doubt = largeNumberIn(said, "doubt", largest);
    if (!number || !what || !at || !doubt) return std::nullopt;
    return ClockPage::Act{*number, *what, clock::Instant{} + std::chrono::microseconds{*at},
                          std::chrono::microseconds{std::min(*doubt, longestDoubt)},
                          said[QStringLiteral("counted")].toBool()};
}

std::optional<ClockPage::Shown::Side> sideIn(QJsonObject const& said) {
    auto const main = largeNumberIn(said, "main", largest);
    auto const delay = largeNumberIn(said, "delay", largest);
    auto const moves = numberIn(said, "moves", 0, mostMoves);
    auto const period = numberIn(said, "period", 1, mostMoves);
    auto const byoyomi = numberIn(said, "byoyomi", 0, mostMoves);
    auto const canadian = numberIn(said, "canadian", 0, mostMoves);
    if (!main || !delay || !moves || !period || !byoyomi || !canadian) return std::nullopt;
    return ClockPage::Shown::Side{clock::Span{*main}, clock::Span{*delay}, *moves, *period, *byoyomi, *canadian};
}

std::optional<ClockPage::Shown> shownIn(QJsonObject const& said) {
    ClockPage::Shown shown;
    for (Colour const colour : bothColours) {
        auto const side = sideIn(said[colour == Colour::White ? QStringLiteral("w") : QStringLiteral("b")].toObject());
        if (!side) return std::nullopt;
        shown.sides[colour] = *side;
    }
    shown.active = said[QStringLiteral("active")].toString() == QStringLiteral("b") ? Colour::Black : Colour::White;
    return shown;
}

/// A clock on which something is tried out, and what has led to it.
struct Trial {
    clock::Clock clock;
    clock::Instant at;
    std::vector<clock::Operation> operations{};

    void carryOut(clock::Operation operation) {
        clock::apply(clock, at, operation);
        operations.push_back(std::move(operation));
    }
    /// Moves may lead to a period, a period has counters of its own, and nothing is set while a flag is down.
    void set(Colour colour, ClockPage::Shown::Side const& shown) {
        clock::SideState const& side = clock.sides[colour];
        bool const wasDown = side.flagAt.has_value();
        if (wasDown && shown.main > clock::Span{}) carryOut(clock::RevokeFlag{colour, shown.main});
        if (side.movesCompleted != shown.moves) carryOut(clock::SetMoves{colour, shown.moves});
        if (side.flagAt) return;
        if (side.period + 1 != shown.period) carryOut(clock::SetPeriod{colour, shown.period});
        if (!wasDown || side.main != shown.main) carryOut(clock::SetTime{colour, shown.main});
        if (shown.byoyomi > 0 && side.byoyomiLeft != shown.byoyomi) carryOut(clock::SetByoyomi{colour, shown.byoyomi});
        if (shown.canadian > 0 && side.canadianMovesDue != shown.canadian)
            carryOut(clock::SetCanadian{colour, shown.canadian});
    }
};

} // namespace

ClockPage::Shown ClockPage::shownBy(clock::Clock const& clock) {
    auto const side = [&](Colour colour) {
        clock::SideState const& one = clock.sides[colour];
        return Shown::Side{one.main,       one.allowance,   one.movesCompleted,
                           one.period + 1, one.byoyomiLeft, one.canadianMovesDue};
    };
    return {{side(Colour::White), side(Colour::Black)}, clock.active};
}

std::vector<clock::Operation> ClockPage::setTo(Shown const& shown, clock::Clock clock, clock::Instant at) {
    clock::advance(clock, at);
    Trial trial{std::move(clock), at};
    for (Colour const colour : bothColours) trial.set(colour, shown.sides[colour]);
    if (trial.clock.active != shown.active) trial.carryOut(clock::SetToMove{shown.active});
    clock::Span const delay = shown.sides[shown.active].delay;
    if (trial.clock.sides[shown.active].allowance != delay) trial.carryOut(clock::SetDelay{shown.active, delay});
    return std::move(trial.operations);
}

QJsonObject ClockPage::page(session::EventState const& state, stations::Station const& station) {
    QJsonObject page = StationPages::head(state, station);
    session::Round const* const round = state.currentRound();
    session::Board const* const board = round ? round->board(station.boards.first) : nullptr;
    bool const hasClock = board && board->clock;
    page[QStringLiteral("game")] = hasClock ? QJsonValue{gameOf(state, round->number, *board)} : QJsonValue{};
    page[QStringLiteral("note")] = !round     ? ClockPageText::tr("No round is paired yet.")
                                   : !board   ? ClockPageText::tr("This round has none of your boards.")
                                   : hasClock ? QString{}
                                              : ClockPageText::tr("This board has a clock of its own on the table.");
    return page;
}

QJsonObject ClockPage::words() {
    return {
        //: On a clock: followed by a number of moves.
        {QStringLiteral("moves"), ClockPageText::tr("Moves")},
        //: On a clock: followed by the number of the period.
        {QStringLiteral("period"), ClockPageText::tr("Period")},
        //: On a clock: followed by a number, byo-yomi.
        {QStringLiteral("periodsLeft"), ClockPageText::tr("Periods left")},
        //: On a clock: followed by a number, Canadian overtime.
        {QStringLiteral("movesDue"), ClockPageText::tr("Moves to make")},
        //: On a clock: followed by the delay before the time runs.
        {QStringLiteral("delay"), ClockPageText::tr("Delay")},
        //: On a clock: the sign of the flag that fell first.
        {QStringLiteral("flag"), ClockPageText::tr("Flag")},
        //: On a clock: this player's time has run out, and another period has begun.
        {QStringLiteral("periodFlag"), ClockPageText::tr("Period ended")},
        {QStringLiteral("ready"), ClockPageText::tr("Not started: Black's press starts White's clock.")},
        {QStringLiteral("paused"), ClockPageText::tr("Stopped: it goes on at the arbiter's desk.")},
        {QStringLiteral("frozen"), ClockPageText::tr("A flag is down.")},
        {QStringLiteral("runs"), ClockPageText::tr("The clock runs.")},
        //: For screen readers, of a player: it is his move.
        {QStringLiteral("toMove"), ClockPageText::tr("to move")},
        //: A button on a clock (Laws 6.11.2).
        {QStringLiteral("stop"), ClockPageText::tr("Stop the clock and call the arbiter")},
        //: A switch on a clock.
        {QStringLiteral("sound"), ClockPageText::tr("Sound")},
        //: Of a clock: %1 milliseconds by which its stamps may be wrong.
        {QStringLiteral("doubt"), ClockPageText::tr("Time of the desk ± %1 ms")},
        //: Of a clock: %1 how much faster the desk's clock goes, in millionths.
        {QStringLiteral("drift"), ClockPageText::tr("drift %1 ppm")},
        {QStringLiteral("alone"), ClockPageText::tr("The desk does not answer. The clock goes on by itself.")},
        {QStringLiteral("unread"), ClockPageText::tr("The desk cannot read this. Tell the arbiter.")},
        //: Followed by a number: presses of a clock.
        {QStringLiteral("pressesWait"), ClockPageText::tr("Presses not yet at the desk")},
    };
}

std::optional<ClockPage::Brought> ClockPage::read(QJsonObject const& said) {
    static QRegularExpression const ofDevice(QStringLiteral("^[0-9a-f]{16}$"));
    auto const place = boardIn(said);
    QString const device = said[QStringLiteral("device")].toString();
    auto const shown = shownIn(said[QStringLiteral("shown")].toObject());
    QJsonArray const acts = said[QStringLiteral("acts")].toArray();
    bool const fits = !acts.isEmpty() && acts.size() <= mostAtOnce;
    if (!place || !shown || !fits || !ofDevice.match(device).hasMatch()) return std::nullopt;
    Brought brought{*place, utf8(device), {}, *shown};
    for (QJsonValue const& one : acts) {
        auto const act = actIn(one.toObject());
        bool const inOrder = act && (brought.acts.empty() || act->number > brought.acts.back().number);
        if (!inOrder) return std::nullopt;
        brought.acts.push_back(*act);
    }
    return brought;
}

} // namespace flagfall::view
