// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/players/entries_model.h"

#include <array>

namespace flagfall::view {
namespace {

constexpr std::array entryRoles{
    role<&EntryRow::entry>("entry"),     role<&EntryRow::place>("place"),   role<&EntryRow::title>("title"),
    role<&EntryRow::name>("name"),       role<&EntryRow::rating>("rating"), role<&EntryRow::federation>("federation"),
    role<&EntryRow::birth>("birth"),     role<&EntryRow::fideId>("fideId"), role<&EntryRow::more>("more"),
    role<&EntryRow::remarks>("remarks"), role<&EntryRow::twin>("twin"),     role<&EntryRow::taken>("taken"),
    role<&EntryRow::usable>("usable")};
constexpr std::array entryColumnRoles{role<&EntryColumnRow::column>("column"), role<&EntryColumnRow::head>("head"),
                                      role<&EntryColumnRow::meaning>("meaning")};

} // namespace

EntriesModel::EntriesModel(QObject* parent) : RowModel(entryRoles, parent) {}
EntryColumnsModel::EntryColumnsModel(QObject* parent) : RowModel(entryColumnRoles, parent) {}

} // namespace flagfall::view
