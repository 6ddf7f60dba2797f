// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/desk_link.h"

#include <QCoreApplication>
#include <QLoggingCategory>
#include <QPointer>

namespace flagfall::view {
namespace {

Q_LOGGING_CATEGORY(log, "flagfall.desk")

std::string programName() {
    return (QStringLiteral("Flagfall ") + QCoreApplication::applicationVersion()).toStdString();
}

} // namespace

DeskLink::DeskLink(session::Ticks const& ticks, QObject* parent) : QObject(parent), m_ticks(ticks) {}

DeskLink::~DeskLink() { close(); }

void DeskLink::attend(session::Attendant attendant) {
    m_attendant = std::move(attendant);
    if (m_desk) m_desk->attend(m_attendant);
}

std::optional<session::OpenProblem> DeskLink::open(session::Loaded loaded) {
    close();
    auto desk = session::Desk::open(std::move(loaded), m_ticks, *this, m_attendant, programName());
    if (!desk) return desk.error();
    m_desk = std::move(*desk);
    m_history = m_desk->takeOpened();
    m_seal = m_desk->sealAtOpening();
    m_openedWith = m_heardLongAgo = m_history.last();
    m_heard.clear();
    emit changed(Changes::everything());
    return std::nullopt;
}

Seq DeskLink::heardBefore(clock::Span time) const {
    Seq newest = m_heardLongAgo;
    for (Heard const& heard : m_heard)
        if (heard.ticks <= m_ticks.now() - time.count()) newest = heard.upTo;
    return newest;
}

void DeskLink::noteHeard() {
    constexpr std::int64_t longAgo = 60'000'000'000; // nobody asks further back
    while (!m_heard.empty() && m_heard.front().ticks < m_ticks.now() - longAgo) {
        m_heardLongAgo = m_heard.front().upTo;
        m_heard.pop_front();
    }
    m_heard.push_back({m_ticks.now(), m_history.last()});
}

std::string DeskLink::station() const { return m_desk ? m_desk->stationOf(m_attendant) : m_attendant.station; }

bool DeskLink::isOfAnotherDesk(session::RecordedAct const& act) const {
    return m_desk && act.seq > m_openedWith && act.origin.station != station();
}

void DeskLink::look(session::History history, Past past) {
    m_history = std::move(history);
    m_past = std::move(past);
    ++m_sitting;
    emit changed(Changes::everything());
}

void DeskLink::close() {
    if (!isOpen()) return;
    m_desk.reset();
    m_past.reset();
    ++m_sitting;
    m_history = {};
    m_seal = {};
    m_unsaved.reset();
    m_unsavedBoards.clear();
    emit savingChanged();
    emit changed(Changes::everything());
}

session::Board const* DeskLink::board(std::optional<BoardPlace> const& at) const {
    session::Round const* const round = at ? state().round(at->round) : nullptr;
    return round ? round->board(at->board) : nullptr;
}

clock::Instant DeskLink::now() const {
    if (m_past) return m_past->moment.at;
    return m_desk ? m_desk->now() : clock::Instant{};
}

QDateTime DeskLink::timeOfDay() const {
    return QDateTime::fromMSecsSinceEpoch((m_past ? m_past->moment.wall : m_ticks.wall()).value());
}

clock::Instant DeskLink::pressedAt() const {
    if (!m_happened) return now();
    return now() - clock::Span{m_ticks.now() - *m_happened};
}

void DeskLink::submit(session::Command command, session::Confirmation confirmation, clock::Instant at, Done done) {
    if (m_desk) m_desk->submit(std::move(command), confirmation, at, replyTo(std::move(done)));
}

void DeskLink::submitShared(session::SharedCommand shared, session::Command command, session::Confirmation confirmation,
                            clock::Instant at, Done done) {
    if (m_desk) m_desk->submitShared(shared, std::move(command), confirmation, at, replyTo(std::move(done)));
}

void DeskLink::submitFor(session::Attendant attendant, session::Command command, session::Confirmation confirmation,
                         clock::Instant at, Done done) {
    if (m_desk) m_desk->submitFor(std::move(attendant), std::move(command), confirmation, at, replyTo(std::move(done)));
}

/// Comes on the thread of the window, and only while the event is open that it belongs to.
session::Desk::Reply DeskLink::replyTo(Done done) {
    return [this, sitting = m_sitting.load(), done = std::move(done)](Expected<Seq, session::Objection> answer) {
        QMetaObject::invokeMethod(
            this,
            [this, sitting, done, answer = std::move(answer)] {
                if (sitting == m_sitting && done) done(answer);
            },
            Qt::QueuedConnection);
    };
}

void DeskLink::readFile(std::string const& sha256, FileRead read) {
    if (m_past && m_past->files) {
        m_past->files(sha256,
                      [self = QPointer(this), sitting = m_sitting.load(), read = std::move(read)](auto const& bytes) {
                          if (self && self->m_sitting == sitting) read(bytes);
                      });
        return;
    }
    if (!m_desk) return;
    m_desk->readFile(sha256, [this, sitting = m_sitting.load(), read = std::move(read)](auto bytes) {
        QMetaObject::invokeMethod(
            this,
            [this, sitting, read, bytes = std::move(bytes)] {
                if (sitting == m_sitting && m_desk) read(bytes);
            },
            Qt::QueuedConnection);
    });
}

void DeskLink::readBeats(session::JournalWriter::BeatsRead read) {
    if (!m_desk) return;
    m_desk->readBeats([this, sitting = m_sitting.load(), read = std::move(read)](auto beats) {
        QMetaObject::invokeMethod(
            this,
            [this, sitting, read, beats = std::move(beats)] {
                if (sitting == m_sitting && m_desk) read(beats);
            },
            Qt::QueuedConnection);
    });
}

void DeskLink::moveTo(session::MakeJournal make, Moved moved) {
    if (!m_desk) return;
    m_desk->moveTo(std::move(make), [this, sitting = m_sitting.load(), moved = std::move(moved)](auto move) {
        QMetaObject::invokeMethod(
            this,
            [this, sitting, moved, move = std::move(move)] {
                if (sitting == m_sitting && m_desk) moved(move);
            },
            Qt::QueuedConnection);
    });
}

void DeskLink::committed(std::vector<session::RecordedAct> const& acts, bool unsaved) {
    QMetaObject::invokeMethod(
        this,
        [this, acts, unsaved, sitting = m_sitting.load()] {
            if (sitting == m_sitting && m_desk) take(acts, unsaved);
        },
        Qt::QueuedConnection);
}

void DeskLink::gaveWay(Seq to) {
    QMetaObject::invokeMethod(
        this,
        [this, to, sitting = m_sitting.load()] {
            if (sitting != m_sitting || !m_desk) return;
            m_history.truncate(to);
            emit changed(Changes::everything());
        },
        Qt::QueuedConnection);
}

void DeskLink::saving(std::optional<session::JournalProblem> problem) {
    QMetaObject::invokeMethod(
        this,
        [this, problem = std::move(problem), sitting = m_sitting.load()] {
            if (sitting != m_sitting) return;
            if (problem)
                m_unsaved = Unsaved{m_unsaved ? m_unsaved->since : m_ticks.wall(), *problem};
            else
                m_unsaved.reset();
            emit savingChanged();
            if (!m_unsaved) allSaved();
        },
        Qt::QueuedConnection);
}

void DeskLink::sealed(session::Seal const& newest) {
    QMetaObject::invokeMethod(
        this,
        [this, newest, sitting = m_sitting.load()] {
            if (sitting == m_sitting && m_desk) m_seal = newest;
        },
        Qt::QueuedConnection);
}

void DeskLink::take(std::vector<session::RecordedAct> const& acts, bool unsaved) {
    Changes changes;
    for (session::RecordedAct const& act : acts) {
        if (act.seq <= m_history.last()) continue;
        if (auto const one = append(act)) changes |= *one;
    }
    noteHeard();
    if (unsaved) m_unsavedBoards.insert(changes.boards.begin(), changes.boards.end());
    emit changed(changes);
}

std::optional<Changes> DeskLink::append(session::RecordedAct const& act) {
    Changes changes = changesBy(act.act);
    changes.replaced = replacedBy(act.act);
    std::vector<Standing> const before = standings(changes.boards);
    if (auto const problem = m_history.append(act)) {
        qCCritical(log, "act %lld does not follow: %s", static_cast<long long>(act.seq.value()), problem->what.c_str());
        return std::nullopt;
    }
    changes.states = changes.states || standings(changes.boards) != before;
    return changes;
}

/// The dots go off on the boards that had one.
void DeskLink::allSaved() {
    if (m_unsavedBoards.empty()) return;
    Changes changes{.clocks = true};
    changes.boards.assign(m_unsavedBoards.begin(), m_unsavedBoards.end());
    m_unsavedBoards.clear();
    emit changed(changes);
}

std::vector<Standing> DeskLink::standings(std::vector<BoardPlace> const& places) const {
    std::vector<Standing> all;
    all.reserve(places.size());
    for (BoardPlace const& place : places) {
        session::Board const* const at = board(place);
        all.push_back(at ? standingOf(*at) : Standing{});
    }
    return all;
}

std::optional<Changes::Replaced> DeskLink::replacedBy(session::Act const& act) const {
    auto const* entered = std::get_if<session::ResultEntered>(&act);
    if (!entered) return std::nullopt;
    BoardPlace const place{entered->round, entered->board};
    session::Board const* const at = board(place);
    if (!at || !at->result || *at->result == entered->result) return std::nullopt;
    return Changes::Replaced{place, *at->result, entered->result};
}

} // namespace flagfall::view
