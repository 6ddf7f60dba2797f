// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/claim_on_record.h"
#include "app/session/decide/deciding.h"
#include "arbiter/board/fen.h"
#include "arbiter/board/uci.h"
#include "arbiter/laws/recording.h"
#include "arbiter/record/game_end.h"

#include <algorithm>

namespace flagfall::session {
namespace {

constexpr std::string_view pausedForClaim = "claim";
constexpr std::string_view pausedForEnd = "result";

Not askAbout(Ask what, RoundNumber round, BoardNumber board, std::optional<Colour> side = {}) {
    return ask(Question{.ask = what, .round = round, .board = board, .side = side});
}

void append(Acts& acts, Acts more) {
    acts.insert(acts.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// What the record says of a claim. Where nothing is on record, or the announced move is read only by those who know
/// his letters, it does not speak.
rulings::DrawClaimed incidentOf(Board const& board, DrawClaimed const& claim, DrawnGameLaw const& law) {
    record::GameRecord const& record = board.game.record;
    auto const announced = board::moveFromUci(record.end(), claim.move);
    auto incident = examinedClaim(board, claim, announced ? std::optional{*announced} : std::nullopt, law).incident;
    bool const unread = record::isAnnounced(claim.basis) && !announced;
    if (record.size() == 0 || unread) incident.found.reset();
    return incident;
}

/// Both counts are known at a board.
ByColour<std::optional<int>> asKnown(ByColour<int> const& moves) { return {moves.white, moves.black}; }

/// Moves made, by the presses, the record, or an offer: it comes after the player's move and before his press.
ByColour<int> movesMadeBy(Board const& board, record::DrawOffer const& offer) {
    ByColour<int> moves = movesMade(board);
    bool const hasMoved = offer.moment == record::OfferMoment::AfterMove && board.clock &&
                          board.clock->phase != clock::Phase::Ready && board.clock->active == offer.by;
    if (hasMoved) moves[offer.by] = std::max(moves[offer.by], board.clock->sides[offer.by].movesCompleted + 1);
    return moves;
}

/// How many half-moves the game has before what is in its closed envelope; none where no envelope is closed, or it is
/// missing, or nothing shows how far the game had come.
std::optional<std::size_t> halfMovesBeforeEnvelope(Board const& board) {
    bool const goesOn = board.adjourned || (board.adjournment() && board.adjournment()->resumed);
    Adjournment const* const one = goesOn && !board.sealing && !board.result ? board.adjournment() : nullptr;
    Envelope const* const closed = one ? one->closed() : nullptr;
    if (!closed || closed->missing || one->unseen) return std::nullopt;
    return one->halfMoves + (closed == &*one->envelope ? 0 : 1);
}

} // namespace

Expected<RecordDecider::Place, Objection> RecordDecider::boardOf(RoundNumber number, BoardNumber wanted) const {
    Round const* const round = m_state.round(number);
    if (!round) return no(Why::NoSuchRound);
    Board const* const board = round->board(wanted);
    if (!board) return no(Why::NoSuchBoard);
    return Place{round, board};
}

/// The board, if its game is not decided yet.
Expected<RecordDecider::Place, Objection> RecordDecider::gameOf(RoundNumber number, BoardNumber wanted) const {
    auto place = boardOf(number, wanted);
    if (place && place->board->result) return refusedOn(Why::GameDecided, wanted);
    return place;
}

Expected<RecordDecider::Place, Objection> RecordDecider::playOf(RoundNumber number, BoardNumber wanted) const {
    auto place = gameOf(number, wanted);
    if (!place) return place;
    auto const end = endOnBoard(place->board->game, m_state.details.edition->drawnGame);
    if (end && record::endsAtOnce(end->how)) return refusedOn(Why::EndedOnBoard, wanted);
    return place;
}

Expected<RecordDecider::Place, Objection> RecordDecider::openPlayOf(RoundNumber number, BoardNumber wanted) const {
    auto place = agreementOf(number, wanted);
    if (place && place->board->adjourned) return refusedOn(Why::Adjourned, wanted);
    return place;
}

Expected<RecordDecider::Place, Objection> RecordDecider::agreementOf(RoundNumber number, BoardNumber wanted) const {
    auto place = playOf(number, wanted);
    if (place && place->board->flagNoticed && !m_confirmation.yesTo(Ask::FlagIsDown))
        return askAbout(Ask::FlagIsDown, number, wanted, place->board->flagNoticed->side);
    return place;
}

Acts RecordDecider::stopped(Place const& place, std::string_view reason) const {
    Acts acts;
    if (!isRunning(*place.board)) return acts;
    RoundNumber const round = place.round->number;
    addFacts(acts, round, *place.board, m_at, clock::Pause{});
    acts.push_back(ClocksOperated{round, {place.board->number}, clock::Pause{}, m_at, std::string{reason}});
    return acts;
}

// --- moves ------------------------------------------------------------------------------------------------

Decision RecordDecider::operator()(SetUpGames const& command) const {
    Round const* const round = m_state.round(command.round);
    if (!round) return no(Why::NoSuchRound);
    if (!board::positionFromFen(command.fen, command.game)) return no(Why::NotAPosition);
    GamesSetUp act{command.round, {}, command.fen, command.game};
    for (Board const& board : round->boards) {
        bool const wanted = command.boards.empty() || std::ranges::count(command.boards, board.number) > 0;
        if (!wanted) continue;
        if (!board.game.isEmpty()) return refusedOn(Why::GameOnRecord, board.number);
        act.boards.push_back(board.number);
    }
    if (act.boards.empty()) return no(Why::NoSuchBoard);
    return Acts{std::move(act)};
}

Decision RecordDecider::operator()(WriteRecord const& command) const {
    auto const place = boardOf(command.round, command.board);
    if (!place) return refused(place.error());
    record::GameRecord trial = place->board->game.record;
    auto const size = trial.size();
    auto const from = static_cast<std::size_t>(std::max(0, command.from));
    auto const removed = static_cast<std::size_t>(std::max(0, command.removed));
    if (from > size || removed > size - from) return refusedOn(Why::NotInTheRecord, command.board);
    auto entries = entriesOf(command.entries, trial.at(from));
    if (!entries)
        return no(Refusal{.why = Why::MoveNotPossible,
                          .board = command.board,
                          .count = static_cast<int>(from + entries.error() + 1)});
    RecordWritten act{command.round, command.board, command.from, command.removed, command.entries};
    if (auto const breaks = trial.replace(from, removed, *entries)) {
        auto const kept = breaks->index - from - entries->size();
        auto const lost = size - from - removed - kept;
        if (!m_confirmation.yesTo(Ask::RecordWouldBreak))
            return ask(Question{.ask = Ask::RecordWouldBreak,
                                .round = command.round,
                                .board = command.board,
                                .count = static_cast<int>(lost)});
        auto const tail = trial.entries().begin() + static_cast<std::ptrdiff_t>(from + removed);
        entries->insert(entries->end(), tail, tail + static_cast<std::ptrdiff_t>(kept));
        act.removed = static_cast<int>(size - from);
        act.entries.clear();
        for (record::Entry const& entry : *entries) act.entries.push_back(written(entry));
        static_cast<void>(trial.replace(from, size - from, *entries));
    }
    // Nobody knows the sealed move before the envelope is open (I.7; 2009: Adj.7).
    auto const most = halfMovesBeforeEnvelope(*place->board);
    bool const isWhole = most && place->board->game.record.halfMoves() == *most;
    if (isWhole && trial.halfMoves() > *most) return refusedOn(Why::EnvelopeIsClosed, command.round, command.board);
    Acts acts;
    auto const end = record::endOnBoard(trial, m_state.details.edition->drawnGame, place->board->game.deadPositions);
    if (end && !place->board->result) acts = stopped(*place, pausedForEnd);
    bool const offered =
        !act.entries.empty() && act.entries.back().drawOffered && from + act.entries.size() == trial.size() &&
        isRunning(*place->board) &&
        static_cast<int>(trial.halfMoves()) >= halfMovesPressed(*place->board); // an old sign is no offer of now
    Colour const by = opponent(trial.end().turn());
    bool const opens = offered && !place->board->game.offers.pendingBy(by) && !end;
    acts.push_back(std::move(act));
    if (opens) acts.push_back(DrawOffered{command.round, command.board, by});
    return acts;
}

Decision RecordDecider::operator()(WriteSheet const& command) const {
    auto const place = boardOf(command.round, command.board);
    if (!place) return refused(place.error());
    auto const lines = static_cast<int>(place->board->game.sheets[command.side].lines.size());
    bool const there =
        command.from >= 0 && command.from <= lines && command.removed >= 0 && command.removed <= lines - command.from;
    bool const sound =
        std::ranges::all_of(command.lines, [](record::SheetLine const& line) { return isClockTime(line.clock); });
    if (!there || !sound) return refusedOn(Why::NotInTheRecord, command.board);
    return Acts{SheetWritten{command.round, command.board, command.side, command.language, command.from,
                             command.removed, command.lines}};
}

// --- offers -----------------------------------------------------------------------------------------------

Decision RecordDecider::operator()(OfferDraw const& command) const {
    auto const place = agreementOf(command.round, command.board);
    if (!place) return refused(place.error());
    rulings::DrawOffered const incident{command.by, asKnown(movesMade(*place->board))};
    bool const claims = command.moment == record::OfferMoment::WithClaim; // which no regulation forbids (9.1.2.3)
    bool const barred = !claims && rulings::rule(rulesOf(m_state.details, *place->board), incident, {}, {}).asks();
    if (barred && !m_confirmation.yesTo(Ask::DrawBanned))
        return askAbout(Ask::DrawBanned, command.round, command.board);
    return Acts{DrawOffered{command.round, command.board, command.by, command.moment, barred}};
}

Decision RecordDecider::operator()(AnswerOffer const& command) const {
    bool const accepts = command.answer == OfferAnswer::Accepted;
    auto const place = accepts ? agreementOf(command.round, command.board) : playOf(command.round, command.board);
    if (!place) return refused(place.error());
    record::DrawOffer const* const offer = place->board->game.offers.pendingBy(opponent(command.by));
    if (!offer) return refusedOn(Why::NoOfferPending, command.board);
    OfferAnswered answered{command.round, command.board, command.by, command.answer};
    if (!accepts) return Acts{answered};
    rulings::DrawAgreed const incident{asKnown(movesMadeBy(*place->board, *offer))};
    auto const ruling = rulings::rule(rulesOf(m_state.details, *place->board), incident, {}, {});
    if (ruling.forbids(rulings::Forbidden::AllowDraw)) return refusedOn(Why::AgreedTooEarly, command.board);
    answered.consented = ruling.asks();
    if (answered.consented && !m_confirmation.yesTo(Ask::DrawBanned))
        return askAbout(Ask::DrawBanned, command.round, command.board);
    auto const fallen = flagPassedOver(*place->board, Result::Draw, m_at);
    if (fallen && !place->board->flagNoticed && !m_confirmation.yesTo(Ask::AgainstFlag))
        return askAbout(Ask::AgainstFlag, command.round, command.board, fallen);
    return drawn(*place, answered, ResultKind::Agreement, ruling.article, {});
}

// --- claims -----------------------------------------------------------------------------------------------

Decision RecordDecider::operator()(ClaimDraw const& command) const {
    auto const place = openPlayOf(command.round, command.board);
    if (!place) return refused(place.error());
    if (place->board->game.pendingClaim()) return refusedOn(Why::ClaimPending, command.board);
    Acts acts = stopped(*place, pausedForClaim);
    acts.push_back(DrawClaimed{command.round, command.board, command.by, command.basis, command.written, command.move,
                               command.pieceTouched});
    return acts;
}

Decision RecordDecider::operator()(RuleOnClaim const& command) const {
    auto const place = gameOf(command.round, command.board);
    if (!place) return refused(place.error());
    ClaimOnRecord const* const claim = place->board->game.pendingClaim();
    if (!claim) return refusedOn(Why::NoClaimPending, command.board);
    EventDetails const& details = m_state.details;
    auto const incident = incidentOf(*place->board, claim->claim, details.edition->drawnGame);
    auto const ruling = rulings::rule(rulesOf(details, *place->board), incident, {},
                                      rulings::Answers{}.say(rulings::Ask::ClaimIs, answerOf(command.ruling)));
    for (auto const& [remark, why] : {std::pair{rulings::Remark::What::AgainstTheRecord, Ask::AgainstTheRecord},
                                      std::pair{rulings::Remark::What::DrawnAlready, Ask::DrawnAlready}})
        if (ruling.remarked(remark) && !m_confirmation.yesTo(why)) return askAbout(why, command.round, command.board);
    ClaimRuled const ruled{command.round, command.board, command.ruling, ruling.article, command.note, command.checked};
    auto const& effects = ruling.proposes()->effects;
    if (rulings::scoreIn(effects)) return drawn(*place, ruled, ResultKind::Claim, ruling.article, command.note);
    Acts acts{ruled};
    auto const* const given = rulings::effectIn<rulings::GiveTime>(effects);
    if (!given || !place->board->clock) return acts;
    CorrectClocks const adjusted{.round = command.round,
                                 .boards = {command.board},
                                 .operations = {clock::AdjustTime{given->to, given->time}},
                                 .ground = Ground::WrongClaim,
                                 .note = command.note,
                                 .offender = claim->claim.by};
    auto correction = decide(m_history, adjusted, m_confirmation, m_at);
    if (!correction) return correction;
    append(acts, std::move(*correction));
    return acts;
}

// --- the rest ---------------------------------------------------------------------------------------------

Decision RecordDecider::operator()(ExcuseRecording const& command) const {
    auto const place = boardOf(command.round, command.board);
    if (!place) return refused(place.error());
    if (command.excused && !playersRecord(playTypeOf(m_state.details, *place->board)))
        return refusedOn(Why::NobodyRecords, command.board);
    if (place->board->game.excuses[command.side].has_value() == command.excused) return Acts{};
    return Acts{RecordingExcused{command.round, command.board, command.side, command.excused, command.reason}};
}

Decision RecordDecider::operator()(SignSheet const& command) const {
    auto const place = boardOf(command.round, command.board);
    if (!place) return refused(place.error());
    auto const& before = place->board->game.signatures[command.side];
    if (before && before->written == command.written) return Acts{};
    return Acts{SheetSigned{command.round, command.board, command.side, command.written}};
}

Decision RecordDecider::operator()(CollectSheets const& command) const {
    auto const place = boardOf(command.round, command.board);
    if (!place) return refused(place.error());
    if (!playersRecord(playTypeOf(m_state.details, *place->board))) return refusedOn(Why::NobodyRecords, command.board);
    auto const& collected = place->board->game.sheetsCollected;
    auto const isSo = [&](Colour side) { return collected[side] == !command.off; };
    bool const allSo = command.side ? isSo(*command.side) : isSo(Colour::White) && isSo(Colour::Black);
    if (allSo) return Acts{};
    return Acts{SheetsCollected{command.round, command.board, command.side, command.off}};
}

Decision RecordDecider::operator()(CallArbiter const& command) const {
    auto const place = boardOf(command.round, command.board);
    if (!place) return refused(place.error());
    return place->board->call ? Acts{} : Acts{ArbiterCalled{command.round, command.board}};
}

Decision RecordDecider::operator()(AnswerCall const& command) const {
    auto const place = boardOf(command.round, command.board);
    if (!place) return refused(place.error());
    return place->board->call ? Acts{CallAnswered{command.round, command.board}} : Acts{};
}

Decision RecordDecider::operator()(WriteNote const& command) const {
    auto const place = boardOf(command.round, command.board);
    if (!place) return refused(place.error());
    auto const entries = static_cast<int>(place->board->game.record.size());
    if (command.after < 0 || command.after > entries) return refusedOn(Why::NotInTheRecord, command.board);
    if (command.text.empty()) return Acts{};
    return Acts{NoteWritten{command.round, command.board, command.after, command.text}};
}

/// The game is drawn by what `first` says.
Decision RecordDecider::drawn(Place const& place, Act first, ResultKind how, std::string article,
                              std::string note) const {
    EnterResult const draw{.round = place.round->number,
                           .board = place.board->number,
                           .result = Result::Draw,
                           .article = std::move(article),
                           .note = std::move(note),
                           .basis = ResultBasis::Ruling,
                           .how = how};
    auto result = decide(m_history, draw, m_confirmation, m_at);
    if (!result) return result;
    Acts acts{std::move(first)};
    append(acts, std::move(*result));
    return acts;
}

} // namespace flagfall::session
