// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/display/display_lines.h"

#include "app/session/event/matches.h"
#include "app/session/event/open_games.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/team_match_text.h"

#include "clock/display.h"

#include <QCoreApplication>

#include <algorithm>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

struct DisplayText {
    Q_DECLARE_TR_FUNCTIONS(DisplayText)
};

/// What is less than this could tell of a flag.
constexpr clock::Span untold = 10s;

//: On the hall screen beside the name of a player who has no game in the round.
QString byeWord() { return DisplayText::tr("bye"); }

void setName(DisplayLine& line, QString const& name) {
    line.name = name;
    line.brief = shortName(name);
}

DisplayLine gameLine(PaperPlayers const& players, session::Round const& round, session::Board const& board) {
    DisplayLine line;
    line.id = board.number.value();
    line.number = plain(session::boardLabel(round, board.number));
    setName(line, players.name(board.white));
    line.rival = players.name(board.black);
    line.rivalBrief = shortName(line.rival);
    //: On the hall screen in the place of a result; as short as possible.
    line.middle = board.result                        ? resultText(board)
                  : session::countsAsAdjourned(board) ? DisplayText::tr("adj.", "adjourned")
                                                      : QString{};
    return line;
}

DisplayLine restLine(PaperPlayers const& players, session::Rest const& rest) {
    DisplayLine line;
    line.id = -rest.player.value();
    setName(line, players.name(rest.player));
    line.rival = byeWord();
    line.rivalBrief = line.rival;
    return line;
}

} // namespace

QString shortName(QString const& name) {
    auto const comma = name.indexOf(QLatin1Char(','));
    QString const first = comma < 0 ? QString{} : name.mid(comma + 1).trimmed();
    if (first.isEmpty()) return name;
    qsizetype const letter = first.front().isHighSurrogate() ? 2 : 1;
    return name.left(comma) + QStringLiteral(", ") + first.left(letter) + QLatin1Char('.');
}

QString displayedTime(clock::DisplayReading const& side) {
    bool const rises = side.method == clock::Method::UpCount;
    if (rises && (side.flag || side.period > 1)) return QStringLiteral("–");
    if (!rises && (side.flag || side.total <= untold))
        return QStringLiteral("< ") + plain(clock::displayText(untold, clock::DisplayStyle::Modern, {}));
    return plain(clock::displayText(side.total, clock::DisplayStyle::Modern, {}));
}

std::vector<DisplayLine> linesByBoard(session::EventState const& state, session::Round const& round) {
    PaperPlayers const players(state);
    std::vector<DisplayLine> lines;
    for (session::Board const& board : round.boards) {
        lines.push_back(gameLine(players, round, board));
        if (lines.back().middle.isEmpty()) lines.back().middle = QStringLiteral("–");
    }
    for (session::Rest const& rest : round.rests) lines.push_back(restLine(players, rest));
    for (session::OpenGame const& game : session::openGames(state)) {
        if (game.round == round.number) continue;
        session::Round const& earlier = *state.round(game.round);
        lines.push_back(gameLine(players, earlier, *earlier.board(game.board)));
        constexpr int boards = 100'000;
        lines.back().id = game.round.value() * boards + game.board.value();
        lines.back().number = placeLabel(state, game.round, game.board);
    }
    return lines;
}

std::vector<DisplayLine> linesByName(session::EventState const& state, session::Round const& round) {
    std::map<PlayerId, std::pair<QString, Sides::Side>> seats;
    for (session::Board const& board : round.boards) {
        QString const number = plain(session::boardLabel(round, board.number));
        seats[board.white] = {number, Sides::Side::White};
        seats[board.black] = {number, Sides::Side::Black};
    }
    for (session::Rest const& rest : round.rests) seats[rest.player] = {byeWord(), Sides::Side::Nobody};
    std::vector<DisplayLine> lines;
    for (session::Player const* player : PaperPlayers(state).byName()) {
        auto const seat = seats.find(player->id);
        if (seat == seats.end()) continue;
        DisplayLine line;
        line.id = player->id.value();
        setName(line, plain(player->details.name));
        line.number = seat->second.first;
        line.side = seat->second.second;
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<DisplayLine> linesOfResults(session::EventState const& state, session::Round const& round) {
    PaperPlayers const players(state);
    std::vector<DisplayLine> lines;
    for (session::Board const& board : round.boards)
        if (!board.isUndecided()) lines.push_back(gameLine(players, round, board));
    return lines;
}

std::vector<DisplayLine> linesOfStandings(std::vector<StandingRow> const& standings) {
    std::vector<DisplayLine> lines;
    for (StandingRow const& row : standings) {
        DisplayLine line;
        line.id = row.playerId;
        line.number = QString::number(row.rank);
        setName(line, row.name);
        line.rival = row.federation;
        line.rivalBrief = row.federation;
        line.middle = row.points;
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<DisplayLine> linesOfClocks(session::EventState const& state, session::Round const& round,
                                       std::vector<BoardNumber> const& boards, clock::Instant now) {
    PaperPlayers const players(state);
    std::vector<DisplayLine> lines;
    for (BoardNumber const number : boards) {
        session::Board const* const board = round.board(number);
        if (!board || !board->clock) continue;
        DisplayLine line = gameLine(players, round, *board);
        if (line.middle.isEmpty()) {
            clock::Reading const reading = clock::read(*board->clock, now);
            line.time = displayedTime(reading.sides.white);
            line.rivalTime = displayedTime(reading.sides.black);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace flagfall::view
