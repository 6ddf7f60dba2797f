// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace flagfall::session {

/// The order of names in the alphabet of a language, by the Unicode Collation Algorithm and the language's own rules
/// (Unicode CLDR; made by ICU): in Slovak Č stands after C and before D, and CH after H. Wherever names are sorted,
/// they are sorted by it. Capitals and accents decide only between names that are otherwise the same.
///
///     NameOrder const order{"sk"};
///     order.key("Čierny, Adam") < order.key("Zeman, Ján");   // true; by bytes it is not
///
/// Keys of different orders, and of different versions of the program, are not compared: they are never stored.
/// What was decided by an order (pairing numbers) is stored instead. One object may be used by one thread at a time.
class NameOrder {
public:
    /// `language`: an ISO 639 code. One that ICU has no rules for is sorted as Unicode does for all; the empty one by
    /// the bytes of UTF-8, as the program did before events had a language.
    explicit NameOrder(std::string_view language);
    ~NameOrder();
    NameOrder(NameOrder&&) noexcept;
    NameOrder& operator=(NameOrder&&) noexcept;

    /// Compared as a string of bytes it stands for the name. UTF-8; what is broken in it counts as U+FFFD.
    [[nodiscard]] std::string key(std::string_view name) const;

private:
    struct Collator;
    std::unique_ptr<Collator> m_collator; ///< none: by bytes
};

} // namespace flagfall::session
