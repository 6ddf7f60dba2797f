// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pairing/dutch/case_file.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <sstream>

namespace flagfall::pairing::dutch {
namespace {

using Kind = PastRound::Kind;
using Words = std::vector<std::string>;

Words wordsOf(std::string const& line) {
    std::istringstream stream{line};
    return {std::istream_iterator<std::string>{stream}, {}};
}

Points points(std::string const& text) { return Points::ofTenths(static_cast<int>(std::lround(10 * std::stod(text)))); }

class CaseReader {
public:
    std::vector<Case> take() {
        finish();
        return std::move(m_cases);
    }

    void read(std::string const& line) {
        Words const words = wordsOf(line);
        if (words.empty() || words[0] == "#" || line[0] == '#') return;
        if (words[0] == "case")
            begin(line, words[1]);
        else if (words[0] == "rounds")
            readRounds(words);
        else if (words[0] == "points")
            readPoints(words);
        else if (words[0] == "virtual")
            readVirtualPoints(words);
        else if (words[0] == "prohibited")
            readProhibited(words);
        else if (words[0] == "2026" || words[0] == "2017")
            m_case.expected[edition(words[0])] = line.substr(5);
        else if (words[0] == "replay")
            m_case.replayed = edition(words[1]);
        else
            m_players.push_back(words);
    }

private:
    static Edition edition(std::string const& year) { return year == "2017" ? Edition::Fide2017 : Edition::Fide2026; }

    void begin(std::string const& line, std::string const& name) {
        finish();
        m_case = {};
        m_case.name = name;
        m_case.title = line.substr(6 + name.size());
        m_allocated.reset();
    }

    void finish() {
        // The points of a result are known when all lines of the case are.
        for (Words const& words : m_players) {
            m_case.whole.players.emplace_back();
            for (std::size_t i = 1; i < words.size(); ++i)
                m_case.whole.players.back().rounds.push_back(roundOf(words[i]));
        }
        for (auto const& [first, last, points, from, to] : m_virtual)
            for (int player = first; player <= last; ++player) {
                auto& virtualPoints = m_case.whole.players[static_cast<std::size_t>(player) - 1].virtualPoints;
                virtualPoints.resize(std::max(virtualPoints.size(), static_cast<std::size_t>(to)));
                for (int round = from; round <= to; ++round)
                    virtualPoints[static_cast<std::size_t>(round) - 1] = points;
            }
        if (!m_players.empty()) m_cases.push_back(std::move(m_case));
        m_players.clear();
        m_virtual.clear();
    }

    void readRounds(Words const& words) {
        m_case.whole.roundsPlanned = std::stoi(words[1]);
        m_case.whole.initialColour = words[3] == "White" ? Colour::White : Colour::Black;
        if (words.size() > 5) m_case.paired = std::stoi(words[5]);
    }
    void readPoints(Words const& words) {
        for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
            Points const worth = points(words[i + 1]);
            if (words[i] == "W") m_case.whole.scoring.win = worth;
            if (words[i] == "D") m_case.whole.scoring.draw = worth;
            if (words[i] == "L") m_case.whole.scoring.loss = worth;
            if (words[i] == "P") m_allocated = worth;
        }
    }
    void readVirtualPoints(Words const& words) {
        m_virtual.push_back(
            {std::stoi(words[6]), std::stoi(words[7]), points(words[1]), std::stoi(words[3]), std::stoi(words[4])});
    }
    void readProhibited(Words const& words) {
        for (std::size_t i = 1; i < words.size(); ++i)
            for (std::size_t j = i + 1; j < words.size(); ++j)
                m_case.whole.prohibited.emplace_back(std::stoi(words[i]) - 1, std::stoi(words[j]) - 1);
    }

    [[nodiscard]] PastRound roundOf(std::string const& word) const {
        Scoring const& scoring = m_case.whole.scoring;
        if (word == "U") return {Kind::AllocatedBye, std::nullopt, Colour::White, m_allocated.value_or(scoring.win)};
        if (word == "H") return {Kind::NotPaired, std::nullopt, Colour::White, scoring.draw};
        if (word == "F") return {Kind::NotPaired, std::nullopt, Colour::White, scoring.win};
        if (word == "Z") return {};
        char const result = word.back();
        PastRound round;
        round.kind = result == '+' || result == '-' ? Kind::Forfeited : Kind::Played;
        round.colour = word[word.size() - 2] == 'w' ? Colour::White : Colour::Black;
        round.opponent = std::stoi(word) - 1;
        round.points = result == '1' || result == '+' ? scoring.win
                       : result == '='                ? scoring.draw
                       : result == '0'                ? scoring.loss
                                                      : noPoint;
        return round;
    }

    struct Virtual {
        int first, last;
        Points points;
        int from, to;
    };

    std::vector<Case> m_cases;
    Case m_case;
    std::optional<Points> m_allocated;
    std::vector<Words> m_players;
    std::vector<Virtual> m_virtual;
};

} // namespace

Entries Case::before(int rounds) const {
    Entries entries = whole;
    entries.roundsBefore = rounds;
    auto const count = static_cast<std::size_t>(rounds);
    for (Entry& entry : entries.players) {
        // In a whole tournament the round itself is on file: only who was not paired in it takes no part.
        entry.takesPart = entry.rounds.size() <= count || (replayed && entry.rounds[count].kind != Kind::NotPaired);
        entry.rounds.resize(count);
    }
    return entries;
}

int Case::roundsOnFile() const {
    std::size_t most = 0;
    for (Entry const& entry : whole.players) most = std::max(most, entry.rounds.size());
    return static_cast<int>(most);
}

std::string Case::pairsOnFile(int round) const {
    Round onFile;
    for (std::size_t i = 0; i < whole.players.size(); ++i) {
        PastRound const& past = whole.players[i].rounds[static_cast<std::size_t>(round) - 1];
        if (past.kind == Kind::AllocatedBye) onFile.bye = static_cast<int>(i);
        if (past.opponent && past.colour == Colour::White)
            onFile.boards.push_back({static_cast<int>(i), *past.opponent});
    }
    return pairsOf(std::move(onFile));
}

std::vector<Case> readCases(std::string const& path) {
    std::ifstream stream(path);
    CaseReader reader;
    for (std::string line; std::getline(stream, line);) reader.read(line);
    return reader.take();
}

std::string textOf(Expected<Round, NoPairing> const& round) {
    if (!round) return "none";
    std::string text;
    for (Board const& board : round->boards)
        text += (text.empty() ? "" : " ") + std::to_string(board.white + 1) + "-" + std::to_string(board.black + 1);
    if (round->bye) text += (text.empty() ? "" : " ") + std::to_string(*round->bye + 1) + "-bye";
    return text;
}

std::string pairsOf(Expected<Round, NoPairing> round) {
    if (round)
        std::sort(round->boards.begin(), round->boards.end(),
                  [](Board const& a, Board const& b) { return a.white < b.white; });
    return textOf(round);
}

} // namespace flagfall::pairing::dutch
