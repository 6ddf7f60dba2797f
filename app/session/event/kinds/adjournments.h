// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/description.h"

namespace flagfall::session {

template <>
struct Description<SealingCalled> {
    static constexpr ActKind kind{"sealing.called", Category::Result, Undoing::PassOver, Boards::Named, resultsShown};
    static constexpr std::tuple fields{Field{"round", &SealingCalled::round},
                                       Field{"boards", &SealingCalled::boards},
                                       WhereGiven{"by_player", &SealingCalled::byPlayer},
                                       WhereGiven{"off", &SealingCalled::off},
                                       WhereGiven{"must_seal", &SealingCalled::mustSeal},
                                       WhereGiven{"session_left_ns", &SealingCalled::sessionLeft}};
    static Saying sentence(SealingCalled const& act) {
        if (act.off) return said("Act", "the call to seal is taken back: the game goes on");
        if (!act.mustSeal.empty())
            return said("Act", "a move made on the board must be the sealed one").beside(act.mustSeal);
        return act.byPlayer ? said("Act", "the player to move asked to adjourn and seals")
                            : said("Act", "told to seal the next move");
    }
    static Saying phrase(SealingCalled const& act) {
        return act.off ? said("ActPhrase", "taking back the call to seal") : said("ActPhrase", "the call to seal");
    }
};
template <>
struct Description<SealedText> {
    static constexpr std::tuple fields{WhereGiven{"box", &SealedText::box},
                                       WhereGiven{"fingerprint", &SealedText::fingerprint},
                                       Field{"keys", &SealedText::keys}, WhereGiven{"language", &SealedText::language}};
};
template <>
struct Description<MoveSealed> {
    static constexpr ActKind kind{"move.sealed", Category::Result, Undoing::PassOver, Boards::Named, resultsShown};
    static constexpr auto fields = onBoard<MoveSealed>(
        Field{"by", &MoveSealed::by}, WhereGiven{"reply", &MoveSealed::reply}, WhereGiven{"typed", &MoveSealed::typed},
        WhereGiven{"adjournment", &MoveSealed::adjournment});
    static Saying sentence(MoveSealed const& act) {
        Saying saying = act.reply ? ofColour(act.by, said("Act", "White seals his reply in a second envelope"),
                                             said("Act", "Black seals his reply in a second envelope"))
                                  : ofColour(act.by, said("Act", "White has sealed his move"),
                                             said("Act", "Black has sealed his move"));
        return act.typed.fingerprint.empty() ? std::move(saying) : std::move(saying).beside(act.typed.fingerprint);
    }
    static Saying phrase(MoveSealed const& act) {
        return act.reply ? said("ActPhrase", "the sealed reply on board {board}")
                         : said("ActPhrase", "the sealed move on board {board}");
    }
};
template <>
struct Description<GameAdjourned> {
    static constexpr ActKind kind{"game.adjourned", Category::Result, Undoing::PassOver, Boards::Named, resultsShown};
    static constexpr auto fields = onBoard<GameAdjourned>(
        WhereGiven{"sealer", &GameAdjourned::sealer}, WhereGiven{"must_seal", &GameAdjourned::mustSeal},
        Inline{&GameAdjourned::left}, WhereGiven{"charged_ns", &GameAdjourned::charged},
        WhereGiven{"by_pairing", &GameAdjourned::byPairing});
    static Saying sentence(GameAdjourned const& act) {
        if (act.byPairing) return said("Act", "without a result when the next round was paired: adjourned");
        if (!act.sealer) return said("Act", "game adjourned");
        return ofColour(*act.sealer, said("Act", "game adjourned, White has sealed"),
                        said("Act", "game adjourned, Black has sealed"));
    }
    static Saying phrase(GameAdjourned const&) { return said("ActPhrase", "adjournment on board {board}"); }
};
template <>
struct Description<ResumptionPlanned> {
    static constexpr ActKind kind{"resumption.planned", Category::Result, Undoing::PassOver, Boards::Named,
                                  resultsShown};
    static constexpr std::tuple fields{Field{"round", &ResumptionPlanned::round},
                                       Field{"boards", &ResumptionPlanned::boards}, Field{"at", &ResumptionPlanned::at},
                                       WhereGiven{"place", &ResumptionPlanned::place}};
    static Saying sentence(ResumptionPlanned const& act) {
        //: {at} a day and a time, {place} a room.
        Saying saying = act.place.empty() ? said("Act", "goes on {at}") : said("Act", "goes on {at}, {place}");
        auto const at = parseLocalMinute(act.at);
        return at ? std::move(saying).with("at", *at)
                  : std::move(saying); // a row that says no minute is shown as it is
    }
    static Saying phrase(ResumptionPlanned const&) { return said("ActPhrase", "the time of a resumption"); }
};
template <>
struct Description<EnvelopeKept> {
    static constexpr ActKind kind{"envelope.kept", Category::Result, Undoing::PassOver, Boards::Named, resultsShown};
    static constexpr auto fields =
        onBoard<EnvelopeKept>(WhereGiven{"reply", &EnvelopeKept::reply}, Field{"holder", &EnvelopeKept::holder},
                              WhereGiven{"checked", &EnvelopeKept::checked}, WhereGiven{"note", &EnvelopeKept::note},
                              WhereGiven{"adjournment", &EnvelopeKept::adjournment});
    static Saying sentence(EnvelopeKept const& act) {
        //: {holder} a person or a place.
        Saying saying =
            act.checked ? said("Act", "envelope checked, kept by {holder}") : said("Act", "envelope kept by {holder}");
        return std::move(saying).under({}, act.note);
    }
    static Saying phrase(EnvelopeKept const&) { return said("ActPhrase", "who keeps the envelope of board {board}"); }
};
template <>
struct Description<EnvelopeMissed> {
    static constexpr ActKind kind{"envelope.missed", Category::Result, Undoing::PassOver, Boards::Named, resultsShown};
    static constexpr auto fields =
        onBoard<EnvelopeMissed>(WhereGiven{"reply", &EnvelopeMissed::reply}, WhereGiven{"note", &EnvelopeMissed::note},
                                WhereGiven{"adjournment", &EnvelopeMissed::adjournment});
    static Saying sentence(EnvelopeMissed const& act) { return said("Act", "envelope missing").under({}, act.note); }
    static Saying phrase(EnvelopeMissed const&) { return said("ActPhrase", "the missing envelope of board {board}"); }
};
template <>
struct Description<ResumptionAttended> {
    static constexpr ActKind kind{"resumption.attended", Category::Attendance, Undoing::PassOver, Boards::Named,
                                  resultsShown};
    static constexpr auto fields = onBoard<ResumptionAttended>(
        Field{"side", &ResumptionAttended::side}, WhereGiven{"absent", &ResumptionAttended::absent},
        WhereGiven{"adjournment", &ResumptionAttended::adjournment}, WhereGiven{"ago_ns", &ResumptionAttended::ago});
    static Saying sentence(ResumptionAttended const& act) {
        if (act.absent)
            return ofColour(act.side, said("Act", "White is not at the resumption after all"),
                            said("Act", "Black is not at the resumption after all"));
        if (act.ago > clock::Span{})
            return ofColour(act.side, said("Act", "White came to the resumption {time} before this was noted"),
                            said("Act", "Black came to the resumption {time} before this was noted"))
                .with("time", act.ago);
        return ofColour(act.side, said("Act", "White has come to the resumption"),
                        said("Act", "Black has come to the resumption"));
    }
    static Saying phrase(ResumptionAttended const&) {
        return said("ActPhrase", "attendance at the resumption on board {board}");
    }
};
template <>
struct Description<EnvelopeOpened> {
    static constexpr ActKind kind{"envelope.opened", Category::Result, Undoing::NotSecrets, Boards::Named,
                                  resultsShown};
    static constexpr auto fields = onBoard<EnvelopeOpened>(
        WhereGiven{"reply", &EnvelopeOpened::reply}, WhereGiven{"text", &EnvelopeOpened::text},
        WhereGiven{"salt", &EnvelopeOpened::salt}, WhereGiven{"witness", &EnvelopeOpened::witness},
        WhereGiven{"adjournment", &EnvelopeOpened::adjournment});
    static Saying sentence(EnvelopeOpened const& act) {
        //: {text} is the move as the player wrote it.
        Saying saying = act.text.empty() ? said("Act", "envelope opened: no move in it")
                                         : said("Act", "envelope opened: {text}").with("text", act.text);
        return act.witness.empty() ? std::move(saying) : std::move(saying).beside(act.witness);
    }
};
template <>
struct Description<EnvelopeReread> {
    static constexpr ActKind kind{"envelope.reread", Category::Result, Undoing::PassOver, Boards::Named, resultsShown};
    static constexpr auto fields = onBoard<EnvelopeReread>(
        WhereGiven{"reply", &EnvelopeReread::reply}, WhereGiven{"text", &EnvelopeReread::text},
        WhereGiven{"note", &EnvelopeReread::note}, WhereGiven{"adjournment", &EnvelopeReread::adjournment});
    static Saying sentence(EnvelopeReread const& act) {
        //: {text} is the move as the player wrote it.
        return said("Act", "the paper in the envelope says: {text}").with("text", act.text).under({}, act.note);
    }
    static Saying phrase(EnvelopeReread const&) { return said("ActPhrase", "what the paper of board {board} says"); }
};
template <>
struct Description<GameResumed> {
    static constexpr ActKind kind{"game.resumed", Category::Result, Undoing::PassOver, Boards::Named, resultsShown};
    static constexpr auto fields = onBoard<GameResumed>();
    static Saying sentence(GameResumed const&) { return said("Act", "game resumed"); }
    static Saying phrase(GameResumed const&) { return said("ActPhrase", "resumption on board {board}"); }
};

} // namespace flagfall::session
