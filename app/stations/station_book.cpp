// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stations/station_book.h"

#include <algorithm>

namespace flagfall::stations {

std::string_view wordOf(Role role) {
    switch (role) {
    case Role::ResultPad: return "result-pad";
    case Role::Sector: return "sector";
    case Role::Calls: return "calls";
    case Role::CheckIn: return "check-in";
    case Role::Screen: return "screen";
    case Role::Clock: return "clock";
    }
    return {};
}

std::optional<Role> roleFrom(std::string_view word) {
    auto const found = std::ranges::find(allRoles, word, &wordOf);
    return found == std::end(allRoles) ? std::nullopt : std::optional{*found};
}

void StationBook::restore(std::vector<Entry> kept) {
    m_entries = std::move(kept);
    m_codes.clear();
    for (Entry const& one : m_entries) m_lastId = std::max(m_lastId, one.station.id.value());
}

std::optional<Fault> StationBook::faultOf(StationDraft const& draft) const {
    if (draft.name.empty()) return Fault::NoName;
    if (draft.name.size() > longestName) return Fault::NameTooLong;
    if (draft.holder.size() > longestName) return Fault::HolderTooLong;
    auto const sameName = [&](Entry const& one) { return one.station.name == draft.name; };
    if (std::ranges::any_of(m_entries, sameName)) return Fault::NameTaken;
    bool const none = draft.boards.first < BoardNumber{1} || draft.boards.last < draft.boards.first;
    bool const several = draft.role == Role::Clock && draft.boards.first != draft.boards.last;
    if ((none || several) && hasBoards(draft.role)) return Fault::NoBoards;
    if (draft.validFor <= std::chrono::minutes{0}) return Fault::NoTime;
    return std::nullopt;
}

Expected<StationBook::Opened, Fault> StationBook::open(StationDraft const& draft, Now now) {
    if (auto const fault = faultOf(draft)) return refused(*fault);
    StationId const id{++m_lastId};
    session::WallTime const until{now.wall.value() + std::chrono::milliseconds{draft.validFor}.count()};
    m_entries.push_back({{id, draft.role, draft.name, draft.holder, draft.boards, until}});
    return Opened{id, giveCode(id, now.tick)};
}

std::optional<std::string> StationBook::newCode(StationId id, Now now) {
    return entry(id) ? std::optional{giveCode(id, now.tick)} : std::nullopt;
}

/// A station has one code at a time, and no two have the same.
std::string StationBook::giveCode(StationId id, Tick now) {
    std::erase_if(m_codes, [&](OpenCode const& one) { return one.id == id || now >= one.until; });
    for (;;) {
        std::string code = stations::newCode();
        Trace const trace = Trace::ofCode(code, m_key);
        if (std::ranges::any_of(m_codes, [&](OpenCode const& one) { return one.trace.isSameAs(trace); })) continue;
        m_codes.push_back({id, trace, now + codeLife});
        return code;
    }
}

Expected<StationBook::Joined, Barred> StationBook::join(std::string_view code, std::string_view address, Now now) {
    if (!m_attempts.mayTry(address, now.tick)) return refused(Barred::TooManyTries);
    Trace const brought = Trace::ofCode(code, m_key);
    OpenCode const* found = nullptr;
    for (OpenCode const& one : m_codes) // all of them, whichever it is
        if (one.trace.isSameAs(brought) && now.tick < one.until) found = &one;
    Entry* const entry = found ? this->entry(found->id) : nullptr;
    if (!entry || entry->station.isOver(now.wall)) {
        m_attempts.wasWrong(address, now.tick);
        return refused(Barred::WrongCode);
    }
    StationId const id = entry->station.id;
    std::string token = newToken();
    entry->token = Trace::ofToken(token);
    entry->seen = now.wall;
    std::erase_if(m_codes, [&](OpenCode const& one) { return one.id == id; });
    return Joined{id, std::move(token)};
}

Station const* StationBook::holder(std::string_view token, Now now) {
    Trace const brought = Trace::ofToken(token);
    Entry* found = nullptr;
    for (Entry& one : m_entries)
        if (one.token && one.token->isSameAs(brought)) found = &one;
    if (!found || found->station.isOver(now.wall)) return nullptr;
    found->seen = now.wall;
    return &found->station;
}

void StationBook::revoke(StationId id) {
    std::erase_if(m_codes, [&](OpenCode const& one) { return one.id == id; });
    std::erase_if(m_entries, [&](Entry const& one) { return one.station.id == id; });
}

void StationBook::revokeAll() {
    m_codes.clear();
    m_entries.clear();
}

Station const* StationBook::station(StationId id) const {
    auto const found = std::ranges::find(m_entries, id, [](Entry const& one) { return one.station.id; });
    return found == m_entries.end() ? nullptr : &found->station;
}

StationBook::Entry* StationBook::entry(StationId id) {
    auto const found = std::ranges::find(m_entries, id, [](Entry const& one) { return one.station.id; });
    return found == m_entries.end() ? nullptr : &*found;
}

} // namespace flagfall::stations
