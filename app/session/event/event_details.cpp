// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/event_details.h"

#include "app/session/event/schedule_days.h"

#include "app/session/event/announced_points.h"
#include "app/session/event/text.h"
#include "app/session/event/typed_date.h"
#include "clock/typed_control.h"
#include "pairing/points_text.h"
#include "pairing/system.h"
#include "pairing/teams/board_colours.h"

#include "arbiter/rulings/penalty_words.h"
#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>
#include <sstream>

namespace flagfall::session {
namespace {

constexpr std::size_t longestText = 120;
constexpr int mostRounds = 999;
constexpr int highestRating = 4000;
constexpr int longestDefaultTime = 600; ///< minutes
constexpr int latestDrawBan = 999;
constexpr int highestK = 99;
constexpr int highestBoard = 9999;
constexpr int mostBoardsOfMatch = 100;
constexpr int mostReserves = 100;
constexpr std::size_t longestShortName = 5; // record 310

constexpr std::array titles{std::string_view{"GM"},  std::string_view{"IM"},  std::string_view{"WGM"},
                            std::string_view{"FM"},  std::string_view{"WIM"}, std::string_view{"CM"},
                            std::string_view{"WFM"}, std::string_view{"WCM"}, std::string_view{}};

template <typename Field>
class Faults {
public:
    void add(Field field, FieldFault fault, std::size_t column = 0, std::size_t line = 0) {
        m_problems.push_back({field, fault, column, line});
    }
    /// The trimmed text; a fault when it is not plain text of a reasonable length.
    std::string text(Field field, std::string_view typed) {
        std::string const value = trimmed(typed);
        if (!isPlainText(value))
            add(field, FieldFault::NotText);
        else if (characters(value) > longestText)
            add(field, FieldFault::TooLong);
        return value;
    }
    std::string requiredText(Field field, std::string_view typed) {
        std::string value = text(field, typed);
        if (value.empty()) add(field, FieldFault::Missing);
        return value;
    }
    std::string federation(Field field, std::string_view typed) {
        std::string value = trimmed(typed);
        std::ranges::transform(value, value.begin(), [](char c) { return c >= 'a' && c <= 'z' ? char(c - 32) : c; });
        bool const letters = std::ranges::all_of(value, [](char c) { return c >= 'A' && c <= 'Z'; });
        if (!value.empty() && (value.size() != 3 || !letters)) add(field, FieldFault::NotThreeLetters);
        return value;
    }
    std::optional<Date> date(Field field, std::string_view typed) {
        std::string const value = trimmed(typed);
        if (value.empty()) return std::nullopt;
        auto const date = typedDate(value);
        if (!date) add(field, FieldFault::NotADate);
        return date;
    }
    [[nodiscard]] bool none() const { return m_problems.empty(); }
    std::vector<FieldProblem<Field>> take() { return std::move(m_problems); }

private:
    std::vector<FieldProblem<Field>> m_problems;
};

std::vector<pairing::TieBreak> checkTieBreaks(EventDraft const& draft, Faults<EventField>& faults) {
    if (pairing::systemRules(draft.system).playsMatches) return {};
    std::vector<std::string> codes = draft.tieBreaks;
    if (codes.empty())
        for (std::string_view const code : pairing::systemRules(draft.system).tieBreaks) codes.emplace_back(code);
    std::vector<pairing::TieBreak> order;
    for (std::string const& code : codes) {
        if (auto const known = pairing::tieBreakByCode(code))
            order.push_back(*known);
        else
            faults.add(EventField::TieBreaks, FieldFault::UnknownTieBreak);
    }
    return order;
}

/// A year alone, or a day, which is kept as ISO 8601 writes it.
std::string checkBirth(std::string const& typed, Faults<PlayerField>& faults) {
    bool const isYear = typed.size() == 4 && std::ranges::all_of(typed, [](char c) { return c >= '0' && c <= '9'; });
    if (typed.empty() || isYear) return typed;
    auto const day = typedDate(typed);
    if (!day) faults.add(PlayerField::Birth, FieldFault::NotADate);
    return day ? isoDate(*day) : typed;
}

std::chrono::minutes checkMinutes(EventField field, std::string_view typed, Faults<EventField>& faults) {
    std::string const text = trimmed(typed);
    int minutes = 0;
    if (text.empty()) return {};
    auto const [stop, error] = std::from_chars(text.data(), text.data() + text.size(), minutes);
    if (error != std::errc{} || stop != text.data() + text.size())
        faults.add(field, FieldFault::NotANumber);
    else if (minutes < 0 || minutes > longestDefaultTime)
        faults.add(field, FieldFault::OutOfRange);
    return std::chrono::minutes{minutes};
}

std::optional<LateDiscretion> checkLateDiscretion(EventDraft const& draft, Faults<EventField>& faults) {
    if (draft.lateDiscretion == lateDiscretionWord(LateDiscretion::Arbiter)) return LateDiscretion::Arbiter;
    if (draft.lateDiscretion == lateDiscretionWord(LateDiscretion::None)) return LateDiscretion::None;
    if (!draft.lateDiscretion.empty()) faults.add(EventField::LateDiscretion, FieldFault::OutOfRange);
    return std::nullopt;
}

ConductRules checkConduct(EventDraft const& draft, Faults<EventField>& faults) {
    ConductRules conduct{.devicesInBags = draft.devicesInBags, .finesAnnounced = draft.finesAnnounced};
    if (draft.deviceCosts.empty()) return conduct;
    conduct.deviceCosts = rulings::fromWord<Penalty>(draft.deviceCosts);
    if (!conduct.deviceCosts) faults.add(EventField::DeviceCosts, FieldFault::OutOfRange);
    return conduct;
}

/// A move number, or the word for no agreement at all.
AgreementRule checkAgreement(EventDraft const& draft, Faults<EventField>& faults) {
    std::string const text = trimmed(draft.noDrawBefore);
    if (text.empty()) return {};
    if (text == noDrawAtAll) return {.never = true};
    int move = 0;
    auto const [stop, error] = std::from_chars(text.data(), text.data() + text.size(), move);
    if (error != std::errc{} || stop != text.data() + text.size())
        faults.add(EventField::NoDrawBefore, FieldFault::NotANumber);
    else if (move < 0 || move > latestDrawBan)
        faults.add(EventField::NoDrawBefore, FieldFault::OutOfRange);
    return move == 0 ? AgreementRule{} : AgreementRule{.notBeforeMove = move};
}

std::optional<Colour> checkInitialColour(EventDraft const& draft, Faults<EventField>& faults) {
    if (draft.initialColour == "white") return Colour::White;
    if (draft.initialColour == "black") return Colour::Black;
    if (!draft.initialColour.empty()) faults.add(EventField::InitialColour, FieldFault::OutOfRange);
    return std::nullopt;
}

constexpr Points mostPoints = Points::ofTenths(999); // four columns of record 162

/// `1½`, `½`, `2.25`.
std::optional<Points> pointsTyped(std::string_view text) {
    constexpr std::string_view half = "½";
    if (!text.ends_with(half)) return pairing::pointsFromText(text);
    text.remove_suffix(half.size());
    auto const whole = text.empty() ? std::optional{noPoint} : pairing::pointsFromText(text);
    return whole ? std::optional{*whole + halfPoint} : std::nullopt;
}

/// Points as typed; a fault when they are none.
Points checkPoints(EventField field, std::string_view typed, Points usual, Faults<EventField>& faults) {
    std::string const text = trimmed(typed);
    if (text.empty()) return usual;
    auto const points = pointsTyped(text);
    if (!points) faults.add(field, FieldFault::NotANumber);
    if (points && *points > mostPoints) faults.add(field, FieldFault::OutOfRange);
    return points.value_or(usual);
}

/// Whether results can add up to it, without being more than a win (C.04.1, 3).
bool isSumOfResults(Points sum, pairing::Scoring const& scoring) {
    if (sum > scoring.win) return false;
    std::vector<bool> isSum(static_cast<std::size_t>(sum.hundredths()) + 1);
    isSum[0] = true;
    for (Points const result : {scoring.win, scoring.draw, scoring.loss}) {
        auto const each = static_cast<std::size_t>(result.hundredths());
        for (std::size_t i = each; each > 0 && i < isSum.size(); ++i)
            if (isSum[i - each]) isSum[i] = true;
    }
    return isSum.back();
}

bool isForTeams(EventDraft const& draft) {
    return pairing::systemRules(draft.system).competitors == pairing::Competitors::Teams;
}

void checkForfeits(EventDraft const& draft, pairing::Scoring& scoring, Faults<EventField>& faults) {
    scoring.forfeitWin = checkPoints(EventField::Forfeits, draft.forfeitWin, scoring.forfeitWin, faults);
    scoring.forfeitLoss = checkPoints(EventField::Forfeits, draft.forfeitLoss, scoring.forfeitLoss, faults);
    scoring.zeroPointBye = checkPoints(EventField::Forfeits, draft.absence, scoring.zeroPointBye, faults);
    Points const most = scoring.win;
    if (scoring.forfeitWin > most || scoring.forfeitLoss > scoring.forfeitWin || scoring.zeroPointBye > most)
        faults.add(EventField::Forfeits, FieldFault::OutOfRange);
}

/// Of a match two points, one and none, unless something else is announced.
pairing::Scoring checkScoring(EventDraft const& draft, Faults<EventField>& faults) {
    bool const ofTeams = isForTeams(draft);
    Points const win = checkPoints(EventField::Points, draft.win, ofTeams ? 2 * onePoint : onePoint, faults);
    Points const draw = checkPoints(EventField::Points, draft.draw, ofTeams ? onePoint : halfPoint, faults);
    Points const loss = checkPoints(EventField::Points, draft.loss, noPoint, faults);
    if (win <= loss || win < draw || draw < loss) faults.add(EventField::Points, FieldFault::OutOfRange);
    auto scoring = pairing::Scoring::of(win, draw, loss);
    if (announcesForfeits(pairing::systemRules(draft.system))) checkForfeits(draft, scoring, faults);
    if (pairing::systemRules(draft.system).oddPlayer == pairing::OddPlayer::Rests) return scoring;
    scoring.allocatedBye = checkPoints(EventField::AllocatedBye, draft.allocatedBye, ofTeams ? draw : win, faults);
    if (faults.none() && !isSumOfResults(scoring.allocatedBye, scoring))
        faults.add(EventField::AllocatedBye, FieldFault::OutOfRange);
    return scoring;
}

AdjournmentRules checkAdjournments(EventDraft const& draft, Faults<EventField>& faults) {
    AdjournmentRules rules{.sealedOn = draft.sealedOnScreen ? SealedOn::Screen : SealedOn::Paper,
                           .twoKeys = draft.twoKeys,
                           .witness = draft.witness};
    if (!trimmed(draft.lateAfter).empty())
        rules.lateAfter = checkMinutes(EventField::LateAfter, draft.lateAfter, faults);
    return rules;
}

AppealRules checkAppeals(EventDraft const& draft, Faults<EventField>& faults) {
    AppealRules rules{.to = draft.appealsToChiefArbiter ? AppealBody::ChiefArbiter : AppealBody::Committee};
    if (!trimmed(draft.appealsWithin).empty())
        rules.within = checkMinutes(EventField::AppealsWithin, draft.appealsWithin, faults);
    return rules;
}

std::vector<PlayingSession> checkSchedule(EventDraft const& draft, Faults<EventField>& faults) {
    auto sessions = parseSchedule(draft.schedule);
    if (sessions) return std::move(*sessions);
    static std::map<NoSession::Why, FieldFault> const whys{{NoSession::Why::Incomplete, FieldFault::SessionIncomplete},
                                                           {NoSession::Why::Round, FieldFault::SessionRound},
                                                           {NoSession::Why::Day, FieldFault::SessionDay},
                                                           {NoSession::Why::Hour, FieldFault::SessionHour},
                                                           {NoSession::Why::Order, FieldFault::SessionOrder}};
    faults.add(EventField::Schedule, whys.at(sessions.error().why), 0, sessions.error().line);
    return {};
}

/// Two or three small letters; which languages have an alphabet of their own is ICU's business.
std::string checkLanguage(EventDraft const& draft, Faults<EventField>& faults) {
    bool const letters = std::ranges::all_of(draft.language, [](char c) { return c >= 'a' && c <= 'z'; });
    bool const code = letters && (draft.language.size() == 2 || draft.language.size() == 3);
    if (!draft.language.empty() && !code) faults.add(EventField::Language, FieldFault::UnknownLanguage);
    return draft.language;
}

std::vector<PlayerCategory> checkCategories(EventDraft const& draft, Faults<EventField>& faults) {
    auto categories = parseCategories(draft.categories);
    if (categories) return std::move(*categories);
    faults.add(EventField::Categories, FieldFault::NotACategory, categories.error());
    return {};
}

std::vector<std::string> checkDeputies(EventDraft const& draft, Faults<EventField>& faults) {
    std::vector<std::string> deputies;
    std::istringstream lines{draft.deputyArbiters};
    for (std::string line; std::getline(lines, line);)
        if (std::string name = faults.text(EventField::DeputyArbiters, line); !name.empty())
            deputies.push_back(std::move(name));
    return deputies;
}

std::optional<RatingMethod> checkRatingMethod(EventDraft const& draft, Faults<EventField>& faults) {
    auto const method = ratingMethodOf(draft.ratingMethod);
    if (!method && !draft.ratingMethod.empty()) faults.add(EventField::RatingMethod, FieldFault::OutOfRange);
    return method;
}

EqualsOrder checkEquals(EventDraft const& draft, Faults<EventField>& faults) {
    auto const order = equalsOrderOf(draft.equals);
    if (!order) faults.add(EventField::Equals, FieldFault::OutOfRange);
    return order.value_or(EqualsOrder::Names);
}

pairing::UnratedPlayers checkUnrated(EventDraft const& draft, Faults<EventField>& faults) {
    auto const unrated = pairing::unratedByWord(trimmed(draft.unrated));
    if (!unrated) faults.add(EventField::Unrated, FieldFault::OutOfRange);
    return unrated.value_or(pairing::UnratedPlayers{});
}

pairing::RatingsCounted checkRatings(EventDraft const& draft, Faults<EventField>& faults) {
    auto const ratings = pairing::ratingsCountedByWord(trimmed(draft.ratings));
    bool const isRound = ratings && ratings->ofRound <= mostRounds;
    if (!isRound) faults.add(EventField::Ratings, FieldFault::OutOfRange);
    return ratings.value_or(pairing::RatingsCounted{});
}

FieldFault faultOf(LadderProblem::What what) {
    switch (what) {
    case LadderProblem::What::Empty: break;
    case LadderProblem::What::NotAStep: return FieldFault::NotAStep;
    case LadderProblem::What::ControlMissing: return FieldFault::StepControlMissing;
    case LadderProblem::What::NotAControl: return FieldFault::NotAStepControl;
    case LadderProblem::What::ArmageddonInside: return FieldFault::ArmageddonInside;
    }
    return FieldFault::Missing;
}

/// The line of the text in which the step (from 0) stands.
std::size_t lineOfStep(std::string_view text, std::size_t step) {
    std::size_t line = 0;
    for (std::size_t from = 0; from <= text.size();) {
        ++line;
        std::size_t const end = std::min(text.find('\n', from), text.size());
        bool const isStep = !trimmed(text.substr(from, end - from)).empty();
        if (isStep && step-- == 0) return line;
        from = end + 1;
    }
    return line;
}

/// What a step is called by its control; an Armageddon game may be either.
bool isOfItsKind(EventDetails const& details, LadderStep const& step) {
    if (!step.control || !details.edition) return true;
    PlayType const play = playTypeOf(details, *step.control);
    switch (step.games.kind) {
    case pairing::GameKind::Standard: return play == PlayType::Standard;
    case pairing::GameKind::Rapid: return play == PlayType::Rapid;
    case pairing::GameKind::Blitz: return play == PlayType::Blitz;
    case pairing::GameKind::Armageddon: break;
    }
    return true;
}

void checkLadder(EventDraft const& draft, EventDetails& details, Faults<EventField>& faults) {
    std::string const text = trimmed(draft.ladder).empty() ? std::string{usualLadder()} : draft.ladder;
    auto ladder = parseLadder(text);
    details.hasThirdPlaceMatch = draft.thirdPlaceMatch;
    if (!ladder)
        return faults.add(EventField::Ladder, faultOf(ladder.error().what), ladder.error().column, ladder.error().line);
    for (std::size_t step = 0; step < ladder->size(); ++step)
        if (!isOfItsKind(details, (*ladder)[step]))
            faults.add(EventField::Ladder, FieldFault::OtherKindOfPlay, 0, lineOfStep(text, step));
    details.ladder = std::move(*ladder);
}

/// A number from 0 on; empty: 0.
template <typename FieldOf>
int checkNumber(FieldOf field, std::string_view typed, int most, Faults<FieldOf>& faults) {
    std::string const text = trimmed(typed);
    if (text.empty()) return 0;
    int number = 0;
    auto const [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || stop != text.data() + text.size())
        faults.add(field, FieldFault::NotANumber);
    else if (number < 0 || number > most)
        faults.add(field, FieldFault::OutOfRange);
    return number;
}

/// Of teams the matches are numbered, from 1.
BoardNumber checkFirstBoard(EventDraft const& draft, bool isOfTeams, Faults<EventField>& faults) {
    if (isOfTeams || trimmed(draft.firstBoard).empty()) return BoardNumber{1};
    int const board = checkNumber(EventField::FirstBoard, draft.firstBoard, highestBoard, faults);
    bool const isZero = trimmed(draft.firstBoard).find_first_not_of('0') == std::string::npos;
    if (isZero) faults.add(EventField::FirstBoard, FieldFault::OutOfRange);
    return BoardNumber{std::max(board, 1)};
}

/// What the boards of a match count, and the bye of a team: a draw on every board unless something else is announced
/// (C.04.6, 1.4).
pairing::Scoring checkGameScoring(EventDraft const& draft, int boards, Faults<EventField>& faults) {
    Points const win = checkPoints(EventField::GamePoints, draft.gameWin, onePoint, faults);
    Points const draw = checkPoints(EventField::GamePoints, draft.gameDraw, halfPoint, faults);
    Points const loss = checkPoints(EventField::GamePoints, draft.gameLoss, noPoint, faults);
    if (win <= loss || win < draw || draw < loss) faults.add(EventField::GamePoints, FieldFault::OutOfRange);
    auto scoring = pairing::Scoring::of(win, draw, loss);
    scoring.allocatedBye = checkPoints(EventField::ByeGamePoints, draft.byeGamePoints, boards * draw, faults);
    if (scoring.allocatedBye > std::min(boards * win, mostPoints))
        faults.add(EventField::ByeGamePoints, FieldFault::OutOfRange);
    return scoring;
}

TeamRules checkTeams(EventDraft const& draft, Faults<EventField>& faults) {
    TeamRules rules;
    if (!isForTeams(draft)) return rules;
    bool const isSaid = !trimmed(draft.boards).empty();
    rules.boards = isSaid ? checkNumber(EventField::Boards, draft.boards, mostBoardsOfMatch, faults) : usualBoards;
    if (rules.boards == 0) faults.add(EventField::Boards, FieldFault::OutOfRange);
    rules.colours = trimmed(draft.boardColours);
    std::ranges::transform(rules.colours, rules.colours.begin(),
                           [](char c) { return c == 'w' || c == 'b' ? char(c - 32) : c; });
    if (!rules.colours.empty() && !pairing::isColourPattern(rules.colours))
        faults.add(EventField::BoardColours, FieldFault::NotColours);
    else if (std::ssize(rules.colours) > mostBoardsOfMatch)
        faults.add(EventField::BoardColours, FieldFault::TooLong);
    rules.gameScoring = checkGameScoring(draft, rules.boards, faults);
    if (!trimmed(draft.ratingDistance).empty()) {
        rules.order = pairing::BoardOrder::ByRating;
        rules.ratingDistance = checkNumber(EventField::RatingDistance, draft.ratingDistance, highestRating, faults);
    }
    rules.allowsEmptyAbove = draft.emptyBoardsAbove;
    rules.reserves = checkNumber(EventField::Reserves, draft.reserves, mostReserves, faults);
    return rules;
}

/// `15`, `15.5`, `15,50` in hundredths.
std::optional<int> amountTyped(std::string_view text) {
    std::size_t const point = text.find_first_of(".,");
    std::string_view const whole = text.substr(0, point);
    std::string cents{point == std::string_view::npos ? std::string_view{} : text.substr(point + 1)};
    if (cents.size() > 2 || whole.empty() || whole.size() > 6) return std::nullopt;
    cents.resize(2, '0');
    std::string const digits = std::string{whole} + cents;
    if (!std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; })) return std::nullopt;
    return std::stoi(digits);
}

int checkAmount(PlayerField field, std::string_view typed, Faults<PlayerField>& faults) {
    std::string const text = trimmed(typed);
    auto const amount = text.empty() ? std::optional{0} : amountTyped(text);
    if (!amount) faults.add(field, FieldFault::NotAnAmount);
    return amount.value_or(0);
}

std::vector<std::string> checkOwnCategories(PlayerDraft const& draft, Faults<PlayerField>& faults) {
    std::string rest = faults.text(PlayerField::Categories, draft.categories);
    std::vector<std::string> words;
    while (!rest.empty()) {
        std::size_t const end = std::min(rest.find_first_of(",;"), rest.size());
        std::string word = trimmed(rest.substr(0, end));
        rest.erase(0, end + 1);
        if (!word.empty() && std::ranges::find(words, word) == words.end()) words.push_back(std::move(word));
    }
    return words;
}

/// `5: 2315, 9: 2330`, in the order of rounds; the first round has the rating of the event.
pairing::LaterRatings checkLaterRatings(PlayerDraft const& draft, Faults<PlayerField>& faults) {
    pairing::LaterRatings ratings;
    std::string rest = trimmed(draft.laterRatings);
    while (!rest.empty()) {
        std::size_t const end = std::min(rest.find_first_of(",;\n"), rest.size());
        std::string const one = trimmed(rest.substr(0, end));
        rest.erase(0, end + 1);
        if (one.empty()) continue;
        std::size_t const colon = std::min(one.find_first_of(":="), one.size());
        std::string const number = colon < one.size() ? one.substr(colon + 1) : std::string{};
        int const round = checkNumber(PlayerField::LaterRatings, one.substr(0, colon), mostRounds, faults);
        int const rating = checkNumber(PlayerField::LaterRatings, number, highestRating, faults);
        bool const isNew = round > 1 && rating > 0 && ratings.emplace(RoundNumber{round}, rating).second;
        if (!isNew) faults.add(PlayerField::LaterRatings, FieldFault::OutOfRange);
    }
    return ratings;
}

void checkMore(PlayerDraft const& draft, PlayerDetails& details, Faults<PlayerField>& faults) {
    details.club = faults.text(PlayerField::Club, draft.club);
    details.nationalId = faults.text(PlayerField::NationalId, draft.nationalId);
    details.nationalRating = checkNumber(PlayerField::NationalRating, draft.nationalRating, highestRating, faults);
    details.officialRating = checkNumber(PlayerField::OfficialRating, draft.officialRating, highestRating, faults);
    details.ratingSource = faults.text(PlayerField::RatingSource, draft.ratingSource);
    details.k = checkNumber(PlayerField::K, draft.k, highestK, faults);
    details.categories = checkOwnCategories(draft, faults);
    details.feeOwed = checkAmount(PlayerField::FeeOwed, draft.feeOwed, faults);
    details.feePaid = checkAmount(PlayerField::FeePaid, draft.feePaid, faults);
    details.note = faults.text(PlayerField::Note, draft.note);
    details.laterRatings = checkLaterRatings(draft, faults);
    if (int const board = checkNumber(PlayerField::FixedBoard, draft.fixedBoard, highestBoard, faults); board > 0)
        details.fixedBoard = BoardNumber{board};
    details.checkedIn = draft.checkedIn;
}

std::string numberText(int number) { return number > 0 ? std::to_string(number) : std::string{}; }

std::string_view sexCode(Sex sex) { return sex == Sex::Man ? "m" : sex == Sex::Woman ? "w" : ""; }

/// Days that nobody has typed are those of the first and the last round.
void takeDaysFromSchedule(EventDetails& details) {
    auto const days = daysOf(details.schedule);
    if (!days) return;
    if (!details.begins) details.begins = days->first;
    if (!details.ends) details.ends = std::max(days->second, *details.begins);
}

} // namespace

bool lastsLong(Date begins, Date ends) {
    constexpr std::chrono::days longest{30};
    return std::chrono::sys_days{ends} - std::chrono::sys_days{begins} + std::chrono::days{1} > longest;
}

bool lastsLong(EventDetails const& details) {
    return details.begins && details.ends && lastsLong(*details.begins, *details.ends);
}

PlayType playTypeOf(EventDetails const& details) { return playTypeOf(details, *details.control); }

PlayType playTypeOf(EventDetails const& details, clock::Setting const& control) {
    return playType(*details.edition, clock::gameLength(control)).value;
}

rulings::Rules rulesOf(EventDetails const& details) {
    return {*details.edition, playTypeOf(details), details.houseRules};
}

std::string_view lateDiscretionWord(LateDiscretion discretion) {
    return discretion == LateDiscretion::Arbiter ? "arbiter" : "regulations";
}

std::string_view titleText(Title title) { return titles[static_cast<std::size_t>(title)]; }

Expected<EventDetails, std::vector<FieldProblem<EventField>>> check(EventDraft const& draft) {
    Faults<EventField> faults;
    EventDetails details;
    details.name = faults.requiredText(EventField::Name, draft.name);
    details.place = faults.text(EventField::Place, draft.place);
    details.federation = faults.federation(EventField::Federation, draft.federation);
    details.begins = faults.date(EventField::Begins, draft.begins);
    details.ends = faults.date(EventField::Ends, draft.ends);
    details.chiefArbiter = faults.text(EventField::ChiefArbiter, draft.chiefArbiter);
    details.edition = editionByCode(draft.edition);
    if (!details.edition) faults.add(EventField::Edition, FieldFault::UnknownEdition);
    if (auto control = clock::readControl(draft.control))
        details.control = std::make_shared<clock::Setting const>(std::move(*control));
    else if (control.error().what == clock::TextProblem::What::Empty)
        faults.add(EventField::Control, FieldFault::Missing);
    else
        faults.add(EventField::Control, FieldFault::NotAControl, control.error().column);
    details.system = draft.system;
    pairing::SystemRules const& rules = pairing::systemRules(draft.system);
    if (!pairing::systemByCode(draft.system)) faults.add(EventField::System, FieldFault::UnknownSystem);
    details.rounds = draft.rounds;
    if (draft.rounds < 0 || draft.rounds > mostRounds) faults.add(EventField::Rounds, FieldFault::OutOfRange);
    if (draft.rounds % rules.gamesInRound != 0) faults.add(EventField::Rounds, FieldFault::OutOfRange);
    if (draft.rounds == 0 && rules.pairsHere && rules.roundCount == pairing::RoundCount::Announced)
        faults.add(EventField::Rounds, FieldFault::Missing);
    details.tieBreaks = checkTieBreaks(draft, faults);
    if (details.edition) details.houseRules = usualHouseRules(*details.edition);
    if (auto const discretion = checkLateDiscretion(draft, faults)) details.houseRules.lateDiscretion = *discretion;
    details.houseRules.defaultTime = checkMinutes(EventField::DefaultTime, draft.defaultTime, faults);
    details.houseRules.supervision = draft.fullSupervision ? Supervision::Full : Supervision::Limited;
    details.houseRules.quickplayAnnounced = draft.quickplayAnnounced;
    details.houseRules.agreement = checkAgreement(draft, faults);
    details.houseRules.conduct = checkConduct(draft, faults);
    if (rules.drawsInitialColour) details.initialColour = checkInitialColour(draft, faults);
    details.clocks = draft.clocksOnTables ? HallClocks::Tables : HallClocks::Program;
    details.scoring = checkScoring(draft, faults);
    details.teams = checkTeams(draft, faults);
    details.adjournments = checkAdjournments(draft, faults);
    details.appeals = checkAppeals(draft, faults);
    details.schedule = checkSchedule(draft, faults);
    takeDaysFromSchedule(details);
    if (details.begins && details.ends && *details.ends < *details.begins)
        faults.add(EventField::Ends, FieldFault::EndsBeforeItBegins);
    details.language = checkLanguage(draft, faults);
    details.categories = checkCategories(draft, faults);
    details.agesOn = faults.date(EventField::AgesOn, draft.agesOn);
    details.deputyArbiters = checkDeputies(draft, faults);
    details.ratingMethod = checkRatingMethod(draft, faults);
    details.equals = checkEquals(draft, faults);
    details.unrated = checkUnrated(draft, faults);
    details.ratings = checkRatings(draft, faults);
    details.festival = faults.text(EventField::Festival, draft.festival);
    details.firstBoard = checkFirstBoard(draft, details.teams.boards > 0, faults);
    if (rules.playsMatches) checkLadder(draft, details, faults);
    if (!faults.none()) return refused(faults.take());
    return details;
}

Expected<PlayerDetails, std::vector<FieldProblem<PlayerField>>> check(PlayerDraft const& draft) {
    Faults<PlayerField> faults;
    PlayerDetails details;
    details.name = faults.requiredText(PlayerField::Name, draft.name);
    details.federation = faults.federation(PlayerField::Federation, draft.federation);
    auto const title = std::ranges::find(titles, std::string_view{draft.title});
    if (title == titles.end())
        faults.add(PlayerField::Title, FieldFault::OutOfRange);
    else
        details.title = static_cast<Title>(title - titles.begin());
    if (draft.sex == "m")
        details.sex = Sex::Man;
    else if (draft.sex == "w")
        details.sex = Sex::Woman;
    else if (!draft.sex.empty())
        faults.add(PlayerField::Sex, FieldFault::OutOfRange);
    details.rating = checkNumber(PlayerField::Rating, draft.rating, highestRating, faults);
    details.fideId = faults.text(PlayerField::FideId, draft.fideId);
    details.birth = checkBirth(faults.text(PlayerField::Birth, draft.birth), faults);
    checkMore(draft, details, faults);
    if (!faults.none()) return refused(faults.take());
    return details;
}

PlayerDraft draftOf(PlayerDetails const& details) {
    PlayerDraft draft{details.name,
                      details.federation,
                      std::string{titleText(details.title)},
                      std::string{sexCode(details.sex)},
                      numberText(details.rating),
                      details.fideId,
                      details.birth,
                      details.club,
                      details.nationalId,
                      numberText(details.nationalRating),
                      numberText(details.officialRating),
                      details.ratingSource,
                      numberText(details.k)};
    for (std::string const& word : details.categories)
        draft.categories += (draft.categories.empty() ? "" : ", ") + word;
    draft.feeOwed = amountText(details.feeOwed);
    draft.feePaid = amountText(details.feePaid);
    draft.note = details.note;
    draft.fixedBoard = details.fixedBoard ? std::to_string(details.fixedBoard->value()) : std::string{};
    for (auto const& [round, rating] : details.laterRatings)
        draft.laterRatings +=
            (draft.laterRatings.empty() ? "" : ", ") + std::to_string(round.value()) + ": " + std::to_string(rating);
    draft.checkedIn = details.checkedIn;
    return draft;
}

MergedDraft merged(PlayerDraft draft, PlayerDraft const& from, PlayerDraft const& now) {
    MergedDraft result{std::move(draft)};
    auto const take = [&](auto PlayerDraft::* field) {
        auto& mine = result.draft.*field;
        if (mine == from.*field)
            mine = now.*field;
        else
            result.collides |= now.*field != from.*field && now.*field != mine;
    };
    for (auto const field :
         {&PlayerDraft::name, &PlayerDraft::federation, &PlayerDraft::title, &PlayerDraft::sex, &PlayerDraft::rating,
          &PlayerDraft::fideId, &PlayerDraft::birth, &PlayerDraft::club, &PlayerDraft::nationalId,
          &PlayerDraft::nationalRating, &PlayerDraft::officialRating, &PlayerDraft::ratingSource, &PlayerDraft::k,
          &PlayerDraft::categories, &PlayerDraft::feeOwed, &PlayerDraft::feePaid, &PlayerDraft::note,
          &PlayerDraft::fixedBoard, &PlayerDraft::laterRatings})
        take(field);
    take(&PlayerDraft::checkedIn);
    return result;
}

Expected<TeamDetails, std::vector<FieldProblem<TeamField>>> check(TeamDraft const& draft) {
    Faults<TeamField> faults;
    TeamDetails details;
    details.name = faults.requiredText(TeamField::Name, draft.name);
    details.shortName = faults.text(TeamField::ShortName, draft.shortName);
    if (characters(details.shortName) > longestShortName) faults.add(TeamField::ShortName, FieldFault::TooLong);
    details.federation = faults.federation(TeamField::Federation, draft.federation);
    details.club = faults.text(TeamField::Club, draft.club);
    details.captain = faults.text(TeamField::Captain, draft.captain);
    details.strength = checkNumber(TeamField::Strength, draft.strength, highestRating, faults);
    details.roster = draft.roster;
    if (std::set(draft.roster.begin(), draft.roster.end()).size() != draft.roster.size())
        faults.add(TeamField::Roster, FieldFault::OutOfRange);
    if (!faults.none()) return refused(faults.take());
    return details;
}

TeamDraft draftOf(TeamDetails const& details) {
    return {details.name,  details.shortName, details.federation,
            details.club,  details.captain,   numberText(details.strength),
            details.roster};
}

pairing::LineUpRules lineUpRulesOf(EventDetails const& details) {
    TeamRules const& rules = details.teams;
    return {rules.boards, rules.order, rules.ratingDistance, rules.allowsEmptyAbove};
}

std::string amountText(int hundredths) {
    if (hundredths == 0) return {};
    std::string text = std::to_string(hundredths / 100);
    int const cents = hundredths % 100;
    return cents == 0 ? text : text + (cents < 10 ? ".0" : ".") + std::to_string(cents);
}

std::string yearOfBirth(std::string const& birth) {
    constexpr std::size_t year = 4;
    return birth.substr(0, year);
}

std::vector<std::string> categoriesOf(EventDetails const& event, PlayerDetails const& player) {
    std::optional<Date> agesOn = event.agesOn;
    if (!agesOn && event.begins) agesOn = Date{event.begins->year(), std::chrono::January, std::chrono::day{1}};
    std::vector<std::string> names;
    for (PlayerCategory const& category : event.categories)
        if (fits(category,
                 {player.birth, player.rating, player.sex, &player.categories, player.federation, player.club}, agesOn))
            names.push_back(category.name);
    return names;
}

} // namespace flagfall::session
