// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/shared_door.h"

#include "app/session/decide/shared_commands.h"
#include "app/view/texts/plain_text.h"

#include <algorithm>
#include <utility>

namespace flagfall::view {

/// A command on its way through the tournaments.
struct SharedDoor::Going {
    std::vector<Part> parts;
    session::CommandId id{};
    std::vector<session::CommandId> all{}; ///< the tournaments
    Done done{}, left{};
    Refused refused{};
    std::size_t at = 0;
};

SharedDoor::SharedDoor(DeskLink& desk, QuestionView& question, NoticeView& notice, QObject* parent)
    : QObject(parent), m_desk(desk), m_question(question), m_notice(notice) {}

void SharedDoor::setOthers(QString const& name, std::vector<Other> others) {
    if (m_name == name && m_others == others) return;
    m_name = name;
    m_others = std::move(others);
    m_ears = std::make_unique<QObject>();
    for (Other const& other : m_others)
        connect(other.desk, &DeskLink::changed, m_ears.get(), [this](Changes const& changes) {
            if (!changes.onlyClocks()) emit changed();
        });
    emit changed();
}

QString SharedDoor::nameOf(DeskLink const& desk) const {
    auto const other = std::ranges::find(m_others, &desk, &Other::desk);
    return other == m_others.end() ? m_name : other->name;
}

CommandDoor& SharedDoor::doorTo(DeskLink& desk) {
    auto& door = m_doors[&desk];
    if (!door) door = std::make_unique<CommandDoor>(desk, m_question, m_notice);
    door->sayPlace(&desk == &m_desk ? QString{} : nameOf(desk));
    return *door;
}

void SharedDoor::submit(std::vector<Part> parts, Done done, Done left, Refused refused) {
    if (parts.empty()) return;
    auto const going = std::make_shared<Going>();
    for (Part const& part : parts) going->all.push_back(session::tournamentId(part.desk->history().acts()));
    if (parts.size() > 1) {
        session::Ticks const& ticks = m_desk.ticks();
        std::string const sitting = text(going->all.front()) + ' ' + std::to_string(++m_count);
        going->id = session::CommandIds{sitting, ticks.boot(), ticks.now(), ticks.wall()}.next();
    }
    going->parts = std::move(parts);
    going->done = std::move(done);
    going->left = std::move(left);
    going->refused = std::move(refused);
    goOn(going);
}

void SharedDoor::goOn(std::shared_ptr<Going> const& going) {
    std::size_t const at = going->at++;
    if (at == going->parts.size()) {
        if (going->done) going->done();
        return;
    }
    Part& part = going->parts[at];
    session::SharedCommand const shared{going->id, session::elsewhereThan(going->all[at], going->all)};
    auto const leave = [this, going, at] {
        if (at == 0) {
            if (going->left) going->left();
            return;
        }
        // The arbiter has been told, and is not asked about it when the event is opened again.
        going->parts[at].desk->submit(session::LeavePartsOut{utf8(nameOf(*going->parts[0].desk)), {going->id}},
                                      session::Confirmation::Yes, going->parts[at].desk->now(), {});
        goOn(going);
    };
    doorTo(*part.desk)
        .submitShared(
            shared, std::move(part.command), [this, going] { goOn(going); }, leave,
            at == 0 ? going->refused : Refused{});
}

void SharedDoor::finish(DeskLink& desk, session::SharedCommand shared, session::Command command) {
    doorTo(desk).submitShared(shared, std::move(command), {}, {}, {});
}

} // namespace flagfall::view
