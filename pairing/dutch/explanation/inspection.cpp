// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/explanation/inspection.h"

#include "pairing/dutch/colours/allocation.h"
#include "pairing/dutch/definitions/field.h"

#include <algorithm>
#include <cstdlib>

namespace flagfall::pairing::dutch {
namespace {

using What = Breach::What;

class Inspector {
public:
    Inspector(Entries const& entries, Edition edition)
        : m_entries(entries), m_field(fieldOf(entries, rulesOf(edition))), m_places(entries.players.size(), -1) {
        for (std::size_t place = 0; place < m_field.players.size(); ++place)
            m_places[static_cast<std::size_t>(m_field.players[place].entry)] = static_cast<int>(place);
    }

    std::vector<BreachAt> inspect(Round const& round) {
        for (Board const& board : round.boards) look(board);
        if (round.bye && !playerOf(*round.bye).mayHaveBye) m_found.push_back({What::ByeBarred, *round.bye});
        return std::move(m_found);
    }

private:
    [[nodiscard]] int placeOf(int entry) const { return m_places[static_cast<std::size_t>(entry)]; }
    [[nodiscard]] Player const& playerOf(int entry) const {
        return m_field.players[static_cast<std::size_t>(placeOf(entry))];
    }

    [[nodiscard]] bool haveMet(Board const& board) const {
        auto const& rounds = m_entries.players[static_cast<std::size_t>(board.white)].rounds;
        return std::any_of(rounds.begin(), rounds.end(), [&](PastRound const& round) {
            return round.kind == PastRound::Kind::Played && round.opponent == board.black;
        });
    }

    void look(Board const& board) {
        Player const& white = playerOf(board.white);
        Player const& black = playerOf(board.black);
        if (haveMet(board))
            m_found.push_back({What::MetBefore, board.white, board.black});
        else if (areBarred(m_field, placeOf(board.white), placeOf(board.black)))
            m_found.push_back({What::Prohibited, board.white, board.black});
        if (isTurned(board)) m_found.push_back({What::ColoursTurned, board.white, board.black});
        if (white.isTopscorer || black.isTopscorer) return;
        lookAtColour(white, Colour::White, board.black);
        lookAtColour(black, Colour::Black, board.white);
    }

    void lookAtColour(Player const& player, Colour colour, int opponent) {
        ColourHistory const& history = player.history;
        auto const last = history.end() - std::min<std::ptrdiff_t>(2, std::ssize(history));
        if (history.size() >= 2 && std::all_of(last, history.end(), [colour](Colour each) { return each == colour; }))
            m_found.push_back({What::ThirdColour, player.entry, opponent});
        if (std::abs(player.difference + (colour == Colour::White ? 1 : -1)) > 2)
            m_found.push_back({What::WideDifference, player.entry, opponent});
    }

    [[nodiscard]] bool isTurned(Board const& board) const {
        bool const whiteIsHigher = placeOf(board.white) < placeOf(board.black);
        Player const& higher = playerOf(whiteIsHigher ? board.white : board.black);
        Player const& lower = playerOf(whiteIsHigher ? board.black : board.white);
        Seat const above{&higher.history, higher.preference, higher.effectiveNumber};
        Seat const below{&lower.history, lower.preference, lower.effectiveNumber};
        Colour const due = decideColours(above, below, m_entries.initialColour).ofHigher;
        return due != (whiteIsHigher ? Colour::White : Colour::Black);
    }

    Entries const& m_entries;
    Field m_field;
    std::vector<int> m_places; ///< in the field, by place in Entries::players
    std::vector<BreachAt> m_found;
};

} // namespace

std::vector<BreachAt> breachesOf(Entries const& entries, Edition edition, Round const& round) {
    return Inspector{entries, edition}.inspect(round);
}

} // namespace flagfall::pairing::dutch
