// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/appeal_text.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace flagfall::view {
namespace {

struct AppealText {
    Q_DECLARE_TR_FUNCTIONS(AppealText)
};

QString outcomeOf(session::Appeal const& appeal) {
    if (appeal.withdrawn) return AppealText::tr("withdrawn", "appeal");
    if (!appeal.decision) return AppealText::tr("not decided yet", "appeal");
    switch (appeal.decision->outcome) {
    case session::AppealOutcome::Upheld: return AppealText::tr("upheld", "appeal");
    case session::AppealOutcome::Dismissed: return AppealText::tr("dismissed", "appeal");
    case session::AppealOutcome::Otherwise: break;
    }
    return AppealText::tr("decided in another way", "appeal");
}

} // namespace

QString appellantText(session::Appeal const& appeal) {
    auto const& by = appeal.lodged->by;
    return by ? colourText(*by) : plain(appeal.lodged->person);
}

QString appealStateText(session::Appeal const& appeal) {
    QStringList state{outcomeOf(appeal)};
    if (appeal.isLate()) state += AppealText::tr("lodged too late");
    if (appeal.awaitsRuling()) state += AppealText::tr("not yet carried out");
    if (appeal.decision && appeal.rulingGone) state += AppealText::tr("the ruling has been withdrawn");
    for (Seq const ruling : appeal.followedBy)
        state += AppealText::tr("carried out by journal entry %1").arg(ruling.value());
    return state.join(QStringLiteral(", "));
}

QString appealText(session::Appeal const& appeal) {
    //: %1 White, Black or a name; %2 "upheld", "not decided yet", "upheld, carried out by journal entry 371".
    return AppealText::tr("Appeal by %1: %2").arg(appellantText(appeal), appealStateText(appeal));
}

} // namespace flagfall::view
