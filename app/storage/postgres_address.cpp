// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/postgres_address.h"

#include "app/storage/problem.h"

#include <algorithm>
#include <array>
#include <optional>

namespace flagfall::storage {

using session::JournalFault;

namespace {

constexpr std::array schemes{std::string_view{"postgresql://"}, std::string_view{"postgres://"}};
constexpr std::string_view prefix = "flagfall_";
constexpr std::size_t longestName = 63; ///< of anything in PostgreSQL, bytes

std::optional<int> hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return std::nullopt;
}

/// What `%20` and the like stand for; nothing where they stand for nothing.
std::optional<std::string> decoded(std::string_view text) {
    std::string found;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            found += text[i];
            continue;
        }
        if (i + 2 >= text.size()) return std::nullopt;
        auto const high = hexDigit(text[i + 1]);
        auto const low = hexDigit(text[i + 2]);
        if (!high || !low) return std::nullopt;
        found += static_cast<char>(*high * 16 + *low);
        i += 2;
    }
    return found;
}

bool isName(std::string_view event) {
    return !event.empty() && event.size() <= longestName - prefix.size() &&
           std::ranges::none_of(event, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
}

/// From the last colon before the @ on, or the value of `password`.
bool hasPassword(std::string_view server, std::string_view scheme) {
    std::string_view const rest = server.substr(scheme.size());
    std::string_view const authority = rest.substr(0, rest.find_first_of("/?"));
    auto const at = authority.rfind('@');
    bool const inAuthority =
        at != std::string_view::npos && authority.substr(0, at).find(':') != std::string_view::npos;
    return inAuthority || server.find("?password=") != std::string_view::npos ||
           server.find("&password=") != std::string_view::npos;
}

} // namespace

bool isPostgresAddress(std::string_view name) {
    return std::ranges::any_of(schemes, [name](std::string_view scheme) { return name.starts_with(scheme); });
}

Expected<PostgresAddress, session::JournalProblem> PostgresAddress::read(std::string_view text) {
    auto const* const scheme = std::ranges::find_if(schemes, [text](auto one) { return text.starts_with(one); });
    auto const no = [&](std::string const& shown, char const* why) {
        return refused(problem(JournalFault::NotFound, shown, why));
    };
    if (scheme == schemes.end()) return no(std::string(text), "an address begins with postgresql://");
    PostgresAddress address;
    auto const question = text.find('?');
    address.server = text.substr(0, question);
    std::optional<std::string> event;
    char before = '?';
    for (std::size_t from = question; from < text.size();) {
        auto const end = std::min(text.find('&', from + 1), text.size());
        std::string_view const one = text.substr(from + 1, end - from - 1);
        from = end;
        if (one.starts_with("event=")) {
            event = event ? std::string{} : decoded(one.substr(6)).value_or("");
        } else {
            address.server += before;
            address.server += one;
            before = '&';
        }
    }
    if (hasPassword(address.server, *scheme))
        return no(std::string(*scheme) + "…", "a password does not belong into an address: put it into ~/.pgpass");
    address.shown = text;
    if (!event) return no(address.shown, "the address names no event: …/database?event=NAME");
    if (!isName(*event))
        return no(address.shown, "no event can have such a name: at most 54 bytes, all of them visible");
    address.event = std::move(*event);
    return address;
}

std::string PostgresAddress::schema() const { return std::string(prefix) + event; }

} // namespace flagfall::storage
