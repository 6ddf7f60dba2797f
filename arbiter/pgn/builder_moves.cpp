// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/builder.h"

#include "arbiter/notation/plain_move.h"
#include "arbiter/pgn/nags.h"
#include "arbiter/pgn/words.h"

#include <algorithm>
#include <utility>

/// Words outside comments and tags: moves, move numbers and results.
namespace flagfall::pgn {

using board::Position;

void Builder::takeWord(std::string_view word) {
    if (m_section == Section::Ended) return keepAsComment(Fault::UnknownWord, word);
    // The form most programs write, first.
    if (auto const plain = notation::readPlainMove(current().now, word)) return addPly(plain->move, plain->after, {});
    word = inUtf8(word);
    if (takeResult(word)) return;
    if (isNullMove(word)) return takeMove(word); // `0000` is not a number
    for (auto length = numberLength(word); length > 0; length = numberLength(word)) {
        auto const number = word.substr(0, length);
        bool const isAlone = isDigits(number) && numberIn(number) != current().now.moveNumber();
        if (isAlone) return keepAsComment(Fault::UnknownWord, word);
        takeNumber(number);
        word.remove_prefix(length);
    }
    if (!word.empty()) takeMove(word);
}

void Builder::takeNumber(std::string_view number) {
    m_number = number;
    auto const said = numberIn(number);
    if (!said || m_open.size() > 1) return;
    int const ahead = *said - current().now.moveNumber();
    if (ahead != 0 && ahead != m_numbersAhead) report(Fault::WrongMoveNumber, number);
    m_numbersAhead = ahead;
}

void Builder::takeMove(std::string_view word) {
    if (takeWellKnown(word)) return;
    auto const whole = word;
    auto nags = takeMarks(word);
    if (isNullMove(word)) return addNullMove(whole, std::move(nags));
    if (auto const plain = notation::readPlainMove(current().now, word))
        return addPly(plain->move, plain->after, std::move(nags));
    takeOddMove(word, whole, std::move(nags));
}

/// Words that are not moves but may occur among them.
bool Builder::takeWellKnown(std::string_view word) {
    if (takeEnPassantMark(word)) return true;
    if (word == "}" || word == "]") {
        report(Fault::BracketNotOpened, word);
        return true;
    }
    auto const nag = nagFrom(word);
    if (!nag) return false;
    auto& plies = current().line->plies;
    if (plies.empty())
        keepAsComment(Fault::NagWithoutMove, word);
    else
        plies.back().nags.push_back(*nag);
    return true;
}

/// `e.p.` after a space.
bool Builder::takeEnPassantMark(std::string_view word) {
    if (!isEnPassantMark(word)) return false;
    auto const& plies = current().line->plies;
    bool const isSo = !plies.empty() && plies.back().move && plies.back().move->kind == board::MoveKind::EnPassant;
    if (!isSo) {
        Problem problem{Fault::Slip, 0, 0, std::string(word)};
        problem.reason = notation::MoveSlip::NotInPassing;
        report(std::move(problem));
    }
    return true;
}

/// Reads a move as leniently as possible.
void Builder::takeOddMove(std::string_view word, std::string_view whole, std::vector<Nag> nags) {
    auto const read = notation::readMove(current().now, word);
    if (read) {
        for (auto const slip : read->slips) {
            Problem problem{Fault::Slip, 0, 0, std::string(word)};
            problem.reason = slip;
            report(std::move(problem));
        }
        return addPly(read->move, current().now.after(read->move), std::move(nags));
    }
    auto const fault = read.error().fault;
    bool const isNotation = fault != notation::MoveFault::NotNotation && fault != notation::MoveFault::Empty;
    if (isNotation || looksLikeMove(word)) return refuse(whole, fault);
    keepAsComment(Fault::UnknownWord, whole);
}

void Builder::refuse(std::string_view word, notation::MoveFault fault) {
    Problem problem{Fault::IllegalMove, 0, 0, std::string(word)};
    problem.reason = fault;
    report(std::move(problem));
    keepRest(word);
}

bool Builder::takeResult(std::string_view word) {
    auto const ending = endingFrom(word);
    // `0-0` is castling, unless the Result tag says that both lost.
    if (!ending || (word == "0-0" && tagOf(m_read.game, "Result") != "0-0")) return false;
    if (m_open.size() > 1)
        keepAsComment(Fault::ResultInVariation, word);
    else
        endWith(*ending, word);
    return true;
}

void Builder::addPly(std::optional<board::Move> move, Position const& after, std::vector<Nag> nags) {
    Open& open = current();
    Ply& ply = open.line->plies.emplace_back(move);
    if (!nags.empty()) ply.nags = std::move(nags);
    if (!m_before.empty()) ply.before = std::exchange(m_before, {});
    open.before = open.now;
    open.now = after;
    m_number.clear();
}

void Builder::addNullMove(std::string_view word, std::vector<Nag> nags) {
    auto const after = afterPly(current().now, std::nullopt);
    if (!after) return refuse(word, notation::MoveFault::LeavesKingInCheck);
    if (m_open.size() == 1) report(Fault::NullMove, word);
    addPly(std::nullopt, *after, std::move(nags));
}

} // namespace flagfall::pgn
