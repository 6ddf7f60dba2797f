// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/acceleration.h"
#include "pairing/dutch/edition.h"
#include "pairing/dutch/round.h"
#include "pairing/system.h"

namespace flagfall::pairing::dutch {

/// The FIDE (Dutch) system in one of its editions, with Baku acceleration or without.
class DutchSystem final : public PairingSystem {
public:
    DutchSystem(std::string_view code, Edition edition, Acceleration acceleration)
        : m_code(code), m_edition(edition), m_acceleration(acceleration) {}

    [[nodiscard]] std::string_view code() const override { return m_code; }
    [[nodiscard]] SystemKind kind() const override { return SystemKind::Swiss; }
    [[nodiscard]] int rounds(int players) const override;
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const& tournament) const override;
    [[nodiscard]] std::vector<Breach> breaches(Tournament const& tournament,
                                               RoundPairing const& pairing) const override;

    [[nodiscard]] Edition edition() const { return m_edition; }
    [[nodiscard]] Acceleration acceleration() const { return m_acceleration; }

private:
    std::string_view m_code;
    Edition m_edition;
    Acceleration m_acceleration;
};

/// The system with this type code, or null. `FIDE_DUTCH` is the edition in force, 2025 another name of 2026.
[[nodiscard]] DutchSystem const* dutchSystemByCode(std::string_view code);

/// Type codes in the order to offer them, aliases left out.
[[nodiscard]] std::vector<std::string_view> dutchSystemCodes();

/// A pairing by ids as the engine has it, by places in Entries::players, and the other way round.
[[nodiscard]] Round roundOf(Tournament const& tournament, RoundPairing const& pairing);
[[nodiscard]] RoundPairing pairingOf(Tournament const& tournament, Round const& round);

} // namespace flagfall::pairing::dutch
