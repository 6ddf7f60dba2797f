// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/command_door.h"

#include "app/session/event/hand_on_clocks.h"
#include "app/view/common/notice_view.h"
#include "app/view/common/question_view.h"
#include "app/view/texts/act_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/question_text.h"
#include "app/view/texts/refusal_text.h"

namespace flagfall::view {
namespace {

constexpr int manyNames = 12; // in a question

/// Of the boards that the command is about; none where it names no round.
std::optional<RoundNumber> roundOf(session::Command const& command) {
    auto const named = [](auto const& one) -> std::optional<RoundNumber> {
        if constexpr (requires { one.round; })
            return one.round;
        else
            return std::nullopt;
    };
    if (auto const* const all = std::get_if<session::Together>(&command))
        return all->commands.empty() ? std::nullopt : roundOf(all->commands.front());
    return std::visit(named, static_cast<session::AnyCommand const&>(command));
}

/// These say of which round the game is.
bool namesItsRound(session::Ask ask) {
    using session::Ask;
    return ask == Ask::AppealTooLate || ask == Ask::EarlierRound || ask == Ask::CountedAsDraw ||
           ask == Ask::PlaysElsewhere || ask == Ask::RoundChanged || ask == Ask::RoundStillPlayed ||
           ask == Ask::ImportBreaksRules;
}

/// What a key does with the clocks.
QString wordsFor(session::Command const& command) {
    auto const* const timed = std::get_if<session::TimeRound>(&command);
    if (timed && timed->step == session::RoundStep::Begun) return CommandDoor::tr("The key begins the round now.");
    if (timed && timed->step == session::RoundStep::Stopped) return CommandDoor::tr("The key stops the round now.");
    if (timed) return CommandDoor::tr("The key resumes the round now.");
    if (std::holds_alternative<session::PauseClocks>(command)) return CommandDoor::tr("The key pauses clocks now.");
    if (std::holds_alternative<session::ResumeClocks>(command)) return CommandDoor::tr("The key resumes clocks now.");
    return CommandDoor::tr("The key starts clocks now.");
}

} // namespace

CommandDoor::CommandDoor(DeskLink& desk, QuestionView& question, NoticeView& notice, QObject* parent)
    : QObject(parent), m_desk(desk), m_question(question), m_notice(notice) {}

void CommandDoor::submit(session::Command command, Done done, Refused refused) {
    send(std::move(command), session::Confirmation::NotAsked, {std::move(done), std::move(refused)});
}

void CommandDoor::submitForClocks(session::Command command, std::vector<BoardNumber> const& boards,
                                  QString const& done) {
    constexpr auto justNow = std::chrono::seconds{10};
    auto const round = roundOf(command);
    if (isBarred()) return;
    auto const by = round ? session::otherHandOnClocks(m_desk.history(), m_desk.station(), *round, boards,
                                                       m_desk.heardBefore(justNow))
                          : std::nullopt;
    auto const act = [this, command, done] { done.isEmpty() ? submit(command) : submit(command, done); };
    if (!by) return act();
    QuestionText words;
    //: %1 the name of a station: "Desk 2".
    words.title = tr("%1 has just changed these clocks").arg(plain(*by));
    words.text = wordsFor(command);
    words.yes = tr("Do it");
    words.no = tr("Leave them as they are");
    m_question.ask(words, QuestionView::Level::Asks, act);
}

void CommandDoor::submitConfirmed(session::Command command, session::Confirmation confirmation, Done done,
                                  Refused refused) {
    send(std::move(command), confirmation, {std::move(done), std::move(refused)});
}

void CommandDoor::submitOrLeave(session::Command command, Done done, Done left) {
    send(std::move(command), session::Confirmation::NotAsked, {std::move(done), {}, std::move(left)});
}

void CommandDoor::submitTyped(session::Command command, Done done, Done left, Asked asked) {
    send(std::move(command), session::Confirmation::NotAsked, {std::move(done), {}, std::move(left), std::move(asked)});
}

void CommandDoor::submitShared(session::SharedCommand shared, session::Command command, Done done, Done left,
                               Refused refused) {
    Replies replies{std::move(done), std::move(refused), std::move(left)};
    replies.shared = shared;
    send(std::move(command), session::Confirmation::NotAsked, std::move(replies));
}

void CommandDoor::submit(session::Command command, QString const& done) {
    submit(std::move(command), [this, done] { m_notice.tell(NoticeView::Kind::Done, done); });
}

void CommandDoor::ask(QuestionText const& words, Done yes, Done instead) {
    m_question.ask(words, QuestionView::Level::Asks, std::move(yes), {}, std::move(instead));
}

void CommandDoor::tellUndoable(QString const& text) { m_notice.tellUndoable(text); }

void CommandDoor::tellRefused(QString const& text) { m_notice.tell(NoticeView::Kind::Refused, text); }

bool CommandDoor::isBarred() {
    if (!m_desk.past()) return false;
    tellRefused(barredText());
    return true;
}

QString CommandDoor::barredText() {
    return tr("This is the past: nothing can be changed here. Ctrl+W leads back to the present.");
}

void CommandDoor::send(session::Command command, session::Confirmation confirmation, Replies replies) {
    if (isBarred()) {
        if (replies.left) replies.left();
        return;
    }
    bool const isPress = std::holds_alternative<session::PressLever>(command);
    clock::Instant const at = isPress ? m_desk.pressedAt() : m_desk.now();
    session::SharedCommand const shared = replies.shared;
    auto reply = [this, command, confirmation, isPress,
                  replies = std::move(replies)](Expected<Seq, session::Objection> const& outcome) {
        if (!outcome) return answer(outcome.error(), command, confirmation, replies);
        if (!isPress) m_notice.forgetRefusal(); // a player's press says nothing of what the arbiter did
        if (replies.done) replies.done();
    };
    if (shared.id.isNone()) return m_desk.submit(std::move(command), confirmation, at, std::move(reply));
    m_desk.submitShared(shared, std::move(command), confirmation, at, std::move(reply));
}

void CommandDoor::answer(session::Objection const& objection, session::Command const& command,
                         session::Confirmation confirmation, Replies const& replies) {
    if (auto const* const question = objection.question()) {
        // A word that was given and did not help is a refusal.
        if (confirmation.yesTo(question->ask)) return refuse(questionSentence(*question, m_desk.state()), replies);
        return ask(*question, command, confirmation, replies);
    }
    session::Refusal const& refusal = *objection.refusal();
    if (!replies.refused) return refuse(refusalWithRound(refusal, roundOf(command), m_desk.state()), replies);
    replies.refused(refusal);
    if (replies.left) replies.left();
}

void CommandDoor::ask(session::Question const& question, session::Command const& command,
                      session::Confirmation confirmation, Replies const& replies) {
    auto const again = [this, command, said = confirmation.withYesTo(question.ask), replies] {
        send(command, said, replies);
    };
    auto const askAs = [&](QuestionView::Level level) {
        auto const boards = objectionsByBoard(m_desk.history(), command, m_desk.now());
        QuestionText text = questionText(question, m_desk.state(), boards);
        if (question.board && !namesItsRound(question.ask))
            text.text = withRound(text.text, roundOf(command), m_desk.state());
        auto instead = insteadOf(question, command, confirmation, replies);
        if (!instead) text.instead.clear();
        if (question.ask == session::Ask::OtherResultStands)
            if (QString const entered = enteredText(m_desk.history(), *question.round, *question.board);
                !entered.isEmpty())
                text.consequences.prepend(entered);
        if (question.ask == session::Ask::NotCheckedIn)
            text.consequences.prepend(notHereText(m_desk.history(), manyNames));
        if (auto const* const withdrawal = std::get_if<session::WithdrawRuling>(&command);
            withdrawal && question.ask == session::Ask::RulingGoes)
            text.consequences = withdrawalLines(m_desk.history(), *withdrawal, question) + text.consequences;
        if (auto const* const repair = std::get_if<session::RepairRound>(&command);
            repair && question.ask == session::Ask::RoundChanged)
            text.consequences = reseatedLines(*repair, m_desk.state()) + text.consequences;
        //: %1 the name of a tournament, %2 what is asked or told of it.
        if (!m_place.isEmpty()) text.title = tr("%1: %2", "tournament").arg(m_place, text.title);
        m_question.ask(std::move(text), level, again, replies.left, std::move(instead));
        if (replies.asked) m_question.waitForPause(replies.asked());
    };
    switch (question.level()) {
    case session::Level::L2:
        m_notice.tell(NoticeView::Kind::Told, questionSentence(question, m_desk.state()));
        return again();
    case session::Level::L3: return askAs(QuestionView::Level::Asks);
    case session::Level::L4: return askAs(QuestionView::Level::AsksTwice);
    }
}

/// What the third answer does; nothing where the question has none.
CommandDoor::Done CommandDoor::insteadOf(session::Question const& question, session::Command const& command,
                                         session::Confirmation confirmation, Replies const& replies) {
    if (question.ask == session::Ask::OtherResultStands)
        return [this, round = question.round->value(), board = question.board->value(), left = replies.left] {
            if (left) left();
            emit incidentAsked(round, board);
        };
    if (question.ask == session::Ask::ContactsGo)
        return [this, left = replies.left] {
            if (left) left();
            emit cleanCopyAsked();
        };
    Edition const* const edition = m_desk.state().details.edition;
    auto other = edition ? session::insteadOf(question, command, *edition) : std::nullopt;
    if (!other) return {};
    return [this, other = std::move(*other), confirmation, replies] { send(other, confirmation, replies); };
}

void CommandDoor::refuse(QString const& text, Replies const& replies) {
    tellRefused(m_place.isEmpty() ? text : tr("%1: %2", "tournament").arg(m_place, text));
    if (replies.left) replies.left();
}

} // namespace flagfall::view
