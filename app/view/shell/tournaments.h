// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/shared_commands.h"
#include "app/view/common/hall_remarks.h"
#include "app/view/common/row_model.h"
#include "app/view/shell/festival_search.h"
#include "app/view/shell/workspace.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "app/view/common/journal_door.h" // moc reads <compare>, which it includes, only behind Qt

namespace flagfall::view {

struct TournamentRow {
    Workspace* workspace = nullptr;
    QString name;       ///< without that of the festival, where it begins with it
    QString state;      ///< "Round 3 of 7 · 12 boards without a result"
    QString news;       ///< what waits there for the arbiter; empty: nothing
    bool grave = false; ///< it cannot wait
    bool shown = false;
    QString accessibleText;
    [[nodiscard]] Workspace* key() const { return workspace; }
    friend bool operator==(TournamentRow const&, TournamentRow const&) = default;
};

/// The tournaments of one event in one window. Each has a workspace of its own, with its file, its desk and its views:
/// clocks, stations and screens of one go on while another is shown. It knows which are open and which is shown, opens
/// beside a file the others of its festival (EventDetails::festival) that are in the same folder, but no copies of
/// them. A file that cannot be opened is said, and the others open all the same. Belongs to the UI thread.
class Tournaments : public FLAGFALL_ROWS(TournamentRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(flagfall::view::Workspace* shown READ shown NOTIFY shownChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
public:
    /// What a workspace is given before anything is opened in it.
    using Prepare = std::function<void(Workspace&)>;

    /// `ticks` and `door` must outlive it; `settingsFile` empty: the user's own.
    Tournaments(session::Ticks const& ticks, JournalDoor& door, QString settingsFile = {}, Prepare prepare = {},
                QObject* parent = nullptr);
    ~Tournaments() override;

    [[nodiscard]] Workspace* shown() const { return m_shown; }
    /// Those that are open, and the one that is shown, in order of their files.
    [[nodiscard]] int count() const { return rowCount(); }

    Q_INVOKABLE void show(int row);
    /// The next one, or with −1 the one before, in a circle.
    Q_INVOKABLE void turn(int by);
    /// The one that is called so beside the others; false: none is.
    Q_INVOKABLE bool showNamed(QString const& name);
    /// The form of a new tournament of the festival: the regulations of the one that is shown, its boards behind the
    /// last one of all. False, with a notice, where the event says of no festival.
    Q_INVOKABLE bool startSibling();
    /// Closes one after the other, those with running clocks first, which are asked about.
    Q_INVOKABLE void quit();

signals:
    void shownChanged();
    void countChanged();
    /// All are closed: the program may end.
    void mayQuit();
    void languageSpoken();

private:
    struct Place {
        std::unique_ptr<Workspace> workspace;
        QString festival{};                    ///< as its event says now
        bool isNew = false;                    ///< its event is made beside the others
        bool isBeing = false;                  ///< it is opened beside another one, and nobody looks at it
        HallNews hall{};                       ///< what is said of it beside the others
        bool hasNews = false;                  ///< something was refused there while nobody looked
        bool askedForPersons = false;          ///< whether its desks shall have those of another one
        std::set<Workspace const*> compared{}; ///< others whose commands this one was found to have, or was asked about
        std::map<session::CommandId, Workspace const*> asked{}; ///< about which parts, and beside whom
    };

    Workspace& spare();
    Workspace& add();
    void connectTo(Workspace& workspace);
    void shareBackup(BackupView const& chosen);
    void shareSeat(Workspace& workspace);
    void takeSeat(Workspace& workspace);
    void sharePersons(Workspace& workspace);
    void givePersons(Workspace& made);
    [[nodiscard]] Place& placeOf(Workspace const& workspace);
    [[nodiscard]] Place* placeWith(QString const& path);
    void show(Workspace& workspace);
    [[nodiscard]] bool takeOver(Workspace& asked, QString const& path);
    void noteOpened(Workspace& workspace);
    void noteClosed(Workspace& workspace);
    void forget(Workspace& workspace);
    void noteFestival(Workspace& workspace);
    void bringOthers(Workspace& workspace);
    void bringFound(Workspace& workspace, std::vector<FestivalSearch::Found> const& files);
    void bringNext();
    void endBringing(Workspace& workspace);
    void say(QString const& text);
    void introduce();
    void turnScreens(DisplayView& from);
    void compareNew();
    using Commands = std::vector<session::CommandId>;
    void askAboutHalfDone(Workspace& here, Workspace& there);
    void finishHalfDone(Workspace& here, Workspace& there, Commands const& asked);
    void leaveHalfDone(Workspace& here, Workspace& there, Commands const& asked);
    [[nodiscard]] std::vector<session::HalfDone> stillHalfDone(Workspace& here, Workspace& there,
                                                               Commands const& asked);
    void quitNext();
    [[nodiscard]] bool isOpenAlready(Beginning const& begun) const;
    [[nodiscard]] static QString openText(session::EventState const& state);
    [[nodiscard]] static QString nameIn(Place const& place);
    [[nodiscard]] TournamentRow rowOf(Place& place) const;
    void refresh();

    session::Ticks const& m_ticks;
    JournalDoor& m_door;
    QString m_settingsFile;
    Prepare m_prepare;
    std::unique_ptr<QObject> m_ears = std::make_unique<QObject>(); ///< what hears the workspaces; goes before them
    std::vector<std::unique_ptr<Place>> m_places;
    FestivalSearch m_search{m_door};
    /// Who has signed in at this desk last, in any of the tournaments of the festival; without a name: nobody.
    struct Seat {
        QString festival;
        std::string name, lock;
    };
    std::optional<Seat> m_seat;
    Workspace* m_shown = nullptr;
    Workspace* m_left = nullptr; ///< which was shown before, while the window turns away from it
    QStringList m_toBring;       ///< files
    bool m_isBringing = false;   ///< one of them is being opened
    bool m_searchAgain = false;  ///< the search for them was given up for one that was asked for
    QString m_toShow;            ///< the file among them that is shown when it is open
    QStringList m_notOpened;     ///< what was said of files that could not be
};

} // namespace flagfall::view
