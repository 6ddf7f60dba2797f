// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report_file.h"

#include "app/cli/outcome.h"
#include "app/cli/remark_text.h"
#include "pairing/tiebreaks/tie_break.h"

namespace flagfall::cli {
namespace {

using pairing::trf::Remark;

/// Of what has been ignored: the records and fields a good file does not have.
bool isNonsense(Remark const& remark) {
    using What = Remark::What;
    // A bye the player's record contradicts stands in a field; a record without a use here does not.
    if (remark.what == What::AnnouncedBye) return !remark.field.empty();
    if (remark.what == What::UnknownTieBreak) return !pairing::tieBreakByCode(remark.found);
    return remark.what == What::Contradiction || remark.what == What::MatchPoints || remark.what == What::SamePlayer ||
           remark.what == What::UnreadableField || remark.what == What::UnreadableDate ||
           remark.what == What::UnknownRecord || remark.what == What::FutureRound;
}

} // namespace

void complainOfRemarks(std::filesystem::path const& file, std::vector<Remark> const& remarks,
                       TieBreakRemarks tieBreaks) {
    for (Remark const& remark : remarks) {
        bool const isTieBreak = remark.what == Remark::What::UnknownTieBreak;
        if (isTieBreak && tieBreaks == TieBreakRemarks::Untold) continue;
        bool const isTold = remark.what == Remark::What::ScoringOrder || remark.kind == Remark::Kind::Repaired ||
                            (remark.kind == Remark::Kind::Ignored && isNonsense(remark));
        if (isTold) complain(file, remarkText(remark));
    }
}

void complainOfWrong(std::filesystem::path const& file, std::vector<Remark> const& remarks) {
    for (Remark const& remark : remarks)
        if (remark.kind == Remark::Kind::Wrong) complain(file, remarkText(remark));
}

} // namespace flagfall::cli
