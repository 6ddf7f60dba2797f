// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// The event's head: what it is, where it stands, and what the arbiter does next.
class EventView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString place READ place NOTIFY changed FINAL)
    Q_PROPERTY(QString dates READ dates NOTIFY changed FINAL)
    Q_PROPERTY(QString chiefArbiter READ chiefArbiter NOTIFY changed FINAL)
    Q_PROPERTY(QString edition READ edition NOTIFY changed FINAL)
    Q_PROPERTY(QString control READ control NOTIFY changed FINAL)
    Q_PROPERTY(QString controlInWords READ controlWords NOTIFY changed FINAL)
    Q_PROPERTY(QString playType READ playType NOTIFY changed FINAL)
    Q_PROPERTY(QString system READ system NOTIFY changed FINAL)
    Q_PROPERTY(QString roundText READ roundText NOTIFY changed FINAL)
    Q_PROPERTY(int roundsPaired READ roundsPaired NOTIFY changed FINAL)
    Q_PROPERTY(int roundsPlanned READ roundsPlanned NOTIFY changed FINAL)
    Q_PROPERTY(QString nextStep READ nextStep NOTIFY changed FINAL)
    Q_PROPERTY(NextAct nextAct READ nextAct NOTIFY changed FINAL)
    Q_PROPERTY(bool canPair READ canPair NOTIFY changed FINAL)
    Q_PROPERTY(bool hasPairingPage READ hasPairingPage NOTIFY changed FINAL)
    Q_PROPERTY(QString pairText READ pairText NOTIFY changed FINAL)
public:
    enum class NextAct {
        EnterPlayers,
        EnterTeams,
        PairRound,
        StartClocks,
        ResumeClocks,
        EnterResults,
        PairNext,
        Finished,
        DecideClocks
    };
    Q_ENUM(NextAct)

    using QObject::QObject;

    void update(session::EventState const& state);

    [[nodiscard]] QString name() const { return m_shown.name; }
    [[nodiscard]] QString place() const { return m_shown.place; }
    [[nodiscard]] QString dates() const { return m_shown.dates; }
    [[nodiscard]] QString chiefArbiter() const { return m_shown.chiefArbiter; }
    [[nodiscard]] QString edition() const { return m_shown.edition; }
    [[nodiscard]] QString control() const { return m_shown.control; }
    [[nodiscard]] QString controlWords() const { return m_shown.controlInWords; }
    [[nodiscard]] QString playType() const { return m_shown.playType; }
    [[nodiscard]] QString system() const { return m_shown.system; }
    [[nodiscard]] QString roundText() const { return m_shown.roundText; }
    [[nodiscard]] int roundsPaired() const { return m_shown.roundsPaired; }
    [[nodiscard]] int roundsPlanned() const { return m_shown.roundsPlanned; }
    [[nodiscard]] QString nextStep() const { return m_shown.nextStep; }
    [[nodiscard]] NextAct nextAct() const { return m_shown.nextAct; }
    [[nodiscard]] bool canPair() const { return m_shown.canPair; }
    /// Its rounds are paired here: the arbiter looks at a pairing before it is confirmed.
    [[nodiscard]] bool hasPairingPage() const { return m_shown.hasPairingPage; }
    [[nodiscard]] QString pairText() const { return m_shown.pairText; }

    struct Shown {
        QString name, place, dates, chiefArbiter, edition, control, controlInWords, playType, system, roundText,
            nextStep, pairText;
        int roundsPaired = 0;
        int roundsPlanned = 0;
        NextAct nextAct = NextAct::EnterPlayers;
        bool canPair = false;
        bool hasPairingPage = false;
        friend bool operator==(Shown const&, Shown const&) = default;
    };

signals:
    void changed();

private:
    Shown m_shown;
};

} // namespace flagfall::view
