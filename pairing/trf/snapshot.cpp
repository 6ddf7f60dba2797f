// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/checks.h"
#include "pairing/trf/points.h"

#include <algorithm>

namespace flagfall::pairing::trf {
namespace {

PlayerId idOf(PairingNumber number) { return PlayerId{number.value()}; }

Score scoreOf(Result result, Colour colour) {
    Points const score = points(result)[colour];
    return score == onePoint ? Score::Win : score == halfPoint ? Score::Draw : Score::Loss;
}

class SnapshotMaker {
public:
    SnapshotMaker(Draft const& draft, ImportedTournament const& file) : m_draft(draft), m_file(file) {}

    Tournament make() {
        m_tournament.kind = m_file.isRoundRobin ? SystemKind::RoundRobin : SystemKind::Swiss;
        m_tournament.roundsPlanned = m_file.rounds;
        m_tournament.initialColour = m_draft.initialColour;
        m_tournament.scoring = m_draft.points.scoring();
        for (ImportedPlayer const& player : m_file.players) addParticipant(player);
        for (ImportedRound const& round : m_file.played) addRound(round);
        addAcceleration();
        return std::move(m_tournament);
    }

private:
    void addParticipant(ImportedPlayer const& player) {
        Participant participant;
        participant.id = idOf(player.number);
        participant.number = player.number;
        participant.rating = player.rating;
        participant.laterRatings = player.laterRatings;
        participant.rests = restsNext(player.number.value());
        participant.rounds.resize(m_file.played.size());
        m_tournament.participants.push_back(std::move(participant));
    }

    /// By an entry in the round after the last one with a result, or by an announced bye.
    [[nodiscard]] bool restsNext(int number) const {
        int const next = roundsWithResults(m_file) + 1;
        auto const isHim = [number](NumberAt const& each) { return each.value == number; };
        auto const isHis = [&](ByeRequest const& bye) {
            return bye.round == next && std::find(bye.players.begin(), bye.players.end(), number) != bye.players.end();
        };
        return cellOf(number, next).hasResult() || std::any_of(m_draft.absent.begin(), m_draft.absent.end(), isHim) ||
               std::any_of(m_draft.byes.begin(), m_draft.byes.end(), isHis);
    }

    /// The records stand in the order of their numbers, without gaps.
    [[nodiscard]] Cell cellOf(int number, int round) const {
        return m_draft.records[static_cast<std::size_t>(number) - 1].cell(round);
    }

    void addRound(ImportedRound const& round) {
        m_round = round.round.value();
        for (ImportedGame const& game : round.games) {
            enter(game.white, recordOf(game, Colour::White));
            enter(game.black, recordOf(game, Colour::Black));
        }
        for (ImportedBye const& bye : round.byes) enter(bye.player, recordOf(bye));
    }

    void enter(PairingNumber number, RoundRecord record) {
        auto const place = static_cast<std::size_t>(number.value()) - 1;
        m_tournament.participants[place].rounds[static_cast<std::size_t>(m_round) - 1] = std::move(record);
    }

    [[nodiscard]] Points pointsIn(PairingNumber number) const {
        return pointsOf(m_draft, number.value(), m_round, cellOf(number.value(), m_round));
    }

    [[nodiscard]] RoundRecord recordOf(ImportedGame const& game, Colour colour) const {
        bool const isWhite = colour == Colour::White;
        PlayerId const opponent = idOf(isWhite ? game.black : game.white);
        if (!game.result) return Pending{opponent, colour};
        Points const points = pointsIn(isWhite ? game.white : game.black);
        Score const score = scoreOf(*game.result, colour);
        Manner const how = manner(*game.result);
        if (how != Manner::Forfeit) return Played{opponent, colour, score, points, how == Manner::OverTheBoard};
        if (score == Score::Win) return ForfeitWin{opponent, colour, points};
        return ForfeitLoss{opponent, colour, points};
    }

    [[nodiscard]] RoundRecord recordOf(ImportedBye const& bye) const {
        Points const points = pointsIn(bye.player);
        switch (bye.kind) {
        case ByeKind::Allocated: return AllocatedBye{points};
        case ByeKind::HalfPoint: return HalfPointBye{points};
        case ByeKind::FullPoint: return FullPointBye{points};
        case ByeKind::ZeroPoint: break;
        }
        return ZeroPointBye{points};
    }

    void addAcceleration() {
        for (auto const& [record, place, code] : m_draft.accelerations) {
            int const lastPlayer = std::min(record.lastPlayer, static_cast<int>(m_tournament.participants.size()));
            int const lastRound = std::min(record.lastRound, m_file.rounds);
            for (int player = std::max(1, record.firstPlayer); player <= lastPlayer; ++player)
                for (int round = std::max(1, record.firstRound); round <= lastRound; ++round)
                    accelerate(player, round, record.gamePoints.value_or(noPoint));
        }
    }

    void accelerate(int player, int round, Points points) {
        auto& all = m_tournament.participants[static_cast<std::size_t>(player) - 1].virtualPoints;
        if (std::ssize(all) < round) all.resize(static_cast<std::size_t>(round));
        all[static_cast<std::size_t>(round) - 1] += points;
    }

    Draft const& m_draft;
    ImportedTournament const& m_file;
    Tournament m_tournament;
    int m_round = 0;
};

} // namespace

Tournament snapshotOf(Draft const& draft, ImportedTournament const& file) { return SnapshotMaker{draft, file}.make(); }

} // namespace flagfall::pairing::trf
