// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/slip_code.h"
#include "app/view/texts/team_match_text.h"

#include <algorithm>

namespace flagfall::view {
namespace {

using Words = PaperCards::Words;
using Line = PaperCards::Line;
using Box = PaperCards::Box;
using Code = PaperCards::Code;

constexpr Qt::Alignment fromLeft = Qt::AlignLeft | Qt::AlignVCenter;
constexpr Qt::Alignment toRight = Qt::AlignRight | Qt::AlignVCenter;

/// `Board 3`; of a match, where the slip goes by the number, `Board 10 (3.2)`.
QString boardText(session::EventState const& state, RoundNumber round, BoardNumber board) {
    QString const text = EventPapers::tr("Board %1").arg(board.value());
    session::Round const& of = *state.round(round);
    return of.matches.empty() ? text : text + QStringLiteral(" (%1)").arg(boardLabel(state, round, board));
}

QString playerLine(PaperPlayers const& players, PlayerId player) {
    QStringList about{players.number(player), players.title(player), players.federation(player),
                      players.rating(player)};
    about.removeAll(QString{});
    return about.join(QStringLiteral(" · "));
}

PaperCards::Card slip(session::EventState const& state, PaperPlayers const& players, RoundNumber round,
                      session::Board const& board) {
    QString const code = slipCodeText(slipCodeOf(state, round, board.number));
    PaperCards::Card card;
    auto& items = card.items;
    items.emplace_back(Words{{5, 4, 64, 4.5}, plain(state.details.name), 8});
    items.emplace_back(Words{{5, 9, 64, 8},
                             EventPapers::tr("Round %1").arg(roundLabel(state, round)) + QStringLiteral("   ") +
                                 boardText(state, round, board.number),
                             15,
                             true});
    items.emplace_back(Code{{70.5, 2, 25, 25}, code});
    items.emplace_back(Words{{65, 27.3, 30.5, 3}, code, 5.5, false, toRight});
    double y = 19;
    for (Colour const side : bothColours) {
        PlayerId const player = side == Colour::White ? board.white : board.black;
        items.emplace_back(Words{{5, y, 12, 6.5}, colourText(side), 8});
        items.emplace_back(Words{{18, y, side == Colour::White ? 50.0 : 77.0, 6.5}, players.name(player), 12, true});
        items.emplace_back(Words{{18, y + 6, 52, 3.5}, playerLine(players, player), 7});
        y += 11;
    }
    double x = 5;
    for (QString const& result : {QStringLiteral("1–0"), QStringLiteral("½–½"), QStringLiteral("0–1")}) {
        items.emplace_back(Box{{x, 42, 5.5, 5.5}});
        items.emplace_back(Words{{x + 7, 42, 12, 5.5}, result, 11, true});
        x += 20;
    }
    //: On a result slip: a line to write another result on.
    items.emplace_back(Words{{65, 42, 14, 5.5}, EventPapers::tr("Other:"), 8, false, toRight});
    items.emplace_back(Line{{80, 47.5, 95, 47.5}});
    for (Colour const side : bothColours) {
        double const left = side == Colour::White ? 5 : 53;
        items.emplace_back(Line{{left, 59, left + 42, 59}});
        items.emplace_back(
            Words{{left, 59.3, 42, 3.5},
                  side == Colour::White ? EventPapers::tr("Signature of White") : EventPapers::tr("Signature of Black"),
                  6.5});
    }
    return card;
}

/// The lines for the moves, in two columns.
void moveLines(std::vector<PaperCards::Item>& items, double top, double height, double width) {
    constexpr int rows = 30;
    double const row = height / (rows + 1);
    double const half = (width - 6) / 2;
    for (int column = 0; column < 2; ++column) {
        double const left = 5 + column * (half + 6);
        items.emplace_back(
            Words{{left + 8, top, (half - 8) / 2, row}, colourText(Colour::White), 7, true, Qt::AlignCenter});
        items.emplace_back(Words{{left + 8 + (half - 8) / 2, top, (half - 8) / 2, row},
                                 colourText(Colour::Black),
                                 7,
                                 true,
                                 Qt::AlignCenter});
        for (int line = 0; line <= rows; ++line) {
            double const y = top + row * (line + 1);
            items.emplace_back(Line{{left, y, left + half, y}, line % 5 == 0 ? 0.7 : 0.3});
            if (line < rows)
                items.emplace_back(
                    Words{{left, y, 6.5, row}, QString::number(column * rows + line + 1), 7.5, false, toRight});
        }
        for (double const x : {left + 8, left + 8 + (half - 8) / 2, left + half})
            items.emplace_back(Line{{x, top + row, x, top + row * (rows + 1)}, 0.3});
    }
}

PaperCards::Card scoresheet(session::EventState const& state, PaperPlayers const& players, RoundNumber round,
                            session::Board const& board) {
    constexpr double width = 128; // between the margins of 5 mm
    PaperCards::Card card;
    auto& items = card.items;
    items.emplace_back(Words{{5, 5, 84, 6}, plain(state.details.name), 11, true});
    items.emplace_back(Words{{90, 5, 43, 6},
                             EventPapers::tr("Round %1").arg(roundLabel(state, round)) + QStringLiteral("   ") +
                                 boardText(state, round, board.number),
                             11,
                             true,
                             toRight});
    items.emplace_back(Words{{5, 11, 84, 4}, startOf(state, round), 7});
    if (auto const& control = controlOf(state.details, board))
        items.emplace_back(Words{{90, 11, 43, 4}, plain(clock::shortText(*control)), 7, false, toRight});
    double y = 16;
    for (Colour const side : bothColours) {
        PlayerId const player = side == Colour::White ? board.white : board.black;
        items.emplace_back(Words{{5, y, 13, 7}, colourText(side), 8});
        items.emplace_back(Words{{18, y, 78, 7}, players.name(player), 12, true});
        items.emplace_back(Words{{97, y, 36, 7}, playerLine(players, player), 8, false, toRight});
        items.emplace_back(Line{{18, y + 7, 133, y + 7}, 0.3});
        y += 7.5;
    }
    moveLines(items, 33, 148, width);
    items.emplace_back(Words{{5, 183, 18, 6}, EventPapers::tr("Result"), 8});
    items.emplace_back(Line{{23, 189, 48, 189}});
    for (Colour const side : bothColours) {
        double const left = side == Colour::White ? 53 : 95;
        items.emplace_back(Line{{left, 189, left + 38, 189}});
        items.emplace_back(
            Words{{left, 189.3, 38, 3.5},
                  side == Colour::White ? EventPapers::tr("Signature of White") : EventPapers::tr("Signature of Black"),
                  6.5});
    }
    return card;
}

Paper cardPaper(session::EventState const& state, RoundNumber round, QString const& title, QString const& file) {
    return {.title = title, .file = file.arg(round.value()), .head = paperHeadOf(state, round)};
}

} // namespace

Paper resultSlips(session::EventState const& state, RoundNumber round) {
    Paper paper =
        cardPaper(state, round, EventPapers::tr("Result slips"), EventPapers::tr("round %1 result slips", "file"));
    PaperCards cards{.size = {100, 66}, .cards = {}, .inPiles = true};
    PaperPlayers const players(state);
    for (session::Board const& board : state.round(round)->boards)
        cards.cards.push_back(slip(state, players, round, board));
    paper.body.emplace_back(std::move(cards));
    return paper;
}

Paper headedScoresheets(session::EventState const& state, RoundNumber round) {
    Paper paper =
        cardPaper(state, round, EventPapers::tr("Scoresheets"), EventPapers::tr("round %1 scoresheets", "file"));
    PaperCards cards{.size = {138, 198}, .cards = {}};
    PaperPlayers const players(state);
    for (session::Board const& board : state.round(round)->boards)
        for ([[maybe_unused]] Colour const side : bothColours) // one for each player
            cards.cards.push_back(scoresheet(state, players, round, board));
    paper.body.emplace_back(std::move(cards));
    return paper;
}

Paper boardCards(session::EventState const& state, RoundNumber round) {
    Paper paper =
        cardPaper(state, round, EventPapers::tr("Board cards"), EventPapers::tr("round %1 board cards", "file"));
    PaperCards cards{.size = {98, 136}, .cards = {}};
    for (session::Board const& board : state.round(round)->boards)
        cards.cards.push_back(
            {{Words{{8, 10, 82, 8}, plain(state.details.name), 12, false, Qt::AlignCenter},
              Words{{8, 24, 82, 10}, EventPapers::tr("Board"), 20, false, Qt::AlignCenter},
              Words{{8, 38, 82, 80}, QString::number(board.number.value()), 150, true, Qt::AlignCenter}}});
    paper.body.emplace_back(std::move(cards));
    return paper;
}

Paper whereToFollow(session::EventState const& state, QString const& address) {
    Paper paper{.title = EventPapers::tr("Where to follow the event"),
                .file = EventPapers::tr("where to follow", "file"),
                .head = paperHeadOf(state.details)};
    PaperCards cards{.size = {180, 236}, .cards = {}};
    cards.cards.push_back({{Words{{5, 8, 170, 22}, plain(state.details.name), 34, true, Qt::AlignCenter},
                            //: On a sheet for the wall, above a code for telephones and an address.
                            Words{{5, 34, 170, 12},
                                  EventPapers::tr("Pairings, results and standings on your phone"),
                                  20,
                                  false,
                                  Qt::AlignCenter},
                            Code{{30, 58, 120, 120}, address},
                            Words{{5, 194, 170, 20}, addressText(address), 30, true, Qt::AlignCenter}}});
    paper.body.emplace_back(std::move(cards));
    return paper;
}

} // namespace flagfall::view
