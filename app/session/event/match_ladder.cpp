// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/match_ladder.h"

#include "clock/typed_control.h"

#include <algorithm>
#include <array>
#include <optional>

namespace flagfall::session {
namespace {

using Unread = LadderProblem::What;

constexpr int mostGames = 99;
constexpr std::string_view blanks = " \t\r";

constexpr std::array gameKinds{pairing::GameKind::Standard, pairing::GameKind::Rapid, pairing::GameKind::Blitz,
                               pairing::GameKind::Armageddon};

std::optional<pairing::GameKind> kindOf(std::string_view word) {
    auto const isSame = [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? char(b + 32) : b); };
    for (pairing::GameKind const kind : gameKinds)
        if (std::ranges::equal(gameKindWord(kind), word, isSame)) return kind;
    return std::nullopt;
}

/// Takes a line apart from its beginning.
class Words {
public:
    explicit Words(std::string_view line) : m_line(line) {}
    /// The next word; empty at the end.
    std::string_view next() {
        skip();
        auto const end = std::min(m_line.find_first_of(blanks, m_at), m_line.size());
        std::string_view const word = m_line.substr(m_at, end - m_at);
        m_at = end;
        return word;
    }
    /// All that is left, without blanks at its ends.
    std::string_view rest() {
        skip();
        auto const end = m_line.find_last_not_of(blanks);
        return end == std::string_view::npos || end < m_at ? std::string_view{} : m_line.substr(m_at, end + 1 - m_at);
    }
    [[nodiscard]] std::size_t at() const { return m_at; }

private:
    void skip() { m_at = std::min(m_line.find_first_not_of(blanks, m_at), m_line.size()); }

    std::string_view m_line;
    std::size_t m_at = 0;
};

std::optional<int> gamesTyped(std::string_view word) {
    if (word.empty() || word.size() > 2) return std::nullopt;
    int games = 0;
    for (char const c : word) {
        if (c < '0' || c > '9') return std::nullopt;
        games = games * 10 + (c - '0');
    }
    return games >= 1 && games <= mostGames ? std::optional{games} : std::nullopt;
}

/// `5 / 4`: the time of White and that of Black.
std::string withSides(std::string_view control) {
    constexpr std::string_view between = " / ";
    auto const at = control.find(between);
    if (at == std::string_view::npos) return std::string{control};
    return "W" + std::string{control.substr(0, at)} + " B" + std::string{control.substr(at + between.size())};
}

Expected<LadderStep, LadderProblem> stepOf(std::string_view line, std::size_t number) {
    Words words{line};
    auto const games = gamesTyped(words.next());
    if (!games) return refused(LadderProblem{Unread::NotAStep, number, 1});
    auto const kind = kindOf(words.next());
    if (!kind) return refused(LadderProblem{Unread::NotAStep, number, words.at()});
    LadderStep step{{*kind, *games}, {}};
    std::string_view const typed = words.rest();
    if (typed.empty() && *kind != pairing::GameKind::Standard)
        return refused(LadderProblem{Unread::ControlMissing, number, 0});
    if (typed.empty()) return step;
    std::string const control = withSides(typed);
    auto read = clock::readControl(control);
    if (!read) {
        bool const isAsTyped = control == typed;
        return refused(LadderProblem{Unread::NotAControl, number, words.at() + (isAsTyped ? read.error().column : 1)});
    }
    step.control = std::make_shared<clock::Setting const>(std::move(*read));
    return step;
}

} // namespace

bool operator==(LadderStep const& one, LadderStep const& other) {
    bool const same = one.control && other.control ? *one.control == *other.control : one.control == other.control;
    return same && one.games == other.games;
}

Expected<MatchLadder, LadderProblem> parseLadder(std::string_view text) {
    MatchLadder ladder;
    std::size_t number = 0;
    for (std::size_t from = 0; from <= text.size();) {
        ++number;
        auto const end = std::min(text.find('\n', from), text.size());
        std::string_view const line = text.substr(from, end - from);
        from = end + 1;
        if (line.find_first_not_of(blanks) == std::string_view::npos) continue;
        auto step = stepOf(line, number);
        if (!step) return refused(step.error());
        bool const isArmageddon = step->games.kind == pairing::GameKind::Armageddon;
        bool const isBehind = !ladder.empty() && ladder.back().games.kind == pairing::GameKind::Armageddon;
        if (isBehind || (isArmageddon && step->games.games != 1))
            return refused(LadderProblem{Unread::ArmageddonInside, number, 0});
        ladder.push_back(std::move(*step));
    }
    if (ladder.empty()) return refused(LadderProblem{});
    return ladder;
}

std::string ladderText(MatchLadder const& ladder) {
    std::string text;
    for (LadderStep const& step : ladder) {
        if (!text.empty()) text += '\n';
        text += std::to_string(step.games.games) + " " + std::string{gameKindWord(step.games.kind)};
        if (step.control) text += " " + clock::writeControl(*step.control);
    }
    return text;
}

std::string_view usualLadder() { return "2 standard\n2 rapid 15+10\n2 blitz 3+2\n1 armageddon W5 B4 +3@61"; }

std::shared_ptr<clock::Setting const> controlIn(MatchLadder const& ladder,
                                                std::optional<pairing::GameOfMatches> const& game) {
    if (!game || game->step < 0 || game->step >= std::ssize(ladder)) return nullptr;
    return ladder[static_cast<std::size_t>(game->step)].control;
}

std::vector<pairing::MatchStep> stepsOf(MatchLadder const& ladder) {
    std::vector<pairing::MatchStep> steps;
    for (LadderStep const& step : ladder) steps.push_back(step.games);
    return steps;
}

} // namespace flagfall::session
