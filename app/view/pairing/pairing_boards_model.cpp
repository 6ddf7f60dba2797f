// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/pairing/pairing_boards_model.h"

#include <array>

namespace flagfall::view {
namespace {

constexpr std::array pairingBoardRoles{
    role<&PairingBoardRow::board>("board"),
    role<&PairingBoardRow::whiteName>("whiteName"),
    role<&PairingBoardRow::whitePoints>("whitePoints"),
    role<&PairingBoardRow::whiteColours>("whiteColours"),
    role<&PairingBoardRow::whiteFloats>("whiteFloats"),
    role<&PairingBoardRow::blackName>("blackName"),
    role<&PairingBoardRow::blackPoints>("blackPoints"),
    role<&PairingBoardRow::blackColours>("blackColours"),
    role<&PairingBoardRow::blackFloats>("blackFloats"),
    role<&PairingBoardRow::whiteAbout>("whiteAbout"),
    role<&PairingBoardRow::blackAbout>("blackAbout"),
    role<&PairingBoardRow::whiteId>("whiteId"),
    role<&PairingBoardRow::blackId>("blackId"),
    role<&PairingBoardRow::whitePicked>("whitePicked"),
    role<&PairingBoardRow::blackPicked>("blackPicked"),
    role<&PairingBoardRow::isBye>("isBye"),
    role<&PairingBoardRow::isNew>("isNew"),
    role<&PairingBoardRow::byHand>("byHand"),
    role<&PairingBoardRow::warning>("warning"),
    role<&PairingBoardRow::remark>("remark"),
    role<&PairingBoardRow::accessibleText>("accessibleText"),
};

} // namespace

PairingBoardsModel::PairingBoardsModel(QObject* parent) : RowModel(pairingBoardRoles, parent) {}

void PairingBoardsModel::show(std::vector<PairingBoardRow> rows) {
    bool const other = rows.size() != this->rows().size();
    setRows(std::move(rows));
    if (other) emit countChanged();
}

} // namespace flagfall::view
