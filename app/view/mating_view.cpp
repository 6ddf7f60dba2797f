// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/mating_view.h"

#include "app/view/command_door.h"
#include "app/view/desk_link.h"
#include "app/view/notice_view.h"
#include "app/view/preferences.h"
#include "app/view/sheet_file.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/line_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/ruling_text.h"
#include "app/view/texts/verdict_sheet.h"
#include "app/view/texts/verdict_text.h"

#include <QDir>
#include <QLocale>

#include <algorithm>

namespace flagfall::view {
namespace {

using board::Move;
using board::Position;
using rulings::MatingChances;

MatingView::State stateOf(MatingChances const& chances, bool busy) {
    if (std::holds_alternative<rulings::Winnable>(chances)) return MatingView::State::Can;
    if (std::holds_alternative<rulings::Unwinnable>(chances)) return MatingView::State::Cannot;
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
    return {*state.details.edition, playTypeOf(state.details), state.details.supervision};
}

QString looksAtMost() { return QLocale().toString(static_cast<qulonglong>(rulings::patientBudget)); }

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
    if (!position) {
        m_notice.tell(
            NoticeView::Kind::Refused,
            //: %1 are reasons, as sentences.
            tr("This is no position to take over. %1").arg(fenRefusalTexts(position.error()).join(QLatin1Char(' '))));
        return false;
    }
    show(*position);
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
                             .arg(QString::number(place.round.value()), QString::number(place.board.value()),
                                  playerName(state, board->white), playerName(state, board->black));
    m_origin = Origin{place, game, m_form.draft()};
    emit changed();
}

void MatingView::update() {
    if (!m_desk.isOpen() || !m_desk.state().opened()) m_origin.reset();
    emit changed();
}

QString MatingView::origin() const {
    if (!m_form.valid()) return {};
    if (!m_origin) return tr("The position was set up by hand.");
    bool const same = m_form.draft() == m_origin->draft;
    bool const tried = !m_before.empty() && m_before.front() == m_origin->draft;
    if (!same && !tried) return tr("The position was set up by hand.");
    //: %1 a round, a board and the players, %2 a move with its number, or "the start".
    QString const where = tr("%1, after %2", "place in a game").arg(m_origin->game, m_origin->place.move);
    if (same) return where;
    //: %1 where a position stood in a game.
    return tr("%1; then %n move(s) tried on the board", "", static_cast<int>(m_before.size())).arg(where);
}

void MatingView::show(Position const& position) {
    m_opened = true;
    m_origin.reset();
    m_form.letGo();
    m_form.setDraft(position.draft());
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
    m_form.setDraft(positionAt(m_ply).after(move).draft());
    m_before = std::move(before);
    emit changed();
}

void MatingView::takeBack() {
    if (m_before.empty()) return;
    auto before = std::move(m_before);
    auto const draft = before.back();
    before.pop_back();
    m_form.setDraft(draft);
    m_before = std::move(before);
    emit changed();
}

void MatingView::setArranging(bool arranging) {
    if (arranging == m_arranging) return;
    m_arranging = arranging;
    m_former.reset();
    if (arranging)
        m_former = Former{m_form.draft(), m_before};
    else
        m_form.letGo();
    emit arrangingChanged();
    showBoard();
}

void MatingView::cancelArranging() {
    if (!m_former) return;
    Former former = *std::move(m_former);
    m_form.setDraft(former.draft);
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
        m_board.showMen(m_form.draft().board);
    else if (m_ply == 0)
        m_board.show(positionAt(0));
    else
        m_board.show(positionAt(m_ply), m_line[static_cast<std::size_t>(m_ply) - 1]);
}

// --- the answer ----------------------------------------------------------------------------------------------------

void MatingView::ask() {
    m_asked = m_form.draft();
    m_lineChosen = false;
    chooseLine(std::nullopt);
    State const state = m_form.valid() ? State::Asking : State::Nothing;
    for (Colour const mating : bothColours) m_answers[mating] = {state, rulings::Undecided{0}};
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
    auto const* const winnable = std::get_if<rulings::Winnable>(&m_answers[mating].chances);
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
    case State::Asking: return tr("Up to %1 positions are looked at.").arg(looksAtMost());
    case State::GivenUp: return tr("Cancelled before there was an answer.");
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

int MatingView::lineOf() const {
    if (!m_lineOf) return 0;
    return *m_lineOf == Colour::White ? 1 : 2;
}

void MatingView::setLineOf(int side) {
    Colour const mating = side == 2 ? Colour::Black : Colour::White;
    if (!lineBy(mating)) return;
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

/// Whoever is going through the line stays where he is, if the shorter one comes by.
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

bool MatingView::canNote() const { return m_origin && m_form.draft() == m_origin->draft && !noteText().isEmpty(); }

/// One player's verdict with the line of his mate, or with the reason.
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
    return sentences.join(QLatin1Char(' '));
}

void MatingView::noteOnRecord() {
    if (!canNote()) {
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("Only the verdict on a position taken from a game can be noted in its record."));
        return;
    }
    Place const& place = m_origin->place;
    m_door.submit(session::WriteNote{place.round, place.board, place.after, noteText().toStdString()}, [this, place] {
        m_notice.tellUndoable(tr("The verdict is noted in the record of board %1.").arg(place.board.value()));
    });
}

// --- the sheet -----------------------------------------------------------------------------------------------------

QString MatingView::sheet() const {
    if (!m_form.valid()) return {};
    VerdictSheet sheet{.event = plain(m_desk.state().details.name),
                       .origin = origin(),
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
    return verdictSheetText(sheet);
}

void MatingView::saveSheet() {
    if (!m_form.valid()) {
        m_notice.tell(NoticeView::Kind::Refused, tr("There is no position to save an analysis of."));
        return;
    }
    auto const saved = writeSheet(m_eventFile, tr("mate", "file"), sheet());
    if (saved)
        m_notice.tell(NoticeView::Kind::Done, tr("The analysis is saved as %1.").arg(QDir::toNativeSeparators(*saved)));
    else
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("The file %1 cannot be written: %2").arg(saved.error().path, saved.error().reason));
}

} // namespace flagfall::view
