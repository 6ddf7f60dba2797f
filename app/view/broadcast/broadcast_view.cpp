// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/broadcast/broadcast_view.h"

#include "app/session/event/open_games.h"
#include "app/session/reports/game_pgn.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/notice_view.h"
#include "app/view/texts/picked_boards.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"
#include "arbiter/pgn/writer.h"

#include <QDesktopServices>

#include <algorithm>
#include <array>
#include <utility>

namespace flagfall::view {
namespace {

using What = BroadcastAnswer::What;

/// Of the token, in the secret store.
QString const storeName = QStringLiteral("lichess.org broadcast");

constexpr std::array delaysOffered{0, 5, 10, 15, 30, 60}; // minutes
constexpr int looksInADelay = 60;                         // how exactly a delay is kept, and how much waits for it

/// Another one, for trying, is named by the settings of the program alone. What is secret goes over TLS, or stays here.
QUrl serverIn(QSettings const& settings) {
    QUrl const url(settings.value(QStringLiteral("broadcast/server")).toString(), QUrl::StrictMode);
    bool const here = url.host() == QLatin1String("localhost") || url.host() == QLatin1String("127.0.0.1");
    if (url.isValid() && (url.scheme() == QLatin1String("https") || here)) return url;
    return QUrl(QStringLiteral("https://lichess.org"));
}

QString tagText(pgn::Game const& game, std::string_view name) { return plain(pgn::tagOf(game, name).value_or("")); }

QString answerText(BroadcastAnswer const& answer) {
    switch (answer.what) {
    case What::Taken: break;
    case What::Refused: return BroadcastView::tr("The server does not take the games: %1").arg(answer.said);
    case What::TooMany: return BroadcastView::tr("The server wants no more requests for a while");
    case What::NotAllowed: return BroadcastView::tr("The server does not accept the token");
    case What::NoSuchRound: return BroadcastView::tr("The server does not know the round, or it is not yours");
    case What::Failed: return BroadcastView::tr("The server has a fault of its own");
    case What::Unreadable:
        return BroadcastView::tr("The answer is not one of a broadcast server (%1)").arg(answer.said);
    case What::Unreachable: return BroadcastView::tr("The server cannot be reached: %1").arg(answer.said);
    case What::TimedOut: return BroadcastView::tr("The server does not answer");
    }
    return {};
}

} // namespace

BroadcastView::BroadcastView(DeskLink& desk, CommandDoor& door, NoticeView& notice, QSettings& settings, Pace pace,
                             QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_notice(notice), m_settings(settings), m_pace(pace),
      m_sender(pace.sender) {
    m_sender.setServer(serverIn(settings));
    m_quiet.setSingleShot(true);
    m_due.setSingleShot(true);
    connect(&m_quiet, &QTimer::timeout, this, &BroadcastView::take);
    connect(&m_due, &QTimer::timeout, this, &BroadcastView::release);
    connect(&m_sender, &BroadcastSender::answered, this, &BroadcastView::heard);
    connect(&m_sender, &BroadcastSender::changed, this, &BroadcastView::changed);
}

// --- the event -------------------------------------------------------------------------------------------

bool BroadcastView::isReady() const { return m_desk.state().opened() && !m_desk.state().rounds.empty(); }

RoundNumber BroadcastView::current() const {
    session::Round const* const round = m_desk.state().currentRound();
    return round ? round->number : RoundNumber{1};
}

QString BroadcastView::kept(QString const& what) const {
    if (m_eventFile.isEmpty()) return {};
    return m_settings.value(deskKey(event(), QLatin1String("broadcast"), what)).toString();
}

void BroadcastView::keep(QString const& what, QVariant const& value) {
    if (!m_eventFile.isEmpty()) m_settings.setValue(deskKey(event(), QLatin1String("broadcast"), what), value);
}

void BroadcastView::setEventFile(QString const& path) {
    if (path == m_eventFile) return;
    m_eventFile = path;
    m_minutes = std::clamp(kept(QStringLiteral("minutes")).toInt(), 0, delaysOffered.back());
    m_boards = kept(QStringLiteral("boards"));
    emit changed();
}

void BroadcastView::close() {
    m_on = m_told = false;
    m_quiet.stop();
    m_due.stop();
    m_touched.clear();
    m_written.clear();
    m_delayed.clear();
    m_takenAt.clear();
    m_sender.stop();
    emit changed();
}

void BroadcastView::update(Changes const& changes) {
    if (m_on) {
        // What stands above every game; a result is about its own board.
        if (changes.everyBoard || changes.players || changes.details || changes.rounds) {
            m_written.clear();
            m_touched.insert(current());
        }
        for (BoardPlace const place : changes.boards) {
            m_written.erase(place);
            m_touched.insert(place.round);
        }
        auto const looks = m_pace.minute * m_minutes / looksInADelay;
        if (!m_touched.empty() && !m_quiet.isActive()) m_quiet.start(std::max(m_pace.quiet, looks));
    }
    if (changes.rounds || changes.details) emit changed();
}

// --- switching -------------------------------------------------------------------------------------------

void BroadcastView::look() {
    if (m_keeping == Keeping::Unknown) readToken(false);
}

void BroadcastView::readToken(bool thenSwitchOn) {
    if (!m_store) {
        m_keeping = Keeping::None;
        if (thenSwitchOn) switchOn();
        return;
    }
    m_keeping = Keeping::Asking;
    m_store->read(storeName, [this, thenSwitchOn](SecretStore::Outcome outcome, QString const& token) {
        bool const found = outcome == SecretStore::Outcome::Done && isBroadcastToken(token);
        if (m_token.isEmpty()) {
            m_keeping = found ? Keeping::InStore : Keeping::None;
            if (found) m_token = token;
            m_sender.setToken(m_token);
        }
        if (thenSwitchOn) switchOn();
        emit changed();
    });
    emit changed();
}

void BroadcastView::toggle() { m_on ? switchOff() : switchOn(); }

void BroadcastView::switchOn() {
    using Kind = NoticeView::Kind;
    if (m_on) return;
    if (!isReady()) {
        m_notice.tell(Kind::Refused, tr("A broadcast begins when a round is paired."));
    } else if (idOf(current()).isEmpty()) {
        m_notice.tell(Kind::Refused, tr("Broadcast: type the address of the round on lichess.org first."));
    } else if (m_token.isEmpty() && m_keeping == Keeping::Unknown) {
        readToken(true);
    } else if (m_token.isEmpty()) {
        m_notice.tell(Kind::Refused, tr("Broadcast: type the token for lichess.org first."));
        emit tokenAsked();
    } else {
        m_door.submit(session::SwitchBroadcast{true, m_minutes}, [this] { begin(); });
    }
}

void BroadcastView::begin() {
    m_on = true;
    m_told = false;
    m_clock.start();
    m_written.clear();
    m_touched = {current()};
    // Games that go on beside it, each at the address of its own round.
    for (session::OpenGame const& game : session::openGames(m_desk.state())) m_touched.insert(game.round);
    take();
}

/// Nothing is sent from this moment on, whatever becomes of the act.
void BroadcastView::switchOff() {
    close();
    m_door.submit(session::SwitchBroadcast{false});
}

void BroadcastView::sendNow() {
    if (!m_on) {
        switchOn();
        return;
    }
    m_told = false;
    take();
    m_sender.again();
}

// --- what is sent ----------------------------------------------------------------------------------------

bool BroadcastView::isSent(session::Round const& round, session::Board const& board) const {
    // Of more boards than there is room for the first go out, until others are chosen.
    if (m_boards.isEmpty()) return std::cmp_less(round.placeAmongBoards(board.number), m_pace.mostGames);
    auto const chosen = boardsFrom(m_boards);
    return !chosen || std::ranges::find(*chosen, board.number) != chosen->end();
}

BroadcastGame BroadcastView::gameOf(BoardPlace place) const {
    pgn::Game const game = session::pgnForBroadcast(m_desk.state(), place.round, place.board);
    return {place.board, tagText(game, "White"), tagText(game, "Black"), pgn::gameText(game)};
}

std::vector<BroadcastGame> BroadcastView::gamesOf(RoundNumber number) {
    std::vector<BroadcastGame> games;
    session::Round const* const round = m_desk.state().round(number);
    if (!round) return games;
    for (session::Board const& board : round->boards) {
        if (!isSent(*round, board)) continue;
        BoardPlace const place{number, board.number};
        auto written = m_written.find(place);
        if (written == m_written.end()) written = m_written.emplace(place, gameOf(place)).first;
        games.push_back(written->second);
    }
    return games;
}

void BroadcastView::take() {
    if (!m_on) return;
    m_quiet.stop();
    for (RoundNumber const round : std::exchange(m_touched, {}))
        if (round == current() || !idOf(round).isEmpty())
            m_delayed.push_back({m_clock.elapsed(), round, gamesOf(round)});
    release();
}

/// What has waited long enough; of each round only the latest.
void BroadcastView::release() {
    qint64 const delay = (m_pace.minute * m_minutes).count();
    std::map<RoundNumber, std::vector<BroadcastGame>> due;
    while (!m_delayed.empty() && m_delayed.front().at + delay <= m_clock.elapsed()) {
        due.insert_or_assign(m_delayed.front().round, std::move(m_delayed.front().games));
        m_delayed.pop_front();
    }
    for (auto& [round, games] : due)
        if (QString const id = idOf(round); !id.isEmpty()) m_sender.send(round, id, std::move(games));
    if (!m_delayed.empty())
        m_due.start(std::chrono::milliseconds{std::max<qint64>(0, m_delayed.front().at + delay - m_clock.elapsed())});
    emit changed();
}

void BroadcastView::heard(BroadcastAnswer const& answer) {
    if (answer.what == What::Taken) {
        m_takenAt = secondText(m_desk.ticks().wall());
        m_told = m_told && !answer.refused.empty();
    }
    bool const amiss = answer.what != What::Taken || !answer.refused.empty();
    // A wait that the server asks for is no news for the arbiter.
    if (!amiss || m_told || answer.what == What::TooMany) return;
    m_told = true;
    QString const what = answer.what == What::Taken ? refused().value(0) : answerText(answer);
    //: A notice; %1 what went wrong.
    m_notice.tell(NoticeView::Kind::Refused, tr("Broadcast: %1").arg(what));
}

// --- what the arbiter chooses ----------------------------------------------------------------------------

QString BroadcastView::idOf(RoundNumber round) const {
    return broadcastRoundOf(kept(QStringLiteral("round-%1").arg(round.value())));
}

QString BroadcastView::address() const { return kept(QStringLiteral("round-%1").arg(current().value())); }

QString BroadcastView::setAddress(QString const& text) {
    QString const typed = text.trimmed();
    if (!typed.isEmpty() && broadcastRoundOf(typed).isEmpty())
        return tr("Copy the address of the round from the browser: https://lichess.org/broadcast/…/…/AbCdEfGh");
    if (typed == address()) return {};
    keep(QStringLiteral("round-%1").arg(current().value()), typed);
    m_touched.insert(current());
    take();
    emit changed();
    return {};
}

QString BroadcastView::setBoards(QString const& text) {
    QString const typed = text.trimmed();
    if (!typed.isEmpty() && !boardsFrom(typed)) return tr("Boards are typed like this: 1-20, 25");
    if (typed == m_boards) return {};
    m_boards = typed;
    keep(QStringLiteral("boards"), typed);
    m_touched.insert(current());
    take();
    emit changed();
    return {};
}

QStringList BroadcastView::delays() const {
    QStringList texts{tr("none")};
    for (int const minutes : delaysOffered)
        if (minutes > 0) texts += tr("%n minute(s)", "", minutes);
    return texts;
}

int BroadcastView::delay() const {
    return static_cast<int>(std::ranges::find(delaysOffered, m_minutes) - delaysOffered.begin());
}

void BroadcastView::setDelay(int delay) {
    int const minutes =
        delaysOffered[static_cast<std::size_t>(std::clamp(delay, 0, static_cast<int>(delaysOffered.size()) - 1))];
    if (minutes == m_minutes) return;
    m_minutes = minutes;
    keep(QStringLiteral("minutes"), minutes);
    if (m_on) {
        m_door.submit(session::SwitchBroadcast{true, minutes});
        release();
    }
    emit changed();
}

QString BroadcastView::setToken(QString const& text) {
    QString const token = text.trimmed();
    if (token.isEmpty()) return {};
    if (!isBroadcastToken(token)) return tr("A token has letters, digits and underscores only.");
    m_token = token;
    m_told = false;
    m_keeping = Keeping::InMemory;
    m_sender.setToken(token);
    if (m_store)
        m_store->keep(storeName, token, [this](SecretStore::Outcome outcome, QString const& kept) {
            if (kept != m_token) return;
            m_keeping = outcome == SecretStore::Outcome::Done ? Keeping::InStore : Keeping::InMemory;
            emit changed();
        });
    emit changed();
    return {};
}

void BroadcastView::forgetToken() {
    if (m_on) switchOff();
    m_token.clear();
    m_keeping = Keeping::None;
    m_sender.setToken({});
    if (m_store) m_store->forget(storeName);
    emit changed();
}

void BroadcastView::visit() {
    QString const id = idOf(current());
    QString const page = QStringLiteral("https://lichess.org/broadcast/-/-/%1").arg(id);
    if (id.isEmpty())
        m_notice.tell(NoticeView::Kind::Refused, tr("Broadcast: type the address of the round on lichess.org first."));
    else if (!QDesktopServices::openUrl(QUrl(page)))
        m_notice.tell(NoticeView::Kind::Refused, tr("No browser could be started. The page is %1").arg(page));
}

// --- what is told ----------------------------------------------------------------------------------------

bool BroadcastView::isFailing() const {
    if (!m_on) return false;
    bool const amiss = m_sender.last() && m_sender.last()->what != What::Taken;
    return amiss || idOf(current()).isEmpty() || !refused().isEmpty();
}

QString BroadcastView::state() const {
    if (!isReady()) return tr("A broadcast begins when a round is paired.");
    if (!m_on) return tr("Off: nothing is sent.");
    if (idOf(current()).isEmpty()) return tr("%1 has no address: nothing of it is sent.").arg(round());
    QStringList parts;
    if (auto const& last = m_sender.last(); last && last->what != What::Taken) {
        parts += answerText(*last);
        if (auto const wait = m_sender.untilNextTry())
            //: %1 a time of day.
            parts +=
                tr("next try at %1").arg(secondText(session::WallTime{m_desk.ticks().wall().value() + wait->count()}));
        else if (m_sender.isHalted())
            parts += tr("nothing is sent until this is put right");
    } else if (m_sender.isBusy()) {
        parts += tr("Sending…");
    }
    //: %1 a time of day.
    if (!m_takenAt.isEmpty()) parts += tr("taken by the server at %1").arg(m_takenAt);
    if (!m_delayed.empty() && m_minutes > 0) parts += tr("%n minute(s) behind the games", "", m_minutes);
    if (parts.isEmpty()) parts += tr("On: games are sent as they are recorded.");
    return parts.join(QStringLiteral(" · "));
}

QString BroadcastView::badge() const {
    if (!m_on) return {};
    return isFailing() ? tr("Broadcast fails") : tr("Broadcast");
}

QString BroadcastView::round() const { return tr("Round %1").arg(roundLabel(m_desk.state(), current())); }

QString BroadcastView::games() const {
    session::Round const* const round = m_desk.state().currentRound();
    if (!round) return {};
    auto const count = static_cast<std::size_t>(
        std::ranges::count_if(round->boards, [&](session::Board const& board) { return isSent(*round, board); }));
    QString const games = tr("%n game(s)", "", static_cast<int>(count));
    if (std::cmp_greater(count, m_pace.mostGames))
        return games + QStringLiteral(" · ") +
               tr("the server has room for %1 in a round: choose the boards").arg(m_pace.mostGames);
    bool const areAll = !m_boards.isEmpty() || count == round->boards.size();
    if (areAll) return games;
    return games + QStringLiteral(" · ") +
           tr("the server has room for %1 in a round: boards %2 to %3 are sent until you choose others")
               .arg(m_pace.mostGames)
               .arg(round->firstBoard().value())
               .arg(round->firstBoard().value() + m_pace.mostGames - 1);
}

QString BroadcastView::tokenState() const {
    switch (m_keeping) {
    case Keeping::Asking: return tr("The secret store of this desktop is being asked…");
    case Keeping::InStore: return tr("Kept in the secret store of this desktop.");
    case Keeping::InMemory:
        return tr("Known until the program is closed: this desktop has no secret store that is open.");
    case Keeping::Unknown:
    case Keeping::None: break;
    }
    return tr("None.");
}

QStringList BroadcastView::refused() const {
    QStringList lines;
    for (BroadcastAnswer::RefusedGame const& game : m_sender.refused(current()))
        //: A game that was not taken: %1 its board, %2 why.
        lines += tr("Board %1: %2").arg(boardLabel(m_desk.state(), current(), game.board), game.why);
    return lines;
}

} // namespace flagfall::view
