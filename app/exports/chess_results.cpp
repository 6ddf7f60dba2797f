// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/chess_results.h"

#include "app/session/event/open_games.h"
#include "app/session/reports/calendar.h"
#include "clock/typed_control.h"
#include "pairing/points_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace flagfall::exports {
namespace {

using session::Bye;
using session::EventState;
using session::Player;

constexpr std::size_t tieBreaksTaken = 5;

/// At most so many characters, none of them cut.
std::string atMost(std::size_t most, std::string const& text) {
    std::size_t end = 0;
    for (std::size_t count = 0; end < text.size() && count < most; ++count) {
        ++end;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
    }
    return text.substr(0, end);
}

std::string inAttribute(std::string const& text) {
    std::string out;
    for (char const sign : text) {
        switch (sign) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        default: out += static_cast<unsigned char>(sign) < 0x20U ? ' ' : sign;
        }
    }
    return out;
}

/// An element that has nothing but attributes.
class Element {
public:
    explicit Element(std::string_view name) : m_text(fmt::format("    <{}", name)) {}
    Element& say(std::string_view name, std::string const& value) {
        m_text += fmt::format(" {}=\"{}\"", name, inAttribute(value));
        return *this;
    }
    Element& say(std::string_view name, int value) { return say(name, std::to_string(value)); }
    [[nodiscard]] std::string take() const { return m_text + "/>\n"; }

private:
    std::string m_text;
};

/// Its number there and its parameters; no number: it has none.
struct NumberedTieBreak {
    int number = 0;
    std::string parameters{};
};

NumberedTieBreak numbered(pairing::TieBreak const& tieBreak) {
    using Kind = pairing::TieBreakKind;
    std::string const played = tieBreak.playsForfeits ? "P" : "-";
    std::string const cuts = fmt::format("{},{}", tieBreak.cutHigh, tieBreak.cutLow);
    if (tieBreak.isReversed || (tieBreak.kind == Kind::Koya && tieBreak.limit != 0)) return {};
    switch (tieBreak.kind) {
    case Kind::DirectEncounter: return {81, played};
    case Kind::RoundsWon: return {68};
    case Kind::Progressive: return {86};
    case Kind::Buchholz: return {84, fmt::format("0,{},{},{}", cuts, played, tieBreak.isFore ? "F" : "-")};
    case Kind::AverageBuchholz: return {77, tieBreak.isFore ? "F" : "-"};
    case Kind::SonnebornBerger: return {85, fmt::format("0,{},{},-", cuts, played)};
    case Kind::Koya: return {87, "0,50"};
    case Kind::AverageRating: return {80, "0," + cuts};
    case Kind::Performance: return {88, "0,0"};
    case Kind::AveragePerformance: return {88, "1,0"};
    case Kind::PerfectPerformance: return {88, "2,0"};
    case Kind::AveragePerfectPerformance: return {88, "3,0"};
    case Kind::GamesWon:
    case Kind::GamesWithBlack:
    case Kind::WinsWithBlack:
    case Kind::RoundsElected:
    case Kind::Standard:
    case Kind::PairingNumber:
    case Kind::Rating:
    case Kind::Lots:
    case Kind::Entered:
    case Kind::BoardCount:
    case Kind::TopBoards:
    case Kind::BottomBoards:
    case Kind::SecondaryScore:
    case Kind::ExtendedSonnebornBerger:
    case Kind::ExtendedEncounter:
    case Kind::Combination: break;
    }
    return {};
}

std::string dayText(std::optional<Date> const& day) {
    if (!day) return {};
    std::string text = isoDate(*day);
    std::erase(text, '-');
    return text;
}

std::string withComma(std::string text) {
    std::ranges::replace(text, '.', ',');
    return text;
}

/// A result there: `1`, `0,5`, `0`.
std::string resultText(Points points) {
    std::string text = pairing::decimalText(points);
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return withComma(std::move(text));
}

class Uploaded {
public:
    explicit Uploaded(EventState const& event) : m_event(event), m_standings(session::standingsOf(event)) {
        int number = 0;
        for (Player const* const player : event.playersInOrder()) m_numbers[player->id] = ++number;
        auto const& tieBreaks = event.details.tieBreaks;
        for (std::size_t i = 0; i < tieBreaks.size() && m_taken.size() < tieBreaksTaken; ++i)
            if (numbered(tieBreaks[i]).number > 0) m_taken.push_back(i);
    }

    [[nodiscard]] std::string text() const {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<chessresults>\n"
               "  <tournamentdata>\n" +
               tournament() + "  </tournamentdata>\n  <rounds>\n" + rounds() + "  </rounds>\n  <players>\n" +
               players() + "  </players>\n  <playerpairings>\n" + pairings() + "  </playerpairings>\n  <security>\n" +
               Element("securitydata")
                   .say("source", "")
                   .say("sid", "")
                   .say("creator_sid", "")
                   .say("tnr_sid", "")
                   .take() +
               "  </security>\n</chessresults>\n";
    }

private:
    [[nodiscard]] std::string tournament() const {
        session::EventDetails const& details = m_event.details;
        auto const paired = static_cast<int>(m_event.rounds.size());
        bool const isSwiss = session::systemRulesOf(m_event).grantsByes;
        Element element("tournament");
        element.say("key", "").say("type", isSwiss ? 0 : 1).say("name", atMost(160, details.name));
        element.say("location", details.place).say("arbiter", atMost(1200, details.chiefArbiter));
        element.say("rounds", session::plannedRounds(m_event)).say("currentround", paired).say("rankinground", paired);
        element.say("from", dayText(details.begins)).say("to", dayText(details.ends));
        element.say("ratedfide", "-").say("ratednational", "-");
        for (std::size_t place = 0; place < tieBreaksTaken; ++place)
            element.say(fmt::format("tb{}no", place + 1), taken(place).number);
        element.say("replay", 1).say("timecontrol", atMost(100, clock::writeControl(*details.control)));
        element.say("endstatus", session::isFinal(m_event) ? "J" : "N");
        for (std::size_t place = 0; place < tieBreaksTaken; ++place)
            element.say(fmt::format("tb{}_detail", place + 1), taken(place).parameters);
        element.say("chiefarbiter", atMost(120, details.chiefArbiter)).say("federation", details.federation);
        return element.say("creator", "").take();
    }

    [[nodiscard]] NumberedTieBreak taken(std::size_t place) const {
        return place < m_taken.size() ? numbered(m_event.details.tieBreaks[m_taken[place]]) : NumberedTieBreak{};
    }

    [[nodiscard]] std::string rounds() const {
        std::string text;
        for (int round = 1; round <= session::plannedRounds(m_event); ++round) {
            auto const& schedule = m_event.details.schedule;
            auto const first = std::ranges::find(schedule, RoundNumber{round}, &session::PlayingSession::round);
            bool const isSaid = first != schedule.end();
            Element element("round");
            element.say("round", round).say("date", isSaid ? dayText(first->begins.day) : "");
            text += element.say("time", isSaid ? isoMinute(first->begins).substr(11) : "").take();
        }
        return text;
    }

    /// Those of the table in its order, then those whose games do not count.
    [[nodiscard]] std::string players() const {
        std::string text;
        std::map<PlayerId, int> left = m_numbers;
        pairing::Standing const* before = nullptr;
        for (pairing::Standing const& line : m_standings) {
            left.erase(line.player);
            text += player(line, before && before->rank == line.rank);
            before = &line;
        }
        auto rank = static_cast<int>(m_standings.size());
        for (auto const& [id, number] : left)
            text += player({.rank = ++rank, .player = id, .points = noPoint, .tieBreaks = {}}, false);
        return text;
    }

    [[nodiscard]] std::string player(pairing::Standing const& line, bool isEqual) const {
        session::PlayerDetails const& details = m_event.player(line.player)->details;
        auto const comma = details.name.find(',');
        std::string const first =
            comma == std::string::npos ? "" : details.name.substr(details.name.find_first_not_of(' ', comma + 1));
        auto const rating = [](int value) { return value > 0 ? std::to_string(value) : std::string{}; };
        Element element("player");
        element.say("no", m_numbers.at(line.player)).say("id", details.nationalId);
        element.say("lastname", atMost(32, details.name.substr(0, comma))).say("firstname", atMost(30, first));
        element.say("title", std::string{session::titleText(details.title)}).say("rtg", rating(details.rating));
        element.say("rtgfide", rating(details.officialRating)).say("rtgnat", rating(details.nationalRating));
        element.say("dob", details.birth.substr(0, 4));
        element.say("sex", details.sex == session::Sex::Woman ? "W" : details.sex == session::Sex::Man ? "M" : "");
        element.say("fed", details.federation).say("board", "").say("teamno", 0);
        element.say("clubname", atMost(40, details.club)).say("fideid", details.fideId).say("rank", line.rank);
        for (std::size_t place = 0; place < tieBreaksTaken; ++place) {
            bool const isThere = place < m_taken.size() && m_taken[place] < line.tieBreaks.size();
            element.say(fmt::format("tb{}", place + 1),
                        isThere ? withComma(pairing::valueText(line.tieBreaks[m_taken[place]])) : "");
        }
        element.say("pts", withComma(pairing::decimalText(line.points))).say("equal", isEqual ? "J" : "N");
        element.say("kfaktor", details.k > 0 ? std::to_string(details.k) : "");
        return element.say("state", stateOf(line.player)).take();
    }

    /// Of a round robin: 1, gone and the games do not count; 2, gone and they do.
    [[nodiscard]] std::string stateOf(PlayerId player) const {
        if (session::systemRulesOf(m_event).grantsByes) return "";
        if (session::annulled(m_event, player)) return "1";
        return m_event.player(player)->withdrawnFrom ? "2" : "0";
    }

    [[nodiscard]] std::string pairings() const {
        std::string text;
        for (session::Round const& round : m_event.rounds) {
            int place = 0;
            for (session::Board const& board : round.boards) text += game(round.number, ++place, board);
            for (session::Rest const& rest : round.rests) text += bye(round.number, ++place, rest);
        }
        return text;
    }

    [[nodiscard]] std::string game(RoundNumber round, int place, session::Board const& board) const {
        std::string white;
        std::string black;
        if (board.result) {
            ByColour<Points> const given = board.scoreRuling ? board.scoreRuling->score : points(*board.result);
            white = resultText(given.white);
            black = resultText(given.black);
        }
        Element element =
            pairingElement(round, place, m_numbers.at(board.white), m_numbers.at(board.black), white, black);
        return element.say("forfeit", signOf(board)).take();
    }

    /// K: forfeited, by one or by both; D: played, and nothing for either; U: not rated; H: adjourned.
    static std::string signOf(session::Board const& board) {
        if (!board.result) return session::countsAsAdjourned(board) ? "H" : "";
        bool const isNothing = points(*board.result) == ByColour<Points>{noPoint, noPoint} && !board.scoreRuling;
        if (isNothing && manner(*board.result) != Manner::Forfeit) return "D";
        switch (manner(*board.result)) {
        case Manner::Forfeit: return "K";
        case Manner::Unrated: return "U";
        case Manner::OverTheBoard: break;
        }
        return "";
    }

    /// −1: the pairing-allocated bye; −2: not paired.
    [[nodiscard]] std::string bye(RoundNumber round, int place, session::Rest const& rest) const {
        bool const isAllocated = rest.bye == Bye::Allocated;
        pairing::Scoring const& scoring = m_event.details.scoring;
        Points const given = isAllocated                  ? scoring.allocatedBye
                             : rest.bye == Bye::FullPoint ? scoring.win
                             : rest.bye == Bye::HalfPoint ? scoring.draw
                                                          : noPoint;
        bool const isNothing = !isAllocated && given == noPoint;
        Element element = pairingElement(round, place, m_numbers.at(rest.player), isAllocated ? -1 : -2,
                                         isNothing ? std::string{} : resultText(given),
                                         isNothing ? std::string{} : resultText(noPoint));
        return element.say("forfeit", isAllocated ? "K" : "").take();
    }

    static Element pairingElement(RoundNumber round, int place, int white, int black, std::string const& whiteHas,
                                  std::string const& blackHas) {
        Element element("playerpairing");
        element.say("round", round.value()).say("pairing", place).say("board", 1);
        element.say("whiteno", white).say("blackno", black).say("reswhite", whiteHas).say("resblack", blackHas);
        return element;
    }

    EventState const& m_event;
    std::vector<pairing::Standing> m_standings;
    std::map<PlayerId, int> m_numbers;
    std::vector<std::size_t> m_taken; ///< the tie-breaks that the server has a number for
};

} // namespace

std::string chessResultsText(EventState const& event) { return Uploaded{event}.text(); }

} // namespace flagfall::exports
