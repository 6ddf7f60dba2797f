// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ruling_scenario.h"

#include "app/cli/control_facts.h"
#include "app/cli/fen_text.h"
#include "arbiter/mating/mating_chances.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/record/game_end.h"
#include "clock/typed_control.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <istream>
#include <map>
#include <set>

namespace flagfall::cli {
namespace {

using rulings::FactFault;
using rulings::FactProblem;

constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view text) {
    auto const first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// The first word, and the rest.
std::pair<std::string_view, std::string_view> wordAndRest(std::string_view text) {
    auto const end = std::min(text.find_first_of(blanks), text.size());
    return {text.substr(0, end), trimmed(text.substr(end))};
}

std::string sentence(FactProblem const& problem) {
    std::string const allowed =
        problem.allowed.empty() ? std::string{} : fmt::format(": one of {}", fmt::join(problem.allowed, ", "));
    switch (problem.fault) {
    case FactFault::NoSuchKind: return fmt::format("\"{}\" is no incident{}", problem.word, allowed);
    case FactFault::NoSuchFact: return fmt::format("\"{}\" is not said here{}", problem.word, allowed);
    case FactFault::GivenTwice: return fmt::format("\"{}\" is given twice", problem.word);
    case FactFault::Missing: return fmt::format("\"{}\" is missing{}", problem.word, allowed);
    case FactFault::NoSuchValue:
        return fmt::format("{}: \"{}\" cannot be read{}", problem.word, problem.value, allowed);
    case FactFault::NotAFact: return fmt::format("\"{}\": a word, =, and a value are expected", problem.word);
    }
    return {};
}

struct NotTaken {
    std::string what;
    int line = 0; ///< where it is not the line being read
};

/// Reads one block, line by line.
class Block {
public:
    explicit Block(Scenario& scenario) : m_scenario(scenario) {}

    void take(int line, std::string_view text) {
        auto const [key, rest] = wordAndRest(text);
        auto const entry = takers().find(key);
        if (entry == takers().end()) throw NotTaken{fmt::format("\"{}\" is no line of a scenario", key)};
        constexpr std::array once{"scenario", "edition", "play", "control", "start", "position", "before", "incident"};
        if (std::ranges::count(once, key) > 0 && !m_seen.insert(std::string{key}).second)
            throw NotTaken{fmt::format("\"{}\" is given twice: a blank line parts scenarios", key)};
        m_line = line;
        (this->*entry->second)(rest);
    }

    void finish() {
        if (m_scenario.editions.empty()) throw NotTaken{"edition: missing"};
        if (!m_scenario.incident) throw NotTaken{"incident: missing"};
        if (m_start || !m_moves.empty()) play();
        for (Colour const side : bothColours) zeroIsFlag(m_scenario.known.sides[side], m_saidOfSides[side]);
        if (m_control) takeControl();
        if (auto const* const flag = std::get_if<rulings::FlagFall>(&*m_scenario.incident))
            if (!flag->voidBy && !m_scenario.known.anyFlagDown())
                throw NotTaken{"flag: nobody's is down: of=white or of=black is missing", m_incidentLine};
    }

private:
    using Taker = void (Block::*)(std::string_view);
    static std::map<std::string_view, Taker> const& takers() {
        static std::map<std::string_view, Taker> const all{
            {"scenario", &Block::scenario}, {"tags", &Block::tags},         {"edition", &Block::edition},
            {"play", &Block::playType},     {"control", &Block::control},   {"house", &Block::house},
            {"start", &Block::start},       {"moves", &Block::moves},       {"position", &Block::position},
            {"before", &Block::before},     {"known", &Block::known},       {"white", &Block::white},
            {"black", &Block::black},       {"incident", &Block::incident}, {"answer", &Block::answer},
            {"expect", &Block::expect}};
        return all;
    }

    static std::vector<rulings::FactText> factsIn(std::string_view text) {
        auto facts = rulings::readFacts(text);
        if (!facts) throw NotTaken{sentence(facts.error())};
        return std::move(*facts);
    }

    void scenario(std::string_view text) { m_scenario.name = text; }
    void tags(std::string_view) {}
    void edition(std::string_view text) {
        while (!text.empty()) {
            auto const [word, rest] = wordAndRest(text);
            bool const plainYear = !word.empty() && word.front() != 'E';
            Edition const* const edition = editionByCode(plainYear ? fmt::format("E{}", word) : std::string{word});
            if (!edition) throw NotTaken{fmt::format("edition: \"{}\" is none of {}", word, codes())};
            m_scenario.editions.push_back(edition);
            text = rest;
        }
    }
    static std::string codes() {
        std::vector<std::string_view> all;
        for (Edition const& one : editions()) all.push_back(one.code);
        return fmt::format("{}", fmt::join(all, ", "));
    }
    void playType(std::string_view text) {
        m_scenario.play = rulings::fromWord<PlayType>(text);
        if (!m_scenario.play) throw NotTaken{fmt::format("play: \"{}\" is none of standard, rapid, blitz", text)};
    }
    void control(std::string_view text) {
        auto const setting = clock::readControl(text);
        if (!setting) throw NotTaken{fmt::format("control: column {}: cannot be read", setting.error().column)};
        m_control = *setting;
        m_controlLine = m_line;
    }
    /// The kind of play that the length of the game gives, in each edition.
    void takeControl() {
        for (Colour const side : bothColours)
            for (auto const& period : m_control->periods(side))
                m_scenario.known.hasIncrement |= period.extra > clock::Span{};
        m_scenario.length = clock::gameLength(*m_control);
        for (Edition const* const one : m_scenario.editions)
            if (auto const type = flagfall::playType(*one, *m_scenario.length).value;
                m_scenario.play && *m_scenario.play != type)
                throw NotTaken{fmt::format("control: {} in {}, and play says {}", rulings::wordOf(type), one->code,
                                           rulings::wordOf(*m_scenario.play)),
                               m_controlLine};
        askControl();
    }
    void house(std::string_view text) {
        m_scenario.house = factsIn(text);
        HouseRules rules;
        if (auto const problem = rulings::take(rules, m_scenario.house)) throw NotTaken{sentence(*problem)};
    }
    void start(std::string_view text) { m_start = read(text); }
    void position(std::string_view text) { m_scenario.known.position = read(text); }
    void before(std::string_view text) { m_scenario.known.before = read(text); }
    static board::Position read(std::string_view fen) {
        auto position = board::positionFromFen(fen);
        if (!position) throw NotTaken{words(position.error())};
        return *position;
    }
    void moves(std::string_view text) { m_moves += std::string{text} + ' '; }
    void known(std::string_view text) {
        if (auto const problem = rulings::take(m_scenario.known, factsIn(text))) throw NotTaken{sentence(*problem)};
    }
    void white(std::string_view text) { side(Colour::White, text); }
    void black(std::string_view text) { side(Colour::Black, text); }
    void side(Colour colour, std::string_view text) {
        auto const facts = factsIn(text);
        if (auto const problem = rulings::take(m_scenario.known.sides[colour], facts))
            throw NotTaken{sentence(*problem)};
        for (auto const& fact : facts) m_saidOfSides[colour].insert(fact.word);
    }
    void incident(std::string_view text) {
        auto const [word, rest] = wordAndRest(text);
        m_facts = factsIn(rest);
        m_incidentLine = m_line;
        if (word == "flag") takeWhoseFlag();
        readIncident(word);
    }
    void readIncident(std::string_view word) {
        auto incident = rulings::readIncident(word, m_facts);
        if (!incident) throw NotTaken{sentence(incident.error())};
        needsOffender(*incident);
        m_scenario.incident = std::move(*incident);
    }
    /// `incident flag of=black` says in short that Black's flag is down.
    void takeWhoseFlag() {
        auto const of = std::ranges::find(m_facts, "of", &rulings::FactText::word);
        if (of == m_facts.end()) return;
        auto const colour = rulings::fromWord<Colour>(of->value);
        if (!colour) throw NotTaken{fmt::format("of: \"{}\" cannot be read: one of white, black", of->value)};
        m_scenario.known.sides[*colour].flagDown = true;
        m_saidOfSides[*colour].insert("flag-down");
        m_facts.erase(of);
    }
    static void needsOffender(rulings::Incident const& incident) {
        auto const* const offence = std::get_if<rulings::OffenceCommitted>(&incident);
        if (!offence || offence->by || offence->both) return;
        if (offence->kind == Misconduct::Interference || offence->kind == Misconduct::DeviceUsed) return;
        throw NotTaken{"\"by\" is missing: only interference and device-used may be somebody else's"};
    }
    /// A display at zero is a flag that is down, unless it is said that it is not.
    static void zeroIsFlag(rulings::KnownSide& side, SaidFacts const& said) {
        if (side.time && side.time->count() <= 0 && !said.contains("flag-down")) side.flagDown = true;
    }
    /// What the time control shows counts where no line says it.
    void askControl() {
        fillSides(m_scenario, *m_control, m_saidOfSides);
        SaidFacts said;
        for (auto const& fact : m_facts) said.insert(fact.word);
        for (auto& fact : factsOfIncident(m_scenario, *m_control, said)) m_facts.push_back(std::move(fact));
        readIncident(rulings::wordOf(*m_scenario.incident));
    }
    void answer(std::string_view text) {
        auto const end = std::min(text.find_first_of(" \t="), text.size());
        auto const word = text.substr(0, end);
        auto const rest = trimmed(text.substr(std::min(end + 1, text.size())));
        auto const ask = rulings::fromWord<rulings::Ask>(word);
        auto const said = rulings::fromWord<rulings::Answer>(rest);
        if (!ask) throw NotTaken{fmt::format("answer: \"{}\" is no question", word)};
        if (!said) throw NotTaken{fmt::format("answer: {}: \"{}\" is no answer", word, rest)};
        m_scenario.answers.say(*ask, *said);
    }
    void expect(std::string_view text) {
        Scenario::Expectation one{.line = m_line, .text = {}};
        for (auto [word, rest] = wordAndRest(text); editionByCode(word); std::tie(word, rest) = wordAndRest(text)) {
            one.editions.emplace_back(word);
            text = rest;
        }
        one.text = text;
        m_scenario.expected.push_back(std::move(one));
    }

    /// Numbers of moves, `1.` or `1...`, may stand before them.
    void play() {
        record::GameRecord game{m_start.value_or(board::Position{})};
        std::string_view rest = trimmed(m_moves);
        while (!rest.empty()) {
            auto [word, others] = wordAndRest(rest);
            rest = others;
            auto const number = word.find_first_not_of("0123456789.");
            if (number == std::string_view::npos) continue;
            if (word.front() >= '1' && word.front() <= '9') word.remove_prefix(number);
            auto const move = notation::readMove(game.end(), word);
            if (!move) throw NotTaken{fmt::format("moves: \"{}\" is no legal move in {}", word, fenText(game.end()))};
            record::Entry const entry{move->move, move->drawOffered};
            static_cast<void>(game.replace(game.size(), 0, {&entry, 1}));
        }
        m_scenario.game = std::move(game);
    }

    Scenario& m_scenario;
    int m_line = 0;
    std::set<std::string> m_seen;
    std::optional<clock::Setting> m_control;
    int m_controlLine = 0;
    int m_incidentLine = 0;
    ByColour<SaidFacts> m_saidOfSides{};
    std::vector<rulings::FactText> m_facts{};
    std::optional<board::Position> m_start;
    std::string m_moves;
};

// --- what the moves show --------------------------------------------------------------------------------------

/// After an irregularity the position before it counts (7.4; later 7.5).
void proveMates(rulings::Known& known) {
    auto const& position = known.before ? known.before : known.position;
    for (Colour const side : bothColours) {
        if (!position || known.sides[side].canMate != CanMate::NotSaid) continue;
        auto const chances = mating::matingChances(*position, side);
        if (std::holds_alternative<mating::Winnable>(chances)) known.sides[side].canMate = CanMate::Yes;
        if (std::holds_alternative<mating::Unwinnable>(chances)) known.sides[side].canMate = CanMate::No;
    }
}

void examineClaim(rulings::DrawClaimed& incident, record::GameRecord const& game, DrawnGameLaw const& law) {
    if (incident.found) return;
    auto const announced = notation::readMove(game.end(), incident.announced);
    record::DrawClaim const claim{incident.by, incident.basis,
                                  announced ? std::optional{announced->move} : std::nullopt,
                                  !incident.announced.empty(), incident.touched};
    auto const found = record::examine(game, claim, law);
    incident.found = found.finding;
    incident.certain = found.certain;
    incident.drawnAlready = found.drawnAlready;
    for (auto const& [basis, word] : rulings::Words<record::ClaimBasis>::all) {
        record::DrawClaim const other{incident.by, basis, {}, false, incident.touched};
        if (basis != incident.basis && record::examine(game, other, law).finding == record::ClaimFinding::Correct)
            incident.otherBasis = basis;
    }
}

/// The end that the record shows, where the scenario does not say which.
void findEnd(rulings::EndedOnBoard& incident, record::GameRecord const& game, DrawnGameLaw const& law) {
    if (incident.how) return;
    auto const end = record::endOnBoard(game, law);
    if (!end) return;
    incident.how = end->how;
    incident.since = static_cast<int>(game.size() - end->after);
    if (end->how == record::BoardEnd::Checkmate) incident.mated = game.end().turn();
}

/// What nobody has said of the moves made is what the record shows, with those before the position it begins from.
void countMoves(rulings::Known& known, record::GameRecord const& game) {
    if (known.sides.white.movesCounted || known.sides.black.movesCounted) return;
    board::Position const start = game.positions().front();
    int const before = start.moveNumber() - 1;
    ByColour<int> counted{before + (start.turn() == Colour::Black ? 1 : 0), before};
    for (std::size_t entry = 0; entry < game.size(); ++entry) ++counted[game.mover(entry)];
    for (Colour const side : bothColours) known.sides[side].movesCounted = counted[side];
}

/// `finding`, `effect`, and so on.
std::string_view kindOf(std::string_view line) { return wordAndRest(line).first; }

/// Of these a ruling may say more than a scenario does.
bool mayBeMore(std::string_view kind) { return kind == "other" || kind == "may-not" || kind == "remark"; }

} // namespace

std::optional<Expected<Scenario, ScenarioProblem>> ScenarioReader::next() {
    Scenario scenario;
    Block block(scenario);
    std::optional<ScenarioProblem> problem;
    std::string line;
    while (std::getline(m_in, line)) {
        ++m_line;
        std::string_view const text = trimmed(line);
        if (text.starts_with('#')) continue;
        if (text.empty() && scenario.line == 0) continue;
        if (text.empty()) break;
        if (scenario.line == 0) scenario.line = m_line;
        if (problem) continue;
        try {
            block.take(m_line, text);
        } catch (NotTaken const& not_) {
            problem = ScenarioProblem{m_line, not_.what};
        }
    }
    if (scenario.line == 0) return std::nullopt;
    if (!problem) {
        try {
            block.finish();
        } catch (NotTaken const& not_) {
            problem = ScenarioProblem{not_.line > 0 ? not_.line : scenario.line, not_.what};
        }
    }
    if (problem) return refused(std::move(*problem));
    return scenario;
}

rulings::Ruling ruleOn(Scenario const& scenario, Edition const& edition) {
    auto const byLength = scenario.length ? playType(edition, *scenario.length).value : PlayType::Standard;
    rulings::Rules rules{edition, scenario.play.value_or(byLength), usualHouseRules(edition)};
    static_cast<void>(rulings::take(rules.house, scenario.house));
    rulings::Known known = scenario.known;
    rulings::Incident incident = *scenario.incident;
    if (scenario.game) {
        known.position = scenario.game->end();
        countMoves(known, *scenario.game);
        if (auto const drawn = record::automaticDraw(scenario.game->positions(), edition.drawnGame))
            known.drawnBefore = drawn->draw;
        if (auto* const claim = std::get_if<rulings::DrawClaimed>(&incident))
            examineClaim(*claim, *scenario.game, edition.drawnGame);
        if (auto* const ended = std::get_if<rulings::EndedOnBoard>(&incident))
            findEnd(*ended, *scenario.game, edition.drawnGame);
    }
    bool const seventyFive = known.position && known.position->halfmoveClock() >= 150;
    if (seventyFive && !edition.drawnGame.seventyFive.empty() && !known.position->isCheckmate())
        known.drawnBefore = AutomaticDraw::SeventyFiveMoves;
    proveMates(known);
    return rulings::rule(rules, incident, known, scenario.answers);
}

std::vector<std::string> unmet(Scenario const& scenario, Edition const& edition, rulings::Ruling const& ruling) {
    std::vector<std::string> sentences;
    auto const told = rulings::lines(ruling);
    std::map<std::string_view, std::vector<std::string_view>> wanted;
    for (auto const& one : scenario.expected) {
        if (!one.editions.empty() && std::ranges::count(one.editions, edition.code) == 0) continue;
        std::string_view const kind = kindOf(one.text);
        bool const nothing = one.text == fmt::format("{} nothing", kind);
        auto& lines = wanted[kind];
        if (!nothing) lines.push_back(one.text);
        if (mayBeMore(kind) && !nothing && std::ranges::count(told, one.text) == 0)
            sentences.push_back(fmt::format("expected: {}", one.text));
    }
    for (auto const& [kind, lines] : wanted) {
        std::vector<std::string_view> found;
        for (auto const& line : told)
            if (kindOf(line) == kind) found.push_back(line);
        if (found == lines || (mayBeMore(kind) && !lines.empty())) continue;
        sentences.push_back(fmt::format("expected: {}; found: {}",
                                        lines.empty() ? "nothing" : fmt::format("{}", fmt::join(lines, " | ")),
                                        found.empty() ? "nothing" : fmt::format("{}", fmt::join(found, " | "))));
    }
    return sentences;
}

} // namespace flagfall::cli
