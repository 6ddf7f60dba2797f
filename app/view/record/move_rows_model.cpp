// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/record/move_rows_model.h"

#include "app/view/record/record_text.h"
#include "app/view/texts/claim_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "arbiter/notation/write_move.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace flagfall::view {

static_assert(static_cast<int>(MoveRowsModel::Finding::Unchecked) == static_cast<int>(record::LineFinding::Unchecked));
namespace {

struct NoteText {
    Q_DECLARE_TR_FUNCTIONS(NoteText)
};

constexpr std::array roles{
    role<&MoveRow::number>("number"),
    role<&MoveRow::cells>("cells"),
    role<&MoveRow::notes>("notes"),
};

QVariantMap cellOf(int index, QString const& text, QString const& time, record::LineReading const& reading,
                   bool offered) {
    return {{QStringLiteral("index"), index},
            {QStringLiteral("text"), text},
            {QStringLiteral("time"), time},
            {QStringLiteral("finding"), static_cast<int>(reading.finding)},
            {QStringLiteral("remark"), lineText(reading)},
            {QStringLiteral("offered"), offered}};
}

QVariantMap emptyCell() { return cellOf(-1, {}, {}, {.finding = record::LineFinding::Agrees}, false); }

/// The sign stands in a place of its own.
QString withoutSign(std::string const& written) {
    QString text = plain(written);
    return text.remove(QStringLiteral("(=)")).trimmed();
}

/// Makes the cells of one half-move in all three records.
class Cells {
public:
    Cells(session::GameOnRecord const& game, notation::Language language)
        : m_game(game), m_language(language), m_positions(game.record.positions()),
          m_white(record::compare(game.record, game.sheets.white)),
          m_black(record::compare(game.record, game.sheets.black)) {}

    [[nodiscard]] QVariantMap arbiter(std::size_t half) const {
        std::size_t const at = m_game.record.entryOfHalfMove(half);
        if (at >= m_game.record.size()) return emptyCell();
        record::Entry const& entry = m_game.record.entries()[at];
        QString const text =
            entry.move()
                ? QString::fromStdString(notation::moveText(m_positions[at], *entry.move(), {.language = m_language}))
                : QStringLiteral("…");
        auto const time = session::timeBeside(m_game, at);
        return cellOf(static_cast<int>(at), text, time ? spanText(*time) : QString{},
                      {.finding = record::LineFinding::Agrees}, entry.drawOffered);
    }
    [[nodiscard]] QVariantMap player(Colour side, std::size_t at) const {
        record::PlayerSheet const& sheet = m_game.sheets[side];
        auto const& readings = side == Colour::White ? m_white : m_black;
        if (sheet.lines.empty() || at >= readings.size()) return emptyCell();
        bool const there = at < sheet.lines.size();
        QString const text = there ? withoutSign(sheet.lines[at].written) : QString{};
        auto const time = there ? sheet.lines[at].clock : std::nullopt;
        return cellOf(static_cast<int>(at), text, time ? spanText(*time) : QString{}, readings[at],
                      readings[at].drawOffered);
    }

private:
    session::GameOnRecord const& m_game;
    notation::Language m_language;
    std::vector<board::Position> m_positions;
    std::vector<record::LineReading> m_white;
    std::vector<record::LineReading> m_black;
};

/// Half-moves in the longest of the three.
std::size_t halfMoves(session::GameOnRecord const& game) {
    return std::max({game.record.halfMoves(), game.sheets.white.lines.size(), game.sheets.black.lines.size()});
}

/// Whether nobody knows anything of a half-move: it lies in a gap, not at its beginning, and on no sheet.
bool hidden(session::GameOnRecord const& game, std::size_t half) {
    std::size_t const entry = game.record.entryOfHalfMove(half);
    bool const inGap = entry < game.record.size() && game.record.entries()[entry].gap();
    return inGap && half > game.record.halfMovesBefore(entry) && half >= game.sheets.white.lines.size() &&
           half >= game.sheets.black.lines.size();
}

QString claimNote(session::ClaimOnRecord const& claim) {
    QString const by =
        claim.claim.by == Colour::White ? NoteText::tr("White claims: %1.") : NoteText::tr("Black claims: %1.");
    QString text = by.arg(basisText(claim.claim.basis));
    if (!claim.claim.written.empty())
        //: %1 a sentence about a claim, %2 the move that the player has written and not played.
        text = NoteText::tr("%1 Intended move: %2 (not played).").arg(text, plain(claim.claim.written));
    if (!claim.ruling) return text;
    text += QLatin1Char(' ') + rulingText(claim.ruling->ruling);
    if (!claim.ruling->article.empty())
        text += QStringLiteral(" (") + NoteText::tr("Laws %1").arg(plain(claim.ruling->article)) + QLatin1Char(')');
    return text + QLatin1Char('.');
}

QString illegalNote(session::IllegalMoveOnRecord const& illegal) {
    bool const white = illegal.noted.by == Colour::White;
    QString const text =
        illegal.noted.played.empty()
            ? (white ? NoteText::tr("Illegal move by White.") : NoteText::tr("Illegal move by Black."))
            : (white ? NoteText::tr("Illegal move by White: %1.") : NoteText::tr("Illegal move by Black: %1."))
                  .arg(plain(illegal.noted.played));
    return illegal.note.empty() ? text : text + QLatin1Char(' ') + plain(illegal.note);
}

} // namespace

std::vector<RecordNote> notesOf(session::GameOnRecord const& game, DrawnGameLaw const& law) {
    std::vector<RecordNote> notes;
    auto const end = endOnBoard(game, law);
    bool const over = end && record::endsAtOnce(end->how);
    for (record::DrawOffer offer : game.offers.all()) {
        if (over && offer.end == record::OfferEnd::Pending) offer.end = record::OfferEnd::Lapsed;
        notes.push_back({offer.afterHalfMoves, offerStoryText(offer)});
    }
    for (session::ClaimOnRecord const& claim : game.claims) notes.push_back({claim.afterHalfMoves, claimNote(claim)});
    for (session::IllegalMoveOnRecord const& illegal : game.illegalMoves)
        notes.push_back({illegal.afterHalfMoves, illegalNote(illegal)});
    for (session::NoteOnRecord const& note : game.notes) notes.push_back({note.afterHalfMoves, plain(note.note.text)});
    std::ranges::stable_sort(notes, {}, &RecordNote::afterHalfMoves);
    return notes;
}

MoveRowsModel::MoveRowsModel(QObject* parent) : RowModel(roles, parent) {}

void MoveRowsModel::show(session::Board const& board, DrawnGameLaw const& law, notation::Language language) {
    session::GameOnRecord const& game = board.game;
    Cells const cells(game, language);
    auto const notes = notesOf(game, law);
    m_first = game.record.start().moveNumber();
    m_shift = game.record.start().turn() == Colour::White ? 0 : 1;
    std::size_t const places = halfMoves(game) + m_shift;
    std::vector<MoveRow> rows;
    auto note = notes.begin();
    for (std::size_t place = 0; place < std::max<std::size_t>(places, 1); place += 2) {
        if (place >= m_shift && hidden(game, place - m_shift) && hidden(game, place + 1 - m_shift)) continue;
        MoveRow row;
        row.number = m_first + static_cast<int>(place / 2);
        for (int hand = 0; hand < 3; ++hand)
            for (std::size_t half = place; half < place + 2; ++half) {
                bool const before = half < m_shift;
                std::size_t const at = half - m_shift;
                QVariantMap const cell = before      ? emptyCell()
                                         : hand == 0 ? cells.arbiter(at)
                                                     : cells.player(hand == 1 ? Colour::White : Colour::Black, at);
                row.cells.append(cell);
            }
        for (; note != notes.end(); ++note) {
            if (note->afterHalfMoves + m_shift > place + 2) break;
            row.notes.append(note->text);
        }
        rows.push_back(std::move(row));
    }
    for (; note != notes.end(); ++note) rows.back().notes.append(note->text);
    setRows(std::move(rows));
}

int MoveRowsModel::rowOf(std::size_t halfMoves) const {
    int const number = m_first + static_cast<int>((std::max<std::size_t>(halfMoves, 1) - 1 + m_shift) / 2);
    auto const after = std::ranges::upper_bound(rows(), number, {}, &MoveRow::number);
    return std::max(0, static_cast<int>(after - rows().begin()) - 1);
}

} // namespace flagfall::view
