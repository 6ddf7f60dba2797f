// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/claim_on_record.h"

namespace flagfall::session {

record::ClaimExamination examined(record::GameRecord const& record, DrawClaimed const& claim,
                                  std::optional<board::Move> announced, DrawnGameLaw const& law) {
    record::DrawClaim const asked{claim.by, claim.basis, announced, !claim.written.empty(), claim.manTouched};
    return record::examine(record, asked, law);
}

} // namespace flagfall::session
