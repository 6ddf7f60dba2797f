// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/ruling_acts.h"

#include "app/session/event/ruling_on_record.h"

#include <algorithm>
#include <ranges>

namespace flagfall::session {
namespace {

RecordedAct const& rulingActAt(History const& history, Seq seq) {
    return history.acts()[static_cast<std::size_t>(seq.value() - 1)];
}

} // namespace

bool isAboutBoard(Act const& act, RoundNumber round, BoardNumber board) {
    if (kindIn(act).undo == Undoing::NotWhatFollows) return false;
    Touched const touched = touchedBy(act);
    if (touched.what != Touched::What::Boards) return true;
    return touched.round == round && std::ranges::find(touched.boards, board) != touched.boards.end();
}

std::vector<Seq> actsOfRuling(History const& history, Seq ruling, RoundNumber round, BoardNumber board) {
    CommandId const& command = rulingActAt(history, ruling).origin.command;
    auto const isOfIt = [&](Seq seq) {
        return seq == ruling || (!command.isNone() && rulingActAt(history, seq).origin.command == command);
    };
    Seq first = ruling;
    while (first > Seq{1} && isOfIt(Seq{first.value() - 1})) first = Seq{first.value() - 1};
    std::vector<Seq> acts;
    for (Seq seq = first; seq <= history.last() && isOfIt(seq); seq = Seq{seq.value() + 1})
        if (isAboutBoard(rulingActAt(history, seq).act, round, board)) acts.push_back(seq);
    return acts;
}

std::optional<Seq> withdrawalOf(History const& history, Seq ruling, RoundNumber round, BoardNumber board) {
    for (Seq const seq : history.actsOn(round, board)) {
        auto const* const withdrawn = std::get_if<RulingWithdrawn>(&rulingActAt(history, seq).act);
        if (withdrawn && withdrawn->ruling == ruling && !history.retracted(seq)) return seq;
    }
    return std::nullopt;
}

std::optional<Colour> flagToPutUp(History const& history, RoundNumber round, Board const& board, clock::Instant now) {
    auto const fallen = board.result ? std::nullopt : flagToRuleOn(board, now);
    if (!fallen || !board.clock) return std::nullopt;
    auto const fell = clock::read(*board.clock, now).sides[*fallen].flagAt;
    for (Seq const seq : history.actsOn(round, board.number) | std::views::reverse) {
        RecordedAct const& recorded = rulingActAt(history, seq);
        auto const* const made = std::get_if<RulingMade>(&recorded.act);
        if (!made || history.retracted(seq) || withdrawalOf(history, seq, round, board.number)) continue;
        if (!fell || recorded.at < *fell) return std::nullopt;
        auto const ruling = fromRecord(*made->ruling);
        if (!ruling) continue;
        for (rulings::Effect const& effect : ruling->choice.effects)
            if (auto const* const up = std::get_if<rulings::PutFlagUp>(&effect); up && up->of == *fallen) return fallen;
    }
    return std::nullopt;
}

} // namespace flagfall::session
