// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/sector_clock.h"

#include "app/view/interventions/interventions_view.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

struct SectorClockText {
    Q_DECLARE_TR_FUNCTIONS(SectorClock)
};

/// Penalties are ruled on as incidents; what changes the game or its clock as a whole is done at the desk.
constexpr std::array offered{
    Intervention::StopOrGo,        Intervention::SetTimes,        Intervention::AddTime,
    Intervention::BonusForWhite,   Intervention::BonusForBlack,   Intervention::UndoPress,
    Intervention::MissedPress,     Intervention::SetToMove,       Intervention::SwapTimes,
    Intervention::PutFlagUp,       Intervention::LeverOfWhite,    Intervention::LeverOfBlack,
    Intervention::PresenceOfWhite, Intervention::PresenceOfBlack, Intervention::MissedPressWithTime,
};

bool hasForm(InterventionChoice const& act) { return act.commands.empty(); }

InterventionReason reasonIn(QJsonObject const& said) {
    auto const all = flagfall::grounds();
    auto const found = std::ranges::find(all, utf8(wordIn(said, "ground")), groundWord);
    return {.ground = found == all.end() ? std::nullopt : std::optional{*found},
            .note = utf8(wordIn(said, "note").trimmed())};
}

QJsonObject asJson(InterventionChoice const& act, InterventionsAt const& at) {
    Outlook const outlook = outlookOf(act, at);
    return {{QStringLiteral("hand"), static_cast<int>(act.hand)},
            {QStringLiteral("title"), act.title},
            {QStringLiteral("possible"), outlook.possible},
            {QStringLiteral("effect"), outlook.effect},
            {QStringLiteral("whyNot"), outlook.whyNot},
            {QStringLiteral("atOnce"), act.hand == Intervention::StopOrGo}};
}

QJsonArray groundsAt(InterventionsAt const& at, Ground usual) {
    QJsonArray all{QJsonArray{QString{}, groundName(at, usual)}};
    for (Ground const ground : flagfall::grounds())
        all.append(QJsonArray{plain(groundWord(ground)), groundName(at, ground)});
    return all;
}

QJsonObject asJson(CorrectionForm& form) {
    QJsonArray fields;
    for (CorrectionField const& one : form.fields()->rows())
        fields.append(QJsonObject{{QStringLiteral("field"), one.field},
                                  {QStringLiteral("label"), one.label},
                                  {QStringLiteral("text"), one.text},
                                  {QStringLiteral("example"), one.placeholder},
                                  {QStringLiteral("error"), one.error}});
    return {{QStringLiteral("explanation"), form.explanation()},
            {QStringLiteral("fields"), fields},
            {QStringLiteral("sideLabel"), form.sideLabel()},
            {QStringLiteral("sides"), QJsonArray::fromStringList(form.sides())},
            {QStringLiteral("sideWords"), QJsonArray::fromStringList(form.sideWords())},
            {QStringLiteral("side"), form.side()},
            {QStringLiteral("valid"), form.valid()}};
}

} // namespace

std::optional<InterventionChoice> SectorClock::chosen(InterventionsAt const& at, QJsonObject const& said) {
    auto const hand = numberIn(said, "hand", 0, interventionCount - 1);
    for (InterventionChoice& act : interventions(at))
        if (hand == static_cast<int>(act.hand) && std::ranges::find(offered, act.hand) != offered.end())
            return std::move(act);
    return std::nullopt;
}

InterventionChoice SectorClock::filled(InterventionChoice act, CorrectionForm& form, InterventionsAt const& at,
                                       QJsonObject const& said) {
    InterventionReason const reason = reasonIn(said);
    if (!hasForm(act)) {
        act.commands = withReason(act, reason);
        return act;
    }
    form.start(act, at);
    form.setSide(wordIn(said, "side"));
    QJsonObject const typed = said[QStringLiteral("fields")].toObject();
    for (auto one = typed.begin(); one != typed.end(); ++one) form.edit(one.key().toInt(), one.value().toString());
    if (!form.valid()) return act;
    act.commands = {correction(at, form.operations(at), act.ground)};
    act.commands = withReason(act, reason);
    return act;
}

QJsonObject SectorClock::look(BoardPlace place, QJsonObject const& said) const {
    InterventionsAt const at = deskAt(m_desk, place, presentOf(m_desk));
    QJsonObject told{{QStringLiteral("at"), microseconds(at.now)}};
    if (auto const act = chosen(at, said)) {
        CorrectionForm form;
        InterventionChoice const whole = filled(*act, form, at, said);
        Outlook const outlook = outlookOf(whole, at);
        told[QStringLiteral("hand")] = static_cast<int>(act->hand);
        told[QStringLiteral("title")] = act->title;
        told[QStringLiteral("effect")] = outlook.effect;
        told[QStringLiteral("whyNot")] = outlook.whyNot;
        told[QStringLiteral("grounds")] = groundsAt(at, act->ground);
        if (hasForm(*act)) told[QStringLiteral("form")] = asJson(form);
        return told;
    }
    QJsonArray acts;
    for (InterventionChoice const& act : interventions(at))
        if (std::ranges::find(offered, act.hand) != offered.end()) acts.append(asJson(act, at));
    told[QStringLiteral("acts")] = acts;
    return told;
}

Expected<SectorDecision, QString> SectorClock::decide(BoardPlace place, QJsonObject const& said) const {
    auto const moment = momentIn(said, m_desk.now());
    if (!moment)
        return refused(SectorClockText::tr("This correction came too late to be made. Look at the clock again."));
    InterventionsAt const at = deskAt(m_desk, place, *moment);
    auto const act = chosen(at, said);
    if (!act || act->title != wordIn(said, "title"))
        return refused(SectorClockText::tr("The clock stands otherwise by now. Look at it again."));
    CorrectionForm form;
    InterventionChoice const whole = filled(*act, form, at, said);
    if (whole.commands.empty())
        return refused(SectorClockText::tr("Say what is to be set, in a way that can be read."));
    if (Outlook const outlook = outlookOf(whole, at); !outlook.possible) return refused(outlook.whyNot);
    return SectorDecision{{}, together(whole.commands), doneText(whole.commands, at)};
}

} // namespace flagfall::view
