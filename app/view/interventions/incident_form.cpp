// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/incident_form.h"

#include "app/session/event/announced_rounds.h"
#include "app/view/interventions/incident_known.h"
#include "app/view/interventions/squares_typed.h"
#include "app/view/record/players_letters.h"
#include "app/view/texts/colour_letters.h"
#include "app/view/texts/incident_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/typed_time.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/rulings/touch_law.h"

#include <algorithm>

namespace flagfall::view {
namespace {

using rulings::FactForm;
using rulings::FactKind;
using rulings::FactText;

constexpr int mostChips = 6;
QString const yesWord = QStringLiteral("yes");

constexpr std::array incidentFieldRoles{
    role<&IncidentField::word>("word"),
    role<&IncidentField::label>("caption"),
    role<&IncidentField::kind>("kind"),
    role<&IncidentField::value>("content"),
    role<&IncidentField::words>("words"),
    role<&IncidentField::names>("names"),
    role<&IncidentField::example>("example"),
    role<&IncidentField::error>("fault"),
    role<&IncidentField::wide>("wide"),
    role<&IncidentField::keys>("caps"),
    role<&IncidentField::understood>("understood"),
};

bool isColour(FactForm const& form) {
    return form.choices.size() == 2 && rulings::fromWord<Colour>(form.choices.front()).has_value();
}

bool hasFewChoices(FactForm const& form) {
    return form.kind == FactKind::OneOf && form.choices.size() <= mostChips && !isColour(form);
}

/// A choice that nobody has to make.
bool hasUnknown(FactForm const& form) { return !form.needed && form.usual.empty(); }

/// Of the penalties only those that the event's Laws know: their numbers are those of the list then (12.9); and of the
/// ends on the board, five times the same position and 75 moves from 2014 on (9.6). What a device did is presumed only
/// where everything hangs on it.
void limit(FactForm& form, Edition const& laws) {
    if (form.word == "state" && laws.device.offence != DeviceOffence::Sounds) form.usual.clear();
    std::erase_if(form.choices, [&](std::string_view choice) {
        auto const penalty = form.kind == FactKind::SomeOf ? rulings::fromWord<Penalty>(choice) : std::nullopt;
        auto const end = form.word == "how" ? rulings::fromWord<record::BoardEnd>(choice) : std::nullopt;
        return (penalty && !laws.penalties.knows(*penalty)) ||
               (end && rulings::articleOf(laws.drawnGame, *end).empty());
    });
}

QString example(FactKind kind) {
    switch (kind) {
    case FactKind::Time: return IncidentForm::tr("for example %1").arg(QStringLiteral("0:05:00"));
    case FactKind::Squares: return IncidentForm::tr("for example %1").arg(QStringLiteral("e1,h1"));
    case FactKind::YesNo:
    case FactKind::OneOf:
    case FactKind::SomeOf:
    case FactKind::Number:
    case FactKind::Text:
    case FactKind::Position: break;
    }
    return {};
}

/// Nothing has said how many moves were made: nobody has pressed, and nobody has written.
bool movesUnknown(session::Board const& board) { return halfMovesPressed(board) == 0 && board.game.record.size() == 0; }

bool isArrival(std::string_view word) { return word.ends_with("-after"); }
/// It grows as long as the player stays away.
bool isLateness(std::string_view word) { return isArrival(word) || word == "late"; }
/// A flag that a clock on the table shows; somebody's is down, or nobody would speak of it.
bool isFlag(std::string_view word) { return word.ends_with("-flag-down"); }

/// What the last press gave, on a clock on the table: by the time control of the event, until it is read off.
bool isCredit(std::string_view word) { return word.ends_with("-credited"); }

std::optional<QString> creditBy(InterventionsAt const& at, std::string_view word) {
    Colour const side = word.starts_with(rulings::wordOf(Colour::White)) ? Colour::White : Colour::Black;
    auto const& control = at.control();
    if (!control) return std::nullopt;
    auto const& periods = control->periods(side);
    auto const gives = [](clock::Period const& one) {
        return one.method == clock::Method::Fischer && one.extra > clock::Span{};
    };
    auto const first = std::ranges::find_if(periods, gives);
    if (first == periods.end()) return std::nullopt;
    return QString::fromStdString(rulings::timeText(std::chrono::floor<std::chrono::seconds>(first->extra)));
}

/// `white-time` or `black-time` for `time`.
bool isOfSide(std::string_view word, std::string_view ofSide) {
    return std::ranges::any_of(bothColours, [&](Colour side) {
        std::string_view const colour = rulings::wordOf(side);
        return word.size() == colour.size() + 1 + ofSide.size() && word.starts_with(colour) && word.ends_with(ofSide);
    });
}

bool tellsOfClock(std::string_view word) { return word.ends_with("-time") || word.ends_with("-flag-down"); }

/// Who has sealed is on record, and nobody can say otherwise.
bool isSealer(std::string_view incident, std::string_view word) {
    bool const ofEnvelope = incident == "envelope-missing" || incident == "sealed-move";
    return word == "sealed-by" || (ofEnvelope && word == "by");
}

/// A time or squares in the form of the descriptions, whatever way they were typed; anything else as it is.
std::string written(FactForm const& form, QString const& value) {
    if (form.kind == FactKind::Squares) return squareList(squaresIn(value).squares).toStdString();
    if (form.kind == FactKind::Time)
        if (auto const time = parseTime(value))
            return rulings::timeText(std::chrono::duration_cast<std::chrono::milliseconds>(*time));
    return value.trimmed().toStdString();
}

} // namespace

IncidentFields::IncidentFields(QObject* parent) : RowModel(incidentFieldRoles, parent) {}

IncidentForm::IncidentForm(QObject* parent) : QObject(parent) {}

void IncidentForm::start(std::string_view incident, InterventionsAt const& at, std::vector<FactText> const& said) {
    m_incident = incident;
    m_unfolded = false;
    m_filledIn.clear();
    m_entries.clear();
    auto const usual = usualFacts(incident);
    rulings::AtBoard const asked = rulings::atBoard(incident);
    for (FactForm& form : rulings::formOfIncident(incident)) {
        // Whatever letters the move is written in, it is understood.
        if (form.word == "language" && std::ranges::count(asked.asWritten, "stated") > 0) continue;
        limit(form, *at.details().edition);
        if (!isPresumed(m_incident, form.word)) form.usual.clear();
        if (form.word == asked.first) {
            form.needed = true;
            form.usual.clear();
        }
        bool const atOnce = form.needed || std::ranges::find(usual, form.word) != usual.end();
        bool const asWritten = std::ranges::count(asked.asWritten, form.word) > 0;
        m_entries.push_back({.form = std::move(form), .usual = atOnce, .asWritten = asWritten});
    }
    if (session::Board const* const board = at.one(); board && !m_incident.empty()) addClock(at, *board);
    for (Entry& one : m_entries)
        if (auto const given = std::ranges::find(said, one.form.word, &FactText::word); given != said.end())
            one.said = QString::fromStdString(given->value);
    std::ranges::stable_sort(m_entries, {}, &IncidentForm::rankOf);
    look(at);
}

/// What is needed first, then the times of a clock that is not ours, which are soonest forgotten.
int IncidentForm::rankOf(Entry const& entry) {
    bool const isBy = entry.form.word == "by" && isColour(entry.form); // asked for where the rest makes it necessary
    if (entry.form.needed || isBy) return 0;
    return entry.ofClock && entry.form.kind == FactKind::Time && !isCredit(entry.form.word) ? 1 : 2;
}

/// What the incident is read off a clock for, where ours does not tell it; at once, unless it follows from a fact.
void IncidentForm::addClock(InterventionsAt const& at, session::Board const& board) {
    bool const started = board.clock && board.clock->phase != clock::Phase::Ready;
    rulings::AtBoard const asked = rulings::atBoard(m_incident);
    for (Colour const side : bothColours)
        for (FactForm& form : rulings::formOfSide()) {
            bool const moves = form.word == "moves";
            if (std::ranges::count(asked.readOff, form.word) == 0) continue;
            if (moves ? !movesUnknown(board) : started) continue;
            form.word = std::string{rulings::wordOf(side)} + '-' + form.word;
            if (isFlag(form.word)) form.usual.clear();
            if (isCredit(form.word) && (board.clock || !creditBy(at, form.word))) continue;
            bool const follows = std::ranges::any_of(
                asked.follow, [&](rulings::Follow const& one) { return std::ranges::count(one.words, form.word) > 0; });
            m_entries.push_back({.form = std::move(form), .usual = !follows, .ofClock = true});
        }
}

/// A clock of ours that was not started is the one in question until something is read off another.
void IncidentForm::readWaitingClock(InterventionsAt const& at, session::Board const& board) {
    bool const waits = board.isUnderWay() && board.clock->phase == clock::Phase::Ready && !board.adjourned;
    bool const other = std::ranges::any_of(m_entries, [](Entry const& one) {
        return one.ofClock && tellsOfClock(one.form.word) && one.said && !one.said->trimmed().isEmpty();
    });
    if (!waits || other) return;
    auto const reading = clock::read(*board.clock, at.now);
    for (Entry& one : m_entries)
        for (Colour const side : bothColours)
            if (one.ofClock && one.form.word == std::string{rulings::wordOf(side)} + "-time")
                one.known = QString::fromStdString(
                    rulings::timeText(std::chrono::floor<std::chrono::seconds>(reading.sides[side].main)));
}

void IncidentForm::clear() {
    m_incident.clear();
    m_entries.clear();
    show();
}

void IncidentForm::look(InterventionsAt const& at) {
    session::Round const* const round = at.state().round(at.round);
    auto const played = round ? round->playedUntil(at.now) : std::nullopt;
    m_sinceStart = played ? QString::fromStdString(rulings::timeText(std::chrono::floor<std::chrono::seconds>(*played)))
                          : QString{};
    m_adjourned = at.one() && at.one()->adjourned;
    m_toCome = std::max(0, session::announcedRounds(at.state()) - session::roundsBegun(at.state()));
    auto const known = knownFacts(m_incident, at, said());
    for (Entry& one : m_entries) {
        auto const fact = std::ranges::find(known, one.form.word, &FactText::word);
        one.known = fact == known.end() ? std::nullopt : std::optional{QString::fromStdString(fact->value)};
        if (one.ofClock && isCredit(one.form.word)) one.known = creditBy(at, one.form.word);
        if (one.known && isSealer(m_incident, one.form.word)) {
            one.said.reset();
            std::erase_if(one.form.choices, [&](std::string_view choice) { return *one.known != plain(choice); });
        }
        one.english.reset();
        if (session::Board const* const board = at.one(); one.asWritten && board)
            one.english = inEnglish(valueOf(one).trimmed().toStdString(), *board);
    }
    m_position.reset();
    m_moveFault.clear();
    if (session::Board const* const board = at.one()) {
        readWaitingClock(at, *board);
        m_moveFault = faultOfMove(*board);
        if (board->game.record.size() > 0 && halfMovesUnrecorded(*board) == 0) m_position = board->game.record.end();
    }
    show();
}

/// The field of a move that binds the player, once the envelope is missing or instead of sealing it.
IncidentForm::Entry const* IncidentForm::bindingMove() {
    if (m_incident == "envelope-missing") return entry(QStringLiteral("stated"));
    if (m_incident == "adjournment") return entry(QStringLiteral("move"));
    return m_incident == "sealed-change" ? entry(QStringLiteral("made")) : nullptr;
}

/// The move that a player states is made (I.12.1; 2009: Adj.11a), and one made on the board is sealed (I.1.1; Adj.1a),
/// so that it must be one; of an illegal move on the board the piece that was touched must be known (4.3).
QString IncidentForm::faultOfMove(session::Board const& board) {
    Entry const* const binding = bindingMove();
    std::string const text = binding ? valueOf(*binding).trimmed().toStdString() : std::string{};
    if (text.empty()) return {};
    bool const isStated = binding->form.word == "stated";
    session::Adjournment const* const one = board.adjournment();
    record::GameRecord const& record = board.game.record;
    bool const isWhole = isStated ? one && record.halfMoves() == one->halfMoves : halfMovesUnrecorded(board) == 0;
    if (record.size() == 0 || !isWhole)
        return notation::isNotation(text) ? QString{} : tr("This cannot be read as a move.");
    if (moveWritten(board, record.end(), text)) return {};
    bool const touches = m_incident == "adjournment" && !rulings::piecesMeant(record.end(), text).empty();
    return touches ? QString{} : tr("This is not a legal move here.");
}

// --- what it says ------------------------------------------------------------------------------------------

std::vector<FactText> IncidentForm::said() const {
    std::vector<FactText> facts;
    for (Entry const& one : m_entries)
        if (one.said) facts.push_back({one.form.word, one.said->toStdString()});
    return facts;
}

std::vector<FactText> IncidentForm::given() const {
    std::vector<FactText> facts;
    for (Entry const& one : m_entries)
        if (one.said || one.known) facts.push_back({one.form.word, valueOf(one).toStdString()});
    return facts;
}

Expected<rulings::Incident, rulings::FactProblem> IncidentForm::read() const {
    std::vector<FactText> facts;
    for (Entry const& one : m_entries)
        if (QString const value = valueOf(one); !one.ofClock && !value.trimmed().isEmpty())
            facts.push_back({one.form.word, one.english.value_or(written(one.form, value))});
    return rulings::readIncident(m_incident, facts);
}

ByColour<std::vector<FactText>> IncidentForm::seen() const {
    ByColour<std::vector<FactText>> seen;
    for (Entry const& one : m_entries)
        for (Colour const side : bothColours) {
            std::string const prefix = std::string{rulings::wordOf(side)} + '-';
            if (!one.ofClock || !one.form.word.starts_with(prefix)) continue;
            QString const value =
                isCredit(one.form.word) ? (one.shown ? valueOf(one) : QString{}) : one.said.value_or(QString{});
            if (!value.trimmed().isEmpty())
                seen[side].push_back({one.form.word.substr(prefix.size()), written(one.form, value)});
        }
    return seen;
}

std::optional<rulings::Incident> IncidentForm::incident() const {
    if (std::ranges::any_of(m_entries, [this](Entry const& one) { return !errorOf(one).isEmpty(); }))
        return std::nullopt;
    auto incident = read();
    return incident ? std::optional{*std::move(incident)} : std::nullopt;
}

QString IncidentForm::valueOf(Entry const& entry) {
    if (entry.said) return *entry.said;
    return entry.known.value_or(QString::fromStdString(entry.form.usual));
}

bool IncidentForm::countsLateness() const {
    return std::ranges::any_of(m_entries, [](Entry const& one) { return isLateness(one.form.word); });
}

/// What is known to the millisecond is shown in seconds, as clocks show it, and goes into the ruling as it is.
QString IncidentForm::shownOf(Entry const& entry) {
    auto const time = entry.form.kind == FactKind::Time && !entry.said && entry.known
                          ? rulings::timeFromText(entry.known->toStdString())
                          : std::nullopt;
    if (!time) return valueOf(entry);
    auto const seconds = isLateness(entry.form.word) ? std::chrono::floor<std::chrono::seconds>(*time)
                                                     : std::chrono::ceil<std::chrono::seconds>(*time);
    return QString::fromStdString(rulings::timeText(seconds));
}

/// Of what is written; what is missing is told by `wanted`.
QString IncidentForm::errorOf(Entry const& entry) const {
    QString const value = valueOf(entry).trimmed();
    if (value.isEmpty()) return {};
    std::string const text = value.toStdString();
    switch (entry.form.kind) {
    case FactKind::Time:
        if (auto const time = parseTime(value); !time && !rulings::timeFromText(text))
            return timeFaultText(time.error(), value);
        break;
    case FactKind::Number: {
        auto const number = rulings::Value<int>::read(text);
        if (!number || *number < 0) return tr("Enter a whole number.");
        // Of an exclusion (12.9.8).
        if (entry.form.word == "rounds" && entry.said && *number > m_toCome)
            return tr("Only %n round(s) are still to come.", "", m_toCome);
        break;
    }
    case FactKind::Squares:
        if (QString const wrong = squaresIn(value).wrong; !wrong.isEmpty())
            //: %1 what was typed.
            return tr("“%1” is not a square. Enter squares such as e1.").arg(wrong);
        break;
    case FactKind::Position:
        if (!rulings::Value<board::Position>::read(text)) return tr("Enter the position as a FEN.");
        break;
    case FactKind::YesNo:
    case FactKind::OneOf:
    case FactKind::SomeOf:
    case FactKind::Text: break;
    }
    return {};
}

IncidentField const* IncidentForm::field(QString const& word) const {
    auto const found = std::ranges::find(m_fields.rows(), word, &IncidentField::word);
    return found == m_fields.rows().end() ? nullptr : &*found;
}

QString IncidentForm::unreadable() const {
    auto const& fields = m_fields.rows();
    auto const wrong = std::ranges::find_if(fields, [](IncidentField const& one) { return !one.error.isEmpty(); });
    return wrong == fields.end() ? QString{} : wrong->word;
}

bool IncidentForm::lettersName() const {
    QString const letter = colourLetter(Colour::White, LetterAmong::Answers);
    return std::ranges::any_of(fieldsShown(), [&](IncidentField const& field) { return field.keys.contains(letter); });
}

void IncidentForm::edit(QString const& word, QString const& value) {
    Entry* const one = entry(word);
    if (!one) return;
    auto const before = one->said;
    bool const isText = one->form.kind != FactKind::YesNo && one->form.choices.empty();
    // An emptied line says that nothing is known; a choice is taken back.
    one->said = value.isEmpty() && !isText ? std::nullopt : std::optional{value};
    if (one->said != before) emit edited();
}

/// In the order of the list, whatever was chosen first.
void IncidentForm::toggle(QString const& word, QString const& choice) {
    Entry const* const one = entry(word);
    if (!one) return;
    QStringList chosen = valueOf(*one).split(QLatin1Char(','), Qt::SkipEmptyParts);
    if (chosen.removeAll(choice) == 0) chosen += choice;
    QStringList inOrder;
    for (std::string_view const each : one->form.choices)
        if (chosen.contains(plain(each))) inOrder += plain(each);
    edit(word, inOrder.join(QLatin1Char(',')));
}

/// A time that was given stays as it is.
bool IncidentForm::takesNow(Entry const& entry) const {
    bool const isSaid = entry.said && !entry.said->trimmed().isEmpty();
    if (m_incident == "resumption") { // the letter says that the player is here
        std::string here = entry.form.word;
        if (!isArrival(here)) return false;
        here.replace(here.rfind("after"), std::string::npos, "here");
        auto const one = std::ranges::find_if(m_entries, [&](Entry const& other) { return other.form.word == here; });
        return one != m_entries.end() && valueOf(*one) != yesWord;
    }
    return isArrival(entry.form.word) && !isSaid && !m_sinceStart.isEmpty();
}

bool IncidentForm::blame(QString const& colour) {
    for (Entry const& one : m_entries) {
        if (!one.shown || !namesPlayer(one)) continue;
        edit(plain(one.form.word), colour);
        return true;
    }
    QString const flag = colour + QStringLiteral("-flag-down");
    if (Entry const* const one = entry(flag)) {
        edit(flag, valueOf(*one) == yesWord ? QString{} : yesWord);
        return true;
    }
    QString const arrival = colour + QStringLiteral("-after");
    if (m_incident == "resumption") return comesNow(colour, arrival);
    Entry const* const came = entry(arrival);
    if (!came || !takesNow(*came)) return false;
    edit(arrival, m_sinceStart);
    m_filledIn = arrival;
    return true;
}

QString IncidentForm::fieldOfDigits() const {
    auto const& fields = m_fields.rows();
    auto const takes = [](IncidentField const& one) { return one.kind == QStringLiteral("text") && !one.wide; };
    auto found =
        std::ranges::find_if(fields, [&](IncidentField const& one) { return takes(one) && one.word == m_filledIn; });
    if (found == fields.end())
        found =
            std::ranges::find_if(fields, [&](IncidentField const& one) { return takes(one) && one.value.isEmpty(); });
    return found == fields.end() ? QString{} : found->word;
}

/// To the resumption: what has grown since the agreed time stays as it is now (I.10; 2009: Adj.9b, Adj.10).
bool IncidentForm::comesNow(QString const& colour, QString const& arrival) {
    QString const here = colour + QStringLiteral("-here");
    Entry const* const one = entry(here);
    if (!one || valueOf(*one) == yesWord) return false;
    Entry const* const came = entry(arrival);
    QString const late = came ? valueOf(*came) : QString{};
    edit(here, yesWord);
    if (!late.isEmpty()) edit(arrival, late);
    return true;
}

void IncidentForm::toggleSquare(board::Square square) {
    QString const word = plain(rulings::atBoard(m_incident).squares);
    Entry const* const one = entry(word);
    if (!one) return;
    std::vector<board::Square> squares = squaresIn(valueOf(*one)).squares;
    if (std::erase(squares, square) == 0) squares.push_back(square);
    edit(word, squareList(squares));
}

bool IncidentForm::number(int at) {
    auto const one = std::ranges::find_if(m_entries, [this](Entry const& entry) { return isNumbered(entry); });
    m_asksNext.clear();
    if (one == m_entries.end() || at < 1 || at > static_cast<int>(one->form.choices.size())) return false;
    QStringList before;
    for (IncidentField const& field : fieldsShown()) before += field.word;
    QString const choice = plain(one->form.choices[static_cast<std::size_t>(at - 1)]);
    if (one->form.kind == FactKind::SomeOf)
        toggle(plain(one->form.word), choice);
    else
        edit(plain(one->form.word), choice);
    auto const follows = std::ranges::find_if(fieldsShown(), [&before](IncidentField const& field) {
        return field.kind == QStringLiteral("text") && !field.wide && !before.contains(field.word);
    });
    if (follows != fieldsShown().end()) m_asksNext = follows->word;
    return true;
}

void IncidentForm::setUnfolded(bool unfolded) {
    if (m_unfolded == unfolded) return;
    m_unfolded = unfolded;
    show();
}

IncidentForm::Entry* IncidentForm::entry(QString const& word) {
    auto const found = std::ranges::find(m_entries, word.toStdString(), [](Entry const& one) { return one.form.word; });
    return found == m_entries.end() ? nullptr : &*found;
}

// --- what is shown -----------------------------------------------------------------------------------------

/// The number of moves is asked for where something is reckoned from it.
bool IncidentForm::isMissing(Entry const& entry, std::string_view stillToSay) const {
    if (isFlag(entry.form.word))
        return std::ranges::none_of(m_entries,
                                    [](Entry const& one) { return isFlag(one.form.word) && valueOf(one) == yesWord; });
    bool const moves = entry.ofClock && !tellsOfClock(entry.form.word);
    bool const readOff = entry.ofClock && !stillToSay.empty() && isOfSide(entry.form.word, stillToSay);
    bool const wanted = entry.form.needed || entry.form.word == stillToSay || moves || readOff;
    return wanted && entry.shown && valueOf(entry).trimmed().isEmpty();
}

/// The letters are for the player whom the incident needs, else for the one who may have done it.
bool IncidentForm::namesPlayer(Entry const& entry) const {
    auto const needed = [](Entry const& one) { return one.form.needed && isColour(one.form); };
    if (!isColour(entry.form)) return false;
    bool const isWho = entry.form.word == "by" || entry.form.word == "mated";
    return needed(entry) || (isWho && std::ranges::none_of(m_entries, needed));
}

/// Digits are for one question at a time: for one that must be answered, or that takes several answers, else for the
/// first one of the usual.
bool IncidentForm::isNumbered(Entry const& entry) const {
    auto const needsOne = [](Entry const& one) {
        return one.form.kind == FactKind::SomeOf || (one.form.needed && hasFewChoices(one.form));
    };
    if (std::ranges::any_of(m_entries, needsOne)) return needsOne(entry);
    return entry.usual && hasFewChoices(entry.form);
}

QStringList IncidentForm::keysOf(Entry const& entry) const {
    QStringList keys;
    Colour const side = entry.form.word.starts_with("white") ? Colour::White : Colour::Black;
    QString const letter = colourLetter(side, LetterAmong::Answers);
    if (isFlag(entry.form.word)) // once it is down, the letter is for what is asked of it
        return valueOf(entry) == yesWord ? QStringList{} : QStringList{letter, QString{}};
    if (takesNow(entry)) return {letter};
    if (namesPlayer(entry)) {
        if (hasUnknown(entry.form)) keys += QString{}; // for what is not known
        keys += {colourLetter(Colour::White, LetterAmong::Answers), colourLetter(Colour::Black, LetterAmong::Answers)};
    }
    auto const numbered = std::ranges::find_if(m_entries, [this](Entry const& one) { return isNumbered(one); });
    if (numbered == m_entries.end() || &*numbered != &entry) return keys;
    if (entry.form.kind == FactKind::OneOf && hasUnknown(entry.form)) keys += QString{};
    for (std::size_t at = 1; at <= entry.form.choices.size(); ++at) keys += QString::number(at);
    return keys;
}

IncidentField IncidentForm::fieldOf(Entry const& entry) const {
    FactForm const& form = entry.form;
    IncidentField field;
    field.word = plain(form.word);
    field.label = factLabel(entry.ofClock ? "clock" : m_incident, form.word);
    if (field.label.isEmpty()) field.label = field.word;
    field.value = shownOf(entry);
    field.error = errorOf(entry);
    bool const amount = form.word == "time" || form.word == "taken"; // of a penalty: what is usual
    bool const ofMove = form.word == "increment" || form.word == "added";
    //: In an empty field: %1 a time or squares of the board.
    QString const forExample = tr("for example %1");
    field.example = amount   ? forExample.arg(QString::fromStdString(rulings::timeText(rulings::usualBonus)))
                    : ofMove ? forExample.arg(QStringLiteral("0:00:30"))
                             : example(form.kind);
    field.kind = QStringLiteral("text");
    field.wide = form.kind != FactKind::Time && form.kind != FactKind::Number;
    if (form.kind == FactKind::YesNo) {
        field.kind = QStringLiteral("chips");
        field.words = {yesWord, QStringLiteral("no")};
        field.names = {tr("yes"), tr("no")};
    }
    if (form.kind == FactKind::Squares && field.error.isEmpty())
        field.understood = squaresUnderstood(squaresIn(field.value).squares, m_position);
    field.keys = keysOf(entry);
    if (form.kind == FactKind::SomeOf) {
        field.kind = QStringLiteral("several");
        for (std::string_view const choice : form.choices) {
            field.words += plain(choice);
            field.names += choiceText(form.word, choice);
        }
    }
    if (form.kind == FactKind::OneOf) {
        field.kind = form.choices.size() > mostChips ? QStringLiteral("list") : QStringLiteral("chips");
        if (hasUnknown(form)) {
            field.words += QString{};
            QString const none = noneText(m_incident, form.word);
            field.names += none.isEmpty() ? tr("unknown", "fact") : none;
        }
        for (std::string_view const choice : form.choices) {
            QString const name = choiceText(form.word, choice);
            field.words += plain(choice);
            field.names += name.isEmpty() ? plain(choice) : name;
        }
    }
    return field;
}

void IncidentForm::show() {
    std::vector<IncidentField> fields;
    m_folded = 0;
    m_wanted.clear();
    auto const incident = read();
    auto const following = factsThatFollow(m_incident, given());
    auto const needless = factsWithout(m_incident, said());
    std::string_view const stillToSay = incident ? rulings::stillToSay(*incident) : std::string_view{};
    bool const wrong = !incident && incident.error().fault == rulings::FactFault::NoSuchValue;
    for (Entry& one : m_entries) {
        bool const follows = std::ranges::count(following, one.form.word) > 0;
        bool const timeless = m_adjourned && m_incident == "draw-offer" && one.form.word == "moment"; // Adj.4
        bool const needed = !timeless && std::ranges::count(needless, one.form.word) == 0;
        one.shown = needed && (one.usual || follows || one.said || m_unfolded);
        if (!needed) continue;
        if (one.shown) {
            fields.push_back(fieldOf(one));
            if (&one == bindingMove()) fields.back().error = m_moveFault;
            if (wrong && incident.error().word == one.form.word && fields.back().error.isEmpty())
                fields.back().error = tr("This cannot be read.");
        } else {
            ++m_folded;
        }
        if (m_wanted.isEmpty() && isMissing(one, stillToSay)) m_wanted = plain(one.form.word);
    }
    m_fields.show(std::move(fields));
    emit changed();
}

} // namespace flagfall::view
