// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/models/hand_acts_model.h"

#include "app/view/texts/clock_text.h"
#include "app/view/texts/ruling_text.h"

#include <array>

namespace flagfall::view {
namespace {

constexpr std::array roleTable{
    role<&HandActRow::hand>("hand"),           role<&HandActRow::keyText>("keyText"),
    role<&HandActRow::title>("title"),         role<&HandActRow::effect>("effect"),
    role<&HandActRow::article>("article"),     role<&HandActRow::possible>("possible"),
    role<&HandActRow::opensForm>("opensForm"), role<&HandActRow::accessibleText>("accessibleText"),
};

/// What it comes to is a ruling, which rests on its own article.
bool isRuling(HandAct const& act) { return act.hand == Hand::DeviceOfWhite || act.hand == Hand::DeviceOfBlack; }

/// Whether the act stands in the journal with a ground.
bool hasGround(HandAct const& act) {
    auto const grounded = [](session::Command const& command) {
        return std::holds_alternative<session::CorrectClocks>(command) ||
               std::holds_alternative<session::PenaliseIllegalMove>(command);
    };
    return act.commands.empty() || grounded(act.commands.front());
}

QString articleOf(HandAct const& act, HandsAt const& at, HandsReason const& reason) {
    if (isRuling(act)) return act.article;
    if (!hasGround(act)) return {};
    bool const usual = !reason.ground || *reason.ground == act.ground;
    if (usual && !act.article.isEmpty()) return act.article;
    return articleText(groundArticle(*at.details().edition, at.play(), reason.ground.value_or(act.ground)));
}

QString effectOf(HandAct const& act, Outlook const& outlook, HandsReason const& reason) {
    if (!outlook.possible) return outlook.whyNot;
    QStringList parts;
    if (!outlook.effect.isEmpty()) parts += outlook.effect;
    if (!act.remark.isEmpty()) parts += act.remark;
    if (parts.isEmpty() && hasGround(act)) parts += groundText(reason.ground.value_or(act.ground));
    return parts.join(QStringLiteral("; "));
}

} // namespace

HandActsModel::HandActsModel(QObject* parent) : RowModel(roleTable, parent) {}

int HandActsModel::handAt(int row) const {
    return row >= 0 && row < rowCount() ? rows()[static_cast<std::size_t>(row)].hand : -1;
}

HandActRow handActRow(HandAct const& act, HandsAt const& at, HandsReason const& reason) {
    Outlook const outlook = outlookOf(act, at);
    HandActRow row;
    row.hand = static_cast<int>(act.hand);
    row.keyText = QString::number(row.hand % handsOnPage + 1);
    row.title = act.title;
    row.effect = effectOf(act, outlook, reason);
    row.article = articleOf(act, at, reason);
    row.possible = outlook.possible;
    row.opensForm = act.commands.empty();
    //: An act and what it does, read aloud.
    row.accessibleText = row.effect.isEmpty() ? row.title : HandActsModel::tr("%1: %2").arg(row.title, row.effect);
    return row;
}

} // namespace flagfall::view
