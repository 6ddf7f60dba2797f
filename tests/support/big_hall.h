// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/codec.h"
#include "app/storage/memory_journal.h"

#include <cstdlib>
#include <memory>
#include <string>
#include <utility>

namespace flagfall::session {

/// The journal of an event with one round of so many boards, paired and not begun. Written directly: to enter two
/// thousand players through the desk would be another test.
class BigHall {
public:
    explicit BigHall(int boards, std::string control = "3+2") : m_boards(boards), m_control(std::move(control)) {}
    BigHall& withDefaultTime(std::string minutes) {
        m_defaultTime = std::move(minutes);
        return *this;
    }

    [[nodiscard]] std::unique_ptr<storage::MemoryJournal> journal() const {
        auto journal = std::make_unique<storage::MemoryJournal>();
        std::vector<NewRow> rows{encode(EventOpened{details()}), encode(players()), encode(round())};
        for (NewRow& row : rows) row.origin.station = "desk";
        static_cast<void>(journal->append(Seq{0}, rows));
        return journal;
    }

private:
    [[nodiscard]] EventDetails details() const {
        EventDraft draft;
        draft.name = "Ocean Cup";
        draft.place = "Harbour";
        draft.federation = "SVK";
        draft.begins = "2026-11-21";
        draft.ends = "2026-11-22";
        draft.chiefArbiter = "A. Arbiter";
        draft.edition = "E2023";
        draft.control = m_control;
        draft.system = "BERGER_ROUNDROBIN";
        draft.defaultTime = m_defaultTime;
        auto checked = check(draft);
        if (!checked) std::abort(); // what stands above is sound
        return std::move(*checked);
    }
    [[nodiscard]] PlayersImported players() const {
        PlayersImported act;
        for (int number = 1; number <= 2 * m_boards; ++number) {
            PlayerDetails details;
            details.name = "Wave, " + std::to_string(number);
            act.players.push_back({PlayerId{number}, details});
        }
        return act;
    }
    [[nodiscard]] RoundPaired round() const {
        RoundPaired act{{RoundNumber{1}, {}, {}}, {}};
        for (int number = 1; number <= 2 * m_boards; ++number) act.order.emplace_back(number);
        for (int board = 1; board <= m_boards; ++board)
            act.pairing.pairs.push_back({BoardNumber{board}, PlayerId{2 * board - 1}, PlayerId{2 * board}});
        return act;
    }

    int m_boards;
    std::string m_control;
    std::string m_defaultTime;
};

} // namespace flagfall::session
