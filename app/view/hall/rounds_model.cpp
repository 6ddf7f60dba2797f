// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/rounds_model.h"
#include "app/view/texts/round_text.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

constexpr std::array roundRoles{
    role<&RoundRow::number>("number"),
    role<&RoundRow::text>("text"),
    role<&RoundRow::label>("label"),
    role<&RoundRow::missing>("missing"),
    role<&RoundRow::missingText>("missingText"),
    role<&RoundRow::complete>("complete"),
};

RoundRow rowOf(session::EventState const& state, session::Round const& round) {
    RoundRow row;
    row.number = round.number.value();
    row.label = roundLabel(state, round.number);
    row.text = roundName(state, round.number);
    row.odds = drawOddsText(state, round.number);
    row.missing = round.missingResults();
    row.complete = row.missing == 0;
    if (!row.complete) row.missingText = RoundsModel::tr("%n result(s) missing", "", row.missing);
    return row;
}

} // namespace

RoundsModel::RoundsModel(QObject* parent) : RowModel(roundRoles, parent) {}

void RoundsModel::update(session::EventState const& state) {
    int const before = count();
    std::vector<RoundRow> rows;
    for (session::Round const& round : state.rounds) rows.push_back(rowOf(state, round));
    QString const text = shownText();
    setRows(std::move(rows));
    if (count() == before) {
        if (shownText() != text) emit namesChanged();
        return;
    }
    emit countChanged();
    emit backChanged();
    setShown(count() > before ? count() : std::min(m_shown, count()));
}

QString RoundsModel::backText() const {
    //: %1 the number of the round that is played now.
    return m_shown < count() ? tr("Back to round %1").arg(rows().back().label) : QString{};
}

RoundRow const* RoundsModel::shownRow() const {
    return m_shown >= 1 && m_shown <= count() ? &rows()[static_cast<std::size_t>(m_shown) - 1] : nullptr;
}

void RoundsModel::setShown(int round) {
    int const wanted = std::clamp(round, std::min(1, count()), count());
    if (m_shown == wanted) return;
    m_shown = wanted;
    emit shownChanged();
    emit namesChanged();
    emit backChanged();
}

} // namespace flagfall::view
