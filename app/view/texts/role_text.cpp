// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/role_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct RoleText {
    Q_DECLARE_TR_FUNCTIONS(RoleText)
};

QString whoMayText(session::Duty duty) {
    using session::Duty;
    switch (duty) {
    case Duty::Always: return {};
    case Duty::Results: return RoleText::tr("Only arbiters and result helpers enter results.");
    case Duty::Attendance: return RoleText::tr("Only arbiters and result helpers mark who is present.");
    case Duty::Records: return RoleText::tr("Only arbiters and result helpers keep game records and scoresheets.");
    case Duty::Calls: return RoleText::tr("Only arbiters and result helpers mark calls from boards.");
    case Duty::Clocks: return RoleText::tr("Only the chief arbiter and deputies operate the clocks.");
    case Duty::Rulings:
        return RoleText::tr("Only the chief arbiter and deputies make rulings or change what rests on one.");
    case Duty::Adjournments:
        return RoleText::tr("Only the chief arbiter and deputies deal with adjourned games and sealed moves.");
    case Duty::Rounds:
        return RoleText::tr("Only the chief arbiter and deputies pair rounds and decide who takes part.");
    case Duty::Players: return RoleText::tr("Only the chief arbiter and deputies enter and change players.");
    case Duty::Appearance:
        return RoleText::tr("Only the chief arbiter and deputies change the papers and the broadcast.");
    case Duty::Details: return RoleText::tr("Only the chief arbiter changes the details of the event.");
    case Duty::Persons: return RoleText::tr("Only the chief arbiter says who has which role.");
    case Duty::OthersActs:
        return RoleText::tr("Only the chief arbiter and deputies take back what somebody else did.");
    }
    return {};
}

} // namespace

QString roleText(session::Role role) {
    switch (role) {
    case session::Role::ChiefArbiter: return RoleText::tr("chief arbiter");
    case session::Role::DeputyArbiter: return RoleText::tr("deputy arbiter");
    case session::Role::ResultHelper: return RoleText::tr("result helper");
    case session::Role::Observer: return RoleText::tr("read only", "role");
    }
    return {};
}

QString personText(QString const& name, session::Role role) {
    //: %1 a person, %2 the role: "C. Deputy, deputy arbiter".
    return RoleText::tr("%1, %2", "person and role").arg(name, roleText(role));
}

QString roleRefusedText(std::optional<session::Role> role, session::Duty duty) {
    QString const now = role ? RoleText::tr("At this desk now: %1. Shift+F5 changes the person.").arg(roleText(*role))
                             : RoleText::tr("Nobody has signed in at this desk: press Shift+F5.");
    return whoMayText(duty) + QLatin1Char(' ') + now;
}

} // namespace flagfall::view
