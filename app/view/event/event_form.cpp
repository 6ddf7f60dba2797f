// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/event/event_form.h"

#include "app/session/event/announced_points.h"
#include "app/session/event/schedule.h"
#include "app/session/event/schedule_days.h"
#include "app/session/event/typed_date.h"
#include "app/session/event/whole_day.h"
#include "app/view/common/command_door.h"
#include "app/view/common/hall_remarks.h"
#include "app/view/common/languages.h"
#include "app/view/common/shared_door.h"
#include "app/view/event/event_text.h"
#include "app/view/event/federation_language.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/field_text.h"
#include "app/view/texts/incident_text.h"
#include "app/view/texts/plain_text.h"

#include "arbiter/rulings/penalty_words.h"
#include "arbiter/terms/date.h"
#include "clock/typed_control.h"
#include "pairing/system.h"
#include "pairing/tiebreaks/advice.h"
#include "pairing/trf/system_of_file.h"

#include <QDate>
#include <QLocale>
#include <QRandomGenerator>

#include <algorithm>

namespace flagfall::view {
namespace {

using session::EventField;

/// The name under which QML touches a field.
QString keyOf(EventField field) {
    switch (field) {
    case EventField::Name: return QStringLiteral("name");
    case EventField::Place: return QStringLiteral("place");
    case EventField::Federation: return QStringLiteral("federation");
    case EventField::Begins: return QStringLiteral("begins");
    case EventField::Ends: return QStringLiteral("ends");
    case EventField::ChiefArbiter: return QStringLiteral("chiefArbiter");
    case EventField::Edition: return QStringLiteral("edition");
    case EventField::Control: return QStringLiteral("control");
    case EventField::System: return QStringLiteral("system");
    case EventField::Rounds: return QStringLiteral("rounds");
    case EventField::TieBreaks: return QStringLiteral("tieBreaks");
    case EventField::DefaultTime: return QStringLiteral("defaultTime");
    case EventField::LateDiscretion: return QStringLiteral("lateDiscretion");
    case EventField::DeviceCosts: return QStringLiteral("deviceCosts");
    case EventField::NoDrawBefore: return QStringLiteral("noDrawBefore");
    case EventField::InitialColour: return QStringLiteral("initialColour");
    case EventField::Points: return QStringLiteral("points");
    case EventField::AllocatedBye: return QStringLiteral("allocatedBye");
    case EventField::Forfeits: return QStringLiteral("forfeits");
    case EventField::LateAfter: return QStringLiteral("lateAfter");
    case EventField::AppealsWithin: return QStringLiteral("appealsWithin");
    case EventField::Schedule: return QStringLiteral("schedule");
    case EventField::Language: return QStringLiteral("language");
    case EventField::Categories: return QStringLiteral("categories");
    case EventField::AgesOn: return QStringLiteral("agesOn");
    case EventField::DeputyArbiters: return QStringLiteral("deputyArbiters");
    case EventField::RatingMethod: return QStringLiteral("ratingMethod");
    case EventField::Equals: return QStringLiteral("equals");
    case EventField::Unrated: return QStringLiteral("unrated");
    case EventField::Ratings: return QStringLiteral("ratings");
    case EventField::Ladder: return QStringLiteral("ladder");
    case EventField::Boards: return QStringLiteral("boards");
    case EventField::BoardColours: return QStringLiteral("boardColours");
    case EventField::GamePoints: return QStringLiteral("gamePoints");
    case EventField::ByeGamePoints: return QStringLiteral("byeGamePoints");
    case EventField::RatingDistance: return QStringLiteral("ratingDistance");
    case EventField::Reserves: return QStringLiteral("reserves");
    case EventField::Festival: return QStringLiteral("festival");
    case EventField::FirstBoard: return QStringLiteral("firstBoard");
    }
    return {};
}

QStringList pairedSystems() {
    QStringList codes;
    for (auto const competitors : {pairing::Competitors::Players, pairing::Competitors::Teams})
        for (std::string_view const code : pairing::systemCodes(competitors)) codes += plain(code);
    return codes;
}

bool isForTeams(std::string_view system) {
    return pairing::systemRules(system).competitors == pairing::Competitors::Teams;
}

/// Longer than so many days, and ratings change on the way (C.07, Art. 10).

std::string isoText(std::optional<Date> const& date) { return date ? isoDate(*date) : std::string{}; }

std::string wordOf(Colour colour) { return colour == Colour::White ? "white" : "black"; }

/// C.04.3, 5.1: by lot.
std::string drawnColour() {
    return wordOf(QRandomGenerator::system()->bounded(2) == 0 ? Colour::White : Colour::Black);
}

std::string typedPoints(Points points) { return pointsText(points).toStdString(); }

void takeScoring(session::EventDraft& draft, pairing::Scoring const& scoring) {
    draft.win = typedPoints(scoring.win);
    draft.draw = typedPoints(scoring.draw);
    draft.loss = typedPoints(scoring.loss);
    Points const usual = isForTeams(draft.system) ? scoring.draw : scoring.win;
    auto const unless = [](Points points, Points usual) {
        return points == usual ? std::string{} : typedPoints(points);
    };
    draft.allocatedBye = unless(scoring.allocatedBye, usual);
    draft.forfeitWin = unless(scoring.forfeitWin, scoring.win);
    draft.forfeitLoss = unless(scoring.forfeitLoss, noPoint);
    draft.absence = unless(scoring.zeroPointBye, noPoint);
}

/// Of a match (C.04.6 leaves it to the event): two points, one and none.
pairing::Scoring usualScoring(std::string_view system) {
    pairing::Scoring scoring = pairing::Scoring::of(2 * onePoint, onePoint, noPoint);
    scoring.allocatedBye = scoring.draw;
    return isForTeams(system) ? scoring : pairing::Scoring{};
}

/// The days of the rounds that were played (132). At what hours nobody has said: of those to come it is asked for.
std::string scheduleOf(pairing::trf::ImportedTournament const& file) {
    std::vector<session::PlayingSession> sessions;
    int const played = pairing::trf::roundsWithResults(file);
    for (int round = 1; round <= std::min<int>(played, static_cast<int>(file.roundDays.size())); ++round)
        if (auto const& day = file.roundDays[static_cast<std::size_t>(round) - 1])
            sessions.push_back(session::wholeDay(RoundNumber{round}, *day));
    std::ranges::stable_sort(sessions, {}, &session::PlayingSession::begins);
    return session::scheduleText(sessions);
}

void takeTeams(session::EventDraft& draft, session::TeamRules const& rules) {
    if (!isForTeams(draft.system)) return;
    pairing::Scoring const& games = rules.gameScoring;
    draft.boards = std::to_string(rules.boards);
    draft.boardColours = rules.colours;
    draft.gameWin = typedPoints(games.win);
    draft.gameDraw = typedPoints(games.draw);
    draft.gameLoss = typedPoints(games.loss);
    draft.byeGamePoints =
        games.allocatedBye == rules.boards * games.draw ? std::string{} : typedPoints(games.allocatedBye);
    if (rules.order == pairing::BoardOrder::ByRating) draft.ratingDistance = std::to_string(rules.ratingDistance);
    draft.emptyBoardsAbove = rules.allowsEmptyAbove;
    if (rules.reserves > 0) draft.reserves = std::to_string(rules.reserves);
}

void takeAdjournments(session::EventDraft& draft, session::EventDetails const& details) {
    draft.sealedOnScreen = details.adjournments.sealedOn == session::SealedOn::Screen;
    draft.twoKeys = details.adjournments.twoKeys;
    draft.witness = details.adjournments.witness;
    if (auto const late = details.adjournments.lateAfter) draft.lateAfter = std::to_string(late->count());
    draft.schedule = session::scheduleText(details.schedule);
}

void takeAppeals(session::EventDraft& draft, session::AppealRules const& appeals) {
    if (appeals.within) draft.appealsWithin = std::to_string(appeals.within->count());
    draft.appealsToChiefArbiter = appeals.to == session::AppealBody::ChiefArbiter;
}

std::string inLines(std::vector<std::string> const& texts) {
    std::string lines;
    for (std::string const& text : texts) lines += (lines.empty() ? "" : "\n") + text;
    return lines;
}

session::EventDraft draftOf(session::EventDetails const& details) {
    session::EventDraft draft;
    draft.name = details.name;
    draft.place = details.place;
    draft.federation = details.federation;
    // Days that are those of the schedule follow it: nobody has to change them with it.
    auto const days = session::daysOf(details.schedule);
    if (!days || details.begins != days->first) draft.begins = isoText(details.begins);
    if (!days || details.ends != days->second) draft.ends = isoText(details.ends);
    draft.chiefArbiter = details.chiefArbiter;
    draft.edition = std::string{details.edition->code};
    draft.control = clock::writeControl(*details.control);
    draft.system = details.system;
    draft.rounds = details.rounds;
    for (pairing::TieBreak const& tieBreak : details.tieBreaks) draft.tieBreaks.emplace_back(pairing::code(tieBreak));
    if (details.houseRules.defaultTime.count() > 0)
        draft.defaultTime = std::to_string(details.houseRules.defaultTime.count());
    draft.fullSupervision = details.houseRules.supervision == Supervision::Full;
    draft.quickplayAnnounced = details.houseRules.quickplayAnnounced;
    if (details.houseRules.lateDiscretion != usualHouseRules(*details.edition).lateDiscretion)
        draft.lateDiscretion = session::lateDiscretionWord(details.houseRules.lateDiscretion);
    draft.clocksOnTables = details.clocks == session::HallClocks::Tables;
    draft.devicesInBags = details.houseRules.conduct.devicesInBags;
    if (auto const costs = details.houseRules.conduct.deviceCosts) draft.deviceCosts = rulings::wordOf(*costs);
    draft.finesAnnounced = details.houseRules.conduct.finesAnnounced;
    if (details.houseRules.agreement.notBeforeMove)
        draft.noDrawBefore = std::to_string(*details.houseRules.agreement.notBeforeMove);
    if (details.houseRules.agreement.never) draft.noDrawBefore = session::noDrawAtAll;
    if (details.initialColour) draft.initialColour = wordOf(*details.initialColour);
    takeScoring(draft, details.scoring);
    takeTeams(draft, details.teams);
    takeAdjournments(draft, details);
    takeAppeals(draft, details.appeals);
    draft.language = details.language;
    draft.categories = session::categoriesText(details.categories);
    draft.agesOn = isoText(details.agesOn);
    draft.deputyArbiters = inLines(details.deputyArbiters);
    if (details.ratingMethod) draft.ratingMethod = session::ratingMethodCode(*details.ratingMethod);
    draft.equals = session::equalsWord(details.equals);
    draft.festival = details.festival;
    if (details.firstBoard != BoardNumber{1}) draft.firstBoard = std::to_string(details.firstBoard.value());
    draft.unrated = pairing::wordOf(details.unrated);
    draft.ratings = pairing::wordOf(details.ratings);
    draft.ladder = details.ladder.empty() ? session::usualLadder() : session::ladderText(details.ladder);
    draft.thirdPlaceMatch = details.hasThirdPlaceMatch;
    return draft;
}

using pairing::UnratedRule;

/// The lowest rating there is (B.02, 7.1.4): what a rating for the unrated begins with.
QString const firstRating = QStringLiteral("1400");
QString const secondRound = QStringLiteral("2");

/// What most events are paired by.
constexpr std::string_view usualSystem = "FIDE_DUTCH_2026";
constexpr std::string_view usualTeamSystem = "FIDE_TEAM_TYPEA_MP_GP";

session::EventDraft emptyDraft() {
    session::EventDraft draft;
    draft.edition = std::string{currentEdition().code};
    draft.control = "90+30";
    draft.system = std::string{usualSystem};
    draft.initialColour = drawnColour();
    takeScoring(draft, usualScoring(draft.system));
    draft.language = languageNow().toStdString();
    draft.ladder = session::usualLadder();
    return draft;
}

std::vector<std::string> knownTieBreaks(std::vector<pairing::trf::CodeAt> const& codes) {
    std::vector<std::string> known;
    for (auto const& [code, place] : codes)
        if (pairing::tieBreakByCode(code)) known.push_back(code);
    return known;
}

/// The control of the file when it can be read, in the short form of the form.
std::string controlOf(pairing::trf::ImportedTournament const& file) {
    auto const setting =
        file.timeControl ? clock::parseSeconds(*file.timeControl) : clock::parseControl(file.timeControlText);
    return setting ? clock::writeControl(*setting) : std::string{};
}

/// A file counts games; where several are one round of the tree, the players say how many there are of those.
int roundsOf(pairing::trf::ImportedTournament const& file, std::string_view system) {
    return pairing::systemRules(system).playsMatches ? 0 : file.rounds;
}

QString nameOfLanguage(QString const& code) {
    for (Language const& one : programLanguages())
        if (code == QLatin1String(one.code)) return QString::fromUtf8(one.name);
    return QLocale(code).nativeLanguageName();
}

} // namespace

EventForm::EventForm(DeskLink& desk, CommandDoor& door, SharedDoor& shared, QObject* parent)
    : QObject(parent), m_desk(desk), m_door(door), m_shared(shared) {
    connect(&m_tieBreaks, &TieBreakList::edited, this, [this] {
        m_draft.tieBreaks.clear();
        for (QString const& code : m_tieBreaks.codes()) m_draft.tieBreaks.push_back(code.toStdString());
        check();
    });
    start(emptyDraft(), false, pairedSystems());
}

void EventForm::startNew() {
    start(emptyDraft(), false, pairedSystems());
    m_writingNew = true;
    m_languageIsProposed = true;
}

void EventForm::startLike(session::EventDetails const& other) {
    session::EventDraft draft = draftOf(other);
    draft.festival.clear();
    draft.firstBoard.clear();
    draft.begins.clear();
    draft.ends.clear();
    draft.schedule.clear();
    draft.agesOn.clear();
    draft.initialColour = drawnColour();
    QStringList const systems = pairedSystems();
    if (!systems.contains(QString::fromStdString(draft.system))) {
        draft.system = emptyDraft().system;
        draft.tieBreaks.clear();
    }
    start(std::move(draft), false, systems);
    m_writingNew = true;
}

void EventForm::goOnWithNew() {
    if (!m_writingNew)
        startNew();
    else
        proposeLanguage(); // the window may speak another one by now
}

void EventForm::setFederation(QString const& text) {
    put(m_draft.federation, text);
    proposeLanguage();
}

void EventForm::setLanguage(QString const& code) {
    m_languageIsProposed = false;
    put(m_draft.language, code);
}

void EventForm::proposeLanguage() {
    if (m_languageIsProposed) put(m_draft.language, proposedLanguage(federation()));
}

QString EventForm::proposedSchedule() const {
    constexpr int opens = 9 * 60, shuts = 21 * 60, longest = 5 * 60, step = 5; // minutes of a day
    constexpr int mostDays = 60;
    auto const first = session::typedDate(m_draft.begins),
               last = session::typedDate(m_draft.ends.empty() ? m_draft.begins : m_draft.ends);
    if (!QString::fromStdString(m_draft.schedule).trimmed().isEmpty() || m_draft.rounds < 1 || !first || !last)
        return {};
    auto const days = static_cast<int>((std::chrono::sys_days{*last} - std::chrono::sys_days{*first}).count()) + 1;
    if (days < 1 || days > mostDays) return {};
    std::vector<session::PlayingSession> sessions;
    for (int round = 1, day = 0; day < days; ++day) {
        int const here = m_draft.rounds / days + (day < m_draft.rounds % days ? 1 : 0);
        Date const date{std::chrono::sys_days{*first} + std::chrono::days{day}};
        for (int which = 0; which < here; ++which, ++round) {
            int const slot = std::min((shuts - opens) / here, longest) / step * step;
            int const begins = opens + which * slot;
            sessions.push_back({RoundNumber{round}, {date, begins}, {date, begins + slot}});
        }
    }
    return QString::fromStdString(session::scheduleText(sessions)).trimmed();
}

void EventForm::proposeSchedule() {
    if (QString const proposed = proposedSchedule(); !proposed.isEmpty()) setSchedule(proposed);
}

void EventForm::drop() { m_writingNew = false; }

void EventForm::startEdit() {
    if (!m_desk.state().opened()) return;
    session::EventDraft draft = draftOf(m_desk.state().details);
    QStringList systems = pairedSystems();
    if (QString const own = QString::fromStdString(draft.system); !systems.contains(own)) systems += own;
    start(std::move(draft), true, std::move(systems));
}

void EventForm::prefill(pairing::trf::ImportedTournament const& file) {
    session::EventDraft draft = emptyDraft();
    draft.name = file.name;
    draft.place = file.place;
    draft.federation = file.federation;
    draft.begins = isoText(file.begins);
    draft.ends = isoText(file.ends);
    draft.schedule = scheduleOf(file);
    draft.chiefArbiter = file.chiefArbiter;
    draft.deputyArbiters = inLines(file.deputyArbiters);
    if (session::ratingMethodOf(file.ratingMethod)) draft.ratingMethod = file.ratingMethod;
    draft.control = controlOf(file);
    draft.system = pairing::trf::systemOf(file);
    draft.rounds = roundsOf(file, draft.system);
    draft.tieBreaks = knownTieBreaks(file.tieBreaks);
    takeScoring(draft, file.isOfTeams ? file.matches.scoring : file.tournament.scoring);
    if (file.isOfTeams && file.matches.boards > 0)
        takeTeams(draft, {file.matches.boards, file.boardColours, file.matches.gameScoring, pairing::BoardOrder::Fixed,
                          0, true, 0});
    if (file.initialColour) draft.initialColour = wordOf(*file.initialColour);
    QStringList systems = pairedSystems();
    if (QString const own = QString::fromStdString(draft.system); !systems.contains(own)) systems += own;
    start(std::move(draft), false, std::move(systems));
    m_languageIsProposed = true;
    proposeLanguage();
    m_fileHasUnrated = std::ranges::any_of(file.players, [](auto const& player) { return player.rating == 0; });
    touchAll();
    if (file.initialColour) m_byLot = false;
    check();
}

void EventForm::takeRounds(pairing::trf::ImportedTournament const& file, bool take) {
    // Players alone are paired here, so it must be by a system that can; rounds go with the system they came from.
    std::string const named = pairing::trf::systemOf(file);
    bool const fits = take || pairing::systemRules(named).pairsHere;
    m_draft.system = std::string{fits ? named : file.isOfTeams ? usualTeamSystem : usualSystem};
    m_draft.rounds = fits ? roundsOf(file, m_draft.system) : 0;
    check();
}

void EventForm::start(session::EventDraft draft, bool editing, QStringList systems) {
    m_draft = std::move(draft);
    m_editing = editing;
    m_writingNew = false;
    m_file.clear();
    m_fileHasUnrated = false;
    m_systemCodes = std::move(systems);
    m_touched.clear();
    m_allTouched = false;
    m_byLot = !editing;
    m_languageIsProposed = false;
    check();
    m_typed = false;
}

void EventForm::setFile(QString const& text) {
    if (m_file == text) return;
    m_file = text;
    emit changed();
}

void EventForm::setInitialColour(QString const& word) {
    if (word == initialColour()) return;
    m_byLot = word == QLatin1String("lot");
    m_draft.initialColour = m_byLot ? drawnColour() : word.toStdString();
    check();
}

QString EventForm::initialColour() const {
    return m_byLot ? QStringLiteral("lot") : QString::fromStdString(m_draft.initialColour);
}

bool EventForm::drawsInitialColour() const {
    pairing::SystemRules const& rules = pairing::systemRules(m_draft.system);
    return rules.pairsHere && rules.drawsInitialColour;
}

QString EventForm::systemHint() const { return systemExplanation(m_draft.system); }

bool EventForm::playsMatches() const { return pairing::systemRules(m_draft.system).playsMatches; }

bool EventForm::hasAllocatedBye() const {
    pairing::SystemRules const& rules = pairing::systemRules(m_draft.system);
    return rules.pairsHere && !hasSeveralGames(rules) && rules.oddPlayer == pairing::OddPlayer::HasAllocatedBye;
}

/// What counts in an event of players and in one of teams is not the same: with the other kind of system the points and
/// tie-breaks begin anew.
void EventForm::setSystem(QString const& text) {
    std::string const system = text.toStdString();
    if (m_draft.system == system) return;
    bool const otherKind = isForTeams(m_draft.system) != isForTeams(system);
    int const announced = rounds();
    m_draft.system = system;
    m_draft.rounds = announced * gamesInRound();
    if (gamesInRound() > 1) m_draft.allocatedBye.clear(); // a game won and a game drawn (C.04.5, 1.4)
    if (pairing::systemRules(system).playsMatches) m_draft.rounds = 0;
    if (otherKind) {
        takeScoring(m_draft, usualScoring(system));
        m_draft.tieBreaks.clear();
    }
    // What the regulations have no place for in the new system goes; the list shows what is left.
    std::erase_if(m_draft.tieBreaks, [&](std::string const& code) {
        auto const tieBreak = pairing::tieBreakByCode(code);
        return tieBreak &&
               std::ranges::any_of(pairing::adviceOn({*tieBreak}, {.kind = pairing::systemRules(system).kind}),
                                   [](auto const& advice) { return pairing::isForbidden(advice.what); });
    });
    check();
}

bool EventForm::ofTeams() const { return isForTeams(m_draft.system); }

QString EventForm::teamsHint() const {
    if (!ofTeams()) return {};
    if (pairing::systemRules(m_draft.system).kind == pairing::SystemKind::RoundRobin)
        return tr("Every team meets every other one. Enter the teams on the Teams page; their numbers can be drawn by "
                  "lots.");
    return tr(
        "Teams are paired with others of the same score, and none meets another twice (C.04.6). Enter them on the "
        "Teams page; they are numbered by their strength.");
}

/// A bye that says nothing is worth a win, whatever a win is worth (C.04.1, 3); that of a team a draw (C.04.6, 1.4).
QString EventForm::allocatedBye() const {
    return m_draft.allocatedBye.empty() ? usualBye() : QString::fromStdString(m_draft.allocatedBye);
}

bool EventForm::hasForfeits() const { return session::announcesForfeits(pairing::systemRules(m_draft.system)); }

QString EventForm::usualBye() const {
    QStringList const names = allocatedByeNames();
    return names.at(ofTeams() && names.size() > 1 ? 1 : 0);
}

void EventForm::setAllocatedBye(QString const& text) {
    put(m_draft.allocatedBye, text == usualBye() ? QString{} : text);
}

QStringList EventForm::allocatedByeNames() const {
    QStringList names{m_draft.win.empty() ? QStringLiteral("1") : win(),
                      m_draft.draw.empty() ? QStringLiteral("½") : draw(), QStringLiteral("0")};
    names.removeDuplicates();
    return names;
}

QStringList EventForm::languageCodes() const {
    QStringList codes;
    for (Language const& one : programLanguages()) codes += QString::fromLatin1(one.code);
    for (QString const& code : {languagesOf(federation()).value(0, language()), language()})
        if (!codes.contains(code)) codes.prepend(code);
    return codes;
}

QStringList EventForm::languageNames() const {
    QStringList names;
    for (QString const& code : languageCodes()) names += code.isEmpty() ? tr("none: by code") : nameOfLanguage(code);
    return names;
}

QStringList EventForm::ratingMethodCodes() const {
    QStringList codes{QString{}};
    for (session::RatingMethod const method : session::ratingMethods()) codes += plain(ratingMethodCode(method));
    return codes;
}

QStringList EventForm::ratingMethodNames() const {
    return {tr("as the ratings of the players tell"),
            tr("FIDE rating"),
            tr("national rating"),
            tr("FIDE rating, else the national one"),
            tr("national rating, else the FIDE one"),
            tr("the higher of the FIDE and the national rating"),
            tr("the lower of the FIDE and the national rating"),
            tr("other: as entered")};
}

QString EventForm::ratingMethodHint() const {
    return fixedAfterFirstRound()
               ? tr("Stands in the report file (record 172). The numbers stay as they are.")
               : tr("Stands in the report file (record 172). Choosing one gives every player with a FIDE or a national "
                    "rating the one that it takes.");
}

QStringList EventForm::ratingsWords() const {
    return {QString{}, plain(pairing::wordOf(pairing::RatingsCounted{.ofEachRound = true})), secondRound};
}

QStringList EventForm::ratingsNames() const {
    return {tr("the first of a player's ratings"), tr("the rating of each round"), tr("the rating of round …")};
}

bool EventForm::ratingsHaveRound() const { return !ratingsWords().first(2).contains(ratings()); }

QString EventForm::ratingsChoice() const { return ratingsHaveRound() ? secondRound : ratings(); }

bool EventForm::takesRatings() const { return isLong() || !m_draft.ratings.empty(); }

bool EventForm::isLong() const {
    auto const begins = session::typedDate(m_draft.begins);
    auto const ends = session::typedDate(m_draft.ends);
    return begins && ends && session::lastsLong(*begins, *ends);
}

QStringList EventForm::unratedWords() const {
    QStringList words;
    for (auto const rule : {UnratedRule::NotUsed, UnratedRule::LowestOfField, UnratedRule::AverageOfField})
        words += plain(pairing::wordOf({rule, 0}));
    return words << firstRating;
}

QStringList EventForm::unratedNames() const {
    return {tr("such tie-breaks are not used then"), tr("as the lowest rated player"),
            tr("as the average of the rated players"), tr("with a rating of …")};
}

bool EventForm::unratedHasRating() const {
    return !m_draft.unrated.empty() && !unratedWords().first(3).contains(unrated());
}

QString EventForm::unratedChoice() const { return unratedHasRating() ? firstRating : unrated(); }

QStringList EventForm::equalsWords() const {
    QStringList words;
    for (auto const order :
         {session::EqualsOrder::Names, session::EqualsOrder::NationalRating, session::EqualsOrder::Entry})
        words += plain(equalsWord(order));
    return words;
}

QStringList EventForm::equalsNames() const {
    return {tr("by the alphabet"), tr("by the national rating, then by the alphabet"), tr("by the order of entry")};
}

void EventForm::setClocksOnTables(bool onTables) {
    if (m_draft.clocksOnTables == onTables) return;
    m_draft.clocksOnTables = onTables;
    check();
}

void EventForm::setDevicesInBags(bool allowed) {
    if (m_draft.devicesInBags == allowed) return;
    m_draft.devicesInBags = allowed;
    check();
}

void EventForm::setDeviceCosts(QString const& word) {
    if (word == deviceCosts()) return;
    m_draft.deviceCosts = word.toStdString();
    check();
}

QStringList EventForm::deviceCostsWords() const {
    QStringList words{QString{}};
    for (Penalty const penalty : {Penalty::Warning, Penalty::TimeForOpponent, Penalty::TimeTaken, Penalty::PointsTaken})
        words += plain(rulings::wordOf(penalty));
    return words;
}

QStringList EventForm::deviceCostsNames() const {
    QStringList names{tr("loss of the game")};
    for (QString const& word : deviceCostsWords())
        if (!word.isEmpty()) names += choiceText("device-costs", word.toStdString());
    return names;
}

void EventForm::turn(bool& value, bool on) {
    if (value == on) return;
    value = on;
    check();
}

void EventForm::setFinesAnnounced(bool announced) {
    if (m_draft.finesAnnounced == announced) return;
    m_draft.finesAnnounced = announced;
    check();
}

QString EventForm::supervisionArticles() const {
    Edition const* const edition = editionByCode(m_draft.edition);
    return edition ? plain(edition->fullSupervision) : QString{};
}

void EventForm::setFullSupervision(bool full) {
    if (m_draft.fullSupervision == full) return;
    m_draft.fullSupervision = full;
    check();
}

/// What the edition says needs no word of its own, and follows when another edition is chosen.
QString EventForm::lateDiscretion() const {
    Edition const* const edition = editionByCode(m_draft.edition);
    if (!m_draft.lateDiscretion.empty() || !edition) return QString::fromStdString(m_draft.lateDiscretion);
    return plain(session::lateDiscretionWord(usualHouseRules(*edition).lateDiscretion));
}

void EventForm::setLateDiscretion(QString const& word) {
    if (word == lateDiscretion()) return;
    m_draft.lateDiscretion.clear();
    if (word != lateDiscretion()) m_draft.lateDiscretion = word.toStdString();
    check();
}

QStringList EventForm::lateDiscretionWords() const {
    return {plain(session::lateDiscretionWord(LateDiscretion::Arbiter)),
            plain(session::lateDiscretionWord(LateDiscretion::None))};
}

void EventForm::setQuickplayAnnounced(bool announced) {
    if (m_draft.quickplayAnnounced == announced) return;
    m_draft.quickplayAnnounced = announced;
    check();
}

void EventForm::put(std::string& field, QString const& text) {
    std::string value = text.toStdString();
    if (field == value) return;
    field = std::move(value);
    check();
}

int EventForm::rounds() const { return m_draft.rounds / gamesInRound(); }

void EventForm::setRounds(int rounds) {
    if (m_draft.rounds == rounds * gamesInRound()) return;
    m_draft.rounds = rounds * gamesInRound();
    check();
}

void EventForm::check() {
    m_typed = true;
    m_faults.clear();
    if (auto const details = session::check(m_draft); !details)
        for (auto const& problem : details.error()) m_faults.emplace(problem.field, problem);
    checkControl();
    showTieBreaks();
    emit changed();
}

void EventForm::showTieBreaks() {
    std::vector<std::string> codes = m_draft.tieBreaks;
    pairing::SystemRules const& rules = pairing::systemRules(m_draft.system);
    if (codes.empty()) codes.assign(rules.tieBreaks.begin(), rules.tieBreaks.end());
    auto const unrated = pairing::unratedByWord(m_draft.unrated).value_or(pairing::UnratedPlayers{}).rule;
    m_tieBreaks.show(codes, {rules.kind, hasUnratedPlayers(), isLong(), unrated}, rules.competitors);
}

bool EventForm::hasUnratedPlayers() const {
    if (!m_editing) return m_fileHasUnrated;
    auto const& players = m_desk.state().players;
    return std::ranges::any_of(players, [](auto const& entry) { return entry.second.details.rating == 0; });
}

void EventForm::checkControl() {
    auto const setting = clock::readControl(m_draft.control);
    Edition const* edition = editionByCode(m_draft.edition);
    m_controlWords.clear();
    m_controlProblem.clear();
    m_controlColumn = -1;
    if (!setting) {
        m_controlColumn = static_cast<int>(setting.error().column);
        m_controlProblem = controlProblemText(setting.error());
    } else if (edition) {
        m_controlWords = controlInWords(*setting, *edition);
    }
}

QString EventForm::error(EventField field) const {
    auto const fault = m_faults.find(field);
    bool const shown = m_allTouched || m_touched.contains(keyOf(field));
    if (fault == m_faults.end() || !shown) return {};
    QString const either = field == EventField::Begins   ? eitherDateText(m_draft.begins)
                           : field == EventField::Ends   ? eitherDateText(m_draft.ends)
                           : field == EventField::AgesOn ? eitherDateText(m_draft.agesOn)
                                                         : QString{};
    return either.isEmpty() ? faultText(fault->second) : either;
}

QString EventForm::controlError() const {
    bool const shown = m_allTouched || m_touched.contains(keyOf(EventField::Control));
    return shown ? m_controlProblem : QString{};
}

QString EventForm::firstWrong() const { return m_faults.empty() ? QString{} : keyOf(m_faults.begin()->first); }

QString EventForm::whyInvalid() const {
    if (m_faults.empty()) return {};
    auto const& [field, fault] = *m_faults.begin();
    QString const problem =
        field == EventField::Control && !m_controlProblem.isEmpty() ? m_controlProblem : faultText(fault);
    //: Why an event cannot be created yet: %1 the name of a field, %2 what is wrong with it.
    return tr("%1: %2", "field").arg(fieldName(field), problem);
}

QStringList EventForm::editionCodes() const {
    QStringList codes;
    for (Edition const& edition : editions()) codes += plain(edition.code);
    return codes;
}

QStringList EventForm::editionNames() const {
    QStringList names;
    for (Edition const& edition : editions()) names += editionText(edition);
    return names;
}

QStringList EventForm::systemNames() const {
    QStringList names;
    for (QString const& code : m_systemCodes) names += systemText(code.toStdString());
    return names;
}

QStringList EventForm::controlPresets() const {
    return {QStringLiteral("40/90:30 +30"), QStringLiteral("90+30"), QStringLiteral("60+30"), QStringLiteral("25+10"),
            QStringLiteral("15+10"),        QStringLiteral("10+5"),  QStringLiteral("3+2"),   QStringLiteral("5+0")};
}

QString EventForm::roundsHint() const {
    auto const* system = pairing::systemByCode(m_draft.system);
    if (!system || !system->rules().pairsHere) return tr("Further rounds are imported.");
    if (system->rules().gamesInRound > 1) return tr("As announced beforehand; each is a match of two games.");
    if (system->rules().roundCount == pairing::RoundCount::Announced) return tr("As announced beforehand.");
    if (ofTeams()) return tr("Empty: chosen by the number of teams.");
    auto const players = static_cast<int>(m_desk.state().players.size());
    if (!m_editing || players < 2)
        //: %1 and %2 numbers of rounds.
        return tr("Empty: chosen by the number of players; %1 for 8 players, %2 for 16.")
            .arg(system->rounds(8))
            .arg(system->rounds(16));
    //: %1 the number of rounds a round robin needs, %n the players entered so far.
    return tr("Empty: chosen by the number of players; %1 for %n player(s).", "", players).arg(system->rounds(players));
}

QString EventForm::firstBoardRemark() const {
    bool isNumber = true;
    QString const typed = firstBoard().trimmed();
    int const first = typed.isEmpty() ? 1 : typed.toInt(&isNumber);
    return m_editing && isNumber && first > 0 ? sameBoardsText(m_shared, BoardNumber{first}) : QString{};
}

bool EventForm::fixedAfterFirstRound() const { return m_editing && !m_desk.state().rounds.empty(); }

void EventForm::touch(QString const& field) {
    if (m_touched.contains(field)) return;
    m_touched.insert(field);
    emit changed();
}

void EventForm::touchAll() {
    m_allTouched = true;
    emit changed();
}

void EventForm::submit() {
    touchAll();
    if (valid() && m_editing) m_door.submit(session::ReviseEvent{m_draft}, [this] { emit done(); });
}

} // namespace flagfall::view
