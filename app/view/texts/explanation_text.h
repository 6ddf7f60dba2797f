// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event_state.h"
#include "pairing/dutch/explain.h"

#include <QString>
#include <QStringList>

namespace flagfall::view {

/// `12.5`: points in tenths, as people of the chosen language write them; halves as `1½`.
[[nodiscard]] QString tenthsText(pairing::dutch::Points points);

/// `C12: players who do not get their colour preference`, by its number in the edition.
[[nodiscard]] QString criterionText(pairing::dutch::Edition edition, int criterion);

/// Says with names what the explanation of a round says by places. Keeps references; for one sentence after another.
class ExplanationText {
public:
    ExplanationText(session::EventState const& state, pairing::Tournament const& tournament,
                    pairing::dutch::RoundStory const& story)
        : m_state(state), m_tournament(tournament), m_story(story) {}

    /// What another pairing has against it; the colours of its boards last.
    [[nodiscard]] QStringList linesOf(pairing::dutch::Comparison const& comparison) const;
    /// Why no legal round has such a pair.
    [[nodiscard]] QStringList linesOf(pairing::dutch::Unfulfillable const& reason) const;
    /// Who gets the bye, and why nobody else.
    [[nodiscard]] QStringList linesOfBye() const;

    [[nodiscard]] QString name(int place) const;
    [[nodiscard]] QString names(std::vector<int> const& places) const;

private:
    struct Verdict;
    [[nodiscard]] QString obstacleText(pairing::dutch::Obstacle const& obstacle) const;
    [[nodiscard]] QString measureText(pairing::dutch::Measure const& measure) const;
    [[nodiscard]] QString whereText(std::optional<int> bracket) const;
    [[nodiscard]] QString orderText(pairing::dutch::OrderRule rule) const;

    session::EventState const& m_state;
    pairing::Tournament const& m_tournament;
    pairing::dutch::RoundStory const& m_story;
};

} // namespace flagfall::view
