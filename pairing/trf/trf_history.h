// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"
#include "pairing/system.h"
#include "pairing/trf/trf.h"

#include <optional>
#include <string_view>
#include <vector>

/// A tournament report file as a pairing system sees it: scoring (162), acceleration (250, XXA), prohibited pairs
/// (260, XXP), announced byes (240, XXZ) and every round that is on file. Ids are the numbers of the file, and in an
/// event of teams those of its teams.
namespace flagfall::pairing::trf {

/// What games count that were adjourned (### Adjournment), to the pairing of a round after the next one. To that of the
/// next round they are drawn; when they were resumed is not on file.
enum class AdjournedGames { Drawn, Over };

class TrfHistory {
public:
    /// Reads a file; what is wrong with it, when it does not hang together.
    [[nodiscard]] static Expected<TrfHistory, std::vector<Remark>> read(std::string_view bytes);

    /// Of teams, where the file is one of teams: their matches are its rounds.
    [[nodiscard]] int competitors() const;
    /// Rounds with a result on file.
    [[nodiscard]] int roundsPlayed() const;
    [[nodiscard]] std::optional<int> roundsPlanned() const;
    /// 152; what the first game of round 1 tells, failing that.
    [[nodiscard]] std::optional<Colour> initialColour() const;
    /// The system the file means (see systemOf): CUSTOM_SWISS where it names none; null when the program does not know
    /// it.
    [[nodiscard]] PairingSystem const* system() const;
    [[nodiscard]] ImportedTournament const& file() const { return m_file; }
    [[nodiscard]] bool hasAdjournedGames() const;
    /// What has been assumed, repaired and ignored.
    [[nodiscard]] std::vector<Remark> const& remarks() const;

    /// Everything up to the pairing of a round (from 1), as it is on file: who is not paired in it rests.
    [[nodiscard]] Tournament beforeRecorded(int round, AdjournedGames adjourned = AdjournedGames::Drawn) const;
    /// Everything up to the round after the last one played: who has an announced bye rests.
    [[nodiscard]] Tournament beforeNext() const;
    /// The pairing of a round as it is on file; boards in the order of the rules.
    [[nodiscard]] Round recorded(int round) const;

private:
    explicit TrfHistory(ImportedTournament file) : m_file(std::move(file)) {}
    [[nodiscard]] Tournament const& tournament() const;
    [[nodiscard]] Tournament before(int round) const;
    /// Who is not paired in a round on file rests in it.
    void restAsRecorded(Tournament& tournament, int round) const;
    /// Also the half-point bye it is in the second game of a match.
    [[nodiscard]] bool isByeOfPairing(int place, int round) const;
    /// Of a competitor by place, in a round on file.
    [[nodiscard]] RoundRecord const& recordOf(int place, int round) const;

    ImportedTournament m_file;
};

} // namespace flagfall::pairing::trf
