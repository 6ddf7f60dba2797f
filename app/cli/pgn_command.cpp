// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pgn_command.h"

#include "app/cli/file_bytes.h"
#include "app/cli/pgn_text.h"
#include "app/cli/text_target.h"
#include "arbiter/pgn/reader.h"
#include "arbiter/pgn/writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

namespace flagfall::cli {

namespace {

constexpr std::size_t mouthful = 256U << 10U; // as much of a file as is read at once

/// The mark in front of files that some editors call Unicode.
bool isUtf16(std::string_view text) { return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"); }

class Rewriting {
public:
    explicit Rewriting(PgnQuestion const& question) : m_question(question), m_target(question.target) {}

    [[nodiscard]] Outcome all() {
        for (auto const& file : m_question.files) {
            if (!m_target.isGood()) break;
            if (!read(file)) m_outcome = Outcome::Unreadable;
        }
        if (!m_target.finish()) m_outcome = Outcome::Unreadable;
        if (m_question.summary == Summary::Counts)
            fmt::print(stderr, "{} games, {} moves, {} problems\n", m_games, m_moves, m_problems);
        return m_outcome;
    }

private:
    [[nodiscard]] bool read(std::filesystem::path const& file) {
        if (isEndless(file)) return false;
        std::ifstream stream(file, std::ios::binary);
        std::string piece(mouthful, '\0');
        pgn::Reader reader([&](pgn::ReadGame&& game) { take(file, game); });
        while (stream.good() && m_target.isGood()) {
            bool const isFirst = stream.tellg() == std::streampos{0};
            stream.read(piece.data(), static_cast<std::streamsize>(piece.size()));
            auto const text = std::string_view(piece).substr(0, static_cast<std::size_t>(stream.gcount()));
            if (isFirst && isUtf16(text)) {
                complain(file, "line 1: the file is in UTF-16; save it as UTF-8");
                return false;
            }
            reader.feed(text);
        }
        reader.finish();
        if (stream.eof() || !m_target.isGood()) return true;
        complain(file, "cannot be read");
        return false;
    }

    void take(std::filesystem::path const& file, pgn::ReadGame& read) {
        for (auto const& problem : read.problems) {
            complain(file, words(problem));
            if (severityOf(problem.fault) == pgn::Severity::Unreadable)
                m_outcome = std::max(m_outcome, Outcome::Damaged);
        }
        m_problems += read.problems.size();
        m_moves += read.game.line.plies.size();
        ++m_games;
        m_text.clear();
        appendGame(m_text, complete(std::move(read.game)));
        m_target.write(m_text);
    }

    PgnQuestion const& m_question;
    TextTarget m_target;
    std::string m_text{};
    Outcome m_outcome = Outcome::Good;
    std::size_t m_games = 0;
    std::size_t m_moves = 0;
    std::size_t m_problems = 0;
};

/// What is read must not be written over while it is read.
bool isOneOf(std::filesystem::path const& target, std::vector<std::filesystem::path> const& files) {
    std::error_code ignored;
    return std::ranges::any_of(files,
                               [&](auto const& file) { return std::filesystem::equivalent(file, target, ignored); });
}

} // namespace

Outcome rewriteGames(PgnQuestion const& question) {
    if (!question.target.empty() && isOneOf(question.target, question.files)) {
        complain(question.target, "is an input file and would be overwritten");
        return Outcome::Unreadable;
    }
    return Rewriting(question).all();
}

} // namespace flagfall::cli
