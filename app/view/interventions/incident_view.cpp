// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/incident_view.h"

#include "app/view/board/square_number.h"
#include "app/view/common/command_door.h"
#include "app/view/common/notice_view.h"
#include "app/view/hall/rounds_model.h"
#include "app/view/texts/appeal_text.h"
#include "app/view/texts/colour_letters.h"
#include "app/view/texts/incident_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/team_match_text.h"
#include "arbiter/notation/read_move.h"
#include "clock/display.h"

#include <utility>

namespace flagfall::view {
namespace {

using clock::Span;

QString const enterKey{QChar{confirmKey}};
constexpr Span soonestText = std::chrono::milliseconds{20};

} // namespace

IncidentView::IncidentView(DeskLink& desk, CommandDoor& door, NoticeView& notice, RoundsModel& rounds, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_notice(notice), m_rounds(rounds) {
    connect(&m_form, &IncidentForm::edited, this, [this] {
        startAfresh();
        factsChanged();
    });
    connect(&m_rounds, &RoundsModel::shownChanged, this, &IncidentView::close);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &IncidentView::tick);
    connect(this, &IncidentView::changed, this, &IncidentView::tick);
    connect(&m_second, &QTimer::timeout, this, &IncidentView::passSecond);
    connect(&m_ruling, &RulingView::changed, this, &IncidentView::changed);
}

InterventionsAt IncidentView::at() const {
    return {m_desk.history(), RoundNumber{m_rounds.shown()}, {BoardNumber{m_board}}, m_desk.now(), m_desk.timeOfDay()};
}

bool IncidentView::canShow(int board) const {
    if (!m_desk.isOpen() || !m_desk.state().opened()) return false;
    session::Round const* const round = m_desk.state().round(RoundNumber{m_rounds.shown()});
    return round && round->board(BoardNumber{board});
}

// --- which board, and what -----------------------------------------------------------------------------------

void IncidentView::openAt(int board) {
    if (!canShow(board)) return;
    bool const before = m_open;
    m_open = true;
    if (!before) m_kinds.count(incidentsOnRecord(m_desk.history()));
    turnTo(board);
    if (!before) emit openChanged();
}

void IncidentView::openForAppeal(int board, int appeal) {
    m_appeal = {board, Seq{appeal}};
    openAt(board);
}

void IncidentView::openWith(int board, std::string_view incident, std::vector<rulings::FactText> facts) {
    m_matters[board] = {std::string{incident}, facts, {}, {}, runsNow(board, incident), std::move(facts)};
    openAt(board);
}

void IncidentView::turnTo(int board) {
    m_board = board;
    m_typed.clear();
    auto const kept = m_matters.find(board);
    Matter const matter = kept == m_matters.end() ? Matter{} : kept->second;
    m_note = matter.note;
    m_since = matter.since;
    m_begun = matter.begun;
    startAfresh();
    m_form.start(matter.incident, at(), matter.facts);
    showRuling(matter.answers);
    m_kinds.look(at());
    m_kinds.show(at().play(), m_typed);
    emit changed();
}

void IncidentView::stepBoard(int by) {
    if (!canShow(m_board + by)) return;
    keep();
    turnTo(m_board + by);
}

void IncidentView::choose(QString const& incident) {
    std::string const word = incident.section(QLatin1Char(' '), 0, 0).toStdString();
    auto facts = rulings::readFacts(incident.section(QLatin1Char(' '), 1).toStdString());
    if (!m_open || incidentName(word).isEmpty() || !facts) return;
    m_matters[m_board] = {word, *facts, {}, m_note, runsNow(m_board, word), *std::move(facts)};
    turnTo(m_board);
}

std::optional<ClockRun> IncidentView::runsNow(int number, std::string_view incident) const {
    if (!canShow(number)) return std::nullopt;
    session::Round const* const round = m_desk.state().round(RoundNumber{m_rounds.shown()});
    return runsDuring(incident, *round->board(BoardNumber{number}), m_desk.now());
}

void IncidentView::keep() {
    if (isChosen())
        m_matters[m_board] = {m_form.incidentWord(), m_form.said(), m_ruling.said(), m_note, m_since, m_begun};
    else
        m_matters.erase(m_board);
}

QString IncidentView::said() const {
    if (!isChosen()) return {};
    QStringList said;
    for (rulings::FactText const& fact : m_form.said())
        if (std::ranges::find(m_begun, fact) == m_begun.end()) said += plain(fact.word + '=' + fact.value);
    for (auto const& ask : rulings::Words<rulings::Ask>::all)
        if (auto const answer = m_ruling.said().to(ask.value))
            said += plain(ask.word) + QLatin1Char('=') + plain(rulings::wordOf(*answer));
    if (!m_note.trimmed().isEmpty()) said += m_note;
    return said.join(QLatin1Char('\n'));
}

void IncidentView::back() {
    if (isChosen()) {
        m_matters.erase(m_board);
        turnTo(m_board);
    } else {
        close();
    }
}

void IncidentView::close() {
    if (!m_open) return;
    m_open = false;
    m_second.stop();
    m_matters.clear();
    m_appeal.reset();
    m_form.clear();
    m_ruling.lookAway();
    emit changed();
    emit openChanged();
}

void IncidentView::setTyped(QString const& typed) {
    if (m_typed == typed) return;
    m_typed = typed;
    if (m_open) m_kinds.show(at().play(), typed);
    emit changed();
}

void IncidentView::setNote(QString const& note) {
    if (m_note == note) return;
    m_note = note;
    m_refused.clear(); // it may have been the reason that was missing
    emit changed();
}

// --- what is shown -------------------------------------------------------------------------------------------

QString IncidentView::boardText() const {
    QString const label = boardLabel(m_desk.state(), RoundNumber{m_rounds.shown()}, BoardNumber{m_board});
    bool const other = m_open && m_rounds.shown() != static_cast<int>(m_desk.state().rounds.size());
    return other ? tr("Round %1, board %2", "head").arg(m_rounds.shownLabel(), label)
                 : tr("Board %1", "head").arg(label);
}

QString IncidentView::players() const {
    if (!m_open || !canShow(m_board)) return {};
    InterventionsAt const now = at();
    session::Board const* const board = now.one();
    //: %1 White, %2 Black.
    return tr("%1 – %2", "players").arg(playerName(now.state(), board->white), playerName(now.state(), board->black));
}

void IncidentView::tick() {
    m_timer.stop();
    session::Board const* const board = m_open && canShow(m_board) ? at().one() : nullptr;
    QString times;
    if (board && board->clock) {
        clock::Reading const reading = clock::read(*board->clock, m_desk.now());
        bool const runs = reading.phase == clock::Phase::Running && !board->result;
        ByColour<QString> shown;
        for (Colour const side : bothColours) {
            shown[side] = plain(clock::displayText(reading.sides[side].total, clock::DisplayStyle::Modern, Span{}));
            if (runs && side == reading.active) shown[side].prepend(QStringLiteral("▸ "));
        }
        times = shown.white + QStringLiteral(" – ") + shown.black;
        Span const wait = clock::untilTextChanges(reading.sides[reading.active].total, Span{});
        if (runs) m_timer.start(std::chrono::ceil<std::chrono::milliseconds>(std::max(wait, soonestText)));
    }
    if (std::exchange(m_times, times) != times) emit timesChanged();
}

bool IncidentView::clockRuns() const {
    session::Board const* const board = m_open && canShow(m_board) ? at().one() : nullptr;
    return board && board->clock && !board->result &&
           clock::read(*board->clock, m_desk.now()).phase == clock::Phase::Running;
}

QString IncidentView::supervision() const {
    session::Board const* const board = m_open ? at().one() : nullptr;
    session::EventDetails const& details = m_desk.state().details;
    if (!details.edition) return {};
    bool const ofGame = board && details.edition->supervisionByGame;
    rulings::Rules const rules = ofGame ? rulesOf(details, *board) : rulings::Rules{*details.edition};
    if (rules.play == PlayType::Standard) return {};
    QString const articles = plain(rules.laws().fullSupervision);
    //: %1 articles of the Laws, "A.3, B.2": whether an arbiter watches this rapid or blitz game.
    return rules.house.supervision == Supervision::Full ? tr("This game is supervised (%1)").arg(articles)
                                                        : tr("This game is not supervised (%1)").arg(articles);
}

void IncidentView::superviseOtherwise() {
    session::Board const* const board = supervision().isEmpty() ? nullptr : at().one();
    if (!board) return;
    auto const now = rulesOf(m_desk.state().details, *board).house.supervision;
    auto const wanted = now == Supervision::Full ? Supervision::Limited : Supervision::Full;
    m_door.submit(session::SuperviseGames{RoundNumber{m_rounds.shown()}, {board->number}, wanted});
}

QString IncidentView::appealText() const {
    auto const appeal =
        m_open && m_appeal && m_appeal->first == m_board ? appealAt(m_desk.history(), m_appeal->second) : std::nullopt;
    return appeal ? view::appealText(*appeal) : QString{};
}

QString IncidentView::name() const { return incidentName(m_form.incidentWord()); }

void IncidentView::update(Changes const& changes) {
    if (!m_open) return;
    if (!canShow(m_board))
        close();
    else if (changes.everyBoard || !changes.onlyClocks() ||
             std::ranges::any_of(changes.boards,
                                 [this](auto const& place) { return place.board == BoardNumber{m_board}; }))
        showAgain();
}

void IncidentView::showAgain() {
    m_kinds.show(at().play(), m_typed);
    factsChanged();
}

/// What the arbiter has answered stays as long as the incident is the same.
void IncidentView::factsChanged() {
    if (!m_open) return;
    m_form.look(at());
    showRuling(m_ruling.said());
    emit changed();
}

/// The lateness is shown as it grows. The ruling is shown anew only where it is another one, so that no button goes
/// from under the hand; what is decided goes by the time of the decision.
void IncidentView::passSecond() {
    m_form.look(at());
    auto const incident = m_form.incident();
    if (!incident || !m_ruling.needed() || !m_form.wanted().isEmpty()) return;
    auto const shown = [this] { return m_ruling.law() + m_ruling.warning() + m_ruling.askedByOptions(); };
    QString const before = shown();
    {
        QSignalBlocker const quiet(m_ruling);
        m_ruling.takeUp(at(), *incident, m_ruling.said(), m_form.seen());
    }
    if (shown() != before) factsChanged();
}

void IncidentView::showRuling(rulings::Answers const& said) {
    constexpr std::chrono::seconds each{1};
    auto const incident = m_form.incident();
    m_positionShown = false;
    if (!m_form.countsLateness())
        m_second.stop();
    else if (!m_second.isActive())
        m_second.start(each);
    if (!incident) {
        m_ruling.lookAway();
        return;
    }
    m_ruling.reserve(lettersName() ? lettersOfColours() : QStringList{});
    m_ruling.takeUp(at(), *incident, said, m_form.seen());
    session::Board const* const board = m_since ? at().one() : nullptr;
    m_ruling.giveBack(board ? runSince(*m_since, *board, m_desk.now()) : std::nullopt);
    showPosition(*incident);
    if (!awaited().isEmpty()) m_ruling.lookAway();
}

void IncidentView::showPosition(rulings::Incident const& incident) {
    auto const* const position = m_ruling.position();
    auto const* const touched = std::get_if<rulings::PiecesTouched>(&incident);
    auto const* const must = m_ruling.mustMove();
    if (!position || !(touched || must)) return;
    board::Bitboard squares;
    if (touched)
        for (board::Square const square : touched->touched) squares |= board::bitOf(square);
    std::vector<board::Move> left;
    if (must && !must->any)
        for (std::string const& text : must->moves)
            if (auto const move = notation::readMove(*position, text)) left.push_back(move->move);
    m_position.show(*position);
    m_position.setTouched(squares, left);
    m_positionShown = true;
}

bool IncidentView::squaresAsked() const { return !rulings::atBoard(m_form.incidentWord()).squares.empty(); }

QString IncidentView::awaited() const {
    QString const wanted = m_form.wanted();
    return wanted.isEmpty() ? m_form.unreadable() : wanted;
}

void IncidentView::touch(int square) {
    auto const at = squareOf(square);
    if (!at || !squaresAsked()) return;
    m_form.toggleSquare(*at);
}

// --- acting --------------------------------------------------------------------------------------------------

bool IncidentView::hasKey(QString const& key) const {
    QVariantList const options = m_ruling.options();
    return std::ranges::any_of(
        options, [&](QVariant const& option) { return option.toMap().value(QStringLiteral("key")).toString() == key; });
}

QString IncidentView::picked() const { return hasKey(m_picked) ? m_picked : QString{}; }

/// The option that Enter stands for.
QString IncidentView::enterMeans() const { return picked().isEmpty() ? enterKey : picked(); }

/// Nothing that was pressed or refused before holds for what is ruled on now.
void IncidentView::startAfresh() {
    m_reminded = false;
    m_refused.clear();
    m_awaitsReason.clear();
    m_picked.clear();
}

bool IncidentView::enterDecides() const {
    bool const decides = hasKey(enterMeans()) && m_ruling.checkBefore(enterMeans()).isEmpty();
    return isChosen() && (decides || !m_awaitsReason.isEmpty());
}

QString IncidentView::missingFact() const {
    IncidentField const* const field = m_form.field(awaited());
    if (!field) return {};
    if (m_form.wanted().isEmpty())
        //: %1 the label of a field.
        return tr("This cannot be read yet: %1").arg(field->label);
    QStringList keys = field->keys;
    keys.removeAll(QString{});
    //: %1 the label of a field that must be filled in.
    QString const missing = tr("Still to be said: %1").arg(field->label);
    //: %1 what is missing, %2 the keys that say it, as "W / B".
    return keys.isEmpty() ? missing : tr("%1 (%2)", "missing").arg(missing, keys.join(QStringLiteral(" / ")));
}

QString IncidentView::reminder() const {
    if (!m_refused.isEmpty()) return m_refused;
    if (!m_reminded) return {};
    if (QString const missing = missingFact(); !missing.isEmpty()) return missing;
    if (QString const check = m_ruling.checkBefore(m_barred); !check.isEmpty())
        //: %1 a question.
        return tr("First answer with yes: %1").arg(check);
    if (!m_ruling.needed() || enterDecides()) return {};
    QStringList keys;
    for (QVariant const& option : m_ruling.options()) keys += option.toMap().value(QStringLiteral("key")).toString();
    keys.removeAll(QString{});
    QString const question = m_ruling.openQuestion();
    if (keys.isEmpty()) return tr("Choose the decision.");
    //: %1 keys, as "K" or "K / R".
    if (question.isEmpty()) return tr("Choose the decision with %1.").arg(keys.join(QStringLiteral(" / ")));
    //: %1 keys, as "Y / N"; %2 the question.
    return tr("Answer the question with %1: %2").arg(keys.join(QStringLiteral(" / ")), question);
}

void IncidentView::remind() { remindOf(enterKey); }

void IncidentView::remindOf(QString const& key) {
    if (!isChosen() || (!m_ruling.needed() && awaited().isEmpty())) return;
    m_reminded = true;
    m_barred = key;
    emit changed();
}

bool IncidentView::letter(QString const& text) {
    if (!m_open || !isChosen()) return false;
    QString const key = text.toUpper();
    if (!std::exchange(m_refused, {}).isEmpty()) emit changed();
    QString const own = std::exchange(m_awaitsReason, {});
    if (!own.isEmpty() && key == enterKey) {
        decide(own);
        return true;
    }
    if (key == QChar{stopClockKey} && clockRuns()) {
        m_door.submit(session::PauseClocks{RoundNumber{m_rounds.shown()}, {BoardNumber{m_board}}});
        return true;
    }
    if (key == enterKey && !hasKey(enterMeans())) {
        remind();
        return false;
    }
    if (key == QStringLiteral("E") && m_form.incidentWord() == "appeal" && !m_appeal) {
        QString const place = placeLabel(m_desk.state(), RoundNumber{m_rounds.shown()}, BoardNumber{m_board});
        close();
        emit rulingsAsked(place);
        return true;
    }
    bool isNumber = false;
    int const number = text.toInt(&isNumber);
    if (isNumber) {
        if (m_form.number(number)) {
            if (!m_form.asksNext().isEmpty()) emit numberWanted(m_form.asksNext());
            return true;
        }
        QString const field = m_form.fieldOfDigits();
        if (field.isEmpty()) return false;
        m_form.edit(field, text);
        emit digitTyped(field);
        return true;
    }
    auto const player = colourOfLetter(key, LetterAmong::Answers);
    QString const colour = player == Colour::White ? QStringLiteral("white") : QStringLiteral("black");
    if (player && !m_form.wanted().isEmpty() && m_form.blame(colour)) return true;
    if (QString const meant = key == enterKey ? enterMeans() : key; hasKey(meant)) {
        if (!m_ruling.checkBefore(meant).isEmpty())
            remindOf(meant);
        else if (key == enterKey)
            rule(meant);
        else if (!answerStep(key))
            pick(key);
        return true;
    }
    return (player && m_form.blame(colour)) || m_ruling.letter(key);
}

/// What was picked before means something else among the answers to the next question.
bool IncidentView::answerStep(QString const& key) {
    if (!m_ruling.answerStep(key)) return false;
    m_picked.clear();
    m_reminded = false;
    emit changed();
    return true;
}

void IncidentView::pick(QString const& key) {
    m_picked = m_picked == key ? QString{} : key;
    m_reminded = false;
    emit changed();
}

void IncidentView::rule(QString const& key) {
    factsChanged(); // the clocks have run on
    if (answerStep(key)) return;
    if (auto const decision = m_ruling.decisionFor(key, m_note.trimmed().toStdString())) carryOut(*decision, {});
}

void IncidentView::decide(QString const& word) {
    factsChanged();
    if (auto const decision = m_ruling.ownDecision(word, m_note.trimmed().toStdString())) carryOut(*decision, word);
}

void IncidentView::explain(QString const& word) {
    m_picked.clear();
    m_awaitsReason = word;
    emit changed();
}

void IncidentView::carryOut(RulingView::Decision decision, QString const& own) {
    bool const forAppeal = m_appeal && m_appeal->first == m_board && !decision.givenBack && !decision.commands.empty();
    if (forAppeal) {
        session::Together all{std::move(decision.commands)};
        all.commands.push_back(session::FollowAppeal{m_appeal->second});
        decision.commands = {session::Command{std::move(all)}};
    }
    // A notice would be hidden by the panel.
    auto const refused = [this, own](session::Refusal const& refusal) {
        m_refused = refusalWithRound(refusal, RoundNumber{m_rounds.shown()}, m_desk.state());
        bool const unexplained = refusal.why == session::Why::ReasonMissing;
        m_awaitsReason = unexplained ? own : QString{};
        emit changed();
        if (unexplained) emit reasonMissing();
    };
    if (decision.putUp) {
        auto const cancel = [this, board = m_board, round = m_rounds.shown(), note = m_note] {
            close();
            m_rounds.setShown(round); // where the page it was opened from shows another one again
            emit flagToCancel(board, note);
        };
        if (decision.commands.empty())
            cancel();
        else
            m_door.submit(decision.commands.front(), cancel, refused);
        return;
    }
    if (decision.step == session::AdjournmentStep::OpenFirst) {
        auto const leave = leaving(decision.step);
        close();
        leave();
        return;
    }
    auto const together = [](std::vector<session::Command> commands) {
        return commands.size() == 1 ? std::move(commands.front())
                                    : session::Command{session::Together{std::move(commands)}};
    };
    if (auto const given = std::exchange(decision.givenBack, {})) {
        // Nothing is given back for a decision that is refused.
        auto const tried = session::decide(m_desk.history(), together(decision.commands),
                                           session::Confirmation::NotAsked, m_desk.now());
        if (auto const* const refusal = tried ? nullptr : tried.error().refusal(); refusal) return refused(*refusal);
        m_door.submit(
            *given,
            [this, decision, own] {
                m_since = runsNow(m_board, m_form.incidentWord());
                carryOut(decision, own);
            },
            refused);
        return;
    }
    auto const* const undoable = m_desk.history().undoable();
    Seq const before = undoable ? undoable->seq : Seq{};
    if (decision.commands.empty()) {
        decided(decision.told, before);
        return;
    }
    m_door.submit(
        together(decision.commands),
        [this, told = decision.told, before, leave = leaving(decision.step)] {
            decided(told, before);
            leave();
        },
        refused);
}

/// To the page of adjourned games, with what was said here.
std::function<void()> IncidentView::leaving(session::AdjournmentStep step) {
    if (step == session::AdjournmentStep::None) return [] {};
    auto const said = m_form.said();
    auto const text = std::ranges::find(said, "text", &rulings::FactText::word);
    QString const written = text == said.end() ? QString{} : QString::fromStdString(text->value);
    return [this, round = m_rounds.shown(), board = m_board, step, written] {
        emit adjournmentAsked(round, board, step, written);
    };
}

/// Undo is offered where there is something of this to take back.
void IncidentView::decided(QString const& told, Seq undoableBefore) {
    close();
    m_settling.settle();
    auto const* const undoable = m_desk.history().undoable();
    if (undoable && undoableBefore < undoable->seq)
        m_notice.tellUndoable(told);
    else
        m_notice.tell(NoticeView::Kind::Done, told);
}

} // namespace flagfall::view
