// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/papers/paper.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/round_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct PaperText {
    Q_DECLARE_TR_FUNCTIONS(PaperText)
};

} // namespace

PaperHead paperHeadOf(session::EventDetails const& details) {
    return {.event = plain(details.name),
            .place = plain(details.place),
            .dates = daysText(details.begins, details.ends),
            .chiefArbiter = details.chiefArbiter.empty()
                                ? QString{} //: Above every page of a printed paper. %1 a name.
                                : PaperText::tr("Chief arbiter: %1").arg(plain(details.chiefArbiter))};
}

PaperHead paperHeadOf(session::EventState const& state, RoundNumber round) {
    PaperHead head = paperHeadOf(state.details);
    head.round = roundName(state, round);
    return head;
}

QString audienceText(Audience audience) {
    return audience == Audience::Arbiters ? PaperText::tr("Confidential: for the arbiters only") : QString{};
}

} // namespace flagfall::view
