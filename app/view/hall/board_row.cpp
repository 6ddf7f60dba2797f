// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/board_row.h"

#include "app/session/event/matches.h"
#include "app/view/texts/brief_name.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/team_match_text.h"

#include <QCoreApplication>

#include <array>

namespace flagfall::view {
namespace {

struct BoardRowText {
    Q_DECLARE_TR_FUNCTIONS(BoardRow)
};

QString numberText(session::Player const& player) {
    return player.number ? QString::number(player.number->value()) : QStringLiteral("–");
}

Points scoreBefore(pairing::Participant const& participant, RoundNumber round) {
    Points score;
    int number = 1;
    for (pairing::RoundRecord const& record : participant.rounds)
        if (number++ < round.value()) score += pairing::pointsOf(record);
    return score;
}

/// What a screen reader says must not change every second: the line of notes only where it does not count down.
QString accessible(BoardRow const& row) {
    //: Read aloud for a board: number, White, Black, state ("Running", "1–0").
    QString const text = BoardRowText::tr("Board %1: White %2, Black %3. %4.")
                             .arg(row.label.isEmpty() ? QString::number(row.board) : row.label, row.seats.white.name,
                                  row.seats.black.name, row.hasResult ? row.resultSpoken : row.face.phaseText);
    bool const counts = row.notes.note == BoardNote::Absent;
    bool const said = row.notes.text.isEmpty() || row.notes.text == row.face.phaseText;
    if (said) return text;
    //: %1 describes a board, %2 is a note about it: "Lever locked".
    return BoardRowText::tr("%1 %2.").arg(text, counts ? BoardRowText::tr("A player is absent") : row.notes.text);
}

Seat seatIn(Seats const& seats, PlayerId player) {
    auto const found = seats.find(player);
    return found == seats.end() ? Seat{} : found->second;
}

/// A role of one side's seat or display.
template <Colour Side, auto Member>
constexpr RoleOf<BoardRow> seat(char const* name) {
    return {name, [](BoardRow const& row) { return detail::variantOf(row.seats[Side].*Member); },
            [](BoardRow const& a, BoardRow const& b) { return a.seats[Side].*Member == b.seats[Side].*Member; }};
}
template <Colour Side, auto Member>
constexpr RoleOf<BoardRow> display(char const* name) {
    return {name, [](BoardRow const& row) { return detail::variantOf(row.face.displays[Side].*Member); },
            [](BoardRow const& a, BoardRow const& b) {
                return a.face.displays[Side].*Member == b.face.displays[Side].*Member;
            }};
}
template <auto Member>
constexpr RoleOf<BoardRow> face(char const* name) {
    return {name, [](BoardRow const& row) { return detail::variantOf(row.face.*Member); },
            [](BoardRow const& a, BoardRow const& b) { return a.face.*Member == b.face.*Member; }};
}

template <Colour Side, auto Member>
constexpr RoleOf<BoardRow> marks(char const* name) {
    return {name, [](BoardRow const& row) { return detail::variantOf(row.notes.marks[Side].*Member); },
            [](BoardRow const& a, BoardRow const& b) {
                return a.notes.marks[Side].*Member == b.notes.marks[Side].*Member;
            }};
}
template <Colour Side>
constexpr RoleOf<BoardRow> sheet(char const* name) {
    return {name, [](BoardRow const& row) { return detail::variantOf(row.sheets[Side]); },
            [](BoardRow const& a, BoardRow const& b) { return a.sheets[Side] == b.sheets[Side]; }};
}
template <auto Member>
constexpr RoleOf<BoardRow> notes(char const* name) {
    return {name, [](BoardRow const& row) { return detail::variantOf(row.notes.*Member); },
            [](BoardRow const& a, BoardRow const& b) { return a.notes.*Member == b.notes.*Member; }};
}

constexpr std::array boardRowRoles{
    role<&BoardRow::board>("board"),
    role<&BoardRow::label>("label"),
    role<&BoardRow::matchText>("matchText"),
    seat<Colour::White, &Seat::name>("whiteName"),
    seat<Colour::Black, &Seat::name>("blackName"),
    seat<Colour::White, &Seat::brief>("whiteBrief"),
    seat<Colour::Black, &Seat::brief>("blackBrief"),
    seat<Colour::White, &Seat::number>("whiteNumber"),
    seat<Colour::Black, &Seat::number>("blackNumber"),
    seat<Colour::White, &Seat::points>("whitePoints"),
    seat<Colour::Black, &Seat::points>("blackPoints"),
    seat<Colour::White, &Seat::rating>("whiteRating"),
    seat<Colour::Black, &Seat::rating>("blackRating"),
    display<Colour::White, &FaceDisplay::time>("whiteTime"),
    display<Colour::Black, &FaceDisplay::time>("blackTime"),
    display<Colour::White, &FaceDisplay::delay>("whiteDelay"),
    display<Colour::Black, &FaceDisplay::delay>("blackDelay"),
    display<Colour::White, &FaceDisplay::flag>("whiteFlag"),
    display<Colour::Black, &FaceDisplay::flag>("blackFlag"),
    display<Colour::White, &FaceDisplay::moves>("whiteMoves"),
    display<Colour::Black, &FaceDisplay::moves>("blackMoves"),
    display<Colour::White, &FaceDisplay::period>("whitePeriod"),
    display<Colour::Black, &FaceDisplay::period>("blackPeriod"),
    display<Colour::White, &FaceDisplay::low>("whiteLow"),
    display<Colour::Black, &FaceDisplay::low>("blackLow"),
    face<&ClockFace::running>("running"),
    face<&ClockFace::waiting>("waiting"),
    face<&ClockFace::phase>("phase"),
    face<&ClockFace::phaseText>("phaseText"),
    face<&ClockFace::steerable>("steerable"),
    face<&ClockFace::flagFirst>("flagFirst"),
    role<&BoardRow::result>("result"),
    role<&BoardRow::resultSpoken>("resultSpoken"),
    role<&BoardRow::hasResult>("hasResult"),
    role<&BoardRow::adjourned>("adjourned"),
    role<&BoardRow::needsDecision>("needsDecision"),
    display<Colour::White, &FaceDisplay::periodFlag>("whitePeriodFlag"),
    display<Colour::Black, &FaceDisplay::periodFlag>("blackPeriodFlag"),
    display<Colour::White, &FaceDisplay::overrun>("whiteOverrun"),
    display<Colour::Black, &FaceDisplay::overrun>("blackOverrun"),
    display<Colour::White, &FaceDisplay::locked>("whiteLocked"),
    display<Colour::Black, &FaceDisplay::locked>("blackLocked"),
    marks<Colour::White, &SideMarks::absent>("whiteAbsent"),
    marks<Colour::Black, &SideMarks::absent>("blackAbsent"),
    marks<Colour::White, &SideMarks::illegalMoves>("whiteIllegalMoves"),
    marks<Colour::Black, &SideMarks::illegalMoves>("blackIllegalMoves"),
    notes<&BoardNotes::note>("note"),
    notes<&BoardNotes::text>("noteText"),
    sheet<Colour::White>("whiteSheet"),
    sheet<Colour::Black>("blackSheet"),
    role<&BoardRow::setting>("setting"),
    role<&BoardRow::unsaved>("unsaved"),
    role<&BoardRow::picked>("picked"),
    role<&BoardRow::accessibleText>("accessibleText"),
};

} // namespace

RowModel<BoardRow>::Roles boardRoles() { return boardRowRoles; }

Seats seatsOf(session::EventState const& state, RoundNumber round) {
    Seats seats;
    BriefNames const brief(state);
    for (auto const& [id, player] : state.players)
        seats[id] = {plain(player.details.name), numberText(player), pointsText(noPoint),
                     player.details.rating > 0 ? QString::number(player.details.rating) : QString{},
                     brief.briefest(id)};
    for (auto const& [id, team] : state.teams) {
        seats[id].name = seats[id].brief = plain(team.details.name);
        for (PlayerId const member : team.details.roster) seats[member].number = teamLabel(team);
    }
    pairing::Tournament const tournament =
        state.isOfTeams() ? session::tournamentOfBoards(state) : session::tournamentThatCounts(state);
    for (pairing::Participant const& participant : tournament.participants)
        seats[participant.id].points = pointsText(scoreBefore(participant, round));
    return seats;
}

BySide<Seat> seatsAt(session::Board const& board, Seats const& seats) {
    return {seatIn(seats, board.white), seatIn(seats, board.black)};
}

BoardRow boardRow(session::Board const& board, BySide<Seat> seats, clock::Instant now, FaceOptions const& options) {
    BoardRow row;
    row.board = board.number.value();
    row.seats = std::move(seats);
    row.hasResult = board.result.has_value();
    if (board.result) {
        row.result = resultText(board);
        row.resultSpoken = resultSpoken(*board.result);
    } else if (board.adjourned) {
        row.resultSpoken = adjournedText();
    }
    row.adjourned = board.adjourned;
    row.needsDecision = board.awaitsRecovery();
    row = withFace(std::move(row), board, now, options);
    row.accessibleText = accessible(row);
    return row;
}

BoardRow withMatch(BoardRow row, session::EventState const& state, session::Round const& round,
                   session::Board const& board) {
    row.label = plain(session::boardLabel(round, board.number));
    if (auto const place = round.placeOf(board.number)) row.matchText = matchText(state, round, *place->match);
    row.accessibleText = accessible(row);
    return row;
}

BoardRow withFace(BoardRow row, session::Board const& board, clock::Instant now, FaceOptions const& options) {
    ClockFace face = faceOf(board, now, options);
    bool const sameWords = face.phaseText == row.face.phaseText;
    row.face = std::move(face);
    if (!sameWords) row.accessibleText = accessible(row);
    return row;
}

BoardRow withNotes(BoardRow row, session::Board const& board, BoardSurroundings const& where, clock::Instant now) {
    BoardNotes notes = notesOf(board, where, now);
    bool const sameWords = notes.text == row.notes.text;
    row.notes = std::move(notes);
    if (!sameWords) row.accessibleText = accessible(row);
    return row;
}

} // namespace flagfall::view
