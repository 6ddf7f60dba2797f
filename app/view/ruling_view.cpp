// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/ruling_view.h"

#include "app/view/texts/clock_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/ruling_text.h"
#include "app/view/texts/verdict_text.h"

#include "arbiter/laws/illegal_move.h"

#include <algorithm>

namespace flagfall::view {
namespace {

using session::Board;

/// How the period that ended for this player was met, as the clock reported it; none in the present round's acts.
std::optional<clock::PeriodEnded> lastPeriodEnded(HandsAt const& at, BoardNumber board, Colour side) {
    auto const& acts = at.history.acts();
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        if (std::holds_alternative<session::RoundPaired>(act->act)) break;
        auto const* report = std::get_if<session::ClockReported>(&act->act);
        if (!report || report->round != at.round || report->board != board) continue;
        auto const* ended = std::get_if<clock::PeriodEnded>(&report->fact);
        if (ended && ended->side == side) return *ended;
    }
    return std::nullopt;
}

/// Moves asked for up to the end of this period, from 1; zero when it asks for all that are left.
int movesAskedBy(clock::Setting const& setting, Colour side, int period) {
    auto const& periods = setting.periods(side);
    int asked = 0;
    for (int at = 0; at < period && at < static_cast<int>(periods.size()); ++at) {
        int const quota = periods[static_cast<std::size_t>(at)].quota;
        if (quota == 0) return 0;
        asked += quota;
    }
    return asked;
}

std::int64_t stampOf(std::optional<clock::Instant> const& at) { return at ? at->time_since_epoch().count() : 0; }

QVariantMap optionMap(QString const& key, QString const& text, QString const& article) {
    return {{QStringLiteral("key"), key}, {QStringLiteral("text"), text}, {QStringLiteral("article"), article}};
}

QString whichPeriod(int period, bool last) {
    if (period == 1 && last) return {};
    return last ? RulingView::tr("last period") : RulingView::tr("period %1, not the last").arg(period);
}

} // namespace

// --- what is the case --------------------------------------------------------------------------------------

RulingView::Facts RulingView::factsOf(HandsAt const& at, Board const& board) {
    Facts facts;
    facts.round = at.round;
    facts.board = board.number;
    clock::Reading const reading = clock::read(*board.clock, at.now);
    clock::Setting const& setting = *board.clock->setting;
    if (session::Round const* round = at.state().round(at.round); round && round->startedAt)
        facts.startedAt = *round->startedAt;
    for (Colour const side : bothColours) {
        clock::DisplayReading const& display = reading.sides[side];
        Zero& zero = facts.zeros[side];
        auto const& periods = setting.periods(side);
        facts.hasExtra |= periods[static_cast<std::size_t>(display.period - 1)].extra > clock::Span{};
        zero.made = display.movesCompleted;
        zero.period = display.period;
        if (display.flag) {
            zero.down = true;
            zero.last = display.period >= static_cast<int>(periods.size()) && !periods.back().repeats;
            zero.asked = movesAskedBy(setting, side, display.period);
            zero.at = display.flagAt;
        } else if (display.periodFlagAt) {
            auto const ended = lastPeriodEnded(at, board.number, side);
            if (!ended || ended->movesAsked == 0 || ended->movesMade >= ended->movesAsked) continue;
            zero = {true, false, ended->period, ended->movesAsked, ended->movesMade, ended->at};
        }
    }
    facts.first = reading.firstFlag;
    if (board.flagNoticed) facts.noticed = board.flagNoticed->side;
    facts.offender = session::losingOffender(at.details(), board);
    if (facts.offender) facts.offences = board.illegalMoves[*facts.offender];
    return facts;
}

void RulingView::look(HandsAt const& at) {
    Board const* const board = at.one();
    if (!board || !board->isUnderWay()) {
        lookAway();
        return;
    }
    session::EventDetails const& details = at.details();
    m_edition = details.edition;
    m_play = at.play();
    m_supervision = details.supervision;
    m_quickplayAnnounced = details.quickplayAnnounced;
    Facts facts = factsOf(at, *board);
    for (Colour const side : bothColours)
        if (m_playedOn.contains({facts.board.value(), stampOf(facts.zeros[side].at)})) facts.zeros[side].down = false;
    bool const anotherMatter = facts.board != m_facts.board || facts.round != m_facts.round ||
                               facts.offender != m_facts.offender || facts.zeros.white.at != m_facts.zeros.white.at ||
                               facts.zeros.black.at != m_facts.zeros.black.at;
    if (anotherMatter) m_said = {};
    if (facts.board != m_facts.board || facts.round != m_facts.round) m_device.reset();
    m_facts = std::move(facts);
    lookAtRecord(*board);
    m_case = caseNow();
    emit changed();
}

RulingView::Case RulingView::caseNow() const {
    if (m_device) return Case::Device;
    if (m_facts.offender) return Case::IllegalMove;
    return m_facts.zeros.white.down || m_facts.zeros.black.down ? Case::Flag : Case::None;
}

void RulingView::takeUpDevice(Colour offender) {
    m_device = offender;
    m_said = {};
    m_case = caseNow();
    emit changed();
}

void RulingView::lookAway() {
    m_device.reset();
    if (m_case == Case::None) return;
    m_case = Case::None;
    m_facts = {};
    m_said = {};
    m_position.reset();
    emit changed();
}

/// Nothing follows from a record that is shorter than the game; after an illegal move it ends where play goes on from.
void RulingView::lookAtRecord(Board const& board) {
    record::GameRecord const& record = board.game.record;
    bool const begun = record.size() > 0 || !(record.start() == board::Position{}); // a start of its own says something
    m_missing = begun ? halfMovesUnrecorded(board) : 0;
    if (!begun || m_missing > 0) {
        m_position.reset();
        return;
    }
    if (m_position && *m_position == record.end()) return;
    m_position = record.end();
    for (Colour const side : bothColours)
        m_chances[side] = rulings::matingChances(*m_position, side, rulings::thoroughBudget);
}

CanMate RulingView::provenByRecord() const {
    auto const colour = winner();
    if (!colour || !m_position) return CanMate::NotSaid;
    if (std::holds_alternative<rulings::Winnable>(m_chances[*colour])) return CanMate::Yes;
    return std::holds_alternative<rulings::Unwinnable>(m_chances[*colour]) ? CanMate::No : CanMate::NotSaid;
}

CanMate RulingView::mateNow() const { return m_said.mate == CanMate::NotSaid ? provenByRecord() : m_said.mate; }

QString RulingView::mateByRecord() const {
    if (!needed() || m_said.mate != CanMate::NotSaid || !winner()) return {};
    if (m_missing > 0)
        return tr("The record of the game is %n half-move(s) too short to tell whether a mate is still possible.", "",
                  m_missing);
    if (!m_position) return {};
    CanMate const proven = provenByRecord();
    //: %1 whether a player can checkmate: "White can still checkmate".
    QString const verdict =
        tr("By the record of the game: %1")
            .arg(proven == CanMate::NotSaid ? verdictText(m_chances[*winner()], *winner())
                                            : canMateText(*winner(), proven, mateScore(*winner(), proven)));
    if (proven == CanMate::Yes) return verdict;
    return verdict + QLatin1Char('\n') + verdictReason(*m_position, m_chances[*winner()], *winner());
}

FlagFacts RulingView::flagFacts(CanMate mate) const {
    FlagFacts facts;
    for (Colour const side : bothColours) {
        Zero const& zero = m_facts.zeros[side];
        FlagFacts::Side& said = facts.sides[side];
        said = {.down = zero.down, .lastPeriod = zero.last, .movesAsked = zero.asked, .movesMade = zero.made};
        said.countReliable = m_said.moves != Moves::NotSaid;
        if (m_said.moves == Moves::Made) said.movesMade = std::max(zero.made, zero.asked);
        if (m_said.moves == Moves::NotMade) said.movesMade = std::min(zero.made, std::max(0, zero.asked - 1));
        said.canMate = mate;
    }
    // Two players who cannot mate would be a dead position, which nobody has said.
    if (mate == CanMate::No) facts.sides[fallen()].canMate = CanMate::NotSaid;
    facts.first = m_said.first.value_or(m_facts.first);
    if (m_facts.noticed && bothDown()) facts.recognised = m_facts.noticed;
    facts.claimedBy = m_said.caller;
    facts.gameOverBefore = m_said.overBefore;
    facts.hasIncrement = m_facts.hasExtra;
    facts.quickplayAnnounced = m_quickplayAnnounced;
    return facts;
}

FlagRuling RulingView::ruling(CanMate mate) const {
    if (m_case == Case::Flag) return ruleOnFlags(*m_edition, m_play, m_supervision, flagFacts(mate));
    if (m_case == Case::None) return {.proposal = FlagProposal::NoFlag, .article = {}};
    if (m_case == Case::Device) {
        auto const device = devicePenalty(*m_edition);
        FlagRuling ruling{.proposal = winFor(opponent(*m_device)), .article = device.article};
        if (device.value.hangsOnMate && mate == CanMate::NotSaid) ruling.otherwise = FlagProposal::Draw;
        return ruling;
    }
    auto const penalty = illegalMovePenalty(*m_edition, m_play, m_supervision);
    Colour const other = opponent(*m_facts.offender);
    FlagRuling ruling{.proposal = winFor(other), .article = penalty.article};
    if (mate == CanMate::No) ruling.proposal = FlagProposal::Draw;
    if (mate == CanMate::NotSaid) ruling.otherwise = FlagProposal::Draw;
    return ruling;
}

/// Whose flag is judged, as far as the facts go.
Colour RulingView::fallen() const {
    if (!bothDown()) return m_facts.zeros.white.down ? Colour::White : Colour::Black;
    // Only a final flag can be noticed; where one player's period merely ended, it is the other one's.
    if (anyFinal() && m_facts.zeros.white.last != m_facts.zeros.black.last)
        return m_facts.zeros.white.last ? Colour::White : Colour::Black;
    if (m_facts.noticed) return *m_facts.noticed;
    return m_said.first.value_or(m_facts.first).value_or(Colour::White);
}

std::optional<Colour> RulingView::winner() const {
    FlagRuling const open = ruling(CanMate::NotSaid);
    if (!open.otherwise) return std::nullopt;
    FlagProposal const loss = open.next.value_or(open.proposal);
    if (loss == FlagProposal::WhiteWins) return Colour::White;
    if (loss == FlagProposal::BlackWins) return Colour::Black;
    return std::nullopt;
}

bool RulingView::anyFinal() const {
    return std::ranges::any_of(bothColours, [this](Colour side) {
        Zero const& zero = m_facts.zeros[side];
        return zero.down && zero.last;
    });
}

// --- what is shown -----------------------------------------------------------------------------------------

QString RulingView::title() const {
    if (m_case == Case::Device) return deviceText(devicePenalty(*m_edition).value.offence, *m_device);
    if (m_case == Case::IllegalMove)
        return (*m_facts.offender == Colour::White ? tr("White: illegal move no. %1")
                                                   : tr("Black: illegal move no. %1"))
            .arg(m_facts.offences);
    if (bothDown()) return tr("Both flags are down");
    Colour const side = fallen();
    if (anyFinal()) return side == Colour::White ? tr("White's flag is down") : tr("Black's flag is down");
    return side == Colour::White ? tr("White's period ended: check the moves")
                                 : tr("Black's period ended: check the moves");
}

QStringList RulingView::facts() const {
    QStringList lines;
    if (m_case != Case::Flag) return lines;
    for (Colour const side : bothColours) {
        Zero const& zero = m_facts.zeros[side];
        if (!zero.down) continue;
        QStringList parts;
        if (zero.at && m_facts.startedAt != clock::Instant{})
            //: %1 a length of time.
            parts += tr("%1 after the start of the round").arg(spanText(*zero.at - m_facts.startedAt));
        if (bothDown() && m_facts.first) parts += *m_facts.first == side ? tr("the first") : tr("the second");
        if (QString const period = whichPeriod(zero.period, zero.last); !period.isEmpty()) parts += period;
        parts += zero.asked > 0 ? tr("%1 of %2 moves on the counter").arg(zero.made).arg(zero.asked)
                                : tr("%n move(s) on the counter", "", zero.made);
        //: %1 White or Black, %2 facts about his flag.
        lines += tr("%1: %2", "flag").arg(colourText(side), parts.join(QStringLiteral(", ")));
    }
    return lines;
}

QString RulingView::law() const {
    if (!needed()) return {};
    if (m_case == Case::Device) return deviceLaw();
    FlagRuling const now = rulingNow();
    if (m_case == Case::IllegalMove)
        return now.undecided() ? tr("It loses the game, unless the opponent cannot checkmate: then it is a draw.")
               : now.proposal == FlagProposal::Draw ? tr("The game is drawn.")
                                                    : tr("It loses the game.");
    if (now.undecided() && now.proposal != FlagProposal::CheckMoves)
        return tr("The opponent wins, unless he cannot checkmate: then it is a draw.");
    return proposalText(now.proposal);
}

QString RulingView::deviceLaw() const {
    bool const hangs = devicePenalty(*m_edition).value.hangsOnMate;
    if (hangs && mateNow() == CanMate::NotSaid)
        return tr("The player loses. The opponent scores one point, or half a point if he cannot checkmate.");
    return hangs && mateNow() == CanMate::No
               ? tr("The player loses. The opponent scores half a point, because he cannot checkmate.")
               : tr("The player loses, and the opponent wins.");
}

QString RulingView::deviceWarning() const {
    QStringList sentences;
    if (m_facts.offender || m_facts.zeros.white.down || m_facts.zeros.black.down)
        sentences += tr("Another ruling waits at this board: what came first decides.");
    if (devicePenalty(*m_edition).value.mayBeMilder)
        sentences += tr("The regulations of the event may set a milder penalty: then play on and give that one.");
    return sentences.join(QLatin1Char(' '));
}

QString RulingView::citation() const {
    return needed() ? citationText(flagfall::citation(*m_edition, rulingNow().article)) : QString{};
}

QString RulingView::warning() const {
    if (m_case == Case::Device) return deviceWarning();
    if (m_case != Case::Flag) return {};
    if (auto const failing = rulingNow().claimFails; !failing.empty())
        //: %1 the number of an article.
        return tr("The player's own claim fails (%1).").arg(articleText(failing));
    return {};
}

QStringList RulingView::callers() const {
    if (m_case != Case::Flag) return {};
    QStringList names{tr("the arbiter")};
    if (bothDown() || fallen() == Colour::Black) names += colourText(Colour::White);
    if (bothDown() || fallen() == Colour::White) names += colourText(Colour::Black);
    return names;
}

int RulingView::caller() const {
    if (!m_said.caller) return 0;
    return bothDown() && *m_said.caller == Colour::Black ? 2 : 1;
}

void RulingView::setCaller(int caller) {
    std::optional<Colour> said;
    if (caller > 0) said = !bothDown() ? opponent(fallen()) : caller == 1 ? Colour::White : Colour::Black;
    say(m_said.caller, said);
}

QStringList RulingView::orders() const {
    if (m_case != Case::Flag || !bothDown()) return {};
    return {tr("White's first"), tr("Black's first"), tr("cannot be said")};
}

int RulingView::order() const {
    auto const first = m_said.first.value_or(m_facts.first);
    if (!first) return 2;
    return *first == Colour::White ? 0 : 1;
}

void RulingView::setOrder(int order) {
    std::optional<Colour> first;
    if (order < 2) first = order == 0 ? Colour::White : Colour::Black;
    say(m_said.first, std::optional<std::optional<Colour>>{std::in_place, first});
}

QString RulingView::movesQuestion() const {
    if (m_case != Case::Flag) return {};
    int const asked = m_facts.zeros[fallen()].asked;
    return asked > 0 ? tr("Do the scoresheets show the %n move(s)?", "", asked) : QString{};
}

void RulingView::setMoves(int moves) { say(m_said.moves, static_cast<Moves>(moves)); }

QString RulingView::mateQuestionText() const {
    if (!needed()) return {};
    auto const colour = winner();
    return colour ? mateQuestion(*colour) : QString{};
}

void RulingView::setMate(int mate) { say(m_said.mate, static_cast<CanMate>(mate)); }
void RulingView::setOverBefore(bool over) { say(m_said.overBefore, over); }

template <typename T>
void RulingView::say(T& what, T const& value) {
    if (what == value) return;
    what = value;
    emit changed();
}

// --- what can be decided -----------------------------------------------------------------------------------

/// The result if this player can, or cannot, checkmate.
Result RulingView::mateScore(Colour colour, CanMate mate) const {
    if (m_case == Case::Device) return scoreAfterDevice(devicePenalty(*m_edition).value, opponent(colour), mate);
    if (mate == CanMate::No) return Result::Draw;
    return colour == Colour::White ? Result::WhiteWins : Result::BlackWins;
}

std::vector<RulingView::Option> RulingView::mateChoices(Colour colour) const {
    std::vector<Option> options;
    for (auto const& [key, mate, proposal] :
         {std::tuple{"Y", CanMate::Yes, winFor(colour)}, {"N", CanMate::No, FlagProposal::Draw}}) {
        Result const score = mateScore(colour, mate);
        options.push_back({QString::fromLatin1(key), canMateText(colour, mate, score), score, articleFor(proposal)});
    }
    return options;
}

RulingView::Option RulingView::option(QString const& key, QString const& text, FlagProposal proposal) const {
    return {key, text, flagfall::view::resultOf(proposal), articleFor(proposal)};
}

std::vector<RulingView::Option> RulingView::choices() const {
    FlagRuling const now = rulingNow();
    QString const enter = QStringLiteral("↵");
    auto const scored = [](Result result) {
        //: %1 a sentence about the outcome of a game, %2 the result.
        return tr("%1 %2", "ruling").arg(resultSpoken(result), resultText(result));
    };
    auto const outcome = [&](FlagProposal proposal) {
        auto const result = flagfall::view::resultOf(proposal);
        return result ? scored(*result) : tr("Play on");
    };
    if (m_case == Case::Device && !now.undecided()) {
        Result const score = mateScore(opponent(*m_device), mateNow());
        return {{enter, scored(score), score, now.article}};
    }
    switch (now.proposal) {
    case FlagProposal::NoFlag:
    case FlagProposal::StandsAsEnded:
    case FlagProposal::NotYetFallen: return {};
    case FlagProposal::ClaimFails: return {option(enter, tr("Play on"), FlagProposal::PlayOn)};
    case FlagProposal::ArbiterDecides: {
        FlagProposal const near = now.next.value_or(FlagProposal::PlayOn);
        //: %1 what an article about a similar case would give.
        return {option(enter, tr("As in the nearest article: %1").arg(outcome(near)), near)};
    }
    case FlagProposal::CheckMoves: {
        std::vector<Option> options{option(enter, tr("The moves were made: play on"), FlagProposal::PlayOn)};
        auto const colour = winner();
        if (colour && mateNow() == CanMate::NotSaid)
            for (Option& option : mateChoices(*colour)) {
                //: %1 whether a player can checkmate, and the result.
                option.text = tr("Not made. %1").arg(option.text);
                options.push_back(option);
            }
        else if (now.next)
            options.push_back(option(QStringLiteral("N"), tr("Not made. %1").arg(outcome(*now.next)), *now.next));
        return options;
    }
    case FlagProposal::WhiteWins:
    case FlagProposal::BlackWins:
    case FlagProposal::Draw:
    case FlagProposal::PlayOn: break;
    }
    if (now.undecided())
        if (auto const colour = winner()) return mateChoices(*colour);
    return {option(enter, outcome(now.proposal), now.proposal)};
}

/// What the moves that were not made lead to has another article than the question whether they were.
std::string_view RulingView::articleFor(FlagProposal proposal) const {
    FlagRuling const now = rulingNow();
    if (now.proposal != FlagProposal::CheckMoves || proposal == FlagProposal::PlayOn) return now.article;
    FlagFacts facts = flagFacts(proposal == FlagProposal::Draw ? CanMate::No : CanMate::Yes);
    for (Colour const side : bothColours) {
        facts.sides[side].countReliable = true;
        facts.sides[side].movesMade = std::min(facts.sides[side].movesMade, facts.sides[side].movesAsked - 1);
    }
    return ruleOnFlags(*m_edition, m_play, m_supervision, facts).article;
}

QVariantList RulingView::options() const {
    QVariantList list;
    if (!needed()) return list;
    for (Option const& option : choices()) list += optionMap(option.key, option.text, articleText(option.article));
    return list;
}

std::optional<RulingView::Decision> RulingView::decisionFor(QString const& key, std::string const& note) {
    if (!needed()) return std::nullopt;
    for (Option const& option : choices()) {
        if (option.key != key) continue;
        if (!option.result) return playOn();
        return resultBy(*option.result, option.article, note);
    }
    return std::nullopt;
}

RulingView::Decision RulingView::resultBy(Result result, std::string_view article, std::string const& note) const {
    Decision decision;
    bool const overstepped = m_case == Case::Flag && anyFinal() && !m_said.overBefore;
    if (overstepped)
        decision.commands.emplace_back(session::NoticeFlag{m_facts.board, fallen(), m_said.caller, m_facts.round});
    decision.commands.emplace_back(session::EnterResult{m_facts.round, m_facts.board, result, std::string{article},
                                                        note, session::ResultBasis::Ruling});
    QString const cited = citationText(flagfall::citation(*m_edition, article));
    QString const said = tr("Board %1: %2").arg(QString::number(m_facts.board.value()), resultText(result));
    //: %1 a board and its result, %2 the article it rests on.
    decision.told = cited.isEmpty() ? said : tr("%1 (%2)", "ruling").arg(said, cited);
    return decision;
}

RulingView::Decision RulingView::ownDecision(Result result, std::string const& note) const {
    return resultBy(result, m_said.overBefore ? rulingNow().article : std::string_view{}, note);
}

RulingView::Decision RulingView::playOn() {
    Decision decision;
    decision.told = tr("Board %1: the game goes on.").arg(m_facts.board.value());
    if (m_case == Case::Device)
        m_device.reset();
    else if (m_case == Case::Flag && anyFinal())
        decision.putUp = fallen();
    else if (m_case == Case::Flag)
        for (Colour const side : bothColours)
            if (m_facts.zeros[side].down) m_playedOn.emplace(m_facts.board.value(), stampOf(m_facts.zeros[side].at));
    return decision;
}

} // namespace flagfall::view
