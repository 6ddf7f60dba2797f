// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/anonymous.h"

#include "app/session/event/act_descriptions.h"
#include "app/session/event/name_order.h"
#include "app/session/journal/file_digest.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace flagfall::session {
namespace {

constexpr std::string_view removedText = "…";

/// Texts that say nothing of anybody: what the program writes itself, and moves as players write them.
constexpr std::array keptTexts{
    std::string_view{"answers"},   std::string_view{"article"}, std::string_view{"at"},
    std::string_view{"boot"},      std::string_view{"box"},     std::string_view{"clock"},
    std::string_view{"edition"},   std::string_view{"effects"}, std::string_view{"fen"},
    std::string_view{"fen_after"}, std::string_view{"finding"}, std::string_view{"fingerprint"},
    std::string_view{"incident"},  std::string_view{"known"},   std::string_view{"move"},
    std::string_view{"must_seal"}, std::string_view{"play"},    std::string_view{"played"},
    std::string_view{"program"},   std::string_view{"salt"},    std::string_view{"written"},
};

// --- whoever is in the event ---------------------------------------------------------------------------------

/// Names and what takes their place: of as many digits as it needs, so that they sort as numbers do.
class Masks {
public:
    void see(std::string const& name) { m_names.insert(name); }
    void seeTeam(std::string const& name) { m_teamNames.insert(name); }
    void settle(std::string_view language) {
        NameOrder const order{language};
        m_masks = masksFor(m_names, "Player ", order);
        m_teamMasks = masksFor(m_teamNames, "Team ", order);
    }
    [[nodiscard]] std::string const& of(std::string const& name) const { return m_masks.at(name); }
    [[nodiscard]] std::string const& ofTeam(std::string const& name) const { return m_teamMasks.at(name); }

    /// Persons at the desks, in the order in which they were named.
    void seePerson(std::string const& name) {
        m_persons.emplace(name, "Person " + std::to_string(m_persons.size() + 1));
    }
    [[nodiscard]] std::string const& ofPerson(std::string const& name) const { return m_persons.at(name); }
    /// Telephones that are clocks, in the same way.
    void seeDevice(std::string const& device) {
        m_devices.emplace(device, "Clock " + std::to_string(m_devices.size() + 1));
    }
    [[nodiscard]] std::string const& ofDevice(std::string const& device) const { return m_devices.at(device); }

private:
    using ByName = std::map<std::string, std::string>;

    static ByName masksFor(std::set<std::string> const& names, std::string const& word, NameOrder const& order) {
        std::vector<std::pair<std::string, std::string>> sorted;
        for (std::string const& name : names) sorted.emplace_back(order.key(name), name);
        std::ranges::sort(sorted);
        std::size_t const digits = std::to_string(sorted.size()).size();
        ByName masks;
        for (std::size_t at = 0; at < sorted.size(); ++at) {
            std::string const number = std::to_string(at + 1);
            masks[sorted[at].second] = word + std::string(digits - number.size(), '0') + number;
        }
        return masks;
    }

    std::set<std::string> m_names, m_teamNames;
    ByName m_masks, m_teamMasks, m_persons, m_devices;
};

/// Calls `see` with the details of each team that an act has.
template <typename See>
void eachTeamIn(Act const& act, See see) {
    if (auto const* const entered = std::get_if<TeamEntered>(&act)) see(*entered->details);
    if (auto const* const revised = std::get_if<TeamRevised>(&act)) see(*revised->details);
    if (auto const* const imported = std::get_if<TeamsImported>(&act))
        for (auto const& entry : imported->teams) see(entry.details);
}

/// The same with the stamp of a telephone that is a clock.
template <typename See>
void stampIn(Act const& act, See see) {
    if (auto const* const operated = std::get_if<ClocksOperated>(&act); operated && operated->stamp)
        see(*operated->stamp);
    if (auto const* const late = std::get_if<LateArrival>(&act); late && late->stamp) see(*late->stamp);
}

/// Calls `see` with the details of each player that an act has.
template <typename See>
void eachPlayerIn(Act const& act, See see) {
    auto const look = [&](auto const& one) {
        if constexpr (requires { one.details->fideId; })
            see(*one.details);
        else if constexpr (requires { one.players.front().details.fideId; })
            for (auto const& entry : one.players) see(entry.details);
    };
    std::visit(look, static_cast<AnyAct const&>(act));
}

/// The same to change them.
template <typename Change>
void changePlayersIn(Act& act, Change change) {
    auto const look = [&](auto& one) {
        if constexpr (requires { one.details->fideId; }) {
            PlayerDetails details = *one.details;
            change(details);
            one.details = std::move(details);
        } else if constexpr (requires { one.players.front().details.fideId; })
            for (auto& entry : one.players) change(entry.details);
    };
    std::visit(look, static_cast<AnyAct&>(act));
}

// --- what is taken out ---------------------------------------------------------------------------------------

class Anonymiser {
public:
    explicit Anonymiser(Masks const& masks) : m_masks(masks) {}

    void operator()(EventOpened& act) const { act.details = without(*act.details); }
    void operator()(EventRevised& act) const { act.details = without(*act.details); }
    void operator()(TeamEntered& act) const { act.details = without(*act.details); }
    void operator()(TeamRevised& act) const { act.details = without(*act.details); }
    void operator()(TeamsImported& act) const {
        for (auto& entry : act.teams) entry.details = without(entry.details);
    }
    void operator()(PapersArranged& act) const {
        act.papers = PaperSettings{.size = act.papers->size, .language = act.papers->language};
    }
    void operator()(PersonNamed& act) const {
        act.person = Person{m_masks.ofPerson(act.person->name), act.person->role};
    }
    void operator()(PersonRemoved& act) const { act.name = m_masks.ofPerson(act.name); }
    void operator()(PartsLeftOut& act) const { act.tournament.clear(); }
    void operator()(ContactsKept& act) const {
        act.sha256.clear();
        act.contents.reset();
    }
    void operator()(FileAttached& act) const {
        auto const contents = std::make_shared<std::string const>("This file was left out of the copy.\n");
        act.file = AttachedFile{.name = "left out.txt",
                                .type = "text/plain",
                                .sha256 = sha256Of(*contents),
                                .size = std::ssize(*contents),
                                .contents = contents};
    }
    void operator()(BlindPlayArranged& act) const {
        BlindPlay play = *act.play;
        for (Colour const side : bothColours)
            if (play.assistants[side]) play.assistants[side]->name = removedText;
        play.adaptations.clear();
        act.play = std::move(play);
    }
    void operator()(SheetWritten&) const {} // moves as the player wrote them, as in an envelope
    void operator()(EnvelopeOpened& act) const { take(act.witness, {}); }
    void operator()(EnvelopeReread& act) const { take(act.note, {}); }
    template <typename A>
    void operator()(A& act) const {
        fieldsOf(act);
    }

private:
    [[nodiscard]] static EventDetails without(EventDetails details) {
        details.name = "Event";
        details.place.clear();
        details.federation.clear();
        details.chiefArbiter = "Arbiter";
        details.festival.clear();
        details.deputyArbiters.clear();
        return details;
    }
    [[nodiscard]] TeamDetails without(TeamDetails const& details) const {
        return {.name = m_masks.ofTeam(details.name), .strength = details.strength, .roster = details.roster};
    }
    [[nodiscard]] PlayerDetails without(PlayerDetails const& details) const {
        return {.name = m_masks.of(details.name),
                .federation = {},
                .title = details.title,
                .rating = details.rating,
                .fideId = {},
                .birth = {},
                .nationalRating = details.nationalRating,
                .officialRating = details.officialRating,
                .k = details.k,
                .laterRatings = details.laterRatings,
                .fixedBoard = details.fixedBoard,
                .checkedIn = details.checkedIn};
    }

    template <typename Whole>
    void fieldsOf(Whole& whole) const {
        std::apply([&](auto const&... field) { (one(whole, field), ...); }, Description<Whole>::fields);
    }
    template <typename Whole, typename Member>
    void one(Whole& whole, Member const& field) const {
        if constexpr (requires { field.name; })
            take(whole.*field.member, field.name);
        else
            take(whole.*field.member, {});
    }
    void take(std::string& text, std::string_view field) const {
        if (!text.empty() && std::ranges::find(keptTexts, field) == keptTexts.end()) text = removedText;
    }
    void take(PlayerDetails& details, std::string_view) const { details = without(details); }
    void take(DeviceStamp& stamp, std::string_view) const { stamp.device = m_masks.ofDevice(stamp.device); }
    template <typename T>
    void take(Apart<T>& value, std::string_view field) const {
        T changed = *value;
        take(changed, field);
        value = std::move(changed);
    }
    template <typename T>
    void take(std::optional<T>& value, std::string_view field) const {
        if (value) take(*value, field);
    }
    template <typename T>
    void take(std::vector<T>& values, std::string_view field) const {
        for (T& value : values) take(value, field);
    }
    template <typename T>
    void take(T& value, std::string_view) const {
        if constexpr (requires { Description<T>::fields; }) fieldsOf(value);
    }

    Masks const& m_masks;
};

Row rowFor(RecordedAct const& act) {
    Row row;
    static_cast<NewRow&>(row) = encode(act);
    row.seq = act.seq;
    return row;
}

SharedName nameLeft(SharedName const& name, char const* mask) { return name.empty() ? name : SharedName{mask}; }

} // namespace

Expected<std::vector<Row>, DecodeProblem> anonymised(std::span<Row const> rows) {
    std::vector<RecordedAct> acts;
    Masks masks;
    std::string language;
    for (Row const& row : rows) {
        auto act = decode(row);
        if (!act) return refused(std::move(act.error()));
        eachPlayerIn(act->act, [&](PlayerDetails const& details) { masks.see(details.name); });
        eachTeamIn(act->act, [&](TeamDetails const& details) { masks.seeTeam(details.name); });
        stampIn(act->act, [&](DeviceStamp const& stamp) { masks.seeDevice(stamp.device); });
        if (auto const* const named = std::get_if<PersonNamed>(&act->act)) masks.seePerson(named->person->name);
        if (auto const* const removed = std::get_if<PersonRemoved>(&act->act)) masks.seePerson(removed->name);
        if (auto const* const opened = std::get_if<EventOpened>(&act->act)) language = opened->details->language;
        if (auto const* const revised = std::get_if<EventRevised>(&act->act)) language = revised->details->language;
        acts.push_back(std::move(*act));
    }
    masks.settle(language);
    Anonymiser const anonymiser(masks);
    std::vector<Row> copy;
    for (RecordedAct& act : acts) {
        std::visit(anonymiser, static_cast<AnyAct&>(act.act));
        act.origin.station = nameLeft(act.origin.station, "Desk");
        act.origin.person = nameLeft(act.origin.person, "Arbiter");
        copy.push_back(rowFor(act));
    }
    return copy;
}

Expected<std::vector<Row>, DecodeProblem> withoutContacts(std::span<Row const> rows) {
    std::vector<Row> copy;
    for (Row const& row : rows) {
        auto act = decode(row);
        if (!act) return refused(std::move(act.error()));
        changePlayersIn(act->act, [](PlayerDetails& details) {
            details.birth = yearOfBirth(details.birth);
            details.note.clear();
            details.feeOwed = details.feePaid = 0;
        });
        if (auto* const contacts = std::get_if<ContactsKept>(&act->act)) *contacts = ContactsKept{contacts->players};
        if (auto* const named = std::get_if<PersonNamed>(&act->act))
            named->person = Person{named->person->name, named->person->role};
        // What it said cannot be read as what it was, and so nobody knows what is in it.
        if (auto* const lost = std::get_if<ActLost>(&act->act)) lost->payload.clear();
        copy.push_back(rowFor(*act));
    }
    return copy;
}

} // namespace flagfall::session
