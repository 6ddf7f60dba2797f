// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/persons/persons_model.h"

#include "app/session/decide/roles.h"
#include "app/session/decide/shared_commands.h"
#include "app/session/sealing/lock.h"
#include "app/view/common/command_door.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/question_view.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/role_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace flagfall::view {
namespace {

constexpr std::int64_t second = 1'000'000'000;
constexpr int longestWait = 60; // seconds between two tries
constexpr int doublings = 6;    // until the wait is the longest

constexpr std::array personRoles{
    role<&PersonRow::name>("name"),     role<&PersonRow::roleText>("roleText"), role<&PersonRow::role>("role"),
    role<&PersonRow::locked>("locked"), role<&PersonRow::here>("here"),
};

int waitAfter(int wrong) { return std::min(longestWait, 1 << std::min(wrong - 1, doublings)); }

} // namespace

PersonsModel::PersonsModel(DeskLink& desk, CommandDoor& door, SharedDoor& shared, QuestionView& question,
                           NoticeView& notice, QObject* parent)
    : RowModel(personRoles, parent), m_desk(desk), m_door(door), m_shared(shared), m_question(question),
      m_notice(notice) {
    connect(&m_shared, &SharedDoor::changed, this, &PersonsModel::changed);
}

PersonsModel::~PersonsModel() = default;

void PersonsModel::update(Changes const& changes) {
    if (changes.details) refresh();
}

/// Who was let in by a lock that is not on any more is at the desk no longer, unless the new one was made here.
void PersonsModel::refresh() {
    if (!m_desk.isOpen()) {
        ++m_sitting;
        m_made.reset();
        m_fault.clear();
        leave();
    } else {
        session::Person const* const mine = m_made ? m_desk.state().person(m_made->name) : nullptr;
        if (mine && mine->lock == m_made->lock) {
            bool const isHere = m_name == mine->name || (m_made->first && m_name.empty());
            m_made.reset();
            if (isHere) {
                sit(*mine);
                emit seated();
            }
        }
        session::Person const* const person = m_desk.state().person(m_name);
        if (!m_name.empty() && !(person && person->lock == m_lock)) leave();
    }
    std::vector<PersonRow> rows;
    if (m_desk.isOpen())
        for (session::Person const& person : m_desk.state().persons)
            rows.push_back({plain(person.name), roleText(person.role), static_cast<int>(person.role),
                            !person.lock.empty(), person.name == m_name});
    setRows(std::move(rows));
    emit changed();
}

session::Person const* PersonsModel::at(int row) const {
    if (!m_desk.isOpen() || row < 0 || row >= static_cast<int>(m_desk.state().persons.size())) return nullptr;
    return &m_desk.state().persons[static_cast<std::size_t>(row)];
}

session::Person const* PersonsModel::sitting() const {
    return m_desk.isOpen() ? m_desk.state().person(m_name) : nullptr;
}

QString PersonsModel::person() const { return plain(m_name); }

QString PersonsModel::here() const {
    session::Person const* const person = sitting();
    return person ? personText(plain(person->name), person->role) : QString{};
}

QString PersonsModel::caption() const {
    if (!isActive()) return tr("No persons are entered: at this desk everybody may do everything.");
    //: %1 a person and the role.
    return here().isEmpty() ? tr("Nobody has signed in at this desk: it is for reading only.")
                            : tr("At this desk: %1").arg(here());
}

QStringList PersonsModel::roleNamesShown() const {
    QStringList names;
    for (session::Role const one : session::allRoles) names += roleText(one);
    return names;
}

QString PersonsModel::elsewhere() const {
    QStringList names;
    for (SharedDoor::Other const& other : m_shared.others()) names += other.name;
    //: %1 the names of tournaments with commas between them.
    return names.isEmpty()
               ? QString{}
               : tr("Who is entered or removed here is so in %1, too.").arg(names.join(QStringLiteral(", ")));
}

// --- signing in ------------------------------------------------------------------------------------------

bool PersonsModel::asksPin(int row) const {
    session::Person const* const person = at(row);
    return person && !person->lock.empty();
}

void PersonsModel::signIn(int row, QString const& pin) {
    session::Person const* const person = at(row);
    if (!person || m_busy) return;
    if (person->lock.empty()) {
        tried(person->name, {}, true);
        return;
    }
    if (auto const wait = secondsToWait(); wait > 0) {
        setFault(tr("Wait %n second(s) before the next try.", "", static_cast<int>(wait)));
        return;
    }
    inBackground([typed = pin.toStdString(), lock = person->lock] { return session::fits(typed, lock); },
                 [this, name = person->name, lock = person->lock](bool fits) { tried(name, lock, fits); });
}

void PersonsModel::tried(std::string const& name, std::string const& lock, bool fits) {
    if (!fits) {
        int const wait = waitAfter(++m_wrong);
        m_nextTry = m_desk.ticks().now() + wait * second;
        setFault(tr("This is not the PIN. The next try is possible in %n second(s).", "", wait));
        return;
    }
    session::Person const* const person = m_desk.isOpen() ? m_desk.state().person(name) : nullptr;
    if (!person || person->lock != lock) return; // it was changed meanwhile
    if (!lock.empty()) m_wrong = 0; // signing in without a PIN buys no new tries
    m_fault.clear();
    sit(*person);
    emit seated();
    refresh();
    m_notice.tell(NoticeView::Kind::Done, caption());
    emit signedIn();
}

std::int64_t PersonsModel::secondsToWait() const { return (m_nextTry - m_desk.ticks().now() + second - 1) / second; }

void PersonsModel::signOut() {
    leave();
    emit seated();
    refresh();
}

void PersonsModel::sitLike(std::string const& name, std::string const& lock) {
    if (!m_desk.isOpen() || (m_name == name && m_lock == lock)) return;
    session::Person const* const person = m_desk.state().person(name);
    if (person && person->lock == lock)
        sit(*person);
    else if (m_name.empty() || m_name == name)
        return;
    else
        leave();
    refresh();
}

void PersonsModel::takeFrom(PersonsModel const& other) {
    if (auto command = session::namePersons(other.m_desk.state().persons, m_desk.state()))
        m_door.submit(*std::move(command));
}

void PersonsModel::sit(session::Person const& person) {
    m_name = person.name;
    m_lock = person.lock;
}

void PersonsModel::leave() {
    m_name.clear();
    m_lock.clear();
}

void PersonsModel::forgetFault() { setFault({}); }

void PersonsModel::setFault(QString const& fault) {
    if (m_fault == fault) return;
    m_fault = fault;
    emit changed();
}

// --- who may do what -------------------------------------------------------------------------------------

QString PersonsModel::nameFault(QString const& name) const {
    if (name.trimmed().isEmpty()) return tr("Type a name.");
    bool const isThere = m_desk.isOpen() && m_desk.state().person(name.trimmed().toStdString());
    return isThere ? tr("%1 has a role already: choose the person in the list to change it.").arg(name.trimmed())
                   : QString{};
}

QString PersonsModel::keep(QString const& name, int role, QString const& pin, bool open) {
    if (m_busy) return tr("The last PIN is still being worked on. Try again in a moment.");
    if (role < 0 || role >= static_cast<int>(session::allRoles.size())) return {};
    auto const characters = static_cast<std::size_t>(pin.size());
    std::string const person = name.trimmed().toStdString();
    session::Person const* const before = m_desk.isOpen() ? m_desk.state().person(person) : nullptr;
    bool const stays = pin.isEmpty() && (open || (before && !before->lock.empty()));
    if (!stays && characters < session::shortestPin)
        return tr("A PIN or passphrase has at least %n character(s).", "", static_cast<int>(session::shortestPin));
    if (!stays && characters > session::longestPin)
        return tr("A PIN or passphrase has at most %n character(s).", "", static_cast<int>(session::longestPin));
    session::Role const as = session::allRoles[static_cast<std::size_t>(role)];
    if (pin.isEmpty()) {
        submit(person, as, open ? std::optional{std::string{}} : std::nullopt);
        return {};
    }
    inBackground([typed = pin.toStdString()] { return session::lockFor(typed); },
                 [this, person, as](std::optional<std::string> const& lock) {
                     if (lock)
                         submit(person, as, lock);
                     else
                         m_door.tellRefused(tr("There is too little memory for a PIN on this computer."));
                 });
    return {};
}

void PersonsModel::submit(std::string const& name, session::Role role, std::optional<std::string> lock) {
    session::Person const* const before = m_desk.isOpen() ? m_desk.state().person(name) : nullptr;
    bool const first = m_desk.isOpen() && m_desk.state().persons.empty();
    session::Person const named{name, role, lock ? *lock : before ? before->lock : std::string{}};
    m_made = Made{name, named.lock, first};
    auto persons = m_desk.isOpen() ? m_desk.state().persons : std::vector<session::Person>{};
    std::erase_if(persons, [&](session::Person const& one) { return one.name == name; });
    persons.push_back(named);
    // Where nobody has a role yet a chief arbiter comes first; others of the same name stay who they are there.
    session::NamePerson const command{name, role, std::move(lock)};
    doInAll(
        command,
        [persons, named](session::EventState const& there) {
            return session::namePersons(there.persons.empty() ? persons : std::vector{named}, there);
        },
        [this](SharedDoor::Outcome const& outcome) {
            if (!outcome.notDone.isEmpty()) m_shared.tell({}, outcome, SharedDoor::Offer::Nothing);
            emit kept();
        },
        [this] { m_made.reset(); });
}

/// Here, and in the other tournaments as far as whoever is at the desk may do it there.
void PersonsModel::doInAll(session::Command own, CommandElsewhere const& elsewhere, SharedDoor::Done done,
                           SharedDoor::Left left) {
    std::vector<SharedDoor::Part> parts{{&m_desk, std::move(own)}};
    QStringList notDone;
    for (SharedDoor::Other const& other : m_shared.others()) {
        auto command = elsewhere(other.desk->state());
        if (!command) continue;
        session::Attendant const& at = other.desk->attendant();
        auto const role = session::roleAt(other.desk->state(), at.person, at.lock);
        if (session::dutyRefused(other.desk->history(), at.person, role, *command))
            notDone += SharedDoor::notDoneIn(other.name);
        else
            parts.push_back({other.desk, *std::move(command)});
    }
    auto const told = [notDone, done = std::move(done)](SharedDoor::Outcome outcome) {
        outcome.notDone += notDone;
        done(outcome);
    };
    m_shared.submit(std::move(parts), told, std::move(left));
}

void PersonsModel::remove(int row) {
    session::Person const* const person = at(row);
    if (!person) return;
    QString const name = plain(person->name);
    QStringList lines{tr("The role and the PIN are gone; Undo does not bring them back.")};
    if (QString const also = elsewhere(); !also.isEmpty()) lines += also;
    if (count() == 1) lines += tr("It is the last person: after that everybody may do everything.");
    m_question.ask(
        {tr("Remove %1?").arg(name), tr("%1 has no role in this event any more.").arg(name), lines, tr("Remove"),
         tr("Cancel")},
        QuestionView::Level::Asks, [this, id = person->name, name] {
            doInAll(
                session::RemovePerson{id},
                [id](session::EventState const& there) {
                    return there.person(id) ? std::optional<session::Command>{session::RemovePerson{id}} : std::nullopt;
                },
                [this, name](SharedDoor::Outcome const& outcome) {
                    m_shared.tell(tr("%1 has no role any more.").arg(name), outcome, SharedDoor::Offer::Nothing);
                },
                {});
        });
}

template <typename Make, typename Then>
void PersonsModel::inBackground(Make make, Then then) {
    m_busy = true;
    emit changed();
    m_thread = std::jthread{[this, make = std::move(make), then = std::move(then), sitting = m_sitting] {
        auto made = make();
        QMetaObject::invokeMethod(
            this,
            [this, made = std::move(made), then, sitting] {
                m_busy = false;
                emit changed();
                if (sitting == m_sitting) then(made);
            },
            Qt::QueuedConnection);
    }};
}

} // namespace flagfall::view
