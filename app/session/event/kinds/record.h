// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/description.h"

namespace flagfall::session {

template <>
struct Description<GamesSetUp> {
    static constexpr ActKind kind{"games.set-up", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr std::tuple fields{Field{"round", &GamesSetUp::round}, Field{"boards", &GamesSetUp::boards},
                                       Field{"fen", &GamesSetUp::fen}, Field{"game", &GamesSetUp::game}};
    static Saying sentence(GamesSetUp const&) {
        //: {fen} a position as FEN.
        return said("Act", "the game starts from {fen}");
    }
    static Saying phrase(GamesSetUp const&) { return said("ActPhrase", "starting position, {boards}"); }
};

template <>
struct Description<CastlingForbidden> {
    static constexpr ActKind kind{"castling.forbidden", Category::Ruling, Undoing::PassOver, Boards::Named,
                                  clocksShown};
    static constexpr auto fields =
        onBoard<CastlingForbidden>(Field{"of", &CastlingForbidden::of}, WhereGiven{"side", &CastlingForbidden::side},
                                   WhereGiven{"article", &CastlingForbidden::article});
    static Saying sentence(CastlingForbidden const& act) { return which(act).under(act.article); }
    static Saying phrase(CastlingForbidden const&) { return said("ActPhrase", "ban on castling on board {board}"); }

private:
    static Saying which(CastlingForbidden const& act) {
        if (!act.side)
            return ofColour(act.of, said("Act", "White may not castle in this game"),
                            said("Act", "Black may not castle in this game"));
        if (*act.side == board::Wing::KingSide)
            return ofColour(act.of, said("Act", "White may not castle kingside in this game"),
                            said("Act", "Black may not castle kingside in this game"));
        return ofColour(act.of, said("Act", "White may not castle queenside in this game"),
                        said("Act", "Black may not castle queenside in this game"));
    }
};

template <>
struct Description<EntryWritten> {
    static constexpr std::tuple fields{
        WhereGiven{"move", &EntryWritten::move}, WhereGiven{"fen_after", &EntryWritten::fenAfter},
        WhereGiven{"half_moves", &EntryWritten::halfMoves}, WhereGiven{"draw_offered", &EntryWritten::drawOffered},
        WhereGiven{"clock_ms", &EntryWritten::clock}};
};
template <>
struct Description<RecordWritten> {
    static constexpr ActKind kind{"record.written", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<RecordWritten>(Field{"from", &RecordWritten::from}, Field{"removed", &RecordWritten::removed},
                               Field{"entries", &RecordWritten::entries});
    static Saying sentence(RecordWritten const& act) {
        auto const removed = static_cast<std::size_t>(std::max(0, act.removed));
        if (act.entries.empty()) return counted("Act", "%n half-move(s) removed from the record").times(removed);
        //: {removed} is how many were there before.
        Saying saying = (removed > 0 ? counted("Act", "%n half-move(s) recorded instead of {removed}")
                                     : counted("Act", "%n half-move(s) recorded"))
                            .times(act.entries.size());
        for (EntryWritten const& entry : act.entries)
            saying = std::move(saying).beside((entry.move.empty() ? entry.fenAfter : entry.move) +
                                              (entry.drawOffered ? " (=)" : ""));
        return saying;
    }
    static Saying phrase(RecordWritten const&) {
        return said("ActPhrase", "change of the game record on board {board}");
    }
};

template <>
struct Description<record::SheetLine> {
    static constexpr std::tuple fields{Field{"text", &record::SheetLine::written},
                                       WhereGiven{"clock_ms", &record::SheetLine::clock}};
};
template <>
struct Description<SheetWritten> {
    static constexpr ActKind kind{"sheet.written", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<SheetWritten>(Field{"side", &SheetWritten::side}, Field{"language", &SheetWritten::language},
                              Field{"from", &SheetWritten::from}, Field{"removed", &SheetWritten::removed},
                              Field{"lines", &SheetWritten::lines});
    static Saying sentence(SheetWritten const& act) {
        Saying saying =
            ofColour(act.side, said("Act", "White's scoresheet changed"), said("Act", "Black's scoresheet changed"));
        for (record::SheetLine const& line : act.lines)
            saying = std::move(saying).beside(line.written.empty() ? std::string{"–"} : line.written);
        return saying;
    }
    static Saying phrase(SheetWritten const& act) {
        return ofColour(act.side, said("ActPhrase", "change of White's scoresheet on board {board}"),
                        said("ActPhrase", "change of Black's scoresheet on board {board}"));
    }
};

template <>
struct Description<DrawOffered> {
    static constexpr ActKind kind{"draw.offered", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<DrawOffered>(Field{"by", &DrawOffered::by}, Field{"moment", &DrawOffered::moment},
                             WhereGiven{"consented", &DrawOffered::consented});
    static Saying sentence(DrawOffered const& act) {
        return ofColour(act.by, said("Act", "White offers a draw"), said("Act", "Black offers a draw"));
    }
    static Saying phrase(DrawOffered const& act) {
        return ofColour(act.by, said("ActPhrase", "White's draw offer on board {board}"),
                        said("ActPhrase", "Black's draw offer on board {board}"));
    }
};
template <>
struct Description<OfferAnswered> {
    static constexpr ActKind kind{"draw.answered", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<OfferAnswered>(Field{"by", &OfferAnswered::by}, Field{"answer", &OfferAnswered::answer},
                               WhereGiven{"consented", &OfferAnswered::consented});
    static Saying sentence(OfferAnswered const& act) {
        if (act.answer == OfferAnswer::Accepted)
            return ofColour(act.by, said("Act", "White accepts the draw"), said("Act", "Black accepts the draw"));
        return ofColour(act.by, said("Act", "White rejects the draw"), said("Act", "Black rejects the draw"));
    }
    static Saying phrase(OfferAnswered const&) {
        return said("ActPhrase", "answer to the draw offer on board {board}");
    }
};

template <>
struct Description<DrawClaimed> {
    static constexpr ActKind kind{"draw.claimed", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<DrawClaimed>(Field{"by", &DrawClaimed::by}, Field{"basis", &DrawClaimed::basis},
                             WhereGiven{"written", &DrawClaimed::written}, WhereGiven{"move", &DrawClaimed::move},
                             WhereGiven{"man_touched", &DrawClaimed::pieceTouched});
    static Saying sentence(DrawClaimed const& act) {
        //: {basis} what the claim rests on: "threefold repetition on the board".
        if (act.written.empty())
            return ofColour(act.by, said("Act", "White claims a draw: {basis}"),
                            said("Act", "Black claims a draw: {basis}"));
        //: {basis} what the claim rests on, {written} the intended move.
        return ofColour(act.by, said("Act", "White claims a draw: {basis}, {written}"),
                        said("Act", "Black claims a draw: {basis}, {written}"));
    }
    static Saying phrase(DrawClaimed const& act) {
        return ofColour(act.by, said("ActPhrase", "White's claim of a draw on board {board}"),
                        said("ActPhrase", "Black's claim of a draw on board {board}"));
    }
};
template <>
struct Description<ClaimRuled> {
    static constexpr ActKind kind{"claim.ruled", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<ClaimRuled>(Field{"ruling", &ClaimRuled::ruling}, WhereGiven{"article", &ClaimRuled::article},
                            WhereGiven{"note", &ClaimRuled::note}, WhereGiven{"checked", &ClaimRuled::checked});
    static Saying sentence(ClaimRuled const& act) {
        return (act.checked ? foundByChecking(act.ruling) : found(act.ruling)).under(act.article, act.note);
    }
    static Saying phrase(ClaimRuled const&) { return said("ActPhrase", "ruling on the claim on board {board}"); }

private:
    static Saying found(ClaimRuling ruling) {
        switch (ruling) {
        case ClaimRuling::Correct: return said("Act", "the claim is correct");
        case ClaimRuling::Wrong: return said("Act", "the claim is incorrect");
        case ClaimRuling::Inadmissible: break;
        }
        return said("Act", "the claim is invalid");
    }
    static Saying foundByChecking(ClaimRuling ruling) {
        switch (ruling) {
        case ClaimRuling::Correct: return said("Act", "checked by the arbiter: the claim is correct");
        case ClaimRuling::Wrong: return said("Act", "checked by the arbiter: the claim is incorrect");
        case ClaimRuling::Inadmissible: break;
        }
        return said("Act", "checked by the arbiter: the claim is invalid");
    }
};

template <>
struct Description<IllegalMoveNoted> {
    static constexpr ActKind kind{"illegal-move.noted", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<IllegalMoveNoted>(Field{"by", &IllegalMoveNoted::by}, Field{"played", &IllegalMoveNoted::played});
    static Saying sentence(IllegalMoveNoted const& act) {
        //: {played} a move as it was played.
        return ofColour(act.by, said("Act", "illegal move by White: {played}"),
                        said("Act", "illegal move by Black: {played}"));
    }
    static Saying phrase(IllegalMoveNoted const&) { return said("ActPhrase", "illegal move on board {board}"); }
};
template <>
struct Description<RecordingExcused> {
    static constexpr ActKind kind{"recording.excused", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<RecordingExcused>(Field{"side", &RecordingExcused::side}, Field{"excused", &RecordingExcused::excused},
                                  WhereGiven{"reason", &RecordingExcused::reason});
    static Saying sentence(RecordingExcused const& act) {
        if (act.excused)
            return ofColour(act.side, said("Act", "White is excused from keeping score"),
                            said("Act", "Black is excused from keeping score"))
                .under({}, act.reason);
        return ofColour(act.side, said("Act", "White keeps score again"), said("Act", "Black keeps score again"))
            .under({}, act.reason);
    }
    static Saying phrase(RecordingExcused const&) { return said("ActPhrase", "keeping score on board {board}"); }
};
template <>
struct Description<SheetSigned> {
    static constexpr ActKind kind{"sheet.signed", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<SheetSigned>(Field{"side", &SheetSigned::side}, OrNull{"result", &SheetSigned::written});
    static Saying sentence(SheetSigned const& act) {
        if (!act.written)
            return ofColour(act.side, said("Act", "White refuses to sign"), said("Act", "Black refuses to sign"));
        return ofColour(act.side, said("Act", "White signs {result}"), said("Act", "Black signs {result}"));
    }
    static Saying phrase(SheetSigned const& act) {
        return ofColour(act.side, said("ActPhrase", "White's signature on board {board}"),
                        said("ActPhrase", "Black's signature on board {board}"));
    }
};
template <>
struct Description<SheetsCollected> {
    static constexpr ActKind kind{"sheets.collected", Category::Game, Undoing::PassOver, Boards::Named, resultsShown};
    static constexpr auto fields =
        onBoard<SheetsCollected>(WhereGiven{"side", &SheetsCollected::side}, WhereGiven{"off", &SheetsCollected::off});
    static Saying sentence(SheetsCollected const& act) {
        if (!act.side)
            return act.off ? said("Act", "scoresheets not collected after all") : said("Act", "scoresheets collected");
        if (act.off)
            return ofColour(*act.side, said("Act", "White's scoresheet not collected after all"),
                            said("Act", "Black's scoresheet not collected after all"));
        return ofColour(*act.side, said("Act", "White's scoresheet collected"),
                        said("Act", "Black's scoresheet collected"));
    }
    static Saying phrase(SheetsCollected const&) { return said("ActPhrase", "the scoresheets of board {board}"); }
};
template <>
struct Description<ArbiterCalled> {
    static constexpr ActKind kind{"arbiter.called", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields = onBoard<ArbiterCalled>();
    static Saying sentence(ArbiterCalled const&) { return said("Act", "the arbiter is called"); }
    static Saying phrase(ArbiterCalled const&) { return said("ActPhrase", "call from board {board}"); }
};
template <>
struct Description<CallAnswered> {
    static constexpr ActKind kind{"call.answered", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields = onBoard<CallAnswered>();
    static Saying sentence(CallAnswered const&) { return said("Act", "the arbiter has come"); }
    static Saying phrase(CallAnswered const&) { return said("ActPhrase", "answer to the call from board {board}"); }
};
template <>
struct Description<NoteWritten> {
    static constexpr ActKind kind{"note.written", Category::Game, Undoing::PassOver, Boards::Named, clocksShown};
    static constexpr auto fields =
        onBoard<NoteWritten>(Field{"after", &NoteWritten::after}, Field{"text", &NoteWritten::text});
    static Saying sentence(NoteWritten const&) {
        //: {text} what the arbiter noted, as sentences.
        return said("Act", "note: {text}");
    }
    static Saying phrase(NoteWritten const&) { return said("ActPhrase", "note on board {board}"); }
};

} // namespace flagfall::session
