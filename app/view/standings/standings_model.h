// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/view/common/row_model.h"

#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class DeskLink;

struct StandingRow {
    int playerId = 0;
    int rank = 0;
    QString name, title, federation, rating, points, played, accessibleText;
    QString secondary;     ///< of teams the other score, of a Keizer competition the points
    QStringList tieBreaks; ///< values, in the order of the columns, as far as the decimal sign
    QStringList fractions; ///< from it on
    QString shift;         ///< places won or lost by the last round: `+2`, `−1`, `=`; empty where there is none before
    bool provisional = false;

    [[nodiscard]] int key() const { return playerId; }
    friend bool operator==(StandingRow const&, StandingRow const&) = default;
};

/// The table after the results entered so far, or after those of an earlier round.
class StandingsModel : public FLAGFALL_ROWS(StandingRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QStringList tieBreakNames READ tieBreakNames NOTIFY headChanged FINAL)
    Q_PROPERTY(QStringList tieBreakHints READ tieBreakHints NOTIFY headChanged FINAL)
    Q_PROPERTY(QVariantList tieBreakWidest READ tieBreakWidest NOTIFY headChanged FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY headChanged FINAL)
    Q_PROPERTY(QString pointsName READ pointsName NOTIFY headChanged FINAL)
    Q_PROPERTY(QString secondaryName READ secondaryName NOTIFY headChanged FINAL)
    Q_PROPERTY(bool ofTeams READ ofTeams NOTIFY headChanged FINAL)
    Q_PROPERTY(int count READ count NOTIFY headChanged FINAL)
    Q_PROPERTY(int round READ round NOTIFY headChanged FINAL)
    Q_PROPERTY(QString category READ category NOTIFY headChanged FINAL)
    Q_PROPERTY(bool hasCategories READ hasCategories NOTIFY headChanged FINAL)
    Q_PROPERTY(bool shifts READ hasShifts NOTIFY headChanged FINAL)
    Q_PROPERTY(QString words READ words WRITE setWords NOTIFY headChanged FINAL)
    Q_PROPERTY(bool earlier READ isEarlier NOTIFY headChanged FINAL)
    Q_PROPERTY(bool provisional READ provisional NOTIFY headChanged FINAL)
    Q_PROPERTY(QString unfinishedHint READ unfinishedHint NOTIFY headChanged FINAL)
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY headChanged FINAL)
public:
    explicit StandingsModel(DeskLink& desk, QObject* parent = nullptr);

    void update();
    /// Somebody looks at it: else no result costs the table of all players. At first somebody does.
    [[nodiscard]] bool isWatched() const { return m_watched; }
    void setWatched(bool watched);

    [[nodiscard]] QStringList tieBreakNames() const { return m_head.names; }
    [[nodiscard]] QStringList tieBreakHints() const { return m_head.hints; }
    /// Of each column the longest figures before the decimal sign, and the longest from it on: two texts.
    [[nodiscard]] QVariantList tieBreakWidest() const { return m_head.widest; }
    [[nodiscard]] QString caption() const { return m_head.caption; }
    /// What the places go by, and the other score: of teams `MP` and `GP`, or the other way round, of a Keizer
    /// competition its score and the points. Empty where there is one score.
    [[nodiscard]] QString pointsName() const { return m_head.points; }
    [[nodiscard]] QString secondaryName() const { return m_head.secondary; }
    [[nodiscard]] bool ofTeams() const { return m_head.ofTeams; }
    [[nodiscard]] int count() const { return m_head.count; }
    /// After this round; 0: none is paired.
    [[nodiscard]] int round() const { return m_head.round; }
    [[nodiscard]] bool isEarlier() const { return m_head.earlier; }
    /// Shows the table as it stood after another round.
    Q_INVOKABLE void stepRound(int by);
    /// The category whose players alone are shown, with their ranks in it; empty: everybody.
    [[nodiscard]] QString category() const { return m_head.category; }
    /// Somebody is in one.
    [[nodiscard]] bool hasCategories() const { return m_head.hasCategories; }
    /// From everybody to each category in turn, and back to everybody.
    Q_INVOKABLE void stepCategory();
    /// Places were won and lost by the last round that is shown.
    [[nodiscard]] bool hasShifts() const { return m_head.shifts; }
    /// Those alone are shown, with the ranks they have, in whose name, title, federation or club each word stands;
    /// empty: everybody.
    [[nodiscard]] QString words() const { return m_head.words; }
    void setWords(QString const& words);
    /// Another event: its last round again, and everybody.
    void close();
    /// True while a player of the list has a game without a result.
    [[nodiscard]] bool provisional() const { return m_head.provisional; }
    /// What an unfinished game counts for.
    [[nodiscard]] QString unfinishedHint() const { return m_head.unfinishedHint; }

    /// Why the player or team in this row stands there (why_rank.h): `title`, `lines` and `decides` of each part, the
    /// first of which has no lines. Empty where there is no such row.
    Q_INVOKABLE [[nodiscard]] QVariantList why(int row) const;

    /// -1: the player has no rank.
    Q_INVOKABLE [[nodiscard]] int rowOfPlayer(int playerId) const { return rowWith(playerId); }
    /// The card of the player or team in this row (player_card.h, team_card.h); empty where there is no such row.
    Q_INVOKABLE [[nodiscard]] QVariantMap card(int row) const;

signals:
    void headChanged();

private:
    struct Head {
        QStringList names, hints;
        QVariantList widest;
        QString caption;
        QString points, secondary;
        bool ofTeams = false;
        int count = 0;
        int round = 0;
        QString category;
        bool hasCategories = false;
        bool shifts = false;
        QString words;
        bool earlier = false;
        bool provisional = false;
        QString unfinishedHint;
        friend bool operator==(Head const&, Head const&) = default;
    };
    [[nodiscard]] Head headOf(session::EventState const& state) const;
    void show(session::EventState const& state);

    DeskLink& m_desk;
    Head m_head;
    int m_round = 0; ///< 0: the last one
    std::string m_category;
    QString m_words;
    bool m_hasShifts = false; ///< there is a round before
    bool m_watched = true;
    bool m_stale = false; ///< something has happened while nobody looked
};

} // namespace flagfall::view
