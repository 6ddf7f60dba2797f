// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/display/display_lines.h"

#include "app/session/event/matches.h"
#include "app/session/event/open_games.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/brief_name.h"
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

/// Names in full, and brief ones that still tell people apart.
class DisplayNames {
public:
    explicit DisplayNames(session::EventState const& state) : m_players(state), m_brief(state) {}

    [[nodiscard]] QString name(PlayerId player) const { return m_players.name(player); }
    [[nodiscard]] QString nameApart(PlayerId player) const { return m_players.nameApart(player); }
    /// A team has no brief one.
    [[nodiscard]] QString brief(PlayerId player) const {
        QString const brief = m_brief.brief(player);
        return brief.isEmpty() ? name(player) : brief;
    }
    [[nodiscard]] std::vector<session::Player const*> byName() const { return m_players.byName(); }

private:
    PaperPlayers m_players;
    BriefNames m_brief;
};

void setName(DisplayLine& line, DisplayNames const& names, PlayerId player) {
    line.name = names.name(player);
    line.brief = names.brief(player);
}

DisplayLine gameLine(DisplayNames const& players, session::Round const& round, session::Board const& board) {
    DisplayLine line;
    line.id = board.number.value();
    line.number = plain(session::boardLabel(round, board.number));
    setName(line, players, board.white);
    line.rival = players.name(board.black);
    line.rivalBrief = players.brief(board.black);
    //: On the hall screen in the place of a result; as short as possible.
    line.middle = board.result                        ? resultText(board)
                  : session::countsAsAdjourned(board) ? DisplayText::tr("adj.", "adjourned")
                                                      : QString{};
    return line;
}

DisplayLine restLine(DisplayNames const& players, session::Rest const& rest) {
    DisplayLine line;
    line.id = -rest.player.value();
    setName(line, players, rest.player);
    line.rival = byeWord();
    line.rivalBrief = line.rival;
    return line;
}

} // namespace

QString displayedTime(clock::DisplayReading const& side) {
    bool const rises = side.method == clock::Method::UpCount;
    if (rises && (side.flag || side.period > 1)) return QStringLiteral("–");
    if (!rises && (side.flag || side.total <= untold))
        return QStringLiteral("< ") + plain(clock::displayText(untold, clock::DisplayStyle::Modern, {}));
    return plain(clock::displayText(side.total, clock::DisplayStyle::Modern, {}));
}

std::vector<DisplayLine> linesByBoard(session::EventState const& state, session::Round const& round) {
    DisplayNames const players(state);
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
    DisplayNames const players(state);
    std::vector<DisplayLine> lines;
    for (session::Player const* player : players.byName()) {
        auto const seat = seats.find(player->id);
        if (seat == seats.end()) continue;
        DisplayLine line;
        line.id = player->id.value();
        setName(line, players, player->id);
        line.name = players.nameApart(player->id);
        line.number = seat->second.first;
        line.side = seat->second.second;
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<DisplayLine> linesOfResults(session::EventState const& state, session::Round const& round) {
    DisplayNames const players(state);
    std::vector<DisplayLine> lines;
    for (session::Board const& board : round.boards)
        if (!board.isUndecided()) lines.push_back(gameLine(players, round, board));
    return lines;
}

std::vector<DisplayLine> linesOfStandings(std::vector<StandingRow> const& standings) {
    std::map<PlayerId, QString> names;
    for (StandingRow const& row : standings) names[PlayerId{row.playerId}] = row.name;
    BriefNames const brief(std::move(names));
    std::vector<DisplayLine> lines;
    for (StandingRow const& row : standings) {
        DisplayLine line;
        line.id = row.playerId;
        line.number = QString::number(row.rank);
        line.name = row.name;
        line.brief = brief.brief(PlayerId{row.playerId});
        line.rival = row.federation;
        line.rivalBrief = row.federation;
        line.middle = row.points;
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<DisplayLine> linesOfClocks(session::EventState const& state, session::Round const& round,
                                       std::vector<BoardNumber> const& boards, clock::Instant now) {
    DisplayNames const players(state);
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
