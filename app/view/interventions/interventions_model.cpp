// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/interventions/interventions_model.h"

#include "app/view/texts/clock_text.h"
#include "app/view/texts/ruling_text.h"

#include <array>

namespace flagfall::view {
namespace {

constexpr std::array interventionRoles{
    role<&InterventionRow::hand>("hand"),           role<&InterventionRow::keyText>("keyText"),
    role<&InterventionRow::title>("title"),         role<&InterventionRow::effect>("effect"),
    role<&InterventionRow::article>("article"),     role<&InterventionRow::possible>("possible"),
    role<&InterventionRow::opensForm>("opensForm"), role<&InterventionRow::accessibleText>("accessibleText"),
};

/// What it comes to is a ruling, which rests on its own article.
bool isRuling(InterventionChoice const& act) {
    return act.hand == Intervention::DeviceOfWhite || act.hand == Intervention::DeviceOfBlack;
}

/// Whether the act stands in the journal with a ground.
bool hasGround(InterventionChoice const& act) {
    auto const grounded = [](session::Command const& command) {
        return std::holds_alternative<session::CorrectClocks>(command) ||
               std::holds_alternative<session::PenaliseIllegalMove>(command);
    };
    return act.commands.empty() || grounded(act.commands.front());
}

QString articleOf(InterventionChoice const& act, InterventionsAt const& at, InterventionReason const& reason) {
    if (isRuling(act)) return act.article;
    if (!hasGround(act)) return {};
    bool const usual = !reason.ground || *reason.ground == act.ground;
    if (usual && !act.article.isEmpty()) return act.article;
    return articleText(groundArticle(*at.details().edition, at.play(), reason.ground.value_or(act.ground)));
}

QString effectOf(InterventionChoice const& act, Outlook const& outlook, InterventionReason const& reason) {
    if (!outlook.possible) return outlook.whyNot;
    QStringList parts;
    if (!outlook.effect.isEmpty()) parts += outlook.effect;
    if (!act.remark.isEmpty()) parts += act.remark;
    if (parts.isEmpty() && hasGround(act)) parts += groundText(reason.ground.value_or(act.ground));
    return parts.join(QStringLiteral("; "));
}

} // namespace

InterventionsModel::InterventionsModel(QObject* parent) : RowModel(interventionRoles, parent) {}

int InterventionsModel::handAt(int row) const {
    return row >= 0 && row < rowCount() ? rows()[static_cast<std::size_t>(row)].hand : -1;
}

InterventionRow interventionRow(InterventionChoice const& act, InterventionsAt const& at,
                                InterventionReason const& reason) {
    Outlook const outlook = outlookOf(act, at);
    InterventionRow row;
    row.hand = static_cast<int>(act.hand);
    row.keyText = QString::number(row.hand % interventionsOnPage + 1);
    row.title = act.title;
    row.effect = effectOf(act, outlook, reason);
    row.article = articleOf(act, at, reason);
    row.possible = outlook.possible;
    row.opensForm = act.commands.empty();
    //: An act and what it does, read aloud.
    row.accessibleText = row.effect.isEmpty() ? row.title : InterventionsModel::tr("%1: %2").arg(row.title, row.effect);
    return row;
}

} // namespace flagfall::view
