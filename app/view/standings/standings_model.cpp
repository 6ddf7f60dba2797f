// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/standings/standings_model.h"

#include "app/session/event/matches.h"
#include "app/session/event/second_score.h"
#include "app/session/reports/earlier.h"
#include "app/session/reports/prize_award.h"
#include "app/view/common/desk_link.h"
#include "app/view/event/event_text.h"
#include "app/view/standings/player_card.h"
#include "app/view/standings/team_card.h"
#include "app/view/standings/why_rank.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/standings_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace flagfall::view {
namespace {

constexpr std::array standingsRoles{
    role<&StandingRow::playerId>("playerId"),
    role<&StandingRow::rank>("rank"),
    role<&StandingRow::name>("name"),
    role<&StandingRow::title>("title"),
    role<&StandingRow::federation>("federation"),
    role<&StandingRow::rating>("rating"),
    role<&StandingRow::points>("points"),
    role<&StandingRow::secondary>("secondary"),
    role<&StandingRow::played>("played"),
    role<&StandingRow::tieBreaks>("tieBreaks"),
    role<&StandingRow::fractions>("fractions"),
    role<&StandingRow::shift>("shift"),
    role<&StandingRow::provisional>("provisional"),
    role<&StandingRow::accessibleText>("accessibleText"),
};

/// `12` and `,25`: decimal signs stand below each other, whichever the language has.
void addTieBreak(StandingRow& row, QString const& value) {
    static QString const signs = QStringLiteral(".,½¼¾");
    auto const sign = std::ranges::find_if(value, [](QChar letter) { return signs.contains(letter); });
    auto const at = static_cast<qsizetype>(sign - value.begin());
    row.tieBreaks += value.first(at);
    row.fractions += value.sliced(at);
}

using Ranks = std::map<PlayerId, int>;

std::string clubOf(session::EventState const& state, PlayerId competitor) {
    if (session::Team const* const team = state.team(competitor)) return team->details.club;
    session::Player const* const player = state.player(competitor);
    return player ? player->details.club : std::string{};
}

bool hasWords(session::EventState const& state, PlayerId competitor, QStringList const& words) {
    session::CompetitorFacts const facts = session::factsOf(state, competitor);
    QString all;
    for (std::string const& text : {facts.name, facts.title, facts.federation, clubOf(state, competitor)})
        all += searchable(plain(text)) + QLatin1Char('\n');
    return std::ranges::all_of(words, [&all](QString const& word) { return all.contains(word); });
}

StandingRow rowOf(session::EventState const& state, pairing::Standing const& standing, bool provisional,
                  Ranks const& before) {
    StandingRow row;
    row.playerId = standing.player.value();
    row.rank = standing.rank;
    session::CompetitorFacts const facts = session::factsOf(state, standing.player);
    row.name = plain(facts.name);
    row.title = plain(facts.title);
    row.federation = plain(facts.federation);
    if (facts.rating > 0) row.rating = QString::number(facts.rating);
    row.points = pointsText(standing.points);
    auto const second = session::secondScoreOf(state);
    if (second != session::SecondScore::None) row.secondary = pointsText(standing.secondary);
    if (second == session::SecondScore::Keizer) std::swap(row.points, row.secondary); // the places go by it
    row.played = QString::number(standing.played);
    for (pairing::TieBreakValue const& value : standing.tieBreaks) addTieBreak(row, tieBreakText(value));
    row.provisional = provisional;
    auto const was = before.find(standing.player);
    if (was != before.end()) row.shift = shiftText(was->second - standing.rank);
    //: Read aloud for a line of the table: rank, name, points.
    row.accessibleText =
        StandingsModel::tr("Rank %1: %2, points: %3").arg(QString::number(row.rank), row.name, row.points);
    if (was != before.end() && was->second != standing.rank)
        //: Read aloud for a line of the table: %1 "Rank 3: Vega, points: 2", %2 the rank before the last round.
        row.accessibleText = StandingsModel::tr("%1, rank before: %2").arg(row.accessibleText).arg(was->second);
    //: Read aloud for a line of the table: %1 "Rank 3: Vega, points: 2"; a game of the player is adjourned.
    if (row.provisional) row.accessibleText = StandingsModel::tr("%1, provisional").arg(row.accessibleText);
    return row;
}

} // namespace

StandingsModel::StandingsModel(DeskLink& desk, QObject* parent) : RowModel(standingsRoles, parent), m_desk(desk) {}

void StandingsModel::setWatched(bool watched) {
    m_watched = watched;
    if (m_watched && m_stale) update();
}

void StandingsModel::update() {
    m_stale = !m_watched;
    if (m_stale) return;
    session::EventState const& state = m_desk.state();
    if (m_round > 0 && m_round < std::ssize(state.rounds))
        show(upTo(state, RoundNumber{m_round}));
    else
        show(state);
}

void StandingsModel::stepRound(int by) {
    auto const paired = static_cast<int>(m_desk.state().rounds.size());
    int const now = m_round > 0 ? std::min(m_round, paired) : paired;
    int const round = std::clamp(now + by, std::min(1, paired), paired);
    m_round = round == paired ? 0 : round;
    update();
}

void StandingsModel::stepCategory() {
    auto const names = session::categoriesInUse(m_desk.state());
    auto const now = std::ranges::find(names, m_category);
    auto const next = now == names.end() ? names.begin() : std::next(now);
    m_category = next == names.end() ? std::string{} : *next;
    update();
}

void StandingsModel::setWords(QString const& words) {
    m_words = words;
    update();
}

void StandingsModel::close() {
    m_round = 0;
    m_words.clear();
    m_category.clear();
}

void StandingsModel::show(session::EventState const& state) {
    std::vector<StandingRow> rows;
    m_hasShifts = false;
    auto const awaited = playersOfAdjourned(state);
    auto const names = state.isOfTeams() ? std::vector<std::string>{} : session::categoriesInUse(state);
    if (std::ranges::find(names, m_category) == names.end()) m_category.clear(); // there is nobody left in it
    if (!state.rounds.empty()) {
        Ranks const before = session::ranksBefore(state, m_category);
        m_hasShifts = !before.empty();
        QStringList const words = searchWords(m_words);
        for (pairing::Standing const& standing : session::rankedIn(state, session::standingsOf(state), m_category))
            if (hasWords(state, standing.player, words))
                rows.push_back(rowOf(state, standing, awaited.contains(standing.player), before));
    }
    setRows(std::move(rows));
    Head head = headOf(state);
    if (head == m_head) return;
    m_head = std::move(head);
    emit headChanged();
}

QVariantList StandingsModel::why(int row) const {
    if (row < 0 || row >= rowCount()) return {};
    PlayerId const player{rows()[static_cast<std::size_t>(row)].playerId};
    auto const why =
        m_head.earlier ? whyRank(upTo(m_desk.state(), RoundNumber{m_round}), player) : whyRank(m_desk.state(), player);
    if (!why) return {};
    auto const shown = [](WhyPart const& part) {
        return QVariantMap{{QStringLiteral("title"), part.title},
                           {QStringLiteral("lines"), part.lines},
                           {QStringLiteral("decides"), part.decides}};
    };
    QVariantList all{shown({.title = why->title, .lines = {}})};
    for (WhyPart const& part : why->parts) all += shown(part);
    return all;
}

QVariantMap StandingsModel::card(int row) const {
    if (row < 0 || row >= rowCount()) return {};
    PlayerId const player{rows()[static_cast<std::size_t>(row)].playerId};
    auto const cardFor = m_head.ofTeams ? teamCardFor : playerCardFor;
    return m_head.earlier ? cardFor(upTo(m_desk.state(), RoundNumber{m_round}), player)
                          : cardFor(m_desk.state(), player);
}

StandingsModel::Head StandingsModel::headOf(session::EventState const& state) const {
    Head head;
    for (pairing::TieBreak const& tieBreak : state.details.tieBreaks) {
        head.names += tieBreakName(tieBreak);
        head.hints += unbroken(tieBreakHint(tieBreak));
    }
    for (qsizetype column = 0; column < head.names.size(); ++column) {
        QStringList widest{QString{}, QString{}};
        for (StandingRow const& row : rows()) {
            QStringList const value{row.tieBreaks.value(column), row.fractions.value(column)};
            for (qsizetype part = 0; part < value.size(); ++part)
                if (value[part].size() > widest[part].size()) widest[part] = value[part];
        }
        head.widest += QVariant{widest};
    }
    bool const byMatches = session::systemRulesOf(state).primary == pairing::TeamScore::MatchPoints;
    if (state.isOfTeams()) {
        //: Heads of columns of the standings of teams: match points, game points.
        QString const matches = tr("MP", "match points");
        QString const games = tr("GP", "game points");
        head.points = byMatches ? matches : games;
        head.secondary = byMatches ? games : matches;
        head.ofTeams = true;
    } else if (session::secondScoreOf(state) == session::SecondScore::Keizer) {
        //: The head of a column: the score of a Keizer competition.
        head.points = tr("Keizer");
        head.secondary = tr("Points");
    }
    head.caption = standingsCaption(state);
    head.category = plain(m_category);
    head.words = m_words;
    head.shifts = m_hasShifts;
    head.hasCategories = !state.isOfTeams() && !session::categoriesInUse(state).empty();
    head.round = static_cast<int>(state.rounds.size());
    head.earlier = state.rounds.size() < m_desk.state().rounds.size();
    head.count = static_cast<int>(rows().size());
    head.unfinishedHint = unfinishedGameText();
    head.provisional = std::ranges::any_of(rows(), &StandingRow::provisional);
    return head;
}

} // namespace flagfall::view
