// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/text_locale.h"

#include <utility>

namespace flagfall::view {
namespace {

std::optional<QLocale>& ofThisThread() {
    thread_local std::optional<QLocale> locale;
    return locale;
}

} // namespace

QLocale textLocale() { return ofThisThread().value_or(QLocale()); }

void setTextLocale(std::optional<QLocale> locale) { ofThisThread() = std::move(locale); }

} // namespace flagfall::view
