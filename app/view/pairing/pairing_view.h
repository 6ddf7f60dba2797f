// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/manual_pairing.h"
#include "app/view/common/changes.h"
#include "app/view/pairing/pairing_boards_model.h"
#include "app/view/pairing/presence_model.h"
#include "pairing/system.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;
class QuestionView;
class SharedDoor;

/// The next round on its way to being published: who plays, the pairing by the rules, what the arbiter's
/// hands make of it, and why it is so. Nothing of it is in the journal before it is published; byes are, at once.
///
/// Lives on the window's thread and pairs there: 3,000 players take 50 ms.
class PairingView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(flagfall::view::PairingBoardsModel* boards READ boards CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::PresenceModel* presence READ presence CONSTANT FINAL)
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY changed FINAL)
    Q_PROPERTY(bool possible READ isPossible NOTIFY changed FINAL)
    Q_PROPERTY(QString impossibleText READ impossibleText NOTIFY changed FINAL)
    Q_PROPERTY(bool repairable READ isRepairable NOTIFY changed FINAL)
    Q_PROPERTY(bool repairing READ isRepairing NOTIFY changed FINAL)
    Q_PROPERTY(QString repairText READ repairText NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    Q_PROPERTY(bool paired READ isPaired NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(bool changeable READ isChangeable NOTIFY changed FINAL)
    Q_PROPERTY(bool restable READ isRestable NOTIFY changed FINAL)
    Q_PROPERTY(bool explained READ isExplained NOTIFY changed FINAL)
    Q_PROPERTY(bool manualOpen READ manualOpen NOTIFY changed FINAL)
    Q_PROPERTY(QStringList manualChanges READ manualChanges NOTIFY changed FINAL)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed FINAL)
    Q_PROPERTY(QStringList verdict READ verdict NOTIFY changed FINAL)
    Q_PROPERTY(QString pickedText READ pickedText NOTIFY changed FINAL)
    Q_PROPERTY(int pickedCount READ pickedCount NOTIFY changed FINAL)
    Q_PROPERTY(QString whyTitle READ whyTitle NOTIFY changed FINAL)
    Q_PROPERTY(QStringList why READ why NOTIFY changed FINAL)
    Q_PROPERTY(bool bracketsShown READ bracketsShown WRITE setBracketsShown NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList bracketHeads READ bracketHeads NOTIFY bracketsChanged FINAL)
    Q_PROPERTY(QVariantList bracketCells READ bracketCells NOTIFY bracketsChanged FINAL)
    Q_PROPERTY(QVariantList bracketArrows READ bracketArrows NOTIFY bracketsChanged FINAL)
    Q_PROPERTY(int bracketRows READ bracketRows NOTIFY bracketsChanged FINAL)
    Q_PROPERTY(QStringList byeLines READ byeLines NOTIFY bracketsChanged FINAL)
public:
    PairingView(DeskLink& desk, CommandDoor& door, SharedDoor& shared, QuestionView& question, NoticeView& notice,
                QObject* parent = nullptr);

    void update(Changes const& changes);
    /// Somebody looks at it: else a result does not cost the list of all players. At first somebody does.
    [[nodiscard]] bool isWatched() const { return m_watched; }
    void setWatched(bool watched);

    [[nodiscard]] PairingBoardsModel* boards() { return &m_boards; }
    [[nodiscard]] PresenceModel* presence() { return &m_presence; }
    /// There are rounds to come that are paired here.
    [[nodiscard]] bool isPossible() const;
    /// Why there are none; empty while there are.
    [[nodiscard]] QString impossibleText() const;
    /// The last round was paired here and may be changed although it is published.
    [[nodiscard]] bool isRepairable() const;
    /// That is being done: the boards are those of the published round, and publishing changes it.
    [[nodiscard]] bool isRepairing() const { return m_repaired.has_value(); }
    /// `Change round 3`.
    [[nodiscard]] QString repairText() const;
    /// The arbiter may change the pairing by hand.
    [[nodiscard]] bool isChangeable() const;
    /// He may give byes; nobody asks for one where everybody has his place in a table.
    [[nodiscard]] bool isRestable() const;
    /// The system can say why it pairs so: brackets, and why two do not meet.
    [[nodiscard]] bool isExplained() const { return explainer() != nullptr; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool isPaired() const { return m_proposal.has_value() && m_base.has_value(); }
    /// Why the rules give no pairing; empty while they do.
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool manualOpen() const { return m_manualOpen; }
    [[nodiscard]] QStringList manualChanges() const;
    /// Hands are open and have changed something.
    [[nodiscard]] bool canTakeBack() const;
    /// What the pairing made by hand has against it; empty before it was checked.
    [[nodiscard]] QStringList verdict() const { return m_verdict; }
    [[nodiscard]] QString pickedText() const;
    [[nodiscard]] int pickedCount() const { return static_cast<int>(m_picked.size()); }
    [[nodiscard]] QString whyTitle() const { return m_whyTitle; }
    [[nodiscard]] QStringList why() const { return m_why; }
    [[nodiscard]] bool bracketsShown() const { return m_bracketsShown; }
    void setBracketsShown(bool shown);
    [[nodiscard]] QVariantList bracketHeads() const { return m_heads; }
    [[nodiscard]] QVariantList bracketCells() const { return m_cells; }
    [[nodiscard]] QVariantList bracketArrows() const { return m_arrows; }
    [[nodiscard]] int bracketRows() const { return m_rows; }
    [[nodiscard]] QStringList byeLines() const { return m_byeLines; }

    /// Pairs by the rules. What was paired before stays in sight as the mark of boards that are new. It happens by
    /// itself when something is entered after it; what has been picked, and asked about, stays while the pairing does.
    Q_INVOKABLE void propose();
    /// Takes up the published round, to be changed by hand: seats, colours, who takes part.
    Q_INVOKABLE void repair();
    /// Gives a bye for the round, or lets the player play; who has withdrawn comes back. In a round that is published
    /// already the player loses his seat, or is given one.
    Q_INVOKABLE void setPresence(int playerId, flagfall::view::PresenceModel::State state);

    /// Picks a seat, or lets it go; 0 is the empty one. A third one takes the place of the first.
    Q_INVOKABLE void pick(int playerId);
    Q_INVOKABLE void pickNone();
    /// Opens the changes by hand; they are visible until they are ended. What is entered meanwhile counts: who plays no
    /// more leaves his seat, who plays after all is given one, and the check at the end knows every result.
    Q_INVOKABLE void beginManual();
    /// Ends them and holds the pairing against the rules.
    Q_INVOKABLE void endManual();
    /// Back to the pairing by the rules, after a question where there are changes to lose.
    Q_INVOKABLE void dropManual();
    Q_INVOKABLE void exchangePicked();
    /// The first one picked meets the second one: the opponent goes where that one sat.
    Q_INVOKABLE void meetPicked();
    Q_INVOKABLE void turnColours(int playerId);
    Q_INVOKABLE void takeBackChange();
    /// Why the two picked do not meet, or why the one does not have the bye.
    Q_INVOKABLE void askWhy();
    Q_INVOKABLE void publish();

signals:
    void changed();
    void bracketsChanged();
    void published(int round);

private:
    struct Proposal {
        RoundNumber round;
        pairing::Tournament tournament;
        std::optional<pairing::RoundPairing> byRules{};
    };
    void clear();
    [[nodiscard]] session::Round const* lastRound() const;
    [[nodiscard]] bool isOwn(session::ManualChange const& change) const;
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString paceText() const;
    void showPresence();
    void followRepair();
    void submitRepair();
    [[nodiscard]] QString pairedText(int round) const;
    /// The tournament as it stands now and what the rules make of it; `m_problem` says why they make nothing.
    [[nodiscard]] Proposal proposalNow();
    /// Whether it is the same pairing as before.
    bool pairByRules();
    /// What the rules give is new, what the arbiter's hands have made stays, for everybody who takes part.
    void pairBesideManual();
    [[nodiscard]] bool isMadeByHand() const;
    void dropManualNow();
    /// Before changes by hand are lost.
    void askBeforeDropping(std::function<void()> goOn);
    [[nodiscard]] QStringList verdictNow() const;
    void letGo(); ///< of what is picked, and of the answer about it
    void refresh();
    void showBoards();
    void change(session::ManualChange const& change);
    void carryOut(session::ManualChange const& change);
    void drawBrackets();
    [[nodiscard]] pairing::PairingSystem const* system() const;
    [[nodiscard]] pairing::Explainer const* explainer() const; ///< null where there is nothing to explain
    [[nodiscard]] pairing::RoundPairing current() const;
    [[nodiscard]] BoardNumber firstBoard() const;
    [[nodiscard]] std::optional<pairing::RoundPairing> paired() const; ///< the same, if there is one
    [[nodiscard]] std::vector<pairing::Breach> breachesOf(pairing::RoundPairing const& pairing) const;
    [[nodiscard]] QString changeText(session::ManualChange const& change) const;
    [[nodiscard]] std::optional<int> placeOf(PlayerId player) const;
    [[nodiscard]] QStringList whyLines(int first, int second) const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    SharedDoor& m_shared;
    QuestionView& m_question;
    NoticeView& m_notice;
    PairingBoardsModel m_boards;
    PresenceModel m_presence;
    std::optional<Proposal> m_proposal;
    std::optional<pairing::RoundPairing> m_base;   ///< what hands begin with
    std::optional<pairing::RoundPairing> m_before; ///< what was paired before
    std::optional<RoundNumber> m_repaired;         ///< the published round that is being changed
    std::vector<session::ManualChange> m_changes;
    std::vector<int> m_picked;
    bool m_watched = true;
    bool m_presenceStale = false;
    bool m_manualOpen = false;
    bool m_bracketsShown = false;
    int m_rows = 0;
    QString m_problem, m_whyTitle;
    QStringList m_verdict, m_why, m_byeLines;
    QVariantList m_heads, m_cells, m_arrows;
};

} // namespace flagfall::view
