// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/stations_view.h"

#include "app/session/decide/roles.h"
#include "app/stations/certificate.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/qr_code.h"
#include "app/view/common/question_view.h"
#include "app/view/texts/picked_boards.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/team_match_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QNetworkInterface>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

constexpr quint16 usualPort = 8377;
constexpr int portsOfOneEvent = 10; ///< tournaments whose stations are open at a time
constexpr std::array durationsOffered{4h, 12h, 24h, 96h};
constexpr auto lookingAgain = 3s;
constexpr auto silence = 10s; ///< after which a station is not called connected
constexpr int boardsOfAPad = 10;
constexpr int boardsOfASector = 20;

constexpr std::array stationRoles{role<&StationRow::name>("name"), role<&StationRow::about>("about"),
                                  role<&StationRow::stateText>("stateText"), role<&StationRow::connected>("connected")};

QString const portKey = QStringLiteral("stations/port");
QString const encryptedKey = QStringLiteral("stations/encrypted");
QString const addressKey = QStringLiteral("stations/address");
constexpr QLatin1String room("stations");

QString rangeText(stations::BoardRange const& range) {
    if (range.first == range.last) return QString::number(range.first.value());
    return QStringLiteral("%1–%2").arg(range.first.value()).arg(range.last.value());
}

QString roleName(stations::Role role) {
    switch (role) {
    case stations::Role::ResultPad: return StationsView::tr("Result pad");
    //: What a station is for: an arbiter of some boards rules and corrects clocks there.
    case stations::Role::Sector: return StationsView::tr("Sector arbiter");
    //: What a station is for: players call the arbiter to their board.
    case stations::Role::Calls: return StationsView::tr("Calls for the arbiter");
    //: What a station is for: players say themselves that they have come.
    case stations::Role::CheckIn: return StationsView::tr("Check-in by the players");
    //: What a station is for: it is the chess clock of a board.
    case stations::Role::Clock: return StationsView::tr("Chess clock");
    //: What a station is for: it shows pairings, results and standings.
    case stations::Role::Screen: return StationsView::tr("Screen with pairings and standings");
    }
    return {};
}

QString purposeOf(stations::Station const& station) {
    QString const name = roleName(station.role);
    if (!stations::hasBoards(station.role)) return name;
    bool const isOne = station.boards.first == station.boards.last;
    //: Of a station: %1 what it is for, %2 its board.
    QString const words = isOne ? StationsView::tr("%1, board %2")
                                //: Of a station: %1 what it is for, %2 its boards, `1–10`.
                                : StationsView::tr("%1, boards %2");
    return words.arg(name, rangeText(station.boards));
}

/// One board, or those from one to another, without a gap; nullopt: neither.
std::optional<stations::BoardRange> rangeFrom(QString const& text) {
    auto const boards = boardsFrom(text);
    if (!boards || boards->empty()) return std::nullopt;
    stations::BoardRange const range{boards->front(), boards->back()};
    bool const whole = range.last.value() - range.first.value() + 1 == static_cast<int>(boards->size());
    return whole ? std::optional{range} : std::nullopt;
}

} // namespace

StationsView::StationsView(DeskLink& desk, CommandDoor& door, QuestionView& question, NoticeView& notice,
                           QSettings& settings, QObject* parent)
    : RowModel(stationRoles, parent), m_desk(desk), m_door(door), m_question(question), m_notice(notice),
      m_settings(settings), m_port(static_cast<quint16>(settings.value(portKey, usualPort).toUInt())), m_stations(desk),
      m_server(
          [this](HallRequest const& request, HallServer::Reply const& reply) { m_stations.answer(request, reply); }) {
    m_timer.setInterval(lookingAgain);
    connect(&m_timer, &QTimer::timeout, this, &StationsView::refresh);
    connect(&m_stations, &StationDoor::stationTaken, this, [this](int id) {
        if (m_code && m_code->id.value() == id) hideCode(); // it is of no use any more
        keep();
        refresh();
    });
    connect(&m_stations, &StationDoor::reportsChanged, this, &StationsView::refreshReports);
    connect(&m_stations, &StationDoor::reported, this,
            [this](QString const& text) { m_notice.tell(NoticeView::Kind::Told, text); });
}

StationsView::~StationsView() = default;

// --- the event -------------------------------------------------------------------------------------------

bool StationsView::isReady() const { return m_desk.isOpen() && !m_desk.past(); }

void StationsView::update(Changes const& changes) {
    m_stations.update(changes);
    if (changes.onlyClocks()) return;
    refresh();
    refreshReports();
}

void StationsView::speak() {
    emit networksChanged();
    emit codeChanged();
    refresh();
    refreshReports();
}

void StationsView::close() {
    noteServing(false);
    m_server.close();
    m_fingerprint.clear();
    m_timer.stop();
    hideCode();
    emit changed();
}

void StationsView::setEventFile(QString const& path) {
    if (path == m_eventFile) return;
    bool const movedOn = !m_eventFile.isEmpty() && !path.isEmpty();
    if (movedOn) noteServing(false);
    m_eventFile = path;
    if (!movedOn) {
        restore();
        return askToServeAgain();
    }
    keep();
    if (isOn()) noteServing(true);
}

void StationsView::restore() {
    m_stations.forget();
    std::vector<stations::StationBook::Entry> kept;
    int const count =
        m_eventFile.isEmpty() ? 0 : m_settings.beginReadArray(deskKey(event(), room, QStringLiteral("list")));
    for (int at = 0; at < count; ++at) {
        m_settings.setArrayIndex(at);
        auto const value = [this](char const* key) { return m_settings.value(QLatin1String(key)); };
        auto const role = stations::roleFrom(utf8(value("role").toString()));
        if (!role) continue; // of another program
        stations::StationBook::Entry entry;
        entry.station = {stations::StationId{value("id").toInt()},
                         *role,
                         utf8(value("name").toString()),
                         utf8(value("holder").toString()),
                         {BoardNumber{value("first").toInt()}, BoardNumber{value("last").toInt()}},
                         session::WallTime{value("until").toLongLong()}};
        entry.token = stations::Trace::read(utf8(value("token").toString()));
        kept.push_back(std::move(entry));
    }
    if (!m_eventFile.isEmpty()) m_settings.endArray();
    m_stations.book().restore(std::move(kept));
    refresh();
}

void StationsView::keep() {
    if (m_eventFile.isEmpty()) return;
    auto const& entries = m_stations.book().entries();
    QString const key = deskKey(event(), room, QStringLiteral("list"));
    m_settings.remove(key);
    m_settings.beginWriteArray(key, static_cast<int>(entries.size()));
    int at = 0;
    for (auto const& [station, token, seen] : entries) {
        m_settings.setArrayIndex(at++);
        auto const keepValue = [this](char const* name, QVariant const& value) {
            m_settings.setValue(QLatin1String(name), value);
        };
        keepValue("id", station.id.value());
        keepValue("role", plain(wordOf(station.role)));
        keepValue("name", plain(station.name));
        keepValue("holder", plain(station.holder));
        keepValue("first", station.boards.first.value());
        keepValue("last", station.boards.last.value());
        keepValue("until", static_cast<qlonglong>(station.until.value()));
        if (token) keepValue("token", plain(token->text()));
    }
    m_settings.endArray();
}

// --- the server ------------------------------------------------------------------------------------------

QString StationsView::servingKey() const { return deskKey(event(), room, QStringLiteral("serving")); }

/// On the disk at once: the program may end at any moment.
void StationsView::noteServing(bool serving) {
    if (m_eventFile.isEmpty()) return;
    if (serving)
        m_settings.setValue(servingKey(), true);
    else
        m_settings.remove(servingKey());
    m_settings.sync();
}

void StationsView::askToServeAgain() {
    if (isOn() || m_eventFile.isEmpty() || !m_settings.value(servingKey(), false).toBool()) return;
    auto const served = std::ranges::count_if(m_stations.book().entries(), [this](auto const& entry) {
        return entry.token && !entry.station.isOver(m_stations.now().wall);
    });
    if (served == 0) return noteServing(false);
    if (!isAnArbiterHere()) return; // asked when one has signed in
    QuestionText words;
    words.title = tr("Switch the server in the hall on again?");
    words.text = tr("The desk served %n station(s) when the program ended. Until it is on again nothing comes from "
                    "there to the desk.",
                    "", static_cast<int>(served));
    words.yes = tr("Switch on");
    words.no = tr("Leave it off");
    auto const yes = [this] {
        if (!isOn() && mayOpen()) listen();
    };
    m_question.ask(std::move(words), QuestionView::Level::Asks, yes, [this] { noteServing(false); });
}

void StationsView::look() {
    m_networks.clear();
    for (QNetworkInterface const& network : QNetworkInterface::allInterfaces()) {
        bool const up = network.flags().testFlag(QNetworkInterface::IsUp);
        bool const loops = network.flags().testFlag(QNetworkInterface::IsLoopBack);
        if (!up || loops) continue;
        for (QNetworkAddressEntry const& entry : network.addressEntries())
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol)
                m_networks.push_back({entry.ip().toString(), QStringLiteral("%1 (%2)").arg(
                                                                 entry.ip().toString(), network.humanReadableName())});
    }
    m_networks.push_back({QHostAddress(QHostAddress::LocalHost).toString(), {}});
    emit networksChanged();
}

QStringList StationsView::networks() const {
    QStringList texts;
    for (Network const& one : m_networks) texts += one.text.isEmpty() ? tr("This computer only") : one.text;
    return texts;
}

int StationsView::network() const {
    QString const chosen = m_settings.value(addressKey).toString();
    auto const found = std::ranges::find(m_networks, chosen, &Network::address);
    if (found != m_networks.end()) return static_cast<int>(found - m_networks.begin());
    return m_networks.empty() || !chosen.isEmpty() ? -1 : 0;
}

void StationsView::setNetwork(int network) {
    if (network < 0 || network >= static_cast<int>(m_networks.size()) || network == this->network()) return;
    m_settings.setValue(addressKey, m_networks[static_cast<std::size_t>(network)].address);
    emit networksChanged();
    listenAnew();
}

bool StationsView::isEncrypted() const { return m_settings.value(encryptedKey, false).toBool(); }

void StationsView::setEncrypted(bool encrypted) {
    if (encrypted == isEncrypted()) return;
    m_settings.setValue(encryptedKey, encrypted);
    listenAnew();
    emit changed();
}

/// The one of this desk, as long as it is good for the address; it lies beside the settings, for their owner alone.
std::optional<stations::Identity> StationsView::identityFor(QHostAddress const& address) const {
    QDir const folder = QFileInfo(m_settings.fileName()).dir();
    std::array<QString, 3> const files{folder.filePath(QStringLiteral("stations-authority.pem")),
                                       folder.filePath(QStringLiteral("stations-certificate.pem")),
                                       folder.filePath(QStringLiteral("stations-key.pem"))};
    auto const read = [](QString const& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string{};
    };
    session::WallTime const now = m_stations.now().wall;
    stations::Identity const kept{read(files[0]), read(files[1]), read(files[2])};
    if (isGoodFor(kept, utf8(address.toString()), now)) return kept;
    std::vector<std::string> addresses;
    for (Network const& one : m_networks) addresses.push_back(utf8(one.address));
    auto made = stations::newIdentity(addresses, now);
    if (!made) return std::nullopt;
    auto const write = [](QString const& path, std::string const& text) {
        QFile::remove(path);
        QFile file(path);
        bool const open = file.open(QIODevice::WriteOnly | QIODevice::NewOnly) &&
                          file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
        if (open) file.write(text.data(), static_cast<qint64>(text.size())); // not kept: another one the next time
    };
    write(files[0], made->authority);
    write(files[1], made->certificate);
    write(files[2], made->key);
    return made;
}

/// Whoever may not rule may not let others act either.
bool StationsView::isAnArbiterHere() const {
    session::Attendant const& at = m_desk.attendant();
    session::EventState const& state = m_desk.state();
    auto const role = session::roleAt(state, at.person, at.lock);
    return state.persons.empty() || (role && session::may(*role, session::Duty::Rulings));
}

bool StationsView::mayOpen() {
    if (m_door.isBarred() || !m_desk.isOpen()) return false;
    bool const may = isAnArbiterHere();
    if (!may) m_notice.tell(NoticeView::Kind::Refused, tr("Only an arbiter lets stations act. Sign in first."));
    return may;
}

void StationsView::toggle() {
    if (isOn()) {
        close();
        return;
    }
    if (mayOpen()) listen();
}

void StationsView::listenAnew() {
    if (!isOn()) return;
    m_server.close();
    listen();
}

void StationsView::listen() {
    look();
    if (network() < 0) {
        refresh();
        //: %1 an address of this computer.
        m_notice.tell(NoticeView::Kind::Refused, tr("The network with the address %1 is gone. Choose another one.")
                                                     .arg(m_settings.value(addressKey).toString()));
        return;
    }
    QHostAddress const address{m_networks[static_cast<std::size_t>(network())].address};
    auto const identity = isEncrypted() ? identityFor(address) : std::nullopt;
    bool const listening = (identity || !isEncrypted()) && listenAt(address, identity ? &*identity : nullptr);
    m_fingerprint = listening && identity ? plain(fingerprintOf(*identity)) : QString{};
    m_stations.setAuthority(identity ? QByteArray::fromStdString(identity->authority) : QByteArray{});
    if (!listening) {
        refresh();
        //: %1 an address of this computer, %2 a number.
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("The desk cannot listen at %1, port %2: another program does, or the network is gone.")
                          .arg(address.toString())
                          .arg(keptPort().value_or(m_port)));
        return;
    }
    noteServing(true);
    m_timer.start();
    emit codeChanged();
    refresh();
}

QString StationsView::portKeyOfEvent() const {
    return m_eventFile.isEmpty() ? QString{} : deskKey(event(), room, QStringLiteral("port"));
}

std::optional<quint16> StationsView::keptPort() const {
    QString const key = portKeyOfEvent();
    auto const kept = key.isEmpty() ? quint16{0} : static_cast<quint16>(m_settings.value(key).toUInt());
    return kept == 0 ? std::nullopt : std::optional{kept};
}

/// Tournaments of one event listen at ports of their own: who finds the usual one taken keeps the next, because
/// telephones come back to the address that they know.
bool StationsView::listenAt(QHostAddress const& address, stations::Identity const* identity) {
    if (auto const kept = keptPort()) return m_server.listen(address, *kept, identity);
    QString const key = portKeyOfEvent();
    int const tries = key.isEmpty() || m_port == 0 ? 1 : portsOfOneEvent; // 0: any free one
    for (int step = 0; step < tries; ++step) {
        auto const port = static_cast<quint16>(m_port + step);
        if (!m_server.listen(address, port, identity)) continue;
        if (step > 0) m_settings.setValue(key, port);
        return true;
    }
    return false;
}

QString StationsView::state() const {
    if (!isOn()) return tr("Off: nobody in the hall can reach the desk.");
    auto const connected = std::ranges::count_if(rows(), &StationRow::connected);
    //: %1 the address of a web page that telephones open; %n telephones and tablets.
    return tr("On: %1 · %n station(s) connected", "", static_cast<int>(connected)).arg(address());
}

// --- stations --------------------------------------------------------------------------------------------

QStringList StationsView::durations() const {
    QStringList texts;
    for (std::chrono::hours const one : durationsOffered) texts += tr("%n hour(s)", "", static_cast<int>(one.count()));
    return texts;
}

QString StationsView::boardsToOffer(QString const& role) const {
    bool const isClock = role == plain(wordOf(stations::Role::Clock));
    bool const isSector = role == plain(wordOf(stations::Role::Sector));
    int const usual = isSector ? boardsOfASector : boardsOfAPad;
    stations::Role const alike = isClock    ? stations::Role::Clock
                                 : isSector ? stations::Role::Sector
                                            : stations::Role::ResultPad;
    session::Round const* const round = isReady() ? m_desk.state().currentRound() : nullptr;
    int const first = round ? round->firstBoard().value() : isReady() ? m_desk.state().details.firstBoard.value() : 1;
    int const end = round ? round->lastBoard().value() : first + usual - 1;
    int next = first;
    for (auto const& entry : m_stations.book().entries())
        if (entry.station.role == alike) next = std::max(next, entry.station.boards.last.value() + 1);
    if (next > end) next = first;
    int const last = isClock ? next : std::min(end, next + usual - 1);
    return last <= next ? QString::number(next) : QStringLiteral("%1-%2").arg(next).arg(last);
}

QStringList StationsView::roles() const {
    QStringList words;
    for (stations::Role const role : stations::allRoles) words += plain(wordOf(role));
    return words;
}

QStringList StationsView::roleTitles() const {
    QStringList names;
    for (stations::Role const role : stations::allRoles) names += roleName(role);
    return names;
}

bool StationsView::hasBoards(QString const& role) const {
    auto const known = stations::roleFrom(utf8(role));
    return known && stations::hasBoards(*known);
}

QVariantMap StationsView::openStation(QString const& role, QString const& name, QString const& holder,
                                      QString const& boards, int duration) {
    if (!mayOpen()) return {{QStringLiteral("refused"), true}};
    auto const wanted = stations::roleFrom(utf8(role)).value_or(stations::Role::ResultPad);
    auto const range = stations::hasBoards(wanted) ? rangeFrom(boards) : std::optional{stations::BoardRange{}};
    //: 1-10 is how boards are typed.
    QVariantMap const noBoards{{QStringLiteral("boards"), tr("Boards from one to another, such as 1-10")}};
    if (!range) return noBoards;
    auto const hours = durationsOffered[static_cast<std::size_t>(
        std::clamp(duration, 0, static_cast<int>(durationsOffered.size()) - 1))];
    auto const opened = m_stations.book().open(
        {wanted, utf8(name.simplified()), utf8(holder.simplified()), *range, hours}, m_stations.now());
    if (!opened) {
        using stations::Fault;
        QString const nameField = QStringLiteral("name");
        switch (opened.error()) {
        case Fault::NoName: return {{nameField, tr("A station needs a name: it stands in the history")}};
        case Fault::NameTaken: return {{nameField, tr("Another station has this name")}};
        case Fault::NameTooLong: return {{nameField, tr("This name is too long")}};
        case Fault::HolderTooLong: return {{QStringLiteral("holder"), tr("This name is too long")}};
        case Fault::NoBoards:
            if (wanted == stations::Role::Clock)
                return {{QStringLiteral("boards"), tr("One board: it is the clock of that one")}};
            return noBoards;
        case Fault::NoTime: return noBoards;
        }
    }
    keep();
    showCode(opened->id, opened->code);
    refresh();
    return {};
}

void StationsView::showCode(stations::StationId id, std::string const& code) {
    m_code = ShownCode{id, plain(code)};
    emit codeChanged();
}

void StationsView::newCode(int row) {
    if (row < 0 || row >= count() || !mayOpen()) return;
    stations::StationId const id{rows()[static_cast<std::size_t>(row)].id};
    if (auto const code = m_stations.book().newCode(id, m_stations.now())) showCode(id, *code);
}

void StationsView::hideCode() {
    if (!m_code) return;
    m_code.reset();
    emit codeChanged();
}

void StationsView::revoke(int row) {
    if (row < 0 || row >= count()) return;
    stations::StationId const id{rows()[static_cast<std::size_t>(row)].id};
    //: %1 a station.
    QString const text =
        tr("%1 is closed: nobody can act there any more.").arg(rows()[static_cast<std::size_t>(row)].name);
    m_stations.book().revoke(id);
    if (m_code && m_code->id == id) hideCode();
    keep();
    refresh();
    m_notice.tell(NoticeView::Kind::Done, text);
}

QString StationsView::codeFor() const {
    stations::Station const* const station = m_code ? m_stations.book().station(m_code->id) : nullptr;
    return station ? plain(station->name) : QString{};
}

QString StationsView::code() const {
    if (!m_code) return {};
    return m_code->code.first(4) + QLatin1Char(' ') + m_code->code.sliced(4);
}

/// The code stands behind the # of the address: a browser sends nothing of that anywhere.
QString StationsView::picture() const {
    return m_code && isOn() ? QrCode(address() + QStringLiteral("/#") + m_code->code).outline() : QString{};
}

int StationsView::pictureSize() const {
    return m_code && isOn() ? QrCode(address() + QStringLiteral("/#") + m_code->code).size() : 0;
}

QString StationsView::stateOf(stations::StationBook::Entry const& entry, bool connected) const {
    if (entry.station.isOver(m_stations.now().wall)) return tr("Its time is over");
    if (connected) return tr("Connected");
    if (!entry.token) return tr("Nobody has taken it yet");
    if (!entry.seen) return tr("Not heard of since the program was started");
    //: %1 a time of day.
    return tr("Last heard of at %1").arg(secondText(*entry.seen));
}

void StationsView::refresh() {
    std::vector<StationRow> all;
    session::WallTime const now = m_stations.now().wall;
    for (auto const& entry : m_stations.book().entries()) {
        stations::Station const& station = entry.station;
        bool const heard = entry.seen && now.value() - entry.seen->value() < std::chrono::milliseconds{silence}.count();
        bool const connected = isOn() && heard && !station.isOver(now);
        QStringList about{purposeOf(station)};
        if (!station.holder.empty()) about += plain(station.holder);
        //: %1 a time of day.
        about += tr("until %1").arg(hourText(station.until));
        all.push_back({station.id.value(), plain(station.name), about.join(QStringLiteral(" · ")),
                       stateOf(entry, connected), connected});
    }
    setRows(std::move(all));
    emit changed();
}

// --- what is to be decided -------------------------------------------------------------------------------

void StationsView::refreshReports() {
    std::vector<ReportRow> all;
    for (StationDoor::Report const& one : m_stations.reports())
        all.push_back({one.station.value(), one.place,
                       tr("Board %1").arg(boardLabel(m_desk.state(), one.place.round, one.place.board)),
                       StationDoor::reportText(one), one.text, one.clock() != nullptr});
    m_reports.show(std::move(all));
}

std::optional<StationDoor::Report> StationsView::reportAt(int row) const {
    auto const& all = m_stations.reports();
    return row >= 0 && row < static_cast<int>(all.size()) ? std::optional{all[static_cast<std::size_t>(row)]}
                                                          : std::nullopt;
}

void StationsView::decide(int row) {
    auto const report = reportAt(row);
    if (!report) return;
    if (report->clock()) return askToSet(*report);
    m_door.submit(m_stations.commandOf(*report));
}

void StationsView::askToSet(StationDoor::Report const& report) {
    QString const board = boardLabel(m_desk.state(), report.place.round, report.place.board);
    QuestionText words;
    //: %1 a board, %2 a station that is its clock.
    words.title = tr("Set the clock of board %1 as %2 has it?").arg(board, report.name);
    //: %1 and %3 the times of White and Black: "1:40 – 1:30"; %2 a station that is a clock.
    words.text =
        tr("At the desk: %1. %2 shows %3.")
            .arg(m_stations.timesAtDesk(report.place), report.name, StationDoor::timesText(report.clock()->shown));
    words.yes = tr("Set the clock");
    words.no = tr("Leave it as it is");
    m_question.ask(std::move(words), QuestionView::Level::Asks, [this, report] { setClock(report); });
}

/// Unless the clock has brought something else since it was asked, or the game has gone on at the desk.
void StationsView::setClock(StationDoor::Report const& report) {
    auto const& all = m_stations.reports();
    if (std::ranges::find(all, report) != all.end()) return m_door.submit(m_stations.commandOf(report));
    m_notice.tell(NoticeView::Kind::Refused, tr("The clock has gone on meanwhile: nothing was set."));
}

void StationsView::dismiss(int row) {
    if (auto const report = reportAt(row)) m_stations.dismiss(*report);
}

} // namespace flagfall::view
