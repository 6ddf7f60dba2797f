// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/acceleration.h"
#include "pairing/dutch/definitions/edition.h"
#include "pairing/dutch/procedure/round.h"
#include "pairing/system.h"

namespace flagfall::pairing::dutch {

/// The FIDE (Dutch) system in one of its editions, with Baku acceleration or without.
class DutchSystem final : public PairingSystem, private Explainer {
public:
    DutchSystem(std::string_view code, Edition edition, Acceleration acceleration)
        : m_code(code), m_edition(edition), m_acceleration(acceleration) {}

    [[nodiscard]] std::string_view code() const override { return m_code; }
    [[nodiscard]] SystemRules const& rules() const override;
    /// `FIDE_DUTCH` is the edition in force, 2025 another name of 2026.
    [[nodiscard]] bool answersTo(std::string_view code) const override;
    [[nodiscard]] int rounds(int players) const override;
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const& tournament) const override;
    [[nodiscard]] std::vector<Breach> breaches(Tournament const& tournament,
                                               RoundPairing const& pairing) const override;
    [[nodiscard]] std::vector<AcceleratedGroup> accelerated(Tournament const& tournament) const override;

    [[nodiscard]] Explainer const* explainer() const override { return this; }

    [[nodiscard]] Edition edition() const { return m_edition; }
    [[nodiscard]] Acceleration acceleration() const { return m_acceleration; }

private:
    [[nodiscard]] Expected<RoundStory, PairingProblem> story(Tournament const& tournament) const override;
    [[nodiscard]] Expected<Comparison, PairingProblem> compare(Tournament const& tournament,
                                                               Round const& proposal) const override;
    [[nodiscard]] Expected<Round, Unfulfillable> bestWith(Tournament const& tournament,
                                                          Wish const& wish) const override;
    [[nodiscard]] std::vector<PairedHistory> histories(Tournament const& tournament) const override;

    std::string_view m_code;
    Edition m_edition;
    Acceleration m_acceleration;
};

/// The system with this type code, or null. `FIDE_DUTCH` is the edition in force, 2025 another name of 2026.
[[nodiscard]] DutchSystem const* dutchSystemByCode(std::string_view code);

/// Both editions, each with Baku acceleration and without, in the order to offer them.
[[nodiscard]] std::vector<PairingSystem const*> systems();

/// The code of the edition in force on a day; of today's where there is none.
[[nodiscard]] std::string_view codeInForce(std::optional<Date> const& day, bool isAccelerated);

} // namespace flagfall::pairing::dutch
