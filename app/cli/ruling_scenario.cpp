// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ruling_scenario.h"

#include "app/cli/control_facts.h"
#include "app/cli/fen_text.h"
#include "arbiter/mating/mating_chances.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/record/game_end.h"
#include "arbiter/rulings/moves_made.h"
#include "arbiter/rulings/restoring.h"
#include "arbiter/rulings/touch_law.h"
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
    int line = 0; ///< 0: the line that is being read
};

bool isPlainFault(board::PositionRefusal const& reason) {
    return reason.fault == board::PositionFault::OpponentInCheck || reason.fault == board::PositionFault::PawnOnEndRank;
}

/// A position that no game can continue from, as the arbiter sees it after an illegal move.
struct IllegalBoard {
    board::PositionDraft draft;
    std::string why;
    int line = 0;
};

bool bothInCheck(board::Board const& board) {
    return std::ranges::all_of(bothColours,
                               [&](Colour side) { return board.attackers(board.king(side), opponent(side)).any(); });
}
bool pawnOnEndRank(board::Board const& board) {
    auto const ends = board::refusalsOf({.board = board});
    return std::ranges::count(ends, board::PositionFault::PawnOnEndRank, &board::PositionRefusal::fault) > 0;
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

/// The press after an illegal move has counted it, and that after an illegal reply, too; the record ends before them.
void countPress(rulings::Known& known, rulings::IllegalMove const& illegal, record::GameRecord const& game) {
    if (!illegal.completed || illegal.replied || game.end().turn() != illegal.by) return;
    for (Colour const side : bothColours)
        if (auto& counted = known.sides[side].movesCounted; counted && (side == illegal.by || illegal.repliedIllegally))
            ++*counted;
}

/// Reads one block, line by line.
class Block {
public:
    explicit Block(Scenario& scenario) : m_scenario(scenario) {}

    void take(int line, std::string_view text) {
        auto const [key, rest] = wordAndRest(text);
        auto const entry = takers().find(key);
        if (entry == takers().end()) {
            std::vector<std::string_view> words;
            for (auto const& [word, taker] : takers()) words.push_back(word);
            throw NotTaken{fmt::format("\"{}\" is no line of a scenario: one of {}", key, fmt::join(words, ", "))};
        }
        constexpr std::array once{"scenario", "edition", "play", "control", "start", "position", "before", "incident"};
        if (std::ranges::count(once, key) > 0 && !m_seen.insert(std::string{key}).second)
            throw NotTaken{fmt::format("\"{}\" is given twice: a blank line parts scenarios", key)};
        m_line = line;
        (this->*entry->second)(rest);
    }

    void finish() {
        if (m_scenario.editions.empty()) throw NotTaken{"edition: missing"};
        if (!m_scenario.incident) throw NotTaken{"incident: missing"};
        checkSupervised();
        if (m_start || !m_moves.empty()) play();
        checkPosition();
        takeFlags();
        if (std::holds_alternative<rulings::FlagFall>(*m_scenario.incident)) countCompleted();
        if (m_control) takeControl();
        if (auto const* const flag = std::get_if<rulings::FlagFall>(&*m_scenario.incident)) checkFlag(*flag);
        takeIllegal();
        checkMates();
        checkIncident();
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
            auto [word, rest] = wordAndRest(text);
            if (word.ends_with(',')) word.remove_suffix(1);
            bool const plainYear = !word.empty() && word.front() != 'E';
            Edition const* const edition = editionByCode(plainYear ? fmt::format("E{}", word) : std::string{word});
            if (!edition) throw NotTaken{fmt::format("edition: \"{}\" is none of {}", word, codes())};
            if (std::ranges::count(m_scenario.editions, edition) > 0)
                throw NotTaken{fmt::format("edition: {} is given twice", edition->code)};
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
        if (!setting)
            throw NotTaken{
                fmt::format("control: column {}: cannot be read, as 90+30, 40/120:60 or 25d5", setting.error().column)};
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
        auto const facts = factsIn(text);
        m_scenario.house.insert(m_scenario.house.end(), facts.begin(), facts.end());
        HouseRules rules;
        if (auto const problem = rulings::take(rules, m_scenario.house)) throw NotTaken{sentence(*problem)};
        for (auto const& fact : m_scenario.house) {
            auto const time = fact.word == "default-time" ? rulings::timeFromText(fact.value) : std::nullopt;
            if (time && *time % std::chrono::minutes{1} != std::chrono::milliseconds{})
                throw NotTaken{fmt::format("default-time: \"{}\" is not a number of minutes, as 0:30:00", fact.value)};
        }
    }
    void start(std::string_view text) { m_start = read(text); }
    void position(std::string_view text) {
        m_scenario.known.position = readOrKeep(text, m_illegal);
        m_positionLine = m_line;
    }
    void before(std::string_view text) { m_scenario.known.before = readOrKeep(text, m_illegalBefore); }
    /// As in a fact, a FEN may stand in quotation marks.
    static std::string_view plain(std::string_view fen) {
        bool const quoted = fen.size() > 1 && fen.front() == '"' && fen.back() == '"';
        return quoted ? fen.substr(1, fen.size() - 2) : fen;
    }
    static board::Position read(std::string_view text) {
        auto const fen = plain(text);
        auto position = rulings::positionFromText(fen);
        if (!position) throw NotTaken{words(position.error())};
        return *position;
    }
    /// What an incident about it may say stays a draft until the incident is known.
    std::optional<board::Position> readOrKeep(std::string_view text, std::optional<IllegalBoard>& kept) const {
        auto const fen = plain(text);
        auto position = rulings::positionFromText(fen);
        if (position) return *position;
        auto const* const reasons = std::get_if<board::PositionRefusals>(&position.error());
        auto const draft = board::readFen(fen);
        if (!reasons || !draft || !std::ranges::all_of(*reasons, isPlainFault)) throw NotTaken{words(position.error())};
        kept = {*draft, words(position.error()), m_line};
        return std::nullopt;
    }
    void moves(std::string_view text) {
        m_moves += std::string{text} + ' ';
        m_movesLine = m_line;
    }
    void known(std::string_view text) {
        auto const facts = factsIn(text);
        if (auto const problem = rulings::take(m_scenario.known, facts)) throw NotTaken{sentence(*problem)};
        for (auto const& fact : facts) onlyOnce(m_saidOfGame, fact.word);
    }
    template <typename Said>
    static void onlyOnce(Said& said, std::string const& word) {
        if (!said.insert(word).second) throw NotTaken{sentence({FactFault::GivenTwice, word, {}, {}})};
    }
    void white(std::string_view text) { side(Colour::White, text); }
    void black(std::string_view text) { side(Colour::Black, text); }
    void side(Colour colour, std::string_view text) {
        auto const facts = factsIn(text);
        if (auto const problem = rulings::take(m_scenario.known.sides[colour], facts))
            throw NotTaken{sentence(*problem)};
        for (auto const& fact : facts) onlyOnce(m_saidOfSides[colour], fact.word);
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
    [[nodiscard]] bool says(std::string_view fact) const {
        return std::ranges::count(m_facts, fact, &rulings::FactText::word) > 0;
    }
    [[noreturn]] void refuse(std::string_view fact, std::string const& why) const {
        throw NotTaken{fmt::format("{}: {}", fact, why), m_incidentLine};
    }

    // --- a board that shows an illegal move ----------------------------------------------------------------------

    void takeIllegal() {
        auto* const seen = std::get_if<rulings::IllegalPosition>(&*m_scenario.incident);
        auto* const move = std::get_if<rulings::IllegalMove>(&*m_scenario.incident);
        if (m_illegalBefore && !seen) throw NotTaken{m_illegalBefore->why, m_illegalBefore->line};
        if (m_illegal && !seen && !move) throw NotTaken{m_illegal->why, m_illegal->line};
        if (move && m_illegal && !says("kings-in-check")) move->kingsInCheck = bothInCheck(m_illegal->draft.board);
        if (move && m_illegal && !says("fault")) takeLeftPawn(*move);
        if (seen) takeSeen(*seen);
    }
    /// A pawn that stands on the last rank is a promotion not finished, whatever it is called (7.5.2; 2014: 7.5a).
    void takeLeftPawn(rulings::IllegalMove& move) const {
        auto const pawns = m_illegal->draft.board.of(move.by, board::Role::Pawn);
        auto const left = pawns & board::bitsOf(board::firstRank(opponent(move.by)));
        if (!left.any()) return;
        move.fault = PressFault::UnfinishedPromotion;
        if (!says("released")) move.released = *left.begin();
        if (!m_scenario.known.before || says("touched")) return;
        for (board::Square const from : m_scenario.known.before->board().of(move.by, board::Role::Pawn) & ~pawns)
            move.touched.push_back(from);
    }
    /// With both positions: `before` is what the arbiter saw, `position` what came of the next move.
    void takeSeen(rulings::IllegalPosition& seen) const {
        auto const& first = m_illegalBefore ? m_illegalBefore : m_illegal;
        if (!first) {
            bool const shown = m_scenario.known.position && !says("next");
            if (shown) refuse("illegal-position", "the position is legal");
            return;
        }
        board::Board const& board = first->draft.board;
        bool const pawn = pawnOnEndRank(board);
        if (!pawn && !bothInCheck(board))
            throw NotTaken{first->why + ": neither are both kings in check nor is a pawn on the last rank",
                           first->line};
        auto const fault = pawn ? rulings::PlainFault::PawnOnLastRank : rulings::PlainFault::BothKingsInCheck;
        if (says("fault") && seen.fault != fault && !(pawn && bothInCheck(board)))
            refuse("fault", "the position shows something else");
        if (!says("fault")) seen.fault = fault;
        if (!m_illegalBefore || says("next")) return;
        if (m_illegal) seen.next = rulings::NextMove::StillIllegal;
        if (m_scenario.known.position) seen.next = rulings::NextMove::Legal;
    }

    /// From 2014 on the regulations of the event say it of all games.
    void checkSupervised() const {
        bool const ofGame = std::ranges::any_of(m_scenario.editions, &Edition::supervisionByGame);
        if (m_scenario.known.supervised && !ofGame)
            throw NotTaken{
                "supervised: only E2009 has it of one game; later it is a rule of the event: house supervision="};
    }

    /// The moves show the position; another one beside them is said by mistake.
    void checkPosition() const {
        auto const& position = m_scenario.known.position;
        if (!m_scenario.game || !position || position->board() == m_scenario.game->end().board()) return;
        throw NotTaken{fmt::format("position: the moves lead to {}", fenText(m_scenario.game->end())), m_positionLine};
    }

    // --- facts that do not fit the position ----------------------------------------------------------------------

    /// What the position proves is not said otherwise; where there are two positions, or the game went on, it may be of
    /// the other one.
    void checkMates() const {
        auto const& known = m_scenario.known;
        auto const position = m_scenario.game ? std::optional{m_scenario.game->end()} : known.position;
        if (!position || known.before || known.flagNoticed || known.over) return;
        if (std::holds_alternative<rulings::IllegalMove>(*m_scenario.incident)) return;
        for (Colour const side : bothColours) {
            CanMate const said = known.sides[side].canMate;
            if (said == CanMate::NotSaid) continue;
            auto const chances = mating::matingChances(*position, side);
            bool const otherwise = said == CanMate::Yes ? std::holds_alternative<mating::Unwinnable>(chances)
                                                        : std::holds_alternative<mating::Winnable>(chances);
            if (otherwise)
                throw NotTaken{fmt::format("can-mate: the position proves that {} {} checkmate", wordOf(side),
                                           said == CanMate::Yes ? "cannot" : "can")};
        }
    }

    void checkIncident() {
        auto const& known = m_scenario.known;
        if (auto const* const touch = std::get_if<rulings::PiecesTouched>(&*m_scenario.incident)) {
            auto const position = m_scenario.game ? std::optional{m_scenario.game->end()} : known.position;
            checkTouched(touch->touched, position);
            if (!touch->made.empty() && !position) refuse("made", "the position is missing");
            if (!touch->made.empty()) checkNotation("made", touch->made, *position);
        }
        if (auto const* const ended = std::get_if<rulings::EndedOnBoard>(&*m_scenario.incident))
            if (ended->how == record::BoardEnd::Checkmate && !ended->mated && !known.position && !m_scenario.game)
                refuse("mated", "who was checkmated is missing");
        if (auto const* const claim = std::get_if<rulings::DrawClaimed>(&*m_scenario.incident)) {
            checkWritten("announced", claim->announced);
            checkWritten("first", claim->first);
        }
        if (auto const* const penalty = std::get_if<rulings::PenaltyGiven>(&*m_scenario.incident))
            checkPenalties(penalty->penalties);
        if (auto const* const offence = std::get_if<rulings::OffenceCommitted>(&*m_scenario.incident))
            if (!offence->penalties.empty()) checkPenalties(offence->penalties);
        if (auto* const move = std::get_if<rulings::IllegalMove>(&*m_scenario.incident)) {
            findBefore(*move);
            checkTouched(move->touched, known.before);
            checkMove(*move);
            checkPromotion(*move);
        }
    }
    /// An amount is that of a penalty, and each penalty is given once.
    void checkPenalties(std::vector<Penalty> const& penalties) const {
        constexpr std::array<std::pair<std::string_view, Penalty>, 4> amounts{{{"time", Penalty::TimeForOpponent},
                                                                               {"taken", Penalty::TimeTaken},
                                                                               {"keeps", Penalty::PointsTaken},
                                                                               {"rounds", Penalty::Exclusion}}};
        for (auto const& [fact, penalty] : amounts)
            if (says(fact) && std::ranges::count(penalties, penalty) == 0)
                refuse(fact, fmt::format("that is for {}, which is not among the penalties", rulings::wordOf(penalty)));
        for (Penalty const one : penalties)
            if (std::ranges::count(penalties, one) > 1)
                refuse("penalties", fmt::format("{} is given twice", rulings::wordOf(one)));
    }
    void checkTouched(std::vector<board::Square> const& touched, std::optional<board::Position> const& position) const {
        for (board::Square const square : touched)
            if (position && !position->board().at(square))
                refuse("touched", fmt::format("there is no piece on {} in {}", squareText(square), fenText(*position)));
    }
    void checkNotation(std::string_view fact, std::string_view text, board::Position const& position) const {
        auto const move = notation::readMove(position, text);
        if (move) return;
        auto const fault = move.error().fault;
        if (fault == notation::MoveFault::NotNotation || fault == notation::MoveFault::Empty)
            refuse(fact, fmt::format("\"{}\" cannot be read as a move", text));
    }
    /// On a scoresheet, in the letters of any language.
    void checkWritten(std::string_view fact, std::string_view text) const {
        if (!text.empty() && !notation::isNotation(text))
            refuse(fact, fmt::format("\"{}\" cannot be read as a move", text));
    }
    /// With the offender to move, the position that is known is the one before the irregularity.
    void findBefore(rulings::IllegalMove const& move) {
        auto& known = m_scenario.known;
        auto const position = m_scenario.game ? std::optional{m_scenario.game->end()} : known.position;
        if (!known.before && position && position->turn() == move.by) known.before = position;
        if (known.before && known.before->turn() != move.by)
            refuse("by", fmt::format("it is the other player's move in {}", fenText(*known.before)));
    }
    void checkMove(rulings::IllegalMove const& move) const {
        auto const& before = m_scenario.known.before;
        if (move.move.empty()) return;
        if (!before) refuse("move", "the position before it is missing: say it as before, start or moves");
        if (rulings::piecesMeant(*before, move.move).empty())
            refuse("move", fmt::format("\"{}\" names no piece in {}", move.move, fenText(*before)));
    }
    void checkPromotion(rulings::IllegalMove const& move) const {
        auto const last = board::firstRank(opponent(move.by));
        bool const promotion = move.fault == PressFault::UnfinishedPromotion;
        if (promotion && move.released && rankOf(*move.released) != last)
            refuse("released", fmt::format("{} is not on the last rank", squareText(*move.released)));
        auto const& before = m_scenario.known.before;
        if (!promotion || !before || move.touched.empty()) return;
        auto const piece = before->board().at(move.touched.front());
        if (piece != board::Piece{move.by, board::Role::Pawn})
            refuse("touched", fmt::format("there is no pawn of the player on {}", squareText(move.touched.front())));
    }
    /// `incident flag of=black` says in short that Black's flag is down.
    void takeWhoseFlag() {
        auto const of = std::ranges::find(m_facts, "of", &rulings::FactText::word);
        if (of == m_facts.end()) return;
        if (std::ranges::count(m_facts, "of", &rulings::FactText::word) > 1)
            throw NotTaken{"of: of two flags say white flag-down=yes and black flag-down=yes"};
        auto const colour = rulings::fromWord<Colour>(of->value);
        if (!colour) throw NotTaken{fmt::format("of: \"{}\" cannot be read: one of white, black", of->value)};
        m_flagOf = colour;
        m_facts.erase(of);
    }
    static void needsOffender(rulings::Incident const& incident) {
        auto const* const offence = std::get_if<rulings::OffenceCommitted>(&incident);
        if (!offence || offence->by || offence->both) return;
        if (offence->kind == Misconduct::Interference || offence->kind == Misconduct::DeviceUsed) return;
        throw NotTaken{"\"by\" is missing: only interference and device-used may be somebody else's"};
    }
    /// A display at zero is a flag that is down, unless it is said that it is not; so is one that somebody has noticed.
    void takeFlags() {
        if (m_flagOf) {
            bool& down = m_scenario.known.sides[*m_flagOf].flagDown;
            if (m_saidOfSides[*m_flagOf].contains("flag-down") && !down)
                refuse("flag", fmt::format("the flag of {} is said not to be down", wordOf(*m_flagOf)));
            down = true;
            m_saidOfSides[*m_flagOf].insert("flag-down");
        }
        for (Colour const side : bothColours) {
            rulings::KnownSide& known = m_scenario.known.sides[side];
            bool const said = m_saidOfSides[side].contains("flag-down");
            bool const noticed = m_scenario.known.flagNoticed == side;
            if (noticed && said && !known.flagDown)
                throw NotTaken{fmt::format("flag-noticed: the flag of {} is said not to be down", wordOf(side))};
            if (!said) known.flagDown = noticed || (known.time && known.time->count() <= 0);
        }
    }
    void checkFlag(rulings::FlagFall const& flag) const {
        if (flag.voidBy) return;
        if (!m_scenario.known.anyFlagDown())
            throw NotTaken{"flag: nobody's is down: of=white or of=black is missing", m_incidentLine};
        for (Colour const side : bothColours) {
            rulings::KnownSide const& known = m_scenario.known.sides[side];
            if (known.flagDown && known.lastPeriod && known.time && known.time->count() > 0)
                refuse("flag", fmt::format("{} has {} left and no period to come", wordOf(side),
                                           rulings::timeText(*known.time)));
        }
    }

    /// Nobody may have written the number of a position that is not the first one.
    static bool beginsWithItsNumber(board::Position const& start) {
        return start.moveNumber() > 1 || start.board().occupied().count() == 32;
    }
    /// The moves of the game tell how many each has completed, and so does the number in a position where it is said
    /// that the moves are proved. A player whose flag is down without the move has made the last one, but not completed
    /// it.
    void countCompleted() {
        auto& known = m_scenario.known;
        bool const counted = known.sides.white.movesCounted || known.sides.black.movesCounted;
        bool const answered = m_scenario.answers.to(rulings::Ask::MovesMade).has_value();
        bool const proved = known.sides.white.movesProved || known.sides.black.movesProved;
        bool const whole = m_scenario.game && beginsWithItsNumber(m_scenario.game->positions().front());
        if (counted || answered || !(whole || proved)) return;
        rulings::Known shown = known;
        if (m_scenario.game) {
            shown.position = m_scenario.game->end();
            countMoves(shown, *m_scenario.game);
        }
        rulings::MovesMade const made = rulings::movesMade(shown);
        for (Colour const side : bothColours) {
            rulings::KnownSide& one = known.sides[side];
            if (whole) one.movesProved = true;
            if (!one.movesProved) continue;
            if (!made[side]) throw NotTaken{fmt::format("moves-proved: how many {} has made is missing", wordOf(side))};
            bool const notPressed =
                one.flagDown && *made[side] > 0 && shown.position->turn() != side && shown.position->hasLegalMove();
            one.movesCounted = *made[side] - (notPressed ? 1 : 0);
        }
    }
    static std::string_view wordOf(Colour side) { return side == Colour::White ? "White" : "Black"; }
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
        if (m_scenario.answers.to(*ask)) throw NotTaken{fmt::format("answer: {} is given twice", word)};
        m_scenario.answers.say(*ask, *said);
        m_scenario.given.push_back({m_line, *ask, *said});
    }
    void expect(std::string_view text) {
        Scenario::Expectation one{.line = m_line, .text = {}};
        for (auto [word, rest] = wordAndRest(text); editionByCode(word); std::tie(word, rest) = wordAndRest(text)) {
            one.editions.emplace_back(word);
            text = rest;
        }
        one.text = text;
        checkExpected(one.text);
        m_scenario.expected.push_back(std::move(one));
    }
    /// What can never come is a slip of the pen.
    static void checkExpected(std::string_view text) {
        constexpr std::array kinds{"finding", "question", "proposal", "effect", "other", "may-not", "remark"};
        auto const [kind, rest] = wordAndRest(text);
        if (std::ranges::count(kinds, kind) == 0)
            throw NotTaken{
                fmt::format("expect: \"{}\" is no line of a ruling: one of {}", kind, fmt::join(kinds, ", "))};
        auto const word = wordAndRest(rest).first;
        if (word == "nothing") return;
        auto const effects = rulings::effectWords();
        bool const known = kind == "finding"    ? rulings::fromWord<rulings::Finding>(word).has_value()
                           : kind == "effect"   ? std::ranges::count(effects, word) > 0
                           : kind == "question" ? rulings::fromWord<rulings::Ask>(word).has_value()
                           : kind == "may-not"  ? rulings::fromWord<rulings::Forbidden>(word).has_value()
                           : kind == "remark"   ? rulings::fromWord<rulings::Remark::What>(word).has_value()
                                                : true;
        if (!known) throw NotTaken{fmt::format("expect: there is no {} \"{}\"", kind, word)};
    }

    /// Numbers of moves, `1.` or `1...`, may stand before them; comments in braces and the result are passed over.
    void play() {
        record::GameRecord game{m_start.value_or(board::Position{})};
        std::string_view rest = trimmed(m_moves);
        while (!rest.empty()) {
            auto [word, others] = wordAndRest(rest);
            bool const comment = word.starts_with('{');
            if (comment) others = trimmed(rest.substr(std::min(rest.find('}'), rest.size() - 1) + 1));
            rest = others;
            auto const number = word.find_first_not_of("0123456789.");
            if (comment || number == std::string_view::npos || (rest.empty() && isResult(word))) continue;
            if (word.front() >= '1' && word.front() <= '9') word.remove_prefix(number);
            auto const played = readPlayed(game.end(), word, rest);
            if (!played)
                throw NotTaken{fmt::format("moves: \"{}\" is no legal move in {}", word, fenText(game.end())),
                               m_movesLine};
            static_cast<void>(game.replace(game.size(), 0, {&*played, 1}));
        }
        m_scenario.game = std::move(game);
    }
    /// As in a game file; 0-0 is castling.
    static bool isResult(std::string_view word) {
        constexpr std::array results{"1-0", "0-1", "1/2-1/2", "*"};
        return std::ranges::count(results, word) > 0;
    }
    /// What belongs to the move may stand apart: `exd6 e.p.`, `Rd1 (=)`. Both squares may stand for the move: `g1f3`.
    static std::optional<record::Entry> readPlayed(board::Position const& position, std::string_view word,
                                                   std::string_view& rest) {
        std::string text{word};
        for (auto [next, others] = wordAndRest(rest); next == "e.p." || next == "ep" || next == "(=)";
             std::tie(next, others) = wordAndRest(rest)) {
            text += ' ' + std::string{next};
            rest = others;
        }
        if (auto const move = notation::readMove(position, text)) return record::Entry{move->move, move->drawOffered};
        for (board::Move const move : position.legalMoves())
            if (squareText(move.from) + squareText(move.to) == word) return record::Entry{move};
        return std::nullopt;
    }

    Scenario& m_scenario;
    int m_line = 0;
    std::optional<IllegalBoard> m_illegal;
    std::optional<IllegalBoard> m_illegalBefore;
    std::set<std::string> m_seen;
    std::optional<clock::Setting> m_control;
    int m_controlLine = 0;
    int m_incidentLine = 0;
    int m_positionLine = 0;
    int m_movesLine = 0;
    ByColour<SaidFacts> m_saidOfSides{};
    std::vector<rulings::FactText> m_facts{};
    std::optional<Colour> m_flagOf;
    std::set<std::string> m_saidOfGame;
    std::optional<board::Position> m_start;
    std::string m_moves;
};

// --- what the moves show --------------------------------------------------------------------------------------

/// After an irregularity the position before it counts.
std::optional<board::Position> judged(rulings::Rules const& rules, rulings::Incident const& incident,
                                      rulings::Known const& known) {
    if (!known.before) return known.position;
    auto const* const illegal = std::get_if<rulings::IllegalMove>(&incident);
    return illegal ? judgedAfter(rules, *illegal, known) : known.before;
}

void proveMates(rulings::Rules const& rules, rulings::Incident const& incident, rulings::Known& known) {
    auto const position = judged(rules, incident, known);
    // The flag was noticed before the move that seems to end the game: nothing shows the position of that moment.
    bool const movedAfter = known.flagNoticed && !known.before && position && !position->hasLegalMove();
    if (movedAfter && std::holds_alternative<rulings::FlagFall>(incident)) return;
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
    if (!announced && announced.error().fault == notation::MoveFault::NotNotation) return;
    auto const examined = [&](std::optional<board::Move> move) {
        return record::examine(game, {incident.by, incident.basis, move, !incident.announced.empty(), incident.touched},
                               law);
    };
    bool const ambiguous = !announced && announced.error().fault == notation::MoveFault::Ambiguous;
    auto const found = ambiguous   ? examined(announced.error().candidates.front())
                       : announced ? examined(announced->move)
                                   : examined(std::nullopt);
    incident.drawnAlready = found.drawnAlready;
    // One of several moves is meant: what holds of each of them is known.
    if (ambiguous && !std::ranges::all_of(announced.error().candidates, [&](board::Move const move) {
            return examined(move).finding == found.finding;
        }))
        return;
    incident.found = found.finding;
    incident.certain = found.certain;
    for (auto const& [basis, word] : rulings::Words<record::ClaimBasis>::all) {
        record::DrawClaim const other{incident.by, basis, {}, false, incident.touched};
        if (basis != incident.basis && record::examine(game, other, law).finding == record::ClaimFinding::Correct)
            incident.otherBasis = basis;
    }
}

/// Without the moves the number in the position tells how many there were without a pawn or a capture; 0 may be one
/// that nobody has written.
void countFifty(rulings::DrawClaimed& incident, rulings::Known const& known, DrawnGameLaw const& law) {
    bool const fifty = incident.basis == record::ClaimBasis::FiftyOnBoard ||
                       (incident.basis == record::ClaimBasis::FiftyAnnounced && !incident.announced.empty());
    if (!fifty || incident.drawnAlready || !known.position || known.position->halfmoveClock() == 0) return;
    examineClaim(incident, record::GameRecord{*known.position}, law);
}

/// The end that the record shows, also where the scenario says something else.
void findEnd(rulings::EndedOnBoard& incident, record::GameRecord const& game, DrawnGameLaw const& law) {
    auto const end = record::endOnBoard(game, law);
    bool const known = !incident.how || !rulings::articleOf(law, *incident.how).empty();
    incident.disproved |= known && incident.how && (!end || end->how != *incident.how);
    for (auto const basis : {record::ClaimBasis::RepetitionOnBoard, record::ClaimBasis::FiftyOnBoard}) {
        record::DrawClaim const claim{game.end().turn(), basis, {}, false, false};
        if (!incident.claimable && record::examine(game, claim, law).finding == record::ClaimFinding::Correct)
            incident.claimable = basis;
    }
    if (!end || incident.how) return;
    incident.how = end->how;
    incident.since = static_cast<int>(game.size() - end->after);
    if (end->how == record::BoardEnd::Checkmate) incident.mated = game.end().turn();
}

/// `finding`, `effect`, and so on.
std::string_view kindOf(std::string_view line) { return wordAndRest(line).first; }

/// Of these a ruling may say more than a scenario does.
bool mayBeMore(std::string_view kind) { return kind == "other" || kind == "may-not" || kind == "remark"; }

} // namespace

std::optional<Expected<Scenario, ScenarioProblem>> ScenarioReader::next() {
    if (m_lines.tooMuch) return std::nullopt; // which has been said
    Scenario scenario;
    Block block(scenario);
    std::optional<ScenarioProblem> problem;
    std::string line;
    while (m_lines.next(line)) {
        ++m_line;
        constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
        if (m_line == 1 && line.starts_with(byteOrderMark)) line.erase(0, byteOrderMark.size());
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
    if (m_lines.tooMuch)
        return refused(ScenarioProblem{m_line + 1, "larger than any scenario; what follows is not read"});
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
        known.fivefoldBy = rulings::fivefoldMoves(*scenario.game, edition);
        bool const counted = known.sides.white.movesCounted || known.sides.black.movesCounted;
        countMoves(known, *scenario.game);
        if (auto const* const illegal = std::get_if<rulings::IllegalMove>(&incident); illegal && !counted)
            countPress(known, *illegal, *scenario.game);
        if (auto const drawn = record::automaticDraw(scenario.game->positions(), edition.drawnGame))
            known.drawnBefore = drawn->draw;
        if (auto* const claim = std::get_if<rulings::DrawClaimed>(&incident))
            examineClaim(*claim, *scenario.game, edition.drawnGame);
        if (auto* const ended = std::get_if<rulings::EndedOnBoard>(&incident))
            findEnd(*ended, *scenario.game, edition.drawnGame);
    }
    if (auto* const claim = std::get_if<rulings::DrawClaimed>(&incident); claim && !scenario.game)
        countFifty(*claim, known, edition.drawnGame);
    // The mate on the last of the 75 moves goes before the draw, a later one does not (9.6.2).
    int const quiet = known.position ? known.position->halfmoveClock() : 0;
    bool const seventyFive = quiet > 150 || (quiet == 150 && !known.position->isCheckmate());
    if (seventyFive && !edition.drawnGame.seventyFive.empty()) known.drawnBefore = AutomaticDraw::SeventyFiveMoves;
    proveMates(rules, incident, known);
    return rulings::rule(rules, incident, known, scenario.answers);
}

namespace {

/// What this edition asks, also where the answer is not given.
std::vector<rulings::Question> questionsOf(Scenario const& scenario, Edition const& edition, rulings::Ask ask) {
    auto questions = ruleOn(scenario, edition).questions;
    Scenario without = scenario;
    without.answers.forget(ask);
    rulings::Ruling const open = ruleOn(without, edition);
    questions.insert(questions.end(), open.questions.begin(), open.questions.end());
    if (auto const* const next = open.asks()) questions.push_back(*next);
    return questions;
}

} // namespace

std::vector<AnswerProblem> unfit(Scenario const& scenario) {
    std::vector<AnswerProblem> problems;
    for (auto const& [line, ask, answer] : scenario.given) {
        std::set<std::string_view> offered;
        for (Edition const* const edition : scenario.editions)
            for (auto const& question : questionsOf(scenario, *edition, ask))
                if (question.ask == ask)
                    for (rulings::Answer const one : question.answers) offered.insert(rulings::wordOf(one));
        std::string const word{rulings::wordOf(ask)};
        if (offered.empty())
            problems.push_back({{line, fmt::format("answer: {} is not asked here and changes nothing", word)}, false});
        else if (answer != rulings::Answer::Unknown && !offered.contains(rulings::wordOf(answer)))
            problems.push_back({{line, fmt::format("answer: {}: \"{}\" is none of {}", word, rulings::wordOf(answer),
                                                   fmt::join(offered, ", "))}});
    }
    return problems;
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
