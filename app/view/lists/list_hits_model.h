// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"
#include "app/view/lists/lists_at_hand.h"

#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flagfall::view {

class DeskLink;

struct ListHitRow {
    int place = 0;
    QString name, title, rating, federation, about;
    bool entered = false; ///< takes part already

    [[nodiscard]] int key() const { return place; }
    friend bool operator==(ListHitRow const&, ListHitRow const&) = default;
};

/// The players of the rating lists who are called like what is typed, for the form of a player.
class ListHitsModel : public FLAGFALL_ROWS(ListHitRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int current READ current NOTIFY changed FINAL)
public:
    ListHitsModel(ListsAtHand& lists, DeskLink& desk, QObject* parent = nullptr);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    /// The hit that Enter takes; -1 when there is none.
    [[nodiscard]] int current() const { return m_current; }

    /// Shows whom the lists have with these letters; nobody before the second one.
    Q_INVOKABLE void search(QString const& words);
    /// Up or down; over the ends no further.
    Q_INVOKABLE void move(int by);
    Q_INVOKABLE void clear();
    /// Hands the current hit, or the one at a place, on to the form; false when there is none.
    Q_INVOKABLE bool take(int place = -1);

signals:
    void changed();
    void taken(flagfall::session::PlayerDraft const& draft);

private:
    struct Hit {
        lists::ListedPlayer player;
        lists::ListUse use;
    };
    void show();
    [[nodiscard]] session::PlayerDraft draftOf(Hit const& hit) const;

    ListsAtHand& m_lists;
    DeskLink& m_desk;
    std::vector<Hit> m_hits;
    int m_current = -1;
};

} // namespace flagfall::view
