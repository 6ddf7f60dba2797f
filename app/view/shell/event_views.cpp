// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/shell/event_views.h"

namespace flagfall::view {
namespace {

QString settingsPath(QString const& file) {
    if (!file.isEmpty()) return file;
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("Flagfall"), QStringLiteral("flagfall"))
        .fileName();
}

} // namespace

namespace {

/// The act of the page of adjourned games that a ruling leaves to be done.
QString pageActOf(session::AdjournmentStep step) {
    using session::AdjournmentStep;
    switch (step) {
    case AdjournmentStep::OpenFirst: return QStringLiteral("open");
    case AdjournmentStep::TypeMove: return QStringLiteral("type");
    case AdjournmentStep::StopClock: return QStringLiteral("adjourn");
    case AdjournmentStep::Keep: return QStringLiteral("keep");
    case AdjournmentStep::None: break;
    }
    return {};
}

} // namespace

EventViews::EventViews(session::Ticks const& ticks, QString const& settingsFile, QObject* parent)
    : QObject(parent), m_settings(settingsPath(settingsFile), QSettings::IniFormat), m_preferences(m_settings),
      m_desk(ticks), m_door(m_desk, m_question, m_notice), m_event(m_desk, m_door, m_shared),
      m_players(m_desk, m_door, m_shared, m_question, m_notice, m_settings),
      m_checkIn(m_desk, m_door, m_shared, m_notice), m_teams(m_desk, m_door),
      m_lists(m_settings, m_desk, m_door, m_question, m_notice), m_hall(m_desk, m_door, m_preferences),
      m_standings(m_desk), m_tieBreaksByHand(m_desk, m_door), m_tree(m_desk, m_door), m_wallStandings(m_desk),
      m_history(m_desk), m_recovery(m_desk, m_door), m_pairing(m_desk, m_door, m_shared, m_question, m_notice),
      m_audit(m_desk, m_door, m_hall.rounds), m_interventions(m_desk, m_door, m_notice, m_hall.boards, m_hall.rounds),
      m_incidents(m_desk, m_door, m_notice, m_hall.rounds), m_controlForm(m_settings),
      m_clock(m_desk, m_door, m_preferences, m_notice), m_replay(m_desk, m_notice),
      m_record(m_desk, m_door, m_notice, m_preferences), m_paper(m_desk, m_notice),
      m_papers(m_desk, m_door, m_shared, m_notice, m_settings), m_exports(m_desk, m_notice), m_closing(m_desk),
      m_rehearsal(m_desk, m_notice), m_persons(m_desk, m_door, m_shared, m_question, m_notice),
      m_sheets(m_desk, m_door, m_paper, m_hall.rounds), m_slips(m_desk, m_notice, m_hall.rounds),
      m_resultEntry(m_desk, m_door, m_hall.rounds, m_hall.boards, m_preferences),
      m_rulings(m_desk, m_door, m_notice, m_paper), m_adjournments(m_desk, m_door, m_notice, m_hall.rounds, m_paper),
      m_laws(m_desk), m_find(m_desk, m_shared, m_rulings.rulings, m_laws),
      m_display(m_desk, m_shared, m_notice, m_wallStandings, m_settings), m_web(m_desk, m_notice, m_settings),
      m_broadcast(m_desk, m_door, m_notice, m_settings), m_stations(m_desk, m_door, m_question, m_notice, m_settings) {
    m_paper.setLook([this] { return m_papers.look(); });
    connect(&m_audit.attendance, &AttendanceModel::defaultTimeOver, this,
            [this](QString const& text) { m_notice.tell(NoticeView::Kind::Told, text); });
    connect(&m_interventions, &InterventionsView::illegalMoveAsked, this, [this](int board, Colour by) {
        m_incidents.openWith(board, "illegal-move", {{"by", std::string{rulings::wordOf(by)}}});
    });
    connect(&m_adjournments.games, &AdjournmentsModel::rulingAsked, this,
            [this](int round, int board, std::string const& incident) {
                m_roundBefore = m_hall.rounds.shown();
                m_hall.rounds.setShown(round);
                m_incidents.openAt(board);
                if (!incident.empty()) m_incidents.choose(plain(incident));
            });
    connect(&m_adjournments.games, &AdjournmentsModel::putUpAsked, this, [this](int round, int board) {
        m_hall.rounds.setShown(round);
        emit m_incidents.flagToCancel(board, {});
    });
    connect(&m_incidents, &IncidentView::openChanged, this, &EventViews::leaveRuling);
    connect(&m_lists.hits, &ListHitsModel::taken, &m_players.form, &PlayerForm::fill);
    connect(&m_recovery, &RecoveryModel::lost, this,
            [this](QString const& text) { m_notice.tell(NoticeView::Kind::Refused, text); });
    connect(&m_adjournments.games, &AdjournmentsModel::told, this,
            [this](QString const& text) { m_notice.tell(NoticeView::Kind::Told, text); });
    connect(&m_incidents, &IncidentView::adjournmentAsked, this,
            [this](int round, int board, session::AdjournmentStep step, QString const& text) {
                m_adjournments.games.ask(round, board, pageActOf(step), text);
            });
    connect(&m_web, &WebPagesView::addressChanged, this, [this] {
        m_display.setAddress(m_web.address());
        m_papers.setAddress(m_web.address());
    });
    connect(&m_door, &CommandDoor::incidentAsked, this, [this](int round, int board) {
        m_hall.rounds.setShown(round);
        m_incidents.openWith(board, "signed-result", {});
    });
    connect(&m_question, &QuestionView::strayed, this, [this] { m_clock.playWrong(m_preferences); });
    connect(&m_resultEntry, &ResultEntry::wrong, this, [this] { m_clock.playWrong(m_preferences); });
    connect(&m_hall.calls, &CallsModel::countChanged, this, [this] { m_display.setCalls(m_hall.calls.hallText()); });
    connect(&m_hall.calls, &CallsModel::called, this, [this] { m_clock.playCall(m_preferences); });
    connect(m_record.record.blind(), &BlindPlayView::speechAsked, &m_clock.speaker, &Speaker::say);
}

EventViews::~EventViews() = default;

/// Back to the round that was shown before an adjourned game was ruled on: it is the one that is being played.
void EventViews::leaveRuling() {
    if (!m_incidents.isOpen() && m_roundBefore) m_hall.rounds.setShown(*std::exchange(m_roundBefore, std::nullopt));
}

void EventViews::update(Changes const& changes) {
    m_persons.update(changes); // first: who is at the desk
    m_players.update(changes);
    m_checkIn.update(changes);
    m_teams.update(changes);
    m_lists.update(changes);
    m_hall.update(changes);
    if (!changes.onlyClocks()) {
        m_standings.update();
        m_wallStandings.update();
        m_tieBreaksByHand.update();
        m_tree.update();
        m_pairing.update(changes);
    }
    m_history.update(changes);
    if (changes.states || !changes.onlyClocks()) m_recovery.update();
    m_event.update(changes);
    m_audit.update(changes);
    m_clock.view.update(changes);
    m_interventions.update(changes);
    m_incidents.update(changes);
    m_replay.update(changes);
    m_record.update(changes);
    m_sheets.update(changes);
    m_resultEntry.update(changes);
    m_rulings.update(changes);
    m_adjournments.update(changes);
    m_laws.update(changes);
    m_papers.update(changes);
    m_exports.update(changes);
    m_closing.update(changes);
    m_display.update(changes);
    m_web.update(changes);
    m_broadcast.update(changes);
    m_stations.update(changes);
}

void EventViews::speak() {
    update(Changes::everything());
    m_audit.speak();
    m_replay.speak();
    m_record.speak();
    m_paper.speak();
    m_papers.speak();
    m_exports.speak();
    m_event.speak();
    m_controlForm.update();
    m_players.speak();
    m_checkIn.speak();
    m_teams.speak();
    m_lists.speak();
    m_laws.speak(m_preferences.language());
    m_display.speak();
    m_web.speak();
    m_broadcast.speak();
    m_stations.speak();
}

void EventViews::setPaperFile(QString const& path) {
    m_replay.setEventFile(path);
    m_record.setEventFile(path);
    m_paper.setEventFile(path);
    m_papers.setEventFile(path);
}

void EventViews::setEventFile(QString const& path) {
    setPaperFile(path);
    m_exports.setEventFile(path);
    m_web.setEventFile(path);
    m_broadcast.setEventFile(path);
    m_stations.setEventFile(path);
    m_rulings.attachments.setEventFile(path);
    m_adjournments.games.setEventFile(path);
    m_adjournments.sealing.setEventFile(path);
}

void EventViews::closeBoards() {
    m_incidents.close();
    m_lists.close();
    m_adjournments.sealing.forget();
    m_clock.view.close();
    m_replay.close();
    m_record.record.close();
    m_paper.close();
    m_papers.close();
    m_standings.close();
    m_rulings.close();
    m_exports.close();
    m_players.form.startNew();
    m_web.close();
    m_broadcast.close();
    m_stations.close();
}

} // namespace flagfall::view
