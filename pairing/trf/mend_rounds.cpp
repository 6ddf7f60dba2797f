// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/points_text.h"
#include "pairing/trf/checks.h"
#include "pairing/trf/points.h"
#include "pairing/trf/result_letters.h"

#include <algorithm>
#include <map>

namespace flagfall::pairing::trf {
namespace {

using What = Remark::What;

class RoundMender {
public:
    RoundMender(int round, int lastRound, Draft& draft, PlayersByNumber const& players, Remarks& remarks)
        : m_round(round), m_lastRound(lastRound), m_draft(draft), m_players(players), m_remarks(remarks) {}

    void mend() {
        for (PlayerDraft& player : m_draft.records) forgetNobody(player);
        // Every answer may be the clue to another one.
        constexpr int passes = 3;
        for (int pass = 0; pass < passes && takeFromOpponents(); ++pass) {}
        for (PlayerDraft& player : m_draft.records)
            if (isOpen(player)) leaveWithoutOpponent(player);
        for (PlayerDraft& player : m_draft.records) {
            Cell const cell = player.cell(m_round);
            if (cell.opponent && *player.number < *cell.opponent) mendGame(player, recordOf(*cell.opponent));
        }
        for (PlayerDraft const& player : m_draft.records) took(player, written(player.cell(m_round)));
    }

private:
    // --- who met whom ----------------------------------------------------------------------------------------

    [[nodiscard]] Cell& cellOf(PlayerDraft& player) const {
        auto const index = static_cast<std::size_t>(m_round) - 1;
        if (player.cells.size() <= index) player.cells.resize(index + 1);
        return player.cells[index];
    }
    [[nodiscard]] PlayerDraft& recordOf(int number) const {
        return m_draft.records[static_cast<std::size_t>(number) - 1]; // they are numbered 1…N and in order
    }
    [[nodiscard]] bool isMutual(PlayerDraft const& player) const {
        Cell const cell = player.cell(m_round);
        return cell.opponent && recordOf(*cell.opponent).cell(m_round).opponent == player.number;
    }
    /// Somebody of whom it is not known whom he met: his record cannot be read, or names one who does not name him.
    [[nodiscard]] bool isOpen(PlayerDraft const& player) const {
        Cell const cell = player.cell(m_round);
        return cell.broken || (cell.opponent && !isMutual(player));
    }

    [[nodiscard]] std::string field() const { return fieldOf("opponent", m_round); }
    [[nodiscard]] Place opponentPlace(PlayerDraft const& player) const {
        return {player.line, opponentColumn(m_round)};
    }

    /// An opponent who is not there, or is the player.
    void forgetNobody(PlayerDraft& player) {
        Cell const cell = player.cell(m_round);
        if (cell.broken) cellOf(player).opponent.reset();
        if (cell.broken || !cell.opponent) return;
        bool const isSelf = cell.opponent == player.number;
        if (!isSelf && m_players.contains(*cell.opponent)) return;
        if (isSelf)
            m_remarks.wrong(What::OpponentIsSelf, opponentPlace(player), field(), written(cell));
        else
            m_remarks.wrong(What::OpponentUnknown, opponentPlace(player), field(), std::to_string(*cell.opponent));
        cellOf(player).opponent.reset();
        cellOf(player).broken = true;
    }

    /// Whether there was anybody who is named by one other player alone.
    bool takeFromOpponents() {
        std::map<int, std::vector<PlayerDraft*>> named;
        for (PlayerDraft& player : m_draft.records)
            if (Cell const cell = player.cell(m_round); cell.opponent && isOpen(player))
                named[*cell.opponent].push_back(&player);
        bool changed = false;
        for (auto const& [number, by] : named) {
            PlayerDraft& player = recordOf(number);
            bool const isFree = isOpen(player) || player.cell(m_round).isEmpty();
            if (by.size() != 1 || !isFree || !isOpen(*by.front())) continue;
            takeFrom(*by.front(), player);
            changed = true;
        }
        return changed;
    }

    void takeFrom(PlayerDraft const& other, PlayerDraft& player) {
        Cell const theirs = other.cell(m_round);
        Cell const before = player.cell(m_round);
        Cell mended{other.number, theirs.colour, counterpartOf(theirs.result), false, false};
        if (mended.colour) mended.colour = opponent(*mended.colour);
        cellOf(player) = mended;
        if (!took(player, written(mended)))
            m_remarks.wrong(What::OpponentDisagrees, opponentPlace(player), field(), written(before), written(mended));
    }

    void leaveWithoutOpponent(PlayerDraft& player) {
        Cell const before = player.cell(m_round);
        Cell const mended{std::nullopt, std::nullopt, byeLetterOf(before.result), false, false};
        cellOf(player) = mended;
        if (!took(player, written(mended)))
            m_remarks.wrong(What::OpponentDisagrees, opponentPlace(player), field(), written(before), written(mended));
    }

    /// Said of the faults that were found when the record was read, if there were any.
    bool took(PlayerDraft const& player, std::string const& taken) {
        return m_remarks.took(player.line, "round " + std::to_string(m_round), taken);
    }

    // --- the games -------------------------------------------------------------------------------------------

    void mendGame(PlayerDraft& lower, PlayerDraft& higher) {
        mendColours(lower, higher);
        mendResults(lower, higher);
    }

    void mendColours(PlayerDraft& lower, PlayerDraft& higher) {
        Cell& a = cellOf(lower);
        Cell& b = cellOf(higher);
        // The check of the rounds says what it takes for one that is merely missing.
        if (a.colour && !b.colour) takeColour(higher, opponent(*a.colour));
        if (b.colour && !a.colour) takeColour(lower, opponent(*b.colour));
        if (a.colour != b.colour || (!a.colour && isForfeitLetter(a.result))) return;
        bool const isMissing = !a.colour;
        Cell const before = isMissing ? a : b;
        if (isMissing) a.colour = Colour::White;
        b.colour = opponent(*a.colour);
        PlayerDraft const& player = isMissing ? lower : higher;
        if (!took(player, written(player.cell(m_round))))
            m_remarks.wrong(isMissing ? What::ColourCode : What::ColourDisagrees,
                            {player.line, colourColumn(m_round)}, fieldOf("colour", m_round), written(before),
                            written(player.cell(m_round)));
    }

    /// For one that could not be read.
    void takeColour(PlayerDraft& player, Colour colour) {
        Cell mended = player.cell(m_round);
        mended.colour = colour;
        if (took(player, written(mended))) cellOf(player) = mended;
    }

    void mendResults(PlayerDraft& lower, PlayerDraft& higher) {
        Cell& a = cellOf(lower);
        Cell& b = cellOf(higher);
        // A mark on one side opens the other one as well, and that is said there.
        if (a.result == openGame || b.result == openGame || canStand(a.result, b.result)) return;
        if (!a.hasResult()) {
            mendResult(lower, counterpartOf(b.result));
        } else if (!b.hasResult()) {
            mendResult(higher, counterpartOf(a.result));
        } else if (bool const trustsLower = agrees(lower); trustsLower != agrees(higher)) {
            mendResult(trustsLower ? higher : lower, counterpartOf(trustsLower ? a.result : b.result));
        } else {
            b.result = openGame;
            mendResult(lower, openGame);
        }
    }

    /// Nothing at all on both sides is a game without a result.
    [[nodiscard]] static bool canStand(char a, char b) {
        if (a == ' ' && b == ' ') return true;
        return a != ' ' && b != ' ' && resultOfLetters(a, b).has_value();
    }

    void mendResult(PlayerDraft& player, char result) {
        Cell const before = player.cell(m_round);
        cellOf(player).result = result;
        if (!took(player, written(player.cell(m_round))))
            m_remarks.wrong(What::ResultsDisagree, {player.line, resultColumn(m_round)}, fieldOf("result", m_round),
                            written(before), written(player.cell(m_round)));
    }

    /// Whether the points of a player are those of the results in the record.
    [[nodiscard]] bool agrees(PlayerDraft const& player) const {
        return pointsFromText(player.pointsText) ==
               pointsOf(m_draft, *player.number, player.cells, static_cast<std::size_t>(m_lastRound));
    }

    int m_round;
    int m_lastRound;
    Draft& m_draft;
    PlayersByNumber const& m_players;
    Remarks& m_remarks;
};

} // namespace

void mendRounds(Draft& draft, PlayersByNumber const& players, Remarks& remarks) {
    std::size_t last = 0;
    for (PlayerDraft const& player : draft.records) last = std::max(last, player.cells.size());
    for (int round = 1; round <= static_cast<int>(last); ++round)
        RoundMender{round, lastRound(draft), draft, players, remarks}.mend();
}

} // namespace flagfall::pairing::trf
