// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/web/web_command.h"
#include "app/view/web/web_settings.h"
#include "app/view/web/web_writer.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class DeskLink;
class NoticeView;

/// The web pages of the event as the desk keeps them: where they go, how they are, when they were written last. They
/// are written when the arbiter says so, or after each change, from a copy of the event on a thread of its own. After
/// that a command of the arbiter's choice may publish them; it runs only where it was switched on at this desk for this
/// event, and is kept in the desk's settings, never in the event file (WebSettings says why). Belongs to the UI thread.
class WebPagesView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString folder READ folder NOTIFY changed FINAL)
    Q_PROPERTY(QUrl folderUrl READ folderUrl NOTIFY changed FINAL)
    Q_PROPERTY(QString address READ address NOTIFY changed FINAL)
    Q_PROPERTY(QString code READ code NOTIFY addressChanged FINAL)
    Q_PROPERTY(int codeSize READ codeSize NOTIFY addressChanged FINAL)
    Q_PROPERTY(QStringList languages READ languages NOTIFY changed FINAL)
    Q_PROPERTY(int language READ language WRITE setLanguage NOTIFY changed FINAL)
    Q_PROPERTY(QStringList codes READ codes CONSTANT FINAL)
    Q_PROPERTY(QString languageCode READ languageCode NOTIFY changed FINAL)
    Q_PROPERTY(QStringList alsoIn READ alsoIn NOTIFY changed FINAL)
    Q_PROPERTY(bool games READ hasGames WRITE setGames NOTIFY changed FINAL)
    Q_PROPERTY(QStringList delays READ delays NOTIFY changed FINAL)
    Q_PROPERTY(int delay READ delay WRITE setDelay NOTIFY changed FINAL)
    Q_PROPERTY(bool always READ isAlways WRITE setAlways NOTIFY changed FINAL)
    Q_PROPERTY(bool ready READ isReady NOTIFY changed FINAL)
    Q_PROPERTY(bool writing READ isWriting NOTIFY changed FINAL)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed FINAL)
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    Q_PROPERTY(QString command READ command NOTIFY changed FINAL)
    Q_PROPERTY(QString commandMeans READ commandMeans NOTIFY changed FINAL)
    Q_PROPERTY(bool publishes READ publishes WRITE setPublishes NOTIFY changed FINAL)
    Q_PROPERTY(QStringList limits READ limits NOTIFY changed FINAL)
    Q_PROPERTY(int limit READ limit WRITE setLimit NOTIFY changed FINAL)
    Q_PROPERTY(bool publishing READ isPublishing NOTIFY changed FINAL)
    Q_PROPERTY(bool publishingFailed READ hasPublishingFailed NOTIFY changed FINAL)
    Q_PROPERTY(QString published READ published NOTIFY changed FINAL)
    Q_PROPERTY(QString output READ output NOTIFY outputChanged FINAL)
public:
    /// How long the event must be quiet before its pages are written by themselves, and after what time they are
    /// written although it is not.
    struct Patience {
        std::chrono::milliseconds quiet{3000};
        std::chrono::milliseconds longest{20'000};
        /// How often it is looked whether moves of games that are not over have waited long enough.
        std::chrono::milliseconds look{30'000};
    };

    WebPagesView(DeskLink& desk, NoticeView& notice, QSettings& settings, Patience patience, QObject* parent = nullptr);
    WebPagesView(DeskLink& desk, NoticeView& notice, QSettings& settings)
        : WebPagesView(desk, notice, settings, Patience{}) {}

    void update(Changes const& changes);
    void speak();
    /// The event is about to be closed: what waits is written now.
    void close();
    /// Empty: nothing is kept. Another file while the event stays open: it goes on there.
    void setEventFile(QString const& path);

    /// The one that was chosen, or the one that is proposed.
    [[nodiscard]] QString folder() const;
    /// The one that was chosen; empty: none yet.
    [[nodiscard]] QUrl folderUrl() const {
        return m_chosen.folder.isEmpty() ? QUrl{} : QUrl::fromLocalFile(m_chosen.folder);
    }
    [[nodiscard]] QString address() const { return m_chosen.address; }
    /// The address as a QR code: the outline of its dark modules, and how many are along an edge (0: no address).
    [[nodiscard]] QString code() const;
    [[nodiscard]] int codeSize() const;
    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] int language() const;
    void setLanguage(int language);
    /// All languages that the program speaks (ISO 639), in the order of their names; that of the pages; and further
    /// ones in which they are made, too.
    [[nodiscard]] QStringList codes() const;
    [[nodiscard]] QString languageCode() const;
    [[nodiscard]] QStringList alsoIn() const { return m_chosen.alsoIn; }
    Q_INVOKABLE void turnAlsoIn(QString const& code);
    [[nodiscard]] bool hasGames() const { return m_chosen.games; }
    void setGames(bool games);
    /// Games that are not over: not at all, or so many minutes after the moves.
    [[nodiscard]] QStringList delays() const;
    [[nodiscard]] int delay() const;
    void setDelay(int delay);
    [[nodiscard]] bool isAlways() const { return m_chosen.always; }
    void setAlways(bool always);
    /// True while an event is open.
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] bool isWriting() const { return m_writer.isBusy(); }
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    /// When the pages were written last, how many, how long it took; or what went wrong.
    [[nodiscard]] QString state() const;
    [[nodiscard]] QString command() const { return m_chosen.command; }
    /// The program and its arguments one by one, as they will be run; empty without a command.
    [[nodiscard]] QString commandMeans() const;
    [[nodiscard]] bool publishes() const { return m_chosen.publishes; }
    /// Only where there is a command; a notice says so where there is none.
    void setPublishes(bool publishes);
    [[nodiscard]] QStringList limits() const;
    [[nodiscard]] int limit() const;
    void setLimit(int limit);
    [[nodiscard]] bool isPublishing() const { return m_command.isRunning(); }
    [[nodiscard]] bool hasPublishingFailed() const { return m_end && m_end->how != WebCommandEnd::How::Done; }
    /// How the command ended the last time; empty: it has not run yet.
    [[nodiscard]] QString published() const;
    [[nodiscard]] QString output() const { return m_command.output().trimmed(); }

    /// What is wrong with the text, or empty.
    Q_INVOKABLE QString setFolder(QString const& text);
    Q_INVOKABLE QString setAddress(QString const& text);
    Q_INVOKABLE void chooseFolder(QUrl const& folder);
    /// Another command is switched off until the arbiter switches it on.
    Q_INVOKABLE void setCommand(QString const& line);
    Q_INVOKABLE void writeNow();
    Q_INVOKABLE void cancelPublishing() { m_command.cancel(); }
    /// In the browser of this computer.
    Q_INVOKABLE void look();

signals:
    void changed();
    void addressChanged();
    void outputChanged();

private:
    /// What is to be done, with all that it needs, whatever becomes of the event meanwhile.
    struct Task {
        WebJob job;
        QString command{}; ///< empty: none is to be run
        std::chrono::minutes limit{};
        bool anyway = false; ///< the command is run although no page has changed
    };

    [[nodiscard]] EventAtDesk eventHere() const;
    [[nodiscard]] WebOrder order() const;
    [[nodiscard]] Task task();
    [[nodiscard]] bool concerns(Changes const& changes) const;
    void choose(WebSettings chosen);
    void waitForQuiet();
    [[nodiscard]] Seq lastShown() const;
    void lookAgain();
    void goOn();
    void begin(Task task);
    void heard(WebReport const& report);
    void ended(WebCommandEnd const& end);
    void rest();
    void keepFolder(QString const& written);
    void tellOnce(QString const& text);

    DeskLink& m_desk;
    NoticeView& m_notice;
    QSettings& m_settings;
    Patience m_patience;
    QString m_eventFile;
    WebSettings m_chosen;
    QTimer m_quiet;
    QTimer m_look;                  ///< while games that are not over are shown
    Seq m_shown{0};                 ///< up to which act such games are on the pages
    QElapsedTimer m_waiting;        ///< since the first change that is not on the pages
    bool m_stale = false;           ///< something has changed since the last copy was made
    bool m_asked = false;           ///< the arbiter wants them written
    std::optional<Task> m_farewell; ///< of an event that was closed meanwhile
    std::optional<Task> m_now;      ///< is being done; its event is in the hands of the writer
    bool m_ofThisEvent = false;     ///< the task is of the event that is open
    bool m_unpublished = false;     ///< there are pages that no command has published
    bool m_told = false;            ///< the failure is known to the arbiter
    bool m_failed = false;
    std::optional<WebReport> m_report;
    std::optional<WebCommandEnd> m_end;
    QString m_reportAt, m_endAt; ///< times of day
    WebWriter m_writer;
    WebCommand m_command;
};

} // namespace flagfall::view
