// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/adjourned_sheet.h"

#include "app/cli/act_text.h"
#include "app/session/event/adjourned_game.h"
#include "app/session/reports/resumptions.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace flagfall::cli {
namespace {

using session::Adjournment;
using session::Board;
using session::Envelope;
using Json = nlohmann::ordered_json;

std::string playerAt(session::EventState const& state, PlayerId id) {
    session::Player const* const player = state.player(id);
    return player ? player->details.name : "?";
}

/// The last adjournment, unless the game is being adjourned anew.
Adjournment const* lastOf(Board const& board) { return board.sealing ? nullptr : board.adjournment(); }

std::string_view howFar(Board const& board) {
    if (board.sealing) return "told to seal";
    if (board.adjourned) return "adjourned";
    return board.adjournment() ? "resumed" : "goes on";
}

std::string_view whereIs(Envelope const& envelope) {
    if (envelope.opened) return "opened";
    return envelope.missing ? "missing" : "closed";
}

std::string_view colourName(Colour colour) { return colour == Colour::White ? "White" : "Black"; }

std::string envelopeLine(Envelope const& envelope) {
    std::string text = fmt::format("{}, {}", envelope.typed ? "typed" : "paper", whereIs(envelope));
    if (!envelope.custody.empty() && !envelope.opened) text += ", kept by " + envelope.custody.back().holder;
    return text;
}

std::string sealedLine(Board const& board, Adjournment const& one) {
    if (!one.envelope) return "-";
    if (session::isUnseen(board)) return fmt::format("{} sealed a move", colourName(one.envelope->by));
    return fmt::format("{} sealed move {}", colourName(one.envelope->by),
                       session::moveNumberAfter(board, one.halfMoves));
}

std::string envelopesLine(Adjournment const& one) {
    if (!one.envelope) return "-";
    std::string text = envelopeLine(*one.envelope);
    if (one.reply) text += "; reply: " + envelopeLine(*one.reply);
    return text;
}

std::string resumptionLine(Adjournment const& one) {
    if (one.resumesAt.empty()) return "-";
    return one.place.empty() ? one.resumesAt : one.resumesAt + ", " + one.place;
}

std::string presenceLine(Adjournment const& one) {
    if (one.present.white && one.present.black) return "both here";
    if (one.present.white) return "White here";
    return one.present.black ? "Black here" : "-";
}

Json jsonOf(Envelope const& envelope) {
    Json json{{"by", envelope.by == Colour::White ? "white" : "black"},
              {"typed", envelope.typed.has_value()},
              {"state", whereIs(envelope)}};
    json["kept_by"] = envelope.custody.empty() ? Json{} : Json(envelope.custody.back().holder);
    return json;
}

} // namespace

std::string adjournedLine(session::EventState const& state, RoundNumber round, Board const& board) {
    Adjournment const* const one = lastOf(board);
    return fmt::format("{}.{}\t{} - {}\t{}\t{}\t{}\t{}\t{}\n", round.value(), board.number.value(),
                       oneLine(playerAt(state, board.white)), oneLine(playerAt(state, board.black)), howFar(board),
                       one ? sealedLine(board, *one) : "-", one ? oneLine(envelopesLine(*one)) : "-",
                       one ? oneLine(resumptionLine(*one)) : "-", one ? presenceLine(*one) : "-");
}

std::string adjournedJson(session::EventState const& state, RoundNumber round, Board const& board) {
    Adjournment const* const one = lastOf(board);
    Json line{{"round", round.value()},
              {"board", board.number.value()},
              {"white", playerAt(state, board.white)},
              {"black", playerAt(state, board.black)},
              {"state", howFar(board)}};
    bool const sealed = one && one->envelope;
    line["move"] = sealed && !session::isUnseen(board) ? Json(session::moveNumberAfter(board, one->halfMoves)) : Json{};
    line["envelope"] = sealed ? jsonOf(*one->envelope) : Json{};
    line["reply"] = one && one->reply ? jsonOf(*one->reply) : Json{};
    line["resumes_at"] = one && !one->resumesAt.empty() ? Json(one->resumesAt) : Json{};
    line["place"] = one && !one->place.empty() ? Json(one->place) : Json{};
    line["present"] = {{"white", one && one->present.white.has_value()},
                       {"black", one && one->present.black.has_value()}};
    return shownJson(line.dump(-1, ' ', false, Json::error_handler_t::replace)) + "\n";
}

} // namespace flagfall::cli
