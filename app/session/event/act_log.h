// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/acts.h"

#include <compare>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace flagfall::session {

/// The acts of an event in order; act n stands at n − 1. A long event is hundreds of thousands of them, and the desk,
/// the window and whoever else follows the event each keep them all: so what copies have in common lies in memory once,
/// and a copy costs a pointer for every few hundred acts. Copies may live on different threads.
class ActLog {
public:
    class Iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = RecordedAct;
        using difference_type = std::ptrdiff_t;
        using pointer = RecordedAct const*;
        using reference = RecordedAct const&;

        Iterator() = default;
        Iterator(ActLog const& log, std::size_t at) : m_log(&log), m_at(static_cast<difference_type>(at)) {}

        reference operator*() const { return (*m_log)[static_cast<std::size_t>(m_at)]; }
        pointer operator->() const { return &**this; }
        reference operator[](difference_type by) const { return *(*this + by); }
        Iterator& operator++() { return *this += 1; }
        Iterator& operator--() { return *this -= 1; }
        Iterator operator++(int) { return std::exchange(*this, *this + 1); }
        Iterator operator--(int) { return std::exchange(*this, *this - 1); }
        Iterator& operator+=(difference_type by) {
            m_at += by;
            return *this;
        }
        Iterator& operator-=(difference_type by) { return *this += -by; }
        friend Iterator operator+(Iterator from, difference_type by) { return from += by; }
        friend Iterator operator+(difference_type by, Iterator from) { return from += by; }
        friend Iterator operator-(Iterator from, difference_type by) { return from -= by; }
        friend difference_type operator-(Iterator const& to, Iterator const& from) { return to.m_at - from.m_at; }
        friend bool operator==(Iterator const& a, Iterator const& b) { return a.m_at == b.m_at; }
        friend auto operator<=>(Iterator const& a, Iterator const& b) { return a.m_at <=> b.m_at; }

    private:
        ActLog const* m_log = nullptr;
        difference_type m_at = 0;
    };
    using value_type = RecordedAct;
    using const_iterator = Iterator;
    using const_reverse_iterator = std::reverse_iterator<Iterator>;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] RecordedAct const& operator[](std::size_t at) const {
        return (*m_pages[at / pageSize])[at % pageSize];
    }
    [[nodiscard]] RecordedAct const& front() const { return (*this)[0]; }
    [[nodiscard]] RecordedAct const& back() const { return (*this)[m_size - 1]; }
    [[nodiscard]] Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] Iterator end() const { return {*this, m_size}; }
    [[nodiscard]] const_reverse_iterator rbegin() const { return const_reverse_iterator{end()}; }
    [[nodiscard]] const_reverse_iterator rend() const { return const_reverse_iterator{begin()}; }

    void push_back(RecordedAct act);
    /// Forgets all but the first `size`.
    void truncate(std::size_t size);

private:
    static constexpr std::size_t pageSize = 256;
    using Page = std::vector<RecordedAct>;
    [[nodiscard]] Page& lastPageAlone();

    std::vector<std::shared_ptr<Page>> m_pages; ///< all full but the last; changed only where nobody else has it
    std::size_t m_size = 0;
};

} // namespace flagfall::session
