// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/correction_form.h"

#include "app/view/texts/clock_text.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/typed_time.h"

#include "app/session/event/control_change.h"
#include "clock/typed_control.h"

#include <array>

namespace flagfall::view {
namespace {

using Field = CorrectionForm::Field;
using clock::Operation;

constexpr std::array correctionRoles{
    role<&CorrectionField::field>("field"),  role<&CorrectionField::label>("caption"),
    role<&CorrectionField::text>("content"), role<&CorrectionField::placeholder>("example"),
    role<&CorrectionField::error>("fault"),  role<&CorrectionField::wide>("wide"),
};

struct SideFields {
    Colour side;
    Field time, moves, period, left;
};
constexpr std::array sideFields{
    SideFields{Colour::White, Field::WhiteTime, Field::WhiteMoves, Field::WhitePeriod, Field::WhiteLeft},
    SideFields{Colour::Black, Field::BlackTime, Field::BlackMoves, Field::BlackPeriod, Field::BlackLeft},
};

enum class Holds { Time, Amount, Number, Control };

bool isMoves(Field field) { return field == Field::WhiteMoves || field == Field::BlackMoves; }

Holds holds(Field field, Intervention hand) {
    switch (field) {
    case Field::WhiteTime:
    case Field::BlackTime:
    case Field::Delay: return Holds::Time;
    case Field::Time: return hand == Intervention::AddTime ? Holds::Amount : Holds::Time;
    case Field::Control: return Holds::Control;
    case Field::WhiteMoves:
    case Field::BlackMoves:
    case Field::WhitePeriod:
    case Field::BlackPeriod:
    case Field::WhiteLeft:
    case Field::BlackLeft: break;
    }
    return Holds::Number;
}

int leastOf(Field field) { return isMoves(field) ? 0 : 1; }

QString timeProblem(Expected<clock::Span, TimeFault> const& time, QString const& typed) {
    return time ? QString{} : timeFaultText(time.error(), typed);
}

QString timeLabel(Intervention hand) {
    if (hand == Intervention::AddTime) return CorrectionForm::tr("Time to add, or with − to take off");
    if (hand == Intervention::MissedPressWithTime) return CorrectionForm::tr("Time the opponent used meanwhile");
    return CorrectionForm::tr("Time left");
}

/// Of a counter that byo-yomi and Canadian time have besides the moves.
QString leftLabel(Field field, clock::Method method) {
    bool const white = field == Field::WhiteLeft;
    if (method == clock::Method::Byoyomi)
        return white ? CorrectionForm::tr("White's byo-yomi periods") : CorrectionForm::tr("Black's byo-yomi periods");
    return white ? CorrectionForm::tr("White's moves to the time control")
                 : CorrectionForm::tr("Black's moves to the time control");
}

QString labelOf(Field field, Intervention hand, clock::Method method) {
    switch (field) {
    case Field::WhiteTime: return CorrectionForm::tr("White's time");
    case Field::BlackTime: return CorrectionForm::tr("Black's time");
    case Field::WhiteMoves: return CorrectionForm::tr("White's moves");
    case Field::BlackMoves: return CorrectionForm::tr("Black's moves");
    case Field::WhitePeriod: return CorrectionForm::tr("White's period");
    case Field::BlackPeriod: return CorrectionForm::tr("Black's period");
    case Field::WhiteLeft:
    case Field::BlackLeft: return leftLabel(field, method);
    case Field::Delay: return CorrectionForm::tr("Delay left of this move");
    case Field::Control: return CorrectionForm::tr("Time control");
    case Field::Time: break;
    }
    return timeLabel(hand);
}

Operation setLeft(Colour side, clock::Method method, int number) {
    if (method == clock::Method::Byoyomi) return clock::SetByoyomi{side, number};
    return clock::SetCanadian{side, number};
}

QString example(Field field, Intervention hand) {
    if (holds(field, hand) == Holds::Amount) return QStringLiteral("2:00");
    if (holds(field, hand) == Holds::Time) return QStringLiteral("1:30:00");
    return {};
}

} // namespace

CorrectionFields::CorrectionFields(QObject* parent) : RowModel(correctionRoles, parent) {}

CorrectionForm::CorrectionForm(QObject* parent) : QObject(parent) {}

// --- opening -----------------------------------------------------------------------------------------------

void CorrectionForm::start(InterventionChoice const& act, InterventionsAt const& at) {
    m_hand = act.hand;
    m_title = act.title;
    if (m_title.endsWith(QStringLiteral("…"))) m_title.chop(1);
    m_entries.clear();
    m_whose = act.hand == Intervention::ChangeControl ? Whose::Unchanged : Whose::White;
    session::Board const* const board = at.one();
    m_oneBoard = board && board->clock;
    if (board && board->clock) {
        clock::Reading const now = clock::read(*board->clock, at.now);
        if (act.hand == Intervention::MissedPressWithTime && now.active == Colour::Black) m_whose = Whose::Black;
        if (act.hand == Intervention::PutFlagUp && !now.sides.white.flag) m_whose = Whose::Black;
    }
    auto const& set = m_oneBoard ? board->clock->setting : at.control();
    m_presentControl = plain(clock::writeControl(*set));
    if (act.hand == Intervention::SetTimes || act.hand == Intervention::ReplaceClock)
        addSides(at);
    else
        add(act.hand == Intervention::ChangeControl ? Field::Control : Field::Time);
    show();
    emit changed();
}

void CorrectionForm::addSides(InterventionsAt const& at) {
    session::Board const* const board = m_oneBoard ? at.one() : nullptr;
    clock::Setting const& setting = board ? *board->clock->setting : *at.control();
    std::optional<clock::Reading> now;
    if (board) now = clock::read(*board->clock, at.now);
    for (SideFields const& fields : sideFields) {
        add(fields.time, now ? spanText(now->sides[fields.side].main) : QString{});
        if (now) m_entries.back().exact = now->sides[fields.side].main;
    }
    for (SideFields const& fields : sideFields)
        add(fields.moves, now ? QString::number(now->sides[fields.side].movesCompleted) : QString{});
    for (SideFields const& fields : sideFields) {
        auto const& periods = setting.periods(fields.side);
        if (periods.size() == 1 && !periods.back().repeats) continue;
        add(fields.period, now ? QString::number(now->sides[fields.side].period) : QString{});
        if (!periods.back().repeats) m_entries.back().most = static_cast<int>(periods.size());
    }
    if (now) addCounters(*now);
}

/// What only some kinds of time count, where it is counted now.
void CorrectionForm::addCounters(clock::Reading const& now) {
    for (SideFields const& fields : sideFields) {
        clock::DisplayReading const& side = now.sides[fields.side];
        bool const byoyomi = side.method == clock::Method::Byoyomi;
        if (!byoyomi && side.method != clock::Method::Canadian) continue;
        add(fields.left, QString::number(byoyomi ? side.byoyomiLeft : side.canadianMovesDue));
        m_entries.back().method = side.method;
    }
    if (now.sides[now.active].delayLeft <= clock::Span{}) return;
    add(Field::Delay, spanText(now.sides[now.active].delayLeft));
    m_entries.back().exact = now.sides[now.active].delayLeft;
    m_delayOf = now.active;
}

void CorrectionForm::add(Field field, QString const& before) { m_entries.push_back({field, before, before}); }

std::optional<int> CorrectionForm::numberIn(Entry const& one) {
    bool isNumber = false;
    int const number = one.text.trimmed().toInt(&isNumber);
    return isNumber && number >= leastOf(one.field) && number <= one.most ? std::optional{number} : std::nullopt;
}

void CorrectionForm::close() {
    m_hand.reset();
    m_entries.clear();
    m_fields.show({});
    emit changed();
}

// --- what stands in it -------------------------------------------------------------------------------------

QString CorrectionForm::explanation() const {
    if (m_hand == Intervention::SetTimes) return tr("Only what you change is set; the rest stays the same.");
    if (m_hand == Intervention::ReplaceClock)
        return tr("The old clock is paused. These values are from the journal: set the new clock to them, or "
                  "enter what it shows. Name the new clock in the note.");
    if (m_hand == Intervention::ChangeControl)
        return m_whose == Whose::Unchanged
                   ? tr("From now on, with the current times.")
                   : tr("The clock is paused with the times it would show if this time control had been "
                        "set from the start, with the same presses and corrections.");
    if (m_hand == Intervention::MissedPressWithTime)
        return tr("The move is counted and its increment added; the time the opponent used on this player's "
                  "clock is charged to the opponent.");
    return {};
}

QString CorrectionForm::sideLabel() const {
    if (m_hand == Intervention::AddTime) return tr("Whose time");
    if (m_hand == Intervention::PutFlagUp) return tr("Whose flag");
    if (m_hand == Intervention::MissedPressWithTime) return tr("Who did not press");
    if (m_hand == Intervention::ChangeControl && m_oneBoard) return tr("Which times");
    return {};
}

std::vector<CorrectionForm::Whose> CorrectionForm::answers() const {
    if (sideLabel().isEmpty()) return {};
    if (m_hand == Intervention::ChangeControl) return {Whose::Unchanged, Whose::FromStart};
    if (m_hand == Intervention::AddTime) return {Whose::White, Whose::Black, Whose::Both};
    return {Whose::White, Whose::Black};
}

QStringList CorrectionForm::sides() const {
    auto const name = [](Whose whose) {
        switch (whose) {
        case Whose::White: return colourText(Colour::White);
        case Whose::Black: return colourText(Colour::Black);
        case Whose::Both: return tr("both players");
        case Whose::Unchanged: return tr("unchanged");
        case Whose::FromStart: return tr("as if set from the start");
        }
        return QString{};
    };
    QStringList names;
    for (Whose const whose : answers()) names += name(whose);
    return names;
}

QString CorrectionForm::wordOf(Whose whose) {
    switch (whose) {
    case Whose::White: return QStringLiteral("white");
    case Whose::Black: return QStringLiteral("black");
    case Whose::Both: return QStringLiteral("both");
    case Whose::Unchanged: return QStringLiteral("unchanged");
    case Whose::FromStart: return QStringLiteral("from-start");
    }
    return {};
}

QStringList CorrectionForm::sideWords() const {
    QStringList words;
    for (Whose const whose : answers()) words += wordOf(whose);
    return words;
}

QString CorrectionForm::side() const { return wordOf(m_whose); }

void CorrectionForm::setSide(QString const& word) {
    for (Whose const whose : answers())
        if (wordOf(whose) == word && m_whose != whose) {
            m_whose = whose;
            emit changed();
            return;
        }
}

QString CorrectionForm::controlText() const {
    Entry const* const control = entry(Field::Control);
    return control && !control->text.trimmed().isEmpty() ? control->text : m_presentControl;
}

void CorrectionForm::setControlText(QString const& text) { edit(static_cast<int>(Field::Control), text); }

QString CorrectionForm::words() const {
    Entry const* const control = entry(Field::Control);
    if (!control || control->text.trimmed().isEmpty()) return {};
    auto const setting = clock::readControl(control->text.toStdString());
    return setting ? controlInWords(*setting) : QString{};
}

std::shared_ptr<clock::Setting const> CorrectionForm::control() const {
    auto setting = clock::readControl(entry(Field::Control)->text.toStdString());
    return setting ? std::make_shared<clock::Setting const>(std::move(*setting)) : nullptr;
}

CorrectionForm::Entry const* CorrectionForm::entry(Field field) const {
    for (Entry const& one : m_entries)
        if (one.field == field) return &one;
    return nullptr;
}

/// Times of a new clock must be said; elsewhere an empty line, or one as before, leaves things as they are.
bool CorrectionForm::mayStay(Entry const& one) const {
    bool const required =
        one.field == Field::Time || one.field == Field::Control ||
        (m_hand == Intervention::ReplaceClock && one.field != Field::Delay && holds(one.field, *m_hand) == Holds::Time);
    return !required && (one.text.trimmed().isEmpty() || one.text == one.before);
}

QString CorrectionForm::faultOf(Entry const& one) const {
    if (mayStay(one)) return {};
    switch (holds(one.field, *m_hand)) {
    case Holds::Time: return timeProblem(parseTime(one.text), one.text);
    case Holds::Amount: return timeProblem(parseAmount(one.text), one.text);
    case Holds::Number:
        return numberIn(one) ? QString{}
                             : tr("Write a whole number from %1 to %2.").arg(leastOf(one.field)).arg(one.most);
    case Holds::Control: break;
    }
    auto const setting = clock::readControl(one.text.toStdString());
    return setting ? QString{} : controlProblemText(setting.error());
}

bool CorrectionForm::valid() const {
    if (!m_hand) return false;
    for (Entry const& one : m_entries)
        if (!faultOf(one).isEmpty()) return false;
    return !operations().empty();
}

void CorrectionForm::edit(int field, QString const& text) {
    for (Entry& one : m_entries)
        if (static_cast<int>(one.field) == field) {
            one.text = text;
            one.touched = true;
        }
    show();
    emit changed();
}

void CorrectionForm::touchAll() {
    for (Entry& one : m_entries) one.touched = true;
    show();
}

void CorrectionForm::show() {
    std::vector<CorrectionField> rows;
    for (Entry const& one : m_entries) {
        CorrectionField row;
        row.field = static_cast<int>(one.field);
        row.label = labelOf(one.field, *m_hand, one.method);
        row.text = one.text;
        row.placeholder = one.field == Field::Control ? m_presentControl
                          : one.before.isEmpty()      ? example(one.field, *m_hand)
                                                      : one.before;
        row.wide = one.field == Field::Time || one.field == Field::Delay || one.field == Field::Control;
        if (one.touched) row.error = faultOf(one);
        rows.push_back(std::move(row));
    }
    m_fields.show(std::move(rows));
}

// --- what it means -----------------------------------------------------------------------------------------

std::optional<clock::Span> CorrectionForm::timeIn(Entry const& one) const {
    if (one.exact && one.text == one.before) return one.exact;
    auto const typed = parseTime(one.text);
    return typed ? std::optional{*typed} : std::nullopt;
}

/// The period first, because it sets the counter anew; then the counter, then the time, which nothing else moves.
void CorrectionForm::addTimes(std::vector<Operation>& operations) const {
    for (SideFields const& fields : sideFields) {
        Entry const* const period = entry(fields.period);
        if (period && !mayStay(*period))
            if (auto const number = numberIn(*period)) operations.emplace_back(clock::SetPeriod{fields.side, *number});
        Entry const* const moves = entry(fields.moves);
        if (moves && !mayStay(*moves))
            if (auto const number = numberIn(*moves)) operations.emplace_back(clock::SetMoves{fields.side, *number});
        Entry const* const time = entry(fields.time);
        if (time && !mayStay(*time))
            if (auto const span = timeIn(*time)) operations.emplace_back(clock::SetTime{fields.side, *span});
        Entry const* const left = entry(fields.left);
        if (left && !mayStay(*left))
            if (auto const number = numberIn(*left)) operations.push_back(setLeft(fields.side, left->method, *number));
    }
    Entry const* const delay = entry(Field::Delay);
    if (delay && !mayStay(*delay))
        if (auto const span = timeIn(*delay)) operations.emplace_back(clock::SetDelay{m_delayOf, *span});
}

void CorrectionForm::addAmounts(std::vector<Operation>& operations) const {
    Entry const* const time = entry(Field::Time);
    auto const span = m_hand == Intervention::AddTime ? parseAmount(time->text) : parseTime(time->text);
    if (!span) return;
    Colour const side = m_whose == Whose::Black ? Colour::Black : Colour::White;
    if (m_hand == Intervention::PutFlagUp)
        operations.emplace_back(clock::RevokeFlag{side, *span});
    else if (m_hand == Intervention::MissedPressWithTime)
        operations.emplace_back(clock::CountMissedPress{side, *span});
    else
        for (Colour const colour : bothColours)
            if (m_whose == Whose::Both || colour == side) operations.emplace_back(clock::AdjustTime{colour, *span});
}

std::vector<Operation> CorrectionForm::operations() const {
    std::vector<Operation> operations;
    if (!m_hand) return operations;
    if (m_hand == Intervention::ReplaceClock) operations.emplace_back(clock::Pause{});
    if (m_hand == Intervention::ChangeControl) {
        if (auto setting = control()) operations.emplace_back(clock::InstallSetting{std::move(setting)});
    } else if (entry(Field::Time)) {
        addAmounts(operations);
    } else {
        addTimes(operations);
    }
    return operations;
}

std::vector<Operation> CorrectionForm::operations(InterventionsAt const& at) const {
    bool const fromTheStart = m_hand == Intervention::ChangeControl && m_whose == Whose::FromStart;
    auto const setting = fromTheStart ? control() : nullptr;
    session::Board const* const board = setting ? at.one() : nullptr;
    auto const times =
        board ? session::timesUnder(at.history, at.round, board->number, *setting, at.now) : std::nullopt;
    return times ? session::changeOfControl(setting, *times) : operations();
}

} // namespace flagfall::view
