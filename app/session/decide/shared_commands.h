// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/session/event/history.h"
#include "arbiter/terms/expected.h"

#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

/// What is done in several tournaments of one event at once. Each has its part in its own file: acts under one name of
/// a command (CommandId), which say in which other tournaments the command is done (Origin::elsewhere). A part that is
/// missing, because the program ended between two files, is found by that. Pure.
namespace flagfall::session {

/// By which a tournament is known in its file and in all copies of it: its first command.
[[nodiscard]] CommandId tournamentId(ActLog const& acts);

/// Origin::elsewhere of the part in `here`, where the command is done in all of these: the names of the others, with
/// spaces between them.
[[nodiscard]] SharedName elsewhereThan(CommandId here, std::span<CommandId const> all);

/// The persons of a tournament. It must not change while they are used.
class Persons {
public:
    explicit Persons(EventState const& tournament);
    /// The same person as one of another tournament: by the FIDE ID where both have one, else by name and birth, of
    /// which a year alone is enough. Null: is not there.
    [[nodiscard]] Player const* find(PlayerDetails const& player) const;

private:
    std::unordered_map<std::string, Player const*> m_byId;
    std::unordered_multimap<std::string, Player const*> m_byName;
};

/// Enters the same person elsewhere: with all that is known, but for what belongs to the one tournament alone: what is
/// owed, the board, and ratings by round. Who has come here has come there where both are played on one day. Where
/// games of another kind are played it is not said that the rating came from a list.
[[nodiscard]] EnterPlayer enterElsewhere(PlayerDetails const& player, EventState const& here, EventState const& there);

/// Takes no further part in a tournament: withdrawn once a round is paired, off the list before.
[[nodiscard]] Command leaveTournament(PlayerId player, EventState const& tournament);

/// Nothing more is owed by the player.
[[nodiscard]] RevisePlayer payFee(Player const& player);

/// Gives another tournament the persons of one, with their roles and locks; its others stay. None: it has them.
[[nodiscard]] std::optional<Command> namePersons(std::span<Person const> persons, EventState const& there);

/// A command that says it is done in another tournament as well, of which that one has no act.
struct HalfDone {
    CommandId id{};
    std::vector<Seq> acts{}; ///< of the part that is there
};
/// All that `here` says is done `there`, too, and is not; those that were left out there are none.
[[nodiscard]] std::vector<HalfDone> halfDone(History const& here, History const& there);

/// What was done here cannot be done there: nobody knows what it would be, or it is not possible any more.
struct NoCounterpart {};
/// What is to be done in another tournament; none: nothing.
using CommandThere = Expected<std::optional<Command>, NoCounterpart>;

/// What is missing `there` of the acts of a command that `here` has.
[[nodiscard]] CommandThere missingPart(History const& here, HalfDone const& half, History const& there);

/// What takes back `there` what the command takes back `here`; none: it takes back nothing that was done in both.
[[nodiscard]] CommandThere sameTakingBack(History const& here, Command const& command, History const& there);

} // namespace flagfall::session
