// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/command_door.h"

#include "app/view/notice_view.h"
#include "app/view/question_view.h"
#include "app/view/texts/question_text.h"
#include "app/view/texts/refusal_text.h"

namespace flagfall::view {
namespace {

enum class Course { Refuse, GoOn, Ask, AskTwice };

Course courseFor(session::Level level) {
    switch (level) {
    case session::Level::L1:
    case session::Level::L2: return Course::GoOn;
    case session::Level::L3: return Course::Ask;
    case session::Level::L4: return Course::AskTwice;
    case session::Level::L5: return Course::Refuse;
    }
    return Course::Refuse;
}

} // namespace

CommandDoor::CommandDoor(DeskLink& desk, QuestionView& question, NoticeView& notice, QObject* parent)
    : QObject(parent), m_desk(desk), m_question(question), m_notice(notice) {}

void CommandDoor::submit(session::Command command, Done done, Refused refused) {
    send(std::move(command), session::Word::NotAsked, {std::move(done), std::move(refused)});
}

void CommandDoor::submitConfirmed(session::Command command, Done done, Refused refused) {
    send(std::move(command), session::Word::Yes, {std::move(done), std::move(refused)});
}

void CommandDoor::submitOrLeave(session::Command command, Done done, Done left) {
    send(std::move(command), session::Word::NotAsked, {std::move(done), {}, std::move(left)});
}

void CommandDoor::submit(session::Command command, QString const& done) {
    submit(std::move(command), [this, done] { m_notice.tell(NoticeView::Kind::Done, done); });
}

void CommandDoor::tellRefused(QString const& text) { m_notice.tell(NoticeView::Kind::Refused, text); }

void CommandDoor::send(session::Command command, session::Word word, Replies replies) {
    bool const isPress = std::holds_alternative<session::PressLever>(command);
    clock::Instant const at = isPress ? m_desk.pressedAt() : m_desk.now();
    auto reply = [this, command, word, replies = std::move(replies)](Expected<Seq, session::Refusal> const& outcome) {
        if (!outcome)
            answer(outcome.error(), command, word, replies);
        else if (replies.done)
            replies.done();
    };
    m_desk.submit(std::move(command), word, at, std::move(reply));
}

void CommandDoor::answer(session::Refusal const& refusal, session::Command const& command, session::Word word,
                         Replies replies) {
    auto const again = [this, command, said = word.withYesTo(refusal.why), replies] { send(command, said, replies); };
    // A word that was given and did not help is a refusal, whatever its level.
    Course const course = word.yesTo(refusal.why) ? Course::Refuse : courseFor(refusal.level);
    switch (course) {
    case Course::GoOn:
        if (refusal.level == session::Level::L2)
            m_notice.tell(NoticeView::Kind::Told, refusalText(refusal, m_desk.state()));
        again();
        return;
    case Course::Ask:
    case Course::AskTwice:
        m_question.ask(questionText(refusal, m_desk.state(), refusalsByBoard(m_desk.history(), command, m_desk.now())),
                       course == Course::Ask ? QuestionView::Level::Asks : QuestionView::Level::AsksTwice, again,
                       replies.left);
        return;
    case Course::Refuse:
        if (replies.refused)
            replies.refused(refusal);
        else
            tellRefused(refusalText(refusal, m_desk.state()));
        if (replies.left) replies.left();
        return;
    }
}

} // namespace flagfall::view
