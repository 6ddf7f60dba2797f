// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/rulings/offences_model.h"

#include "app/view/common/desk_link.h"
#include "app/view/papers/paper_view.h"
#include "app/view/rulings/rulings_model.h"
#include "app/view/rulings/rulings_papers.h"
#include "app/view/rulings/rulings_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/team_match_text.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

using session::RecordedOffence;

constexpr std::array offenceRoles{
    role<&OffenceRow::round>("round"),
    role<&OffenceRow::board>("board"),
    role<&OffenceRow::player>("player"),
    role<&OffenceRow::what>("what"),
    role<&OffenceRow::article>("article"),
    role<&OffenceRow::penalties>("penalties"),
    role<&OffenceRow::next>("next"),
    role<&OffenceRow::first>("first"),
    role<&OffenceRow::boardLabel>("boardLabel"),
};

OffenceRow rowOf(session::EventState const& state, RecordedOffence const& one, QString const& player) {
    OffenceRow row;
    bool const black = one.offence.by == Colour::Black;
    constexpr qint64 seats = 20'000;
    row.id = one.ruling.value() * seats + 2 * one.board.value() + (black ? 1 : 0);
    row.round = one.round.value();
    row.board = one.board.value();
    row.boardLabel = boardLabel(state, one.round, one.board);
    row.player = player;
    row.what = offenceText(one.offence);
    row.article = plain(one.article);
    row.penalties = penaltiesText(one.offence);
    return row;
}

} // namespace

OffencesModel::OffencesModel(DeskLink& desk, PaperView& papers, QObject* parent)
    : RowModel(offenceRoles, parent), m_desk(desk), m_papers(papers) {}

void OffencesModel::update(Changes const& changes) {
    session::History const& history = m_desk.history();
    bool const anew = changes.sentences || changes.players || history.last() < m_seen || ruledSince(history, m_seen);
    m_seen = history.last();
    m_stale |= anew;
    if (m_watched) read();
}

void OffencesModel::setWatched(bool watched) {
    if (watched == m_watched) return;
    m_watched = watched;
    emit watchedChanged();
    if (m_watched) read();
}

void OffencesModel::read() {
    if (!std::exchange(m_stale, false)) return;
    m_offences = session::offencesOnRecord(m_desk.history());
    fill();
}

std::vector<RecordedOffence> OffencesModel::found() const {
    std::vector<RecordedOffence> found;
    QString const words = searchable(m_words.trimmed());
    for (RecordedOffence const& one : m_offences)
        if (searchable(playerName(m_desk.state(), one.player)).contains(words)) found.push_back(one);
    return found;
}

void OffencesModel::fill() {
    session::EventState const& state = m_desk.state();
    std::map<QString, std::vector<RecordedOffence>> byName;
    for (RecordedOffence const& one : found()) byName[playerName(state, one.player)].push_back(one);
    std::vector<OffenceRow> shown;
    m_players = 0;
    for (auto const& [name, ofPlayer] : byName) {
        ++m_players;
        std::size_t const first = shown.size();
        for (RecordedOffence const& one : ofPlayer) shown.push_back(rowOf(state, one, name));
        shown[first].first = true;
        shown.back().next = nextStepTexts(ofPlayer).join(QLatin1Char('\n'));
    }
    setRows(std::move(shown));
    emit summaryChanged();
}

QString OffencesModel::caption() const { return tr("%n player(s)", "", m_players); }

void OffencesModel::setWords(QString const& words) {
    if (words == m_words) return;
    m_words = words;
    fill();
}

void OffencesModel::showPaper() {
    m_papers.show([this] {
        read();
        QString const words = m_words.trimmed();
        //: Which players are on a paper: those with these letters in their names.
        QString const of = words.isEmpty() ? QString{} : tr("Players with “%1” in their names").arg(words);
        return offencesPaper(m_desk.history(), found(), of);
    });
}

} // namespace flagfall::view
