// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/interventions_view.h"

#include "app/view/common/command_door.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/resumption_time.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/results/result_keys.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/ruling_text.h"
#include "app/view/texts/team_match_text.h"

#include "arbiter/laws/illegal_move.h"
#include "clock/display.h"

#include <algorithm>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using clock::Span;

constexpr Span shortestCountdown = 50ms;
constexpr Span longestCountdown = 1s;
constexpr Span pauseForMany = 150ms;

} // namespace

QString groundName(InterventionsAt const& at, Ground ground) {
    std::string_view const article = groundArticle(*at.details().edition, at.play(), ground);
    if (article.empty()) return groundText(ground);
    //: %1 why the arbiter acts, %2 the number of an article of the Laws.
    return InterventionsView::tr("%1 (%2)", "ground").arg(groundText(ground), articleText(article));
}

InterventionsView::InterventionsView(DeskLink& desk, CommandDoor& door, NoticeView& notice, BoardsModel& boards,
                                     RoundsModel& rounds, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_notice(notice), m_boards(boards), m_rounds(rounds) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &InterventionsView::tick);
    m_later.setSingleShot(true);
    m_later.setInterval(std::chrono::duration_cast<std::chrono::milliseconds>(pauseForMany));
    connect(&m_later, &QTimer::timeout, this, &InterventionsView::showNow);
    connect(&m_rounds, &RoundsModel::shownChanged, this, [this] { update(Changes::everything()); });
    connect(&m_form, &CorrectionForm::changed, this, &InterventionsView::tick);
    connect(&m_boards, &BoardsModel::pickedChanged, this, [this] {
        if (!m_open) return;
        m_scope = picked().empty() ? Scope::Board : Scope::Picked;
        showNow();
    });
}

// --- whom it concerns --------------------------------------------------------------------------------------

std::vector<BoardNumber> InterventionsView::picked() const { return m_boards.picked(); }

InterventionsAt InterventionsView::at() const {
    InterventionsAt at{m_desk.history(), RoundNumber{m_rounds.shown()}, {}, m_desk.now(), m_desk.timeOfDay()};
    if (m_scope == Scope::Board) at.boards = {BoardNumber{m_board}};
    if (m_scope == Scope::Picked) at.boards = picked();
    return at;
}

void InterventionsView::setOpen(bool open) {
    if (m_open == open) return;
    m_open = open;
    m_page = 0;
    m_ground.reset();
    m_previewed = -1;
    setNote({});
    m_form.close();
    m_scope = picked().empty() ? Scope::Board : Scope::Picked;
    showNow();
    emit openChanged();
    if (m_open && m_ruling.putsUp()) putFlagUp();
}

void InterventionsView::setPinned(bool pinned) {
    if (m_pinned == pinned) return;
    m_pinned = pinned;
    emit pinnedChanged();
}

void InterventionsView::setBoard(int board) {
    if (m_board == board) return;
    m_board = board;
    if (single()) m_form.close();
    showNow();
}

void InterventionsView::setScope(Scope scope) {
    if (m_scope == scope) return;
    m_scope = scope == Scope::Picked && picked().empty() ? Scope::Board : scope;
    m_form.close();
    showNow();
}

QString InterventionsView::boardLabel() const {
    return flagfall::view::boardLabel(m_desk.state(), RoundNumber{m_rounds.shown()}, BoardNumber{m_board});
}

QStringList InterventionsView::scopes() const {
    int const count = static_cast<int>(picked().size());
    QStringList names{tr("Board %1", "scope").arg(boardLabel())};
    names += count > 0 ? tr("%n selected", "", count) : QString{};
    names += tr("The hall");
    return names;
}

QString InterventionsView::who() const {
    if (m_scope == Scope::Hall) return tr("All games in progress");
    if (m_scope == Scope::Picked) return tr("%n board(s) selected", "", static_cast<int>(picked().size()));
    //: The head of a panel: the number of a board.
    return withRound(tr("Board %1", "head").arg(boardLabel()), RoundNumber{m_rounds.shown()}, m_desk.state());
}

QString InterventionsView::nameOf(Colour side) const {
    InterventionsAt const now = at();
    session::Board const* board = m_desk.isOpen() ? now.one() : nullptr;
    return board && single() ? playerName(now.state(), side == Colour::White ? board->white : board->black) : QString{};
}

// --- what is shown -----------------------------------------------------------------------------------------

bool InterventionsView::shown() const { return m_open && m_desk.isOpen() && m_desk.state().opened(); }

bool InterventionsView::isTouched(Changes const& changes) const {
    if (changes.everyBoard || !changes.onlyClocks()) return true;
    std::vector<BoardNumber> const boards = at().boards;
    return std::ranges::any_of(changes.boards, [&](BoardPlace const& place) {
        bool const meant = boards.empty() || std::ranges::find(boards, place.board) != boards.end();
        return meant && place.round == RoundNumber{m_rounds.shown()};
    });
}

void InterventionsView::update(Changes const& changes) {
    if (!m_open || !isTouched(changes)) return;
    if (single())
        showNow();
    else if (!m_later.isActive())
        m_later.start();
}

void InterventionsView::showNow() {
    if (shown()) {
        refresh();
        tick();
    } else {
        m_timer.stop();
        m_acts.show({});
        m_ruling.lookAway();
    }
    emit changed();
}

void InterventionsView::refresh() {
    InterventionsAt const now = at();
    std::vector<InterventionRow> rows;
    for (InterventionChoice const& act : interventions(now))
        if (static_cast<int>(act.hand) / interventionsOnPage == m_page)
            rows.push_back(interventionRow(act, now, reason()));
    m_acts.show(std::move(rows));
    session::Board const* const board = single() ? now.one() : nullptr;
    if (board)
        m_ruling.look(now);
    else
        m_ruling.lookAway();
    m_state = stateOf(board);
    m_notes = {};
    if (board) m_notes = {noteOf(*board, Colour::White), noteOf(*board, Colour::Black)};
}

QString InterventionsView::stateOf(session::Board const* board) const {
    if (!board) return {};
    if (board->result) return resultAndKind(*board);
    if (board->adjourned) return adjournedText();
    if (!board->clock) return {};
    clock::Reading const reading = clock::read(*board->clock, m_desk.now());
    bool const white = reading.active == Colour::White;
    switch (reading.phase) {
    case clock::Phase::Ready: return tr("Not started");
    case clock::Phase::Running: return white ? tr("White's clock is running") : tr("Black's clock is running");
    case clock::Phase::Paused: return white ? tr("Paused, White to move") : tr("Paused, Black to move");
    case clock::Phase::Frozen: return tr("Stopped at the flag fall");
    }
    return {};
}

QString InterventionsView::noteOf(session::Board const& board, Colour side) const {
    QStringList parts;
    if (board.clock) parts += tr("%n move(s)", "", clock::read(*board.clock, m_desk.now()).sides[side].movesCompleted);
    if (int const count = board.illegalMoves[side]; count > 0) {
        rulings::Rules const rules = rulesOf(at().details(), board);
        auto const penalty = illegalMovePenalty(rules.laws(), rules.play, rules.house.supervision).value;
        parts += tr("illegal moves: %1 (game lost at %2)").arg(count).arg(penalty.losesOn);
    }
    if (board.clock && board.clock->sides[side].lever == clock::Lever::Locked) parts += tr("lever locked");
    if (isMissing(board, m_desk.state().details, side, clockAt(board, m_desk.timeOfDay())))
        parts += tr("not at the board");
    return parts.join(QStringLiteral(", "));
}

void InterventionsView::tick() {
    if (!shown()) return;
    InterventionsAt const now = at();
    session::Board const* const board = single() ? now.one() : nullptr;
    m_timer.stop();
    m_times = {};
    m_after = {};
    m_caution.clear();
    if (auto const act = inView()) {
        Outlook const outlook = outlookOf(*act, now);
        for (Colour const side : bothColours)
            if (outlook.after[side]) m_after[side] = spanText(*outlook.after[side]);
        if (m_form.isOpen()) m_caution = outlook.whyNot;
    }
    if (board && board->clock) {
        clock::Reading const reading = clock::read(*board->clock, now.now);
        for (Colour const side : bothColours)
            m_times[side] = plain(clock::displayText(reading.sides[side].total, clock::DisplayStyle::Modern, Span{}));
        if (reading.phase == clock::Phase::Running && !board->result) {
            Span const wait = clock::untilTextChanges(reading.sides[reading.active].total, Span{});
            m_timer.start(
                std::chrono::ceil<std::chrono::milliseconds>(std::clamp(wait, shortestCountdown, longestCountdown)));
        }
    }
    emit timesChanged();
}

void InterventionsView::setPage(int page) {
    if (m_page == page || page < 0 || page >= pages()) return;
    m_page = page;
    m_previewed = -1;
    showNow();
}

void InterventionsView::preview(int hand) {
    if (m_previewed == hand) return;
    m_previewed = hand;
    tick();
}

// --- why ---------------------------------------------------------------------------------------------------

Ground InterventionsView::usualGround() const {
    auto const hand = m_form.hand();
    auto const act = hand ? actOf(*hand) : std::nullopt;
    return act ? act->ground : Ground::ArbiterDecision;
}

QString InterventionsView::edition() const {
    if (!m_desk.isOpen() || !m_desk.state().opened()) return {};
    return plain(m_desk.state().details.edition->code);
}

QStringList InterventionsView::groundNames() const {
    if (!m_desk.isOpen() || !m_desk.state().opened()) return {};
    InterventionsAt const now = at();
    QStringList names{m_form.isOpen() ? groundName(now, usualGround()) : tr("usual reason")};
    for (Ground const ground : flagfall::grounds()) names += groundName(now, ground);
    return names;
}

QStringList InterventionsView::groundWords() const {
    QStringList words{QString{}};
    for (Ground const ground : flagfall::grounds()) words += plain(groundWord(ground));
    return words;
}

QString InterventionsView::ground() const { return m_ground ? plain(groundWord(*m_ground)) : QString{}; }

void InterventionsView::setGround(QString const& word) {
    auto const all = flagfall::grounds();
    auto const meant = std::ranges::find(all, word.toStdString(), groundWord);
    auto const ground = meant == all.end() ? std::nullopt : std::optional{*meant};
    if (m_ground == ground) return;
    m_ground = ground;
    showNow();
}

QString InterventionsView::groundText() const {
    return m_ground && m_desk.isOpen() && m_desk.state().opened() ? groundName(at(), *m_ground) : QString{};
}

void InterventionsView::setNote(QString const& note) {
    if (m_note == note) return;
    m_note = note;
    emit noteChanged();
}

InterventionReason InterventionsView::reason() const {
    return {.ground = m_ground, .note = m_note.trimmed().toStdString()};
}

// --- acting ------------------------------------------------------------------------------------------------

std::optional<InterventionChoice> InterventionsView::actOf(Intervention hand) const {
    for (InterventionChoice& act : interventions(at()))
        if (act.hand == hand) return std::move(act);
    return std::nullopt;
}

/// The act under the cursor, or the one the form would send.
std::optional<InterventionChoice> InterventionsView::inView() const {
    if (!m_form.isOpen()) return m_previewed < 0 ? std::nullopt : actOf(static_cast<Intervention>(m_previewed));
    if (!m_form.valid()) return std::nullopt;
    return InterventionChoice{.hand = *m_form.hand(), .commands = {formCommand()}};
}

session::CorrectClocks InterventionsView::formCommand() const {
    InterventionsAt const now = at();
    auto command = std::get<session::CorrectClocks>(correction(now, m_form.operations(now), usualGround()));
    InterventionReason const why = reason();
    if (why.ground) command.ground = *why.ground;
    command.note = why.note;
    return command;
}

void InterventionsView::openForm(InterventionChoice const& act) {
    m_form.start(act, at());
    m_ground.reset();
    emit changed();
}

bool InterventionsView::key(int key, QString const& text, int modifiers, int scanCode) {
    if (!m_open || m_form.isOpen()) return false;
    auto const held = Qt::KeyboardModifiers::fromInt(modifiers);
    if (held & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    bool const enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    QString const letter = enter ? QStringLiteral("↵") : text.toUpper();
    for (QVariant const& option : m_ruling.options())
        if (option.toMap().value(QStringLiteral("key")).toString() == letter) {
            rule(letter);
            return true;
        }
    int const digit = digitOf({key, text, held, static_cast<quint32>(scanCode)});
    if (digit == 0) setPage((m_page + 1) % pages());
    if (digit > 0) {
        int const hand = m_page * interventionsOnPage + digit - 1;
        if (m_acts.rowWith(hand) >= 0) perform(hand);
    }
    return digit >= 0;
}

void InterventionsView::perform(int hand) {
    auto const act = actOf(static_cast<Intervention>(hand));
    if (!act) return;
    Outlook const outlook = outlookOf(*act, at());
    if (!outlook.possible) {
        m_door.tellRefused(outlook.whyNot);
        return;
    }
    if (act->hand == Intervention::DeviceOfWhite || act->hand == Intervention::DeviceOfBlack) {
        m_ruling.takeUp(at(), rulings::DeviceFound{*act->offender});
        return;
    }
    if (act->commands.empty() && act->ground == Ground::IllegalMove) {
        emit illegalMoveAsked(m_board, *act->offender);
        return;
    }
    if (act->commands.empty()) {
        // The new clock is set to what the old one shows, so that one must stand still.
        session::Board const* const board = at().one();
        bool const runs = board && board->clock && board->clock->phase == clock::Phase::Running;
        if (act->hand == Intervention::ReplaceClock && runs)
            stopAndAsk(*act, *board);
        else
            openForm(*act);
        return;
    }
    carryOut(withReason(*act, reason()), doneText(*act, at()));
}

/// The clock stays stopped, whatever becomes of the form.
void InterventionsView::stopAndAsk(InterventionChoice const& act, session::Board const& board) {
    session::Command const stop = session::PauseClocks{at().round, {board.number}};
    QString const told = doneText({stop}, at());
    m_door.submit(stop, [this, act, told, number = board.number.value()] {
        m_notice.tell(NoticeView::Kind::Done, told);
        if (m_open && single() && m_board == number) openForm(act);
    });
}

void InterventionsView::submitForm() {
    if (!m_form.isOpen()) return;
    m_form.touchAll();
    if (!m_form.valid()) {
        m_door.tellRefused(tr("Please check the marked fields."));
        return;
    }
    session::CorrectClocks command = formCommand();
    QString const told = doneText({command}, at());
    m_door.submit(session::Command{std::move(command)}, [this, told] {
        m_form.close();
        m_notice.tellUndoable(told);
        finished();
    });
}

/// One thing of the arbiter's: all of it happens or none, and it is undone at once.
void InterventionsView::carryOut(std::vector<session::Command> commands, QString const& told, Rules rules) {
    if (commands.empty()) return;
    auto const* const undoable = m_desk.history().undoable();
    session::Command all =
        commands.size() == 1 ? std::move(commands.front()) : session::Command{session::Together{std::move(commands)}};
    m_door.submit(std::move(all), [this, told, rules, before = undoable ? undoable->seq : Seq{}] {
        tellOf(told, before);
        if (rules == Rules::OnIncident) m_ruling.letGo();
        finished();
    });
}

/// Undo is offered where there is something of this to take back.
void InterventionsView::tellOf(QString const& told, Seq undoableBefore) {
    auto const* const undoable = m_desk.history().undoable();
    if (undoable && undoableBefore < undoable->seq)
        m_notice.tellUndoable(told);
    else
        m_notice.tell(NoticeView::Kind::Done, told);
}

/// In its form, with the time that is left.
void InterventionsView::putFlagUp() {
    setPage(static_cast<int>(Intervention::PutFlagUp) / interventionsOnPage);
    perform(static_cast<int>(Intervention::PutFlagUp));
}

void InterventionsView::carryOut(RulingView::Decision const& decision) {
    if (decision.putUp) {
        putFlagUp();
    } else if (decision.commands.empty()) {
        m_notice.tell(NoticeView::Kind::Done, decision.told);
        finished();
    } else {
        carryOut(decision.commands, decision.told, Rules::OnIncident);
    }
}

void InterventionsView::rule(QString const& key) {
    showNow(); // the clocks have run on
    if (m_ruling.answerStep(key)) return;
    if (auto const decision = m_ruling.decisionFor(key, reason().note)) carryOut(*decision);
}

void InterventionsView::decide(QString const& word) {
    showNow();
    if (auto const decision = m_ruling.ownDecision(word, reason().note)) carryOut(*decision);
}

void InterventionsView::finished() {
    m_ground.reset();
    setNote({});
    showNow();
    if (!m_pinned && !m_ruling.needed()) setOpen(false);
}

} // namespace flagfall::view
