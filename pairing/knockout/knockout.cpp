// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/knockout/knockout.h"

#include "pairing/knockout/bracket.h"
#include "pairing/knockout/games.h"

#include <algorithm>
#include <set>

namespace flagfall::pairing::knockout {
namespace {

PairingProblem about(PairingRefusal why, std::vector<PlayerId> players) {
    PairingProblem problem = why;
    problem.stranded = std::move(players);
    return problem;
}

std::vector<PlayerId> endedLevel(Progress const& progress) {
    std::vector<PlayerId> players;
    for (TreeMatch const& match : progress.tree)
        if (match.how == TreeMatch::Decided::Level) players.insert(players.end(), {*match.upper, *match.lower});
    return players;
}

/// Seats who meets.
class Seating {
public:
    Seating(Tournament const& tournament, Colour drawn)
        : m_tournament(tournament), m_drawn(drawn), m_pairing{RoundNumber{roundsOnFile(tournament) + 1}, {}, {}} {}

    /// The next game of a match that is not decided: the colours of the one before, turned.
    void seatAgain(TreeMatch const& match) {
        bool const upperIsWhite = match.games.back().colour == Colour::Black;
        put(upperIsWhite ? *match.upper : *match.lower, upperIsWhite ? *match.lower : *match.upper);
    }

    void seat(Meeting const& meeting) {
        auto const [upper, lower] = meeting;
        bool const upperIs = isThere(upper);
        bool const lowerIs = isThere(lower);
        if (upperIs && lowerIs)
            pair(std::min(*upper, *lower), std::max(*upper, *lower));
        else if (upperIs || lowerIs)
            m_pairing.byes.push_back(idOf(upperIs ? *upper : *lower));
    }
    [[nodiscard]] RoundPairing pairing() && { return std::move(m_pairing); }

private:
    [[nodiscard]] Participant const& at(int place) const {
        return m_tournament.participants[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] PlayerId idOf(int place) const { return at(place).id; }
    [[nodiscard]] bool isThere(Place const& place) const { return place && !at(*place).withdrawn; }
    void pair(int higher, int lower) {
        bool const isWhite = m_drawn == Colour::White;
        put(idOf(isWhite ? higher : lower), idOf(isWhite ? lower : higher));
    }
    void put(PlayerId white, PlayerId black) {
        m_pairing.pairs.push_back({BoardNumber{static_cast<int>(m_pairing.pairs.size()) + 1}, white, black});
    }

    Tournament const& m_tournament;
    Colour m_drawn;
    RoundPairing m_pairing;
};

class Knockout final : public PairingSystem {
public:
    [[nodiscard]] std::string_view code() const override { return "CUSTOM_KNOCKOUT"; }
    [[nodiscard]] SystemRules const& rules() const override {
        static SystemRules const rules{.way = PairingWay::Knockout,
                                       .isEndorsed = false,
                                       .words = "Individual: Knock-Out",
                                       .roundCount = RoundCount::OfTheTable,
                                       .drawsNumbers = true,
                                       .takesLateEntries = false,
                                       .grantsByes = false,
                                       .heedsProhibitions = false,
                                       .allowsManualPairing = false,
                                       .playsMatches = true};
        return rules;
    }
    [[nodiscard]] int rounds(int players) const override { return players < 2 ? 0 : roundsFor(players); }
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const& tournament) const override {
        int const most = rounds(static_cast<int>(tournament.participants.size()));
        if (most == 0) return refused(PairingRefusal::TooFewPlayers);
        if (!areNumbersInOrder(tournament)) return refused(PairingRefusal::NumbersNotInOrder);
        if (tournament.roundsPlanned > most) return refused(PairingRefusal::TooManyRounds);
        auto const drawn = drawnColourOf(tournament);
        if (!drawn) return refused(PairingRefusal::InitialColourUnknown);
        Matches const matches = matchesOf(tournament);
        auto const progress = progressOf(matches.tournament);
        if (!progress) return refused(PairingRefusal::EarlierRoundDiffers);
        if (!matches.open.empty()) return refused(about(PairingRefusal::GamesOpen, matches.open));
        if (!progress->undecided.empty()) return nextGames(tournament, *progress, *drawn);
        if (roundsOnFile(matches.tournament) >= plannedOf(tournament)) return refused(PairingRefusal::AllRoundsPaired);
        RoundPairing pairing = nextMatches(tournament, *progress, *drawn);
        if (pairing.pairs.empty()) return refused(PairingRefusal::AllRoundsPaired); // one is left, or nobody
        return pairing;
    }
    [[nodiscard]] std::vector<SystemRank> ranking(Tournament const& tournament) const override {
        auto const progress = progressOf(matchesOf(tournament).tournament);
        if (!progress) return {};
        std::vector<int> const places = placesOf(*progress);
        std::vector<SystemRank> ranks;
        for (std::size_t i = 0; i < places.size(); ++i) ranks.push_back({tournament.participants[i].id, places[i]});
        std::stable_sort(ranks.begin(), ranks.end(), [](auto const& a, auto const& b) { return a.place < b.place; });
        return ranks;
    }
    [[nodiscard]] std::vector<GameOfMatches> games(Tournament const& tournament) const override {
        Matches matches = matchesOf(tournament);
        auto const next = pairNext(tournament);
        if (!next) return std::move(matches.games);
        int const round = roundsOnFile(matches.tournament);
        bool const goesOn = round > 0 && !progressOf(matches.tournament)->undecided.empty();
        int const game = goesOn ? matches.games.back().game + 1 : 1;
        matches.games.push_back(placeOf(tournament.knockout, goesOn ? round : round + 1, game));
        return std::move(matches.games);
    }
    [[nodiscard]] std::vector<TreeMatch> tree(Tournament const& tournament) const override {
        auto progress = progressOf(matchesOf(tournament).tournament);
        return progress ? std::move(progress->tree) : std::vector<TreeMatch>{};
    }
    [[nodiscard]] std::vector<PlayerId> outOfNextRound(Tournament const& tournament) const override {
        auto const progress = progressOf(matchesOf(tournament).tournament);
        if (!progress) return {};
        std::set<PlayerId> playing(progress->undecided.begin(), progress->undecided.end());
        auto const add = [&](Meeting const& meeting) {
            for (Place const& place : {meeting.upper, meeting.lower})
                if (place) playing.insert(tournament.participants[static_cast<std::size_t>(*place)].id);
        };
        std::for_each(progress->meetings.begin(), progress->meetings.end(), add);
        if (progress->forThird) add(*progress->forThird);
        std::vector<PlayerId> out;
        for (Participant const& each : tournament.participants)
            if (!playing.contains(each.id)) out.push_back(each.id);
        return out;
    }
    [[nodiscard]] int roundsAtLeast(Tournament const& tournament) const override {
        int const onFile = roundsOnFile(tournament);
        Matches const matches = matchesOf(tournament);
        auto const progress = progressOf(matches.tournament);
        if (!progress) return onFile;
        bool const isOpen = !progress->undecided.empty();
        bool const isOver = !isOpen && nextMatches(tournament, *progress, Colour::White).pairs.empty();
        int const matchesToCome = isOver ? 0 : plannedOf(tournament) - roundsOnFile(matches.tournament);
        return onFile + (isOpen && matches.open.empty() ? 1 : 0) +
               std::max(0, matchesToCome) * fewestGames(tournament.knockout);
    }
    /// The tree leaves nothing to choose.
    [[nodiscard]] std::vector<Breach> breaches(Tournament const&, RoundPairing const&) const override { return {}; }

private:
    /// Rounds of the tree.
    [[nodiscard]] int plannedOf(Tournament const& tournament) const {
        if (tournament.roundsPlanned > 0) return tournament.roundsPlanned;
        return rounds(static_cast<int>(tournament.participants.size()));
    }

    static Expected<RoundPairing, PairingProblem> nextGames(Tournament const& tournament, Progress const& progress,
                                                            Colour drawn) {
        if (auto level = endedLevel(progress); !level.empty())
            return refused(about(PairingRefusal::MatchUndecided, std::move(level)));
        Seating seating{tournament, drawn};
        for (TreeMatch const& match : progress.tree)
            if (match.how == TreeMatch::Decided::NotYet && !match.games.empty()) seating.seatAgain(match);
        return std::move(seating).pairing();
    }

    static RoundPairing nextMatches(Tournament const& tournament, Progress const& progress, Colour drawn) {
        Seating seating{tournament, drawn};
        for (Meeting const& meeting : progress.meetings) seating.seat(meeting);
        if (progress.forThird) seating.seat(*progress.forThird);
        return std::move(seating).pairing();
    }
};

} // namespace

std::vector<PairingSystem const*> systems() {
    static Knockout const knockout;
    return {&knockout};
}

} // namespace flagfall::pairing::knockout
