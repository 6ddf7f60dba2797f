// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/stations/station_book.h"
#include "app/view/common/changes.h"
#include "app/view/stations/answered_matters.h"
#include "app/view/stations/clock_acts.h"
#include "app/view/stations/hall_server.h"
#include "app/view/stations/result_pad.h"
#include "app/view/stations/sector_case.h"
#include "app/view/stations/sector_clock.h"

#include <QObject>

#include <initializer_list>
#include <map>
#include <variant>
#include <vector>

namespace flagfall::view {

class DeskLink;

/// From what a browser in the hall asks to the desk and back. Who shows no token gets the page and may type a code;
/// who shows one gets what the role of the station allows, and nothing else. A result becomes a command like any other,
/// with the name of the station under it. What the desk would ask the arbiter about is not asked at the pad: the board
/// calls the arbiter, and what was said there waits for a decision; so does a clock that shows something else than the
/// desk after a break of the network. A screen shows what everybody may know.
class StationDoor final : public QObject {
    Q_OBJECT
public:
    /// A clock has counted so many presses otherwise than the desk; what it shows by itself.
    struct ClockDiffers {
        int acts = 0;
        ClockPage::Shown shown;
        int atDesk = 0; ///< so many moves the desk had then
        friend bool operator==(ClockDiffers const&, ClockDiffers const&) = default;
    };
    /// What was brought and does not stand, a result or what a clock shows: the arbiter is to say what is right.
    struct Report {
        stations::StationId station;
        QString name; ///< of the station
        BoardPlace place;
        std::variant<Result, ClockDiffers> said;
        QString text; ///< why it was not entered, in the language of the program

        [[nodiscard]] Result const* result() const { return std::get_if<Result>(&said); }
        [[nodiscard]] ClockDiffers const* clock() const { return std::get_if<ClockDiffers>(&said); }
        friend bool operator==(Report const&, Report const&) = default;
    };

    explicit StationDoor(DeskLink& desk, QObject* parent = nullptr);

    void answer(HallRequest const& request, HallServer::Reply const& reply);

    [[nodiscard]] stations::StationBook& book() { return m_book; }
    [[nodiscard]] stations::StationBook const& book() const { return m_book; }
    [[nodiscard]] stations::Now now() const;
    [[nodiscard]] std::vector<Report> const& reports() const { return m_reports; }
    /// What a telephone may be given so that it knows the desk; empty: nothing is encrypted.
    void setAuthority(QByteArray const& pem) { m_authority = pem; }
    /// "Pad A reports 0–1".
    [[nodiscard]] static QString reportText(Report const& report);
    /// "1:40 – 1:30": White's time and Black's.
    [[nodiscard]] static QString timesText(ClockPage::Shown const& shown);
    /// The same of the board's clock at the desk, at this moment; empty: it has none.
    [[nodiscard]] QString timesAtDesk(BoardPlace place) const;
    /// What is to be done if the report is right.
    [[nodiscard]] session::Command commandOf(Report const& report) const;
    void dismiss(Report const& report);
    /// What stands now needs no decision any more; all others wait on.
    void update(Changes const& changes);
    /// Another event, or none.
    void forget();

signals:
    void stationTaken(int id); ///< its code was typed somewhere
    void reportsChanged();
    void reported(QString const& text);

private:
    void join(HallRequest const& request, HallServer::Reply const& reply);
    void show(HallRequest const& request, HallServer::Reply const& reply);
    [[nodiscard]] QJsonObject pageOf(stations::Station const& station, HallRequest const& request);
    [[nodiscard]] std::map<BoardPlace, ResultPad::Asked> askedAt(stations::Station const& station) const;
    void enter(HallRequest const& request, HallServer::Reply const& reply);
    void call(HallRequest const& request, HallServer::Reply const& reply);
    void checkIn(HallRequest const& request, HallServer::Reply const& reply);
    void press(HallRequest const& request, HallServer::Reply const& reply);
    /// What the arbiter of a sector has posted of one of his boards.
    struct OfSector {
        stations::Station station;
        BoardPlace place;
        QJsonObject said;
        QString language;
    };
    [[nodiscard]] std::optional<OfSector> ofSector(HallRequest const& request, HallServer::Reply const& reply);
    void come(HallRequest const& request, HallServer::Reply const& reply);
    /// What an arbiter of a sector looks at, or decides: an incident of a board, or its clock.
    enum class Matter { Case, Clock };
    void look(Matter matter, HallRequest const& request, HallServer::Reply const& reply);
    void decide(Matter matter, HallRequest const& request, HallServer::Reply const& reply);
    struct Deciding;
    void carryOut(std::shared_ptr<Deciding> const& deciding);
    void answer(Deciding const& deciding, Expected<Seq, session::Objection> const& outcome);
    void tellOfDecision(Seq newest);
    using Done = std::function<void(Expected<Seq, session::Objection> const&)>;
    [[nodiscard]] Done answerOf(QString const& language, std::function<void()> told,
                                HallServer::Reply const& reply) const;
    void enter(stations::Station const& station, ResultPad::Brought const& brought, QString const& language,
               HallServer::Reply const& reply);
    void callArbiter(stations::Station const& station, ResultPad::Brought const& brought, QString const& why);
    void tellOfClock(stations::Station const& station, ClockPage::Brought const& brought,
                     ClockActs::Outcome const& outcome);
    void ask(stations::Station const& station, Report report);
    void drop(stations::StationId station, BoardPlace place);
    [[nodiscard]] stations::Station const* stationOf(HallRequest const& request, HallServer::Reply const& reply);
    /// What a station has posted; none, and it was answered why: it is no object, of another event, or not for this
    /// role.
    struct Posted {
        stations::Station const* station;
        QJsonObject said;
    };
    [[nodiscard]] std::optional<Posted> posted(HallRequest const& request, std::initializer_list<stations::Role> roles,
                                               HallServer::Reply const& reply);
    enum class Rounds { Played, Any };
    /// Whether the board is one of the station's in the round that is played, or in any; otherwise it was answered why
    /// not.
    [[nodiscard]] bool isItsBoard(stations::Station const& station, BoardPlace place, Rounds rounds,
                                  QString const& language, HallServer::Reply const& reply) const;
    [[nodiscard]] QString eventKey() const;
    [[nodiscard]] bool isDeskReady() const;

    DeskLink& m_desk;
    stations::StationBook m_book;
    std::vector<Report> m_reports;
    ClockActs m_clockActs;
    SectorCase m_sectorCase;
    SectorClock m_sectorClock;
    AnsweredMatters m_decided;
    QByteArray m_authority;
    std::map<stations::StationId, std::string> m_devices; ///< which clock a station was last
    std::map<QString, QJsonObject> m_screens;             ///< by language, as long as nothing has changed
};

} // namespace flagfall::view
