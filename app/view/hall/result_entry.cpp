// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/result_entry.h"

#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/hall/boards_model.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/settings/preferences.h"

#include <algorithm>
#include <utility>

namespace flagfall::view {
namespace {

/// Who has heard the tone has stopped typing by then.
constexpr std::chrono::milliseconds pauseOfATypist{700};
constexpr int longestNumber = 7; // 100.100, the hundredth board of the hundredth match

bool isEnter(KeyStroke const& stroke) {
    return stroke.key == Qt::Key_Return || stroke.key == Qt::Key_Enter || stroke.key == Qt::Key_Space;
}

/// In what a board of a match is called: 3.2, or as the comma of a number pad writes it.
bool isPoint(KeyStroke const& stroke) { return stroke.text == QLatin1String(".") || stroke.text == QLatin1String(","); }

session::Command commandFor(BoardPlace place, ResultKey const& meant) {
    if (auto const* const result = std::get_if<Result>(&meant))
        return session::EnterResult{place.round, place.board, *result};
    if (std::holds_alternative<AdjournKey>(meant)) return session::AdjournGame{place.round, place.board};
    return session::ClearResult{place.round, place.board};
}

} // namespace

ResultEntry::ResultEntry(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, BoardsModel& boards,
                         Preferences& preferences, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_rounds(rounds), m_boards(boards), m_preferences(preferences) {
    connect(&m_rounds, &RoundsModel::shownChanged, this, &ResultEntry::forgetTyping);
    connect(&m_preferences, &Preferences::resultKeysChanged, this, &ResultEntry::changed);
    connect(&m_preferences, &Preferences::languageChanged, this, &ResultEntry::changed);
}

ResultEntry::~ResultEntry() = default;

// --- what is seen ----------------------------------------------------------------------------------------

void ResultEntry::update(Changes const& changes) {
    if (!m_desk.isOpen()) {
        m_verification.clear();
        m_pending.reset(); // no answer comes any more
        m_asked = false;
        m_mode = Mode::InOrder;
        forgetTyping();
        return;
    }
    if (!changes.results && !changes.rounds && !changes.everyBoard && !changes.states) return;
    m_verification.forgetChanged([this](BoardPlace place) { return standsAt(place); });
    if (m_difference && !m_verification.at(*m_difference)) {
        m_difference.reset();
        m_stopText.clear();
        m_lost = 0;
    }
    emit changed();
}

/// What is half typed belongs to the round and the mode it was typed in.
void ResultEntry::forgetTyping() {
    auto const keys = static_cast<int>(std::exchange(m_waiting, {}).size());
    m_number.clear();
    m_awaitsResult = false;
    m_difference.reset();
    m_stopText.clear();
    m_lost = 0;
    m_untilPause = false;
    emit changed();
    lose(keys);
}

QString ResultEntry::stopText() const {
    if (!m_difference) return m_stopText;
    auto const checked = m_verification.at(*m_difference);
    if (!checked) return {};
    //: %1 a board, %2 and %3 results: "Board 17: 1–0 stands, and 0–1 was typed now."
    return tr("Board %1: %2 stands, and %3 was typed now.")
        .arg(m_boards.labelOf(m_difference->board.value()), resultKeyText(checked->stands),
             resultKeyText(checked->typed));
}

QString ResultEntry::lostText() const {
    return m_lost == 0 ? QString{} : tr("%n key(s) typed after that did nothing.", "", m_lost);
}

QString ResultEntry::verifiedText() const {
    RoundNumber const round{m_rounds.shown()};
    //: How many boards of a round have been typed a second time.
    QString const verified = tr("%1 of %2 verified").arg(m_verification.verified(round)).arg(m_boards.count());
    int const differing = m_verification.differing(round);
    if (differing == 0) return verified;
    //: %1: "17 of 60 verified".
    return tr("%1, %n difference(s)", "results typed a second time", differing).arg(verified);
}

bool ResultEntry::allTyped() const { return m_boards.count() > 0 && nextToVerify(0) < 0; }

QVariantMap ResultEntry::marks() const {
    QVariantMap marks;
    int const first = m_boards.firstBoard();
    for (int board = first; board < first + m_boards.count(); ++board)
        if (auto const checked = m_verification.at(placeOf(board)))
            marks.insert(QString::number(board),
                         checked->isSame() ? QStringLiteral("verified") : resultKeyText(checked->typed));
    return marks;
}

KeyProfile ResultEntry::profile() const { return static_cast<KeyProfile>(m_preferences.resultKeys()); }

QVariantList ResultEntry::legend() const {
    return resultLegend(profile(), m_mode == Mode::Verify ? LegendFor::Verifying : LegendFor::Entering);
}

QString ResultEntry::boardLabel() const { return m_boards.labelOf(m_board); }

BoardPlace ResultEntry::placeOf(int board) const { return {RoundNumber{m_rounds.shown()}, BoardNumber{board}}; }

std::optional<ResultKey> ResultEntry::standsAt(BoardPlace place) const {
    session::Board const* const board = m_desk.board(place);
    if (!board) return std::nullopt;
    if (board->result) return *board->result;
    return board->adjourned ? ResultKey{AdjournKey{}} : ResultKey{ClearKey{}};
}

// --- what is typed ---------------------------------------------------------------------------------------

void ResultEntry::setMode(Mode mode) {
    if (m_mode == mode) return;
    m_mode = mode;
    forgetTyping();
    if (mode != Mode::Verify) return;
    if (int const first = nextToVerify(0); first > 0) setBoard(first);
}

void ResultEntry::turnKeys() {
    constexpr int profiles = static_cast<int>(Preferences::ResultKeys::SharlyKeys) + 1;
    int const next = (static_cast<int>(m_preferences.resultKeys()) + 1) % profiles;
    m_preferences.setResultKeys(static_cast<Preferences::ResultKeys>(next));
}

void ResultEntry::leavePage() {
    forgetStop();
    if (std::exchange(m_corrected, false)) m_rounds.showLast();
}

void ResultEntry::setBoard(int board) {
    if (m_board == board) return;
    m_board = board;
    forgetStop();
    if (m_difference && m_difference->board.value() != board) {
        m_difference.reset();
        m_lost = 0;
        emit changed();
    }
    emit boardChanged();
}

void ResultEntry::choose(int board) {
    setBoard(board);
    m_number.clear();
    m_awaitsResult = m_mode == Mode::Slip;
    m_untilPause = false;
    emit changed();
}

bool ResultEntry::isMine(KeyStroke const& stroke) const {
    if (resultKeyOf(stroke, profile())) return true;
    bool const held = stroke.modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (stroke.key == Qt::Key_Escape) return m_mode != Mode::InOrder && !held;
    if (m_mode != Mode::Slip || held) return false;
    return digitOf(stroke) >= 0 || isPoint(stroke) || isEnter(stroke) || stroke.key == Qt::Key_Backspace;
}

bool ResultEntry::key(int key, QString const& text, int modifiers, int scanCode) {
    KeyStroke const stroke{key, text, Qt::KeyboardModifiers::fromInt(modifiers), static_cast<quint32>(scanCode)};
    bool const hasty = m_lastKey.isValid() && m_lastKey.elapsed() < pauseOfATypist.count();
    if (!isMine(stroke)) {
        if (!hasty) forgetStop();
        return false;
    }
    m_lastKey.start();
    if (m_asked || (m_untilPause && hasty)) {
        lose(1);
        return true;
    }
    m_untilPause = false;
    if (m_pending)
        m_waiting.push_back(stroke);
    else
        take(stroke);
    return true;
}

void ResultEntry::take(KeyStroke const& stroke) {
    bool const typing = !m_number.isEmpty() || m_awaitsResult;
    if (stroke.key == Qt::Key_Escape && !typing) return setMode(Mode::InOrder);
    if (m_mode == Mode::Slip) {
        takeSlip(stroke);
        return;
    }
    auto const meant = resultKeyOf(stroke, profile());
    if (!meant || !m_desk.board(placeOf(m_board))) return;
    if (m_mode == Mode::Verify)
        verify(*meant);
    else
        submit(m_board, *meant);
}

void ResultEntry::takeSlip(KeyStroke const& stroke) {
    if (m_awaitsResult && isEnter(stroke)) return; // pressed twice
    if (stroke.key == Qt::Key_Escape || stroke.key == Qt::Key_Backspace) {
        if (m_awaitsResult) m_number = m_boards.labelOf(m_board);
        m_awaitsResult = false;
        m_number.chop(stroke.key == Qt::Key_Escape ? longestNumber : 1);
        m_stopText.clear();
        m_lost = 0;
        emit changed();
        return;
    }
    if (m_awaitsResult) {
        auto const meant = resultKeyOf(stroke, profile());
        if (meant) return submit(m_board, *meant);
        return stop(tr("Board %1: this key enters no result.").arg(m_boards.labelOf(m_board)));
    }
    if (isEnter(stroke)) return findBoard();
    int const digit = digitOf(stroke);
    if (digit < 0 && (!isPoint(stroke) || m_number.isEmpty())) return stop(tr("The number of the board comes first."));
    if (m_number.size() == longestNumber) return findBoard(); // there is no such board
    m_number += digit < 0 ? QStringLiteral(".") : QString::number(digit);
    m_stopText.clear();
    m_lost = 0;
    emit changed();
}

void ResultEntry::findBoard() {
    QString const number = std::exchange(m_number, {});
    if (number.isEmpty()) return stop(tr("The number of the board comes first."));
    int const board = m_boards.boardNamed(number);
    if (board < 0) return stop(tr("There is no board %1 in this round.").arg(number));
    choose(board);
}

void ResultEntry::verify(ResultKey const& typed) {
    if (m_difference) return lose(1);
    BoardPlace const place = placeOf(m_board);
    bool const same = m_verification.type(place, {*standsAt(place), typed});
    m_stopText.clear();
    m_lost = 0;
    if (same) {
        goOn();
        return;
    }
    m_difference = place;
    emit changed();
    emit wrong();
}

void ResultEntry::correct() {
    if (!m_difference) return;
    BoardPlace const place = *std::exchange(m_difference, std::nullopt);
    auto const checked = m_verification.at(place);
    m_lost = 0;
    if (checked) submit(place.board.value(), checked->typed);
    emit changed();
}

void ResultEntry::keep() {
    if (!std::exchange(m_difference, std::nullopt)) return;
    m_lost = 0;
    goOn();
}

void ResultEntry::typeAgain() {
    if (!m_difference) return;
    m_verification.forget(*std::exchange(m_difference, std::nullopt));
    m_lost = 0;
    emit changed();
}

// --- what the desk says ----------------------------------------------------------------------------------

void ResultEntry::submit(int board, ResultKey const& meant) {
    BoardPlace const place = placeOf(board);
    m_pending = place;
    m_stopText.clear();
    m_lost = 0;
    auto const asked = [this] {
        m_asked = true;
        return static_cast<int>(std::exchange(m_waiting, {}).size());
    };
    m_door.submitTyped(
        commandFor(place, meant), [this, place] { entered(place); }, [this, place] { leave(place); }, asked);
    emit changed();
}

void ResultEntry::entered(BoardPlace place) {
    if (m_pending != place) return;
    m_pending.reset();
    m_asked = false;
    m_awaitsResult = false;
    m_corrected = m_corrected || place.round.value() < m_rounds.count();
    if (place == placeOf(m_board)) goOn();
    while (!m_waiting.empty() && !m_pending) {
        KeyStroke const next = m_waiting.front();
        m_waiting.pop_front();
        take(next);
    }
}

/// Refused, or the arbiter has said no.
void ResultEntry::leave(BoardPlace place) {
    if (m_pending != place) return;
    m_pending.reset();
    bool const answered = std::exchange(m_asked, false);
    auto const keys = static_cast<int>(std::exchange(m_waiting, {}).size());
    if (place.round == RoundNumber{m_rounds.shown()}) setBoard(place.board.value());
    if (answered) {
        m_awaitsResult = false; // what stands is the answer: the next key begins the number of the next slip
        emit changed();
        return;
    }
    stop(tr("Board %1: nothing was entered.").arg(m_boards.labelOf(place.board.value())));
    lose(keys);
}

void ResultEntry::goOn() {
    int const next = m_mode == Mode::Verify    ? nextToVerify(m_board)
                     : m_mode == Mode::InOrder ? m_boards.nextMissing(m_board)
                                               : -1;
    if (next > 0) setBoard(next);
    emit changed();
}

/// The next board that was not typed again, going round; −1 when there is none.
int ResultEntry::nextToVerify(int after) const {
    int const count = m_boards.count();
    int const first = m_boards.firstBoard();
    int const from = std::max(after - first, -1);
    for (int step = 1; step <= count; ++step)
        if (int const board = first + (from + step) % count; !m_verification.at(placeOf(board))) return board;
    return -1;
}

void ResultEntry::stop(QString const& why) {
    m_stopText = why;
    m_lost = 0;
    m_untilPause = true;
    emit changed();
    emit wrong();
}

/// Why a key did nothing is of no interest once something else is done.
void ResultEntry::forgetStop() {
    if (m_stopText.isEmpty()) return;
    m_stopText.clear();
    m_lost = 0;
    emit changed();
}

void ResultEntry::lose(int keys) {
    if (keys == 0) return;
    m_lost += keys;
    emit changed();
    emit wrong();
}

} // namespace flagfall::view
