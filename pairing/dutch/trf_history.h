// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"
#include "pairing/dutch/edition.h"
#include "pairing/dutch/entry.h"
#include "pairing/dutch/round.h"
#include "pairing/trf/trf.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A tournament report file as the Dutch system sees it: scoring (162), acceleration (250, XXA), prohibited pairs
/// (260, XXP), announced byes (240, XXZ) and every round that is on file.
namespace flagfall::pairing::dutch {

class TrfHistory {
public:
    /// Reads a file; what is wrong with it, when it does not hang together.
    [[nodiscard]] static Expected<TrfHistory, std::vector<trf::Remark>> read(std::string_view bytes);

    TrfHistory(TrfHistory&&) noexcept;
    TrfHistory& operator=(TrfHistory&&) noexcept;
    ~TrfHistory();

    [[nodiscard]] int players() const;
    /// Rounds with a result on file.
    [[nodiscard]] int roundsPlayed() const;
    [[nodiscard]] std::optional<int> roundsPlanned() const;
    /// 152; what the first game of round 1 tells, failing that.
    [[nodiscard]] std::optional<Colour> initialColour() const;
    /// The edition the file names (192, 092); nothing when it names none or another system.
    [[nodiscard]] std::optional<Edition> edition() const;
    /// 192 as written; empty when there is none.
    [[nodiscard]] std::string const& systemCode() const;
    [[nodiscard]] int systemLine() const; ///< from 1
    /// What has been assumed, repaired and ignored.
    [[nodiscard]] std::vector<trf::Remark> const& remarks() const;

    /// Everything up to the pairing of a round (from 1), as it is on file: who is not paired in it takes no part.
    [[nodiscard]] Entries beforeRecorded(int round) const;
    /// Everything up to the round after the last one played: who has an announced bye takes no part.
    [[nodiscard]] Entries beforeNext() const;
    /// The pairing of a round as it is on file; boards in the order of the rules.
    [[nodiscard]] Round recorded(int round) const;

private:
    struct Contents;
    explicit TrfHistory(std::unique_ptr<Contents> contents);
    [[nodiscard]] Entries before(int round) const;

    std::unique_ptr<Contents> m_contents;
};

} // namespace flagfall::pairing::dutch
