// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/attachments.h"
#include "app/session/event/history.h"
#include "app/session/event/ruling_on_record.h"

#include <optional>
#include <string>
#include <vector>

namespace flagfall::session {

/// A ruling of the event with the command that carried it out: one by questions and answers, or one by a key, which
/// stands in a correction, a result or a claim alone.
struct RecordedRuling {
    Seq seq{}; ///< of the act that says best what was ruled
    WallTime wall{};
    clock::Instant at{};
    Origin origin{};
    RoundNumber round{};
    BoardNumber board{};
    ByColour<PlayerId> players{};    ///< as they sat when it was made
    std::optional<Colour> against{}; ///< whose offence it was; none: nobody's, or that of both
    std::string article{};           ///< empty: the arbiter's own decision, or none was given
    std::vector<Seq> acts{};         ///< what the command did at this board or to players, oldest first
    std::vector<Seq> later{};        ///< acts that took it back or did it again, oldest first
    std::optional<Seq> withdrawn{};  ///< the RulingWithdrawn
    bool takenBack = false;          ///< it was undone or withdrawn
};

/// Every ruling, oldest first. A command that rules with several acts is one ruling; one that rules on several boards
/// is one on each. Besides RulingMade these are rulings: a correction with an offender or on the ground of an offence,
/// a ruling on a claim, a score above a win, a result that rests on an article and not on an agreement, and leave not
/// to record. The price is one look at each act of the event.
[[nodiscard]] std::vector<RecordedRuling> rulingsOnRecord(History const& history);

/// Which of them is at `seq`; null where there is none.
[[nodiscard]] RecordedRuling const* rulingAt(std::vector<RecordedRuling> const& rulings, Seq seq);

[[nodiscard]] RecordedAct const& actAt(History const& history, Seq seq);

/// What it says in questions, answers and effects; null for one by a key.
[[nodiscard]] RulingOnRecord const* wordsOf(History const& history, RecordedRuling const& ruling);

/// Who withdrew it, when and why; null where nobody did.
[[nodiscard]] RecordedAct const* withdrawalOf(History const& history, RecordedRuling const& ruling);

/// The files attached to it, oldest first.
[[nodiscard]] std::vector<Attachment> attachmentsOf(History const& history, RecordedRuling const& ruling);

/// What its scenario is called (scenarioOf): `R2.14 entry 371`.
[[nodiscard]] std::string scenarioName(RecordedRuling const& ruling);

} // namespace flagfall::session
