// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/shell/find_view.h"

#include "app/session/event/open_games.h"
#include "app/view/book/laws_model.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/shared_door.h"
#include "app/view/rulings/rulings_model.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"

#include <algorithm>
#include <span>

namespace flagfall::view {
namespace {

constexpr qsizetype fewestToFind = 2;
constexpr int mostPlayers = 8;
constexpr std::size_t mostRulings = 4;
constexpr std::size_t mostArticles = 4;

struct Found {
    QString kind, text, note, drawing;
    int round = 0, board = 0, player = 0;
    QString citation{};
    QString tournament{};
};

void add(QVariantList& all, Found const& one) {
    all += QVariantMap{{QStringLiteral("kind"), one.kind},
                       {QStringLiteral("text"), one.text},
                       {QStringLiteral("note"), one.note},
                       {QStringLiteral("drawing"), one.drawing},
                       {QStringLiteral("round"), one.round},
                       {QStringLiteral("board"), one.board},
                       {QStringLiteral("player"), one.player},
                       {QStringLiteral("citation"), one.citation},
                       {QStringLiteral("tournament"), one.tournament}};
}

QString playersOf(session::EventState const& state, session::Board const& board) {
    //: The two players of a board.
    return FindView::tr("%1 – %2", "players")
        .arg(plain(state.players.at(board.white).details.name), plain(state.players.at(board.black).details.name));
}

/// Behind the name of another tournament; where that is empty alone.
QString placed(QString const& tournament, QString const& text) {
    if (tournament.isEmpty() || text.isEmpty()) return tournament + text;
    //: %1 the name of a tournament, %2 a board or what is said of a player there.
    return FindView::tr("%1: %2", "tournament").arg(tournament, text);
}

/// 0: the player does not play in the round.
int boardOf(session::Round const& round, PlayerId player) {
    auto const board = std::ranges::find_if(
        round.boards, [&](session::Board const& one) { return one.white == player || one.black == player; });
    return board == round.boards.end() ? 0 : board->number.value();
}

} // namespace

FindView::FindView(DeskLink& desk, SharedDoor const& shared, RulingsModel& rulings, LawsModel const& laws,
                   QObject* parent)
    : QObject(parent), m_desk(desk), m_shared(shared), m_rulings(rulings), m_laws(laws) {}

QVariantList FindView::find(QString const& typed) {
    QVariantList found;
    QString const text = searchable(typed.trimmed());
    QStringList const words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (m_desk.isOpen()) addBoard(found, text);
    addBoardsElsewhere(found, text);
    if (text.size() < fewestToFind) return found;
    if (m_desk.isOpen()) addPlayers(found, words, m_desk, {});
    for (SharedDoor::Other const& other : m_shared.others()) addPlayers(found, words, *other.desk, other.name);
    if (m_desk.isOpen()) addRulings(found, words);
    addArticles(found, words);
    return found;
}

void FindView::addBoard(QVariantList& found, QString const& typed) const {
    session::EventState const& state = m_desk.state();
    session::Round const* const current = state.currentRound();
    if (!current) return;
    auto const addOne = [&](session::Round const& round, BoardNumber board, QString const& text) {
        add(found, {QStringLiteral("board"), text, playersOf(state, *round.board(board)), QStringLiteral("hall"),
                    round.number.value(), board.value()});
    };
    if (auto const called = boardCalled(*current, typed))
        addOne(*current, *called, tr("Board %1").arg(boardLabel(state, current->number, *called)));
    auto const place = placeCalled(state, typed);
    for (session::Round const& round : state.rounds)
        for (session::Board const& board : round.boards) {
            QString const label = boardLabel(state, round.number, board.number);
            bool const earlier =
                round.number != current->number && board.isOpen() && boardCalled(round, typed) == board.number;
            if (earlier || place == std::pair{round.number, board.number})
                addOne(round, board.number, tr("Round %1, board %2").arg(roundLabel(state, round.number), label));
        }
}

void FindView::addBoardsElsewhere(QVariantList& found, QString const& typed) const {
    for (SharedDoor::Other const& other : m_shared.others()) {
        session::EventState const& state = other.desk->state();
        session::Round const* const round = state.currentRound();
        auto const board = round ? boardCalled(*round, typed) : std::nullopt;
        if (!board) continue;
        Found one{QStringLiteral("board"),
                  placed(other.name, tr("Board %1").arg(boardLabel(state, round->number, *board))),
                  playersOf(state, *round->board(*board)),
                  QStringLiteral("hall"),
                  round->number.value(),
                  board->value()};
        one.tournament = other.name;
        add(found, one);
    }
}

QVariantMap FindView::elsewhere(QString const& board) const {
    QVariantList found;
    addBoardsElsewhere(found, board);
    if (found.isEmpty()) return {};
    QVariantMap one = found.front().toMap();
    bool goesOn = false;
    for (SharedDoor::Other const& other : m_shared.others())
        if (session::Round const* const round = other.desk->state().currentRound())
            for (session::Board const& each : round->boards) {
                QString const label = boardLabel(other.desk->state(), round->number, each.number);
                goesOn = goesOn || (label.size() > board.size() && label.startsWith(board));
            }
    one[QStringLiteral("goesOn")] = goesOn;
    return one;
}

void FindView::addPlayers(QVariantList& found, QStringList const& words, DeskLink const& desk,
                          QString const& place) const {
    session::EventState const& state = desk.state();
    session::Round const* const round = state.currentRound();
    int count = 0;
    for (session::Player const* const player : state.playersInOrder()) {
        QString const all = searchable(plain(player->details.name + " " + player->details.club + " " +
                                             player->details.federation + " " + player->details.fideId));
        if (!std::ranges::all_of(words, [&](QString const& word) { return all.contains(word); })) continue;
        if (++count > mostPlayers) return;
        Found one{QStringLiteral("player"), plain(player->details.name), {}, QStringLiteral("players")};
        one.player = player->id.value();
        one.tournament = place;
        one.board = round ? boardOf(*round, player->id) : 0;
        if (one.board > 0) {
            bool const white = round->board(BoardNumber{one.board})->white == player->id;
            one.round = round->number.value();
            QString const label = boardLabel(state, round->number, BoardNumber{one.board});
            one.note = white ? tr("Board %1, White").arg(label) : tr("Board %1, Black").arg(label);
        }
        if (one.board == 0)
            one.note = round ? tr("does not play in round %1").arg(roundLabel(state, round->number)) : QString{};
        one.note = placed(place, one.note);
        add(found, one);
        for (session::OpenGame const& game : session::openGames(state)) {
            if (!round || game.round == round->number ||
                boardOf(*state.round(game.round), player->id) != game.board.value())
                continue;
            one.round = game.round.value();
            one.board = game.board.value();
            one.note = placed(
                place,
                tr("Round %1, board %2").arg(roundLabel(state, game.round), boardLabel(state, game.round, game.board)));
            add(found, one);
        }
    }
}

void FindView::addRulings(QVariantList& found, QStringList const& words) {
    std::vector<RulingRow> const rulings = m_rulings.find(words.join(QLatin1Char(' ')));
    for (RulingRow const& row : std::span{rulings}.first(std::min(mostRulings, rulings.size())))
        add(found, {QStringLiteral("ruling"), row.what,
                    //: A ruling: round, board, what was decided.
                    tr("Round %1, board %2: %3")
                        .arg(roundLabel(m_desk.state(), RoundNumber{row.round}), row.boardLabel, row.decision),
                    QStringLiteral("rulings"), row.round, row.board});
}

void FindView::addArticles(QVariantList& found, QStringList const& words) const {
    for (ArticleRow const& row : m_laws.find(words.join(QLatin1Char(' ')), mostArticles))
        add(found, {QStringLiteral("article"), tr("Laws %1", "article").arg(row.number), row.title,
                    QStringLiteral("book"), 0, 0, 0, row.number});
}

} // namespace flagfall::view
