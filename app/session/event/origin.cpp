// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/origin.h"

#include <array>
#include <mutex>
#include <set>

namespace flagfall::session {
namespace {

/// Never let go of: an event has a handful of names, and no act may outlive its own.
std::string const& kept(std::string_view text) {
    // A long event is read row by row, and nearly all of its rows have the same two or three names.
    thread_local std::array<std::string const*, 4> recent{};
    thread_local std::size_t oldest = 0;
    for (std::string const* const name : recent)
        if (name && *name == text) return *name;
    static std::mutex mutex;
    static auto& names = *new std::set<std::string, std::less<>>;
    std::lock_guard const lock{mutex};
    auto const found = names.find(text);
    std::string const& name = found != names.end() ? *found : *names.emplace(text).first;
    recent[oldest++ % recent.size()] = &name;
    return name;
}

} // namespace

SharedName::SharedName(std::string_view text) : m_text(text.empty() ? &none() : &kept(text)) {}

std::string const& SharedName::none() {
    static std::string const& empty = *new std::string;
    return empty;
}

} // namespace flagfall::session
