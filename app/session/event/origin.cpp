// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/origin.h"

#include <mutex>
#include <set>

namespace flagfall::session {
namespace {

/// Never let go of: an event has a handful of names, and no act may outlive its own.
std::string const& kept(std::string_view text) {
    static std::mutex mutex;
    static auto& names = *new std::set<std::string, std::less<>>;
    std::lock_guard const lock{mutex};
    auto const found = names.find(text);
    return found != names.end() ? *found : *names.emplace(text).first;
}

} // namespace

SharedName::SharedName(std::string_view text) : m_text(text.empty() ? &none() : &kept(text)) {}

std::string const& SharedName::none() {
    static std::string const& empty = *new std::string;
    return empty;
}

} // namespace flagfall::session
