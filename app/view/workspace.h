// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/clock_view.h"
#include "app/view/command_door.h"
#include "app/view/desk_link.h"
#include "app/view/event_view.h"
#include "app/view/forms/control_form.h"
#include "app/view/forms/event_form.h"
#include "app/view/forms/import_form.h"
#include "app/view/forms/player_form.h"
#include "app/view/hands_view.h"
#include "app/view/input_watch.h"
#include "app/view/journal_door.h"
#include "app/view/languages.h"
#include "app/view/mating_view.h"
#include "app/view/models/attendance_model.h"
#include "app/view/models/audit_model.h"
#include "app/view/models/boards_model.h"
#include "app/view/models/history_model.h"
#include "app/view/models/players_model.h"
#include "app/view/models/prohibited_model.h"
#include "app/view/models/recent_model.h"
#include "app/view/models/recovery_model.h"
#include "app/view/models/rounds_model.h"
#include "app/view/models/standings_model.h"
#include "app/view/notice_view.h"
#include "app/view/pairing_view.h"
#include "app/view/preferences.h"
#include "app/view/question_view.h"
#include "app/view/record_view.h"
#include "app/view/replay_view.h"
#include "app/view/sounds/clock_sounds.h"
#include "app/view/sounds/tone_player.h"
#include "app/view/speech/speaker.h"

#include <QObject>
#include <QSettings>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// The root of everything QML sees: one desk, at most one event, and the views of it.
class Workspace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(bool open READ isOpen NOTIFY fileChanged FINAL)
    Q_PROPERTY(QString filePath READ filePath NOTIFY fileChanged FINAL)
    Q_PROPERTY(QString fileName READ fileName NOTIFY fileChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY titleChanged FINAL)
    Q_PROPERTY(flagfall::view::EventView* event READ event CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PlayersModel* players READ players CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ProhibitedModel* prohibited READ prohibited CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::BoardsModel* boards READ boards CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RoundsModel* rounds READ rounds CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::StandingsModel* standings READ standings CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::HistoryModel* history READ history CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RecentModel* recent READ recent CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RecoveryModel* recovery READ recovery CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PairingView* pairing READ pairing CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::HandsView* hands READ hands CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::AuditModel* audit READ audit CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::AttendanceModel* attendance READ attendance CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::EventForm* eventForm READ eventForm CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ControlForm* controlForm READ controlForm CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PlayerForm* playerForm READ playerForm CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ImportForm* importForm READ importForm CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::QuestionView* question READ question CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::NoticeView* notice READ notice CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::Preferences* preferences READ preferences CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ClockView* clockView READ clockView CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ReplayView* replay READ replay CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RecordView* record READ record CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::MatingView* mating READ mating CONSTANT FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString undoText READ undoText NOTIFY undoChanged FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString redoText READ redoText NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString unsavedText READ unsavedText NOTIFY unsavedChanged FINAL)
public:
    /// `ticks` and `door` must outlive the workspace; `settingsFile` empty: the user's own.
    Workspace(session::Ticks const& ticks, JournalDoor& door, QString const& settingsFile = {},
              QObject* parent = nullptr);
    ~Workspace() override;

    [[nodiscard]] bool isOpen() const { return m_desk.isOpen(); }
    [[nodiscard]] QString filePath() const { return m_filePath; }
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] EventView* event() { return &m_event; }
    [[nodiscard]] PlayersModel* players() { return &m_players; }
    [[nodiscard]] ProhibitedModel* prohibited() { return &m_prohibited; }
    [[nodiscard]] BoardsModel* boards() { return &m_boards; }
    [[nodiscard]] RoundsModel* rounds() { return &m_rounds; }
    [[nodiscard]] StandingsModel* standings() { return &m_standings; }
    [[nodiscard]] HistoryModel* history() { return &m_history; }
    [[nodiscard]] RecentModel* recent() { return &m_recent; }
    [[nodiscard]] RecoveryModel* recovery() { return &m_recovery; }
    [[nodiscard]] PairingView* pairing() { return &m_pairing; }
    [[nodiscard]] HandsView* hands() { return &m_hands; }
    [[nodiscard]] AuditModel* audit() { return &m_audit; }
    [[nodiscard]] AttendanceModel* attendance() { return &m_attendance; }
    [[nodiscard]] EventForm* eventForm() { return &m_eventForm; }
    [[nodiscard]] ControlForm* controlForm() { return &m_controlForm; }
    [[nodiscard]] PlayerForm* playerForm() { return &m_playerForm; }
    [[nodiscard]] ImportForm* importForm() { return &m_importForm; }
    [[nodiscard]] QuestionView* question() { return &m_question; }
    [[nodiscard]] NoticeView* notice() { return &m_notice; }
    [[nodiscard]] Preferences* preferences() { return &m_preferences; }
    [[nodiscard]] ClockView* clockView() { return &m_clockView; }
    [[nodiscard]] ReplayView* replay() { return &m_replay; }
    [[nodiscard]] RecordView* record() { return &m_record; }
    [[nodiscard]] MatingView* mating() { return &m_mating; }
    [[nodiscard]] bool canUndo() const { return !m_undoText.isEmpty(); }
    [[nodiscard]] QString undoText() const { return m_undoText; }
    [[nodiscard]] bool canRedo() const { return !m_redoText.isEmpty(); }
    [[nodiscard]] QString redoText() const { return m_redoText; }
    [[nodiscard]] QString unsavedText() const { return m_unsavedText; }

    Q_INVOKABLE void createFile(QUrl const& file);
    Q_INVOKABLE void openFile(QUrl const& file);
    Q_INVOKABLE void closeFile();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void pairRound();
    Q_INVOKABLE void startImport(QUrl const& trfFile);
    Q_INVOKABLE [[nodiscard]] QUrl suggestFile(QString const& name) const;
    /// The file a typed path means (`~/` is understood), and the path of a file as people write it.
    Q_INVOKABLE [[nodiscard]] QUrl fileAt(QString const& path) const;
    Q_INVOKABLE [[nodiscard]] QString pathOf(QUrl const& file) const;
    Q_INVOKABLE void showClock(int board);
    /// The past of a board of the round that is shown, or of the board that an act of the history concerns.
    Q_INVOKABLE void showReplay(int board);
    Q_INVOKABLE bool showReplayOf(int act);
    /// The game record of a board of the round that is shown.
    Q_INVOKABLE void showRecord(int board);
    Q_INVOKABLE void quit();

    /// Sits down at a journal that is no file of the user's: the demonstration and tests.
    bool openJournal(std::unique_ptr<session::Journal> journal, QString const& name);
    [[nodiscard]] DeskLink& desk() { return m_desk; }

signals:
    void fileChanged();
    void titleChanged();
    void undoChanged();
    void unsavedChanged();
    /// A Swiss is paired on a page of its own.
    void pairingAsked();
    void opened();
    void closed();
    void refusedToOpen(QString const& text);
    /// The language is another one: what QML has translated must be translated again.
    void languageSpoken();
    /// The arbiter has said goodbye and nothing stands in the way.
    void mayQuit();

private:
    void whenClosed(std::function<void()> next);
    [[nodiscard]] static QString obstacleTo(QString const& path);
    void create(QUrl const& file, session::Command command);
    void makeFile(QString const& path, session::Command const& command);
    [[nodiscard]] bool sit(JournalDoor::Answer journal, QString const& path);
    void refuseToOpen(QString const& text);
    void leave();
    void enterEvent();
    void update(Changes const& changes);
    void updateUndo();
    void updateUnsaved();
    void speak();

    QSettings m_settings;
    Languages m_languages;
    Preferences m_preferences;
    JournalDoor& m_journals;
    QuestionView m_question;
    NoticeView m_notice;
    DeskLink m_desk;
    InputWatch m_input{m_desk};
    CommandDoor m_door;
    EventView m_event;
    PlayersModel m_players;
    ProhibitedModel m_prohibited;
    RoundsModel m_rounds;
    BoardsModel m_boards;
    StandingsModel m_standings;
    HistoryModel m_history;
    RecentModel m_recent;
    RecoveryModel m_recovery;
    PairingView m_pairing;
    AuditModel m_audit;
    AttendanceModel m_attendance;
    HandsView m_hands;
    EventForm m_eventForm;
    ControlForm m_controlForm;
    PlayerForm m_playerForm;
    ImportForm m_importForm;
    ClockView m_clockView;
    ReplayView m_replay;
    MatingView m_mating;
    RecordView m_record;
    TonePlayer m_tones;
    ClockSounds m_sounds;
    Speaker m_speaker;
    QString m_filePath;
    QString m_undoText, m_redoText, m_unsavedText;
};

} // namespace flagfall::view
