// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/shell/tournaments.h"

#include "app/session/decide/roles.h"
#include "app/session/event/open_games.h"
#include "app/session/reports/side_by_side.h"
#include "app/view/common/event_file.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/team_match_text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <utility>

namespace flagfall::view {
namespace {

constexpr std::array tournamentRoles{
    role<&TournamentRow::workspace>("workspace"),
    role<&TournamentRow::name>("name"),
    role<&TournamentRow::state>("stateText"),
    role<&TournamentRow::news>("news"),
    role<&TournamentRow::grave>("grave"),
    role<&TournamentRow::shown>("shown"),
    role<&TournamentRow::accessibleText>("accessibleText"),
};

QString const dot = QStringLiteral(" · ");

bool isSameFile(QString const& one, QString const& other) {
    return one == other || (QFileInfo::exists(one) && QFileInfo(one) == QFileInfo(other));
}

bool areInOneFolder(QString const& one, QString const& other) {
    return QFileInfo(one).absolutePath() == QFileInfo(other).absolutePath();
}

/// Without the name of the festival before it, and what stands between the two.
QString nameBeside(QString const& name, QString const& festival) {
    if (festival.isEmpty() || !name.startsWith(festival, Qt::CaseInsensitive)) return name;
    QString rest = name.mid(festival.size());
    while (!rest.isEmpty() && !rest.front().isLetterOrNumber()) rest.remove(0, 1);
    return rest.isEmpty() ? name : rest;
}

QString festivalOf(Workspace& workspace) {
    return workspace.desk().isOpen() ? plain(workspace.desk().state().details.festival) : QString{};
}

/// Boards of the last round whose flag is down and that nobody has decided.
int flagsDown(Workspace& workspace) {
    session::Round const* const round = workspace.desk().state().currentRound();
    if (!round) return 0;
    return static_cast<int>(std::ranges::count_if(round->boards, [](session::Board const& board) {
        return board.isUnderWay() && board.clock && board.clock->firstFlag;
    }));
}

} // namespace

Tournaments::Tournaments(session::Ticks const& ticks, JournalDoor& door, QString settingsFile, Prepare prepare,
                         QObject* parent)
    : RowModel(tournamentRoles, parent), m_ticks(ticks), m_door(door), m_settingsFile(std::move(settingsFile)),
      m_prepare(std::move(prepare)) {
    m_shown = &add();
    refresh();
}

Tournaments::~Tournaments() {
    m_ears.reset(); // workspaces tell of their end
    for (auto const& place : m_places)
        place->workspace->shared().setOthers({}, {}); // and none hears of a desk that is gone
}

// --- workspaces ----------------------------------------------------------------------------------------------

/// One in which nothing is open and that nobody looks at.
Workspace& Tournaments::spare() {
    for (auto const& place : m_places)
        if (Workspace& one = *place->workspace; !one.isOpen() && &one != m_shown && !place->isBeing) return one;
    return add();
}

Workspace& Tournaments::add() {
    auto place = std::make_unique<Place>(Place{std::make_unique<Workspace>(m_ticks, m_door, m_settingsFile)});
    Workspace& made = *place->workspace;
    if (m_prepare) m_prepare(made);
    if (!m_places.empty()) made.preferences()->takeFrom(*m_places.front()->workspace->preferences());
    for (auto const& other : m_places) made.preferences()->shareWith(*other->workspace->preferences());
    m_places.push_back(std::move(place));
    connectTo(made);
    return made;
}

void Tournaments::connectTo(Workspace& workspace) {
    Workspace* const one = &workspace;
    one->setOpener([this, one](QString const& path) { return takeOver(*one, path); });
    connect(one, &Workspace::opened, m_ears.get(), [this, one] { noteOpened(*one); });
    connect(one, &Workspace::refusedToOpen, m_ears.get(), [this, one](QString const& text) {
        if (!placeOf(*one).isBeing) return;
        m_notOpened += text;
        endBringing(*one);
    });
    connect(one, &Workspace::closed, m_ears.get(), [this, one] { forget(*one); });
    // What is shown turns away from it first.
    connect(one, &Workspace::closed, m_ears.get(), [this, one] { noteClosed(*one); }, Qt::QueuedConnection);
    connect(one, &Workspace::mayQuit, m_ears.get(), [this] { quitNext(); });
    connect(one, &Workspace::languageSpoken, m_ears.get(), [this] {
        for (auto const& place : m_places) place->hall.forget();
        refresh();
        emit languageSpoken();
    });
    connect(one->event(), &EventView::changed, m_ears.get(), [this] { refresh(); });
    connect(one->boards(), &BoardsModel::summaryChanged, m_ears.get(), [this] { refresh(); });
    connect(one->calls(), &CallsModel::countChanged, m_ears.get(), [this] { refresh(); });
    connect(one->recovery(), &RecoveryModel::captionChanged, m_ears.get(), [this] { refresh(); });
    connect(one->question(), &QuestionView::changed, m_ears.get(), [this] { refresh(); });
    connect(one, &Workspace::unsavedChanged, m_ears.get(), [this] { refresh(); });
    connect(one->display(), &DisplayView::cameRound, m_ears.get(), [this, one] { turnScreens(*one->display()); });
    connect(one->backup(), &BackupView::changed, m_ears.get(), [this, one] { shareBackup(*one->backup()); });
    connect(one->persons(), &PersonsModel::seated, m_ears.get(), [this, one] { shareSeat(*one); });
    connect(one->persons(), &PersonsModel::signedIn, m_ears.get(), [this, one] { sharePersons(*one); });
    connect(one->persons(), &PersonsModel::changed, m_ears.get(), [this, one] { takeSeat(*one); });
    connect(&one->desk(), &DeskLink::changed, m_ears.get(), [this, one](Changes const& changes) {
        if (changes.details) noteFestival(*one);
        if (changes.states || !changes.onlyClocks()) refresh();
    });
    connect(one->notice(), &NoticeView::countChanged, m_ears.get(), [this, one] {
        if (one != m_shown && one->notice()->kind() == NoticeView::Kind::Refused) placeOf(*one).hasNews = true;
        refresh();
    });
}

/// Copies of all go to one place.
void Tournaments::shareBackup(BackupView const& chosen) {
    for (auto const& place : m_places) {
        BackupView& other = *place->workspace->backup();
        if (other.folder() != chosen.folder()) static_cast<void>(other.setFolder(chosen.folder()));
        if (other.isAlways() != chosen.isAlways()) other.setAlways(chosen.isAlways());
        if (other.keep() != chosen.keep()) other.setKeep(chosen.keep());
    }
}

/// Whoever sits at the desk sits there for all tournaments that know the person by this lock.
void Tournaments::shareSeat(Workspace& workspace) {
    QString const festival = placeOf(workspace).festival;
    PersonsModel const& persons = *workspace.persons();
    if (festival.isEmpty()) return;
    m_seat = Seat{festival, persons.name(), persons.lock()};
    for (auto const& place : m_places) takeSeat(*place->workspace);
}

void Tournaments::takeSeat(Workspace& workspace) {
    if (m_seat && m_seat->festival == placeOf(workspace).festival)
        workspace.persons()->sitLike(m_seat->name, m_seat->lock);
}

/// Where one tournament has persons and another has none, everybody may do everything there. A chief arbiter who signs
/// in is asked about it once.
void Tournaments::sharePersons(Workspace& workspace) {
    PersonsModel const& persons = *workspace.persons();
    auto const role = session::roleAt(workspace.desk().state(), persons.name(), persons.lock());
    if (role != session::Role::ChiefArbiter) return;
    for (SharedDoor::Other const& beside : workspace.shared().others()) {
        auto const place =
            std::ranges::find_if(m_places, [&](auto const& one) { return &one->workspace->desk() == beside.desk; });
        bool const isOpenToAll = beside.desk->state().persons.empty();
        if (!isOpenToAll || std::exchange((*place)->askedForPersons, true)) continue;
        Workspace* const other = (*place)->workspace.get();
        QuestionText words;
        //: %1 the name of a tournament.
        words.title = tr("Nobody has a role in %1").arg(beside.name);
        words.text =
            tr("Everybody may do everything there. Shall the persons of %1 have their roles and PINs there, too?")
                .arg(nameIn(placeOf(workspace)));
        words.yes = tr("Give them their roles");
        words.no = tr("Leave it open to all");
        m_shown->question()->ask(words, QuestionView::Level::Asks, [other, from = &workspace] {
            bool const isStillBeside =
                std::ranges::count(from->shared().others(), &other->desk(), &SharedDoor::Other::desk) > 0;
            if (isStillBeside) other->persons()->takeFrom(*from->persons());
        });
    }
}

/// A new tournament of a festival has the persons of the others.
void Tournaments::givePersons(Workspace& made) {
    QString const festival = placeOf(made).festival;
    for (auto const& place : m_places)
        if (Workspace& other = *place->workspace;
            &other != &made && !festival.isEmpty() && place->festival == festival && other.persons()->isActive())
            return made.persons()->takeFrom(*other.persons());
}

Tournaments::Place& Tournaments::placeOf(Workspace const& workspace) {
    auto const found =
        std::ranges::find_if(m_places, [&](auto const& place) { return place->workspace.get() == &workspace; });
    return **found;
}

Tournaments::Place* Tournaments::placeWith(QString const& path) {
    for (auto const& place : m_places)
        if (place->workspace->isOpen() && isSameFile(place->workspace->filePath(), path)) return place.get();
    return nullptr;
}

// --- which is shown --------------------------------------------------------------------------------------------

void Tournaments::show(Workspace& workspace) {
    placeOf(workspace).hasNews = false;
    if (m_shown == &workspace) return refresh();
    m_left = std::exchange(m_shown, &workspace);
    refresh(); // both have their place while one turns to the other
    emit shownChanged();
    m_left = nullptr;
    refresh();
}

void Tournaments::show(int row) {
    if (row >= 0 && row < count()) show(*rows()[static_cast<std::size_t>(row)].workspace);
}

void Tournaments::turn(int by) {
    int const at = rowWith(m_shown);
    if (count() > 1) show((at + by + count()) % count());
}

bool Tournaments::showNamed(QString const& name) {
    auto const named = std::ranges::find(rows(), name, &TournamentRow::name);
    if (named != rows().end()) show(*named->workspace);
    return named != rows().end();
}

bool Tournaments::startSibling() {
    QString const festival = festivalOf(*m_shown);
    if (festival.isEmpty()) {
        m_shown->notice()->tell(NoticeView::Kind::Refused,
                                tr("Give the event the name of its festival first, in the form of the event."));
        return false;
    }
    session::EventDetails const like = m_shown->desk().state().details;
    int behind = 0;
    for (auto const& place : m_places) {
        if (place->festival != festival) continue;
        session::EventState const& state = place->workspace->desk().state();
        session::Round const* const round = state.currentRound();
        if (round && !state.isOfTeams()) behind = std::max(behind, round->lastBoard().value());
        for (session::BoardRange const& boards : session::boardsTaken(state)) behind = std::max(behind, boards.last);
    }
    QString const folder = QFileInfo(m_shown->filePath()).absolutePath();
    Workspace& made = spare();
    made.setFolder(folder);
    placeOf(made).isNew = true;
    show(made);
    made.eventForm()->startLike(like);
    made.eventForm()->setFestival(festival);
    made.eventForm()->setName({});
    made.eventForm()->setFirstBoard(behind > 0 ? QString::number(behind + 1) : QString{});
    return true;
}

// --- opening -----------------------------------------------------------------------------------------------------

/// Whether a file that was asked for in a workspace is shown or opened in another one.
bool Tournaments::takeOver(Workspace& asked, QString const& path) {
    if (placeOf(asked).isBeing) return false;
    if (Place* const place = placeWith(path)) {
        if (place->workspace.get() == &asked) return false;
        show(*place->workspace);
        return true;
    }
    if (m_isBringing) {
        say(tr("The other tournaments of the festival are still being opened."));
        return true;
    }
    bool const searched = m_search.isUnderWay();
    m_search.giveUp(); // what is asked for comes first
    bool const besideOpen =
        asked.isOpen() && !placeOf(asked).festival.isEmpty() && areInOneFolder(asked.filePath(), path);
    if (!besideOpen) return false;
    auto const file = m_search.lookInto(path);
    // A copy of what is open takes its place, as any other event.
    if (file.festival != placeOf(asked).festival || isOpenAlready(file.begun)) return false;
    m_searchAgain = searched;
    m_toShow = path;
    m_toBring += path;
    bringNext();
    return true;
}

void Tournaments::noteOpened(Workspace& workspace) {
    Place& place = placeOf(workspace);
    place.festival = festivalOf(workspace);
    workspace.setFolder({});
    takeSeat(workspace);
    if (place.isBeing) {
        endBringing(workspace);
        return;
    }
    bool const standsBeside = std::exchange(place.isNew, false);
    for (auto const& other : m_places)
        if (!standsBeside && other.get() != &place && other->workspace->isOpen() && other->festival != place.festival)
            other->workspace->closeFile();
    if (standsBeside) givePersons(workspace);
    refresh();
    bringOthers(workspace);
}

/// What others know of the event that was in it, whatever comes next.
void Tournaments::forget(Workspace& workspace) {
    placeOf(workspace).compared.clear();
    placeOf(workspace).asked.clear();
    placeOf(workspace).askedForPersons = false;
    auto const isOfSeat = [&](auto const& place) {
        return place->workspace.get() != &workspace && place->workspace->isOpen() &&
               place->festival == m_seat->festival;
    };
    if (m_seat && std::ranges::none_of(m_places, isOfSeat)) m_seat.reset(); // whoever opens the next one signs in
    for (auto const& place : m_places) {
        if (place->workspace->display()->seen() == workspace.display()) place->workspace->display()->see(nullptr);
        place->compared.erase(&workspace);
        std::erase_if(place->asked, [&](auto const& one) { return one.second == &workspace; });
    }
}

void Tournaments::noteClosed(Workspace& workspace) {
    if (workspace.isOpen()) return; // another file by now
    placeOf(workspace).festival.clear();
    auto const isOpen = [](TournamentRow const& row) { return row.workspace->isOpen(); };
    auto const open = std::ranges::find_if(rows(), isOpen);
    if (&workspace == m_shown && open != rows().end())
        show(*open->workspace);
    else
        refresh();
}

/// The arbiter has written another name of the festival.
void Tournaments::noteFestival(Workspace& workspace) {
    Place& place = placeOf(workspace);
    if (place.isBeing || !workspace.isOpen() || festivalOf(workspace) == place.festival) return;
    place.festival = festivalOf(workspace);
    bringOthers(workspace);
}

/// Those of its festival that are files in its folder.
void Tournaments::bringOthers(Workspace& workspace) {
    QFileInfo const file(workspace.filePath());
    if (placeOf(workspace).festival.isEmpty() || !file.exists()) return;
    QStringList files;
    for (QFileInfo const& other : file.dir().entryInfoList({QStringLiteral("*.flagfall")}, QDir::Files, QDir::Name))
        if (!placeWith(other.filePath()) && !m_toBring.contains(other.filePath())) files += other.filePath();
    m_search.start(files, [this, &workspace](auto const& found) { bringFound(workspace, found); });
}

void Tournaments::bringFound(Workspace& workspace, std::vector<FestivalSearch::Found> const& files) {
    QString const festival = placeOf(workspace).festival;
    // Of an event and its copies the one that has come furthest; of equals the shortest name, as copies add to it.
    std::map<Beginning, std::pair<Seq, QString>> found;
    std::vector<FestivalSearch::Found> sorted = files;
    std::ranges::stable_sort(sorted, {}, [](auto const& one) { return one.file.size(); });
    for (auto const& in : sorted) {
        if (festival.isEmpty() || placeWith(in.file)) continue;
        if (!in.problem.isEmpty())
            m_notOpened += in.problem;
        else if (in.festival == festival && !isOpenAlready(in.begun))
            if (auto& best = found[in.begun]; best.first < in.last) best = {in.last, in.file};
    }
    for (auto const& [begun, best] : found) m_toBring += best.second;
    bringNext();
}

/// The door opens one at a time.
void Tournaments::bringNext() {
    if (m_isBringing) return;
    if (m_toBring.isEmpty()) {
        if (!m_notOpened.isEmpty()) say(m_notOpened.join(QLatin1Char('\n')));
        m_notOpened.clear();
        compareNew();
        if (std::exchange(m_searchAgain, false)) bringOthers(*m_shown);
        return;
    }
    QString const path = m_toBring.takeFirst();
    Workspace& one = spare();
    m_isBringing = placeOf(one).isBeing = true;
    one.openFile(QUrl::fromLocalFile(path));
}

void Tournaments::endBringing(Workspace& workspace) {
    m_isBringing = placeOf(workspace).isBeing = false;
    if (workspace.isOpen() && isSameFile(workspace.filePath(), m_toShow)) show(workspace);
    if (m_toBring.isEmpty()) m_toShow.clear();
    refresh();
    QMetaObject::invokeMethod(this, &Tournaments::bringNext, Qt::QueuedConnection);
}

/// Tells each which others are open beside it.
void Tournaments::introduce() {
    auto const isShown = [](Place const& place) {
        return place.workspace->isOpen() && !place.festival.isEmpty() && place.workspace->desk().state().opened();
    };
    for (auto const& one : m_places) {
        std::vector<SharedDoor::Other> others;
        for (auto const& other : m_places)
            if (one != other && isShown(*one) && isShown(*other) && one->festival == other->festival)
                others.push_back({&other->workspace->desk(), nameIn(*other)});
        one->workspace->shared().setOthers(nameIn(*one), std::move(others));
    }
}

/// Screens that go through all tournaments, and show this one: the next one that has something to show.
void Tournaments::turnScreens(DisplayView& from) {
    auto const here =
        std::ranges::find(rows(), &from, [](TournamentRow const& row) { return row.workspace->display(); });
    if (here == rows().end()) return;
    std::vector<TournamentRow> order(here + 1, rows().end());
    order.insert(order.end(), rows().begin(), here + 1);
    auto const next = std::ranges::find_if(order, [](TournamentRow const& row) {
        return row.workspace->isOpen() && row.workspace->display()->hasAnything();
    });
    if (next == order.end()) return;
    for (auto const& place : m_places)
        if (DisplayView& screen = *place->workspace->display(); screen.isOfAll() && screen.seen() == &from)
            screen.see(next->workspace->display());
}

/// Whether each has its part of what was done in several: the program may have ended between two files.
void Tournaments::compareNew() {
    for (auto const& here : m_places)
        for (SharedDoor::Other const& other : here->workspace->shared().others())
            for (auto const& there : m_places)
                if (&there->workspace->desk() == other.desk && there->compared.insert(here->workspace.get()).second)
                    askAboutHalfDone(*here->workspace, *there->workspace);
}

void Tournaments::askAboutHalfDone(Workspace& here, Workspace& there) {
    Commands possible, impossible;
    QStringList missing, lost;
    session::History const& done = here.desk().history();
    Place& place = placeOf(there);
    for (session::HalfDone const& half : session::halfDone(done, there.desk().history())) {
        if (!place.asked.try_emplace(half.id, &here).second) continue; // beside another one that has its part
        auto const part = session::missingPart(done, half, there.desk().history());
        // What is nothing now may be something behind what comes before it.
        (part ? possible : impossible).push_back(half.id);
        if (!part || *part) (part ? missing : lost) += commandText(done, half.acts);
    }
    QString const name = nameIn(place);
    QuestionText words;
    words.title = tr("Half done when the program ended");
    words.no = tr("Ask again at the next opening");
    auto const leave = [this, &here, &there](Commands const& commands) {
        return [this, &here, &there, commands] { leaveHalfDone(here, there, commands); };
    };
    if (!missing.isEmpty()) {
        //: %1 and %2 names of tournaments; what was done follows, in lines.
        words.text = tr("Done in %1, and not in %2, to which it belongs as well:").arg(nameIn(placeOf(here)), name);
        words.consequences = missing;
        //: %1 the name of a tournament.
        words.yes = tr("Do it in %1, too").arg(name);
        words.instead = tr("Leave it out");
        //: The key of "Leave it out", one capital letter of it.
        words.insteadKey = tr("L", "key of: Leave it out");
        auto const finish = [this, &here, &there, possible] { finishHalfDone(here, there, possible); };
        m_shown->question()->ask(words, QuestionView::Level::Asks, finish, {}, leave(possible));
    }
    if (lost.isEmpty()) return;
    //: %1 and %2 names of tournaments; what was done follows, in lines.
    words.text = tr("Done in %1, and not in %2, to which it belongs as well. The program cannot do it there; if it is "
                    "still wanted, do it by hand:")
                     .arg(nameIn(placeOf(here)), name);
    words.consequences = lost;
    words.yes = tr("Leave it out");
    words.instead.clear();
    words.insteadKey.clear();
    m_shown->question()->ask(words, QuestionView::Level::Asks, leave(impossible));
}

/// Of those that were asked about; none where one of the two was closed meanwhile.
std::vector<session::HalfDone> Tournaments::stillHalfDone(Workspace& here, Workspace& there, Commands const& asked) {
    if (!placeOf(there).compared.contains(&here)) return {};
    auto half = session::halfDone(here.desk().history(), there.desk().history());
    std::erase_if(half, [&](session::HalfDone const& one) { return std::ranges::count(asked, one.id) == 0; });
    return half;
}

/// One after the other, each on what those before it have come to.
void Tournaments::finishHalfDone(Workspace& here, Workspace& there, Commands const& asked) {
    Commands left = asked;
    for (session::HalfDone const& half : stillHalfDone(here, there, asked)) {
        std::erase(left, half.id);
        auto const part = session::missingPart(here.desk().history(), half, there.desk().history());
        if (!part || !*part) continue;
        session::CommandId const from = session::tournamentId(here.desk().history().acts());
        return here.shared().finish(there.desk(), {half.id, text(from)}, **part,
                                    [this, &here, &there, left] { finishHalfDone(here, there, left); });
    }
}

void Tournaments::leaveHalfDone(Workspace& here, Workspace& there, Commands const& asked) {
    session::LeavePartsOut command{utf8(nameIn(placeOf(here))), {}};
    for (session::HalfDone const& one : stillHalfDone(here, there, asked)) command.commands.push_back(one.id);
    if (!command.commands.empty()) here.shared().leaveOut(there.desk(), std::move(command));
}

void Tournaments::say(QString const& text) { m_shown->notice()->tell(NoticeView::Kind::Refused, text); }

bool Tournaments::isOpenAlready(Beginning const& begun) const {
    return std::ranges::any_of(m_places, [&](auto const& place) {
        session::ActLog const& acts = place->workspace->desk().history().acts();
        if (!place->workspace->isOpen() || acts.empty()) return false;
        return Beginning{session::tournamentId(acts), acts[0].wall} == begun;
    });
}

// --- the end -----------------------------------------------------------------------------------------------------

void Tournaments::quit() {
    m_search.giveUp();
    m_toBring.clear();
    quitNext();
}

void Tournaments::quitNext() {
    std::vector<Workspace*> open;
    for (auto const& place : m_places)
        if (place->workspace->isOpen()) open.push_back(place->workspace.get());
    std::ranges::stable_partition(open, [](Workspace* one) { return one->boards()->anyRunning(); });
    if (open.empty()) {
        emit mayQuit();
        return;
    }
    show(*open.front()); // where it is asked, and where a refusal is read
    open.front()->quit();
}

// --- what is shown of each -----------------------------------------------------------------------------------------

/// How many boards have no result; few of them by their numbers.
QString Tournaments::openText(session::EventState const& state) {
    constexpr std::size_t few = 6;
    auto const open = session::openGames(state);
    if (open.empty()) return {};
    QStringList boards;
    bool ofLast = true;
    for (session::OpenGame const& game : open) {
        ofLast = ofLast && game.round == state.rounds.back().number;
        boards += boardLabel(state, game.round, game.board);
    }
    if (open.size() > few || !ofLast) return tr("%n open", "boards without a result", static_cast<int>(open.size()));
    //: Boards without a result; %1 their numbers, with commas between them.
    return tr("open: %1").arg(boards.join(QStringLiteral(", ")));
}

QString Tournaments::nameIn(Place const& place) { return nameBeside(place.workspace->event()->name(), place.festival); }

TournamentRow Tournaments::rowOf(Place& place) const {
    Workspace& one = *place.workspace;
    TournamentRow row;
    row.workspace = &one;
    row.shown = &one == m_shown;
    if (!one.desk().state().opened()) {
        row.name = row.accessibleText = tr("New tournament");
        return row;
    }
    row.name = nameIn(place);
    row.state = one.event()->roundText();
    if (QString const open = openText(one.desk().state()); !open.isEmpty()) row.state += dot + open;
    QStringList news;
    if (!one.unsavedText().isEmpty()) news += tr("Not saved");
    if (one.recovery()->count() > 0) news += tr("Clocks to decide");
    if (!one.recovery()->silentText().isEmpty()) news += tr("A desk is silent");
    if (int const flags = flagsDown(one); flags > 0) news += tr("%n flag(s)", "", flags);
    if (one.calls()->count() > 0) news += one.calls()->boardsText();
    if (!row.shown && one.question()->asked()) news += tr("A question");
    if (place.hasNews) news += tr("A message");
    news += place.hall.of(one.shared());
    row.grave = !one.unsavedText().isEmpty() || one.recovery()->count() > 0 ||
                !one.recovery()->silentText().isEmpty() || flagsDown(one) > 0;
    row.news = news.join(dot);
    QStringList spoken{row.name, row.state};
    if (!row.news.isEmpty()) spoken += row.news;
    row.accessibleText = spoken.join(QStringLiteral(", "));
    return row;
}

void Tournaments::refresh() {
    introduce();
    std::vector<std::pair<QString, TournamentRow>> sorted;
    for (auto const& place : m_places) {
        bool const isThere = place->workspace->isOpen() && place->workspace->desk().state().opened();
        if (!isThere && place->workspace.get() != m_shown && place->workspace.get() != m_left) continue;
        // A new one stands behind the others.
        QString const after = isThere ? QStringLiteral("0") + place->workspace->filePath() : QStringLiteral("1");
        sorted.emplace_back(after, rowOf(*place));
    }
    std::ranges::stable_sort(sorted, {}, &std::pair<QString, TournamentRow>::first);
    QStringList files;
    for (auto const& place : m_places)
        if (place->workspace->isOpen()) files += place->workspace->filePath();
    for (auto const& place : m_places) place->workspace->recent()->setOpenBeside(files);
    std::vector<TournamentRow> rows;
    for (auto& [file, row] : sorted) rows.push_back(std::move(row));
    int const before = count();
    setRows(std::move(rows));
    if (count() != before) emit countChanged();
}

} // namespace flagfall::view
