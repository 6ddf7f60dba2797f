// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/hall.h"
#include "app/rehearsal/score.h"
#include "app/rehearsal/substitute.h"
#include "app/view/common/row_model.h"

#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace flagfall::view {

class DeskLink;
class NoticeView;

struct VoiceRow {
    int number = 0; ///< of the rehearsal
    int round = 0;
    int board = 0;
    QString boardLabel; ///< what people call it
    QString time;       ///< `14:32:05`, when it was told
    QString text;       ///< what is said
    QString truth;      ///< what those at the board answer when they are asked; empty: nothing more
    QString state;      ///< what has become of it
    bool waits = false;
    bool wrong = false; ///< or missed

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(VoiceRow const&, VoiceRow const&) = default;
};

/// A rehearsal: an event that nobody keeps, whose players come late, move, let their flag fall, err and telephone by
/// themselves (app/rehearsal). What they say to the arbiter stands here, newest first, with what became of it. Belongs
/// to the UI thread.
class RehearsalModel : public FLAGFALL_ROWS(VoiceRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int players READ players NOTIFY changed FINAL)
    Q_PROPERTY(int rounds READ rounds NOTIFY changed FINAL)
    Q_PROPERTY(int troubles READ troubles NOTIFY changed FINAL)
    Q_PROPERTY(QString control READ control WRITE setControl NOTIFY changed FINAL)
    Q_PROPERTY(bool byItself READ isByItself WRITE setByItself NOTIFY changed FINAL)
    Q_PROPERTY(QString fault READ fault NOTIFY changed FINAL)
    Q_PROPERTY(bool active READ isActive NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ isOver NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY changed FINAL)
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY changed FINAL)
public:
    RehearsalModel(DeskLink& desk, NoticeView& notice, QObject* parent = nullptr);

    /// What is rehearsed next.
    [[nodiscard]] int players() const { return m_order.players; }
    void setPlayers(int players);
    [[nodiscard]] int rounds() const { return m_order.rounds; }
    void setRounds(int rounds);
    /// In each round, one on a board at most.
    [[nodiscard]] int troubles() const { return m_order.troubles; }
    void setTroubles(int troubles);
    [[nodiscard]] QString control() const { return QString::fromStdString(m_order.control); }
    void setControl(QString const& control);
    /// As they are typed; what is no number is 0.
    Q_INVOKABLE void typePlayers(QString const& text);
    Q_INVOKABLE void typeRounds(QString const& text);
    Q_INVOKABLE void typeTroubles(QString const& text);
    /// The program is the arbiter, too, and always right: to look on.
    [[nodiscard]] bool isByItself() const { return m_byItself; }
    void setByItself(bool byItself);
    /// Why it cannot begin; empty: it can.
    [[nodiscard]] QString fault() const;

    /// The people are in the hall.
    [[nodiscard]] bool isActive() const { return m_hall.has_value() && !m_over; }
    /// They have gone, and the score stands.
    [[nodiscard]] bool isOver() const { return m_over; }
    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    /// How many voices wait, or the score.
    [[nodiscard]] QString caption() const { return m_caption; }
    [[nodiscard]] bool isWatched() const { return m_watched; }
    void setWatched(bool watched);

    /// Asks for an event of its own; false where there is a fault.
    Q_INVOKABLE bool begin();
    /// The people go home, and what the arbiter has done is counted. What waits counts as missed.
    Q_INVOKABLE void finish();

    /// The event has been opened: from now on the people do something.
    void enter();
    /// The event is closed: they are gone without a score.
    void leave();
    /// What the people do by now; also called by its own timer.
    void live();

    /// Who opens the event in which these commands are carried out, the first of which makes it, and then calls
    /// enter().
    using Opener = std::function<void(std::vector<session::Command> const&)>;
    void setOpener(Opener open) { m_open = std::move(open); }

    /// The same seed brings the same people with the same troubles, as far as the arbiter does the same. Without one,
    /// no two rehearsals are alike.
    void setSeed(std::uint64_t seed) { m_seed = seed; }

signals:
    void changed();

private:
    void show();
    [[nodiscard]] VoiceRow rowOf(rehearsal::Judged const& judged) const;

    DeskLink& m_desk;
    NoticeView& m_notice;
    Opener m_open;
    rehearsal::Order m_order;
    std::optional<std::uint64_t> m_seed;
    bool m_byItself = false;
    std::optional<rehearsal::Hall> m_next; ///< whose event is being made
    std::optional<rehearsal::Hall> m_hall;
    std::optional<rehearsal::Substitute> m_substitute;
    bool m_over = false;
    bool m_watched = false;
    int m_beats = 0; ///< since the list was made
    QString m_caption;
    QTimer m_timer;
};

} // namespace flagfall::view
