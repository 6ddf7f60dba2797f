// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/record_view.h"

#include "app/session/game_pgn.h"
#include "app/view/command_door.h"
#include "app/view/desk_link.h"
#include "app/view/mating_view.h"
#include "app/view/notice_view.h"
#include "app/view/scoresheet.h"
#include "app/view/sheet_file.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/record_text.h"
#include "app/view/texts/result_text.h"
#include "arbiter/board/chess960.h"
#include "arbiter/board/fen.h"
#include "arbiter/board/uci.h"
#include "arbiter/notation/write_move.h"
#include "arbiter/pgn/problem.h"
#include "arbiter/pgn/reader.h"
#include "arbiter/pgn/writer.h"
#include "arbiter/record/typed_moves.h"

#include <QDir>

#include <algorithm>

namespace flagfall::view {
namespace {

constexpr int arbiterKeeps = 0;
constexpr qsizetype mostCompletions = 6;

std::optional<Colour> colourOf(int side) {
    if (side == 1) return Colour::White;
    if (side == 2) return Colour::Black;
    return std::nullopt;
}
int sideOf(Colour colour) { return colour == Colour::White ? 1 : 2; }

/// Text from a file (PGN) and not moves alone.
bool isFile(QString const& text) { return text.contains(QLatin1Char('[')) || text.contains(QLatin1Char('{')); }

/// The moves of a line with the positions they lead through, from a record and on from what a sheet says.
struct Line {
    std::vector<board::Position> positions;
    std::vector<std::optional<board::Move>> moves;
};

Line lineOf(record::GameRecord const& record) {
    Line line{record.positions(), {}};
    for (record::Entry const& entry : record.entries())
        line.moves.push_back(entry.move() ? std::optional{*entry.move()} : std::nullopt);
    return line;
}

Line lineOf(record::GameRecord const& record, record::PlayerSheet const& sheet) {
    Line line = lineOf(record);
    auto const readings = record::compare(record, sheet);
    for (std::size_t at = record.size(); at < sheet.lines.size() && readings[at].move; ++at) {
        line.positions.push_back(line.positions.back().after(*readings[at].move));
        line.moves.push_back(readings[at].move);
    }
    return line;
}

} // namespace

RecordView::RecordView(DeskLink& desk, CommandDoor& door, NoticeView& notice, MatingView& mating, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_notice(notice), m_mating(mating), m_blind(desk, door),
      m_languages{notationLanguage(), notationLanguage()} {
    connect(&m_position, &BoardView::moveMeant, this, &RecordView::playOnBoard);
}

// --- which game --------------------------------------------------------------------------------------------

session::Board const* RecordView::game() const {
    session::Round const* const round = m_at ? m_desk.state().round(m_at->round) : nullptr;
    return round ? round->board(m_at->board) : nullptr;
}

session::EventDetails const& RecordView::details() const { return m_desk.state().details; }

void RecordView::show(RoundNumber round, BoardNumber board) {
    m_at = BoardPlace{round, board};
    m_keeper = arbiterKeeps;
    m_typed.clear();
    refresh();
    m_place = m_line.empty() ? 0 : m_line.size() - 1;
    showPlace();
}

void RecordView::close() {
    m_at.reset();
    m_line.clear();
    m_played.clear();
    m_moves.clear();
    m_place = 0;
    emit changed();
    emit placeChanged();
}

void RecordView::update(Changes const& changes) {
    if (!m_at || !(changes.touch(*m_at) || changes.details || changes.players)) return;
    if (!game()) return close();
    bool const atEnd = m_place + 1 >= m_line.size();
    refresh();
    if (atEnd || m_place >= m_line.size()) m_place = m_line.empty() ? 0 : m_line.size() - 1;
    showPlace();
}

void RecordView::speak() {
    if (!m_at) return;
    m_position.speak();
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
    m_end = record::endOnBoard(on.record, drawnGameLaw(*details().edition));
    m_moves.show(*board, notationLanguage());
    m_blind.show(*m_at);
    emit changed();
}

void RecordView::showPlace() {
    if (m_line.empty()) return;
    auto const last = m_place > 0 ? m_played[m_place - 1] : std::nullopt;
    m_position.show(m_line[m_place], last);
    m_blind.showMove(m_line[m_place > 0 ? m_place - 1 : 0], last);
    followTyped();
    emit placeChanged();
}

QString RecordView::nameOf(Colour side) const {
    session::Board const* const board = game();
    if (!board) return {};
    session::Player const* const player = m_desk.state().player(side == Colour::White ? board->white : board->black);
    return player ? plain(player->details.name) : QString{};
}

QString RecordView::resultText() const {
    session::Board const* const board = game();
    return board && board->result ? view::resultText(*board->result) : QString{};
}

bool RecordView::decided() const { return game() && game()->result; }

bool RecordView::sheetsWritten() const {
    return game() && !(game()->game.sheets.white.lines.empty() && game()->game.sheets.black.lines.empty());
}

bool RecordView::isEmpty() const { return !game() || game()->game.isEmpty(); }

// --- the place that is shown -------------------------------------------------------------------------------

std::optional<Colour> RecordView::sheetOwner() const { return colourOf(m_keeper); }

int RecordView::size() const {
    session::Board const* const board = game();
    if (!board) return 0;
    auto const owner = sheetOwner();
    return static_cast<int>(owner ? board->game.sheets[*owner].lines.size() : board->game.record.size());
}

void RecordView::setKeeper(int keeper) {
    if (keeper == m_keeper || keeper < 0 || keeper > 2) return;
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

void RecordView::stepBoard(int boards) {
    session::Round const* const round = m_at ? m_desk.state().round(m_at->round) : nullptr;
    BoardNumber const wanted{board() + boards};
    if (round && round->board(wanted)) show(m_at->round, wanted);
}

void RecordView::step(int halfMoves) { goTo(place() + halfMoves); }

QString RecordView::placeText() const {
    if (m_line.empty()) return {};
    bool const white = m_line[m_place].turn() == Colour::White;
    QString const toMove = white ? tr("White to move") : tr("Black to move");
    if (m_place == 0) return toMove;
    auto const& before = m_line[m_place - 1];
    auto const& move = m_played[m_place - 1];
    QString const after = move ? entryText(before, {*move}, notationLanguage()) : tr("moves not known");
    //: %1 the move just made: "12. Nf3"; %2 who has the move.
    return tr("After %1: %2").arg(after, toMove);
}

QVariantList RecordView::arrows() const {
    QVariantList all;
    session::Board const* const board = game();
    if (!board || m_place >= m_played.size()) return all;
    if (m_played[m_place]) all.append(arrowOf(*m_played[m_place], BoardView::Arrow::Next));
    for (Colour const side : bothColours) {
        auto const readings = record::compare(board->game.record, board->game.sheets[side]);
        bool const differs = m_place < readings.size() && readings[m_place].finding == record::LineFinding::Differs;
        if (differs) all.append(arrowOf(*readings[m_place].move, BoardView::Arrow::Other));
    }
    return all;
}

/// What a player's clock showed after his last move before the place.
QString RecordView::timeOf(Colour side) const {
    session::Board const* const board = game();
    if (!board) return {};
    for (std::size_t entry = std::min(m_place, board->game.record.size()); entry > 0; --entry) {
        if (m_line[entry - 1].turn() != side) continue;
        auto const time = session::timeBeside(board->game, entry - 1);
        return time ? spanText(*time) : QString{};
    }
    return {};
}

QString RecordView::fen() const {
    return m_line.empty() ? QString{} : QString::fromStdString(board::fenText(m_line[m_place]));
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
    if (oneMove && m_place < m_line.size()) {
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
        if (!read && m_completions.isEmpty() && !sheetOwner()) m_typedError = moveFaultText(read.error().fault);
        if (many) m_completions = m_completions.mid(0, mostCompletions) + QStringList{QStringLiteral("…")};
    }
    emit typedChanged();
}

void RecordView::complete() {
    if (m_completions.isEmpty() || m_completions.front() == QStringLiteral("…")) return;
    m_typed = m_completions.front();
    followTyped();
}

void RecordView::refuseTyped(QString const& error) {
    m_typedError = error;
    emit typedChanged();
}

bool RecordView::enter() {
    if (m_typed.trimmed().isEmpty() || !game()) return false;
    if (isFile(m_typed) && !sheetOwner()) {
        if (!writeGame(m_typed)) return false;
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
    auto const from = m_place;
    auto const behind = static_cast<std::size_t>(std::max(0, size() - place()));
    auto const typedNow = record::typedMoves(text.toStdString());
    auto const removed = std::min(behind, typedNow.size());
    if (!write(text, from, removed)) return false;
    m_typed.clear();
    emit typedChanged();
    return true;
}

bool RecordView::paste(QString const& text) {
    if (!game()) return false;
    return isFile(text) && !sheetOwner() ? writeGame(text) : write(text, static_cast<std::size_t>(size()), 0);
}

/// The first game of the text, behind what is on record. Where nothing is, the game may begin from its own position.
bool RecordView::writeGame(QString const& pgn) {
    auto const games = pgn::gamesIn(pgn.toStdString());
    if (games.empty()) return false;
    pgn::ReadGame const& read = games.front();
    auto const wrong = std::ranges::find_if(read.problems, [](pgn::Problem const& problem) {
        return pgn::severityOf(problem.fault) == pgn::Severity::Unreadable;
    });
    if (wrong != read.problems.end()) {
        refuseTyped(tr("Line %1, column %2: “%3” cannot be read.")
                        .arg(wrong->line)
                        .arg(wrong->column)
                        .arg(plain(wrong->found)));
        return false;
    }
    record::GameRecord const& record = game()->game.record;
    bool const ownStart = game()->game.isEmpty() && !(record.start() == read.game.start);
    if (ownStart)
        m_door.submit(session::SetUpGames{m_at->round,
                                          {m_at->board},
                                          board::fenText(read.game.start, board::CastlingLetters::Shredder),
                                          read.game.start.game()});
    else if (!(record.end() == read.game.start)) {
        refuseTyped(tr("The game in the text does not begin where the record ends."));
        return false;
    }
    session::WriteRecord command{m_at->round, m_at->board, static_cast<int>(record.size()), 0,
                                 session::entriesOf(read.game)};
    if (command.entries.empty()) return false;
    m_door.submit(std::move(command));
    return true;
}

QString RecordView::pgn() const {
    return game() ? QString::fromStdString(pgn::gameText(session::pgnOf(m_desk.state(), m_at->round, m_at->board)))
                  : QString{};
}

bool RecordView::write(QString const& text, std::size_t from, std::size_t removed) {
    auto const owner = sheetOwner();
    return owner ? writeSheet(*owner, text, from, removed) : writeRecord(text, from, removed);
}

bool RecordView::writeRecord(QString const& text, std::size_t from, std::size_t removed) {
    session::WriteRecord command{m_at->round, m_at->board, static_cast<int>(from), static_cast<int>(removed), {}};
    board::Position position = game()->game.record.at(from);
    for (record::TypedMove const& move : record::typedMoves(text.toStdString())) {
        auto const read = notation::readMove(position, move.text, notationLanguage());
        if (!read) {
            //: %1 a move as it was typed, %2 a sentence that says what is wrong with it.
            refuseTyped(
                tr("%1 %2: %3").arg(moveNumberText(position), plain(move.text), moveFaultText(read.error().fault)));
            return false;
        }
        command.entries.push_back(session::written({read->move, read->drawOffered, move.clock}));
        position.play(read->move);
    }
    if (command.entries.empty()) return false;
    auto const end = static_cast<int>(from + command.entries.size());
    m_door.submit(std::move(command), [this, end] { goTo(end); });
    return true;
}

bool RecordView::writeSheet(Colour owner, QString const& text, std::size_t from, std::size_t removed) {
    auto const lines = game()->game.sheets[owner].lines.size();
    session::WriteSheet command{m_at->round,
                                m_at->board,
                                owner,
                                m_languages[owner],
                                static_cast<int>(std::min(from, lines)),
                                static_cast<int>(removed),
                                {}};
    for (std::size_t blank = lines; blank < from; ++blank) command.lines.push_back({}); // what he left out
    for (record::TypedMove const& move : record::typedMoves(text.toStdString()))
        command.lines.push_back({move.text, move.clock});
    if (command.lines.empty()) return false;
    auto const end = static_cast<int>(from + command.lines.size());
    m_door.submit(std::move(command), [this, end] { goTo(end); });
    return true;
}

void RecordView::savePages() {
    if (!game()) return;
    QString const html = scoresheetHtml(m_desk.history(), m_at->round, m_at->board, notationLanguage());
    save(tr("scoresheet round %1 board %2", "file").arg(round()).arg(board()), QStringLiteral("pdf"), pdfOf(html));
}

void RecordView::saveRound() {
    if (!game()) return;
    auto const text = session::pgnOfRound(m_desk.state(), m_at->round);
    if (text.empty()) return m_notice.tell(NoticeView::Kind::Refused, tr("No game of the round is on record yet."));
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
    if (m_place >= m_line.size()) return;
    std::string const text = notation::moveText(m_line[m_place], move, {.language = keptLanguage()});
    auto const behind = static_cast<std::size_t>(std::max(0, size() - place()));
    static_cast<void>(write(QString::fromStdString(text), m_place, std::min<std::size_t>(behind, 1)));
}

void RecordView::removeBehind() {
    auto const removed = size() - place();
    if (!game() || removed <= 0) return;
    auto const owner = sheetOwner();
    if (owner)
        m_door.submit(session::WriteSheet{m_at->round, m_at->board, *owner, m_languages[*owner], place(), removed, {}});
    else
        m_door.submit(session::WriteRecord{m_at->round, m_at->board, place(), removed, {}});
}

bool RecordView::setTime(QString const& text) {
    if (!game() || m_place == 0 || m_place > game()->game.record.size()) return false;
    auto const time = record::typedClock(text.trimmed().toStdString());
    if (!time && !text.trimmed().isEmpty()) return false;
    record::Entry entry = game()->game.record.entries()[m_place - 1];
    entry.clock = time;
    m_door.submit(session::WriteRecord{m_at->round, m_at->board, place() - 1, 1, {session::written(entry)}});
    return true;
}

bool RecordView::enterGap(QString const& fen, int halfMoves) {
    if (!game() || sheetOwner()) return false;
    auto const after = board::positionFromFen(fen.trimmed().toStdString(), game()->game.record.start().game());
    if (!after) return false;
    record::Entry const gap{std::make_shared<record::Gap const>(record::Gap{*after, halfMoves})};
    m_door.submit(session::WriteRecord{m_at->round, m_at->board, place(), size() - place(), {session::written(gap)}});
    return true;
}

void RecordView::takeOver(int side) {
    auto const owner = colourOf(side);
    if (!game() || !owner) return;
    record::GameRecord const& record = game()->game.record;
    auto const entries = record::readableEntries(record.start(), game()->game.sheets[*owner]);
    session::WriteRecord command{m_at->round, m_at->board, 0, static_cast<int>(record.size()), {}};
    for (record::Entry const& entry : entries) command.entries.push_back(session::written(entry));
    if (command.entries.empty()) return;
    m_door.submit(std::move(command));
}

bool RecordView::setUp(QString const& fenOrNumber, bool everyBoard) {
    if (!m_at) return false;
    session::SetUpGames command{m_at->round, {}, fenOrNumber.trimmed().toStdString(), board::Game::Standard};
    if (!everyBoard) command.boards = {m_at->board};
    bool isNumber = false;
    int const number = fenOrNumber.trimmed().toInt(&isNumber);
    if (isNumber) {
        auto const start = board::chess960Start(number);
        if (!start) return false;
        command.fen = board::fenText(*start, board::CastlingLetters::Shredder);
        command.game = board::Game::Chess960;
    }
    if (!board::positionFromFen(command.fen, command.game)) return false;
    m_door.submit(std::move(command));
    return true;
}

// --- the end on the board ----------------------------------------------------------------------------------

QString RecordView::endText() const {
    bool const open = game() && !game()->result && game()->game.record.size() > 0;
    return open && m_end ? boardEndText(*m_end) : QString{};
}

void RecordView::enterEnd() {
    if (endText().isEmpty()) return;
    m_door.submit(session::EnterResult{
        m_at->round, m_at->board, m_end->result, std::string{m_end->article}, {}, session::ResultBasis::Ruling});
}

bool RecordView::askMate() {
    if (m_line.empty()) return false;
    record::GameRecord const& record = game()->game.record;
    std::size_t const after = std::min(m_place, record.size());
    m_mating.takeOver(m_line[m_place], {m_at->round, m_at->board, static_cast<int>(after),
                                        flagfall::view::placeText(record, after, notationLanguage())});
    return true;
}

// --- offers and claims -------------------------------------------------------------------------------------

int RecordView::offerBy() const {
    if (!game()) return 0;
    for (Colour const side : bothColours)
        if (game()->game.offers.pendingBy(side)) return sideOf(side);
    return 0;
}

int RecordView::usualOfferer() const { return game() ? sideOf(opponent(game()->game.record.end().turn())) : 0; }

QString RecordView::offerText() const {
    if (!game() || game()->game.offers.all().empty()) return {};
    return view::offerText(game()->game.offers.all().back());
}

void RecordView::offerDraw(int side, int moment) {
    auto const by = colourOf(side);
    if (!m_at || !by) return;
    m_door.submit(session::OfferDraw{m_at->round, m_at->board, *by, static_cast<record::OfferMoment>(moment)});
}

void RecordView::answerOffer(int answer) {
    auto const by = colourOf(offerBy());
    if (!by) return;
    m_door.submit(
        session::AnswerOffer{m_at->round, m_at->board, opponent(*by), static_cast<session::OfferAnswer>(answer)});
}

bool RecordView::claimPending() const { return game() && game()->game.pendingClaim(); }

int RecordView::claimant() const {
    if (!game()) return 0;
    auto const* const claim = game()->game.pendingClaim();
    return sideOf(claim ? claim->claim.by : game()->game.record.end().turn());
}

QString RecordView::claimText() const {
    if (!claimPending()) return {};
    session::DrawClaimed const& claim = game()->game.pendingClaim()->claim;
    QString const by = claim.by == Colour::White ? tr("White claims a draw") : tr("Black claims a draw");
    QString const text = tr("%1: %2", "claim").arg(by, basisText(claim.basis));
    return claim.written.empty() ? text : tr("%1 %2", "claim and move").arg(text, plain(claim.written));
}

std::optional<record::ClaimExamination> RecordView::examination() const {
    if (!claimPending()) return std::nullopt;
    session::DrawClaimed const& claim = game()->game.pendingClaim()->claim;
    record::GameRecord const& record = game()->game.record;
    record::DrawClaim asked{claim.by, claim.basis, {}, !claim.written.empty(), claim.manTouched};
    // The moves may have been typed after the claim: what he wrote is read where the record ends now.
    if (auto const read = notation::readMove(record.end(), claim.written, notationLanguage()))
        asked.announced = read->move;
    else if (auto const move = board::moveFromUci(record.end(), claim.move))
        asked.announced = *move;
    return record::examine(record, asked, drawnGameLaw(*details().edition));
}

QStringList RecordView::claimFindings() const {
    auto const found = examination();
    return found ? examinationText(*found, game()->game.pendingClaim()->claim) : QStringList{};
}

QVariantList RecordView::claimPlaces() const {
    QVariantList places;
    auto const found = examination();
    if (!found || !record::isRepetition(game()->game.pendingClaim()->claim.basis)) return places;
    record::GameRecord const& record = game()->game.record;
    for (std::size_t const at : found->occurrences) {
        bool const announced = at > record.size();
        QString const text =
            announced ? tr("after the announced move") : view::placeText(record, at, notationLanguage());
        places.append(QVariantMap{{QStringLiteral("place"), static_cast<int>(std::min(at, record.size()))},
                                  {QStringLiteral("text"), text}});
    }
    return places;
}

int RecordView::claimRuling() const {
    auto const found = examination();
    if (!found) return -1;
    if (found->drawnAlready) return static_cast<int>(session::ClaimRuling::Correct);
    if (!record::isAdmissible(found->finding)) return static_cast<int>(session::ClaimRuling::Inadmissible);
    bool const correct = found->finding == record::ClaimFinding::Correct;
    return static_cast<int>(correct ? session::ClaimRuling::Correct : session::ClaimRuling::Wrong);
}

bool RecordView::claimDraw(int side, int basis, QString const& announced, bool manTouched) {
    auto const by = colourOf(side);
    if (!game() || !by) return false;
    session::ClaimDraw command{m_at->round, m_at->board, *by,       static_cast<record::ClaimBasis>(basis),
                               {},          {},          manTouched};
    if (record::isAnnounced(command.basis)) {
        command.written = announced.trimmed().toStdString();
        auto const read = notation::readMove(game()->game.record.end(), command.written, notationLanguage());
        if (read) command.move = board::uciText(read->move, board::Game::Chess960);
    }
    m_door.submit(std::move(command));
    return true;
}

void RecordView::ruleOnClaim(int ruling, QString const& note) {
    if (!claimPending()) return;
    m_door.submit(session::RuleOnClaim{m_at->round, m_at->board, static_cast<session::ClaimRuling>(ruling),
                                       note.trimmed().toStdString()});
}

// --- illegal moves, the duty to record, signatures ---------------------------------------------------------

void RecordView::noteIllegalMove(int side, QString const& played, QString const& note) {
    auto const by = colourOf(side);
    if (!m_at || !by) return;
    m_door.submit(session::PenaliseIllegalMove{m_at->board, *by, note.trimmed().toStdString(), m_at->round,
                                               played.trimmed().toStdString()});
}

bool RecordView::excused(Colour side) const { return game() && game()->game.excuses[side].has_value(); }

QStringList RecordView::duties() const {
    QStringList lines;
    if (!game()) return lines;
    for (Colour const side : bothColours)
        if (QString const text = dutyText(details(), *game(), side); !text.isEmpty()) lines += text;
    return lines;
}

void RecordView::excuse(int side, bool excused, QString const& reason) {
    auto const by = colourOf(side);
    if (!m_at || !by) return;
    m_door.submit(session::ExcuseRecording{m_at->round, m_at->board, *by, excused, reason.trimmed().toStdString()});
}

QStringList RecordView::signatures() const {
    QStringList lines;
    if (!game()) return lines;
    for (Colour const side : bothColours)
        if (auto const& signature = game()->game.signatures[side]) lines += signatureText(*signature, side);
    return lines;
}

QString RecordView::signatureWarning() const {
    if (!game()) return {};
    auto const& [white, black] = game()->game.signatures;
    bool const differ = white && black && white->written && black->written && white->written != black->written;
    if (differ) return tr("The players have signed different results: you decide (Laws 8.7).");
    if (!game()->result) return {};
    auto const agreed = game()->game.signedResult();
    if (agreed && *agreed != *game()->result)
        return tr("Both have signed %1, and the result entered is %2.").arg(view::resultText(*agreed), resultText());
    for (Colour const side : bothColours)
        if (auto const& one = game()->game.signatures[side]; one && one->written && *one->written != *game()->result)
            //: %1 a sentence about a signature, %2 a result.
            return tr("%1 The result entered is %2.", "signature").arg(signatureText(*one, side), resultText());
    return {};
}

void RecordView::sign(int side, QString const& result) {
    auto const by = colourOf(side);
    if (!m_at || !by) return;
    session::SignSheet command{m_at->round, m_at->board, *by, {}};
    if (!result.isEmpty()) {
        command.written = resultFromCode(result.toStdString());
        if (!command.written) return;
    }
    m_door.submit(std::move(command));
}

} // namespace flagfall::view
