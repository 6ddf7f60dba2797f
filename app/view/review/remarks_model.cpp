// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/review/remarks_model.h"

#include "app/view/review/remark_text.h"
#include "app/view/texts/plain_text.h"

#include <algorithm>
#include <array>

namespace flagfall::view {
namespace {

constexpr std::array remarkRoles{
    role<&RemarkRow::kind>("kind"),   role<&RemarkRow::kindText>("kindText"), role<&RemarkRow::place>("place"),
    role<&RemarkRow::field>("field"), role<&RemarkRow::text>("text"),         role<&RemarkRow::count>("count"),
};
constexpr std::array previewRoles{
    role<&PreviewRow::number>("number"),         role<&PreviewRow::name>("name"),   role<&PreviewRow::rating>("rating"),
    role<&PreviewRow::federation>("federation"), role<&PreviewRow::title>("title"),
};

RemarkRow::Kind kindOf(pairing::trf::Remark::Kind kind) {
    switch (kind) {
    case pairing::trf::Remark::Kind::Assumed: return RemarkRow::Kind::Assumed;
    case pairing::trf::Remark::Kind::Repaired: return RemarkRow::Kind::Repaired;
    case pairing::trf::Remark::Kind::Ignored: return RemarkRow::Kind::Ignored;
    case pairing::trf::Remark::Kind::Noted: return RemarkRow::Kind::Noted;
    case pairing::trf::Remark::Kind::Wrong: return RemarkRow::Kind::Wrong;
    }
    return RemarkRow::Kind::Wrong;
}

RemarkRow rowOf(pairing::trf::Remark const& remark) {
    RemarkRow row;
    row.kind = kindOf(remark.kind);
    row.kindText = remarkKindText(remark.kind);
    row.place = remarkPlaceText(remark);
    row.field = plain(remark.field);
    row.text = remarkText(remark);
    // A sentence about games says how many there are.
    row.count = remark.kind == pairing::trf::Remark::Kind::Noted ? 1 : remark.count;
    return row;
}

} // namespace

RemarksModel::RemarksModel(QObject* parent) : RowModel(remarkRoles, parent) {}

void RemarksModel::show(std::vector<pairing::trf::Remark> const& remarks) {
    int const before = count();
    std::vector<RemarkRow> rows;
    for (pairing::trf::Remark const& remark : remarks) {
        RemarkRow row = rowOf(remark);
        auto const same = std::find_if(rows.begin(), rows.end(), [&](RemarkRow const& one) {
            return one.kind == row.kind && one.text == row.text;
        });
        if (same != rows.end()) {
            same->count += row.count;
            continue;
        }
        row.order = static_cast<int>(rows.size());
        rows.push_back(std::move(row));
    }
    // What stops the import first, then what was changed, is to be known, was assumed and left out.
    auto const weight = [](RemarkRow const& row) {
        constexpr std::array weights{3, 1, 4, 2, 0};
        return weights[static_cast<std::size_t>(row.kind)];
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](RemarkRow const& a, RemarkRow const& b) { return weight(a) < weight(b); });
    setRows(std::move(rows));
    if (count() != before) emit countChanged();
}

PlayersPreviewModel::PlayersPreviewModel(QObject* parent) : RowModel(previewRoles, parent) {}

void PlayersPreviewModel::show(std::vector<pairing::trf::ImportedPlayer> const& players) {
    std::vector<PreviewRow> rows;
    for (pairing::trf::ImportedPlayer const& player : players)
        rows.push_back({player.number.value(), QString::number(player.number.value()), plain(player.name),
                        player.rating > 0 ? QString::number(player.rating) : QString{}, plain(player.federation),
                        plain(player.title)});
    setRows(std::move(rows));
}

} // namespace flagfall::view
