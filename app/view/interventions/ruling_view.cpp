// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/ruling_view.h"

#include "app/session/decide/control_facts.h"
#include "app/session/event/ruling_acts.h"
#include "app/view/adjournments/adjournment_text.h"
#include "app/view/common/resumption_time.h"
#include "app/view/mating/verdict_text.h"
#include "app/view/record/claim_view.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/clock_text.h"
#include "app/view/texts/colour_letters.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/ruling_text.h"
#include "app/view/texts/team_match_text.h"
#include "app/view/texts/typed_time.h"
#include "arbiter/rulings/cited.h"
#include "arbiter/rulings/moves_made.h"
#include "arbiter/rulings/own_decision.h"
#include "arbiter/rulings/restoring.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>

namespace flagfall::view {
namespace {

using rulings::Answer;
using rulings::Ask;
using session::Board;

std::int64_t stampOf(std::optional<clock::Instant> const& at) { return at ? at->time_since_epoch().count() : 0; }

QString wordText(std::string_view word) {
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

QString leftText(session::AdjournmentStep step) {
    using session::AdjournmentStep;
    switch (step) {
    case AdjournmentStep::None: break;
    case AdjournmentStep::OpenFirst:
        return RulingView::tr("Nothing is ruled yet: the page of adjourned games opens, to open the envelope.");
    case AdjournmentStep::TypeMove:
        return RulingView::tr("Then the page of adjourned games opens: the player types the move.");
    case AdjournmentStep::StopClock:
        return RulingView::tr("Then the page of adjourned games opens, to adjourn the game once the clock is stopped.");
    case AdjournmentStep::Keep:
        return RulingView::tr("Then the page of adjourned games opens, to enter who keeps the envelope.");
    }
    return {};
}

QString whichPeriod(int period, bool last) {
    if (period == 1 && last) return {};
    return last ? RulingView::tr("last period") : RulingView::tr("period %1, not the last").arg(period);
}

CanMate proven(mating::MatingChances const& chances) {
    if (std::holds_alternative<mating::Winnable>(chances)) return CanMate::Yes;
    return std::holds_alternative<mating::Unwinnable>(chances) ? CanMate::No : CanMate::NotSaid;
}

/// What is known of the flags is another matter once a flag has fallen, or the same one fallen anew.
bool sameMatter(session::IncidentFacts const& now, session::IncidentFacts const& before) {
    auto const offences = [](session::IncidentFacts const& facts) {
        return ByColour{facts.known.sides.white.illegalMoves, facts.known.sides.black.illegalMoves};
    };
    return now.board == before.board && now.round == before.round && now.zeros.white.at == before.zeros.white.at &&
           now.zeros.black.at == before.zeros.black.at && offences(now) == offences(before);
}

/// A time or a flag: there is another clock, and the game goes by that one.
bool isReadOff(ByColour<std::vector<rulings::FactText>> const& seen) {
    auto const isShown = [](rulings::FactText const& fact) { return fact.word == "time" || fact.word == "flag-down"; };
    return std::ranges::any_of(seen.white, isShown) || std::ranges::any_of(seen.black, isShown);
}

/// The illegal moves of the two players are two matters.
bool isSameMatter(rulings::Incident const& waiting, rulings::Incident const& taken) {
    auto const* const one = std::get_if<rulings::IllegalMove>(&waiting);
    auto const* const other = std::get_if<rulings::IllegalMove>(&taken);
    return one && other ? one->by == other->by : waiting.index() == taken.index();
}

/// Y, N and U mean the same in every language; any other answer begins with its letter as it is read, without marks.
QString lettersOf(rulings::Way::Said const& said) {
    if (said.answer == Answer::Yes || said.answer == Answer::No || said.answer == Answer::Unknown)
        return wordText(wordOf(said.answer)).toUpper();
    QString letters;
    for (QString const& word : answerText(said.question.ask, said.answer).split(QLatin1Char(' ')))
        if (word.size() > 1) letters += word.normalized(QString::NormalizationForm_D).toUpper();
    letters.removeIf([](QChar letter) { return letter < QLatin1Char('A') || QLatin1Char('Z') < letter; });
    return letters;
}

/// Enter where nothing is left to be answered: it gives no answer that the arbiter has not given, and confirms nothing
/// that is in doubt, which has a letter that begins no answer. Else the first letter of the last answer that is free.
/// Where none is left, one of the `spare` ones.
QString freeKey(rulings::Way const& way, QStringList const& taken, bool doubted, QString const& spare) {
    if (way.said.empty() && !doubted) return QChar{confirmKey};
    QString const letters = way.said.empty() ? QStringLiteral("KX") : lettersOf(way.said.back());
    for (QChar const letter : letters + spare)
        if (!taken.contains(letter)) return letter;
    return {};
}

/// Letters that mean nothing else in the panel of incidents.
QString spareLetters() {
    QString letters = QStringLiteral("ACDILMSTU");
    for (QString const& letter : lettersOfColours()) letters.remove(letter);
    return letters;
}

/// Hardly an answer begins with these: they are for the questions whose answer is presumed.
QString const questionLetters = QStringLiteral("ZVQJGFH");

/// Says that the game was over before what is ruled on, or that it was not after all.
QString const overKey = QStringLiteral("O");

/// A single answer has its own letter before one that is given with others, and before what Enter would say.
QStringList keysOf(std::vector<rulings::Way> const& ways, QStringList const& reserved, bool doubted,
                   QString const& spare) {
    std::vector<std::size_t> order(ways.size());
    std::iota(order.begin(), order.end(), std::size_t{});
    std::ranges::stable_sort(order, {}, [&](std::size_t at) {
        std::size_t const said = ways[at].said.size();
        return said == 0 ? std::numeric_limits<std::size_t>::max() : said;
    });
    QStringList keys(static_cast<qsizetype>(ways.size()));
    for (std::size_t const at : order)
        keys[static_cast<qsizetype>(at)] = freeKey(ways[at], keys + reserved, doubted, spare);
    return keys;
}

/// So many can be told apart at a glance; where there are more, one question is answered at a time.
constexpr int mostWays = 5;

/// Whether both begin with the same answer.
bool beginAlike(rulings::Way const& one, rulings::Way const& other) {
    return !one.said.empty() && !other.said.empty() && one.said.front().answer == other.said.front().answer;
}

/// Of the ways that begin with the same answer that answer alone; a way that no other begins like stays whole.
std::vector<rulings::Way> firstSteps(std::vector<rulings::Way> const& ways) {
    std::vector<rulings::Way> steps;
    for (rulings::Way const& way : ways) {
        auto const isAlike = [&](rulings::Way const& other) { return beginAlike(way, other); };
        if (std::ranges::any_of(steps, isAlike)) continue;
        steps.push_back(way);
        if (std::ranges::count_if(ways, isAlike) > 1) steps.back() = {.said = {way.said.front()}};
    }
    return steps;
}

/// Who is said to have pressed the clock after a fault: an illegal move, two hands, or a press without a move.
std::optional<Colour> pressedBy(rulings::Incident const& incident) {
    if (auto const* const illegal = std::get_if<rulings::IllegalMove>(&incident))
        return illegal->completed || illegal->fault == PressFault::NoMove ? std::optional{illegal->by} : std::nullopt;
    auto const* const offence = std::get_if<rulings::OffenceCommitted>(&incident);
    bool const presses =
        offence && (offence->kind == Misconduct::TwoHands || offence->kind == Misconduct::PressWithoutMove);
    return presses ? offence->by : std::nullopt;
}

/// Where nothing is to be played any more.
QString nothingOnceOver(rulings::Effects const& effects) {
    return rulings::isPlayOn(effects) ? RulingView::tr("No measure: the result stands") : QString{};
}

constexpr auto playOnWord = "play-on";

QString wordOf(rulings::Choice const& choice) {
    auto const score = rulings::scoreIn(choice.effects);
    return score ? wordText(code(*score)) : QString::fromLatin1(playOnWord);
}

/// The same, with a number where another choice before it has the word.
QString wordAt(std::vector<rulings::Choice> const& choices, std::size_t at) {
    QString const word = wordOf(choices[at]);
    for (std::size_t before = 0; before < at; ++before)
        if (wordOf(choices[before]) == word) return word + QLatin1Char('#') + QString::number(at);
    return word;
}

/// What the correction of the clocks that goes with a ruling rests on.
struct GroundOf {
    Ground operator()(rulings::ClockDefect const&) const { return Ground::ClockFault; }
    Ground operator()(rulings::WrongSetting const&) const { return Ground::WrongSetting; }
    Ground operator()(rulings::ClockAdjustment const& incident) const { return incident.ground; }
    Ground operator()(rulings::DrawClaimed const&) const { return Ground::WrongClaim; }
    Ground operator()(rulings::QuickplayClaimed const&) const { return Ground::QuickplayFinish; }
    Ground operator()(rulings::ExtraTimeAsked const&) const { return Ground::QuickplayFinish; }
    Ground operator()(rulings::LateArrival const&) const { return Ground::Late; }
    Ground operator()(rulings::StartError const&) const { return Ground::ColoursOrSetUp; }
    Ground operator()(rulings::MissedPress const&) const { return Ground::MissedPress; }
    Ground operator()(rulings::AdjournmentCalled const& incident) const {
        bool const unpressed = incident.moved == rulings::MoveOnBoard::BeforeOrder;
        return unpressed ? Ground::MissedPress : Ground::EarlyAdjournment;
    }
    Ground operator()(rulings::PiecesDisplaced const&) const { return Ground::Irregularity; }
    Ground operator()(rulings::GameResumed const&) const { return Ground::LateResumption; }
    // A clock that is stopped because the game is over penalises nobody.
    Ground operator()(rulings::Resigned const&) const { return Ground::ArbiterDecision; }
    Ground operator()(rulings::DrawAgreed const&) const { return Ground::ArbiterDecision; }
    Ground operator()(rulings::HandshakeMisunderstood const&) const { return Ground::ArbiterDecision; }
    Ground operator()(rulings::EndedOnBoard const&) const { return Ground::ArbiterDecision; }
    Ground operator()(rulings::FlagFall const&) const { return Ground::ArbiterDecision; }
    Ground operator()(rulings::NotedTimesWrong const&) const { return Ground::WrongSetting; }
    Ground operator()(rulings::SealedMoveOpened const&) const { return Ground::LateResumption; }
    Ground operator()(rulings::EnvelopeMissing const& incident) const {
        return incident.late > incident.late.zero() ? Ground::LateResumption : Ground::Irregularity;
    }
    template <typename Other>
    Ground operator()(Other const&) const {
        return Ground::OtherPenalty;
    }
};
Ground groundOf(rulings::Incident const& incident) { return std::visit(GroundOf{}, incident); }

/// Below what stands before it; nothing of nothing.
QString lineOf(QString const& text) { return text.isEmpty() ? text : QLatin1Char('\n') + text; }

/// Whose flag is put up in a form, because the decision says nothing of the time.
std::optional<Colour> flagForForm(rulings::Effects const& effects) {
    for (rulings::Effect const& effect : effects)
        if (auto const* const up = std::get_if<rulings::PutFlagUp>(&effect))
            if (!session::timeWithFlagUp(effects, up->of)) return up->of;
    return std::nullopt;
}

} // namespace

// --- what is the case --------------------------------------------------------------------------------------

void RulingView::look(InterventionsAt const& at) {
    Board const* const board = at.one();
    if (!board || !board->isUnderWay()) {
        lookAway();
        return;
    }
    learn(at, *board);
    decideWhatWaits();
}

void RulingView::takeUp(InterventionsAt const& at, rulings::Incident incident, rulings::Answers said,
                        ByColour<std::vector<rulings::FactText>> seen) {
    Board const* const board = at.one();
    if (!board) {
        lookAway();
        return;
    }
    m_seen = std::move(seen);
    learn(at, *board);
    if (m_taken != incident) {
        m_checked = false;
        m_ownTime.clear();
    }
    m_taken = std::move(incident);
    m_givenBack.reset();
    m_said = std::move(said);
    decideWhatWaits();
}

void RulingView::learn(InterventionsAt const& at, Board const& board) {
    m_rules = rulesOf(at.details(), board);
    m_result = board.result;
    m_adjourned = board.adjourned;
    session::Round const* const here = at.state().round(at.round);
    m_played = here && here->startedAt ? here->playedUntil(at.now) : std::nullopt;
    constexpr std::chrono::minutes unsaid{5};
    m_sessionLeft = restOfSession(at.state(), at.round, board, at.now, at.timeOfDay);
    if (m_sessionLeft && *m_sessionLeft <= unsaid) m_sessionLeft.reset();
    session::Round const* const current = at.state().currentRound();
    m_boardLabel = boardLabel(at.state(), at.round, board.number);
    m_earlierRound = current && current->number != at.round ? roundLabel(at.state(), at.round) : QString{};
    m_hasDrawOdds = here && session::hasDrawOdds(*here);
    auto facts = session::incidentFacts(at.history, at.round, board, at.now);
    for (Colour const side : bothColours)
        if (m_playedOn.contains({facts.board.value(), stampOf(facts.zeros[side].at)}))
            facts.known.sides[side].flagDown = false;
    if (facts.adjournment) {
        facts.adjournment->clock = clockAt(board, at.timeOfDay);
        facts.adjournment->needsWitness |= needsWitnessForLate(board, at.details(), facts.adjournment->clock);
    }
    if (!sameMatter(facts, m_facts)) m_said = {};
    if (facts.board != m_facts.board || facts.round != m_facts.round) m_taken.reset();
    bool const started = board.clock && board.clock->phase != clock::Phase::Ready;
    m_notBegun = !board.looksBegun() && (board.clock ? !isReadOff(m_seen) : !m_played);
    m_nothingMade = started && halfMovesPressed(board) == 0 && board.game.record.size() == 0;
    facts.clockWaits = facts.clockWaits && !isReadOff(m_seen);
    m_clockOnTable = !started && !facts.clockWaits;
    for (Colour const side : bothColours) {
        if (m_clockOnTable) // our clock says nothing of it; a problem leaves what is known as it is
            facts.known.sides[side] = {.illegalMoves = facts.known.sides[side].illegalMoves};
        static_cast<void>(rulings::take(facts.known.sides[side], m_seen[side]));
    }
    if (auto const& control = controlOf(at.details(), board); m_clockOnTable && control) readControl(facts, *control);
    m_toPutUp = session::flagToPutUp(at.history, at.round, board, at.now);
    m_facts = std::move(facts);
    lookAtRecord(board);
}

/// The period of a flag on the table, and the moves that are asked for: by the control, for what nobody has read off.
void RulingView::readControl(session::IncidentFacts& facts, clock::Setting const& control) const {
    auto const made = rulings::movesMade(facts.known);
    for (Colour const side : bothColours) {
        session::SaidFacts said;
        for (rulings::FactText const& fact : m_seen[side]) said.insert(fact.word);
        session::fillFromControl(facts.known.sides[side], made[side], control, said, side);
    }
}

void RulingView::decideWhatWaits() {
    session::lookAtResult(m_facts, std::nullopt);
    m_incident = m_taken ? m_taken : rulings::waiting(*m_rules, m_facts.known);
    session::lookAtResult(m_facts, m_incident);
    proveMates();
    ruleAnew();
}

rulings::Known RulingView::knownNow() const {
    rulings::Known known = m_facts.known;
    if (givesBack())
        if (auto& time = known.sides[m_givenBack->to].time) *time += m_givenBack->time;
    return known;
}

void RulingView::ruleAnew() {
    m_ruling = m_incident ? rulings::rule(*m_rules, *m_incident, knownNow(), m_said) : rulings::Ruling{};
    emit changed();
}

void RulingView::reserve(QStringList letters) { m_reserved = std::move(letters); }

void RulingView::giveBack(std::optional<rulings::GiveTime> since) {
    if (m_givenBack == since) return;
    m_givenBack = since;
    ruleAnew();
}

QString RulingView::openQuestion() const {
    rulings::Question const* const asked = needed() ? m_ruling.asks() : nullptr;
    return asked ? questionText(*asked) : QString{};
}

void RulingView::letGo() {
    m_taken.reset();
    m_seen = {};
    if (m_rules) decideWhatWaits();
}

void RulingView::lookAway() {
    m_taken.reset();
    m_seen = {};
    if (!m_incident) return;
    m_incident.reset();
    m_facts = {};
    m_said = {};
    m_position.reset();
    ruleAnew();
}

/// Nothing follows from a record that is shorter than the game, except by the sealed move that is to be written; after
/// an illegal move it ends where play goes on from.
void RulingView::lookAtRecord(Board const& board) {
    record::GameRecord const& record = board.game.record;
    bool const says = session::recordSaysPosition(board);
    bool const toBeWritten = m_facts.adjournment && m_facts.adjournment->entry && m_facts.known.position;
    m_missing = says && !toBeWritten ? halfMovesUnrecorded(board) : 0;
    bool const counts = says && board.clock && board.clock->phase != clock::Phase::Ready;
    m_recordAhead = counts ? static_cast<int>(record.halfMoves()) - halfMovesPressed(board) : 0;
    if (!says || m_missing > 0) {
        m_position.reset();
        return;
    }
    m_position = record.end();
}

/// Whatever the command line says of the same position.
void RulingView::proveMates() {
    auto const* const illegal = m_incident ? std::get_if<rulings::IllegalMove>(&*m_incident) : nullptr;
    auto const judged = illegal && m_position ? judgedAfter(*m_rules, *illegal, m_facts.known) : m_position;
    if (judged && !(m_judged == judged))
        for (Colour const side : bothColours)
            m_chances[side] = mating::matingChances(*judged, side, mating::thoroughBudget);
    m_judged = judged;
    if (!m_judged) return;
    for (Colour const side : bothColours) m_facts.known.sides[side].canMate = proven(m_chances[side]);
}

rulings::MustMove const* RulingView::mustMove() const {
    auto const* const proposal = m_ruling.proposes();
    return proposal ? rulings::effectIn<rulings::MustMove>(proposal->effects) : nullptr;
}

rulings::Question const* RulingView::question(Ask ask) const {
    auto const found = std::ranges::find(m_ruling.questions, ask, &rulings::Question::ask);
    return found == m_ruling.questions.end() ? nullptr : &*found;
}

std::optional<Answer> RulingView::holds(rulings::Question const& question) const {
    auto const said = m_said.to(question.ask);
    return said ? said : question.presumed;
}

// --- what is shown -----------------------------------------------------------------------------------------

QString RulingView::drawing() const {
    bool const flag = m_incident && std::holds_alternative<rulings::FlagFall>(*m_incident);
    return flag ? QStringLiteral("flagfall") : QStringLiteral("warning");
}

QString RulingView::title() const { return needed() ? incidentText(*m_rules, *m_incident, m_facts.known) : QString{}; }

QStringList RulingView::facts() const {
    QStringList lines;
    if (!m_incident || !std::holds_alternative<rulings::FlagFall>(*m_incident)) return lines;
    for (Colour const side : bothColours) {
        rulings::KnownSide const& known = m_facts.known.sides[side];
        if (!known.flagDown) continue;
        auto const& zero = m_facts.zeros[side];
        QStringList parts;
        if (zero.at && m_facts.roundStarted)
            //: %1 a length of time.
            parts += tr("%1 after the start of the round").arg(spanText(*zero.at - *m_facts.roundStarted));
        if (m_facts.known.bothFlagsDown() && m_facts.known.firstFlag)
            parts += *m_facts.known.firstFlag == side ? tr("the first") : tr("the second");
        if (QString const period = whichPeriod(zero.period, known.lastPeriod); !period.isEmpty()) parts += period;
        if (auto const counted = known.movesCounted) // a clock on the table shows none to us
            parts += known.movesAsked > 0 ? tr("%1 of %2 moves on the counter").arg(*counted).arg(known.movesAsked)
                                          : tr("%n move(s) on the counter", "", *counted);
        if (parts.isEmpty()) continue;
        //: %1 White or Black, %2 facts about the flag.
        lines += tr("%1: %2", "flag").arg(colourText(side), parts.join(QStringLiteral(", ")));
    }
    return lines;
}

QString RulingView::law() const {
    if (putsUp()) return tr("By a ruling the flag fall is cancelled: now the time that is left is set.");
    return needed() ? findingText(m_ruling.finding, m_rules->play) : QString{};
}

QString RulingView::citation() const {
    if (putsUp())
        return citationText(flagfall::citation(
            m_rules->laws(), std::string{groundArticle(m_rules->laws(), m_rules->play, Ground::ClockFault)}));
    return needed() ? citationText(flagfall::citation(m_rules->laws(), m_ruling.article)) : QString{};
}

QString RulingView::warning() const {
    QStringList sentences;
    auto const waits = m_taken ? rulings::waiting(*m_rules, m_facts.known) : std::nullopt;
    if (m_result)
        //: %1 a result.
        sentences += tr("This game is over: %1.").arg(resultText(*m_result));
    else if (!m_facts.roundStarted && m_taken)
        sentences += tr("The round has not begun.");
    else if (waits && !isSameMatter(*waits, *m_taken))
        sentences += tr("Another ruling is pending on this board: whatever happened first takes precedence.");
    if (m_sessionLeft && m_taken && std::holds_alternative<rulings::AdjournmentCalled>(*m_taken) &&
        !std::get<rulings::AdjournmentCalled>(*m_taken).sessionLeft)
        sentences += tr("By the schedule %1 of the session are left: they are charged to a player who asks to adjourn.")
                         .arg(spanText(*m_sessionLeft));
    if (laterThanRound() && m_played)
        //: %1 a length of time.
        sentences += tr("The round began only %1 ago.").arg(spanText(*m_played));
    if (notAdjourned()) sentences += tr("By this program the game is not adjourned.");
    if (beforeTheGame())
        sentences += m_facts.clockWaits ? tr("By this program the game has not begun: its clock has not been started "
                                             "and no move is recorded.")
                                        : tr("By this program the game has not begun.");
    else if (auto const side = unpressedMove())
        sentences += *side == Colour::White ? tr("By this program's clock White has not completed a move yet.")
                                            : tr("By this program's clock Black has not completed a move yet.");
    if (recordIsAhead())
        sentences +=
            tr("The game record has %n half-move(s) more than this program's clock has counted: put one of them "
               "right first, or position and turn will not fit.",
               "", m_recordAhead);
    if (QString const text = adjournedText(); !text.isEmpty()) sentences += text;
    if (QString const text = readElsewhere(); !text.isEmpty()) sentences += text;
    for (rulings::Remark const& remark : m_ruling.remarks) sentences += remarkText(remark);
    if (opensFirst()) sentences += leftText(session::AdjournmentStep::OpenFirst);
    if (m_givenBack)
        sentences += m_givenBack->to == Colour::White
                         ? tr("White's clock should stand still: what it has run since this was opened is given back.")
                         : tr("Black's clock should stand still: what it has run since this was opened is given back.");
    if (m_taken && std::holds_alternative<rulings::AppealMade>(*m_taken))
        sentences +=
            tr("An appeal against a ruling on record is lodged on the page of rulings (E), which keeps its time "
               "limit, who decides and what was decided.");
    return sentences.join(QLatin1Char(' '));
}

bool RulingView::goesBack() const {
    auto const* const proposal = m_taken ? m_ruling.proposes() : nullptr;
    return proposal && (rulings::effectIn<rulings::RestorePosition>(proposal->effects) ||
                        rulings::effectIn<rulings::TakeMoveBack>(proposal->effects));
}

/// A penalty of time (12.9) goes onto the clock of an adjourned game.
QString RulingView::adjournedText() const {
    auto const& at = m_facts.adjournment;
    if (!m_taken || !m_adjourned) return {};
    auto const leadOn = ways();
    bool const penalty = std::holds_alternative<rulings::PenaltyGiven>(*m_taken) ||
                         std::holds_alternative<rulings::OffenceCommitted>(*m_taken) ||
                         std::holds_alternative<rulings::ClockAdjustment>(*m_taken);
    bool const timed = std::ranges::any_of(leadOn, [](rulings::Way const& way) {
        auto const& effects = way.proposal.effects;
        return rulings::effectIn<rulings::GiveTime>(effects) || rulings::effectIn<rulings::TakeTime>(effects);
    });
    return penalty && timed && at && at->clockStarted
               ? tr("The game is adjourned: the time goes onto the adjourned clock, for the resumption.")
               : QString{};
}

/// What is written in the envelope is a move in another language than the player's alone.
QString RulingView::readElsewhere() const {
    auto const& position = m_facts.known.position;
    if (!m_taken || !position) return {};
    auto const textOf = [&](auto const& incident) {
        return readInText(*position, record::readSealedMove(*position, incident.text, incident.language));
    };
    if (auto const* const opened = std::get_if<rulings::SealedMoveOpened>(&*m_taken)) return textOf(*opened);
    auto const* const resumed = std::get_if<rulings::GameResumed>(&*m_taken);
    return resumed ? textOf(*resumed) : QString{};
}

QString RulingView::mateByRecord() const {
    rulings::Question const* const mate = question(Ask::CanMate);
    if (!mate || m_said.to(Ask::CanMate) || putsUp()) return {};
    if (m_missing > 0)
        return tr("The game record is %n half-move(s) too short to tell whether checkmate is still possible.", "",
                  m_missing);
    if (!m_judged) return {};
    Colour const winner = mate->about.value_or(Colour::White);
    auto const score = mate->presumed ? scoreIf(*mate->presumed) : std::nullopt;
    //: %1 whether a player can checkmate: "White can still checkmate".
    QString const verdict = tr("According to the game record: %1")
                                .arg(score ? canMateText(winner, proven(m_chances[winner]), *score)
                                           : verdictText(m_chances[winner], winner));
    if (mate->presumed == Answer::Yes) return verdict;
    return verdict + QLatin1Char('\n') + verdictReason(*m_judged, m_chances[winner], winner);
}

std::optional<Result> RulingView::scoreIf(Answer canMate) const {
    rulings::Answers answers = m_said;
    answers.say(Ask::CanMate, canMate);
    for (rulings::Way const& way : rulings::waysFrom(*m_rules, *m_incident, m_facts.known, answers))
        if (auto const score = rulings::scoreIn(way.proposal.effects)) return score;
    return std::nullopt;
}

// --- what is asked -----------------------------------------------------------------------------------------

/// What waits by itself is not put on record where there is nothing to do.
std::vector<rulings::Way> RulingView::ways() const {
    auto ways = rulings::waysFrom(*m_rules, *m_incident, knownNow(), m_said);
    if (!m_taken) std::erase_if(ways, [](rulings::Way const& way) { return way.proposal.effects.empty(); });
    return ways;
}

/// Every answer is an option then.
std::optional<Ask> RulingView::asksByOptions() const {
    rulings::Question const* const asked = needed() && !putsUp() ? m_ruling.asks() : nullptr;
    if (!asked || m_said.to(asked->ask)) return std::nullopt;
    auto const leadOn = ways();
    bool const all = std::ranges::all_of(asked->answers, [&](Answer const answer) {
        return std::ranges::any_of(
            leadOn, [&](rulings::Way const& way) { return !way.said.empty() && way.said.front().answer == answer; });
    });
    return all ? std::optional{asked->ask} : std::nullopt;
}

/// It is not asked a second time.
QString RulingView::askedByOptions() const {
    auto const asked = asksByOptions();
    return asked ? wordText(wordOf(*asked)) : QString{};
}

QVariantList RulingView::questions() const {
    QVariantList list;
    if (putsUp()) return list;
    auto keys = keysToQuestions();
    auto const leadOn = asksByOptions() ? ways() : std::vector<rulings::Way>{};
    for (std::size_t at = 0; at < m_ruling.questions.size(); ++at) {
        rulings::Question const& asked = m_ruling.questions[at];
        QStringList words, texts;
        if (!asked.presumed) {
            keys[at].prepend(QString{});
            words += QString{};
            bool const offered = std::ranges::count(asked.answers, Answer::Unknown) > 0;
            texts += offered ? tr("not answered") : tr("unknown");
        }
        for (Answer const answer : asked.answers) {
            words += wordText(wordOf(answer));
            texts += answerText(asked.ask, answer);
        }
        auto const now = holds(asked);
        QString const word = now ? wordText(wordOf(*now)) : QString{};
        bool const byOptions = !now && std::ranges::any_of(leadOn, [&asked](rulings::Way const& way) {
            return std::ranges::any_of(way.said, [&asked](auto const& said) { return said.question.ask == asked.ask; });
        });
        list += QVariantMap{{QStringLiteral("ask"), wordText(wordOf(asked.ask))},
                            {QStringLiteral("text"), questionText(asked)},
                            {QStringLiteral("hint"), questionHint(asked.ask)},
                            {QStringLiteral("words"), words},
                            {QStringLiteral("answers"), texts},
                            {QStringLiteral("caps"), keys[at]},
                            {QStringLiteral("byOptions"), byOptions},
                            {QStringLiteral("answer"), word}};
    }
    if (claimOnRecord() && question(Ask::ClaimIs)) list += ClaimView::checkQuestion(m_rules->laws(), m_checked);
    return list;
}

void RulingView::answer(QString const& ask, QString const& answer) {
    if (claimOnRecord() && ask == QStringLiteral("checked")) {
        m_checked = answer == QStringLiteral("yes");
        emit changed();
        return;
    }
    auto const asked = rulings::fromWord<rulings::Ask>(ask.toStdString());
    if (!asked || !question(*asked)) return;
    rulings::Answers const before = m_said;
    if (auto const said = rulings::fromWord<rulings::Answer>(answer.toStdString()))
        m_said.say(*asked, *said);
    else
        m_said.forget(*asked);
    if (!(m_said == before)) ruleAnew();
}

/// A letter for each answer that does not hold: who claims by those of the players, that the game was over by its own,
/// any other by one of the questions'. What is asked next is answered by the options.
std::vector<QStringList> RulingView::keysToQuestions() const {
    QStringList taken = m_reserved;
    for (Option const& option : choices()) taken += option.key;
    auto const firstFree = [&taken](QString const& letters) {
        auto const free = std::ranges::find_if(letters, [&](QChar one) { return !taken.contains(one); });
        QString const letter = free == letters.end() ? QString{} : QString{*free};
        taken += letter;
        return letter;
    };
    auto const next = asksByOptions();
    std::vector<QStringList> all;
    for (rulings::Question const& asked : m_ruling.questions) {
        QStringList keys;
        auto const now = holds(asked);
        for (Answer const answer : asked.answers) {
            bool const claims = asked.ask == Ask::CalledBy && (answer == Answer::White || answer == Answer::Black);
            Colour const by = answer == Answer::White ? Colour::White : Colour::Black;
            if (!m_taken || answer == now || asked.ask == next)
                keys += QString{};
            else
                keys += firstFree(asked.ask == Ask::OverBefore ? overKey
                                  : claims ? colourLetter(by, LetterAmong::Answers) + questionLetters
                                           : questionLetters);
        }
        all.push_back(std::move(keys));
    }
    return all;
}

bool RulingView::letter(QString const& key) {
    if (auto const player = colourOfLetter(key, LetterAmong::Answers); player && !m_reserved.contains(key))
        return claimBy(wordText(rulings::wordOf(*player)));
    for (QVariant const& asked : questions()) {
        QVariantMap const one = asked.toMap();
        auto const at = one.value(QStringLiteral("caps")).toStringList().indexOf(key);
        if (at < 0) continue;
        answer(one.value(QStringLiteral("ask")).toString(), one.value(QStringLiteral("words")).toStringList().at(at));
        return true;
    }
    return false;
}

bool RulingView::claimBy(QString const& colour) {
    rulings::Question const* const asked = question(rulings::Ask::CalledBy);
    auto const by = rulings::fromWord<rulings::Answer>(colour.toStdString());
    if (!asked || !by || std::ranges::count(asked->answers, *by) == 0) return false;
    answer(wordText(wordOf(asked->ask)), colour);
    return true;
}

QString RulingView::answerTo(QString const& ask) const {
    auto const asked = rulings::fromWord<rulings::Ask>(ask.toStdString());
    rulings::Question const* const one = asked ? question(*asked) : nullptr;
    auto const answer = one ? holds(*one) : std::nullopt;
    return answer ? wordText(wordOf(*answer)) : QString{};
}

QString RulingView::questionOf(QString const& ask) const {
    auto const asked = rulings::fromWord<rulings::Ask>(ask.toStdString());
    rulings::Question const* const one = asked ? question(*asked) : nullptr;
    return one ? questionText(*one) : QString{};
}

/// Who is said to have completed a move, and has not pressed this program's clock yet.
std::optional<Colour> RulingView::unpressedMove() const {
    auto const by = m_taken && !m_clockOnTable ? pressedBy(*m_taken) : std::nullopt;
    bool const unpressed = by && (m_facts.known.sides[*by].movesCounted == 0 || m_nothingMade);
    return unpressed ? by : std::nullopt;
}

/// Somebody is said to be later than the round is old, or late for one that has not begun.
bool RulingView::laterThanRound() const {
    auto const* const late = m_taken ? std::get_if<rulings::LateArrival>(&*m_taken) : nullptr;
    clock::Span const played = m_played.value_or(clock::Span{});
    return late && (late->after.white > played || late->after.black > played);
}

bool RulingView::beforeTheGame() const {
    return m_taken && m_notBegun && !m_result && rulings::happensInPlay(*m_taken);
}

/// News between two sessions of a game that is played.
bool RulingView::notAdjourned() const {
    return m_taken && std::holds_alternative<rulings::BetweenSessions>(*m_taken) && !m_adjourned && !m_result;
}

/// The move that would be taken back is not the last one of the record.
bool RulingView::recordIsAhead() const { return m_recordAhead > 1 && goesBack(); }

/// The clock, the record or the start of the round speaks against what was said.
bool RulingView::isDoubted() const {
    return notAdjourned() || unpressedMove() || laterThanRound() || beforeTheGame() || recordIsAhead();
}

// --- what can be decided -----------------------------------------------------------------------------------

std::vector<RulingView::Option> RulingView::choices() const {
    std::vector<Option> options;
    if (!needed()) return options;
    if (putsUp()) {
        options.push_back({QString{QChar{confirmKey}},
                           tr("Cancel the flag fall and set the time that is left"),
                           {{rulings::PutFlagUp{*m_toPutUp}}, {}},
                           m_said,
                           m_ruling.finding});
        return options;
    }
    auto const asked = asksByOptions(); // the question stands above the answers
    bool const first = opensFirst();    // what is left is the same for all of them
    auto const all = ways();
    bool const stepwise = asked && static_cast<int>(all.size()) > mostWays;
    auto const leadOn = stepwise ? firstSteps(all) : all;
    QStringList reserved = m_reserved;
    if (m_taken) reserved += QString{QChar{stopClockKey}};
    if (m_taken && question(Ask::OverBefore)) reserved += overKey; // a second press takes it back
    // That somebody may be expelled from the venue does not say that it is done (2009: 13.7; later: 12.7, 12.8).
    bool const may = m_ruling.finding == rulings::Finding::Spectator;
    QStringList const keys = keysOf(leadOn, reserved, may || isDoubted(), m_taken ? spareLetters() : QString{});
    for (std::size_t at = 0; at < leadOn.size(); ++at) {
        rulings::Way const& way = leadOn[at];
        bool const asksOn = stepwise && std::ranges::count_if(all, std::bind_front(beginAlike, way)) > 1;
        if (asksOn) {
            options.push_back(stepOf(way.said.front(), keys[static_cast<qsizetype>(at)]));
            continue;
        }
        QString const nothing = m_result && way.said.empty() ? nothingOnceOver(way.proposal.effects) : QString{};
        QString const text = nothing.isEmpty() ? wayText(way, asked, whichClock()) : nothing;
        bool const inDoubt = way.said.empty() && isDoubted();
        Option option{keys[static_cast<qsizetype>(at)],
                      //: %1 a ruling that the clock or the start of the round speaks against.
                      (inDoubt ? tr("In spite of the doubt: %1").arg(text) : text) +
                          lineOf(toSet(way.proposal.effects)) + oddsLine(way.proposal.effects) +
                          (first ? QString{} : leftLine(way.proposal.effects)),
                      {way.proposal.effects, way.proposal.article},
                      m_said,
                      way.finding};
        for (rulings::Way::Said const& said : way.said) option.answers.say(said.question.ask, said.answer);
        options.push_back(std::move(option));
    }
    // That nothing is to be done is a ruling as well, where the arbiter has brought the incident up.
    auto const* const proposal = m_ruling.proposes();
    // Where the Laws leave the choice to the arbiter, Enter does not choose nothing.
    bool const chooses = !m_ruling.others.empty();
    if (options.empty() && m_taken && proposal)
        options.push_back({chooses ? QStringLiteral("R") : QString{QChar{confirmKey}},
                           m_givenBack
                               ? tr("Record the ruling: the time that has run is given back, nothing else is changed")
                               : tr("Record the ruling: nothing is changed"),
                           {proposal->effects, proposal->article},
                           m_said,
                           m_ruling.finding});
    return options;
}

/// The answer alone: what it leads to is asked next.
RulingView::Option RulingView::stepOf(rulings::Way::Said const& said, QString const& key) const {
    Option step{key, answerText(said.question.ask, said.answer) + QStringLiteral(" …"), {}, m_said, m_ruling.finding};
    step.answers.say(said.question.ask, said.answer);
    step.asksOn = true;
    return step;
}

bool RulingView::answerStep(QString const& key) {
    for (Option const& option : choices()) {
        if (option.key != key || !option.asksOn) continue;
        m_said = option.answers;
        ruleAnew();
        return true;
    }
    return false;
}

QVariantList RulingView::options() const {
    QVariantList list;
    for (Option const& option : choices())
        list += QVariantMap{{QStringLiteral("key"), option.key},
                            {QStringLiteral("text"), option.text},
                            {QStringLiteral("article"), articleText(option.choice.article)},
                            {QStringLiteral("primary"), option.key == QString{QChar{confirmKey}}},
                            {QStringLiteral("possible"), isPossible(option)}};
    return list;
}

/// Where the record does not speak, the arbiter's answer to the question what the examination showed is the check.
rulings::DrawClaimed const* RulingView::claimOnRecord() const {
    auto const* const claim = m_incident ? std::get_if<rulings::DrawClaimed>(&*m_incident) : nullptr;
    return claim && claim->found && !claim->accepted ? claim : nullptr;
}

bool RulingView::isPossible(Option const& option) const {
    rulings::DrawClaimed const* const claim = claimOnRecord();
    rulings::Question const* const asked = question(Ask::ClaimIs);
    if (!claim || !asked || m_checked) return true;
    auto const answer = option.answers.to(Ask::ClaimIs);
    auto const ruled = answer ? answer : asked->presumed;
    return ruled && rulings::needsNoCheck(*claim, *ruled);
}

QString RulingView::checkBefore(QString const& key) const {
    auto const bars = [&](Option const& option) { return option.key == key && !isPossible(option); };
    if (!std::ranges::any_of(choices(), bars)) return {};
    return ClaimView::checkQuestion(m_rules->laws(), m_checked).value(QStringLiteral("text")).toString();
}

/// Nothing of it where the game is over, or waits to be resumed.
bool RulingView::mayDecideOtherwise() const { return needed() && m_taken && !m_result && !m_adjourned; }

/// What the Laws leave open but do not propose, the proposal with the time that was typed, and that play goes on.
std::vector<RulingView::Other> RulingView::otherChoices() const {
    if (!needed()) return {};
    auto const leadOn = ways();
    // Among several ways on it is said by the answer which one is meant.
    rulings::Proposal const* const only = leadOn.size() == 1 ? &leadOn.front().proposal : nullptr;
    auto const playsOn = [](auto const& one) { return rulings::isPlayOn(one.effects); };
    bool const mayPlayOn = std::ranges::any_of(leadOn, playsOn, &rulings::Way::proposal);
    auto const isProposed = [only, mayPlayOn](rulings::Effects const& effects) {
        if (mayPlayOn && rulings::isPlayOn(effects)) return true;
        auto const score = rulings::scoreIn(effects);
        bool const sameScore = only && score && effects.size() == 1 && rulings::scoreIn(only->effects) == score;
        return sameScore || (only && only->effects == effects);
    };
    std::vector<Other> all;
    for (std::size_t at = 0; at < m_ruling.others.size(); ++at)
        if (rulings::Choice const& one = m_ruling.others[at]; !isProposed(one.effects))
            all.push_back({wordAt(m_ruling.others, at), one});
    if (!mayDecideOtherwise()) return all;
    auto const* const proposal = m_ruling.proposes();
    auto const typed = parseTime(m_ownTime.trimmed());
    if (proposal && typed && rulings::timeIn(proposal->effects) && !rulings::saysItsTime(*m_taken)) {
        auto effects = rulings::withTime(proposal->effects, std::chrono::floor<std::chrono::seconds>(*typed));
        if (!isProposed(effects)) all.push_back({QStringLiteral("own-time"), {std::move(effects), {}}});
    }
    bool const passes = rulings::mayLetPass(*m_taken) && !leadOn.empty() && !mayPlayOn &&
                        std::ranges::none_of(all, playsOn, &Other::choice);
    if (passes) all.push_back({QStringLiteral("pass"), {{rulings::PlayOn{}}, {}}});
    return all;
}

QVariantList RulingView::others() const {
    QVariantList list;
    for (auto const& [word, choice] : otherChoices()) {
        auto const score = rulings::scoreIn(choice.effects);
        QString const nothing = m_result ? nothingOnceOver(choice.effects) : QString{};
        QString const outcome = (nothing.isEmpty() ? outcomeText(choice.effects, whichClock()) : nothing) +
                                (score ? QString{} : lineOf(toSet(choice.effects)));
        bool const alone = score && outcome == effectText(rulings::ScoreGame{*score});
        list += QVariantMap{{QStringLiteral("word"), word},
                            {QStringLiteral("text"), alone ? resultText(*score) : outcome},
                            {QStringLiteral("spoken"), alone ? resultSpoken(*score) : outcome}};
    }
    return list;
}

QString RulingView::timeProposed() const {
    bool const isOpen = mayDecideOtherwise() && !rulings::saysItsTime(*m_taken);
    auto const* const proposal = isOpen ? m_ruling.proposes() : nullptr;
    auto const time = proposal ? rulings::timeIn(proposal->effects) : std::nullopt;
    return time ? QString::fromStdString(rulings::timeText(*time)) : QString{};
}

void RulingView::setOwnTime(QString const& typed) {
    if (m_ownTime == typed) return;
    m_ownTime = typed;
    emit changed();
}

QString RulingView::ownTimeFault() const {
    QString const typed = m_ownTime.trimmed();
    auto const time = parseTime(typed);
    return typed.isEmpty() || time ? QString{} : timeFaultText(time.error(), typed);
}

std::optional<RulingView::Decision> RulingView::decisionFor(QString const& key, std::string const& note) {
    for (Option const& option : choices())
        if (option.key == key && !option.asksOn && isPossible(option))
            return decide(option, note, session::ResultBasis::Ruling);
    return std::nullopt;
}

std::optional<RulingView::Decision> RulingView::ownDecision(QString const& word, std::string const& note) {
    // Where the Laws propose nothing the arbiter's decision is the ruling.
    auto const* const proposal = m_ruling.proposes();
    bool const open = choices().empty() || (proposal && proposal->effects.empty());
    auto const basis = open ? session::ResultBasis::Ruling : session::ResultBasis::OwnDecision;
    for (auto const& [one, other] : otherChoices()) {
        if (one != word) continue;
        if (rulings::effectIn<rulings::PostponeClaim>(other.effects)) // with time or without, as the Laws leave it
            return decide({{}, {}, other, m_said, rulings::Finding::ClaimPostponed}, note,
                          session::ResultBasis::Ruling);
        return decide({{}, {}, other, m_said, m_ruling.finding}, note, basis);
    }
    return std::nullopt;
}

session::AdjournmentStep RulingView::leftAfter(rulings::Effects const& effects) const {
    return m_taken ? session::leftFor(m_facts, *m_taken, effects) : session::AdjournmentStep::None;
}

bool RulingView::opensFirst() const {
    if (!needed()) return false;
    auto const leadOn = ways();
    return !leadOn.empty() && std::ranges::all_of(leadOn, [this](rulings::Way const& way) {
        return leftAfter(way.proposal.effects) == session::AdjournmentStep::OpenFirst;
    });
}

QString RulingView::oddsLine(rulings::Effects const& effects) const {
    auto const score = rulings::scoreIn(effects);
    bool const isDraw = score && points(*score) == ByColour<Points>{halfPoint, halfPoint};
    return m_hasDrawOdds && isDraw ? lineOf(tr("Black wins the match: draw odds.")) : QString{};
}

QString RulingView::leftLine(rulings::Effects const& effects) const { return lineOf(leftText(leftAfter(effects))); }

RulingView::Decision RulingView::decide(Option const& option, std::string const& note, session::ResultBasis basis) {
    rulings::Choice const& choice = option.choice;
    auto const up = flagForForm(choice.effects);
    if (up && !m_taken) return letPlayGoOn(up);
    // What waits again and again is not put on record each time.
    if (!m_taken && rulings::effectIn<rulings::PlayOn>(choice.effects)) return letPlayGoOn(std::nullopt);
    auto const step = leftAfter(choice.effects);
    if (step == session::AdjournmentStep::OpenFirst) return {.step = step};
    session::DecidedRuling const ruling{.rules = *m_rules,
                                        .incident = *m_incident,
                                        .known = knownNow(),
                                        .answers = option.answers,
                                        .finding = option.finding,
                                        .choice = choice,
                                        .own = basis == session::ResultBasis::OwnDecision,
                                        .note = note};
    if (up) { // the flag itself is put up in a form, with the time that is left
        Decision decision = letPlayGoOn(up);
        decision.commands = {session::MakeRuling{m_facts.round, m_facts.board, session::onRecord(ruling)}};
        return decision;
    }
    Decision decision{
        .commands = {session::carriedOut(m_facts, ruling, groundOf(*m_incident))}, .told = told(option), .step = step};
    if (ruling.own && !note.empty())
        //: %1 what an arbiter has decided against what the Laws propose, %2 the reason.
        decision.told = tr("%1. Decided otherwise: %2").arg(decision.told, plain(note));
    if (givesBack(choice.effects) && !rulings::scoreIn(choice.effects))
        decision.givenBack = session::timeGivenBack(m_facts, *m_givenBack, note);
    return decision;
}

bool RulingView::givesBack() const { return m_givenBack && m_givenBack->time > std::chrono::seconds::zero(); }

/// A clock that is set has it already.
bool RulingView::givesBack(rulings::Effects const& effects) const {
    return givesBack() && std::ranges::none_of(effects, [this](rulings::Effect const& one) {
               auto const* const set = std::get_if<rulings::SetTime>(&one);
               return set && set->of == m_givenBack->to;
           });
}

WhichClock RulingView::whichClock() const { return m_clockOnTable ? WhichClock::OnTheTable : WhichClock::Ours; }

QString RulingView::toSet(rulings::Effects const& effects) const {
    auto const& known = m_facts.known.sides;
    if (!m_clockOnTable || !known.white.time || !known.black.time) return {};
    ByColour<std::chrono::milliseconds> const before{*known.white.time, *known.black.time};
    auto after = before;
    for (rulings::Effect const& effect : effects) {
        if (auto const* const given = std::get_if<rulings::GiveTime>(&effect)) after[given->to] += given->time;
        if (auto const* const taken = std::get_if<rulings::TakeTime>(&effect)) after[taken->from] -= taken->time;
        if (auto const* const set = std::get_if<rulings::SetTime>(&effect)) after[set->of] = set->time;
    }
    if (after == before) return {};
    for (Colour const side : bothColours) after[side] = std::max(after[side], std::chrono::milliseconds{});
    //: What the arbiter sets on a chess clock: %1 White's time, %2 Black's.
    return tr("To be set on the clock: White %1, Black %2").arg(spanText(after.white), spanText(after.black));
}

QString RulingView::onBoard(QString const& sentence) const {
    return m_earlierRound.isEmpty() ? sentence : roundAndSentence(m_earlierRound, sentence);
}

QString RulingView::told(Option const& option) const {
    rulings::Choice const& choice = option.choice;
    auto const score = rulings::scoreIn(choice.effects);
    rulings::Effects effects = choice.effects;
    std::string article = choice.article;
    if (givesBack(effects)) {
        effects.emplace_back(*m_givenBack);
        article = rulings::cited(article, groundArticle(m_rules->laws(), m_rules->play, Ground::Irregularity));
    }
    QString const cited = citationText(flagfall::citation(m_rules->laws(), article));
    QString outcome = ruledText(effects, whichClock());
    if (QString const nothing = m_result ? nothingOnceOver(effects) : QString{}; !nothing.isEmpty())
        outcome = nothing;
    else if (outcome.isEmpty())
        outcome = findingText(option.finding);
    else if (QString const claim = claimText(option.finding); !claim.isEmpty())
        outcome = claim + QStringLiteral(". ") + outcome;
    outcome += oddsLine(effects).replace(QLatin1Char('\n'), QStringLiteral(". "));
    QString const said = onBoard(tr("Board %1: %2").arg(m_boardLabel, outcome));
    //: %1 a board and its result, %2 the article it rests on.
    QString const ruled = cited.isEmpty() ? said : tr("%1 (%2)", "ruling").arg(said, cited);
    QString const set = score ? QString{} : toSet(choice.effects);
    return set.isEmpty() ? ruled : ruled + QStringLiteral(". ") + set;
}

/// The same facts ask for no ruling again.
RulingView::Decision RulingView::letPlayGoOn(std::optional<Colour> putUp) {
    Decision decision{.putUp = putUp, .told = onBoard(tr("Board %1: the game continues.").arg(m_boardLabel))};
    if (m_taken)
        m_taken.reset();
    else if (!putUp)
        for (Colour const side : bothColours)
            if (m_facts.known.sides[side].flagDown)
                m_playedOn.emplace(m_facts.board.value(), stampOf(m_facts.zeros[side].at));
    return decision;
}

} // namespace flagfall::view
