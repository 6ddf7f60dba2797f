// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/description.h"

namespace flagfall::session {

/// For a full account: `SVK FM 2301`.
[[nodiscard]] inline std::string shortDetails(PlayerDetails const& details) {
    std::string text;
    for (std::string const& word : {details.federation, std::string(titleText(details.title)),
                                    details.rating ? std::to_string(details.rating) : std::string()})
        if (!word.empty()) text += (text.empty() ? "" : " ") + word;
    return text;
}
[[nodiscard]] inline Saying saysDetails(Saying saying, PlayerId player, PlayerDetails const& details) {
    saying = std::move(saying).with("name", details.name).beside(player);
    std::string text = shortDetails(details);
    return text.empty() ? std::move(saying) : std::move(saying).beside(std::move(text));
}

template <>
struct Description<PlayerEntered> {
    static constexpr ActKind kind{"player.entered", Category::Player, Undoing::PassOver, Boards::None, playersShown};
    static constexpr std::tuple fields{Field{"player", &PlayerEntered::player}, Inline{&PlayerEntered::details}};
    static Saying sentence(PlayerEntered const& act) {
        return saysDetails(said("Act", "Player added: {name}"), act.player, *act.details);
    }
    static Saying phrase(PlayerEntered const& act) {
        return said("ActPhrase", "addition of {name}").with("name", act.details->name);
    }
};
template <>
struct Description<PlayersEntered::Entry> {
    static constexpr std::tuple fields{Field{"player", &PlayersEntered::Entry::player},
                                       Inline{&PlayersEntered::Entry::details}};
};
template <>
struct Description<PlayersEntered> {
    static constexpr ActKind kind{"players.entered", Category::Player, Undoing::PassOver, Boards::None, playersShown};
    static constexpr std::tuple fields{Field{"players", &PlayersEntered::players}};
    static Saying sentence(PlayersEntered const& act) {
        return counted("Act", "%n player(s) added").times(act.players.size());
    }
    static Saying phrase(PlayersEntered const& act) {
        return counted("ActPhrase", "addition of %n player(s)").times(act.players.size());
    }
};
template <>
struct Description<PlayerEnteredLate> {
    static constexpr ActKind kind{"player.entered-late", Category::Player, Undoing::PassOver, Boards::Every,
                                  scoresShown};
    static constexpr std::tuple fields{Field{"player", &PlayerEnteredLate::player}, Inline{&PlayerEnteredLate::details},
                                       Field{"from_round", &PlayerEnteredLate::from},
                                       Field{"missed", &PlayerEnteredLate::missed},
                                       WhereGiven{"number", &PlayerEnteredLate::number}};
    static Saying sentence(PlayerEnteredLate const& act) {
        //: {missed} is what each round before counts as: "half-point bye".
        return saysDetails(said("Act", "Late entry: {name}, from round {from_round} on; each round before: {missed}"),
                           act.player, *act.details);
    }
    static Saying phrase(PlayerEnteredLate const& act) {
        return said("ActPhrase", "late entry of {name}").with("name", act.details->name);
    }
};
template <>
struct Description<PlayerRevised> {
    static constexpr ActKind kind{"player.revised",
                                  Category::Player,
                                  Undoing::PassOver,
                                  Boards::Every,
                                  {.players = true, .results = true, .names = true}};
    static constexpr std::tuple fields{Field{"player", &PlayerRevised::player}, Inline{&PlayerRevised::details}};
    static Saying sentence(PlayerRevised const& act) {
        return saysDetails(said("Act", "Player changed: {name}"), act.player, *act.details);
    }
    static Saying phrase(PlayerRevised const& act) {
        return said("ActPhrase", "change of {name}").with("name", act.details->name);
    }
};
template <>
struct Description<ContactsKept> {
    static constexpr ActKind kind{
        "contacts.kept", Category::Player, Undoing::PassOver, Boards::None, {.players = true}};
    static constexpr std::tuple fields{Field{"players", &ContactsKept::players},
                                       WhereGiven{"sha256", &ContactsKept::sha256}};
    static Saying sentence(ContactsKept const& act) {
        return counted("Act", "Contact details of %n player(s) changed").times(act.players.size());
    }
    static Saying phrase(ContactsKept const& act) {
        return counted("ActPhrase", "contact details of %n player(s)").times(act.players.size());
    }
    static bool settle(ContactsKept const& act) {
        return act.sha256.empty() ||
               (act.sha256.size() == 64 && act.sha256.find_first_not_of("0123456789abcdef") == std::string::npos);
    }
};
template <>
struct Description<ContactsErased> {
    static constexpr ActKind kind{
        "contacts.erased", Category::Player, Undoing::NotErased, Boards::None, {.players = true}};
    static constexpr std::tuple fields{Field{"players", &ContactsErased::players},
                                       WhereGiven{"births", &ContactsErased::births}};
    static Saying sentence(ContactsErased const& act) {
        return (act.births ? counted("Act", "Contact details and days of birth of %n player(s) erased")
                           : counted("Act", "Contact details of %n player(s) erased"))
            .times(act.players.size());
    }
};
template <>
struct Description<PlayersCheckedIn> {
    static constexpr ActKind kind{"players.checked-in", Category::Player, Undoing::PassOver, Boards::None,
                                  playersShown};
    static constexpr std::tuple fields{Field{"players", &PlayersCheckedIn::players},
                                       Field{"here", &PlayersCheckedIn::here}};
    static Saying sentence(PlayersCheckedIn const& act) {
        if (act.players.size() == 1)
            return (act.here ? said("Act", "{player} checked in") : said("Act", "{player} is not checked in any more"))
                .with("player", act.players.front());
        Saying saying = act.here ? counted("Act", "%n player(s) checked in")
                                 : counted("Act", "%n player(s) are not checked in any more");
        return std::move(saying).times(act.players.size());
    }
    static Saying phrase(PlayersCheckedIn const& act) {
        if (act.players.size() == 1)
            return said("ActPhrase", "check-in of {player}").with("player", act.players.front());
        return counted("ActPhrase", "check-in of %n player(s)").times(act.players.size());
    }
};
template <>
struct Description<PlayerWithdrawn> {
    static constexpr ActKind kind{"player.withdrawn", Category::Player, Undoing::PassOver, Boards::Every, scoresShown};
    static constexpr std::tuple fields{Field{"player", &PlayerWithdrawn::player},
                                       Field{"from_round", &PlayerWithdrawn::from}};
    static Saying sentence(PlayerWithdrawn const&) {
        return said("Act", "{player} withdrew before round {from_round}");
    }
    static Saying phrase(PlayerWithdrawn const&) { return said("ActPhrase", "withdrawal of {player}"); }
};
template <>
struct Description<PlayerReturned> {
    static constexpr ActKind kind{"player.returned", Category::Player, Undoing::PassOver, Boards::Every, scoresShown};
    static constexpr std::tuple fields{Field{"player", &PlayerReturned::player}};
    static Saying sentence(PlayerReturned const&) { return said("Act", "{player} came back"); }
    static Saying phrase(PlayerReturned const&) { return said("ActPhrase", "return of {player}"); }
};
template <>
struct Description<PlayerRemoved> {
    static constexpr ActKind kind{
        "player.removed", Category::Player, Undoing::PassOver, Boards::None, {.players = true, .names = true}};
    static constexpr std::tuple fields{Field{"player", &PlayerRemoved::player}};
    static Saying sentence(PlayerRemoved const& act) { return said("Act", "Player removed").beside(act.player); }
    static Saying phrase(PlayerRemoved const&) { return said("ActPhrase", "removal of a player"); }
};

template <>
struct Description<PlayersImported::Entry> {
    static constexpr std::tuple fields{Field{"player", &PlayersImported::Entry::player},
                                       Inline{&PlayersImported::Entry::details}};
};
template <>
struct Description<PlayersImported> {
    static constexpr ActKind kind{"players.imported", Category::Player, Undoing::NotAnImport, Boards::None,
                                  playersShown};
    static constexpr std::tuple fields{Field{"players", &PlayersImported::players}};
    static Saying sentence(PlayersImported const& act) {
        return counted("Act", "%n player(s) imported from a report file").times(act.players.size());
    }
};

template <>
struct Description<NumbersDrawn> {
    static constexpr ActKind kind{"numbers.drawn", Category::Player, Undoing::PassOver, Boards::None, playersShown};
    static constexpr std::tuple fields{Field{"order", &NumbersDrawn::order},
                                       WhereGiven{"restricted", &NumbersDrawn::restricted},
                                       WhereGiven{"lot", &NumbersDrawn::lot}};
    static Saying sentence(NumbersDrawn const& act) {
        if (act.restricted)
            return counted("Act", "Pairing numbers of %n player(s) drawn by lot from Varma's envelopes")
                .times(act.order.size());
        return counted("Act", "Pairing numbers of %n player(s) drawn by lot").times(act.order.size());
    }
    static Saying phrase(NumbersDrawn const&) { return said("ActPhrase", "drawing of lots for the pairing numbers"); }
};

template <>
struct Description<NumbersSet> {
    static constexpr ActKind kind{"numbers.set", Category::Player, Undoing::PassOver, Boards::None, playersShown};
    static constexpr std::tuple fields{Field{"order", &NumbersSet::order}};
    static Saying sentence(NumbersSet const& act) {
        return counted("Act", "Pairing numbers of %n player(s) set by the arbiter").times(act.order.size());
    }
    static Saying phrase(NumbersSet const&) { return said("ActPhrase", "setting of the pairing numbers"); }
};

template <>
struct Description<TieBreakLotsDrawn> {
    static constexpr ActKind kind{
        "tie-break.lots", Category::Result, Undoing::PassOver, Boards::None, {.players = true, .results = true}};
    static constexpr std::tuple fields{Field{"lot", &TieBreakLotsDrawn::lot},
                                       WhereGiven{"order", &TieBreakLotsDrawn::order}};
    static Saying sentence(TieBreakLotsDrawn const& act) {
        return said("Act", "Lots drawn for the tie-break (number {lot})").with("lot", std::to_string(act.lot));
    }
    static Saying phrase(TieBreakLotsDrawn const&) { return said("ActPhrase", "drawing of lots for the tie-break"); }
};
template <>
struct Description<TieBreakValueEntered> {
    static constexpr ActKind kind{
        "tie-break.value", Category::Result, Undoing::PassOver, Boards::None, {.players = true, .results = true}};
    static constexpr std::tuple fields{Field{"player", &TieBreakValueEntered::player},
                                       OrNull{"value_ten_thousandths", &TieBreakValueEntered::tenThousandths}};
    static Saying sentence(TieBreakValueEntered const& act) {
        if (!act.tenThousandths) return said("Act", "{player}: value of the tie-break taken away");
        return said("Act", "{player}: {value} entered for the tie-break")
            .with("value", pairing::valueText({act.tenThousandths}));
    }
    static Saying phrase(TieBreakValueEntered const&) {
        return said("ActPhrase", "value of {player} for the tie-break");
    }
};

template <>
struct Description<ByeGranted> {
    static constexpr ActKind kind{"bye.granted", Category::Player, Undoing::PassOver, Boards::None, playersShown};
    static constexpr std::tuple fields{Field{"player", &ByeGranted::player}, Field{"round", &ByeGranted::round},
                                       Field{"bye", &ByeGranted::bye}};
    static Saying sentence(ByeGranted const&) {
        //: {player} a name, {bye} a kind of bye: "Novák: half-point bye in round 3".
        return said("Act", "{player}: {bye} in round {round}");
    }
    static Saying phrase(ByeGranted const&) { return said("ActPhrase", "bye of {player} in round {round}"); }
};
template <>
struct Description<ByeRevoked> {
    static constexpr ActKind kind{"bye.revoked", Category::Player, Undoing::PassOver, Boards::None, playersShown};
    static constexpr std::tuple fields{Field{"player", &ByeRevoked::player}, Field{"round", &ByeRevoked::round}};
    static Saying sentence(ByeRevoked const&) { return said("Act", "{player}: bye in round {round} removed"); }
    static Saying phrase(ByeRevoked const&) { return said("ActPhrase", "removal of {player}'s bye in round {round}"); }
};

template <>
struct Description<PairProhibited> {
    static constexpr ActKind kind{"pair.prohibited", Category::Player, Undoing::PassOver, Boards::None, playersShown};
    static constexpr std::tuple fields{Field{"first", &PairProhibited::first}, Field{"second", &PairProhibited::second},
                                       WhereGiven{"only_round", &PairProhibited::only}};
    static Saying sentence(PairProhibited const& act) {
        return act.only ? said("Act", "{first} and {second} must not meet in round {only_round}")
                        : said("Act", "{first} and {second} must not meet");
    }
    static Saying phrase(PairProhibited const&) {
        return said("ActPhrase", "prohibited pairing of {first} and "
                                 "{second}");
    }
};
template <>
struct Description<PairAllowed> {
    static constexpr ActKind kind{"pair.allowed", Category::Player, Undoing::PassOver, Boards::None, playersShown};
    static constexpr std::tuple fields{Field{"first", &PairAllowed::first}, Field{"second", &PairAllowed::second}};
    static Saying sentence(PairAllowed const&) { return said("Act", "{first} and {second} may meet again"); }
    static Saying phrase(PairAllowed const&) {
        return said("ActPhrase", "removal of the prohibited pairing of {first} and {second}");
    }
};

} // namespace flagfall::session
