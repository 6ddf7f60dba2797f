// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/appeals.h"
#include "app/view/common/changes.h"
#include "app/view/common/sides.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flagfall::view {

class CommandDoor;
class DeskLink;

/// Appeals against the ruling under the cursor, and the next thing to be done about them: one is lodged, decided, or
/// followed by another ruling. What the Laws and the regulations say of appeals stands there beforehand.
class AppealView final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(Stage stage READ stage NOTIFY changed FINAL)
    Q_PROPERTY(QString about READ about NOTIFY changed FINAL)
    Q_PROPERTY(QString limits READ limits NOTIFY changed FINAL)
    Q_PROPERTY(QString since READ since NOTIFY changed FINAL)
    Q_PROPERTY(QString grounds READ grounds NOTIFY changed FINAL)
    Q_PROPERTY(bool toChiefArbiter READ toChiefArbiter NOTIFY changed FINAL)
    Q_PROPERTY(int appeal READ appeal NOTIFY changed FINAL)
public:
    enum class Stage {
        NoRuling, ///< there is nothing to appeal against
        Final,    ///< the Laws allow no appeal
        Lodge,    ///< none is open
        Decide,   ///< one waits for the decision
        Follow,   ///< one was decided, and the ruling stands still
    };
    Q_ENUM(Stage)
    /// In the order of session::AppealOutcome.
    enum class Outcome { Upheld, Dismissed, Otherwise };
    Q_ENUM(Outcome)

    AppealView(DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    void update(Changes const& changes);

    [[nodiscard]] Stage stage() const;
    /// The appeal that is decided or followed: `Appeal by White: upheld`.
    [[nodiscard]] QString about() const;
    /// To whom and until when one may appeal, or that nobody may.
    [[nodiscard]] QString limits() const { return m_limits; }
    /// The last ruling on the board since the decision, which follow() links; empty: none was made.
    [[nodiscard]] QString since() const { return m_since; }
    [[nodiscard]] QString grounds() const;
    /// By the regulations.
    [[nodiscard]] bool toChiefArbiter() const;
    /// The journal entry of the appeal that `about` is about; 0: none.
    [[nodiscard]] int appeal() const;

    /// The ruling of this journal entry on this board; 0: none.
    Q_INVOKABLE void look(int ruling, int round, int board);
    /// The minute of now, as it is typed.
    Q_INVOKABLE [[nodiscard]] QString minuteNow() const;
    /// What is wrong with the minute; else nothing, and the appeal is lodged.
    Q_INVOKABLE QString lodge(flagfall::view::Sides::Side by, QString const& person, QString const& received,
                              bool toChiefArbiter, QString const& grounds);
    /// What is missing in the decision; else nothing, and it is entered.
    Q_INVOKABLE QString decide(flagfall::view::AppealView::Outcome outcome, QString const& by, QString const& text);
    Q_INVOKABLE void withdraw();
    /// The last ruling on the board carries the decision out.
    Q_INVOKABLE void follow();

signals:
    void changed();
    /// What was asked for has happened.
    void done();

private:
    void read();

    DeskLink& m_desk;
    CommandDoor& m_door;
    Seq m_seen{}; ///< the newest act that has been looked at
    Seq m_ruling{};
    RoundNumber m_round{};
    BoardNumber m_board{};
    bool m_final = false;
    QString m_limits, m_since;
    std::optional<session::Appeal> m_current{};
};

} // namespace flagfall::view
