// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/command_door.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace flagfall::view {

/// The way to the desks of several tournaments of one event: what is done in all of them at once has one name in each
/// file. It knows which are open beside its own; an event that stands alone has none. Belongs to the UI thread.
class SharedDoor final : public QObject {
    Q_OBJECT
public:
    /// A tournament that is open beside this one.
    struct Other {
        DeskLink* desk = nullptr;
        QString name;
        friend bool operator==(Other const&, Other const&) = default;
    };
    /// What is to be done in one of them.
    struct Part {
        DeskLink* desk = nullptr;
        session::Command command;
    };
    /// What became of it in the tournaments beside this one.
    struct Outcome {
        QStringList doneIn{};  ///< their names
        QStringList notDone{}; ///< a sentence for each where it was refused or not wanted
    };
    using Done = std::function<void(Outcome const&)>;
    using Left = CommandDoor::Done;
    using Refused = CommandDoor::Refused;

    SharedDoor(DeskLink& desk, QuestionView& question, NoticeView& notice, QObject* parent = nullptr);

    [[nodiscard]] DeskLink* own() const { return &m_desk; }
    /// What this tournament is called beside the others.
    [[nodiscard]] QString const& name() const { return m_name; }
    [[nodiscard]] std::vector<Other> const& others() const { return m_others; }
    void setOthers(QString const& name, std::vector<Other> others);
    [[nodiscard]] QString nameOf(DeskLink const& desk) const;

    /// One part after the other, each when the one before is on the disk; `done` after the last. Where the first is
    /// refused or not wanted nothing is done at all, and `left` is called; another one is left out in its tournament.
    /// `refused`: in place of the notice, of the first. While a command is on its way through several tournaments
    /// nothing else is done, and that is told: what it would be might be decided on another state in each.
    void submit(std::vector<Part> parts, Done done, Left left = {}, Refused refused = {});
    /// The part that was missing of a command of another tournament, under its name; then `next`, whatever came of it.
    void finish(DeskLink& desk, session::SharedCommand shared, session::Command command, Left next);
    /// The arbiter has been told of parts that are missing, and is not asked about them again.
    void leaveOut(DeskLink& desk, session::LeavePartsOut command);
    /// What was done, and where it was not.
    enum class Offer { Nothing, Undo };
    void tell(QString const& text, Outcome const& outcome, Offer offer);
    [[nodiscard]] static QString notDoneIn(QString const& tournament);

signals:
    /// Others came or went, or something was done in one.
    void changed();

private:
    struct Going;
    [[nodiscard]] CommandDoor& doorTo(DeskLink& desk);
    void goOn(std::shared_ptr<Going> const& going);
    void leave(std::shared_ptr<Going> const& going, std::size_t at);

    DeskLink& m_desk;
    QuestionView& m_question;
    NoticeView& m_notice;
    QString m_name;
    std::vector<Other> m_others;
    std::map<DeskLink*, std::unique_ptr<CommandDoor>> m_doors; ///< what they ask is asked here
    std::unique_ptr<QObject> m_ears = std::make_unique<QObject>();
    std::weak_ptr<Going> m_going; ///< through several; gone with what waits for it
    int m_count = 0;              ///< of commands
};

} // namespace flagfall::view
