// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/printing/paper_words.h"

#include "app/session/event/matches.h"
#include "app/session/event/name_order.h"
#include "app/session/event/whole_day.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/team_match_text.h"
#include "app/view/texts/text_locale.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace flagfall::view {

PaperPlayers::PaperPlayers(session::EventState const& state) : m_state(state), m_order(state.playersInOrder()) {
    int number = 0;
    for (session::Player const* player : m_order) {
        m_numbers[player->id] = ++number;
        ++m_bearers[player->details.name];
    }
    number = 0;
    for (session::Team const* team : state.teamsInOrder()) {
        m_numbers[team->id] = ++number;
        for (PlayerId const player : team->details.roster) m_teams[player] = teamLabel(*team);
    }
}

std::vector<session::Player const*> PaperPlayers::byName() const {
    std::string const& language = m_state.details.language;
    session::NameOrder const order(language.empty() ? "en" : language);
    std::vector<std::pair<std::string, session::Player const*>> keyed;
    keyed.reserve(m_order.size());
    for (session::Player const* player : m_order) keyed.emplace_back(order.key(player->details.name), player);
    std::ranges::stable_sort(keyed, {}, &std::pair<std::string, session::Player const*>::first);
    std::vector<session::Player const*> players;
    players.reserve(keyed.size());
    for (auto const& [key, player] : keyed) players.push_back(player);
    return players;
}

QString PaperPlayers::number(PlayerId player) const {
    if (auto const team = m_teams.find(player); team != m_teams.end()) return team->second;
    auto const found = m_numbers.find(player);
    return found == m_numbers.end() ? QString{} : QString::number(found->second);
}

QString PaperPlayers::name(PlayerId id) const { return plain(m_state.nameOf(id)); }

QString PaperPlayers::nameApart(PlayerId id) const {
    session::Player const* const player = m_state.player(id);
    if (!player || m_bearers.at(player->details.name) < 2) return name(id);
    QStringList about{rating(id), plain(player->details.club)};
    about.removeAll(QString{});
    return about.isEmpty() ? name(id) : QStringLiteral("%1 (%2)").arg(name(id), about.join(QStringLiteral(", ")));
}

QString PaperPlayers::title(PlayerId id) const { return plain(session::factsOf(m_state, id).title); }

QString PaperPlayers::federation(PlayerId id) const { return plain(session::factsOf(m_state, id).federation); }

QString PaperPlayers::rating(PlayerId id) const {
    int const rating = session::factsOf(m_state, id).rating;
    return rating > 0 ? QString::number(rating) : QString{};
}

std::map<PlayerId, Points> pointsBefore(session::EventState const& state, RoundNumber round) {
    std::map<PlayerId, Points> points;
    pairing::Tournament const tournament =
        state.isOfTeams() ? session::tournamentOfBoards(state) : tournamentThatCounts(state);
    for (pairing::Participant const& participant : tournament.participants) {
        Points& all = points[participant.id];
        for (std::size_t at = 0; at < participant.rounds.size() && static_cast<int>(at) + 1 < round.value(); ++at)
            all += pairing::pointsOf(participant.rounds[at]);
    }
    return points;
}

QString startOf(session::EventState const& state, RoundNumber round) {
    auto const& schedule = state.details.schedule;
    auto const session = std::ranges::find(schedule, round, &session::PlayingSession::round);
    if (session == schedule.end()) return {};
    if (session::isWholeDay(*session)) return dayText(session->begins.day);
    QTime const at(session->begins.minute / 60, session->begins.minute % 60);
    //: Of a round: %1 the day, %2 the hour.
    return EventPapers::tr("Start: %1, %2")
        .arg(dayText(session->begins.day), textLocale().toString(at, QLocale::ShortFormat));
}

void nameFileAfter(Paper& paper, session::EventState const& state, PlayerId player) {
    QString name = plain(state.nameOf(player));
    static QRegularExpression const unfit(QStringLiteral(R"([/\\:*?"<>|])")); // on some system or other
    paper.file += QLatin1Char(' ') + name.replace(unfit, QStringLiteral("-"));
}

void dropEmptyColumns(PaperTable& table) {
    for (std::size_t column = table.heads.size(); column-- > 0;) {
        auto const at = static_cast<qsizetype>(column);
        bool const empty =
            std::ranges::all_of(table.rows, [&](PaperTable::Row const& row) { return row.cells.value(at).isEmpty(); });
        if (!empty || table.rows.empty()) continue;
        table.heads.erase(table.heads.begin() + at);
        for (PaperTable::Row& row : table.rows)
            if (at < row.cells.size()) row.cells.removeAt(at);
    }
}

} // namespace flagfall::view
