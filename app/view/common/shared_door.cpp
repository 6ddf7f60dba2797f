// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/shared_door.h"

#include "app/session/decide/shared_commands.h"
#include "app/view/common/notice_view.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/refusal_text.h"

#include <algorithm>
#include <utility>

namespace flagfall::view {

/// A command on its way through the tournaments.
struct SharedDoor::Going {
    std::vector<Part> parts;
    session::CommandId id{};
    std::vector<session::CommandId> all{}; ///< the tournaments
    Done done{};
    Left left{};
    Refused refused{};
    Outcome outcome{};
    QString reason{}; ///< why the last part was refused
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

void SharedDoor::submit(std::vector<Part> parts, Done done, Left left, Refused refused) {
    if (parts.empty()) return;
    if (!m_going.expired()) {
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("What was done last is not done in all tournaments yet. Try again in a moment."));
        if (left) left();
        return;
    }
    auto const going = std::make_shared<Going>();
    for (Part const& part : parts) going->all.push_back(session::tournamentId(part.desk->history().acts()));
    if (parts.size() > 1) {
        session::Ticks const& ticks = m_desk.ticks();
        std::string const sitting = text(going->all.front()) + ' ' + std::to_string(++m_count);
        going->id = session::CommandIds{sitting, ticks.boot(), ticks.now(), ticks.wall()}.next();
        m_going = going;
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
        m_going.reset();
        if (going->done)
            going->done(going->outcome);
        else if (!going->outcome.notDone.isEmpty())
            tell({}, going->outcome, Offer::Nothing);
        return;
    }
    Part& part = going->parts[at];
    session::SharedCommand const shared{going->id, session::elsewhereThan(going->all[at], going->all)};
    auto const done = [this, going, desk = part.desk] {
        if (desk != &m_desk) going->outcome.doneIn += nameOf(*desk);
        goOn(going);
    };
    // What is told in the end says it.
    auto const refusedThere = [going, desk = part.desk](session::Refusal const& why) {
        going->reason = refusalText(why, desk->state());
    };
    doorTo(*part.desk)
        .submitShared(
            shared, std::move(part.command), done, [this, going, at] { leave(going, at); },
            at == 0 ? going->refused : refusedThere);
}

/// The part was refused or not wanted.
void SharedDoor::leave(std::shared_ptr<Going> const& going, std::size_t at) {
    if (at == 0) {
        m_going.reset();
        if (going->left) going->left();
        return;
    }
    DeskLink& desk = *going->parts[at].desk;
    QString const reason = std::exchange(going->reason, {});
    //: %1 the name of a tournament, %2 a sentence that says why.
    going->outcome.notDone +=
        reason.isEmpty() ? notDoneIn(nameOf(desk)) : tr("Not done in %1: %2").arg(nameOf(desk), reason);
    leaveOut(desk, {utf8(nameOf(*going->parts[0].desk)), {going->id}});
    goOn(going);
}

void SharedDoor::finish(DeskLink& desk, session::SharedCommand shared, session::Command command, Left next) {
    doorTo(desk).submitShared(shared, std::move(command), next, next, {});
}

void SharedDoor::leaveOut(DeskLink& desk, session::LeavePartsOut command) {
    desk.submit(std::move(command), session::Confirmation::Yes, desk.now(), [this, &desk](auto const& outcome) {
        if (outcome) return;
        //: %1 the name of a tournament, %2 what is told of it.
        m_notice.tell(NoticeView::Kind::Refused,
                      tr("%1: %2", "tournament").arg(nameOf(desk), objectionText(outcome.error(), desk.state())));
    });
}

void SharedDoor::tell(QString const& text, Outcome const& outcome, Offer offer) {
    if (outcome.notDone.isEmpty())
        return offer == Offer::Undo ? m_notice.tellUndoable(text) : m_notice.tell(NoticeView::Kind::Done, text);
    QString told = text;
    if (!told.isEmpty()) told += told.endsWith(QLatin1Char('.')) ? QStringLiteral(" ") : QStringLiteral(". ");
    m_notice.tell(NoticeView::Kind::Refused, told + outcome.notDone.join(QLatin1Char(' ')));
}

QString SharedDoor::notDoneIn(QString const& tournament) {
    //: %1 the name of a tournament.
    return tr("Not done in %1.").arg(tournament);
}

} // namespace flagfall::view
