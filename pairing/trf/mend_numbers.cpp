// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/checks.h"
#include "pairing/trf/numbers.h"

#include <algorithm>
#include <map>
#include <set>

namespace flagfall::pairing::trf {
namespace {

using What = Remark::What;

constexpr char const* numberField = "001 pairing number";

/// Gives out numbers 1…N, and makes every record that names a player follow.
class Numbering {
public:
    Numbering(Draft& draft, Remarks& remarks) : m_draft(draft), m_remarks(remarks) {}

    void mend() {
        keepFirstOfEach();
        if (m_without.empty() && (m_used.empty() || *m_used.rbegin() <= count())) return;
        findFree();
        for (PlayerDraft* const player : m_without) giveFree(*player);
        closeGaps();
        forgetTheMissing();
        follow();
    }

private:
    [[nodiscard]] int count() const { return static_cast<int>(m_draft.records.size()); }

    void keepFirstOfEach() {
        for (PlayerDraft& player : m_draft.records)
            if (!player.number || !m_used.insert(*player.number).second) m_without.push_back(&player);
    }

    /// Those that others have met come first: they are most likely the numbers that were lost.
    void findFree() {
        std::set<int> met;
        for (PlayerDraft const& player : m_draft.records)
            for (Cell const& cell : player.cells)
                if (cell.opponent) met.insert(*cell.opponent);
        for (bool const isMet : {true, false})
            for (int number = 1; number <= count(); ++number)
                if (!m_used.contains(number) && met.contains(number) == isMet) m_free.push_back(number);
    }

    /// There are as many as are needed: so many numbers of 1…N are not used as records have none, or one beyond.
    int takeFree() {
        int const number = m_free.at(m_next++);
        m_used.insert(number);
        return number;
    }

    void giveFree(PlayerDraft& player) {
        int const number = takeFree();
        if (player.number)
            m_remarks.wrong(What::DuplicateNumber, {player.line, 5}, numberField, std::to_string(*player.number),
                            std::to_string(number));
        else
            m_remarks.took(player.line, numberField, std::to_string(number));
        player.number = number;
    }

    void closeGaps() {
        for (PlayerDraft& player : m_draft.records) {
            if (*player.number <= count()) continue;
            int const number = takeFree();
            m_remarks.wrong(What::NumberGap, {player.line, 5}, numberField, std::to_string(*player.number),
                            std::to_string(number));
            m_renumbered.emplace(*player.number, number);
            m_given.insert(number);
            player.number = number;
        }
    }

    /// Games against a number that nobody had, and that somebody else has now.
    void forgetTheMissing() {
        for (PlayerDraft& player : m_draft.records) {
            int round = 0;
            for (Cell& cell : player.cells) {
                ++round;
                if (!cell.opponent || !m_given.contains(*cell.opponent)) continue;
                m_remarks.wrong(What::OpponentUnknown, {player.line, opponentColumn(round)},
                                fieldOf("opponent", round), std::to_string(*cell.opponent));
                cell.opponent.reset();
                cell.broken = true;
            }
        }
    }

    void follow(int& number) const {
        if (auto const found = m_renumbered.find(number); found != m_renumbered.end()) number = found->second;
    }
    void follow(std::vector<int>& numbers) const {
        for (int& number : numbers) follow(number);
    }
    void follow() {
        if (m_renumbered.empty()) return;
        for (PlayerDraft& player : m_draft.records)
            for (Cell& cell : player.cells)
                if (cell.opponent) follow(*cell.opponent);
        for (auto& adjourned : m_draft.adjournments) {
            follow(adjourned.record.white);
            follow(adjourned.record.black);
        }
        for (auto* const teams : {&m_draft.teams.records, &m_draft.teams.olderRecords})
            for (TeamRecord& team : *teams) follow(team.players);
        for (TeamsSaid::LineUp& lineUp : m_draft.teams.lineUps) follow(lineUp.players);
        if (m_draft.isOfTeams) return; // the other numbers are those of teams
        for (NumberAt& absent : m_draft.absent) follow(absent.value);
        for (auto& prohibition : m_draft.prohibitions) follow(prohibition.record.players);
        for (auto& acceleration : m_draft.accelerations)
            if (acceleration.record.firstPlayer == acceleration.record.lastPlayer) {
                follow(acceleration.record.firstPlayer);
                acceleration.record.lastPlayer = acceleration.record.firstPlayer;
            }
        for (ByeRequest& bye : m_draft.byes) follow(bye.players);
        for (auto& points : m_draft.abnormalPoints) follow(points.record.players);
    }

    Draft& m_draft;
    Remarks& m_remarks;
    std::set<int> m_used;
    std::vector<PlayerDraft*> m_without;
    std::vector<int> m_free;
    std::size_t m_next = 0;
    std::map<int, int> m_renumbered;
    std::set<int> m_given; ///< to players who had another number
};

} // namespace

void mendNumbers(Draft& draft, Remarks& remarks) { Numbering{draft, remarks}.mend(); }

} // namespace flagfall::pairing::trf
