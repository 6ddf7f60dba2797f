// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "pairing/explanation.h"

#include <QString>
#include <QStringList>

namespace flagfall::view {

/// `C12: players who do not get their colour preference`, by its number in the regulation.
[[nodiscard]] QString criterionText(pairing::Criterion criterion);

/// Says with names what the explanation of a round says by places. Keeps references; for one sentence after another.
class ExplanationText {
public:
    ExplanationText(session::EventState const& state, pairing::Tournament const& tournament,
                    pairing::RoundStory const& story)
        : m_state(state), m_tournament(tournament), m_story(story) {}

    /// What another pairing has against it; the colours of its boards last.
    [[nodiscard]] QStringList linesOf(pairing::Comparison const& comparison) const;
    /// Why no legal round has such a pair.
    [[nodiscard]] QStringList linesOf(pairing::Unfulfillable const& reason) const;
    /// Who gets the bye, and why nobody else.
    [[nodiscard]] QStringList linesOfBye() const;

    [[nodiscard]] QString name(int place) const;
    [[nodiscard]] QString names(std::vector<int> const& places) const;

private:
    struct Verdict;
    [[nodiscard]] QString obstacleText(pairing::Obstacle const& obstacle) const;
    [[nodiscard]] QString measureText(pairing::Measure const& measure) const;
    [[nodiscard]] QString whereText(std::optional<int> bracket) const;
    [[nodiscard]] QString orderText(pairing::LaterProposal const& later) const;

    session::EventState const& m_state;
    pairing::Tournament const& m_tournament;
    pairing::RoundStory const& m_story;
};

} // namespace flagfall::view
