// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/common/event_at_desk.h"
#include "app/view/common/row_model.h"
#include "app/view/stations/hall_server.h"
#include "app/view/stations/reports_model.h"
#include "app/view/stations/station_door.h"

#include <QSettings>
#include <QStringList>
#include <QTimer>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace flagfall::stations {
struct Identity;
}

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;
class QuestionView;

struct StationRow {
    int id = 0;
    QString name;
    QString about;     ///< "Result pad, boards 1–10, Jana"
    QString stateText; ///< "Connected", "Last heard of at 14:32"
    bool connected = false;

    [[nodiscard]] int key() const { return id; }
    friend bool operator==(StationRow const&, StationRow const&) = default;
};

/// Phones and tablets as stations of this event: the desk is a server in the hall from when it is switched on to when
/// it is switched off or the event is closed, at the address that was chosen. Stations are kept in the settings of
/// this desk for this event, with a hash in place of the token. So is that the server is on: where the program ended
/// without closing the event, the arbiter is asked at the next opening whether it is to be on again. Belongs to the UI
/// thread.
class StationsView : public FLAGFALL_ROWS(StationRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool on READ isOn NOTIFY changed FINAL)
    Q_PROPERTY(bool ready READ isReady NOTIFY changed FINAL)
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    Q_PROPERTY(QString address READ address NOTIFY changed FINAL)
    Q_PROPERTY(QStringList networks READ networks NOTIFY networksChanged FINAL)
    Q_PROPERTY(int network READ network WRITE setNetwork NOTIFY networksChanged FINAL)
    Q_PROPERTY(bool encrypted READ isEncrypted WRITE setEncrypted NOTIFY changed FINAL)
    Q_PROPERTY(QString fingerprint READ fingerprint NOTIFY changed FINAL)
    Q_PROPERTY(QStringList roleTitles READ roleTitles NOTIFY changed FINAL)
    Q_PROPERTY(QStringList roles READ roles CONSTANT FINAL)
    Q_PROPERTY(QStringList durations READ durations NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(QString codeFor READ codeFor NOTIFY codeChanged FINAL)
    Q_PROPERTY(QString code READ code NOTIFY codeChanged FINAL)
    Q_PROPERTY(QString picture READ picture NOTIFY codeChanged FINAL)
    Q_PROPERTY(int pictureSize READ pictureSize NOTIFY codeChanged FINAL)
    Q_PROPERTY(flagfall::view::ReportsModel* reports READ reports CONSTANT FINAL)
public:
    StationsView(DeskLink& desk, CommandDoor& door, QuestionView& question, NoticeView& notice, QSettings& settings,
                 QObject* parent = nullptr);
    ~StationsView() override;

    /// Where the program ended while the server was on: whether it is to be on again. Of an event with roles, as soon
    /// as an arbiter has signed in.
    void askToServeAgain();
    void update(Changes const& changes);
    void speak();
    /// The event is about to be closed: nobody in the hall is heard any more.
    void close();
    void setEventFile(QString const& path);

    [[nodiscard]] bool isOn() const { return m_server.isListening(); }
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] QString state() const;
    /// What a telephone is to open: `http://192.168.7.5:8377`; empty while it is off.
    [[nodiscard]] QString address() const { return QString::fromLatin1(m_server.origin()); }
    /// Where it can listen: "192.168.7.5 (wlan0)", and this computer alone.
    [[nodiscard]] QStringList networks() const;
    [[nodiscard]] int network() const; ///< −1: the one that was chosen is gone, and another one is to be chosen
    void setNetwork(int network);
    /// Over TLS. Telephones that were not given the authority of this desk warn of its certificate.
    [[nodiscard]] bool isEncrypted() const;
    void setEncrypted(bool encrypted);
    /// Of the certificate that is shown; empty: none is.
    [[nodiscard]] QString fingerprint() const { return m_fingerprint; }
    [[nodiscard]] QStringList durations() const;
    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    /// The station whose code is shown; empty: none is.
    [[nodiscard]] QString codeFor() const;
    [[nodiscard]] QString code() const; ///< `1234 5678`
    [[nodiscard]] QString picture() const;
    [[nodiscard]] int pictureSize() const;
    [[nodiscard]] ReportsModel* reports() { return &m_reports; }

    Q_INVOKABLE void toggle();
    /// The networks of the computer are looked at again.
    Q_INVOKABLE void look();
    /// What a station can be for, in the order of roles; and the words in settings for them.
    [[nodiscard]] QStringList roleTitles() const;
    [[nodiscard]] QStringList roles() const;
    /// Whether a station with this role is for some boards and no others.
    Q_INVOKABLE [[nodiscard]] bool hasBoards(QString const& role) const;
    /// A new station, and its code is shown. What is wrong, by field: `name`, `holder`, `boards`; nothing: done.
    Q_INVOKABLE QVariantMap openStation(QString const& role, QString const& name, QString const& holder,
                                        QString const& boards, int duration);
    /// Boards that no station of this role has yet, for the form: `1-10`, or of a clock one.
    Q_INVOKABLE [[nodiscard]] QString boardsToOffer(QString const& role) const;
    Q_INVOKABLE void newCode(int row);
    Q_INVOKABLE void hideCode();
    Q_INVOKABLE void revoke(int row);
    /// What a station has brought is entered, by whoever is at the desk, and asked about where it must be. A clock is
    /// asked about always, with what it shows here and there.
    Q_INVOKABLE void decide(int row);
    /// What stands, stands.
    Q_INVOKABLE void dismiss(int row);

    /// For tests.
    [[nodiscard]] StationDoor& stationDoor() { return m_stations; }
    void setPort(quint16 port) { m_port = port; }

signals:
    void changed();
    void networksChanged();
    void codeChanged();

private:
    struct Network {
        QString address;
        QString text;
    };
    struct ShownCode {
        stations::StationId id;
        QString code;
    };
    [[nodiscard]] EventAtDesk event() const { return eventAtDesk(m_desk, m_eventFile); }
    [[nodiscard]] bool mayOpen();
    [[nodiscard]] bool isAnArbiterHere() const;
    [[nodiscard]] std::optional<stations::Identity> identityFor(QHostAddress const& address) const;
    [[nodiscard]] QString servingKey() const;
    void noteServing(bool serving);
    [[nodiscard]] QString portKeyOfEvent() const;
    [[nodiscard]] std::optional<quint16> keptPort() const;
    void listen();
    [[nodiscard]] bool listenAt(QHostAddress const& address, stations::Identity const* identity);
    void listenAnew();
    [[nodiscard]] QString stateOf(stations::StationBook::Entry const& entry, bool connected) const;
    void restore();
    void keep();
    void refresh();
    void refreshReports();
    void showCode(stations::StationId id, std::string const& code);
    [[nodiscard]] std::optional<StationDoor::Report> reportAt(int row) const;
    void askToSet(StationDoor::Report const& report);
    void setClock(StationDoor::Report const& report);

    DeskLink& m_desk;
    CommandDoor& m_door;
    QuestionView& m_question;
    NoticeView& m_notice;
    QSettings& m_settings;
    quint16 m_port;
    QString m_eventFile;
    std::vector<Network> m_networks;
    StationDoor m_stations;
    ReportsModel m_reports;
    HallServer m_server;
    QString m_fingerprint;
    std::optional<ShownCode> m_code;
    QTimer m_timer; ///< who is connected is seen by who is silent
};

} // namespace flagfall::view
