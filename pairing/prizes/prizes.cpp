// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/prizes/prizes.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace flagfall::pairing {
namespace {

/// A prize of a list, and the line of the table that has it.
struct Slot {
    std::size_t list = 0;
    std::size_t place = 0; ///< from 0
    std::int64_t cents = 0;
    std::int64_t worth = 0; ///< to whom stands there, after sharing, in thousandths of a cent
    std::optional<std::size_t> holder{};
};

class PrizeGiving {
public:
    PrizeGiving(std::vector<Standing> const& table, std::vector<PrizeList> const& lists, PrizeRules const& rules)
        : m_table(table), m_lists(lists), m_rules(rules), m_given(table.size()) {
        for (PrizeList const& list : lists) {
            m_candidates.push_back(candidatesOf(list));
            m_slots.emplace_back();
            for (std::size_t place = 0; place < list.cents.size(); ++place) {
                m_slots.back().push_back({m_slots.size() - 1, place, list.cents[place]});
                m_award.announced += list.cents[place];
            }
            weigh(m_slots.size() - 1);
        }
    }

    PrizeAward award() {
        giveSlots();
        for (std::size_t list = 0; list < m_lists.size(); ++list) writeLines(list);
        for (PrizeLine const& line : m_award.lines) m_award.paid += line.cents;
        return std::move(m_award);
    }

private:
    /// Lines of the table, in its order.
    [[nodiscard]] std::vector<std::size_t> candidatesOf(PrizeList const& list) const {
        std::unordered_set<PlayerId> only;
        if (list.only) only.insert(list.only->begin(), list.only->end());
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < m_table.size(); ++i)
            if (!list.only || only.contains(m_table[i].player)) all.push_back(i);
        if (list.named.empty()) return all;
        all.clear();
        for (PlayerId const player : list.named)
            for (std::size_t i = 0; i < m_table.size(); ++i)
                if (m_table[i].player == player) all.push_back(i);
        return all;
    }

    /// What each prize of a list is worth where everybody takes the place they have.
    void weigh(std::size_t number) {
        constexpr std::int64_t fine = 1000;
        PrizeList const& list = m_lists[number];
        auto const& candidates = m_candidates[number];
        auto& slots = m_slots[number];
        for (Slot& slot : slots) slot.worth = slot.cents * fine;
        for (std::size_t from = 0; from < std::min(slots.size(), candidates.size());) {
            std::size_t to = from + 1;
            while (to < candidates.size() && areLevel(list, candidates[from], candidates[to])) ++to;
            std::size_t const end = std::min(to, slots.size());
            bool const isForAll = list.sharing == PrizeSharing::None || list.sharers == PrizeSharers::AllTied;
            auto const sharers = static_cast<std::int64_t>((isForAll ? to : end) - from);
            std::int64_t pot = 0;
            for (std::size_t at = from; at < end; ++at) pot += slots[at].cents;
            bool const keepsHalf = list.sharing == PrizeSharing::Hort;
            for (std::size_t at = from; at < end; ++at)
                slots[at].worth =
                    keepsHalf ? slots[at].cents * fine / 2 + pot * fine / (2 * sharers) : pot * fine / sharers;
            from = to;
        }
    }

    [[nodiscard]] bool isLimited(std::size_t list) const {
        return m_rules.limit == PrizeRules::Limit::OnePrize && !m_lists[list].isBesides;
    }

    void giveSlots() {
        std::vector<Slot*> order;
        for (auto& slots : m_slots)
            for (Slot& slot : slots) order.push_back(&slot);
        if (m_rules.precedence == PrizeRules::Precedence::MostValuable)
            std::stable_sort(order.begin(), order.end(),
                             [](Slot const* a, Slot const* b) { return a->worth > b->worth; });
        std::vector<std::unordered_set<std::size_t>> have(m_lists.size());
        for (Slot* slot : order) {
            auto const& candidates = m_candidates[slot->list];
            auto const next = std::find_if(candidates.begin(), candidates.end(), [&](std::size_t line) {
                return !have[slot->list].contains(line) && !(isLimited(slot->list) && m_given[line]);
            });
            if (next == candidates.end()) continue;
            slot->holder = *next;
            have[slot->list].insert(*next);
            if (isLimited(slot->list)) m_given[*next] = slot->list;
        }
    }

    /// Whether the two share the prizes of a list.
    [[nodiscard]] bool areLevel(PrizeList const& list, std::size_t a, std::size_t b) const {
        if (!list.named.empty()) return a == b;
        if (list.sharing == PrizeSharing::None) return m_table[a].rank == m_table[b].rank;
        return m_table[a].points == m_table[b].points;
    }

    void writeLines(std::size_t number) {
        PrizeList const& list = m_lists[number];
        std::vector<Slot const*> held;
        for (Slot const& slot : m_slots[number]) {
            if (slot.holder)
                held.push_back(&slot);
            else
                m_award.unawarded.push_back({number, static_cast<int>(slot.place) + 1});
        }
        std::sort(held.begin(), held.end(), [](Slot const* a, Slot const* b) { return *a->holder < *b->holder; });
        for (auto from = held.begin(); from != held.end();) {
            auto const to = std::find_if(
                from, held.end(), [&](Slot const* slot) { return !areLevel(list, *(*from)->holder, *slot->holder); });
            share(number, {from, to});
            from = to;
        }
    }

    /// The lines of the table that share the prizes, the best first.
    [[nodiscard]] std::vector<std::size_t> sharersOf(std::size_t number, std::vector<Slot const*> const& held) const {
        PrizeList const& list = m_lists[number];
        bool const isForAll = list.sharing == PrizeSharing::None || list.sharers == PrizeSharers::AllTied;
        std::vector<std::size_t> all;
        for (std::size_t const line : m_candidates[number]) {
            bool const holds =
                std::any_of(held.begin(), held.end(), [line](auto* slot) { return slot->holder == line; });
            bool const isFree = isForAll && !(isLimited(number) && m_given[line]);
            if (areLevel(list, line, *held.front()->holder) && (holds || isFree)) all.push_back(line);
        }
        return all;
    }

    void share(std::size_t number, std::vector<Slot const*> const& held) {
        std::vector<std::size_t> const sharers = sharersOf(number, held);
        auto const count = static_cast<std::int64_t>(sharers.size());
        bool const keepsHalf = m_lists[number].sharing == PrizeSharing::Hort;
        std::int64_t pot = 0;
        std::vector<int> places;
        for (Slot const* slot : held) {
            pot += slot->cents;
            places.push_back(static_cast<int>(slot->place) + 1);
        }
        std::sort(places.begin(), places.end());
        std::vector<PrizeLine> lines;
        for (std::size_t const line : sharers) {
            auto const own =
                std::find_if(held.begin(), held.end(), [line](auto* slot) { return slot->holder == line; });
            PrizeLine prize{.list = number, .player = m_table[line].player, .sharers = static_cast<int>(count)};
            if (own != held.end()) prize.place = static_cast<int>((*own)->place) + 1;
            if (count > 1) prize.sharedPlaces = places;
            std::int64_t const kept = keepsHalf && own != held.end() ? (*own)->cents * count : 0;
            prize.numerator = keepsHalf ? kept + pot : pot;
            prize.denominator = keepsHalf ? 2 * count : count;
            prize.passedOver = passedOver(number, line);
            lines.push_back(std::move(prize));
            // A share is a prize: who has one joins those of no later list.
            if (isLimited(number)) m_given[line] = number;
        }
        roundOff(lines, pot);
        std::move(lines.begin(), lines.end(), std::back_inserter(m_award.lines));
    }

    void roundOff(std::vector<PrizeLine>& lines, std::int64_t pot) const {
        bool const isNearest = m_rules.rounding == PrizeRules::Rounding::Nearest;
        std::int64_t rest = pot;
        for (PrizeLine& line : lines) {
            std::int64_t const unit = line.denominator * m_rules.unit;
            std::int64_t const units = isNearest ? (2 * line.numerator + unit) / (2 * unit) : line.numerator / unit;
            line.cents = units * m_rules.unit;
            rest -= line.cents;
        }
        if (m_rules.rounding != PrizeRules::Rounding::DownRestToTheBest) return;
        for (PrizeLine& line : lines) {
            if (rest < m_rules.unit) return;
            line.cents += m_rules.unit;
            rest -= m_rules.unit;
        }
    }

    [[nodiscard]] std::vector<PrizeLine::PassedOver> passedOver(std::size_t number, std::size_t line) const {
        std::vector<PrizeLine::PassedOver> all;
        if (!isLimited(number) || !m_lists[number].named.empty()) return all;
        for (std::size_t const other : m_candidates[number]) {
            if (other >= line) break;
            if (m_given[other] && *m_given[other] != number) all.push_back({m_table[other].player, *m_given[other]});
        }
        return all;
    }

    std::vector<Standing> const& m_table;
    std::vector<PrizeList> const& m_lists;
    PrizeRules const& m_rules;
    std::vector<std::vector<std::size_t>> m_candidates; ///< of each list
    std::vector<std::vector<Slot>> m_slots;
    std::vector<std::optional<std::size_t>> m_given; ///< the list of the one prize, for each line of the table
    PrizeAward m_award;
};

} // namespace

PrizeAward awardPrizes(std::vector<Standing> const& table, std::vector<PrizeList> const& lists,
                       PrizeRules const& rules) {
    return PrizeGiving{table, lists, rules}.award();
}

std::vector<PrizeReceipt> receiptsOf(PrizeAward const& award) {
    std::vector<PrizeReceipt> receipts;
    std::unordered_map<PlayerId, std::size_t> places;
    for (std::size_t i = 0; i < award.lines.size(); ++i) {
        PrizeLine const& line = award.lines[i];
        auto const [place, isNew] = places.emplace(line.player, receipts.size());
        if (isNew) receipts.push_back({line.player});
        PrizeReceipt& receipt = receipts[place->second];
        receipt.cents += line.cents;
        receipt.lines.push_back(i);
    }
    return receipts;
}

} // namespace flagfall::pairing
