// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_differences.h"
#include "app/lists/list_order.h"
#include "app/lists/list_shelf.h"

#include <QDate>
#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

class QSettings;

namespace flagfall::view {

class DeskLink;

/// Whether the choice of a sequence is answered by this list.
[[nodiscard]] bool answersChoice(lists::ListInfo const& list, lists::ListChoice const& choice);

/// When a file was written, in milliseconds; 0: there is none.
[[nodiscard]] qint64 writtenAt(QString const& file);

/// The imported lists, opened once, in the sequence that the arbiter wants for events of this kind.
class ListsAtHand {
public:
    ListsAtHand(QSettings& settings, DeskLink& desk);

    [[nodiscard]] lists::ListShelf const& shelf() const { return m_shelf; }
    [[nodiscard]] lists::ListOrder order() const;
    /// False: it cannot be kept.
    [[nodiscard]] bool setOrder(lists::ListOrder const& order);

    /// The month whose lists count for this event: of its beginning, or of today.
    [[nodiscard]] lists::ListMonth monthInForce() const;

    [[nodiscard]] QDateTime now() const;

    /// From where a list was read last.
    struct ReadFrom {
        std::string source;
        QString file;     ///< its whole path
        QString name;     ///< under which the arbiter had it read; empty: as the file says
        qint64 written{}; ///< when the file was written, in milliseconds
    };
    [[nodiscard]] std::vector<ReadFrom> readFrom() const;
    void rememberFile(std::string const& source, QString const& file, QString const& name);
    void forgetFile(std::string const& source);
    /// Imports are compared with the event without being asked.
    [[nodiscard]] bool comparesImports() const;
    void setComparesImports(bool compares);

    /// A list of the sequence that is there, for the month that counts for this event.
    struct Open {
        lists::RatingList list;
    };
    /// For each of the sequence the newest that answers it, the main one first.
    [[nodiscard]] std::vector<Open> const& open();
    /// The whole sequence, as far as its lists are there.
    [[nodiscard]] std::vector<lists::AskedList> asked();
    /// Lists have come or gone, or the event is another one.
    void forget() { m_open.reset(); }

    /// Which rating of the player counts: the first in the sequence that there is.
    [[nodiscard]] lists::ListUse useFor(lists::ListedPlayer const& player, lists::ListInfo const& list) const;
    /// What the sequence asks of the list first.
    [[nodiscard]] lists::ListUse mainUse(lists::ListInfo const& list) const;

private:
    [[nodiscard]] PlayType play() const;

    QSettings& m_settings;
    DeskLink& m_desk;
    lists::ListShelf m_shelf;
    std::optional<std::vector<Open>> m_open;
};

} // namespace flagfall::view
