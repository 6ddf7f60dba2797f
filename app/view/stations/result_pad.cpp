// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/result_pad.h"

#include "app/view/stations/said.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <array>
#include <utility>

namespace flagfall::view {
namespace {

struct ResultPadText {
    Q_DECLARE_TR_FUNCTIONS(ResultPad)
};

/// What players report; a penalty is for the arbiter to enter.
constexpr std::array reported{Result::WhiteWins,          Result::Draw,
                              Result::BlackWins,          Result::WhiteWinsByForfeit,
                              Result::BlackWinsByForfeit, Result::BothForfeit};

QJsonArray choices() {
    QJsonArray all;
    for (Result const result : reported)
        all.append(QJsonObject{{QStringLiteral("code"), plain(code(result))},
                               {QStringLiteral("label"), resultText(result)},
                               {QStringLiteral("says"), resultSpoken(result)},
                               {QStringLiteral("played"), manner(result) != Manner::Forfeit}});
    return all;
}

QJsonObject boardOf(session::EventState const& state, session::Round const& round, session::Board const& board,
                    ResultPad::Asked const* asked) {
    QString const stands = board.result ? resultText(board) : board.adjourned ? adjournedText() : QString{};
    char const* const is = asked ? "asked" : board.isUndecided() ? "missing" : "entered";
    return {{QStringLiteral("round"), round.number.value()},
            {QStringLiteral("board"), board.number.value()},
            {QStringLiteral("title"), ResultPadText::tr("Board %1").arg(boardLabel(state, round.number, board.number))},
            {QStringLiteral("white"), playerName(state, board.white)},
            {QStringLiteral("black"), playerName(state, board.black)},
            {QStringLiteral("result"), stands},
            {QStringLiteral("state"), QLatin1String(is)},
            {QStringLiteral("says"), asked ? asked->text : QString{}}};
}

} // namespace

QJsonObject ResultPad::page(session::EventState const& state, stations::Station const& station,
                            std::map<BoardPlace, Asked> const& asked) {
    QJsonArray boards;
    session::Round const* const round = state.currentRound();
    if (round)
        for (session::Board const& board : round->boards) {
            if (!station.boards.contains(board.number)) continue;
            auto const found = asked.find(BoardPlace{round->number, board.number});
            boards.append(boardOf(state, *round, board, found == asked.end() ? nullptr : &found->second));
        }
    QString const note = !round             ? ResultPadText::tr("No round is paired yet.")
                         : boards.isEmpty() ? ResultPadText::tr("This round has none of your boards.")
                                            : QString{};
    return {{QStringLiteral("role"), plain(wordOf(station.role))},
            {QStringLiteral("name"), plain(station.name)},
            {QStringLiteral("event"), plain(state.details.name)},
            {QStringLiteral("round"), round ? roundName(state, round->number) : QString{}},
            {QStringLiteral("number"), round ? round->number.value() : 0},
            {QStringLiteral("note"), note},
            {QStringLiteral("boards"), boards},
            {QStringLiteral("choices"), choices()}};
}

QJsonObject ResultPad::words(QString const& language) {
    return {
        {QStringLiteral("language"), language},
        //: The heading of the page of a telephone whose code has not been typed yet.
        {QStringLiteral("title"), ResultPadText::tr("Station in the hall")},
        {QStringLiteral("code"), ResultPadText::tr("Code")},
        {QStringLiteral("codeHint"), ResultPadText::tr("The arbiter shows a code of eight digits at the desk.")},
        //: A button: the code is typed, and the telephone is a station from now on.
        {QStringLiteral("begin"), ResultPadText::tr("Begin")},
        {QStringLiteral("wrong"), ResultPadText::tr("This code is not valid. Ask the arbiter for a new one.")},
        {QStringLiteral("over"), ResultPadText::tr("This station is closed. Ask the arbiter for a new code.")},
        {QStringLiteral("loading"), ResultPadText::tr("Waiting for the desk…")},
        //: A heading: boards without a result.
        {QStringLiteral("missing"), ResultPadText::tr("Missing")},
        //: A heading: boards with a result.
        {QStringLiteral("entered"), ResultPadText::tr("Entered")},
        //: A heading: results that the desk has refused, each with its reason.
        {QStringLiteral("notTaken"), ResultPadText::tr("Not taken by the desk")},
        //: A button: I have read why this result was not taken.
        {QStringLiteral("seen"), ResultPadText::tr("I have read it")},
        {QStringLiteral("white"), ResultPadText::tr("White")},
        {QStringLiteral("black"), ResultPadText::tr("Black")},
        //: A heading: results of games that were not played.
        {QStringLiteral("notPlayed"), ResultPadText::tr("Not played")},
        //: A button: from the results back to the boards.
        {QStringLiteral("back"), ResultPadText::tr("Back")},
        //: A button: this result is right.
        {QStringLiteral("confirm"), ResultPadText::tr("Enter this result")},
        {QStringLiteral("notYet"), ResultPadText::tr("Not yet at the desk")},
        //: Followed by a number.
        {QStringLiteral("notYetAll"), ResultPadText::tr("Results not yet at the desk")},
        {QStringLiteral("away"), ResultPadText::tr("The desk does not answer. What you enter waits here.")},
        {QStringLiteral("connected"), ResultPadText::tr("Connected with the desk")},
        {QStringLiteral("chooseLanguage"), ResultPadText::tr("Language")},
    };
}

std::optional<ResultPad::Brought> ResultPad::read(QJsonObject const& said) {
    auto const place = boardIn(said);
    auto const result = resultFromCode(said[QStringLiteral("result")].toString().toStdString());
    bool const known = result && std::ranges::find(reported, *result) != reported.end();
    if (!place || !known) return std::nullopt;
    return Brought{*place, *result, waitedIn(said)};
}

} // namespace flagfall::view
