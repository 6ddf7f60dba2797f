// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QVariant>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace flagfall::view {

/// One role of a row: its name in QML, how it is read and whether it differs between two rows.
template <typename Row>
struct RoleOf {
    char const* name;
    QVariant (*read)(Row const&);
    bool (*same)(Row const&, Row const&);
};

namespace detail {

template <typename T>
QVariant variantOf(T const& value) {
    if constexpr (std::is_enum_v<T>)
        return QVariant{static_cast<int>(value)};
    else
        return QVariant::fromValue(value);
}

template <typename Row, typename T>
Row rowOf(T Row::*);

} // namespace detail

/// `role<&BoardRow::whiteName>("whiteName")`: the role that shows a member of the row. Enums go out as int.
template <auto Member>
constexpr auto role(char const* name) {
    using Row = decltype(detail::rowOf(Member));
    return RoleOf<Row>{name, [](Row const& row) { return detail::variantOf(row.*Member); },
                       [](Row const& a, Row const& b) { return a.*Member == b.*Member; }};
}

/// The base of every list that people see. A row is a value with `key()` and `==`; whoever derives makes the rows
/// anew and hands them to setRows, which works out what was removed, moved, inserted and changed. A reset is
/// never needed, so that lists keep their place, selection and animations.
template <typename Row>
class RowModel : public QAbstractListModel {
public:
    using Roles = std::span<RoleOf<Row> const>;

    [[nodiscard]] int rowCount(QModelIndex const& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    [[nodiscard]] QVariant data(QModelIndex const& index, int role) const override {
        std::size_t const at = static_cast<std::size_t>(role - firstRole);
        if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role < firstRole || at >= m_roles.size()) return {};
        return m_roles[at].read(m_rows[static_cast<std::size_t>(index.row())]);
    }

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override {
        QHash<int, QByteArray> names;
        for (std::size_t at = 0; at < m_roles.size(); ++at)
            names.insert(firstRole + static_cast<int>(at), m_roles[at].name);
        return names;
    }

    [[nodiscard]] std::vector<Row> const& rows() const { return m_rows; }

    /// Where the row with this key stands; −1 when there is none.
    template <typename Key>
    [[nodiscard]] int rowWith(Key const& key) const {
        auto const found = std::find_if(m_rows.begin(), m_rows.end(), [&](Row const& row) { return row.key() == key; });
        return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
    }

protected:
    explicit RowModel(Roles roles, QObject* parent) : QAbstractListModel(parent), m_roles(roles) {}

    void setRows(std::vector<Row> rows) {
        removeAbsent(rows);
        for (std::size_t at = 0; at < rows.size(); ++at) {
            if (at >= m_rows.size() || m_rows[at].key() != rows[at].key()) place(rows, at);
            setRow(static_cast<int>(at), std::move(rows[at]));
        }
    }

    /// New rows before all others.
    void prependRows(std::vector<Row> rows) {
        if (rows.empty()) return;
        beginInsertRows({}, 0, static_cast<int>(rows.size()) - 1);
        m_rows.insert(m_rows.begin(), std::move_iterator{rows.begin()}, std::move_iterator{rows.end()});
        endInsertRows();
    }

    /// Another value for the row of the same key; tells exactly the roles that differ.
    void setRow(int at, Row row) {
        Row& old = m_rows[static_cast<std::size_t>(at)];
        if (old == row) return;
        QList<int> changed;
        for (std::size_t role = 0; role < m_roles.size(); ++role)
            if (!m_roles[role].same(old, row)) changed.append(firstRole + static_cast<int>(role));
        old = std::move(row);
        if (!changed.isEmpty()) emit dataChanged(index(at), index(at), changed);
    }

private:
    static constexpr int firstRole = Qt::UserRole + 1;

    void removeAbsent(std::vector<Row> const& wanted) {
        std::vector<decltype(std::declval<Row const&>().key())> keys;
        keys.reserve(wanted.size());
        for (Row const& row : wanted) keys.push_back(row.key());
        std::sort(keys.begin(), keys.end());
        auto const absent = [&](Row const& row) { return !std::binary_search(keys.begin(), keys.end(), row.key()); };
        for (int last = static_cast<int>(m_rows.size()) - 1; last >= 0; --last) {
            if (!absent(m_rows[static_cast<std::size_t>(last)])) continue;
            int first = last;
            while (first > 0 && absent(m_rows[static_cast<std::size_t>(first) - 1])) --first;
            beginRemoveRows({}, first, last);
            m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
            endRemoveRows();
            last = first;
        }
    }

    /// Brings the row that belongs at `at` there: from further down, or new, together with new ones after it.
    void place(std::vector<Row> const& wanted, std::size_t at) {
        int const to = static_cast<int>(at);
        int const from = rowWith(wanted[at].key());
        if (from >= 0) {
            beginMoveRows({}, from, from, {}, to);
            std::rotate(m_rows.begin() + to, m_rows.begin() + from, m_rows.begin() + from + 1);
            endMoveRows();
            return;
        }
        std::size_t end = at + 1;
        while (end < wanted.size() && rowWith(wanted[end].key()) < 0) ++end;
        beginInsertRows({}, to, static_cast<int>(end) - 1);
        m_rows.insert(m_rows.begin() + to, wanted.begin() + to, wanted.begin() + static_cast<std::ptrdiff_t>(end));
        endInsertRows();
    }

    Roles m_roles;
    std::vector<Row> m_rows;
};

} // namespace flagfall::view

/// The base as moc may see it: a template has no meta-object of its own, and the tools that read types from moc
/// (qmllint, the type file) know the list model but not the template.
#ifdef Q_MOC_RUN
#define FLAGFALL_ROWS(Row) QAbstractListModel
#else
#define FLAGFALL_ROWS(Row) ::flagfall::view::RowModel<Row>
#endif
