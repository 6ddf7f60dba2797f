// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/shared_commands.h"

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

/// What the act wants of another tournament.
class Part {
public:
    Part(EventState const& here, EventState const& there) : m_here(here), m_there(there), m_persons(there) {}

    void operator()(PlayersCheckedIn const& act) {
        CheckIn part{{}, act.here};
        for (PlayerId const id : act.players)
            if (Player const* const player = there(id); player && player->details.checkedIn != act.here)
                part.players.push_back(player->id);
        if (!part.players.empty()) m_commands.push_back(std::move(part));
    }
    void operator()(PlayerEntered const& act) { enter(act.player); }
    void operator()(PlayerEnteredLate const& act) { enter(act.player); }
    void operator()(PlayerRevised const& act) { enter(act.player); }
    template <typename A>
    void operator()(A const&) {}

    [[nodiscard]] std::vector<Command> take() { return std::move(m_commands); }

private:
    [[nodiscard]] Player const* there(PlayerId id) const {
        Player const* const player = m_here.player(id);
        return player ? m_persons.find(player->details) : nullptr;
    }
    void enter(PlayerId id) {
        Player const* const player = m_here.player(id);
        if (player && !there(id)) m_commands.push_back(enterElsewhere(player->details, m_here, m_there));
    }

    EventState const& m_here;
    EventState const& m_there;
    Persons m_persons; ///< there
    std::vector<Command> m_commands;
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

/// Takes back what the command has done that stands and can be taken back.
std::optional<Command> takingBack(History const& history, CommandId command) {
    ActLog const& acts = history.acts();
    for (std::size_t at = acts.size(); at-- > 0;)
        if (RecordedAct const& act = acts[at]; act.origin.command == command)
            if (canBeUndone(act.act) && !history.retracted(act.seq)) return Command{DropAct{act.seq}};
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

RevisePlayer payFee(Player const& player) {
    PlayerDraft draft = draftOf(player.details);
    draft.feePaid = draft.feeOwed;
    return {player.id, std::move(draft)};
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

std::optional<Command> missingPart(History const& here, HalfDone const& half, History const& there) {
    if (half.acts.empty()) return std::nullopt;
    Origin const& origin = actAt(here, half.acts.front()).origin;
    if (origin.takesBack) return takingBack(there, *origin.takesBack);
    Part part{here.state(), there.state()};
    for (Seq const seq : half.acts)
        if (!here.retracted(seq)) std::visit(part, static_cast<AnyAct const&>(actAt(here, seq).act));
    return together(part.take());
}

std::optional<Command> sameTakingBack(History const& here, Command const& command, History const& there) {
    auto const target = commandTakenBackBy(here, command);
    if (!target || target->isNone() || !isDoneThere(here, *target, there)) return std::nullopt;
    if (!std::holds_alternative<Redo>(command)) return takingBack(there, *target);
    return there.undoingToUndo() == target ? std::optional<Command>{Redo{}} : std::nullopt;
}

} // namespace flagfall::session
