// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/record/record_view.h"

#include "app/session/reports/game_pgn.h"
#include "app/session/reports/owed_move.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/sheet_file.h"
#include "app/view/common/sheet_state.h"
#include "app/view/mating/mating_view.h"
#include "app/view/mating/verdict_text.h"
#include "app/view/record/record_text.h"
#include "app/view/record/scoresheet.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/ruling_text.h"
#include "app/view/texts/team_match_text.h"
#include "arbiter/board/chess960.h"
#include "arbiter/board/fen.h"
#include "arbiter/board/uci.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/notation/write_move.h"
#include "arbiter/pgn/commands.h"
#include "arbiter/pgn/problem.h"
#include "arbiter/pgn/reader.h"
#include "arbiter/pgn/writer.h"

#include <QDir>

#include <algorithm>

namespace flagfall::view {
namespace {

constexpr qsizetype mostCompletions = 6;

/// Text from a file (PGN) and not moves alone.
bool isFile(QString const& text) { return text.contains(QLatin1Char('[')) || text.contains(QLatin1Char('{')); }

/// How many entries of a record the game of a text begins with.
std::size_t sharedEntries(record::GameRecord const& record, pgn::Game const& game) {
    auto const differ = std::ranges::mismatch(
        record.entries(), game.line.plies, {},
        [](record::Entry const& entry) { return entry.move() ? std::optional{*entry.move()} : std::nullopt; },
        [](pgn::Ply const& ply) { return ply.move; });
    return static_cast<std::size_t>(differ.in1 - record.entries().begin());
}

/// `12… xx`, the line of a scoresheet.
QString sheetLineText(board::Position const& start, record::PlayerSheet const& sheet, std::size_t at) {
    std::size_t const half = at + (start.turn() == Colour::White ? 0 : 1);
    QString const dots = half % 2 == 0 ? QStringLiteral(".") : QStringLiteral("…");
    QString const number = QString::number(start.moveNumber() + static_cast<int>(half / 2)) + dots;
    return plain(sheet.lines[at].written).isEmpty() ? number
                                                    : number + QLatin1Char(' ') + plain(sheet.lines[at].written);
}

/// The moves of a line with the positions they lead through.
struct Line {
    std::vector<board::Position> positions;
    std::vector<std::optional<board::Move>> moves;
    std::vector<bool> known{true}; ///< whether the position is that of the game, and not the last one anybody knows
};

Line lineOf(record::GameRecord const& record) {
    Line line{record.positions(), {}, std::vector<bool>(record.size() + 1, true)};
    for (record::Entry const& entry : record.entries())
        line.moves.push_back(entry.move() ? std::optional{*entry.move()} : std::nullopt);
    return line;
}

/// By the record, half-move by half-move, and on from what a sheet says. Where that cannot be read the last position
/// anybody knows stays on the board.
Line lineOf(record::GameRecord const& record, record::PlayerSheet const& sheet) {
    Line line{{record.start()}, {}};
    auto const readings = record::compare(record, sheet);
    auto const positions = record::positionsAlong(record, sheet);
    for (std::size_t half = 0; half < readings.size(); ++half) {
        std::size_t const entry = record.entryOfHalfMove(half);
        board::Move const* const played = entry < record.size() ? record.entries()[entry].move() : nullptr;
        bool const read = positions[half] && readings[half].move;
        line.moves.push_back(played ? std::optional{*played} : read ? readings[half].move : std::nullopt);
        line.positions.push_back(positions[half + 1].value_or(line.positions.back()));
        line.known.push_back(positions[half + 1].has_value());
    }
    return line;
}

/// What was typed as a position, which must say who is to move; or what is wrong with it.
Expected<board::Position, QString> positionBy(std::string const& fen, board::Game game) {
    auto position = board::positionFromFen(fen, game);
    if (!position) return refused(fenRefusalTexts(position.error()).join(QLatin1Char(' ')));
    if (board::firstFieldMissing(fen) == board::FenField::Turn)
        return refused(RecordView::tr("Give the side to move: write w or b after the pieces."));
    return *position;
}

} // namespace

RecordView::RecordView(DeskLink& desk, CommandDoor& door, NoticeView& notice, MatingView& mating, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_notice(notice), m_mating(mating), m_blind(desk, door),
      m_acts(desk, door, notice), m_languages{notationLanguage(), notationLanguage()} {
    connect(&m_position, &BoardView::moveMeant, this, &RecordView::playOnBoard);
}

// --- which game --------------------------------------------------------------------------------------------

session::Board const* RecordView::game() const { return m_desk.board(m_at); }

session::EventDetails const& RecordView::details() const { return m_desk.state().details; }

QString RecordView::boardLabel() const {
    return m_at ? view::boardLabel(m_desk.state(), m_at->round, m_at->board) : QString{};
}

QString RecordView::roundLabel() const { return m_at ? view::roundLabel(m_desk.state(), m_at->round) : QString{}; }

void RecordView::show(RoundNumber round, BoardNumber board) {
    m_at = BoardPlace{round, board};
    m_keeper = Keeper::Arbiter;
    m_typed.clear();
    m_languages = {notationLanguage(), notationLanguage()};
    refresh();
    m_place = m_line.empty() ? 0 : m_line.size() - 1;
    showPlace();
}

void RecordView::close() {
    m_at.reset();
    m_acts.show(std::nullopt);
    m_line.clear();
    m_played.clear();
    m_known.clear();
    m_moves.clear();
    m_place = 0;
    emit changed();
    emit placeChanged();
}

void RecordView::update(Changes const& changes) {
    if (!m_at || !(changes.touch(*m_at) || changes.details || changes.players)) return;
    if (!game()) return close();
    bool const atEnd = place() == m_sizeShown;
    refresh();
    auto const last = m_line.empty() ? 0 : m_line.size() - 1;
    m_place = std::min(atEnd ? static_cast<std::size_t>(size()) : m_place, last);
    showPlace();
}

void RecordView::speak() {
    if (!m_at) return;
    m_position.speak();
    m_languages = {notationLanguage(), notationLanguage()};
    refresh();
    showPlace();
}

void RecordView::refresh() {
    session::Board const* const board = game();
    if (!board) return;
    session::GameOnRecord const& on = board->game;
    for (Colour const side : bothColours)
        if (!on.sheets[side].lines.empty()) m_languages[side] = on.sheets[side].language;
    auto const owner = sheetOwner();
    Line line = owner ? lineOf(on.record, on.sheets[*owner]) : lineOf(on.record);
    m_line = std::move(line.positions);
    m_played = std::move(line.moves);
    m_known = std::move(line.known);
    m_sizeShown = size();
    m_moves.show(*board, details().edition->drawnGame, notationLanguage());
    m_blind.show(*m_at);
    m_acts.show(*m_at);
    emit changed();
}

void RecordView::showPlace() {
    if (m_line.empty()) return;
    auto const last = m_place > 0 ? m_played[m_place - 1] : std::nullopt;
    m_position.show(m_line[m_place], last);
    markOwed();
    m_blind.showMove(m_line[m_place > 0 ? m_place - 1 : 0], last);
    followTyped();
    emit placeChanged();
}

/// Where the game stands: what was touched, and the moves that a ruling has left.
void RecordView::markOwed() {
    bool const atEnd = m_keeper == Keeper::Arbiter && m_place + 1 == m_line.size();
    auto const owed = atEnd ? session::owedMove(m_desk.history(), m_at->round, m_at->board) : std::nullopt;
    board::Bitboard touched;
    std::vector<board::Move> left;
    if (owed) {
        for (board::Square const square : owed->touched) touched |= board::bitOf(square);
        for (std::string const& text : owed->must.moves)
            if (auto const move = notation::readMove(m_line[m_place], text)) left.push_back(move->move);
    }
    m_position.setTouched(touched, left);
}

QString RecordView::nameOf(Colour side) const {
    session::Board const* const board = game();
    if (!board) return {};
    session::Player const* const player = m_desk.state().player(side == Colour::White ? board->white : board->black);
    return player ? plain(player->details.name) : QString{};
}

QString RecordView::resultText() const {
    session::Board const* const board = game();
    return board ? view::resultAndKind(*board) : QString{};
}

bool RecordView::sheetsWritten() const {
    return game() && !(game()->game.sheets.white.lines.empty() && game()->game.sheets.black.lines.empty());
}

// --- the place that is shown -------------------------------------------------------------------------------

std::optional<Colour> RecordView::sheetOwner() const {
    if (m_keeper == Keeper::Arbiter) return std::nullopt;
    return m_keeper == Keeper::White ? Colour::White : Colour::Black;
}

int RecordView::size() const {
    session::Board const* const board = game();
    if (!board) return 0;
    auto const owner = sheetOwner();
    return static_cast<int>(owner ? board->game.sheets[*owner].lines.size() : board->game.record.size());
}

void RecordView::setKeeper(Keeper keeper) {
    if (keeper == m_keeper) return;
    m_keeper = keeper;
    refresh();
    auto const end = m_line.empty() ? 0 : m_line.size() - 1;
    m_place = std::min(static_cast<std::size_t>(std::max(0, size())), end);
    showPlace();
}

void RecordView::goTo(int place) {
    if (m_line.empty()) return;
    auto const wanted = std::clamp<std::ptrdiff_t>(place, 0, static_cast<std::ptrdiff_t>(m_line.size()) - 1);
    if (static_cast<std::size_t>(wanted) == m_place) return;
    m_place = static_cast<std::size_t>(wanted);
    showPlace();
}

void RecordView::showClaimed(int place) {
    setKeeper(Keeper::Arbiter);
    goTo(place);
    auto const announced = announcedMove(game());
    if (place < static_cast<int>(m_line.size()) || !announced) return;
    m_position.show(m_line.back().after(*announced), *announced);
}

void RecordView::stepBoard(int boards) {
    session::Round const* const round = m_at ? m_desk.state().round(m_at->round) : nullptr;
    BoardNumber const wanted{board() + boards};
    if (round && round->board(wanted)) show(m_at->round, wanted);
}

void RecordView::step(int halfMoves) { goTo(place() + halfMoves); }

/// Who has the move at the shown place, or how it ended the game.
QString RecordView::turnText() const {
    board::Position const& position = m_line[m_place];
    if (position.isCheckmate()) return tr("checkmate");
    if (position.isStalemate()) return tr("stalemate");
    auto const end = endOnBoard(game()->game, details().edition->drawnGame);
    if (end && end->how == record::BoardEnd::DeadPosition && end->after == entries() && !onlyOnSheet())
        return tr("neither player can checkmate");
    return position.turn() == Colour::White ? tr("White to move") : tr("Black to move");
}

QString RecordView::placeText() const {
    if (m_line.empty() || !game()) return {};
    if (!m_known[m_place]) return tr("This cannot be read; the board shows the last known position.");
    if (m_place == 0) return turnText();
    auto const& before = m_line[m_place - 1];
    auto const& move = m_played[m_place - 1];
    QString const after = move ? entryText(before, {*move}, notationLanguage()) : tr("moves unknown");
    //: %1 the move just made: "12. Nf3"; %2 who has the move, or how the game ended.
    return tr("After %1: %2").arg(after, turnText());
}

QVariantList RecordView::arrows() const {
    QVariantList all;
    session::Board const* const board = game();
    if (!board || m_place >= m_played.size()) return all;
    if (m_played[m_place]) all.append(arrowOf(*m_played[m_place], BoardView::Arrow::Next));
    for (Colour const side : bothColours) {
        auto const readings = record::compare(board->game.record, board->game.sheets[side]);
        std::size_t const half = halfMoves();
        bool const differs = half < readings.size() && readings[half].finding == record::LineFinding::Differs;
        if (differs) all.append(arrowOf(*readings[half].move, BoardView::Arrow::Other));
    }
    return all;
}

std::size_t RecordView::halfMoves() const {
    return sheetOwner() || !game() ? m_place : game()->game.record.halfMovesBefore(m_place);
}

std::size_t RecordView::entries() const {
    if (!game()) return 0;
    record::GameRecord const& record = game()->game.record;
    return std::min(sheetOwner() ? record.entryOfHalfMove(m_place) : m_place, record.size());
}

int RecordView::row() const { return m_moves.rowOf(halfMoves()); }

/// What a player's clock showed after their last move before the place.
QString RecordView::timeOf(Colour side) const {
    session::Board const* const board = game();
    if (!board) return {};
    for (std::size_t entry = entries(); entry > 0; --entry) {
        if (board->game.record.mover(entry - 1) != side) continue;
        auto const time = session::timeBeside(board->game, entry - 1);
        return time ? spanText(*time) : QString{};
    }
    return {};
}

// --- writing -----------------------------------------------------------------------------------------------

notation::Language RecordView::keptLanguage() const {
    auto const owner = sheetOwner();
    return owner ? m_languages[*owner] : notationLanguage();
}

QStringList RecordView::languages() const {
    QStringList names;
    for (notation::Language const language : notation::languages()) names += languageText(language);
    return names;
}

int RecordView::language() const { return static_cast<int>(keptLanguage()); }

void RecordView::setLanguage(int index) {
    auto const owner = sheetOwner();
    auto const all = notation::languages();
    if (!owner || index < 0 || static_cast<std::size_t>(index) >= all.size()) return;
    notation::Language const language = all[static_cast<std::size_t>(index)];
    if (m_languages[*owner] == language) return;
    m_languages[*owner] = language;
    if (size() > 0) m_door.submit(session::WriteSheet{m_at->round, m_at->board, *owner, language, 0, 0, {}});
    followTyped();
    emit placeChanged();
}

void RecordView::setTyped(QString const& text) {
    if (text == m_typed) return;
    m_typed = text;
    followTyped();
}

/// The moves that begin like what is typed, and why the text is no move once nothing begins like it.
void RecordView::followTyped() {
    m_completions.clear();
    m_typedError.clear();
    auto const said = m_place < m_line.size() ? m_blind.heard(m_line[m_place], m_typed) : std::nullopt;
    if (said && *said) m_completions = {inSigns(**said)};
    auto const typedNow = record::typedMoves(m_typed.toStdString());
    bool const oneMove = !said && typedNow.size() == 1 && !typedNow.front().text.empty();
    if (oneMove && m_place < m_line.size() && m_known[m_place]) {
        board::Position const& before = m_line[m_place];
        QString const start = plain(typedNow.front().text);
        for (board::Move const move : before.legalMoves()) {
            QString const text = QString::fromStdString(
                notation::moveText(before, move, {.language = keptLanguage(), .check = notation::CheckForm::Nothing}));
            if (text.startsWith(start, Qt::CaseInsensitive)) m_completions += text;
        }
        m_completions.sort();
        bool const many = m_completions.size() > mostCompletions;
        auto const read = notation::readMove(before, typedNow.front().text, keptLanguage());
        if (!read && m_completions.isEmpty() && !sheetOwner())
            m_typedError = whyNoMove(read.error().fault, before.turn());
        if (many) m_completions = m_completions.mid(0, mostCompletions) + QStringList{QStringLiteral("…")};
    }
    emit typedChanged();
}

void RecordView::complete() {
    if (!completable()) return;
    m_typed = m_completions.front();
    followTyped();
}

/// The board does not show what a ruling has forbidden.
QString RecordView::whyNoMove(notation::MoveFault fault, Colour mover) const {
    auto const& forbidden = game()->game.castlingForbidden;
    auto const ruled = std::ranges::find(forbidden, mover, &session::CastlingForbidden::of);
    if (fault != notation::MoveFault::CastlingRightLost || ruled == forbidden.end()) return moveFaultText(fault);
    QString const cited = citationText(citation(*m_desk.state().details.edition, ruled->article));
    //: %1 an article of the Laws.
    return tr("The right to castle was lost by a ruling on the start of the game (%1).").arg(cited);
}

void RecordView::refuseTyped(QString const& error) {
    m_typedError = error;
    emit typedChanged();
}

bool RecordView::enter() {
    if (m_typed.trimmed().isEmpty() || !game()) return false;
    auto const owner = sheetOwner();
    if (isFile(m_typed)) {
        if (!(owner ? writeGameOnSheet(*owner, m_typed) : writeGame(m_typed))) return false;
        m_typed.clear();
        emit typedChanged();
        return true;
    }
    auto const said = m_place < m_line.size() ? m_blind.heard(m_line[m_place], m_typed) : std::nullopt;
    if (said && !*said) {
        refuseTyped(moveFaultText(said->error().fault));
        return false;
    }
    QString const text = said ? inSigns(**said) : m_typed;
    if (!writeOver(text)) return false;
    m_typed.clear();
    emit typedChanged();
    return true;
}

/// At the shown place, over what stands there.
bool RecordView::writeOver(QString const& text) {
    if (auto const owner = sheetOwner()) {
        auto const behind = static_cast<std::size_t>(std::max(0, size() - place()));
        auto typed = record::typedMoves(text.toStdString());
        auto const removed = std::min(behind, typed.size());
        return writeSheet(*owner, std::move(typed), m_place, removed);
    }
    auto moves = movesOf(text, m_place);
    if (!moves) return false;
    auto const over = record::overwrittenBy(game()->game.record, m_place, moves->entries.size(), moves->end);
    auto const end = static_cast<int>(m_place + moves->entries.size());
    if (over.rest) moves->entries.push_back(session::written({std::make_shared<record::Gap const>(*over.rest)}));
    submitRecord({m_at->round, m_at->board, static_cast<int>(m_place), static_cast<int>(over.entries),
                  std::move(moves->entries)},
                 end);
    return true;
}

bool RecordView::paste(QString const& text) {
    if (!game()) return false;
    auto const owner = sheetOwner();
    if (isFile(text)) return owner ? writeGameOnSheet(*owner, text) : writeGame(text);
    auto const from = static_cast<std::size_t>(size());
    if (owner) return writeSheet(*owner, record::typedMoves(text.toStdString()), from, 0);
    auto moves = movesOf(text, from);
    if (!moves) return false;
    auto const end = static_cast<int>(from + moves->entries.size());
    submitRecord({m_at->round, m_at->board, static_cast<int>(from), 0, std::move(moves->entries)}, end);
    return true;
}

/// The first game of the text; what cannot be read of it is said at the field.
std::optional<pgn::Game> RecordView::gameOf(QString const& pgn) {
    auto games = pgn::gamesIn(pgn.toStdString());
    if (games.empty()) return std::nullopt;
    pgn::ReadGame& read = games.front();
    auto const wrong = std::ranges::find_if(read.problems, [](pgn::Problem const& problem) {
        return pgn::severityOf(problem.fault) == pgn::Severity::Unreadable;
    });
    if (wrong == read.problems.end()) return std::move(read.game);
    refuseTyped(
        tr("Line %1, column %2: “%3” cannot be read.").arg(wrong->line).arg(wrong->column).arg(plain(wrong->found)));
    return std::nullopt;
}

/// Behind what is on record. Where nothing is, the game may begin from its own position.
bool RecordView::writeGame(QString const& pgn) {
    auto const read = gameOf(pgn);
    if (!read) return false;
    auto entries = session::entriesOf(*read);
    record::GameRecord const& record = game()->game.record;
    bool const ownStart = game()->game.isEmpty() && !(record.setUp() == read->start);
    if (ownStart) {
        m_door.submit(session::SetUpGames{m_at->round,
                                          {m_at->board},
                                          board::fenText(read->start, board::CastlingLetters::Shredder),
                                          read->start.game()});
    } else if (!(record.end() == read->start)) {
        if (!(record.setUp() == read->start)) {
            refuseTyped(tr("The pasted game does not start where the record ends."));
            return false;
        }
        auto const same = sharedEntries(record, *read);
        if (same < std::min(record.size(), entries.size())) {
            refuseTyped(tr("The pasted game differs from the record from %1 on. Go to the position before it and "
                           "delete the moves after it (Alt+X).")
                            .arg(entryText(record.at(same), record.entries()[same], notationLanguage())));
            return false;
        }
        entries.erase(entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(same));
    }
    if (entries.empty()) {
        m_notice.tell(NoticeView::Kind::Told, tr("All moves of the pasted game are already recorded."));
        return true;
    }
    session::WriteRecord command{m_at->round, m_at->board, static_cast<int>(record.size()), 0, std::move(entries)};
    m_door.submit(std::move(command), [this, told = remarksOn(*read)] {
        if (!told.isEmpty()) m_notice.tell(NoticeView::Kind::Told, told.join(QLatin1Char(' ')));
    });
    return true;
}

/// What the text says and the record does not take: other players, a result, comments.
QStringList RecordView::remarksOn(pgn::Game const& read) const {
    QStringList told;
    auto const tag = [&read](char const* name) { return plain(std::string{pgn::tagOf(read, name).value_or("?")}); };
    QString const white = tag("White"), black = tag("Black"), unknown = QStringLiteral("?");
    bool const others = (white != unknown && white.compare(whiteName(), Qt::CaseInsensitive) != 0) ||
                        (black != unknown && black.compare(blackName(), Qt::CaseInsensitive) != 0);
    //: %1 and %2 players' names.
    if (others) told += tr("The pasted game is between %1 and %2.").arg(white, black);
    auto const* const ending = std::get_if<Result>(&read.ending);
    if (ending && game() && !game()->result)
        told += tr("The pasted game gives the result %1; none has been entered.").arg(view::resultText(*ending));
    if (int const remarks = session::remarksIn(read); remarks > 0)
        told += tr("%n comment(s), symbol(s) or variation(s) in the pasted game were left out.", "", remarks);
    return told;
}

/// In the letters of the sheet, behind what stands there.
bool RecordView::writeGameOnSheet(Colour owner, QString const& pgn) {
    auto const read = gameOf(pgn);
    if (!read) return false;
    std::vector<record::TypedMove> moves;
    board::Position before = read->start;
    for (pgn::Ply const& ply : read->line.plies) {
        if (!ply.move) break;
        auto text = notation::moveText(before, *ply.move, {.language = m_languages[owner]});
        if (pgn::offersDraw(ply)) text += " (=)";
        auto const clock = pgn::clockOf(ply);
        moves.push_back({std::move(text), session::isClockTime(clock) ? clock : std::nullopt});
        before.play(*ply.move);
    }
    if (!writeSheet(owner, std::move(moves), static_cast<std::size_t>(size()), 0)) return false;
    if (auto const told = remarksOn(*read); !told.isEmpty())
        m_notice.tell(NoticeView::Kind::Told, told.join(QLatin1Char(' ')));
    return true;
}

QString RecordView::pgn() const {
    if (!game()) return {};
    auto const begun = begunAt(m_desk.history(), m_at->round, m_at->board);
    auto const day = begun ? std::optional{dayOf(*begun)} : std::nullopt;
    return QString::fromStdString(pgn::gameText(session::pgnOf(m_desk.state(), m_at->round, m_at->board, day)));
}

/// None where they cannot be played from there, which is said at the field.
std::optional<RecordView::Moves> RecordView::movesOf(QString const& text, std::size_t from) {
    Moves moves{{}, game()->game.record.at(from)};
    for (record::TypedMove const& move : record::typedMoves(text.toStdString())) {
        auto const read = notation::readMove(moves.end, move.text, notationLanguage());
        if (!read) {
            //: %1 a move as it was typed, %2 a sentence that says what is wrong with it.
            refuseTyped(
                tr("%1 %2: %3")
                    .arg(moveNumberText(moves.end), plain(move.text), whyNoMove(read.error().fault, moves.end.turn())));
            return std::nullopt;
        }
        moves.entries.push_back(session::written({read->move, read->drawOffered, move.clock}));
        moves.end.play(read->move);
    }
    return moves.entries.empty() ? std::nullopt : std::optional{std::move(moves)};
}

/// What was typed stands in the field again if the arbiter would rather not.
void RecordView::submitRecord(session::WriteRecord command, int end) {
    auto const written = [this, end, told = dutyBrokenBy(command)] {
        goTo(end);
        if (!told.isEmpty()) m_notice.tell(NoticeView::Kind::Told, told);
    };
    m_door.submitOrLeave(std::move(command), written, [this, typed = m_typed] { typeAgain(typed); });
}

/// Another move than a ruling has left is written as it was played, and said to be one (P2).
QString RecordView::dutyBrokenBy(session::WriteRecord const& command) const {
    record::GameRecord const& record = game()->game.record;
    auto const owed = session::owedMove(m_desk.history(), m_at->round, m_at->board);
    bool const next = !command.entries.empty() && command.from == static_cast<int>(record.size());
    if (!owed || owed->must.any || owed->must.moves.empty() || !next || record.end().turn() != owed->must.by) return {};
    bool const left = std::ranges::any_of(owed->must.moves, [&](std::string const& text) {
        auto const move = notation::readMove(record.end(), text);
        return move && session::written({move->move, false, {}}).move == command.entries.front().move;
    });
    //: %1 what must be played, as "White must play one of these moves: Nc3, Nd2".
    return left ? QString{}
                : tr("Another move was written than a ruling has left. %1. F12 opens an incident on touch-move.")
                      .arg(effectText(owed->must));
}

void RecordView::typeAgain(QString const& text) {
    if (m_typed.isEmpty()) setTyped(text);
}

bool RecordView::writeSheet(Colour owner, std::vector<record::TypedMove> moves, std::size_t from, std::size_t removed) {
    auto const lines = game()->game.sheets[owner].lines.size();
    session::WriteSheet command{m_at->round,
                                m_at->board,
                                owner,
                                m_languages[owner],
                                static_cast<int>(std::min(from, lines)),
                                static_cast<int>(removed),
                                {}};
    for (std::size_t blank = lines; blank < from; ++blank) command.lines.push_back({}); // what the player left out
    for (record::TypedMove& move : moves) command.lines.push_back({std::move(move.text), move.clock});
    if (command.lines.empty()) return false;
    auto const end = static_cast<int>(from + command.lines.size());
    m_door.submitOrLeave(std::move(command), [this, end] { goTo(end); }, [this, typed = m_typed] { typeAgain(typed); });
    return true;
}

void RecordView::savePages() {
    if (!game()) return;
    QString const html = scoresheetHtml(m_desk.history(), m_at->round, m_at->board, notationLanguage());
    save(tr("scoresheet round %1 board %2", "file").arg(round()).arg(board()), QStringLiteral("pdf"), pdfOf(html));
}

void RecordView::saveRound() {
    if (!game()) return;
    std::optional<Date> day;
    for (session::Board const& board : m_desk.state().round(m_at->round)->boards)
        if (auto const begun = begunAt(m_desk.history(), m_at->round, board.number))
            day = day ? std::min(*day, dayOf(*begun)) : dayOf(*begun);
    auto const text = session::pgnOfRound(m_desk.state(), m_at->round, day);
    if (text.empty())
        return m_notice.tell(NoticeView::Kind::Refused, tr("No game of the round has been recorded "
                                                           "yet."));
    save(tr("round %1", "file").arg(round()), QStringLiteral("pgn"), QByteArray::fromStdString(text));
}

void RecordView::save(QString const& of, QString const& ending, QByteArray const& bytes) {
    auto const saved = writeFile(m_eventFile, of, ending, bytes);
    if (saved)
        m_notice.tell(NoticeView::Kind::Done, tr("Saved as %1.").arg(QDir::toNativeSeparators(*saved)));
    else
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("The file %1 cannot be written: %2").arg(saved.error().path, saved.error().reason));
}

/// A move of the shown position in the letters of whoever keeps this record.
QString RecordView::inSigns(notation::ReadMove const& move) const {
    auto text = notation::moveText(m_line[m_place], move.move, {.language = keptLanguage()});
    if (move.drawOffered) text += " (=)";
    return QString::fromStdString(text);
}

void RecordView::playOnBoard(board::Move move) {
    if (m_place >= m_line.size() || !m_known[m_place]) return;
    std::string const text = notation::moveText(m_line[m_place], move, {.language = keptLanguage()});
    static_cast<void>(writeOver(QString::fromStdString(text)));
}

void RecordView::removeBehind() {
    auto const removed = size() - place();
    if (!game()) return;
    if (removed <= 0) return m_notice.tell(NoticeView::Kind::Refused, tr("There are no moves after this position."));
    QString const told = tr("%n half-move(s) deleted; Ctrl+Z restores them.", "", removed);
    if (auto const owner = sheetOwner())
        m_door.submit(session::WriteSheet{m_at->round, m_at->board, *owner, m_languages[*owner], place(), removed, {}},
                      told);
    else
        m_door.submit(session::WriteRecord{m_at->round, m_at->board, place(), removed, {}}, told);
}

bool RecordView::setTime(QString const& text) {
    if (!game() || m_place == 0 || halfMoves() > game()->game.record.halfMoves()) return false;
    auto const time = record::typedClock(text.trimmed().toStdString());
    if (!time && !text.trimmed().isEmpty()) return false;
    std::size_t const at = game()->game.record.entryOfHalfMove(halfMoves() - 1);
    record::Entry entry = game()->game.record.entries()[at];
    entry.clock = time;
    m_door.submit(session::WriteRecord{m_at->round, m_at->board, static_cast<int>(at), 1, {session::written(entry)}});
    return true;
}

QString RecordView::sheetOf(Colour side) const {
    session::Round const* const round = game() ? m_desk.state().round(m_at->round) : nullptr;
    return round ? sheetState(m_desk.state(), *round, *game(), side) : QString{};
}

void RecordView::collect(Sides::Side side) {
    if (game()) m_door.submit(turnSheets(m_at->round, *game(), colourOf(side)));
}

void RecordView::note(QString const& text) {
    if (game())
        m_door.submit(
            session::WriteNote{m_at->round, m_at->board, static_cast<int>(entries()), text.trimmed().toStdString()});
}

QStringList RecordView::enterGap(QString const& fen, QString const& halfMoves) {
    QString const fine;
    if (!game()) return {fine, fine};
    if (sheetOwner()) return {tr("Missing moves are marked in the arbiter's record: show it first (Alt+1)."), fine};
    auto const after = positionBy(fen.trimmed().toStdString(), game()->game.record.start().game());
    bool isNumber = true;
    int const hidden = halfMoves.trimmed().isEmpty() ? 0 : halfMoves.trimmed().toInt(&isNumber);
    bool const possible = isNumber && hidden >= 0 && hidden <= record::longestGap;
    QString const number = possible ? fine : tr("Half-moves: a number up to %1, or empty.").arg(record::longestGap);
    if (!after || !possible) return {after ? fine : after.error(), number};
    int const told = record::halfMoveNumber(*after) - record::halfMoveNumber(game()->game.record.at(entries()));
    bool const sameTurn = told % 2 == 0;
    bool const fits = hidden == 0 || ((hidden % 2 == 0) == sameTurn && (told <= 0 || hidden == told));
    if (!fits && told > 0)
        return {fine, tr("According to the move number and the side to move, %n half-move(s) are missing.", "", told)};
    if (!fits) return {fine, tr("With this side to move, the number of missing half-moves cannot be %1.").arg(hidden)};
    record::Entry const gap{std::make_shared<record::Gap const>(record::Gap{*after, hidden})};
    m_door.submit(session::WriteRecord{m_at->round, m_at->board, place(), 0, {session::written(gap)}},
                  [this, behind = place() + 1] { goTo(behind); });
    return {fine, fine};
}

void RecordView::takeOver() {
    auto const owner = sheetOwner();
    if (!game() || !owner) return;
    record::GameRecord const& record = game()->game.record;
    auto const entries = record::readableEntries(record.start(), game()->game.sheets[*owner]);
    if (entries.empty())
        return m_notice.tell(NoticeView::Kind::Refused, tr("Nothing on this scoresheet can be "
                                                           "read."));
    std::size_t const replaced = std::min(record.entryOfHalfMove(entries.size()), record.size());
    session::WriteRecord command{m_at->round, m_at->board, 0, static_cast<int>(replaced), {}};
    int others = 0;
    for (std::size_t at = 0; at < entries.size(); ++at) {
        record::Entry entry = entries[at];
        record::Entry const* const old = at < replaced ? &record.entries()[at] : nullptr;
        if (old && old->move() && *old->move() == *entry.move()) {
            entry.drawOffered = entry.drawOffered || old->drawOffered;
            if (!entry.clock) entry.clock = old->clock;
        } else if (old) {
            ++others;
        }
        command.entries.push_back(session::written(entry));
    }
    QStringList told{tr("%n half-move(s) copied.", "", static_cast<int>(entries.size()))};
    if (others > 0) told += tr("%n of them differ(s) from the record.", "", others);
    if (auto const& lines = game()->game.sheets[*owner].lines; entries.size() < lines.size())
        //: %1 what stands in a line of a scoresheet: "12… xx".
        told += tr("The scoresheet cannot be read from %1 on.")
                    .arg(sheetLineText(record.start(), game()->game.sheets[*owner], entries.size()));
    m_door.submit(std::move(command), told.join(QLatin1Char(' ')));
}

QString RecordView::setUp(QString const& fenOrNumber, bool everyBoard) {
    if (!m_at) return {};
    session::SetUpGames command{m_at->round, {}, fenOrNumber.trimmed().toStdString(), board::Game::Standard};
    if (!everyBoard) command.boards = {m_at->board};
    bool isNumber = false;
    int const number = fenOrNumber.trimmed().toInt(&isNumber);
    if (isNumber) {
        auto const start = board::chess960Start(number);
        if (!start) return tr("Chess960 starting positions are numbered from 0 to 959.");
        command.fen = board::fenText(*start, board::CastlingLetters::Shredder);
        command.game = board::Game::Chess960;
    }
    if (auto const start = positionBy(command.fen, command.game); !start) return start.error();
    m_door.submit(std::move(command));
    return {};
}

bool RecordView::askMate() {
    if (m_line.empty()) return false;
    if (!m_known[m_place]) {
        m_notice.tell(NoticeView::Kind::Refused, tr("This cannot be read: there is no position to ask about."));
        return false;
    }
    MatingView::Place place{m_at->round, m_at->board, static_cast<int>(entries())};
    if (onlyOnSheet()) {
        place.sheet = sheetOwner();
        place.halfMoves = static_cast<int>(m_place);
        place.move = entryText(m_line[m_place - 1], {*m_played[m_place - 1]}, notationLanguage());
    } else {
        place.move = flagfall::view::placeText(game()->game.record, entries(), notationLanguage());
    }
    m_mating.takeOver(m_line[m_place], place);
    return true;
}

/// The shown position follows from what a player wrote behind the record's end, or within one of its gaps.
bool RecordView::onlyOnSheet() const {
    return sheetOwner() && game()->game.record.halfMovesBefore(entries()) != m_place;
}

} // namespace flagfall::view
