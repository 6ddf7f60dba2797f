// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/mating/mating_view.h"

#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/sheet_file.h"
#include "app/view/mating/line_text.h"
#include "app/view/mating/verdict_sheet.h"
#include "app/view/mating/verdict_text.h"
#include "app/view/settings/preferences.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/ruling_text.h"
#include "app/view/texts/team_match_text.h"

#include <QDir>
#include <QLocale>

#include <algorithm>
#include <span>

namespace flagfall::view {
namespace {

using board::Move;
using board::Position;
using board::PositionDraft;
using mating::MatingChances;

MatingView::State stateOf(MatingChances const& chances, bool busy) {
    if (std::holds_alternative<mating::Winnable>(chances)) return MatingView::State::Can;
    if (std::holds_alternative<mating::Unwinnable>(chances)) return MatingView::State::Cannot;
    return busy ? MatingView::State::Asking : MatingView::State::Undecided;
}

/// The Laws that hold: those of the open event, else those in force for standard play.
struct Regime {
    Edition const& edition;
    PlayType play;
    Supervision supervision;
};

Regime regimeOf(session::EventState const& state) {
    if (!state.opened()) return {currentEdition(), PlayType::Standard, Supervision::Full};
    session::Round const* const round = state.currentRound();
    PlayType const play = round ? playTypeOf(state.details, *round) : playTypeOf(state.details);
    return {*state.details.edition, play, state.details.houseRules.supervision};
}

/// The entries of a record before this position: as many as there were if it still stands there, else the first.
std::optional<int> entriesBefore(record::GameRecord const& record, PositionDraft const& draft, int after) {
    auto const count = static_cast<std::size_t>(after);
    if (count <= record.size() && record.at(count).draft() == draft) return after;
    auto const all = record.positions();
    auto const found = std::ranges::find_if(all, [&](Position const& one) { return one.draft() == draft; });
    return found == all.end() ? std::nullopt : std::optional{static_cast<int>(found - all.begin())};
}

/// Who is to move at the end of the record by the clock: the player whose clock is on, or the opponent, while a move
/// that stands on record is not pressed yet. None where the clock cannot tell.
std::optional<Colour> moverByClock(session::Board const& board) {
    if (!board.isUnderWay() || board.clock->phase == clock::Phase::Ready) return std::nullopt;
    auto const& [white, black] = board.clock->sides;
    int const notPressed =
        static_cast<int>(board.game.record.halfMoves()) - white.movesCompleted - black.movesCompleted;
    if (notPressed < 0) return std::nullopt;
    return notPressed % 2 == 0 ? board.clock->active : opponent(board.clock->active);
}

QString looksAtMost() { return QLocale().toString(static_cast<qulonglong>(mating::patientBudget)); }

} // namespace

MatingView::MatingView(DeskLink& desk, CommandDoor& door, NoticeView& notice, Preferences const& preferences,
                       QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_notice(notice), m_preferences(preferences) {
    connect(&m_form, &PositionForm::changed, this, &MatingView::follow);
    connect(&m_asker, &MatingAsker::answered, this, &MatingView::take);
    connect(&m_asker, &MatingAsker::busyChanged, this, [this] {
        for (Colour const mating : bothColours)
            if (auto& answer = m_answers[mating]; !busy() && answer.state == State::Asking)
                answer.state = State::Undecided;
        emit changed();
    });
    connect(&m_board, &BoardView::moveMeant, this, &MatingView::playOn);
    showBoard();
}

void MatingView::speak() {
    m_form.speak();
    m_board.speak();
    emit changed();
    emit lineChanged();
    emit plyChanged();
}

// --- the position --------------------------------------------------------------------------------------------------

void MatingView::open() {
    if (m_opened) return;
    m_opened = true;
    ask();
}

bool MatingView::takeOver(QString const& fen) {
    auto const position = board::positionFromFen(fen.trimmed().toStdString(), m_form.draft().game);
    auto const turn = PositionForm::turnKnownBy(fen);
    if (!position) {
        QStringList reasons = fenRefusalTexts(position.error());
        bool const readable = std::holds_alternative<board::PositionRefusals>(position.error());
        if (readable && turn == PositionForm::TurnKnown::Assumed) reasons += turnAssumedText();
        m_notice.tell(NoticeView::Kind::Refused,
                      //: %1 are reasons, as sentences.
                      tr("This position cannot be used. %1").arg(reasons.join(QLatin1Char(' '))));
        return false;
    }
    show(*position, turn);
    return true;
}

void MatingView::takeOver(Position const& position, Place const& place) {
    session::Round const* const round = m_desk.state().round(place.round);
    session::Board const* const board = round ? round->board(place.board) : nullptr;
    show(position);
    if (!board) return;
    auto const& state = m_desk.state();
    //: %1 and %2 are numbers, %3 and %4 the players.
    QString const game = tr("Round %1, board %2: %3 – %4")
                             .arg(roundLabel(state, place.round), boardLabel(state, place.round, place.board),
                                  playerName(state, board->white), playerName(state, board->black));
    m_origin = Origin{place, game, m_form.draft()};
    emit changed();
}

void MatingView::update() {
    if (!m_desk.isOpen() || !m_desk.state().opened()) m_origin.reset();
    emit changed();
}

void MatingView::update(Changes const& changes) {
    if (m_origin && changes.touch({m_origin->place.round, m_origin->place.board})) emit changed();
}

/// The form shows the position that was taken from a game.
bool MatingView::asTaken() const { return m_origin && m_form.draft() == m_origin->draft; }

/// Only moves made on the board lead from that position to the one in the form.
bool MatingView::triedFrom() const { return m_origin && !m_before.empty() && m_before.front() == m_origin->draft; }

QString MatingView::origin() const {
    if (!m_form.valid()) return {};
    bool const same = asTaken();
    if (!same && !triedFrom()) return tr("The position was set up manually.");
    bool const atStart = m_origin->place.after == 0 && !m_origin->place.sheet;
    //: %1 a round, a board and the players, %2 a move with its number.
    QString const where = atStart ? tr("%1, at the start", "place in a game").arg(m_origin->game)
                                  : tr("%1, after %2", "place in a game").arg(m_origin->game, m_origin->place.move);
    if (same) return where;
    //: %1 where a position stood in a game.
    return tr("%1; then %n move(s) tried on the board", "", static_cast<int>(m_before.size())).arg(where);
}

void MatingView::show(Position const& position, PositionForm::TurnKnown turn) {
    m_opened = true;
    m_origin.reset();
    m_form.letGo();
    m_form.setDraft(position.draft(), turn);
    setArranging(false);
}

/// The form shows another position, or the same in other words.
void MatingView::follow() {
    if (m_asked == m_form.draft()) return;
    m_before.clear();
    if (m_opened) ask();
    showBoard();
}

void MatingView::playOn(Move move) {
    auto before = m_before;
    before.push_back(m_form.draft());
    m_form.setDraft(positionAt(m_ply).after(move).draft(), m_form.turnKnown());
    m_before = std::move(before);
    emit changed();
}

void MatingView::takeBack() {
    if (m_before.empty()) return;
    auto before = std::move(m_before);
    auto const draft = before.back();
    before.pop_back();
    m_form.setDraft(draft, m_form.turnKnown());
    m_before = std::move(before);
    emit changed();
}

void MatingView::setArranging(bool arranging) {
    if (arranging == m_arranging) return;
    m_arranging = arranging;
    m_former.reset();
    if (arranging)
        m_former = Former{m_form.draft(), m_form.turnKnown(), m_before};
    else
        m_form.letGo();
    emit arrangingChanged();
    showBoard();
}

void MatingView::cancelArranging() {
    if (!m_former) return;
    Former former = *std::move(m_former);
    m_form.setDraft(former.draft, former.turn);
    m_before = std::move(former.before);
    setArranging(false);
    emit changed();
}

Position MatingView::positionAt(int ply) const {
    Position position = m_form.position().value_or(Position{});
    for (int i = 0; i < ply; ++i) position.play(m_line[static_cast<std::size_t>(i)]);
    return position;
}

void MatingView::showBoard() {
    if (m_arranging || !m_form.valid())
        m_board.showPieces(m_form.draft().board);
    else if (m_ply == 0)
        m_board.show(positionAt(0));
    else
        m_board.show(positionAt(m_ply), m_line[static_cast<std::size_t>(m_ply) - 1]);
}

// --- where it stands -----------------------------------------------------------------------------------------------

/// By the record first: what only a scoresheet said may be written there by now. None where neither says it any more.
std::optional<MatingView::Standing> MatingView::standing() const {
    Place const& place = m_origin->place;
    session::Board const* const board = m_desk.board(BoardPlace{place.round, place.board});
    if (!board) return std::nullopt;
    record::GameRecord const& record = board->game.record;
    int const recorded = static_cast<int>(record.halfMoves());
    int const unrecorded = halfMovesUnrecorded(*board);
    if (auto const after = entriesBefore(record, m_origin->draft, place.after)) {
        auto const entries = std::span{record.entries()}.first(static_cast<std::size_t>(*after));
        bool const gap = std::ranges::any_of(entries, [](auto const& entry) { return entry.gap() != nullptr; });
        return Standing{*board, *after, false, gap, *after < static_cast<int>(record.size()), unrecorded};
    }
    if (!place.sheet) return std::nullopt;
    record::PlayerSheet const& sheet = board->game.sheets[*place.sheet];
    auto const along = record::positionsAlong(record, sheet);
    auto const half = static_cast<std::size_t>(place.halfMoves);
    bool const there = half < along.size() && along[half] && along[half]->draft() == m_origin->draft;
    if (!there) return std::nullopt;
    int const last = std::max(recorded, static_cast<int>(sheet.lines.size()));
    int const missing = unrecorded > 0 ? std::max(0, recorded + unrecorded - place.halfMoves) : 0;
    int const after = std::min(place.after, static_cast<int>(record.size()));
    return Standing{*board, after, true, record.hasGaps(), place.halfMoves < last, missing};
}

QStringList MatingView::reservations(Standing const& standing) const {
    QStringList sentences;
    if (standing.bySheet)
        sentences += m_origin->place.sheet == Colour::White
                         ? tr("Only White's scoresheet says so, not the game record.")
                         : tr("Only Black's scoresheet says so, not the game record.");
    if (standing.goneOn) return sentences;
    if (standing.missing > 0) {
        //: Half-moves that are missing at the end of a record.
        sentences +=
            standing.bySheet ? tr("The scoresheet is %n half-move(s) shorter than the game.", "", standing.missing)
            : standing.gap   ? tr("The clocks have counted %n half-move(s) more than the record, which has missing "
                                    "moves.",
                                  "", standing.missing)
                             : tr("The record is %n half-move(s) shorter than the game.", "", standing.missing);
        if (asTaken())
            sentences += standing.gap ? tr("This may not be the position on the board.")
                                      : tr("This is not the position on the board.");
        return sentences;
    }
    auto const mover = moverByClock(standing.board);
    if (!standing.bySheet && mover && *mover != m_origin->draft.turn)
        sentences += *mover == Colour::White ? tr("On the clock White is to move, in this position Black.")
                                             : tr("On the clock Black is to move, in this position White.");
    return sentences;
}

QString MatingView::caution() const {
    if (!asTaken() && !triedFrom()) return {};
    auto const now = standing();
    if (!now)
        return tr("The record has changed: it no longer contains this position, so the verdict cannot be noted "
                  "there.");
    QStringList sentences = reservations(*now);
    if (now->goneOn && asTaken())
        sentences << tr("The game has continued from here.") << tr("This is not the position on the board.");
    return sentences.join(QLatin1Char(' '));
}

// --- the answer ----------------------------------------------------------------------------------------------------

void MatingView::ask() {
    m_asked = m_form.draft();
    m_lineChosen = false;
    chooseLine(std::nullopt);
    State const state = m_form.valid() ? State::Asking : State::Nothing;
    for (Colour const mating : bothColours) m_answers[mating] = {state, mating::Undecided{0}};
    if (m_form.valid())
        m_asker.ask(*m_form.position());
    else
        m_asker.cancel();
    emit changed();
}

void MatingView::askAgain() {
    if (m_form.valid()) ask();
}

void MatingView::cancel() {
    m_asker.cancel();
    for (Colour const mating : bothColours)
        if (auto& state = m_answers[mating].state; state == State::Undecided || state == State::Asking)
            state = State::GivenUp;
    emit changed();
}

void MatingView::take(Colour mating, MatingChances const& chances) {
    m_answers[mating] = {stateOf(chances, busy()), chances};
    if (mating == m_lineOf) takeShorterLine();
    // Whose flag falls is the one to move: the mate of the other one is the one to see.
    Colour const waiting = opponent(m_form.position()->turn());
    if (!m_lineChosen && lineBy(mating) && (!m_lineOf || mating == waiting)) chooseLine(mating);
    emit changed();
}

std::vector<Move> const* MatingView::lineBy(Colour mating) const {
    auto const* const winnable = std::get_if<mating::Winnable>(&m_answers[mating].chances);
    return winnable != nullptr && !winnable->line.empty() ? &winnable->line : nullptr;
}

QString MatingView::titleOf(Colour mating) const {
    bool const white = mating == Colour::White;
    switch (m_answers[mating].state) {
    case State::Nothing: return white ? tr("White: no position yet") : tr("Black: no position yet");
    case State::Asking: return white ? tr("White: looking …") : tr("Black: looking …");
    case State::Can:
    case State::Cannot:
    case State::Undecided:
    case State::GivenUp: break;
    }
    return verdictText(m_answers[mating].chances, mating);
}

QString MatingView::reasonOf(Colour mating) const {
    switch (m_answers[mating].state) {
    case State::Nothing: return {};
    //: %1 is a number.
    case State::Asking: return tr("Up to %1 positions are examined.").arg(looksAtMost());
    case State::GivenUp: return tr("Cancelled before an answer was found.");
    case State::Can:
    case State::Cannot:
    case State::Undecided: break;
    }
    return verdictReason(*m_form.position(), m_answers[mating].chances, mating);
}

QVariantMap MatingView::verdict(Colour mating) const {
    return {{QStringLiteral("state"), static_cast<int>(m_answers[mating].state)},
            {QStringLiteral("title"), titleOf(mating)},
            {QStringLiteral("reason"), reasonOf(mating)},
            {QStringLiteral("line"), lineBy(mating) != nullptr}};
}

/// The game has ended on the board.
bool MatingView::over() const { return m_form.valid() && !m_form.position()->hasLegalMove(); }

bool MatingView::dead() const {
    return !over() && m_answers.white.state == State::Cannot && m_answers.black.state == State::Cannot;
}

QString MatingView::conclusion() const {
    if (!dead()) return {};
    return tr("Neither player can checkmate by any series of legal moves: the game is drawn at once.");
}

// --- the line ------------------------------------------------------------------------------------------------------

Sides::Side MatingView::lineOf() const { return m_lineOf ? sideOf(*m_lineOf) : Sides::Side::Nobody; }

void MatingView::turnLine() { setLineOf(sideOf(m_lineOf ? opponent(*m_lineOf) : Colour::White)); }

void MatingView::setLineOf(Sides::Side side) {
    auto const mating = colourOf(side);
    if (!mating || !lineBy(*mating)) return;
    m_lineChosen = true;
    chooseLine(mating);
    setArranging(false);
}

void MatingView::chooseLine(std::optional<Colour> mating) {
    m_lineOf = mating;
    m_line = mating ? *lineBy(*mating) : std::vector<Move>{};
    m_ply = 0;
    emit lineChanged();
    emit plyChanged();
    showBoard();
}

/// A reader who is going through the line stays at the same place, if the shorter one comes by it.
void MatingView::takeShorterLine() {
    Position const shown = positionAt(m_ply);
    m_line = *lineBy(*m_lineOf);
    int const size = static_cast<int>(m_line.size());
    m_ply = 0;
    for (int ply = size; ply > 0 && m_ply == 0; --ply)
        if (positionAt(ply) == shown) m_ply = ply;
    emit lineChanged();
    emit plyChanged();
    showBoard();
}

QVariantList MatingView::moves() const {
    QVariantList list;
    if (m_line.empty()) return list;
    int ply = 0;
    for (auto const& move : listedMoves(positionAt(0), m_line, notationOf(m_preferences.language())))
        list += QVariantMap{{QStringLiteral("number"), move.number},
                            {QStringLiteral("text"), move.text},
                            {QStringLiteral("ply"), ++ply}};
    return list;
}

void MatingView::goTo(int ply) {
    int const there = std::clamp(ply, 0, static_cast<int>(m_line.size()));
    setArranging(false);
    if (there == m_ply) return;
    m_ply = there;
    showBoard();
    emit plyChanged();
}

QVariantList MatingView::arrows() const {
    if (m_ply >= static_cast<int>(m_line.size())) return {};
    return {arrowOf(m_line[static_cast<std::size_t>(m_ply)], BoardView::Arrow::Next)};
}

QString MatingView::plyText() const {
    //: A move of a line: %1 its place, %2 how many there are.
    return m_line.empty() ? QString{} : tr("Move %1 of %2").arg(m_ply).arg(m_line.size());
}

// --- what hangs on it ----------------------------------------------------------------------------------------------

QString MatingView::lawsTitle() const {
    int const year = regimeOf(m_desk.state()).edition.year;
    //: %1 is the year of an edition of the Laws of Chess, %2 the kind of play.
    return m_desk.state().opened() ? tr("Laws %1, the edition of this event: %2")
                                         .arg(QString::number(year), playTypeText(regimeOf(m_desk.state()).play))
                                   //: %1 is the year of an edition of the Laws of Chess.
                                   : tr("Laws %1, in force now; no event is open").arg(year);
}

QString MatingView::lawResult(Cited<MatingUse> const& use, Colour fault) const {
    if (use.value == MatingUse::DeadPosition) return dead() ? resultText(Result::Draw) : QStringLiteral("–");
    auto const& answer = m_answers[opponent(fault)];
    bool const known = answer.state == State::Can || answer.state == State::Cannot || answer.state == State::Undecided;
    if (over() || dead() || !known) return QStringLiteral("–");
    return matingUseResult(use.value, fault, answer.chances);
}

QVariantList MatingView::laws() const {
    Regime const regime = regimeOf(m_desk.state());
    QVariantList list;
    for (auto const& use : matingUses(regime.edition, regime.play, regime.supervision))
        list += QVariantMap{{QStringLiteral("text"), matingUseText(use.value)},
                            {QStringLiteral("article"), articleText(use.article)},
                            {QStringLiteral("white"), lawResult(use, Colour::White)},
                            {QStringLiteral("black"), lawResult(use, Colour::Black)}};
    return list;
}

// --- the note ------------------------------------------------------------------------------------------------------

bool MatingView::canNote() const { return asTaken() && standing() && !noteText().isEmpty(); }

/// One player's verdict with the line of the mate, or with the reason.
QString MatingView::noteOf(Colour mating) const {
    State const state = m_answers[mating].state;
    if (state != State::Can && state != State::Cannot && state != State::Undecided) return {};
    auto const* const line = lineBy(mating);
    QString const why =
        line ? lineText(*m_form.position(), *line, notationOf(m_preferences.language())) + QLatin1Char('.')
             : reasonOf(mating);
    //: %1 whether a player can checkmate, %2 the moves to it, or why not.
    return tr("%1: %2", "verdict").arg(titleOf(mating), why);
}

QString MatingView::noteText() const {
    QStringList sentences{noteOf(Colour::White), noteOf(Colour::Black), conclusion()};
    sentences.removeAll(QString{});
    auto const now = standing();
    QStringList const reserved = now ? reservations(*now) : QStringList{};
    if (!sentences.isEmpty() && !reserved.isEmpty())
        //: %1 are sentences: why the position may not have been the one on the board.
        sentences += tr("When this was noted: “%1”").arg(reserved.join(QLatin1Char(' ')));
    return sentences.join(QLatin1Char(' '));
}

void MatingView::noteOnRecord() {
    if (!canNote()) {
        m_notice.tell(NoticeView::Kind::Refused,
                      asTaken() && !standing()
                          ? caution()
                          : tr("Only the verdict on a position taken from a game can be noted in its record."));
        return;
    }
    Place const& place = m_origin->place;
    session::WriteNote note{place.round, place.board, standing()->after, noteText().toStdString()};
    m_door.submit(std::move(note), [this, place] {
        QString const label = boardLabel(m_desk.state(), place.round, place.board);
        m_notice.tellUndoable(tr("The verdict is noted in the record of board %1.").arg(label));
    });
}

// --- the sheet -----------------------------------------------------------------------------------------------------

QString MatingView::sheet() const { return m_form.valid() ? verdictSheetText(analysis()) : QString{}; }

VerdictSheet MatingView::analysis() const {
    QStringList cautions{caution(), m_form.assumption()};
    cautions.removeAll(QString{});
    VerdictSheet sheet{.event = plain(m_desk.state().details.name),
                       .origin = origin(),
                       .caution = cautions.join(QLatin1Char(' ')),
                       .laws = lawsTitle(),
                       .position = *m_form.position(),
                       .conclusion = conclusion(),
                       .notation = notationOf(m_preferences.language())};
    for (Colour const mating : bothColours) {
        State const state = m_answers[mating].state;
        if (state == State::Can || state == State::Cannot || state == State::Undecided)
            sheet.chances[mating] = m_answers[mating].chances;
    }
    Regime const regime = regimeOf(m_desk.state());
    for (auto const& use : matingUses(regime.edition, regime.play, regime.supervision))
        sheet.uses.push_back({matingUseText(use.value), articleText(use.article), lawResult(use, Colour::White),
                              lawResult(use, Colour::Black)});
    return sheet;
}

void MatingView::saveSheet() {
    if (!m_form.valid()) {
        m_notice.tell(NoticeView::Kind::Refused, tr("There is no position to save an analysis of."));
        return;
    }
    auto const saved =
        writeFile(m_eventFile, tr("mate", "file"), QStringLiteral("pdf"), pdfOf(verdictSheetHtml(analysis())));
    if (saved)
        m_notice.tell(NoticeView::Kind::Done, tr("The analysis is saved as %1.").arg(QDir::toNativeSeparators(*saved)));
    else
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("The file %1 cannot be written: %2").arg(saved.error().path, saved.error().reason));
}

} // namespace flagfall::view
