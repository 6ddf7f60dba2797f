// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/rulings.h"
#include "arbiter/rulings/offence_register.h"

#include <optional>
#include <span>
#include <vector>

/// The register of offences: what the rulings on record say against a player. It is the arbiter's alone and goes into
/// no other list or file. Pure.
namespace flagfall::session {

enum class OffenceKind {
    IllegalMove, ///< completed, and counted in its game
    Lateness,    ///< the game was lost by the default time
    Device,      ///< an electronic device that was not permitted
    Conduct,     ///< `conduct` says which
    Other,       ///< a penalty for something that has no name of its own
};

/// What a ruling finds against one of the two players.
struct RuledOffence {
    OffenceKind kind = OffenceKind::Other;
    Colour by = Colour::White;
    std::optional<Misconduct> conduct{}; ///< with OffenceKind::Conduct only
    int number = 0;                      ///< of an illegal move: which one of this game, from 1; 0: not known
    std::vector<Penalty> penalties{};    ///< in the order of the list (12.9)
    std::string fine{};                  ///< its amount, where that was said
    friend bool operator==(RuledOffence const&, RuledOffence const&) = default;
};
/// White's before Black's. Time or points that only put something right are no penalty.
[[nodiscard]] std::vector<RuledOffence> offencesIn(DecidedRuling const& ruling);

/// One offence in the register.
struct RecordedOffence {
    PlayerId player{};
    Seq ruling{}; ///< RecordedRuling::seq
    WallTime wall{};
    RoundNumber round{};
    BoardNumber board{};
    std::string article{};
    RuledOffence offence{};
};
/// The offences of all players, oldest first, without those of rulings that were taken back. What is ruled later on
/// an illegal move that is counted already, the loss of the game, is added to it.
[[nodiscard]] std::vector<RecordedOffence> offencesOnRecord(History const& history);
[[nodiscard]] std::vector<RecordedOffence> offencesOf(History const& history, PlayerId player);

/// What the procedures look at: offences that have a name. The others count for nothing that is asked later.
[[nodiscard]] rulings::OffenceRegister registerOf(std::span<RecordedOffence const> offences);
/// How often the player has done this, or something of its kind, by the rulings on record.
[[nodiscard]] int timesBefore(History const& history, PlayerId player, Misconduct offence);

} // namespace flagfall::session
