// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/shared_commands.h"

#include "app/session/event/check_in.h"
#include "app/session/event/playing_day.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace flagfall::session {
namespace {

RecordedAct const& actAt(History const& history, Seq seq) {
    return history.acts()[static_cast<std::size_t>(seq.value()) - 1];
}

bool isSameBirth(std::string const& one, std::string const& other) {
    bool const onlyYear = one.size() != other.size();
    return onlyYear ? !one.empty() && !other.empty() && yearOfBirth(one) == yearOfBirth(other) : one == other;
}

/// What the acts of a command want of another tournament, as the commands that are given to several do it.
class Part {
public:
    Part(History const& here, EventState const& there)
        : m_history(here), m_here(here.state()), m_there(there), m_persons(there) {}

    void add(RecordedAct const& act) {
        m_seq = act.seq;
        std::visit(*this, static_cast<AnyAct const&>(act.act));
    }
    void operator()(PlayersCheckedIn const& act) {
        CheckIn part{{}, act.here};
        bool isAnybodyThere = false;
        for (PlayerId const id : act.players) {
            Player const* const player = there(id);
            isAnybodyThere |= player != nullptr;
            if (player && player->details.checkedIn != act.here) part.players.push_back(player->id);
        }
        m_isKnown &= isAnybodyThere;
        if (!part.players.empty()) m_commands.push_back(std::move(part));
    }
    void operator()(PlayerReturned const& act) {
        Player const* const player = there(act.player);
        m_isKnown &= player != nullptr;
        if (player && player->withdrawnFrom) m_commands.push_back(ReturnPlayer{player->id});
    }
    void operator()(PlayerWithdrawn const& act) { leave(there(act.player)); }
    void operator()(PlayerRemoved const& act) {
        EventState const before = m_history.at(Seq{m_seq.value() - 1});
        Player const* const player = before.player(act.player);
        leave(player ? m_persons.find(player->details) : nullptr);
    }
    /// Of the round to come, which may have another number there.
    void operator()(ByeRevoked const& act) {
        if (pairing::isLaterGame(systemRulesOf(m_here), act.round)) return; // goes with the first game of the match
        Player const* const player = there(act.player);
        RoundNumber const round = m_there.nextRound();
        m_isKnown &= player != nullptr;
        if (player && byeIn(*player, round)) m_commands.push_back(RevokeBye{player->id, round});
    }
    void operator()(PlayerEntered const& act) { enter(act.player); }
    void operator()(PlayerEnteredLate const& act) { enter(act.player); }
    void operator()(PlayerRevised const& act) {
        Player const* const player = there(act.player);
        if (!player || !isFeePaid(act))
            enter(act.player);
        else if (owedBy(player->details) > 0)
            m_commands.push_back(payFee(*player));
    }
    void operator()(PersonNamed const& act) {
        Person const* const person = m_here.person(act.person->name); // as it is by now
        if (!person) return;
        if (auto command = namePersons({person, 1}, m_there)) m_commands.push_back(*std::move(command));
    }
    void operator()(PersonRemoved const& act) {
        bool const isGone = !m_here.person(act.name);
        if (isGone && m_there.person(act.name)) m_commands.push_back(RemovePerson{act.name});
    }
    /// Whatever else belongs to an entry is of this tournament alone.
    template <typename A>
    void operator()(A const&) {
        m_isKnown = false;
    }

    [[nodiscard]] bool isKnown() const { return m_isEntry || m_isKnown; }
    [[nodiscard]] std::vector<Command> take() { return std::move(m_commands); }

private:
    [[nodiscard]] Player const* there(PlayerId id) const {
        Player const* const player = m_here.player(id);
        return player ? m_persons.find(player->details) : nullptr;
    }
    void leave(Player const* player) {
        m_isKnown &= player != nullptr;
        if (player && !player->withdrawnFrom) m_commands.push_back(leaveTournament(player->id, m_there));
    }
    void enter(PlayerId id) {
        m_isEntry = true;
        Player const* const player = m_here.player(id);
        if (player && !there(id)) m_commands.push_back(enterElsewhere(player->details, m_here, m_there));
    }
    /// That, and nothing else.
    [[nodiscard]] bool isFeePaid(PlayerRevised const& act) const {
        EventState const before = m_history.at(Seq{m_seq.value() - 1});
        Player const* const player = before.player(act.player);
        if (!player || owedBy(player->details) == 0 || owedBy(*act.details) > 0) return false;
        PlayerDetails paid = player->details;
        paid.feePaid = act.details->feePaid;
        return paid == *act.details;
    }

    History const& m_history;
    EventState const& m_here;
    EventState const& m_there;
    Persons m_persons; ///< there
    Seq m_seq{};       ///< of the act
    std::vector<Command> m_commands;
    bool m_isEntry = false;
    bool m_isKnown = true;
};

std::optional<Command> together(std::vector<Command> commands) {
    if (commands.empty()) return std::nullopt;
    if (commands.size() == 1) return std::move(commands.front());
    return Command{Together{std::move(commands)}};
}

bool saysItIsIn(RecordedAct const& act, History const& tournament) {
    std::string const& elsewhere = act.origin.elsewhere.text();
    return !elsewhere.empty() && elsewhere.find(text(tournamentId(tournament.acts()))) != std::string::npos;
}

/// As the acts of the command say.
bool isDoneThere(History const& here, CommandId command, History const& there) {
    ActLog const& acts = here.acts();
    for (std::size_t at = acts.size(); at-- > 0;)
        if (acts[at].origin.command == command) return saysItIsIn(acts[at], there);
    return false;
}

bool stands(History const& history, RecordedAct const& act) {
    if (auto const* const back = std::get_if<ActRetracted>(&act.act)) return history.retracted(back->act);
    return canBeUndone(act.act) && !history.retracted(act.seq);
}

/// Takes back what the command has done that stands; of an undoing only the last one can be taken back.
CommandThere takingBack(History const& history, CommandId command) {
    if (history.undoingToUndo() == command) return Redo{};
    ActLog const& acts = history.acts();
    for (std::size_t at = acts.size(); at-- > 0;) {
        RecordedAct const& act = acts[at];
        if (act.origin.command != command || !stands(history, act)) continue;
        if (!canBeUndone(act.act)) return refused(NoCounterpart{});
        return DropAct{act.seq};
    }
    return std::nullopt;
}

} // namespace

CommandId tournamentId(ActLog const& acts) {
    for (std::size_t at = 0; at < acts.size(); ++at)
        if (!acts[at].origin.command.isNone()) return acts[at].origin.command;
    return {};
}

SharedName elsewhereThan(CommandId here, std::span<CommandId const> all) {
    std::string names;
    for (CommandId const& one : all)
        if (one != here) names += (names.empty() ? "" : " ") + text(one);
    return names;
}

Persons::Persons(EventState const& tournament) {
    for (auto const& [id, player] : tournament.players) {
        if (!player.details.fideId.empty()) m_byId.emplace(player.details.fideId, &player);
        m_byName.emplace(player.details.name, &player);
    }
}

Player const* Persons::find(PlayerDetails const& player) const {
    if (auto const same = m_byId.find(player.fideId); same != m_byId.end()) return same->second;
    auto const [first, last] = m_byName.equal_range(player.name);
    for (auto each = first; each != last; ++each) {
        PlayerDetails const& other = each->second->details;
        bool const bothKnown = !player.fideId.empty() && !other.fideId.empty();
        if (!bothKnown && isSameBirth(other.birth, player.birth)) return each->second;
    }
    return nullptr;
}

EnterPlayer enterElsewhere(PlayerDetails const& player, EventState const& here, EventState const& there) {
    EnterPlayer command{draftOf(player)};
    PlayerDraft& draft = command.draft;
    for (std::string* const own : {&draft.feeOwed, &draft.feePaid, &draft.fixedBoard, &draft.laterRatings})
        own->clear();
    draft.checkedIn = draft.checkedIn && mayMeet(here, there);
    if (playTypeOf(here.details) != playTypeOf(there.details))
        for (std::string* const listed : {&draft.officialRating, &draft.ratingSource, &draft.k}) listed->clear();
    return command;
}

Command leaveTournament(PlayerId player, EventState const& tournament) {
    if (tournament.numbersGiven()) return WithdrawPlayer{player};
    return RemovePlayer{player};
}

RevisePlayer payFee(Player const& player) {
    PlayerDraft draft = draftOf(player.details);
    draft.feePaid = draft.feeOwed;
    return {player.id, std::move(draft)};
}

std::optional<Command> namePersons(std::span<Person const> persons, EventState const& there) {
    std::vector<Command> commands;
    for (Role const role : allRoles) // a chief arbiter first
        for (Person const& person : persons) {
            Person const* const same = there.person(person.name);
            bool const isWanted = person.role == role && !(same && *same == person);
            if (isWanted) commands.push_back(NamePerson{person.name, person.role, person.lock});
        }
    return together(std::move(commands));
}

std::vector<HalfDone> halfDone(History const& here, History const& there) {
    std::vector<HalfDone> found;
    for (RecordedAct const& act : here.acts()) {
        if (!saysItIsIn(act, there)) continue;
        if (found.empty() || found.back().id != act.origin.command) found.push_back({act.origin.command, {}});
        found.back().acts.push_back(act.seq);
    }
    if (found.empty()) return found;
    std::set<std::string> known;
    for (RecordedAct const& act : there.acts()) {
        if (!act.origin.elsewhere.empty()) known.insert(text(act.origin.command));
        if (auto const* const left = std::get_if<PartsLeftOut>(&act.act))
            known.insert(left->commands.begin(), left->commands.end());
    }
    std::erase_if(found, [&](HalfDone const& one) { return known.contains(text(one.id)); });
    return found;
}

CommandThere missingPart(History const& here, HalfDone const& half, History const& there) {
    if (half.acts.empty()) return std::nullopt;
    Origin const& origin = actAt(here, half.acts.front()).origin;
    if (origin.takesBack) return takingBack(there, *origin.takesBack);
    Part part{here, there.state()};
    for (Seq const seq : half.acts)
        if (!here.retracted(seq)) part.add(actAt(here, seq));
    if (!part.isKnown()) return refused(NoCounterpart{});
    return together(part.take());
}

CommandThere sameTakingBack(History const& here, Command const& command, History const& there) {
    auto const target = commandTakenBackBy(here, command);
    if (!target || target->isNone() || !isDoneThere(here, *target, there)) return std::nullopt;
    return takingBack(there, *target);
}

} // namespace flagfall::session
