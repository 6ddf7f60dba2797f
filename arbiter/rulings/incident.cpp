// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/incident.h"

#include "arbiter/rulings/cited.h"
#include "arbiter/rulings/game_over.h"
#include "arbiter/rulings/mate_question.h"

namespace flagfall::rulings {
namespace {

/// What only a game in play knows: once its result is on record it comes too late (8.7). Not where the end itself may
/// be what is ruled on: a mate made by an illegal move, an agreement, a penalty, an appeal; a handshake from which the
/// result came is in question, and then no result is known. A flag is judged by how the game ended where the result
/// says so.
struct OnlyInPlay {
    Result result;
    bool saysHow; ///< how the game ended is known

    template <typename One>
    bool operator()(One const&) const {
        return false;
    }
    bool operator()(FlagFall const&) const { return !saysHow; }
    bool operator()(IllegalMove const& incident) const { return !incident.seemedOver && !incident.penalised; }
    bool operator()(DrawClaimed const& incident) const { return !incident.drawnAlready; }
    bool operator()(DrawOffered const&) const { return true; }
    bool operator()(OfferReplied const&) const { return true; }
    bool operator()(DrawAgreed const&) const { return result != Result::Draw; }
    /// Whether the player may still play is asked after a forfeit, too.
    bool operator()(LateArrival const&) const { return manner(result) != Manner::Forfeit; }
    bool operator()(ExtraTimeAsked const&) const { return true; }
    bool operator()(QuickplayClaimed const&) const { return true; }
    bool operator()(ClockDefect const&) const { return true; }
    bool operator()(WrongSetting const&) const { return true; }
    bool operator()(ClocksStopped const&) const { return true; }
    bool operator()(IllegalPosition const&) const { return true; }
    bool operator()(PiecesTouched const&) const { return true; }
    bool operator()(Resigned const& incident) const { return !incident.toIllegalMove; }
    bool operator()(HandshakeMisunderstood const&) const { return true; }
    bool operator()(PiecesDisplaced const&) const { return true; }
    bool operator()(MissedPress const&) const { return true; }
    bool operator()(AdjournmentCalled const&) const { return true; }
    bool operator()(SealedMoveChanged const&) const { return true; }
};

/// The result is on record, and stands as long as nobody decides otherwise.
Ruling resultStands(Rules const& rules) {
    std::string const article{rules.laws().drawnGame.signatures};
    return {.finding = Finding::ResultStands, .article = article, .next = Proposal{{}, article}};
}

/// An end on the board that is found beside a result says that another one should stand there: that is offered, and
/// proposed by nothing. What both signed is not asked about at all (8.7).
Ruling besideTheResult(Rules const& rules, EndedOnBoard const& incident, Known const& known) {
    Ruling const ended = ruleOn(rules, incident, known, {});
    Ruling ruling = resultStands(rules);
    Proposal const* const proposal = ended.proposes();
    auto const score = proposal ? scoreIn(proposal->effects) : std::nullopt;
    if (!score || *score == *known.result) return ruling;
    ruling.others.push_back({proposal->effects, proposal->article});
    ruling.remarks = ended.remarks;
    return ruling;
}

std::optional<Ruling> tooLate(Rules const& rules, Incident const& incident, Known const& known) {
    if (!known.result) return std::nullopt;
    if (auto const* const ended = std::get_if<EndedOnBoard>(&incident); ended && !ended->settled)
        return besideTheResult(rules, *ended, known);
    bool const late = std::visit(OnlyInPlay{*known.result, known.over.has_value()}, incident);
    return late ? std::optional{resultStands(rules)} : std::nullopt;
}

/// What can only happen while the game goes on: once it is over, that is all there is to say of it (5.1, 5.2, 9.6).
struct NeedsAGame {
    bool hasResult; ///< on record

    template <typename One>
    bool operator()(One const&) const {
        return false;
    }
    bool operator()(Resigned const& incident) const { return !incident.toIllegalMove; }
    bool operator()(DrawOffered const&) const { return true; }
    bool operator()(OfferReplied const&) const { return true; }
    bool operator()(DrawAgreed const&) const { return true; }
    bool operator()(QuickplayClaimed const&) const { return true; }
    bool operator()(ExtraTimeAsked const&) const { return true; }
    bool operator()(StartError const&) const { return !hasResult; }
    bool operator()(PiecesDisplaced const&) const { return true; }
    bool operator()(HandshakeMisunderstood const&) const { return true; }
    bool operator()(MissedPress const&) const { return true; } // a move that ends the game needs no press
    bool operator()(PiecesTouched const&) const { return true; }
    bool operator()(AdjournmentCalled const&) const { return true; }
    bool operator()(SealedMoveChanged const&) const { return true; }
    bool operator()(BetweenSessions const&) const { return true; }
    bool operator()(GameResumed const&) const { return true; }
    bool operator()(SealedMoveOpened const&) const { return true; }
    bool operator()(EnvelopeMissing const&) const { return true; }
    bool operator()(NotedTimesWrong const&) const { return true; }
    /// What seems to have ended the game may be an illegal move.
    bool operator()(ClocksStopped const& incident) const { return incident.reason != StopReason::IllegalMove; }
    /// A draw that had come without a claim is found by examining this one.
    bool operator()(DrawClaimed const& incident) const { return !incident.drawnAlready; }
};

std::optional<Ruling> overAlready(Rules const& rules, Incident const& incident, Known const& known) {
    auto const how = overUnder(rules.laws(), known);
    if (!how || !std::visit(NeedsAGame{known.result.has_value()}, incident)) return std::nullopt;
    std::string const article = articleOf(rules.laws(), *how);
    auto const score = scoreOf(*how, known);
    auto const* const start = std::get_if<StartError>(&incident);
    Effects effects;
    // The points belong to the players as they sat (7.2; later 7.3).
    if (start && start->fault == StartFault::ColoursReversed) effects.emplace_back(CorrectColours{});
    if (score) effects.emplace_back(ScoreGame{*score});
    return Ruling{.finding = Finding::StandsAsEnded, .article = article, .next = Proposal{std::move(effects), article}};
}

/// Its player has finished, and is a spectator (2009: 12.5; later: 11.4).
DeviceFound afterTheGame(DeviceFound device) {
    device.finished = true;
    return device;
}

/// A device found once the game is over; a score that nobody has entered is proposed as well.
std::optional<Ruling> deviceAfterwards(Rules const& rules, Incident const& incident, Known const& known,
                                       Answers const& answers) {
    auto const* const device = std::get_if<DeviceFound>(&incident);
    auto const how = overUnder(rules.laws(), known);
    if (!device || (!known.result && !how)) return std::nullopt;
    Ruling ruling = ruleOn(rules, afterTheGame(*device), known, answers);
    auto const score = known.result ? std::nullopt : scoreOf(*how, known);
    auto* const proposal = std::get_if<Proposal>(&ruling.next);
    if (!score || !proposal) return ruling;
    std::erase_if(proposal->effects, [](Effect const& effect) { return std::holds_alternative<PlayOn>(effect); });
    proposal->effects.insert(proposal->effects.begin(), ScoreGame{*score});
    return ruling;
}

/// What came after a flag that was noticed: it changes nothing of what the flag decides (6.8, 6.9). A claim by the
/// player whose flag it was may have been made before it fell. A device has nothing to do with the flag: by then its
/// player has finished.
struct ComesAfterTheFlag {
    Colour noticed;

    template <typename One>
    bool operator()(One const&) const {
        return false;
    }
    bool operator()(Resigned const& incident) const { return !incident.toIllegalMove; }
    bool operator()(DrawOffered const&) const { return true; }
    bool operator()(OfferReplied const&) const { return true; }
    bool operator()(DrawAgreed const&) const { return true; }
    bool operator()(HandshakeMisunderstood const&) const { return true; }
    bool operator()(DeviceFound const&) const { return true; }
    bool operator()(DrawClaimed const& incident) const { return incident.by != noticed; }
    bool operator()(IllegalMove const& incident) const { return incident.by == noticed && !incident.penalised; }
};

std::optional<Ruling> flagFirst(Rules const& rules, Incident const& incident, Known const& known,
                                Answers const& answers) {
    auto const noticed = known.flagNoticed;
    if (!noticed || !known.sides[*noticed].flagDown || !std::visit(ComesAfterTheFlag{*noticed}, incident))
        return std::nullopt;
    Ruling ruling = ruleOn(rules, FlagFall{}, known, answers);
    bool const goesOn = ruling.finding == Finding::GoesOn || ruling.finding == Finding::NotYetFallen;
    if (goesOn) return std::nullopt;
    if (auto const* const device = std::get_if<DeviceFound>(&incident))
        return ruleOn(rules, afterTheGame(*device), known, answers);
    return ruling;
}

/// A flag that nobody had noticed changes nothing once the game was over on the board (5.1, 5.2, 6.8, 6.9, 9.6).
Known withTheEndOnBoard(Rules const& rules, Incident const& incident, Known known) {
    bool const moveMayBeVoid = !std::holds_alternative<FlagFall>(incident);
    if (moveMayBeVoid || known.over) return known;
    if (auto const how = overUnder(rules.laws(), known)) known.over = how;
    return known;
}

/// What is done at the board, and comes up again there once an adjourned game is resumed: until then its position, its
/// clocks and its sealed move stay as they are. A game that had ended before is ruled on at once.
struct WaitsForResumption {
    template <typename One>
    bool operator()(One const&) const {
        return false;
    }
    bool operator()(IllegalMove const& incident) const { return !incident.seemedOver; }
    bool operator()(IllegalPosition const&) const { return true; }
    bool operator()(PiecesDisplaced const&) const { return true; }
    bool operator()(PiecesTouched const&) const { return true; }
    bool operator()(MissedPress const&) const { return true; }
    bool operator()(ClocksStopped const&) const { return true; }
};

std::optional<Ruling> notBeforeResumed(Rules const& rules, Incident const& incident, Known const& known) {
    if (!known.adjourned || !std::visit(WaitsForResumption{}, incident)) return std::nullopt;
    Ruling const once = std::visit([&](auto const& one) { return ruleOn(rules, one, known, {}); }, incident);
    return ruled(Finding::NotBeforeResumed, once.article, {});
}

/// Every question leads on, so no way is longer than there are questions.
void follow(std::vector<Way>& ways, Way so, Rules const& rules, Incident const& incident, Known const& known,
            Answers const& answers) {
    Ruling ruling = rule(rules, incident, known, answers);
    if (auto* const proposal = std::get_if<Proposal>(&ruling.next)) {
        if (proposal->effects.empty() && so.said.empty()) return;
        so.finding = ruling.finding;
        so.proposal = std::move(*proposal);
        ways.push_back(std::move(so));
        return;
    }
    Question const& question = *ruling.asks();
    if (answers.to(question.ask) || so.said.size() >= Words<Ask>::all.size()) return;
    for (Answer const answer : question.answers) {
        Way further = so;
        further.said.push_back({question, answer});
        follow(ways, std::move(further), rules, incident, known, Answers{answers}.say(question.ask, answer));
    }
}

/// In 2009 whether the supervision is adequate is asked of each game (A.3, B.2).
Rules rulesOfGame(Rules rules, Known const& known) {
    if (known.supervised && rules.laws().supervisionByGame)
        rules.house.supervision = *known.supervised ? Supervision::Full : Supervision::Limited;
    return rules;
}

Ruling rulingOn(Rules const& rules, Incident const& incident, Known const& known, Answers const& answers) {
    if (auto late = tooLate(rules, incident, known)) return std::move(*late);
    if (auto over = overAlready(rules, incident, known)) return std::move(*over);
    if (auto device = deviceAfterwards(rules, incident, known, answers)) return std::move(*device);
    if (auto flag = flagFirst(rules, incident, known, answers)) return std::move(*flag);
    if (auto waits = notBeforeResumed(rules, incident, known)) return std::move(*waits);
    Known const seen = withTheEndOnBoard(rules, incident, known);
    return std::visit([&](auto const& one) { return ruleOn(rules, one, seen, answers); }, incident);
}

} // namespace

Ruling rule(Rules const& rules, Incident const& incident, Known const& known, Answers const& answers) {
    Ruling ruling = rulingOn(rulesOfGame(rules, known), incident, known, answers);
    remarkOnNoProof(ruling, answers);
    return ruling;
}

std::vector<Way> waysFrom(Rules const& rules, Incident const& incident, Known const& known, Answers const& answers) {
    std::vector<Way> ways;
    follow(ways, {}, rules, incident, known, answers);
    return ways;
}

bool happensInPlay(Incident const& incident) {
    bool const beforeToo = std::holds_alternative<LateArrival>(incident) ||
                           std::holds_alternative<ClockDefect>(incident) ||
                           std::holds_alternative<WrongSetting>(incident);
    return !beforeToo && std::visit(OnlyInPlay{Result::WhiteWins, false}, incident);
}

std::optional<Incident> waiting(Rules const& rules, Known const& known) {
    auto const supervision = rulesOfGame(rules, known).house.supervision;
    auto const penalty = illegalMovePenalty(rules.laws(), rules.play, supervision).value;
    for (Colour const side : bothColours)
        if (known.sides[side].illegalMoves >= penalty.losesOn) return IllegalMove{.by = side, .penalised = true};
    if (known.anyFlagDown()) return FlagFall{};
    return std::nullopt;
}

} // namespace flagfall::rulings
