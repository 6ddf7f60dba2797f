// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/deciding.h"
#include "arbiter/board/fen.h"

#include <algorithm>

namespace flagfall::session {
namespace {

constexpr std::string_view pausedForBoards = "boards";

std::string_view articleOf(BlindPlayLaw const& law, BlindRemark remark) {
    switch (remark) {
    case BlindRemark::TimesOnRequest:
    case BlindRemark::TimesUnasked: return articleOf(law, AssistantDuty::TellsTimes);
    case BlindRemark::PromotionNotNamed: return law.announcement;
    case BlindRemark::NotAnnounced:
    case BlindRemark::CapturedPieceLeft:
    case BlindRemark::PieceNotPlaced: break;
    }
    return law.executed;
}

std::string_view articleOf(BlindPlayLaw const& law, record::BoardsRemedy remedy) {
    return remedy == record::BoardsRemedy::Retrace ? law.recordsDiffer : law.recordsAgree;
}

/// Takes what stands behind the agreed moves out of a scoresheet.
void shorten(Acts& acts, BoardsCorrected const& back, Colour side, record::PlayerSheet const& sheet) {
    int const surplus = static_cast<int>(sheet.lines.size()) - back.halfMoves;
    if (surplus > 0)
        acts.push_back(SheetWritten{back.round, back.board, side, sheet.language, back.halfMoves, surplus, {}});
}

} // namespace

std::optional<Colour> assistantBeyondLaws(BlindPlay const& play) {
    for (Colour const side : bothColours) {
        auto const& assistant = play.assistants[side];
        if (!assistant || play.disabled[side]) continue;
        bool const admitted = play.disabled[opponent(side)] && !play.assistants[opponent(side)];
        if (!admitted || !std::ranges::all_of(assistant->duties, isForSightedToo)) return side;
    }
    return std::nullopt;
}

Decision RecordDecider::operator()(ArrangeBlindPlay const& command) const {
    auto const place = boardOf(command.round, command.board);
    if (!place) return refused(place.error());
    if (place->board->game.blindPlay == command.play) return Acts{};
    if (auto const side = assistantBeyondLaws(command.play); side && !m_confirmation.yesTo(Ask::AssistantBeyondLaws)) {
        return ask(
            Question{.ask = Ask::AssistantBeyondLaws, .round = command.round, .board = command.board, .side = *side});
    }
    return Acts{BlindPlayArranged{command.round, command.board, command.play}};
}

Decision RecordDecider::operator()(RemarkOnBlindPlay const& command) const {
    auto const place = boardOf(command.round, command.board);
    if (!place) return refused(place.error());
    if (!place->board->game.blindPlay.disabled[command.side]) return refusedOn(Why::NotBlindPlay, command.board);
    auto const article = articleOf(m_state.details.edition->blindPlay, command.remark);
    return Acts{BlindPlayRemarked{command.round, command.board, command.side, command.remark, std::string{article},
                                  command.note}};
}

Decision RecordDecider::operator()(CompareBoards const& command) const {
    auto const place = boardOf(command.round, command.board);
    if (!place) return refused(place.error());
    GameOnRecord const& game = place->board->game;
    if (!game.blindPlay.isOn()) return refusedOn(Why::NotBlindPlay, command.board);
    for (std::string const& fen : {command.stands.white, command.stands.black})
        if (!fen.empty() && !board::positionFromFen(fen, game.record.start().game())) return no(Why::NotAPosition);
    return Acts{BoardsCompared{command.round, command.board, command.stands}};
}

/// Where the records differ the clocks stop, for the arbiter to set them: nobody gets a bonus, and nothing is counted.
Decision RecordDecider::operator()(CorrectBoards const& command) const {
    auto const place = gameOf(command.round, command.board);
    if (!place) return refused(place.error());
    GameOnRecord const& game = place->board->game;
    auto const found = record::examineBoards(game.record, game.sheets, game.boards);
    if (found.remedy == record::BoardsRemedy::None) return no(Why::NothingToDo);
    if (found.remedy == record::BoardsRemedy::RecordsMissing) return refusedOn(Why::RecordsMissing, command.board);
    auto const article = articleOf(m_state.details.edition->blindPlay, found.remedy);
    BoardsCorrected const corrected{command.round, command.board, found.remedy, static_cast<int>(found.agreed),
                                    std::string{article}};
    if (found.remedy == record::BoardsRemedy::Adjust) return Acts{corrected};
    Acts acts = stopped(*place, pausedForBoards);
    acts.push_back(corrected);
    for (Colour const side : bothColours) shorten(acts, corrected, side, game.sheets[side]);
    int const surplus = static_cast<int>(game.record.size()) - corrected.halfMoves;
    if (surplus > 0) acts.push_back(RecordWritten{command.round, command.board, corrected.halfMoves, surplus, {}});
    return acts;
}

} // namespace flagfall::session
