// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/station_pages.h"

#include "app/session/event/check_in.h"
#include "app/session/event/name_order.h"
#include "app/view/display/display_lines.h"
#include "app/view/printing/paper_words.h"
#include "app/view/stations/clock_page.h"
#include "app/view/stations/result_pad.h"
#include "app/view/stations/said.h"
#include "app/view/stations/sector_page.h"
#include "app/view/texts/name_search.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace flagfall::view {
namespace {

struct StationPagesText {
    Q_DECLARE_TR_FUNCTIONS(StationPages)
};

constexpr int fewNames = 8;

QJsonObject rowOf(session::EventState const& state, session::Player const& player) {
    using session::AtCheckIn;
    AtCheckIn const stands = session::atCheckIn(state, player);
    QString says;
    switch (stands) {
    case AtCheckIn::Missing: break;
    case AtCheckIn::Here: says = StationPagesText::tr("is here"); break;
    case AtCheckIn::Resting: says = StationPagesText::tr("has a bye in the next round: please see the arbiter"); break;
    case AtCheckIn::Out: says = StationPagesText::tr("has no game in the next round"); break;
    case AtCheckIn::Withdrawn: says = StationPagesText::tr("has withdrawn: please see the arbiter"); break;
    }
    return {{QStringLiteral("player"), player.id.value()},
            {QStringLiteral("name"), playerName(state, player.id)},
            {QStringLiteral("club"), plain(player.details.club)},
            {QStringLiteral("missing"), stands == AtCheckIn::Missing},
            {QStringLiteral("says"), says}};
}

QJsonArray linesOf(std::vector<DisplayLine> const& lines) {
    QJsonArray all;
    for (DisplayLine const& line : lines)
        all.append(QJsonArray{line.number, line.name, line.middle, line.rival,
                              line.side == Sides::Side::White   ? QStringLiteral("w")
                              : line.side == Sides::Side::Black ? QStringLiteral("b")
                                                                : QString{}});
    return all;
}

QJsonArray linesOfRanks(session::EventState const& state) {
    PaperPlayers const players(state);
    QJsonArray all;
    for (pairing::Standing const& one : session::standingsOf(state))
        all.append(QJsonArray{QString::number(one.rank), players.name(one.player), pointsText(one.points),
                              players.federation(one.player), QString{}});
    return all;
}

} // namespace

QJsonObject StationPages::head(session::EventState const& state, stations::Station const& station) {
    session::Round const* const round = state.currentRound();
    return {{QStringLiteral("role"), plain(wordOf(station.role))},
            {QStringLiteral("name"), plain(station.name)},
            {QStringLiteral("event"), plain(state.details.name)},
            {QStringLiteral("round"), round ? roundName(state, round->number) : QString{}},
            {QStringLiteral("number"), round ? round->number.value() : 0},
            {QStringLiteral("note"), QString{}}};
}

QJsonObject StationPages::words(QString const& language) {
    QJsonObject words = ResultPad::words(language);
    QJsonObject const ofClock = ClockPage::words();
    for (auto word = ofClock.begin(); word != ofClock.end(); ++word) words[word.key()] = word.value();
    QJsonObject const ofSector = SectorPage::words();
    for (auto word = ofSector.begin(); word != ofSector.end(); ++word) words[word.key()] = word.value();
    words[QStringLiteral("called")] = StationPagesText::tr("The arbiter has been called");
    //: A button on a telephone at the boards.
    words[QStringLiteral("call")] = StationPagesText::tr("Call the arbiter");
    words[QStringLiteral("callHint")] = StationPagesText::tr("At which board is the arbiter wanted?");
    words[QStringLiteral("checkInHint")] = StationPagesText::tr("Type the first letters of your name.");
    words[QStringLiteral("nameLabel")] = StationPagesText::tr("Name");
    words[QStringLiteral("nobody")] = StationPagesText::tr("Nobody of this name is entered. Please see the arbiter.");
    //: A button: the player says that he or she has come.
    words[QStringLiteral("here")] = StationPagesText::tr("I am here");
    words[QStringLiteral("byBoard")] = StationPagesText::tr("Pairings by board");
    words[QStringLiteral("byName")] = StationPagesText::tr("Pairings by name");
    words[QStringLiteral("standings")] = StationPagesText::tr("Standings");
    //: A button: the list on the screen stays.
    words[QStringLiteral("hold")] = StationPagesText::tr("Hold");
    words[QStringLiteral("goOn")] = StationPagesText::tr("Go on");
    words[QStringLiteral("next")] = StationPagesText::tr("Next");
    //: One letter in a square: White, Black.
    words[QStringLiteral("w")] = StationPagesText::tr("W", "White, one letter");
    words[QStringLiteral("b")] = StationPagesText::tr("B", "Black, one letter");
    return words;
}

QJsonObject StationPages::calls(session::EventState const& state, stations::Station const& station) {
    QJsonObject page = head(state, station);
    QJsonArray boards;
    session::Round const* const round = state.currentRound();
    if (round)
        for (session::Board const& board : round->boards)
            if (station.boards.contains(board.number))
                boards.append(
                    QJsonObject{{QStringLiteral("round"), round->number.value()},
                                {QStringLiteral("board"), board.number.value()},
                                {QStringLiteral("title"),
                                 StationPagesText::tr("Board %1").arg(boardLabel(state, round->number, board.number))},
                                {QStringLiteral("white"), playerName(state, board.white)},
                                {QStringLiteral("black"), playerName(state, board.black)},
                                {QStringLiteral("called"), board.call.has_value()}});
    page[QStringLiteral("boards")] = boards;
    page[QStringLiteral("note")] = !round             ? StationPagesText::tr("No round is paired yet.")
                                   : boards.isEmpty() ? StationPagesText::tr("This round has none of your boards.")
                                                      : QString{};
    return page;
}

QJsonObject StationPages::checkIn(session::EventState const& state, stations::Station const& station,
                                  QString const& letters) {
    QJsonObject page = head(state, station);
    QJsonArray rows;
    QString const typed = letters.trimmed();
    if (!typed.isEmpty())
        for (session::Player const* const player : PaperPlayers(state).byName()) {
            if (rows.size() == fewNames) break;
            if (isNamed(plain(player->details.name), typed)) rows.append(rowOf(state, *player));
        }
    page[QStringLiteral("next")] = state.nextRound().value();
    page[QStringLiteral("letters")] = letters;
    page[QStringLiteral("rows")] = rows;
    return page;
}

QJsonObject StationPages::screen(session::EventState const& state, stations::Station const& station) {
    QJsonObject page = head(state, station);
    session::Round const* const round = state.currentRound();
    page[QStringLiteral("byBoard")] = round ? linesOf(linesByBoard(state, *round)) : QJsonArray{};
    bool const over = round && round->missingResults() == 0;
    page[QStringLiteral("byName")] = round && !over ? linesOf(linesByName(state, *round)) : QJsonArray{};
    page[QStringLiteral("standings")] = round ? linesOfRanks(state) : QJsonArray{};
    if (!round) page[QStringLiteral("note")] = StationPagesText::tr("No round is paired yet.");
    return page;
}

std::optional<StationPages::Arrival> StationPages::arrivalIn(QJsonObject const& said) {
    constexpr int most = 100'000;
    auto const player = numberIn(said, "player", 1, most);
    auto const round = numberIn(said, "round", 1, most);
    return player && round ? std::optional{Arrival{PlayerId{*player}, RoundNumber{*round}}} : std::nullopt;
}

} // namespace flagfall::view
