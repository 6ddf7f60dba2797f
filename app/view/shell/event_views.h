// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/adjournments/adjournments_room.h"
#include "app/view/audit/audit_room.h"
#include "app/view/book/laws_model.h"
#include "app/view/broadcast/broadcast_view.h"
#include "app/view/checkin/check_in_room.h"
#include "app/view/closing/closing_model.h"
#include "app/view/common/command_door.h"
#include "app/view/common/desk_link.h"
#include "app/view/common/input_watch.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/question_view.h"
#include "app/view/common/shared_door.h"
#include "app/view/control/control_form.h"
#include "app/view/display/display_view.h"
#include "app/view/event/event_room.h"
#include "app/view/exports/exports_model.h"
#include "app/view/hall/hall_room.h"
#include "app/view/hall/result_entry.h"
#include "app/view/hall/slip_reader.h"
#include "app/view/history/history_model.h"
#include "app/view/interventions/incident_view.h"
#include "app/view/interventions/interventions_view.h"
#include "app/view/lists/lists_room.h"
#include "app/view/pairing/pairing_view.h"
#include "app/view/papers/paper_view.h"
#include "app/view/persons/persons_model.h"
#include "app/view/players/players_room.h"
#include "app/view/printing/papers_view.h"
#include "app/view/record/record_room.h"
#include "app/view/recovery/recovery_model.h"
#include "app/view/rehearsal/rehearsal_model.h"
#include "app/view/replay/replay_view.h"
#include "app/view/rulings/rulings_room.h"
#include "app/view/scoresheets/sheets_view.h"
#include "app/view/settings/preferences.h"
#include "app/view/shell/clock_room.h"
#include "app/view/shell/find_view.h"
#include "app/view/standings/match_tree_view.h"
#include "app/view/standings/standings_model.h"
#include "app/view/standings/tie_breaks_by_hand.h"
#include "app/view/stations/stations_view.h"
#include "app/view/teams/teams_room.h"
#include "app/view/web/web_pages_view.h"

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// The views of the event that is open, each made by its room, and the one way from them to the desk. They show an
/// empty event while none is open. Belongs to the UI thread.
class EventViews : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(flagfall::view::EventView* event READ event CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PlayersModel* players READ players CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ProhibitedModel* prohibited READ prohibited CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::BoardsModel* boards READ boards CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RoundsModel* rounds READ rounds CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RoundTimeView* roundTime READ roundTime CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::FindView* find READ find CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ClosingModel* closing READ closing CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RehearsalModel* rehearsal READ rehearsal CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PersonsModel* persons READ persons CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::TableClocksView* tableClocks READ tableClocks CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::CallsModel* calls READ calls CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::StandingsModel* standings READ standings CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::TieBreaksByHand* tieBreaksByHand READ tieBreaksByHand CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::MatchTreeView* tree READ tree CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::HistoryModel* history READ history CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RecoveryModel* recovery READ recovery CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PairingView* pairing READ pairing CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::InterventionsView* hands READ hands CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::IncidentView* incidents READ incidents CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::AuditModel* audit READ audit CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::AttendanceModel* attendance READ attendance CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RulingsModel* rulings READ rulings CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::AppealView* appeals READ appeals CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::AttachmentsModel* attachments READ attachments CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::OffencesModel* offences READ offences CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::AdjournmentsModel* adjournments READ adjournments CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::SealingView* sealing READ sealing CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::SheetsView* sheets READ sheets CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::SlipReader* slips READ slips CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ResultEntry* resultEntry READ resultEntry CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PaperView* paper READ paper CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RatingListsModel* ratingLists READ ratingLists CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ListHitsModel* listHits READ listHits CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ListDifferencesModel* listDifferences READ listDifferences CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PapersView* papers READ papers CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ExportsModel* exports READ exports CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::EventForm* eventForm READ eventForm CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ControlForm* controlForm READ controlForm CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PlayerForm* playerForm READ playerForm CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::CheckInModel* checkIn READ checkIn CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::CheckInModel* kiosk READ kiosk CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::TeamsModel* teams READ teams CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::TeamForm* teamForm READ teamForm CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::LineUpForm* lineUp READ lineUp CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::EntriesView* entries READ entries CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::QuestionView* question READ question CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::NoticeView* notice READ notice CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::Preferences* preferences READ preferences CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ClockView* clockView READ clockView CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::ReplayView* replay READ replay CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RecordView* record READ record CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::MatingView* mating READ mating CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::LawsModel* laws READ laws CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::DisplayView* display READ display CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::WebPagesView* web READ web CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::BroadcastView* broadcast READ broadcast CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::StationsView* stations READ stations CONSTANT FINAL)
public:
    ~EventViews() override;

    [[nodiscard]] EventView* event() { return &m_event.view; }
    [[nodiscard]] EventView const* event() const { return &m_event.view; }
    [[nodiscard]] PlayersModel* players() { return &m_players.players; }
    [[nodiscard]] ProhibitedModel* prohibited() { return &m_players.prohibited; }
    [[nodiscard]] BoardsModel* boards() { return &m_hall.boards; }
    [[nodiscard]] RoundsModel* rounds() { return &m_hall.rounds; }
    [[nodiscard]] RoundTimeView* roundTime() { return &m_hall.time; }
    [[nodiscard]] FindView* find() { return &m_find; }
    [[nodiscard]] ClosingModel* closing() { return &m_closing; }
    [[nodiscard]] RehearsalModel* rehearsal() { return &m_rehearsal; }
    [[nodiscard]] PersonsModel* persons() { return &m_persons; }
    [[nodiscard]] TableClocksView* tableClocks() { return &m_hall.tableClocks; }
    [[nodiscard]] CallsModel* calls() { return &m_hall.calls; }
    [[nodiscard]] StandingsModel* standings() { return &m_standings; }
    [[nodiscard]] TieBreaksByHand* tieBreaksByHand() { return &m_tieBreaksByHand; }
    [[nodiscard]] MatchTreeView* tree() { return &m_tree; }
    [[nodiscard]] HistoryModel* history() { return &m_history; }
    [[nodiscard]] RecoveryModel* recovery() { return &m_recovery; }
    [[nodiscard]] PairingView* pairing() { return &m_pairing; }
    [[nodiscard]] InterventionsView* hands() { return &m_interventions; }
    [[nodiscard]] IncidentView* incidents() { return &m_incidents; }
    [[nodiscard]] AuditModel* audit() { return &m_audit.audit; }
    [[nodiscard]] AttendanceModel* attendance() { return &m_audit.attendance; }
    [[nodiscard]] RulingsModel* rulings() { return &m_rulings.rulings; }
    [[nodiscard]] AppealView* appeals() { return &m_rulings.appeals; }
    [[nodiscard]] AttachmentsModel* attachments() { return &m_rulings.attachments; }
    [[nodiscard]] OffencesModel* offences() { return &m_rulings.offences; }
    [[nodiscard]] AdjournmentsModel* adjournments() { return &m_adjournments.games; }
    [[nodiscard]] SealingView* sealing() { return &m_adjournments.sealing; }
    [[nodiscard]] SheetsView* sheets() { return &m_sheets; }
    [[nodiscard]] SlipReader* slips() { return &m_slips; }
    [[nodiscard]] ResultEntry* resultEntry() { return &m_resultEntry; }
    [[nodiscard]] PaperView* paper() { return &m_paper; }
    [[nodiscard]] RatingListsModel* ratingLists() { return &m_lists.lists; }
    [[nodiscard]] ListHitsModel* listHits() { return &m_lists.hits; }
    [[nodiscard]] ListDifferencesModel* listDifferences() { return &m_lists.differences; }
    [[nodiscard]] PapersView* papers() { return &m_papers; }
    [[nodiscard]] ExportsModel* exports() { return &m_exports; }
    [[nodiscard]] EventForm* eventForm() { return &m_event.form; }
    [[nodiscard]] ControlForm* controlForm() { return &m_controlForm; }
    [[nodiscard]] PlayerForm* playerForm() { return &m_players.form; }
    [[nodiscard]] CheckInModel* checkIn() { return &m_checkIn.desk; }
    [[nodiscard]] CheckInModel* kiosk() { return &m_checkIn.kiosk; }
    [[nodiscard]] TeamsModel* teams() { return &m_teams.teams; }
    [[nodiscard]] TeamForm* teamForm() { return &m_teams.form; }
    [[nodiscard]] LineUpForm* lineUp() { return &m_teams.lineUp; }
    [[nodiscard]] EntriesView* entries() { return &m_players.entries; }
    [[nodiscard]] QuestionView* question() { return &m_question; }
    [[nodiscard]] NoticeView* notice() { return &m_notice; }
    [[nodiscard]] Preferences* preferences() { return &m_preferences; }
    [[nodiscard]] ClockView* clockView() { return &m_clock.view; }
    [[nodiscard]] ReplayView* replay() { return &m_replay; }
    [[nodiscard]] RecordView* record() { return &m_record.record; }
    [[nodiscard]] MatingView* mating() { return &m_record.mating; }
    [[nodiscard]] LawsModel* laws() { return &m_laws; }
    [[nodiscard]] DisplayView* display() { return &m_display; }
    [[nodiscard]] WebPagesView* web() { return &m_web; }
    [[nodiscard]] BroadcastView* broadcast() { return &m_broadcast; }
    [[nodiscard]] StationsView* stations() { return &m_stations; }
    [[nodiscard]] DeskLink& desk() { return m_desk; }
    /// To the tournaments that are open beside this one.
    [[nodiscard]] SharedDoor& shared() { return m_shared; }

protected:
    /// `ticks` must outlive the views; `settingsFile` empty: the user's own.
    EventViews(session::Ticks const& ticks, QString const& settingsFile, QObject* parent);

    /// Shows what has changed, in every room.
    void update(Changes const& changes);
    /// The language is another one: every text is made anew.
    void speak();
    /// Where the event is kept, and what is saved with it; empty: nowhere.
    void setEventFile(QString const& path);
    /// The same of papers and sheets alone.
    void setPaperFile(QString const& path);
    /// Pages that look at one board turn away from it.
    void closeBoards();

    QSettings m_settings;
    Preferences m_preferences;
    QuestionView m_question;
    NoticeView m_notice;
    DeskLink m_desk;
    InputWatch m_input{m_desk};
    CommandDoor m_door;
    SharedDoor m_shared{m_desk, m_question, m_notice};

private:
    void leaveRuling();

    std::optional<int> m_roundBefore; ///< while an adjourned game is ruled on
    EventRoom m_event;
    PlayersRoom m_players;
    CheckInRoom m_checkIn;
    TeamsRoom m_teams;
    ListsRoom m_lists;
    HallRoom m_hall;
    StandingsModel m_standings; ///< of the round that is looked at
    TieBreaksByHand m_tieBreaksByHand;
    MatchTreeView m_tree;           ///< of a knockout
    StandingsModel m_wallStandings; ///< the present ones, for the screen of the hall
    HistoryModel m_history;
    RecoveryModel m_recovery;
    PairingView m_pairing;
    AuditRoom m_audit;
    InterventionsView m_interventions;
    IncidentView m_incidents;
    ControlForm m_controlForm;
    ClockRoom m_clock;
    ReplayView m_replay;
    RecordRoom m_record;
    PaperView m_paper;
    PapersView m_papers;
    ExportsModel m_exports;
    ClosingModel m_closing;
    RehearsalModel m_rehearsal;
    PersonsModel m_persons;
    SheetsView m_sheets;
    SlipReader m_slips;
    ResultEntry m_resultEntry;
    RulingsRoom m_rulings;
    AdjournmentsRoom m_adjournments;
    LawsModel m_laws;
    FindView m_find;
    DisplayView m_display;
    WebPagesView m_web;
    BroadcastView m_broadcast;
    StationsView m_stations;
};

} // namespace flagfall::view
