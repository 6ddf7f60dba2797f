// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/desk_link.h"

#include <QObject>

#include <functional>
#include <vector>

namespace flagfall::view {

class NoticeView;
class QuestionView;
struct QuestionText;

/// The one way from a gesture to the desk. Stamps what arrived, and deals with the answer: a question is asked, or only
/// told where its level says so, and a refusal becomes a notice.
class CommandDoor final : public QObject {
    Q_OBJECT
public:
    using Done = std::function<void()>;
    using Refused = std::function<void(session::Refusal const&)>;

    CommandDoor(DeskLink& desk, QuestionView& question, NoticeView& notice, QObject* parent = nullptr);

    /// `done` after it was committed; `refused` in place of the notice, for forms that show faults beside fields.
    void submit(session::Command command, Done done = {}, Refused refused = {});
    /// `left` where it was not: refused, which is told, or the arbiter said no. What was typed can be shown again.
    void submitOrLeave(session::Command command, Done done, Done left);
    /// The same of a result that is typed among others: a question waits until the typing pauses. `asked`: it was
    /// asked, and how many keys are lost by it is answered.
    using Asked = std::function<int()>;
    void submitTyped(session::Command command, Done done, Done left, Asked asked);
    /// Of a command that was asked about before: with what was said then.
    void submitConfirmed(session::Command command, session::Confirmation confirmation, Done done, Refused refused);
    /// The same of a part of a command that is done in other tournaments, too.
    void submitShared(session::SharedCommand shared, session::Command command, Done done, Done left, Refused refused);
    /// What is asked and told says that it is of this tournament: the question is seen from another one.
    void sayPlace(QString const& place) { m_place = place; }
    /// Of one that starts, pauses or resumes clocks of these boards, or of the whole round: first it is asked about
    /// where another station has just done something with them. What the key does now may not be what was meant.
    void submitForClocks(session::Command command, std::vector<BoardNumber> const& boards, QString const& done = {});
    /// The text is told when it was committed.
    void submit(session::Command command, QString const& done);
    void ask(QuestionText const& words, Done yes, Done instead);
    void tellUndoable(QString const& text);
    void tellRefused(QString const& text);
    /// Whether this is the past, where nothing can be done; which is told.
    [[nodiscard]] bool isBarred();
    [[nodiscard]] static QString barredText();

signals:
    /// Two have said different results: what to do about it is for the arbiter to find out.
    void incidentAsked(int round, int board);
    /// Before contact details are erased: a copy of the event without them.
    void cleanCopyAsked();

private:
    struct Replies {
        Done done{};
        Refused refused{};
        Done left{};
        Asked asked{};
        session::SharedCommand shared{}; ///< of one that is done here alone: without a name
    };
    void send(session::Command command, session::Confirmation confirmation, Replies replies);
    void answer(session::Objection const& objection, session::Command const& command,
                session::Confirmation confirmation, Replies const& replies);
    void ask(session::Question const& question, session::Command const& command, session::Confirmation confirmation,
             Replies const& replies);
    [[nodiscard]] Done insteadOf(session::Question const& question, session::Command const& command,
                                 session::Confirmation confirmation, Replies const& replies);
    void refuse(QString const& text, Replies const& replies);

    DeskLink& m_desk;
    QuestionView& m_question;
    NoticeView& m_notice;
    QString m_place; ///< empty: nothing needs to be said
};

} // namespace flagfall::view
