// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/name_order.h"

#include <unicode/coll.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>

namespace flagfall::session {

struct NameOrder::Collator {
    std::unique_ptr<icu::Collator> icu;
};

NameOrder::NameOrder(std::string_view language) {
    if (language.empty()) return;
    UErrorCode problem = U_ZERO_ERROR;
    std::unique_ptr<icu::Collator> icu{
        icu::Collator::createInstance(icu::Locale{std::string{language}.c_str()}, problem)};
    if (U_SUCCESS(problem) && icu) m_collator = std::make_unique<Collator>(std::move(icu));
}

NameOrder::~NameOrder() = default;
NameOrder::NameOrder(NameOrder&&) noexcept = default;
NameOrder& NameOrder::operator=(NameOrder&&) noexcept = default;

std::string NameOrder::key(std::string_view name) const {
    if (!m_collator) return std::string{name};
    auto const text = icu::UnicodeString::fromUTF8({name.data(), static_cast<std::int32_t>(name.size())});
    auto const size = m_collator->icu->getSortKey(text, nullptr, 0); // counts a zero at the end
    std::string key(static_cast<std::size_t>(size), '\0');
    m_collator->icu->getSortKey(text, reinterpret_cast<std::uint8_t*>(key.data()), size);
    return key;
}

} // namespace flagfall::session
