// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/knockout/bracket.h"

#include "pairing/match_state.h"

#include <algorithm>
#include <unordered_map>

namespace flagfall::pairing::knockout {
namespace {

std::vector<Meeting> meetingsOf(std::vector<Place> const& places) {
    std::vector<Meeting> meetings;
    for (std::size_t i = 0; i + 1 < places.size(); i += 2) meetings.push_back({places[i], places[i + 1]});
    return meetings;
}

/// What a meeting has come to; both places are empty when both sides forfeited it, or had left.
struct Outcome {
    Place through;
    Place out;
    bool isOpen = false; ///< nobody has won yet
};

template <typename Record>
bool is(RoundRecord const& record) {
    return std::holds_alternative<Record>(record);
}

/// Goes through the rounds on file.
class Walk {
public:
    explicit Walk(Tournament const& tournament)
        : m_tournament(tournament), m_drawn(drawnColourOf(tournament).value_or(Colour::White)) {
        for (Participant const& participant : tournament.participants)
            m_places.emplace(participant.id, static_cast<int>(m_places.size()));
    }

    std::optional<Progress> progress() {
        int const players = static_cast<int>(m_tournament.participants.size());
        std::vector<Place> places;
        for (int const number : seeding(bracketSize(players)))
            places.push_back(number <= players ? Place{number - 1} : std::nullopt);
        m_progress.outIn.assign(m_tournament.participants.size(), 0);
        int const onFile = roundsOnFile(m_tournament);
        for (m_round = 1; m_round <= onFile; ++m_round) {
            places = playedOff(places);
            bool const isForeign = m_isForeign || (m_round < onFile && !m_progress.undecided.empty());
            if (isForeign) return std::nullopt;
        }
        if (m_progress.undecided.empty()) {
            m_progress.meetings = meetingsOf(places);
            if (places.size() == 2) m_progress.forThird = forThird();
        }
        showToCome(std::move(places));
        return std::move(m_progress);
    }

private:
    /// The round's meetings on file; whoever is through, in order.
    std::vector<Place> playedOff(std::vector<Place> const& places) {
        std::vector<Meeting> const meetings = meetingsOf(places);
        std::optional<Meeting> const third = meetings.size() == 1 ? forThird() : std::nullopt;
        m_paired = 0;
        m_lost.clear();
        std::vector<Place> through;
        for (Meeting const& meeting : meetings) {
            Outcome const outcome = outcomeOf(meeting);
            show(meeting, outcome, false);
            through.push_back(outcome.through);
            m_lost.push_back(outcome.out);
            for (Place const& place : {meeting.upper, meeting.lower})
                if (place && !outcome.isOpen && place != outcome.through) m_progress.outIn[index(*place)] = m_round;
        }
        if (third) {
            Outcome const outcome = outcomeOf(*third);
            m_progress.third = outcome.through;
            show(*third, outcome, true);
        }
        if (m_paired != pairedOnFile()) m_isForeign = true;
        return through;
    }

    Outcome outcomeOf(Meeting const& meeting) {
        auto const& [upper, lower] = meeting;
        if (upper && lower && haveMet(*upper, *lower)) return outcomeOfMatch(*upper, *lower);
        Outcome outcome;
        for (Place const& place : {upper, lower}) {
            if (!place || !hasBye(*place)) continue;
            if (outcome.through) m_isForeign = true; // not both
            outcome.through = place;
        }
        return outcome;
    }

    Outcome outcomeOfMatch(int upper, int lower) {
        m_paired += 2;
        auto const won = [&](int winner) {
            return winner == upper ? Outcome{upper, lower, false} : Outcome{lower, upper, false};
        };
        for (int const place : {upper, lower}) {
            RoundRecord const& record = recordOf(place);
            auto const* const match = std::get_if<Played>(&record);
            if (is<ForfeitWin>(record) || (match && match->score == Score::Win)) return won(place);
        }
        if (is<ForfeitLoss>(recordOf(upper)) && is<ForfeitLoss>(recordOf(lower))) return {};
        if (auto const winner = winnerByGames(upper, lower)) return won(m_places.at(*winner));
        m_progress.undecided.insert(m_progress.undecided.end(), {idOf(upper), idOf(lower)});
        return {std::nullopt, std::nullopt, true};
    }

    /// How the match stands by its games; none where they are not known.
    [[nodiscard]] std::optional<MatchState> stateByGames(int upper, int lower) const {
        int const higher = std::min(upper, lower);
        int const other = std::max(upper, lower);
        auto const* const ofHigher = std::get_if<Played>(&recordOf(higher));
        auto const* const ofLower = std::get_if<Played>(&recordOf(other));
        if (!ofHigher || !ofLower) return std::nullopt;
        return stateOf({idOf(higher), idOf(other), ofHigher->games, ofLower->games}, m_tournament.knockout,
                       m_tournament.gameScoring, m_drawn);
    }
    [[nodiscard]] std::optional<PlayerId> winnerByGames(int upper, int lower) const {
        auto const state = stateByGames(upper, lower);
        auto const* const won = state ? std::get_if<MatchWon>(&*state) : nullptr;
        return won ? std::optional{won->winner} : std::nullopt;
    }

    void show(Meeting const& meeting, Outcome const& outcome, bool forThird) {
        TreeMatch match{m_round, forThird};
        if (meeting.upper) match.upper = idOf(*meeting.upper);
        if (meeting.lower) match.lower = idOf(*meeting.lower);
        if (outcome.through) match.winner = idOf(*outcome.through);
        bool const met = meeting.upper && meeting.lower && haveMet(*meeting.upper, *meeting.lower);
        if (met)
            if (auto const* const played = std::get_if<Played>(&recordOf(*meeting.upper))) match.games = played->games;
        match.how = howDecided(meeting, outcome, met);
        m_progress.tree.push_back(std::move(match));
    }
    [[nodiscard]] TreeMatch::Decided howDecided(Meeting const& meeting, Outcome const& outcome, bool met) const {
        using enum TreeMatch::Decided;
        auto const state = met ? stateByGames(*meeting.upper, *meeting.lower) : std::nullopt;
        bool const isLevel = state && std::holds_alternative<EndedLevel>(*state);
        if (outcome.isOpen) return isLevel ? Level : NotYet;
        if (!outcome.through) return WithNobody;
        if (!met) return ByLeaving;
        auto const* const won = state ? std::get_if<MatchWon>(&*state) : nullptr;
        if (won && won->winner == idOf(*outcome.through)) return isByOdds(*meeting.upper, *won) ? ByOdds : ByGames;
        if (isLevel || !state) return isLevel ? ByArbiter : ByGames;
        Place const& other = meeting.upper == outcome.through ? meeting.lower : meeting.upper;
        return m_tournament.participants[index(*other)].withdrawn ? ByLeaving : AsPaired;
    }
    /// Whether an Armageddon game that nobody has won decided it.
    [[nodiscard]] bool isByOdds(int upper, MatchWon const& won) const {
        if (m_tournament.knockout.steps[index(won.step)].kind != GameKind::Armageddon) return false;
        auto const* const match = std::get_if<Played>(&recordOf(upper));
        return match && !match->games.empty() && match->games.back().points == m_tournament.gameScoring.draw;
    }

    /// What the tree has after the rounds on file, with those who are known to be there.
    void showToCome(std::vector<Place> places) {
        for (; places.size() > 1; ++m_round) {
            std::vector<Place> through;
            bool const isFinal = places.size() == 2;
            for (Meeting const& meeting : meetingsOf(places)) {
                bool const isFree = m_round == 1 && meeting.upper.has_value() != meeting.lower.has_value();
                Place const there = isFree ? (meeting.upper ? meeting.upper : meeting.lower) : std::nullopt;
                show(meeting, {there, std::nullopt, !isFree}, false);
                through.push_back(there);
            }
            bool const hasThird = m_tournament.knockout.hasThirdPlaceMatch && m_progress.outIn.size() > 2;
            if (isFinal && hasThird)
                show(m_progress.forThird.value_or(Meeting{}), {std::nullopt, std::nullopt, true}, true);
            places = std::move(through);
        }
    }

    /// Those who lost the two matches before the final.
    [[nodiscard]] std::optional<Meeting> forThird() const {
        bool const isHeld = m_tournament.knockout.hasThirdPlaceMatch && m_lost.size() == 2;
        if (!isHeld || !m_lost.front() || !m_lost.back()) return std::nullopt;
        return Meeting{m_lost.front(), m_lost.back()};
    }

    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] PlayerId idOf(int place) const { return m_tournament.participants[index(place)].id; }
    [[nodiscard]] RoundRecord const& recordOf(int place) const {
        static RoundRecord const absent;
        auto const& rounds = m_tournament.participants[index(place)].rounds;
        return index(m_round) <= rounds.size() ? rounds[index(m_round) - 1] : absent;
    }
    [[nodiscard]] bool haveMet(int a, int b) const {
        auto const ofA = scheduledGame(recordOf(a));
        auto const ofB = scheduledGame(recordOf(b));
        return ofA && ofB && ofA->opponent == idOf(b) && ofB->opponent == idOf(a);
    }
    [[nodiscard]] bool hasBye(int place) const {
        return is<AllocatedBye>(recordOf(place)) || is<FullPointBye>(recordOf(place));
    }
    [[nodiscard]] int pairedOnFile() const {
        int count = 0;
        for (int place = 0; place < static_cast<int>(m_tournament.participants.size()); ++place)
            count += scheduledGame(recordOf(place)) ? 1 : 0;
        return count;
    }

    Tournament const& m_tournament;
    Colour m_drawn;
    std::unordered_map<PlayerId, int> m_places;
    int m_round = 1;
    int m_paired = 0;          ///< in the round, by the tree
    std::vector<Place> m_lost; ///< in the round before
    bool m_isForeign = false;
    Progress m_progress;
};

} // namespace

int bracketSize(int players) {
    int size = 1;
    while (size < players) size *= 2;
    return size;
}

int roundsFor(int players) {
    int rounds = 0;
    for (int size = bracketSize(players); size > 1; size /= 2) ++rounds;
    return rounds;
}

std::vector<int> seeding(int size) {
    std::vector<int> numbers{1};
    for (int places = 2; places <= size; places *= 2) {
        std::vector<int> wider;
        for (int const number : numbers) wider.insert(wider.end(), {number, places + 1 - number});
        numbers = std::move(wider);
    }
    return numbers;
}

std::optional<Progress> progressOf(Tournament const& tournament) { return Walk{tournament}.progress(); }

std::optional<Colour> drawnColourOf(Tournament const& tournament) {
    if (tournament.initialColour) return tournament.initialColour;
    for (Participant const& participant : tournament.participants) {
        if (participant.rounds.empty()) continue;
        if (auto const game = scheduledGame(participant.rounds.front()))
            return game->colour; // nobody above is in a match
    }
    return std::nullopt;
}

std::vector<int> placesOf(Progress const& progress) {
    int const rounds = roundsFor(static_cast<int>(progress.outIn.size()));
    std::vector<int> places;
    for (std::size_t i = 0; i < progress.outIn.size(); ++i) {
        int const out = progress.outIn[i];
        int const shared = out == 0 ? 1 : (1 << (rounds - out)) + 1;
        bool const isFourth = shared == 3 && progress.third && *progress.third != static_cast<int>(i);
        places.push_back(isFourth ? 4 : shared);
    }
    return places;
}

} // namespace flagfall::pairing::knockout
