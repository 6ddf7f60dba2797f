// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QString>

#include <map>

namespace flagfall::view {

/// Names where there is little room, so that nobody is taken for somebody else of the same family name.
class BriefNames {
public:
    explicit BriefNames(std::map<PlayerId, QString> names);
    explicit BriefNames(session::EventState const& state);

    /// `Vega, L.`; as much of the given name as nobody else of the family name has: `Vega, Lu.`.
    [[nodiscard]] QString brief(PlayerId player) const;
    /// The family name alone where nobody else has it, and otherwise the same as brief().
    [[nodiscard]] QString briefest(PlayerId player) const;

private:
    std::map<PlayerId, QString> m_names;
    std::map<PlayerId, qsizetype> m_letters; ///< of the given name, of who shares the family name
};

} // namespace flagfall::view
