// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/rehearsal/rehearsal_model.h"

#include "app/view/common/desk_link.h"
#include "app/view/common/notice_view.h"
#include "app/view/rehearsal/voice_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/team_match_text.h"

#include <algorithm>
#include <array>
#include <random>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using rehearsal::OrderFault;

constexpr std::array voiceRoles{role<&VoiceRow::number>("number"), role<&VoiceRow::round>("round"),
                                role<&VoiceRow::board>("board"),   role<&VoiceRow::boardLabel>("boardLabel"),
                                role<&VoiceRow::time>("time"),     role<&VoiceRow::text>("text"),
                                role<&VoiceRow::truth>("truth"),   role<&VoiceRow::state>("state"),
                                role<&VoiceRow::waits>("waits"),   role<&VoiceRow::wrong>("wrong")};

/// People do something at any moment; what they have done is counted now and then.
constexpr std::chrono::milliseconds beat = 250ms;
constexpr int beatsBetweenCounts = 4;

QString faultText(OrderFault fault) {
    switch (fault) {
    case OrderFault::Players:
        return RehearsalModel::tr("Type a number of players from %1 to %2.")
            .arg(rehearsal::fewestPlayers)
            .arg(rehearsal::mostPlayers);
    case OrderFault::Rounds: return RehearsalModel::tr("That is more rounds than half as many players can play.");
    case OrderFault::Control: return RehearsalModel::tr("Type a time control, for example 15+10.");
    case OrderFault::Troubles:
        return RehearsalModel::tr("Type how many troubles there are in a round, at most one on a board.");
    case OrderFault::Edition:
    case OrderFault::Kinds:
    case OrderFault::Thinking: break;
    }
    return {};
}

} // namespace

RehearsalModel::RehearsalModel(DeskLink& desk, NoticeView& notice, QObject* parent)
    : RowModel(voiceRoles, parent), m_desk(desk), m_notice(notice) {
    m_order.rounds = 3;
    m_order.control = "3+2"; // an evening of an hour
    m_timer.setInterval(beat);
    connect(&m_timer, &QTimer::timeout, this, &RehearsalModel::live);
}

void RehearsalModel::setPlayers(int players) {
    m_order.players = players;
    emit changed();
}
void RehearsalModel::setRounds(int rounds) {
    m_order.rounds = rounds;
    emit changed();
}
void RehearsalModel::setTroubles(int troubles) {
    m_order.troubles = troubles;
    emit changed();
}
void RehearsalModel::typePlayers(QString const& text) { setPlayers(text.trimmed().toUShort()); }
void RehearsalModel::typeRounds(QString const& text) { setRounds(text.trimmed().toUShort()); }
void RehearsalModel::typeTroubles(QString const& text) { setTroubles(text.trimmed().toUShort()); }
void RehearsalModel::setControl(QString const& control) {
    m_order.control = control.trimmed().toStdString();
    emit changed();
}
void RehearsalModel::setByItself(bool byItself) {
    m_byItself = byItself;
    emit changed();
}

QString RehearsalModel::fault() const {
    auto const faults = faultsOf(m_order);
    return faults.empty() ? QString{} : faultText(faults.front());
}

bool RehearsalModel::begin() {
    if (!faultsOf(m_order).empty()) return false;
    constexpr unsigned names = 10'000;
    m_order.seed = m_seed ? *m_seed : std::random_device{}() % names; // the event is named by it
    m_next.emplace(m_order);
    auto commands = m_next->begin();
    if (auto* const open = std::get_if<session::OpenEvent>(&commands.front()))
        open->draft.name = tr("Rehearsal %1").arg(m_order.seed).toStdString();
    if (m_open) m_open(commands);
    return true;
}

void RehearsalModel::enter() {
    if (!m_next) return;
    m_hall = std::exchange(m_next, std::nullopt);
    m_over = false;
    m_substitute.reset();
    if (m_byItself) m_substitute.emplace(m_order.seed);
    m_timer.start();
    show();
}

void RehearsalModel::leave() {
    if (!m_hall) return;
    m_timer.stop();
    m_hall.reset();
    m_substitute.reset();
    m_over = false;
    show();
}

void RehearsalModel::finish() {
    if (!isActive()) return;
    m_timer.stop();
    m_over = true;
    show();
}

void RehearsalModel::live() {
    if (!isActive() || !m_desk.isOpen() || !m_desk.state().opened()) return;
    auto const submit = [this](session::Command command) {
        m_desk.submit(std::move(command), session::Confirmation::NotAsked, m_desk.now(), [](auto const&) {});
    };
    auto doings = m_hall->next(m_desk.state(), m_desk.now());
    for (session::Command& command : doings.commands) submit(std::move(command));
    for (rehearsal::Voice const& voice : doings.voices) {
        if (m_substitute) m_substitute->hear(voice);
        if (voice.heard != rehearsal::Heard::Aloud) continue;
        m_notice.tell(NoticeView::Kind::Told,
                      //: %1 a board, %2 what is said there to the arbiter.
                      tr("Board %1: %2", "voice")
                          .arg(boardLabel(m_desk.state(), voice.round, voice.board), voiceText(voice, m_desk.state())));
    }
    if (m_substitute)
        for (session::Command& command : m_substitute->next(m_desk.history(), m_desk.now())) submit(std::move(command));
    m_beats = (m_beats + 1) % beatsBetweenCounts;
    if (!doings.voices.empty() || (m_watched && m_beats == 0)) show();
}

void RehearsalModel::setWatched(bool watched) {
    if (watched == m_watched) return;
    m_watched = watched;
    if (watched) show();
    emit changed();
}

VoiceRow RehearsalModel::rowOf(rehearsal::Judged const& judged) const {
    using rehearsal::Outcome;
    rehearsal::Voice const& voice = judged.voice;
    VoiceRow row;
    row.number = voice.number;
    row.round = voice.round.value();
    row.board = voice.board.value();
    row.boardLabel = boardLabel(m_desk.state(), voice.round, voice.board);
    auto const ago = std::chrono::floor<std::chrono::milliseconds>(m_desk.now() - voice.at);
    row.time = m_desk.timeOfDay().addMSecs(-ago.count()).toString(QStringLiteral("HH:mm:ss"));
    row.text = voiceText(voice, m_desk.state());
    row.truth = truthText(voice);
    row.state = outcomeText(judged, m_desk.now());
    row.waits = judged.outcome == Outcome::Waiting;
    row.wrong = judged.outcome == Outcome::Wrong || judged.outcome == Outcome::Missed;
    return row;
}

void RehearsalModel::show() {
    std::vector<VoiceRow> rows;
    m_caption.clear();
    if (m_hall && m_desk.isOpen()) {
        auto const over = m_over ? rehearsal::Over::Yes : rehearsal::Over::No;
        rehearsal::Score const score = scoreOf(m_desk.history(), m_hall->voices(), over);
        // What nobody has heard is told when it is over.
        for (auto judged = score.voices.rbegin(); judged != score.voices.rend(); ++judged)
            if (m_over || judged->voice.heard == rehearsal::Heard::Aloud) rows.push_back(rowOf(*judged));
        auto const waiting = static_cast<int>(std::ranges::count(rows, true, &VoiceRow::waits));
        //: %1 a number of points.
        m_caption = m_over ? tr("The score: %1 of 100").arg(score.points) : tr("%n voice(s) waiting", "", waiting);
        if (m_over && rows.empty()) m_caption = tr("Nobody had said anything: there is no score");
        if (m_over && !rows.empty()) {
            using rehearsal::Outcome;
            int const right = score.inAll.of(Outcome::Right) + score.inAll.of(Outcome::OwnDecision);
            //: How many voices were dealt with rightly, wrongly and not at all.
            m_caption += QStringLiteral(" · ") + tr("%1 right, %2 wrong, %3 missed")
                                                     .arg(right)
                                                     .arg(score.inAll.of(Outcome::Wrong))
                                                     .arg(score.inAll.of(Outcome::Missed));
        }
        if (m_over && !score.unreported.empty())
            m_caption += QStringLiteral(" · ") +
                         tr("%n result(s) that nobody had reported", "", static_cast<int>(score.unreported.size()));
    }
    setRows(std::move(rows));
    emit changed();
}

} // namespace flagfall::view
