// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stations/attempts.h"
#include "app/stations/secret.h"
#include "app/stations/station.h"
#include "arbiter/terms/expected.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::stations {

/// Both clocks, from the caller: people's, by which a station ends, and the one that cannot be moved.
struct Now {
    session::WallTime wall;
    Tick tick{};
};

/// A station as a form says it.
struct StationDraft {
    Role role = Role::ResultPad;
    std::string name;
    std::string holder{};
    BoardRange boards{};
    std::chrono::minutes validFor{};
};

enum class Fault { NoName, NameTaken, NameTooLong, HolderTooLong, NoBoards, NoTime };
/// Why a code lets nobody in. A wrong code, a used one and one that is too old are told alike.
enum class Barred { WrongCode, TooManyTries };

/// The stations of an event. The arbiter opens one and gets a code; whoever types the code first has the station, and
/// from then on its token says so until it is revoked or its time is over. No threads of its own, no "now".
class StationBook {
public:
    struct Entry {
        Station station;
        std::optional<Trace> token{};            ///< none: nobody has taken it yet
        std::optional<session::WallTime> seen{}; ///< when its token was shown last
    };
    struct Opened {
        StationId id;
        std::string code; ///< nobody can be told it again
    };
    struct Joined {
        StationId id;
        std::string token;
    };
    static constexpr std::chrono::minutes codeLife{15};
    static constexpr std::size_t longestName = 60; // bytes

    StationBook() = default;
    explicit StationBook(Attempts attempts) : m_attempts(std::move(attempts)) {}
    /// Those that were kept; the codes of that time are gone.
    void restore(std::vector<Entry> kept);

    [[nodiscard]] Expected<Opened, Fault> open(StationDraft const& draft, Now now);
    /// Another code for a station: whoever types it has the station, and who had it has it no more. None: there is no
    /// such station.
    [[nodiscard]] std::optional<std::string> newCode(StationId id, Now now);
    [[nodiscard]] Expected<Joined, Barred> join(std::string_view code, std::string_view address, Now now);
    /// The station whose token this is; null where it is nobody's, or not any more.
    [[nodiscard]] Station const* holder(std::string_view token, Now now);
    void revoke(StationId id);
    void revokeAll();

    [[nodiscard]] Station const* station(StationId id) const;
    [[nodiscard]] std::vector<Entry> const& entries() const { return m_entries; }

private:
    struct OpenCode {
        StationId id;
        Trace trace;
        Tick until;
    };
    [[nodiscard]] std::optional<Fault> faultOf(StationDraft const& draft) const;
    [[nodiscard]] std::string giveCode(StationId id, Tick now);
    [[nodiscard]] Entry* entry(StationId id);

    Attempts m_attempts;
    std::vector<Entry> m_entries;
    std::vector<OpenCode> m_codes;
    Trace::Key m_key = Trace::newKey();
    int m_lastId = 0;
};

} // namespace flagfall::stations
