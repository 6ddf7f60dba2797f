// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/station_door.h"

#include "app/session/event/check_in.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/event_at_desk.h"
#include "app/view/common/languages.h"
#include "app/view/stations/said.h"
#include "app/view/stations/sector_page.h"
#include "app/view/stations/station_clock.h"
#include "app/view/stations/station_pages.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/team_match_text.h"

#include "clock/display.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <utility>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;

constexpr int ok = 200, badRequest = 400, unauthorised = 401, forbidden = 403, notFound = 404, notAllowed = 405,
              conflict = 409, tooMany = 429, unavailable = 503;

constexpr auto script = "text/javascript; charset=utf-8";
constexpr std::array answered{"/words", "/join", "/pad",  "/result", "/call",  "/here",
                              "/press", "/come", "/case", "/rule",   "/clock", "/correct"};

/// What anybody may look at: the page, and nothing of the event.
struct PageFile {
    char const* path;
    char const* file;
    char const* type;
};
constexpr std::array pageFiles{PageFile{"/", ":/stations/pad.html", "text/html; charset=utf-8"},
                               PageFile{"/pad.css", ":/stations/pad.css", "text/css; charset=utf-8"},
                               PageFile{"/station.js", ":/stations/station.js", script},
                               PageFile{"/results.js", ":/stations/results.js", script},
                               PageFile{"/sector.js", ":/stations/sector.js", script},
                               PageFile{"/sector_case.js", ":/stations/sector_case.js", script},
                               PageFile{"/sector_clock.js", ":/stations/sector_clock.js", script},
                               PageFile{"/calls.js", ":/stations/calls.js", script},
                               PageFile{"/check_in.js", ":/stations/check_in.js", script},
                               PageFile{"/screen.js", ":/stations/screen.js", script},
                               PageFile{"/clock_core.js", ":/stations/clock_core.js", script},
                               PageFile{"/desk_time.js", ":/stations/desk_time.js", script},
                               PageFile{"/clock.js", ":/stations/clock.js", script}};

HallAnswer json(int status, QJsonObject const& said) {
    return {status, "application/json", QJsonDocument(said).toJson(QJsonDocument::Compact)};
}
HallAnswer says(int status, QString const& text) { return json(status, {{QStringLiteral("says"), text}}); }

HallAnswer contentsOf(PageFile const& page) {
    QFile file{QString::fromLatin1(page.file)};
    return file.open(QIODevice::ReadOnly) ? HallAnswer{ok, page.type, file.readAll()} : HallAnswer{notFound, {}, {}};
}

QString languageOf(HallRequest const& request) {
    for (Language const& one : programLanguages())
        if (request.language == one.code) return QString::fromLatin1(one.code);
    return languageNow();
}

/// Words for somebody in the hall.
template <typename Words>
auto in(QString const& language, Words words) {
    SpokenFor const spoken{language == languageNow() ? QString{} : language};
    return words();
}

/// Nullopt: it is no object of JSON.
std::optional<QJsonObject> objectIn(HallRequest const& request) {
    QJsonDocument const read = QJsonDocument::fromJson(request.body);
    return read.isObject() ? std::optional{read.object()} : std::nullopt;
}

/// So many moves were completed at the clock of a board.
int movesAt(session::Board const* board) {
    if (!board || !board->clock) return 0;
    return board->clock->sides.white.movesCompleted + board->clock->sides.black.movesCompleted;
}

/// The arbiter of a sector rules as whoever has opened the station may; all others help.
session::Attendant attendantAt(stations::Station const& station) {
    bool const isArbiter = station.role == stations::Role::Sector;
    return {station.name, station.holder, {}, isArbiter ? session::Role::DeputyArbiter : session::Role::ResultHelper};
}

/// What the desk has asked at the telephone and was said yes to.
session::Confirmation confirmedIn(QJsonObject const& said) {
    session::Confirmation confirmed = session::Confirmation::NotAsked;
    for (QJsonValue const& one : said[QStringLiteral("yes")].toArray()) {
        int const ask = one.toInt(-1);
        if (ask >= 0 && ask <= static_cast<int>(session::Ask::CorrectionBarred))
            confirmed = confirmed.withYesTo(static_cast<session::Ask>(ask));
    }
    return confirmed;
}

} // namespace

StationDoor::StationDoor(DeskLink& desk, QObject* parent)
    : QObject(parent), m_desk(desk), m_clockActs(desk), m_sectorCase(desk), m_sectorClock(desk) {}

stations::Now StationDoor::now() const {
    return {m_desk.ticks().wall(),
            std::chrono::duration_cast<stations::Tick>(std::chrono::nanoseconds{m_desk.ticks().now()})};
}

bool StationDoor::isDeskReady() const { return m_desk.isOpen() && !m_desk.past(); }

void StationDoor::answer(HallRequest const& request, HallServer::Reply const& reply) {
    auto const wants = [&](char const* path, bool post) { return request.path == path && request.post == post; };
    if (wants("/words", false))
        return reply(json(ok, in(languageOf(request), [&] { return StationPages::words(languageOf(request)); })));
    if (wants("/join", true)) return join(request, reply);
    if (wants("/pad", false)) return show(request, reply);
    if (wants("/result", true)) return enter(request, reply);
    if (wants("/call", true)) return call(request, reply);
    if (wants("/here", true)) return checkIn(request, reply);
    if (wants("/press", true)) return press(request, reply);
    if (wants("/come", true)) return come(request, reply);
    if (wants("/case", true)) return look(Matter::Case, request, reply);
    if (wants("/rule", true)) return decide(Matter::Case, request, reply);
    if (wants("/clock", true)) return look(Matter::Clock, request, reply);
    if (wants("/correct", true)) return decide(Matter::Clock, request, reply);
    if (wants("/desk.crt", false) && !m_authority.isEmpty())
        return reply({ok, "application/x-x509-ca-cert", m_authority});
    for (PageFile const& page : pageFiles)
        if (wants(page.path, false)) return reply(contentsOf(page));
    bool const otherwise = std::ranges::any_of(answered, [&](char const* path) { return request.path == path; });
    reply({otherwise ? notAllowed : notFound, "text/plain; charset=utf-8", {}});
}

// --- who is there ----------------------------------------------------------------------------------------

void StationDoor::join(HallRequest const& request, HallServer::Reply const& reply) {
    auto const said = objectIn(request);
    QString const language = languageOf(request);
    if (!said) return reply({badRequest, "text/plain; charset=utf-8", {}});
    if (!isDeskReady())
        return reply(says(unavailable, in(language, [] { return tr("No event is open at the desk."); })));
    auto const joined =
        m_book.join((*said)[QStringLiteral("code")].toString().toStdString(), request.address.toStdString(), now());
    if (!joined) {
        bool const often = joined.error() == stations::Barred::TooManyTries;
        return reply(
            says(often ? tooMany : forbidden, in(language, [often] {
                     return often ? tr("Too many wrong codes. Wait a minute, then ask the arbiter for a new one.")
                                  : tr("This code is not valid. Ask the arbiter for a new one.");
                 })));
    }
    reply(json(ok, {{QStringLiteral("token"), QString::fromStdString(joined->token)}}));
    emit stationTaken(joined->id.value());
}

/// Null: it was answered why not.
stations::Station const* StationDoor::stationOf(HallRequest const& request, HallServer::Reply const& reply) {
    QString const language = languageOf(request);
    stations::Station const* const station = m_book.holder(request.token.toStdString(), now());
    if (!station)
        reply(says(unauthorised,
                   in(language, [] { return tr("This station is closed. Ask the arbiter for a new code."); })));
    else if (!isDeskReady())
        reply(says(unavailable, in(language, [] { return tr("No event is open at the desk."); })));
    return isDeskReady() ? station : nullptr;
}

/// By which a pad knows the event again.
QString StationDoor::eventKey() const { return eventAtDesk(m_desk, {}).begun; }

void StationDoor::show(HallRequest const& request, HallServer::Reply const& reply) {
    stations::Station const* const station = stationOf(request, reply);
    if (!station) return;
    QJsonObject page = in(languageOf(request), [&] { return pageOf(*station, request); });
    page[QStringLiteral("key")] = eventKey();
    reply(json(ok, page));
}

QJsonObject StationDoor::pageOf(stations::Station const& station, HallRequest const& request) {
    session::EventState const& state = m_desk.state();
    switch (station.role) {
    case stations::Role::ResultPad: return ResultPad::page(state, station, askedAt(station));
    case stations::Role::Sector:
        return SectorPage::page(state, station, askedAt(station), {m_desk.now(), m_desk.timeOfDay()});
    case stations::Role::Calls: return StationPages::calls(state, station);
    case stations::Role::Clock: {
        QJsonObject page = ClockPage::page(state, station);
        m_clockActs.tells(station.id);
        if (auto const device = m_devices.find(station.id); device != m_devices.end()) {
            page[QStringLiteral("device")] = plain(device->second);
            session::Round const* const round = state.currentRound();
            if (round)
                page[QStringLiteral("taken")] =
                    m_clockActs.taken({round->number, station.boards.first}, device->second);
        }
        page[QStringLiteral("most")] = ClockPage::mostAtOnce;
        page[QStringLiteral("now")] = microseconds(m_desk.now());
        return page;
    }
    case stations::Role::CheckIn: return StationPages::checkIn(state, station, QString::fromUtf8(request.letters));
    case stations::Role::Screen: {
        QString const language = languageOf(request);
        auto const [kept, isNew] = m_screens.try_emplace(language);
        if (isNew) kept->second = StationPages::screen(state, station);
        kept->second[QStringLiteral("name")] = plain(station.name);
        return kept->second;
    }
    }
    return {};
}

/// What was said there and the arbiter is to decide about.
std::map<BoardPlace, ResultPad::Asked> StationDoor::askedAt(stations::Station const& station) const {
    std::map<BoardPlace, ResultPad::Asked> asked;
    for (Report const& one : m_reports)
        if (Result const* const result = one.result(); result && one.station == station.id)
            //: Of a board on a telephone: %1 the result that was said there.
            asked[one.place] = {*result, tr("The arbiter was asked about %1.").arg(resultText(*result))};
    return asked;
}

std::optional<StationDoor::Posted> StationDoor::posted(HallRequest const& request,
                                                       std::initializer_list<stations::Role> roles,
                                                       HallServer::Reply const& reply) {
    stations::Station const* const station = stationOf(request, reply);
    if (!station) return std::nullopt;
    QString const language = languageOf(request);
    auto said = objectIn(request);
    if (!said || !(*said)[QStringLiteral("event")].isString())
        reply({badRequest, "text/plain; charset=utf-8", {}});
    else if (std::ranges::find(roles, station->role) == roles.end())
        reply(says(forbidden, in(language, [] { return tr("This station is not for that."); })));
    // What has waited on the telephone since the event before.
    else if ((*said)[QStringLiteral("event")].toString() != eventKey())
        reply(says(conflict, in(language, [] { return tr("What belongs to another event was not taken."); })));
    else
        return Posted{station, std::move(*said)};
    return std::nullopt;
}

bool StationDoor::isItsBoard(stations::Station const& station, BoardPlace place, Rounds rounds, QString const& language,
                             HallServer::Reply const& reply) const {
    session::Round const* const played = m_desk.state().currentRound();
    bool const there = rounds == Rounds::Any ? m_desk.board(place) != nullptr : played && place.round == played->number;
    if (!there)
        reply(says(conflict, in(language, [] { return tr("This is no board of the round that is played."); })));
    else if (!station.boards.contains(place.board))
        reply(says(forbidden, in(language, [&] {
                       return tr("This station is not for board %1.")
                           .arg(boardLabel(m_desk.state(), place.round, place.board));
                   })));
    else
        return true;
    return false;
}

// --- calls and arrivals ----------------------------------------------------------------------------------

void StationDoor::call(HallRequest const& request, HallServer::Reply const& reply) {
    auto const asked = posted(request, {stations::Role::Calls, stations::Role::Clock}, reply);
    if (!asked) return;
    QString const language = languageOf(request);
    auto const place = boardIn(asked->said);
    if (!place) return reply({badRequest, "text/plain; charset=utf-8", {}});
    if (!isItsBoard(*asked->station, *place, Rounds::Played, language, reply)) return;
    constexpr auto longest = 5min; // after which nobody may want the arbiter any more
    if (waitedIn(asked->said) > longest)
        return reply(says(conflict, in(language, [] { return tr("This call was too old. Call again."); })));
    QString const label = boardLabel(m_desk.state(), place->round, place->board);
    auto const told = [language, label, reply] {
        //: %1 a board.
        reply(says(ok, in(language, [&] { return tr("Board %1: the arbiter has been called.").arg(label); })));
    };
    session::Board const* const board = m_desk.board(*place);
    if (board && board->call) return told(); // by somebody else meanwhile, or the answer was not heard
    m_desk.submitFor(attendantAt(*asked->station), session::CallArbiter{place->round, place->board},
                     answerOf(language, told, reply));
}

void StationDoor::checkIn(HallRequest const& request, HallServer::Reply const& reply) {
    auto const asked = posted(request, {stations::Role::CheckIn}, reply);
    if (!asked) return;
    QString const language = languageOf(request);
    auto const arrival = StationPages::arrivalIn(asked->said);
    session::Player const* const player = arrival ? m_desk.state().player(arrival->player) : nullptr;
    if (!player) return reply({badRequest, "text/plain; charset=utf-8", {}});
    QString const name = playerName(m_desk.state(), player->id);
    if (arrival->round != m_desk.state().nextRound())
        return reply(says(conflict, in(language, [&] { return tr("%1: please see the arbiter.").arg(name); })));
    auto const told = [language, name, reply] {
        //: %1 a player.
        reply(says(ok, in(language, [&] { return tr("%1 is here. Welcome!").arg(name); })));
    };
    switch (session::atCheckIn(m_desk.state(), *player)) {
    case session::AtCheckIn::Here: return told(); // the answer was not heard
    case session::AtCheckIn::Missing: break;
    case session::AtCheckIn::Resting:
    case session::AtCheckIn::Out:
    case session::AtCheckIn::Withdrawn:
        return reply(says(conflict, in(language, [&] { return tr("%1: please see the arbiter.").arg(name); })));
    }
    m_desk.submitFor(attendantAt(*asked->station), session::CheckIn{{player->id}}, answerOf(language, told, reply));
}

/// A refusal is answered with its reason.
StationDoor::Done StationDoor::answerOf(QString const& language, std::function<void()> told,
                                        HallServer::Reply const& reply) const {
    return [this, language, told = std::move(told), reply](Expected<Seq, session::Objection> const& outcome) {
        if (outcome) return told();
        auto const* const refusal = outcome.error().refusal();
        bool const later =
            refusal && (refusal->why == session::Why::Storage || refusal->why == session::Why::NotOpened);
        reply(says(later ? unavailable : conflict,
                   in(language, [&] { return objectionText(outcome.error(), m_desk.state()); })));
    };
}

// --- results ---------------------------------------------------------------------------------------------

void StationDoor::enter(HallRequest const& request, HallServer::Reply const& reply) {
    auto const asked = posted(request, {stations::Role::ResultPad, stations::Role::Sector}, reply);
    if (!asked) return;
    QString const language = languageOf(request);
    auto const brought = ResultPad::read(asked->said);
    if (!brought) return reply({badRequest, "text/plain; charset=utf-8", {}});
    if (!isItsBoard(*asked->station, brought->place, Rounds::Played, language, reply)) return;
    enter(*asked->station, *brought, language, reply);
}

void StationDoor::enter(stations::Station const& station, ResultPad::Brought const& brought, QString const& language,
                        HallServer::Reply const& reply) {
    session::EnterResult command{brought.place.round, brought.place.board, brought.result};
    constexpr auto worthTelling = 30s;
    if (brought.waited >= worthTelling) {
        session::WallTime const entered{m_desk.ticks().wall().value() - brought.waited.count()};
        //: A note beside a result: %1 the time of day at which it was typed on a telephone without a connection.
        command.note = utf8(tr("entered at the station at %1").arg(secondText(entered)));
    }
    auto answered = [this, station, brought, language, reply](Expected<Seq, session::Objection> const& outcome) {
        QString const label = boardLabel(m_desk.state(), brought.place.round, brought.place.board);
        if (outcome) {
            drop(station.id, brought.place);
            return reply(says(ok, in(language, [&] {
                                  //: %1 a board, %2 a result.
                                  return tr("Board %1: %2 is at the desk.").arg(label, resultText(brought.result));
                              })));
        }
        session::Objection const& objection = outcome.error();
        if (auto const* const refusal = objection.refusal()) {
            bool const later = refusal->why == session::Why::Storage || refusal->why == session::Why::NotOpened;
            // What names no board of the event is nothing that an arbiter could decide about.
            if (later || !m_desk.board(brought.place))
                return reply(says(later ? unavailable : conflict,
                                  in(language, [&] { return refusalText(*refusal, m_desk.state()); })));
        }
        callArbiter(station, brought, objectionText(objection, m_desk.state()));
        reply(says(ok, in(language, [&] { return tr("Board %1: the arbiter was asked.").arg(label); })));
    };
    m_desk.submitFor(attendantAt(station), std::move(command), std::move(answered));
}

void StationDoor::callArbiter(stations::Station const& station, ResultPad::Brought const& brought, QString const& why) {
    ask(station, {station.id, plain(station.name), brought.place, brought.result, why});
}

/// Once: a station that asks again, because it has not heard the answer, calls nobody again.
void StationDoor::ask(stations::Station const& station, Report report) {
    auto const waiting = std::ranges::find_if(m_reports, [&](Report const& one) {
        return one.station == station.id && one.place == report.place && one.said.index() == report.said.index();
    });
    if (waiting != m_reports.end()) { // the arbiter is called already
        if (waiting->said == report.said) return;
        *waiting = std::move(report);
        emit reportsChanged();
        return;
    }
    QString const note = reportText(report);
    session::Board const* const board = m_desk.board(report.place);
    int const entries = board ? static_cast<int>(board->game.record.size()) : 0;
    BoardPlace const place = report.place;
    m_desk.submitFor(attendantAt(station),
                     session::Together{{session::CallArbiter{place.round, place.board},
                                        session::WriteNote{place.round, place.board, entries, utf8(note)}}},
                     {});
    //: A notice: %1 a board, %2 what a station reports, %3 why it was not entered.
    QString const text =
        tr("Board %1: %2. %3").arg(boardLabel(m_desk.state(), place.round, place.board), note, report.text);
    m_reports.push_back(std::move(report));
    emit reportsChanged();
    emit reported(text);
}

QString StationDoor::reportText(Report const& report) {
    //: %1 a station, such as a telephone, %2 a result: a note beside the call of the arbiter.
    if (Result const* const result = report.result()) return tr("%1 reports %2").arg(report.name, resultText(*result));
    ClockDiffers const& differs = *report.clock();
    //: %1 a station that is a clock, %2 the times that it shows, White's and Black's: "1:40 – 1:30".
    return tr("%1 shows %2; %n press(es) count otherwise at the desk", "", differs.acts)
        .arg(report.name, timesText(differs.shown));
}

QString StationDoor::timesText(ClockPage::Shown const& shown) {
    auto const time = [&](Colour colour) {
        return plain(clock::displayText(shown.sides[colour].main, clock::DisplayStyle::Modern, {}));
    };
    return QStringLiteral("%1 – %2").arg(time(Colour::White), time(Colour::Black));
}

QString StationDoor::timesAtDesk(BoardPlace place) const {
    session::Board const* const board = m_desk.board(place);
    if (!board || !board->clock) return {};
    clock::Clock now = *board->clock;
    clock::advance(now, m_desk.now());
    return timesText(ClockPage::shownBy(now));
}

session::Command StationDoor::commandOf(Report const& report) const {
    BoardPlace const place = report.place;
    if (Result const* const result = report.result()) return session::EnterResult{place.round, place.board, *result};
    session::CorrectClocks command{place.round, {place.board}, {}};
    session::Board const* const board = m_desk.board(place);
    if (!board || !board->clock) return command;
    command.operations = ClockPage::setTo(report.clock()->shown, *board->clock, m_desk.now());
    //: A note beside a correction of a clock: %1 a station that is one.
    command.note = utf8(tr("as %1 shows").arg(report.name));
    return command;
}

// --- the arbiter of a sector -----------------------------------------------------------------------------

/// None: it was answered why not.
std::optional<StationDoor::OfSector> StationDoor::ofSector(HallRequest const& request, HallServer::Reply const& reply) {
    auto asked = posted(request, {stations::Role::Sector}, reply);
    auto const place = asked ? boardIn(asked->said) : std::nullopt;
    if (!asked) return std::nullopt;
    if (!place) reply({badRequest, "text/plain; charset=utf-8", {}});
    if (!place || !isItsBoard(*asked->station, *place, Rounds::Played, languageOf(request), reply)) return std::nullopt;
    return OfSector{*asked->station, *place, std::move(asked->said), languageOf(request)};
}

void StationDoor::come(HallRequest const& request, HallServer::Reply const& reply) {
    auto const asked = ofSector(request, reply);
    if (!asked) return;
    auto const& [station, place, said, language] = *asked;
    constexpr auto longest = 1min; // after which it may be another call
    if (waitedIn(said) > longest)
        return reply(says(conflict, in(language, [] { return tr("This was too old. Look at the board again."); })));
    QString const label = boardLabel(m_desk.state(), place.round, place.board);
    auto const told = [language = language, label, reply] {
        //: %1 a board that had called the arbiter.
        reply(says(ok, in(language, [&] { return tr("Board %1: the call is answered.").arg(label); })));
    };
    session::Board const* const board = m_desk.board(place);
    if (board && !board->call) return told(); // somebody else has come, or the answer was not heard
    m_desk.submitFor(attendantAt(station), session::AnswerCall{place.round, place.board},
                     answerOf(language, told, reply));
}

void StationDoor::look(Matter matter, HallRequest const& request, HallServer::Reply const& reply) {
    auto const asked = ofSector(request, reply);
    if (!asked) return;
    reply(json(ok, in(asked->language, [&] {
                   return matter == Matter::Case ? m_sectorCase.look(asked->station.id, asked->place, asked->said)
                                                 : m_sectorClock.look(asked->place, asked->said);
               })));
}

/// A decision on its way to the desk.
struct StationDoor::Deciding {
    std::pair<stations::StationId, QString> name;
    BoardPlace place;
    session::Attendant attendant;
    SectorDecision decision;
    session::Confirmation confirmed;
    QString language;
    HallServer::Reply reply;
};

void StationDoor::decide(Matter matter, HallRequest const& request, HallServer::Reply const& reply) {
    auto const asked = ofSector(request, reply);
    if (!asked) return;
    stations::StationId const station = asked->station.id;
    std::pair const name{station, wordIn(asked->said, "matter")};
    constexpr qsizetype longestName = 40;
    if (name.second.isEmpty() || name.second.size() > longestName)
        return reply({badRequest, "text/plain; charset=utf-8", {}});
    if (QString const* const known = m_decided.find(name))
        return known->isEmpty() ? reply(json(unavailable, {})) : reply(says(ok, *known));
    auto decision = in(asked->language, [&] {
        return matter == Matter::Case ? m_sectorCase.decide(station, asked->place, asked->said)
                                      : m_sectorClock.decide(asked->place, asked->said);
    });
    if (!decision) return reply(says(conflict, decision.error()));
    carryOut(std::make_shared<Deciding>(Deciding{name, asked->place, attendantAt(asked->station), *std::move(decision),
                                                 confirmedIn(asked->said), asked->language, reply}));
}

/// What is given back is an act of its own, and nothing is given back for a decision that would be refused.
void StationDoor::carryOut(std::shared_ptr<Deciding> const& deciding) {
    m_decided.begin(deciding->name);
    if (auto const given = std::exchange(deciding->decision.givenBack, std::nullopt)) {
        auto const tried =
            session::decide(m_desk.history(), deciding->decision.command, deciding->confirmed, m_desk.now());
        if (!tried) return answer(*deciding, refused(tried.error()));
        return m_desk.submitFor(deciding->attendant, *given, [this, deciding](auto const& outcome) {
            if (!outcome) return answer(*deciding, outcome);
            m_sectorCase.gaveBack(deciding->name.first, deciding->place);
            carryOut(deciding);
        });
    }
    m_desk.submitFor(deciding->attendant, deciding->decision.command, deciding->confirmed, m_desk.now(),
                     [this, deciding](auto const& outcome) { answer(*deciding, outcome); });
}

/// Where the desk asks first, its question is answered at the telephone, and the decision comes again.
void StationDoor::answer(Deciding const& deciding, Expected<Seq, session::Objection> const& outcome) {
    if (outcome) {
        m_decided.answer(deciding.name, deciding.decision.told);
        tellOfDecision(*outcome);
    } else {
        m_decided.drop(deciding.name);
    }
    auto const* const question = outcome ? nullptr : outcome.error().question();
    auto const told = [&deciding] { deciding.reply(says(ok, deciding.decision.told)); };
    if (!question) return answerOf(deciding.language, told, deciding.reply)(outcome);
    QString const text = in(deciding.language, [&] { return objectionText(outcome.error(), m_desk.state()); });
    deciding.reply(
        json(conflict, {{QStringLiteral("says"), text}, {QStringLiteral("ask"), static_cast<int>(question->ask)}}));
}

/// The desk hears what its sector arbiters decide, as it hears what stations report.
void StationDoor::tellOfDecision(Seq newest) {
    auto const& acts = m_desk.history().acts();
    if (newest > m_desk.history().last()) return;
    std::vector<session::Act> done;
    std::vector<Seq> decided;
    session::Origin const& origin = acts[static_cast<std::size_t>(newest.value()) - 1].origin;
    auto first = static_cast<std::size_t>(newest.value());
    while (first > 0 && acts[first - 1].origin.command == origin.command) --first;
    for (auto at = first; at < static_cast<std::size_t>(newest.value()); ++at) {
        done.push_back(acts[at].act);
        if (canBeUndone(kindIn(acts[at].act).undo)) decided.push_back(acts[at].seq);
    }
    QString const text = decided.empty() ? doneText(m_desk.state(), done) : commandText(m_desk.history(), decided);
    //: A notice: %1 a person and a station, "C. Deputy · Sector A", %2 what was decided there: "Board 3: result 1–0".
    if (!text.isEmpty()) emit reported(tr("%1 – %2").arg(whoText(origin), text));
}

// --- clocks at the boards --------------------------------------------------------------------------------

void StationDoor::press(HallRequest const& request, HallServer::Reply const& reply) {
    auto const asked = posted(request, {stations::Role::Clock}, reply);
    if (!asked) return;
    QString const language = languageOf(request);
    auto brought = ClockPage::read(asked->said);
    if (!brought) return reply({badRequest, "text/plain; charset=utf-8", {}});
    // What was pressed in a round that is over meanwhile is on record, too, as late.
    if (!isItsBoard(*asked->station, brought->place, Rounds::Any, language, reply)) return;
    stations::Station const station = *asked->station;
    m_devices[station.id] = brought->device;
    auto const done = [this, station, brought = *brought, language, reply](ClockActs::Outcome const& outcome) {
        if (outcome.differ > 0) tellOfClock(station, brought, outcome);
        QJsonObject said{{QStringLiteral("taken"), outcome.taken}};
        if (outcome.refused)
            said[QStringLiteral("says")] =
                in(language, [] { return tr("These presses were not taken. Tell the arbiter."); });
        reply(json(outcome.later ? unavailable : outcome.refused ? conflict : ok, said));
    };
    m_clockActs.take(station.id, attendantAt(station), std::move(*brought), done);
}

/// One report for all that one clock has brought; it shows what was pressed last.
void StationDoor::tellOfClock(stations::Station const& station, ClockPage::Brought const& brought,
                              ClockActs::Outcome const& outcome) {
    ClockDiffers differs{outcome.differ, brought.shown, movesAt(m_desk.board(brought.place))};
    for (Report const& one : m_reports)
        if (one.station == station.id && one.place == brought.place && one.clock()) differs.acts += one.clock()->acts;
    ask(station, {station.id, plain(station.name), brought.place, differs, outcome.why});
}

void StationDoor::drop(stations::StationId station, BoardPlace place) {
    auto const gone = [&](Report const& one) { return one.station == station && one.place == place; };
    if (std::erase_if(m_reports, gone) > 0) emit reportsChanged();
}

void StationDoor::dismiss(Report const& report) { drop(report.station, report.place); }

void StationDoor::update(Changes const& changes) {
    if (!changes.onlyClocks()) m_screens.clear();
    bool const mayMatter = !changes.onlyClocks() || changes.states ||
                           std::ranges::any_of(m_reports, [](Report const& one) { return one.clock() != nullptr; });
    if (m_reports.empty() || !mayMatter) return;
    auto const settled = [&](Report const& one) {
        session::Board const* const board = m_desk.board(one.place);
        if (!board) return true;
        if (one.result()) return board->result == *one.result();
        // Once the game has gone on at the desk, what the clock showed before is no choice any more.
        bool const goneOn = movesAt(board) != one.clock()->atDesk;
        return goneOn || (board->clock && ClockPage::shownBy(*board->clock) == one.clock()->shown);
    };
    if (std::erase_if(m_reports, settled) > 0) emit reportsChanged();
}

void StationDoor::forget() {
    m_book = stations::StationBook{};
    m_reports.clear();
    m_screens.clear();
    m_devices.clear();
    m_clockActs.forget();
    m_sectorCase.forget();
    m_decided.forget();
    emit reportsChanged();
}

} // namespace flagfall::view
