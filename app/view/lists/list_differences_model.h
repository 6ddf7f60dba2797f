// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"
#include "app/view/lists/lists_at_hand.h"

#include <QtQml/qqmlregistration.h>

#include <map>
#include <vector>

namespace flagfall::view {

class CommandDoor;
class DeskLink;

struct ListDifferenceRow {
    QString id; ///< player and field
    QString name, field, held, listed;
    QString from;    ///< the list that says so, where several are asked
    QString group{}; ///< whether it is a change, or the event or the list has nothing there
    bool ticked = true;

    [[nodiscard]] QString key() const { return id; }
    friend bool operator==(ListDifferenceRow const&, ListDifferenceRow const&) = default;
};

/// Where the players of the event are not as the rating lists of the sequence have them; what is ticked is taken over,
/// all at once. Changes stand first, then what the event has not had, then what the list lacks, and last who a player
/// without an ID may be: taken over, the player has the ID and is compared. Looked at when asked for, and again
/// whenever players have changed; nothing is ever changed by itself.
class ListDifferencesModel : public FLAGFALL_ROWS(ListDifferenceRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int ticked READ ticked NOTIFY changed FINAL)
    Q_PROPERTY(bool compared READ isCompared NOTIFY changed FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY changed FINAL)
    Q_PROPERTY(QString others READ others NOTIFY changed FINAL)
public:
    ListDifferencesModel(ListsAtHand& lists, DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    [[nodiscard]] int ticked() const;
    /// There is a list, and it has some of the players: where nothing differs, that says something.
    [[nodiscard]] bool isCompared() const { return m_comparison.same + m_comparison.differing.size() > 0; }
    /// Which lists, and how many players are as in them.
    [[nodiscard]] QString caption() const { return m_caption; }
    /// Who is in no list, and who has no ID and is not proposed one.
    [[nodiscard]] QString others() const { return m_others; }

    Q_INVOKABLE void compare();
    Q_INVOKABLE void turn(int row);
    /// Ticks everything but the proposals; nothing where everything is ticked.
    Q_INVOKABLE void turnAll();
    /// The same of the group in which the row stands.
    Q_INVOKABLE void turnGroup(int row);
    Q_INVOKABLE void takeOver();
    /// Players may have changed.
    void update();

signals:
    void changed();

private:
    /// Who a player without an ID may be, and the row that says so.
    struct Proposal {
        QString id;
        PlayerId player;
        lists::ListedPlayer listed;
    };
    [[nodiscard]] std::vector<Proposal> proposals() const;
    void show();
    void turnThese(std::vector<ListDifferenceRow> const& these);
    void rejectOthers(QString const& id);
    [[nodiscard]] QString fromText(lists::ListField field, lists::ListUse const& use) const;
    [[nodiscard]] bool isTicked(PlayerId player, lists::FieldDifference const& one) const;
    [[nodiscard]] bool saidOr(QString const& id, bool usual) const;

    ListsAtHand& m_lists;
    DeskLink& m_desk;
    CommandDoor& m_door;
    bool m_compared = false;
    bool m_isOfSeveral = false; ///< more than one list has been asked
    bool m_isOfKinds = false;   ///< or more than one rating of them
    lists::ListComparison m_comparison;
    std::map<QString, bool> m_said; ///< what the arbiter has ticked or not; of the rest the usual holds
    QString m_caption, m_others;
};

} // namespace flagfall::view
