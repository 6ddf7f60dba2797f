// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/codec.h"

#include "app/session/event/act_descriptions.h"
#include "app/session/event/game_on_record.h"

#include "arbiter/rulings/penalty_words.h"
#include "clock/methods.h"
#include "pairing/teams/board_colours.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>
#include <unordered_map>

namespace flagfall::session {
namespace {

using Json = nlohmann::json;

// Words that stand in journals for ever. A value that is not among them is a damaged or foreign row.
template <typename Enum>
struct Word {
    Enum value;
    std::string_view word;
};

template <typename Enum>
constexpr auto words = nullptr; // of enumerations that are not stored
template <>
constexpr auto words<Colour> = std::array{Word{Colour::White, "white"}, Word{Colour::Black, "black"}};
template <>
constexpr auto words<Bye> = std::array{Word{Bye::Allocated, "allocated"}, Word{Bye::HalfPoint, "half-point"},
                                       Word{Bye::FullPoint, "full-point"}, Word{Bye::ZeroPoint, "zero-point"}};
template <>
constexpr auto words<PaperSize> =
    std::array{Word{PaperSize::A4, "A4"}, Word{PaperSize::A3, "A3"}, Word{PaperSize::Letter, "Letter"}};
template <>
constexpr auto words<Role> = [] {
    std::array<Word<Role>, allRoles.size()> words{};
    std::ranges::transform(allRoles, words.begin(), [](Role role) { return Word<Role>{role, roleWord(role)}; });
    return words;
}();
template <>
constexpr auto words<Sex> = std::array{Word{Sex::NotSaid, ""}, Word{Sex::Man, "m"}, Word{Sex::Woman, "w"}};
template <>
constexpr auto words<RecoveryPolicy> =
    std::array{Word{RecoveryPolicy::LastHeartbeat, "last-heartbeat"}, Word{RecoveryPolicy::LastEvent, "last-event"},
               Word{RecoveryPolicy::ChargeToRestart, "charge-to-restart"}, Word{RecoveryPolicy::Manual, "manual"}};
template <>
constexpr auto words<Loss> =
    std::array{Word{Loss::Missing, "missing"}, Word{Loss::Damaged, "damaged"}, Word{Loss::Unfounded, "unfounded"}};
template <>
constexpr auto words<clock::Phase> =
    std::array{Word{clock::Phase::Ready, "ready"}, Word{clock::Phase::Running, "running"},
               Word{clock::Phase::Paused, "paused"}, Word{clock::Phase::Frozen, "frozen"}};
template <>
constexpr auto words<clock::Lever> = std::array{Word{clock::Lever::Free, "free"}, Word{clock::Lever::Locked, "locked"}};
template <>
constexpr auto words<Supervision> = std::array{Word{Supervision::Full, "full"}, Word{Supervision::Limited, "limited"}};
template <>
constexpr auto words<LateDiscretion> =
    std::array{Word{LateDiscretion::Arbiter, "arbiter"}, Word{LateDiscretion::None, "regulations"}};
template <>
constexpr auto words<pairing::PrizeSharing> =
    std::array{Word{pairing::PrizeSharing::None, "none"}, Word{pairing::PrizeSharing::Equal, "equal"},
               Word{pairing::PrizeSharing::Hort, "hort"}};
template <>
constexpr auto words<pairing::PrizeRules::Limit> =
    std::array{Word{pairing::PrizeRules::Limit::OnePrize, "one"}, Word{pairing::PrizeRules::Limit::AnyNumber, "any"}};
template <>
constexpr auto words<pairing::PrizeRules::Precedence> =
    std::array{Word{pairing::PrizeRules::Precedence::MostValuable, "most-valuable"},
               Word{pairing::PrizeRules::Precedence::ListOrder, "list-order"}};
template <>
constexpr auto words<AppealBody> =
    std::array{Word{AppealBody::Committee, "committee"}, Word{AppealBody::ChiefArbiter, "chief-arbiter"}};
template <>
constexpr auto words<AppealOutcome> =
    std::array{Word{AppealOutcome::Upheld, "upheld"}, Word{AppealOutcome::Dismissed, "dismissed"},
               Word{AppealOutcome::Otherwise, "otherwise"}};
template <>
constexpr auto words<board::Game> =
    std::array{Word{board::Game::Standard, "standard"}, Word{board::Game::Chess960, "chess960"}};
template <>
constexpr auto words<board::Wing> =
    std::array{Word{board::Wing::QueenSide, "queenside"}, Word{board::Wing::KingSide, "kingside"}};
template <>
constexpr auto words<record::OfferMoment> = std::array{
    Word{record::OfferMoment::AfterMove, "after-move"}, Word{record::OfferMoment::BeforeOwnMove, "before-own-move"},
    Word{record::OfferMoment::OnOpponentsTime, "on-opponents-time"}, Word{record::OfferMoment::WithClaim, "claim"}};
template <>
constexpr auto words<ResultKind> = std::array{Word{ResultKind::NotSaid, ""},
                                              Word{ResultKind::Checkmate, "checkmate"},
                                              Word{ResultKind::Resignation, "resignation"},
                                              Word{ResultKind::Time, "time"},
                                              Word{ResultKind::Forfeit, "forfeit"},
                                              Word{ResultKind::Agreement, "agreement"},
                                              Word{ResultKind::Stalemate, "stalemate"},
                                              Word{ResultKind::DeadPosition, "dead-position"},
                                              Word{ResultKind::Claim, "claim"},
                                              Word{ResultKind::AutomaticDraw, "automatic-draw"},
                                              Word{ResultKind::Penalty, "penalty"},
                                              Word{ResultKind::Ruling, "ruling"}};
template <>
constexpr auto words<OfferAnswer> =
    std::array{Word{OfferAnswer::Accepted, "accepted"}, Word{OfferAnswer::DeclinedInWords, "declined"},
               Word{OfferAnswer::DeclinedByTouch, "declined-by-touch"}};
template <>
constexpr auto words<record::ClaimBasis> =
    std::array{Word{record::ClaimBasis::RepetitionAnnounced, "repetition-announced"},
               Word{record::ClaimBasis::RepetitionOnBoard, "repetition"},
               Word{record::ClaimBasis::FiftyAnnounced, "fifty-announced"},
               Word{record::ClaimBasis::FiftyOnBoard, "fifty"}};
template <>
constexpr auto words<ClaimRuling> = std::array{Word{ClaimRuling::Correct, "correct"}, Word{ClaimRuling::Wrong, "wrong"},
                                               Word{ClaimRuling::Inadmissible, "inadmissible"}};
template <>
constexpr auto words<ScoreKeeping> =
    std::array{Word{ScoreKeeping::Scoresheet, "scoresheet"}, Word{ScoreKeeping::Braille, "braille"},
               Word{ScoreKeeping::Longhand, "longhand"}, Word{ScoreKeeping::Recorder, "recorder"}};
template <>
constexpr auto words<AssistantDuty> =
    std::array{Word{AssistantDuty::MovesOnOpponentsBoard, "moves"}, Word{AssistantDuty::Announces, "announces"},
               Word{AssistantDuty::KeepsScore, "keeps-score"},      Word{AssistantDuty::TellsTimes, "tells-times"},
               Word{AssistantDuty::ClaimsAndTells, "claims"},       Word{AssistantDuty::Adjournment, "adjournment"}};
template <>
constexpr auto words<BlindRemark> = std::array{Word{BlindRemark::TimesOnRequest, "times-on-request"},
                                               Word{BlindRemark::TimesUnasked, "times-unasked"},
                                               Word{BlindRemark::NotAnnounced, "not-announced"},
                                               Word{BlindRemark::PromotionNotNamed, "promotion-not-named"},
                                               Word{BlindRemark::CapturedPieceLeft, "captured-man-left"},
                                               Word{BlindRemark::PieceNotPlaced, "man-not-placed"}};
template <>
constexpr auto words<HallClocks> = std::array{Word{HallClocks::Program, "program"}, Word{HallClocks::Tables, "tables"}};
template <>
constexpr auto words<RoundStep> = std::array{Word{RoundStep::Begun, "begun"}, Word{RoundStep::Stopped, "stopped"},
                                             Word{RoundStep::WentOn, "went-on"}, Word{RoundStep::Over, "over"}};
template <>
constexpr auto words<pairing::GameKind> =
    std::array{Word{pairing::GameKind::Standard, gameKindWord(pairing::GameKind::Standard)},
               Word{pairing::GameKind::Rapid, gameKindWord(pairing::GameKind::Rapid)},
               Word{pairing::GameKind::Blitz, gameKindWord(pairing::GameKind::Blitz)},
               Word{pairing::GameKind::Armageddon, gameKindWord(pairing::GameKind::Armageddon)}};
template <>
constexpr auto words<record::BoardsRemedy> =
    std::array{Word{record::BoardsRemedy::Adjust, "adjust"}, Word{record::BoardsRemedy::Retrace, "retrace"}};
template <>
constexpr auto words<clock::Method> =
    std::array{Word{clock::Method::Fischer, "fischer"}, Word{clock::Method::UsDelay, "us-delay"},
               Word{clock::Method::Bronstein, "bronstein"}};

template <typename Enum>
std::string_view wordOf(Enum value) {
    auto const found = std::ranges::find(words<Enum>, value, &Word<Enum>::value);
    return found == words<Enum>.end() ? std::string_view{} : found->word;
}

/// Thrown inside this file only; decode() turns it into a problem.
struct Undecodable : std::runtime_error {
    using std::runtime_error::runtime_error;
};
/// One that says already in which field.
struct UndecodableField : Undecodable {
    using Undecodable::Undecodable;
};

template <typename Enum>
Enum valueOf(Json const& json) {
    auto const word = json.get<std::string>();
    auto const found = std::ranges::find(words<Enum>, word, &Word<Enum>::word);
    if (found == words<Enum>.end()) throw Undecodable("unknown word '" + word + "'");
    return found->value;
}

// --- numbers ---------------------------------------------------------------------------------------------

/// For messages: a number or a word as it is, of anything larger what it is.
std::string shown(Json const& json) { return json.is_primitive() ? json.dump() : json.type_name(); }

/// What no journal of ours goes beyond: the arithmetic behind it must hold whatever a file says.
struct Bounds {
    std::int64_t least;
    std::int64_t most;
};
constexpr Bounds instants{-std::chrono::nanoseconds{std::chrono::hours{1000}}.count(), clock::longestMain.count()};
constexpr Bounds spans{-clock::longestMain.count(), clock::longestMain.count()};
constexpr Bounds times{0, clock::longestMain.count()};
constexpr Bounds wallTimes{0, 253'402'300'799'999};       // the end of the year 9999
constexpr Bounds clockTimes{0, longestClockTime.count()}; // a thousand hours in milliseconds
constexpr Bounds counters{-1'000'000, 1'000'000};         // of periods and moves that are left
constexpr Bounds ordinals{0, 1'000'000};                  // of players, boards, rounds, moves
constexpr Bounds counts{std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
constexpr Bounds seqs{1, std::numeric_limits<std::int64_t>::max()};

bool isWithin(std::int64_t value, Bounds bounds) { return value >= bounds.least && value <= bounds.most; }

std::int64_t whole(Json const& json, Bounds bounds) {
    if (!json.is_number_integer()) throw Undecodable("not a whole number: " + shown(json));
    auto constexpr largest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    bool const tooLarge = json.is_number_unsigned() && json.get<std::uint64_t>() > largest;
    if (tooLarge || !isWithin(json.get<std::int64_t>(), bounds)) throw Undecodable("out of range: " + shown(json));
    return json.get<std::int64_t>();
}

template <typename Read>
auto named(std::string_view field, Read read) {
    try {
        return read();
    } catch (UndecodableField const&) {
        throw;
    } catch (Undecodable const& problem) {
        throw UndecodableField(std::string{field} + ": " + problem.what());
    }
}

std::int64_t whole(Json const& json, char const* field, Bounds bounds) {
    return named(field, [&] { return whole(json.at(field), bounds); });
}
int number(Json const& json, char const* field, Bounds bounds) { return static_cast<int>(whole(json, field, bounds)); }
clock::Span span(Json const& json, char const* field, Bounds bounds = spans) {
    return clock::Span{whole(json, field, bounds)};
}
clock::Instant instant(Json const& json, char const* field) {
    return clock::Instant{clock::Span{whole(json, field, instants)}};
}
// --- small values ----------------------------------------------------------------------------------------

Json of(clock::Instant at) { return at.time_since_epoch().count(); }
Json of(Colour colour) { return wordOf(colour); }
Colour colour(Json const& json) { return valueOf<Colour>(json); }

std::shared_ptr<clock::Setting const> setting(Json const& json) {
    auto control = clock::parseExact(json.get<std::string>());
    if (!control) throw Undecodable("unreadable time control");
    return std::make_shared<clock::Setting const>(std::move(*control));
}

Ground ground(Json const& json) {
    auto const word = json.get<std::string>();
    for (Ground const ground : grounds())
        if (groundWord(ground) == word) return ground;
    throw Undecodable("unknown ground '" + word + "'");
}

Json of(std::optional<Date> const& date) { return date ? Json(isoDate(*date)) : Json(); }
std::optional<Date> date(Json const& json) {
    if (json.is_null()) return std::nullopt;
    auto const date = parseDate(json.get<std::string>());
    if (!date) throw Undecodable("not a date");
    return date;
}

Result result(Json const& json) {
    auto const result = resultFromCode(json.get<std::string>());
    if (!result) throw Undecodable("unknown result");
    return *result;
}

// --- details ---------------------------------------------------------------------------------------------

/// A move number, a word, or nothing.
Json noDrawBefore(AgreementRule const& rule) {
    if (rule.never) return noDrawAtAll;
    return rule.notBeforeMove ? Json(*rule.notBeforeMove) : Json();
}
AgreementRule agreement(Json const& json) {
    if (json.is_null()) return {};
    if (json == noDrawAtAll) return {.never = true};
    return {.notBeforeMove = static_cast<int>(whole(json, ordinals))};
}

struct PointsRow {
    char const* name;
    Points pairing::Scoring::* points;
};
constexpr std::array pointsRows{
    PointsRow{"win", &pairing::Scoring::win},
    PointsRow{"draw", &pairing::Scoring::draw},
    PointsRow{"loss", &pairing::Scoring::loss},
    PointsRow{"forfeit_win", &pairing::Scoring::forfeitWin},
    PointsRow{"forfeit_loss", &pairing::Scoring::forfeitLoss},
    PointsRow{"allocated_bye", &pairing::Scoring::allocatedBye},
    PointsRow{"half_point_bye", &pairing::Scoring::halfPointBye},
    PointsRow{"full_point_bye", &pairing::Scoring::fullPointBye},
    PointsRow{"zero_point_bye", &pairing::Scoring::zeroPointBye},
};

Json of(pairing::Scoring const& scoring) {
    Json json = Json::object();
    for (PointsRow const& row : pointsRows) json[row.name] = (scoring.*row.points).hundredths();
    return json;
}
pairing::Scoring scoring(Json const& json) {
    pairing::Scoring scoring;
    for (PointsRow const& row : pointsRows)
        scoring.*row.points = Points::ofHundredths(number(json, row.name, Bounds{0, 9'990}));
    return scoring;
}

Json of(MatchLadder const& ladder) {
    Json json = Json::array();
    for (LadderStep const& step : ladder) {
        json.push_back({{"games", step.games.games}, {"kind", wordOf(step.games.kind)}});
        if (step.control) json.back()["control"] = clock::exactText(*step.control);
    }
    return json;
}
MatchLadder matchLadder(Json const& json) {
    MatchLadder ladder;
    for (Json const& one : json) {
        LadderStep step{{valueOf<pairing::GameKind>(one.at("kind")), number(one, "games", Bounds{1, 99})}, {}};
        if (auto const control = one.find("control"); control != one.end()) step.control = setting(*control);
        ladder.push_back(std::move(step));
    }
    return ladder;
}

Json of(TeamRules const& rules) {
    Json json{{"boards", rules.boards}, {"game_points_hundredths", of(rules.gameScoring)}};
    if (!rules.colours.empty()) json["colours"] = rules.colours;
    if (rules.order == pairing::BoardOrder::ByRating) json["rating_distance"] = rules.ratingDistance;
    if (rules.allowsEmptyAbove) json["empty_above"] = true;
    if (rules.reserves > 0) json["reserves"] = rules.reserves;
    return json;
}
TeamRules teamRules(Json const& json) {
    TeamRules rules;
    rules.boards = number(json, "boards", Bounds{1, 100});
    rules.gameScoring = scoring(json.at("game_points_hundredths"));
    rules.colours = json.value("colours", std::string{});
    if (!rules.colours.empty() && !pairing::isColourPattern(rules.colours)) throw Undecodable("colours of no boards");
    if (json.contains("rating_distance")) {
        rules.order = pairing::BoardOrder::ByRating;
        rules.ratingDistance = number(json, "rating_distance", ordinals);
    }
    rules.allowsEmptyAbove = json.value("empty_above", false);
    if (json.contains("reserves")) rules.reserves = number(json, "reserves", ordinals);
    return rules;
}

Json of(EventDetails const& details) {
    Json tieBreaks = Json::array();
    for (pairing::TieBreak const& tieBreak : details.tieBreaks) tieBreaks.push_back(pairing::code(tieBreak));
    Json json{{"name", details.name},
              {"place", details.place},
              {"federation", details.federation},
              {"begins", of(details.begins)},
              {"ends", of(details.ends)},
              {"chief_arbiter", details.chiefArbiter},
              {"edition", details.edition->code},
              {"control", clock::exactText(*details.control)},
              {"system", details.system},
              {"rounds", details.rounds},
              {"tie_breaks", tieBreaks},
              {"default_time_min", details.houseRules.defaultTime.count()},
              {"supervision", wordOf(details.houseRules.supervision)},
              {"quickplay_announced", details.houseRules.quickplayAnnounced}};
    HouseRules const usual = usualHouseRules(*details.edition);
    if (details.houseRules.lateDiscretion != usual.lateDiscretion)
        json["late_discretion"] = wordOf(details.houseRules.lateDiscretion);
    if (details.houseRules.agreement != AgreementRule{})
        json["no_draw_before"] = noDrawBefore(details.houseRules.agreement);
    ConductRules const& conduct = details.houseRules.conduct;
    if (conduct.devicesInBags) json["devices_in_bags"] = true;
    if (conduct.deviceCosts) json["device_costs"] = rulings::wordOf(*conduct.deviceCosts);
    if (conduct.finesAnnounced) json["fines_announced"] = true;
    AdjournmentRules const& adjournments = details.adjournments;
    if (adjournments.sealedOn == SealedOn::Screen) json["sealed_on_screen"] = true;
    if (adjournments.twoKeys) json["two_opening_keys"] = true;
    if (adjournments.witness) json["opening_witness"] = true;
    if (adjournments.lateAfter) json["resumption_late_min"] = adjournments.lateAfter->count();
    if (details.appeals.within) json["appeals_within_min"] = details.appeals.within->count();
    if (details.appeals.to != AppealBody::Committee) json["appeals_to"] = wordOf(details.appeals.to);
    if (!details.schedule.empty()) json["schedule"] = scheduleText(details.schedule);
    if (details.initialColour) json["initial_colour"] = of(*details.initialColour);
    if (details.clocks != HallClocks::Program) json["clocks"] = wordOf(details.clocks);
    if (details.scoring != pairing::Scoring{}) json["points_hundredths"] = of(details.scoring);
    if (!details.language.empty()) json["language"] = details.language;
    if (!details.categories.empty()) json["categories"] = categoriesText(details.categories);
    if (details.agesOn) json["ages_on"] = of(details.agesOn);
    if (!details.deputyArbiters.empty()) json["deputy_arbiters"] = details.deputyArbiters;
    if (details.ratingMethod) json["rating_method"] = ratingMethodCode(*details.ratingMethod);
    if (!details.festival.empty()) json["festival"] = details.festival;
    if (details.firstBoard != BoardNumber{1}) json["first_board"] = details.firstBoard.value();
    if (details.equals != EqualsOrder::Names) json["equals"] = equalsWord(details.equals);
    if (details.unrated != pairing::UnratedPlayers{}) json["unrated"] = pairing::wordOf(details.unrated);
    if (details.ratings != pairing::RatingsCounted{}) json["ratings_counted"] = pairing::wordOf(details.ratings);
    if (!details.ladder.empty()) json["match_steps"] = of(details.ladder);
    if (details.hasThirdPlaceMatch) json["third_place_match"] = true;
    if (details.teams.boards > 0) json["teams"] = of(details.teams);
    return json;
}

EventDetails eventDetails(Json const& json) {
    EventDetails details;
    details.name = json.at("name").get<std::string>();
    details.place = json.at("place").get<std::string>();
    details.federation = json.at("federation").get<std::string>();
    details.begins = date(json.at("begins"));
    details.ends = date(json.at("ends"));
    details.chiefArbiter = json.at("chief_arbiter").get<std::string>();
    details.edition = editionByCode(json.at("edition").get<std::string>());
    if (!details.edition) throw Undecodable("unknown edition of the Laws");
    details.control = setting(json.at("control"));
    details.system = json.at("system").get<std::string>();
    details.rounds = number(json, "rounds", ordinals);
    for (Json const& code : json.at("tie_breaks")) {
        auto const tieBreak = pairing::tieBreakByCode(code.get<std::string>());
        if (!tieBreak) throw Undecodable("unknown tie-break");
        details.tieBreaks.push_back(*tieBreak);
    }
    details.houseRules = usualHouseRules(*details.edition);
    if (auto const discretion = json.find("late_discretion"); discretion != json.end())
        details.houseRules.lateDiscretion = valueOf<LateDiscretion>(*discretion);
    details.houseRules.defaultTime = std::chrono::minutes{number(json, "default_time_min", ordinals)};
    details.houseRules.supervision = valueOf<Supervision>(json.at("supervision"));
    details.houseRules.quickplayAnnounced = json.at("quickplay_announced").get<bool>();
    if (auto const ban = json.find("no_draw_before"); ban != json.end()) details.houseRules.agreement = agreement(*ban);
    ConductRules& conduct = details.houseRules.conduct;
    conduct.devicesInBags = json.value("devices_in_bags", false);
    conduct.finesAnnounced = json.value("fines_announced", false);
    if (auto const costs = json.find("device_costs"); costs != json.end()) {
        conduct.deviceCosts = rulings::fromWord<Penalty>(costs->get<std::string>());
        if (!conduct.deviceCosts) throw Undecodable("unknown penalty");
    }
    AdjournmentRules& adjournments = details.adjournments;
    if (json.value("sealed_on_screen", false)) adjournments.sealedOn = SealedOn::Screen;
    adjournments.twoKeys = json.value("two_opening_keys", false);
    adjournments.witness = json.value("opening_witness", false);
    if (json.contains("resumption_late_min"))
        adjournments.lateAfter = std::chrono::minutes{number(json, "resumption_late_min", ordinals)};
    if (json.contains("appeals_within_min"))
        details.appeals.within = std::chrono::minutes{number(json, "appeals_within_min", ordinals)};
    if (auto const to = json.find("appeals_to"); to != json.end()) details.appeals.to = valueOf<AppealBody>(*to);
    if (auto const sessions = json.find("schedule"); sessions != json.end()) {
        auto schedule = parseSchedule(sessions->get<std::string>());
        if (!schedule) throw Undecodable("unreadable schedule");
        details.schedule = std::move(*schedule);
    }
    if (auto const initial = json.find("initial_colour"); initial != json.end())
        details.initialColour = colour(*initial);
    if (auto const clocks = json.find("clocks"); clocks != json.end()) details.clocks = valueOf<HallClocks>(*clocks);
    if (auto const points = json.find("points_hundredths"); points != json.end()) details.scoring = scoring(*points);
    details.language = json.value("language", std::string{});
    if (auto const lines = json.find("categories"); lines != json.end()) {
        auto categories = parseCategories(lines->get<std::string>());
        if (!categories) throw Undecodable("unreadable categories");
        details.categories = std::move(*categories);
    }
    if (auto const day = json.find("ages_on"); day != json.end()) details.agesOn = date(*day);
    details.deputyArbiters = json.value("deputy_arbiters", std::vector<std::string>{});
    if (auto const code = json.find("rating_method"); code != json.end()) {
        details.ratingMethod = ratingMethodOf(code->get<std::string>());
        if (!details.ratingMethod) throw Undecodable("unknown method of ratings");
    }
    details.festival = json.value("festival", std::string{});
    if (json.contains("first_board"))
        details.firstBoard = BoardNumber{number(json, "first_board", Bounds{1, ordinals.most})};
    auto const equals = equalsOrderOf(json.value("equals", std::string{}));
    if (!equals) throw Undecodable("unknown order of equal players");
    details.equals = *equals;
    auto const unrated = pairing::unratedByWord(json.value("unrated", std::string{}));
    if (!unrated) throw Undecodable("unknown rule for unrated players");
    details.unrated = *unrated;
    auto const ratings = pairing::ratingsCountedByWord(json.value("ratings_counted", std::string{}));
    if (!ratings) throw Undecodable("unknown choice of ratings");
    details.ratings = *ratings;
    if (auto const steps = json.find("match_steps"); steps != json.end()) details.ladder = matchLadder(*steps);
    details.hasThirdPlaceMatch = json.value("third_place_match", false);
    if (auto const teams = json.find("teams"); teams != json.end()) details.teams = teamRules(*teams);
    // Events in which nothing but the bye could differ.
    if (json.contains("allocated_bye_halves"))
        details.scoring.allocatedBye = Points::ofHalves(number(json, "allocated_bye_halves", Bounds{0, 2}));
    return details;
}

/// What few players have is written where it is given.
struct PlayerTextRow {
    char const* name;
    std::string PlayerDetails::* text;
};
constexpr std::array playerTexts{
    PlayerTextRow{"club", &PlayerDetails::club}, PlayerTextRow{"national_id", &PlayerDetails::nationalId},
    PlayerTextRow{"rating_source", &PlayerDetails::ratingSource}, PlayerTextRow{"note", &PlayerDetails::note}};
struct PlayerNumberRow {
    char const* name;
    int PlayerDetails::* number;
};
constexpr Bounds amounts{0, 100'000'000};
constexpr std::array playerNumbers{
    PlayerNumberRow{"national_rating", &PlayerDetails::nationalRating},
    PlayerNumberRow{"official_rating", &PlayerDetails::officialRating}, PlayerNumberRow{"k", &PlayerDetails::k},
    PlayerNumberRow{"fee_owed", &PlayerDetails::feeOwed}, PlayerNumberRow{"fee_paid", &PlayerDetails::feePaid}};

Json of(PlayerDetails const& details) {
    Json json{{"name", details.name},       {"federation", details.federation}, {"title", titleText(details.title)},
              {"sex", wordOf(details.sex)}, {"rating", details.rating},         {"fide_id", details.fideId},
              {"birth", details.birth}};
    for (auto const& [name, text] : playerTexts)
        if (!(details.*text).empty()) json[name] = details.*text;
    for (auto const& [name, number] : playerNumbers)
        if (details.*number != 0) json[name] = details.*number;
    if (!details.categories.empty()) json["categories"] = details.categories;
    if (details.fixedBoard) json["fixed_board"] = details.fixedBoard->value();
    if (details.checkedIn) json["checked_in"] = true;
    for (auto const& [round, rating] : details.laterRatings)
        json["later_ratings"].push_back({{"round", round.value()}, {"rating", rating}});
    return json;
}

Title title(Json const& json) {
    auto const text = json.get<std::string>();
    for (int i = 0; i <= static_cast<int>(Title::None); ++i)
        if (titleText(static_cast<Title>(i)) == text) return static_cast<Title>(i);
    throw Undecodable("unknown title");
}

PlayerDetails playerDetails(Json const& json) {
    PlayerDetails details{json.at("name").get<std::string>(),
                          json.at("federation").get<std::string>(),
                          title(json.at("title")),
                          valueOf<Sex>(json.at("sex")),
                          number(json, "rating", ordinals),
                          json.at("fide_id").get<std::string>(),
                          json.at("birth").get<std::string>()};
    for (auto const& [name, text] : playerTexts) details.*text = json.value(name, std::string{});
    for (auto const& row : playerNumbers)
        if (json.contains(row.name)) details.*row.number = number(json, row.name, amounts);
    details.categories = json.value("categories", std::vector<std::string>{});
    if (json.contains("fixed_board")) details.fixedBoard = BoardNumber{number(json, "fixed_board", ordinals)};
    details.checkedIn = json.value("checked_in", false);
    if (auto const later = json.find("later_ratings"); later != json.end())
        for (Json const& one : *later)
            details.laterRatings[RoundNumber{number(one, "round", ordinals)}] = number(one, "rating", ordinals);
    return details;
}

Json of(TeamDetails const& details) {
    Json roster = Json::array();
    for (PlayerId const player : details.roster) roster.push_back(player.value());
    Json json{{"name", details.name}, {"roster", roster}};
    if (!details.shortName.empty()) json["short_name"] = details.shortName;
    if (!details.federation.empty()) json["federation"] = details.federation;
    if (!details.club.empty()) json["club"] = details.club;
    if (!details.captain.empty()) json["captain"] = details.captain;
    if (details.strength > 0) json["strength"] = details.strength;
    return json;
}
TeamDetails teamDetails(Json const& json) {
    TeamDetails details{json.at("name").get<std::string>(), json.value("short_name", std::string{}),
                        json.value("federation", std::string{}), json.value("club", std::string{}),
                        json.value("captain", std::string{})};
    if (json.contains("strength")) details.strength = number(json, "strength", ordinals);
    for (Json const& player : json.at("roster")) details.roster.emplace_back(static_cast<int>(whole(player, ordinals)));
    return details;
}

// --- what operations changed -------------------------------------------------------------------------------

/// A pair of the old and the new value under a name, if it is another one; each value in its own form.
template <typename T, typename To>
void put(Json& json, char const* name, std::optional<clock::Was<T>> const& was, To to) {
    if (was) json[name] = Json::array({to(was->before), to(was->after)});
}

template <typename T, typename From>
void take(Json const& json, char const* name, std::optional<clock::Was<T>>& was, From from) {
    if (auto const found = json.find(name); found != json.end())
        was = named(name, [&] { return clock::Was<T>{from(found->at(0)), from(found->at(1))}; });
}

/// One list of names for both directions: `visit(name, member, form)` for each member.
struct Plain {
    static Json to(int value) { return value; }
    static int from(Json const& json) { return static_cast<int>(whole(json, ordinals)); }
};
/// A count that was taken away too often is kept as it was written.
struct Counter {
    static Json to(int value) { return value; }
    static int from(Json const& json) { return static_cast<int>(whole(json, counters)); }
};
struct Nanoseconds {
    static Json to(clock::Span value) { return value.count(); }
    static clock::Span from(Json const& json) { return clock::Span{whole(json, times)}; }
};
struct MaybeNumber {
    static Json to(std::optional<int> value) { return value ? Json(*value) : Json(); }
    static std::optional<int> from(Json const& json) {
        return json.is_null() ? std::nullopt : std::optional{Plain::from(json)};
    }
};
struct MaybeInstant {
    static Json to(std::optional<clock::Instant> value) { return value ? of(*value) : Json(); }
    static std::optional<clock::Instant> from(Json const& json) {
        return json.is_null() ? std::nullopt : std::optional{clock::Instant{clock::Span{whole(json, instants)}}};
    }
};
struct YesOrNo {
    static Json to(bool value) { return value; }
    static bool from(Json const& json) { return json.get<bool>(); }
};
struct LeverState {
    static Json to(clock::Lever value) { return wordOf(value); }
    static clock::Lever from(Json const& json) { return valueOf<clock::Lever>(json); }
};
struct PhaseWord {
    static Json to(clock::Phase value) { return wordOf(value); }
    static clock::Phase from(Json const& json) { return valueOf<clock::Phase>(json); }
};
struct ColourWord {
    static Json to(Colour value) { return of(value); }
    static Colour from(Json const& json) { return colour(json); }
};
struct MaybeColour {
    static Json to(std::optional<Colour> value) { return value ? of(*value) : Json(); }
    static std::optional<Colour> from(Json const& json) {
        return json.is_null() ? std::nullopt : std::optional{colour(json)};
    }
};
struct ControlText {
    static Json to(std::shared_ptr<clock::Setting const> const& value) { return clock::exactText(*value); }
    static std::shared_ptr<clock::Setting const> from(Json const& json) { return setting(json); }
};

template <typename Change, typename Visit>
void eachSideField(Change& change, Visit visit) {
    visit("main_ns", change.main, Nanoseconds{});
    visit("moves", change.movesCompleted, Plain{});
    visit("period", change.period, Plain{});
    visit("target", change.target, MaybeNumber{});
    visit("byoyomi_left", change.byoyomiLeft, Counter{});
    visit("canadian_due", change.canadianMovesDue, Counter{});
    visit("flag_at_ns", change.flagAt, MaybeInstant{});
    visit("lever", change.lever, LeverState{});
    visit("delay_ns", change.allowance, Nanoseconds{});
    visit("period_flag_at_ns", change.periodFlagAt, MaybeInstant{});
    visit("overrun", change.overrun, YesOrNo{});
}
template <typename Change, typename Visit>
void eachField(Change& change, Visit visit) {
    visit("phase", change.phase, PhaseWord{});
    visit("active", change.active, ColourWord{});
    visit("first_flag", change.firstFlag, MaybeColour{});
    visit("control", change.setting, ControlText{});
}

Json of(clock::Change const& change) {
    Json json = Json::object();
    auto const writeTo = [](Json& target) {
        return [&target](char const* name, auto const& was, auto form) {
            put(target, name, was, [form](auto const& value) { return form.to(value); });
        };
    };
    eachField(change, writeTo(json));
    for (Colour const side : bothColours) {
        Json fields = Json::object();
        eachSideField(change.sides[side], writeTo(fields));
        if (!fields.empty()) json[std::string{wordOf(side)}] = std::move(fields);
    }
    return json;
}

clock::Change change(Json const& json) {
    clock::Change change;
    auto const readFrom = [](Json const& source) {
        return [&source](char const* name, auto& was, auto form) {
            take(source, name, was, [form](Json const& value) { return form.from(value); });
        };
    };
    eachField(change, readFrom(json));
    for (Colour const side : bothColours)
        if (auto const fields = json.find(wordOf(side)); fields != json.end())
            eachSideField(change.sides[side], readFrom(*fields));
    return change;
}

// --- clock operations and facts --------------------------------------------------------------------------

struct OperationOf {
    Json operator()(clock::Start) const { return {{"op", "start"}}; }
    Json operator()(clock::Press press) const { return {{"op", "press"}, {"by", of(press.by)}}; }
    Json operator()(clock::Pause) const { return {{"op", "pause"}}; }
    Json operator()(clock::Resume) const { return {{"op", "resume"}}; }
    Json operator()(clock::AdjustTime adjust) const {
        return {{"op", "adjust"},
                {"side", of(adjust.side)},
                {"by_ns", adjust.by.count()},
                {"may_drop_flag", adjust.ifGone == clock::IfGone::DropFlag}};
    }
    Json operator()(clock::SetTime set) const {
        return {{"op", "set"}, {"side", of(set.side)}, {"main_ns", set.main.count()}};
    }
    Json operator()(clock::SetMoves set) const {
        return {{"op", "moves"},
                {"side", of(set.side)},
                {"completed", set.completed},
                {"add_bases", set.bases == clock::Bases::AddPassed}};
    }
    Json operator()(clock::SetToMove hand) const { return {{"op", "to-move"}, {"side", of(hand.side)}}; }
    Json operator()(clock::UndoPress) const { return {{"op", "undo-press"}}; }
    Json operator()(clock::SwapTimes) const { return {{"op", "swap"}}; }
    Json operator()(clock::ReloadCanadian reload) const { return {{"op", "reload"}, {"side", of(reload.side)}}; }
    Json operator()(clock::InstallExtra install) const {
        return {{"op", "install"},
                {"method", wordOf(install.method)},
                {"extra_ns", install.extra.count()},
                {"credit_now", install.credit == clock::CreditNow::Yes}};
    }
    Json operator()(clock::SetPeriod set) const {
        return {{"op", "period"}, {"side", of(set.side)}, {"period", set.period}};
    }
    Json operator()(clock::CountMissedPress missed) const {
        return {{"op", "missed-press"}, {"side", of(missed.side)}, {"from_opponent_ns", missed.fromOpponent.count()}};
    }
    Json operator()(clock::InstallSetting const& install) const {
        return {{"op", "control"}, {"control", clock::exactText(*install.setting)}};
    }
    Json operator()(clock::RevokeFlag revoke) const {
        return {{"op", "revoke-flag"}, {"side", of(revoke.side)}, {"main_ns", revoke.main.count()}};
    }
    Json operator()(clock::SetLever set) const {
        return {{"op", "lever"}, {"side", of(set.side)}, {"lever", wordOf(set.lever)}};
    }
    Json operator()(clock::SetByoyomi set) const {
        return {{"op", "byoyomi"}, {"side", of(set.side)}, {"periods", set.periods}};
    }
    Json operator()(clock::SetCanadian set) const {
        return {{"op", "canadian"}, {"side", of(set.side)}, {"moves_due", set.movesDue}};
    }
    Json operator()(clock::SetDelay set) const {
        return {{"op", "delay"}, {"side", of(set.side)}, {"left_ns", set.left.count()}};
    }
    Json operator()(clock::Restart) const { return {{"op", "restart"}}; }
    Json operator()(clock::TakeBack const& taken) const { return {{"op", "take-back"}, {"change", of(*taken.change)}}; }
};

clock::Operation operation(Json const& json) {
    auto const op = json.at("op").get<std::string>();
    auto const side = [&] { return colour(json.at("side")); };
    if (op == "press") return clock::Press{colour(json.at("by"))};
    if (op == "start") return clock::Start{};
    if (op == "pause") return clock::Pause{};
    if (op == "resume") return clock::Resume{};
    if (op == "adjust")
        return clock::AdjustTime{side(), span(json, "by_ns"),
                                 json.at("may_drop_flag").get<bool>() ? clock::IfGone::DropFlag
                                                                      : clock::IfGone::Refuse};
    if (op == "set") return clock::SetTime{side(), span(json, "main_ns")};
    if (op == "moves")
        return clock::SetMoves{side(), number(json, "completed", counts),
                               json.at("add_bases").get<bool>() ? clock::Bases::AddPassed : clock::Bases::Leave};
    if (op == "to-move") return clock::SetToMove{side()};
    if (op == "undo-press") return clock::UndoPress{};
    if (op == "swap") return clock::SwapTimes{};
    if (op == "reload") return clock::ReloadCanadian{side()};
    if (op == "install")
        return clock::InstallExtra{valueOf<clock::Method>(json.at("method")), span(json, "extra_ns"),
                                   json.at("credit_now").get<bool>() ? clock::CreditNow::Yes : clock::CreditNow::No};
    if (op == "period") return clock::SetPeriod{side(), number(json, "period", counts)};
    if (op == "missed-press") return clock::CountMissedPress{side(), span(json, "from_opponent_ns")};
    if (op == "control") return clock::InstallSetting{setting(json.at("control"))};
    if (op == "revoke-flag") return clock::RevokeFlag{side(), span(json, "main_ns")};
    if (op == "lever") return clock::SetLever{side(), valueOf<clock::Lever>(json.at("lever"))};
    if (op == "byoyomi") return clock::SetByoyomi{side(), number(json, "periods", counts)};
    if (op == "canadian") return clock::SetCanadian{side(), number(json, "moves_due", counts)};
    if (op == "delay") return clock::SetDelay{side(), span(json, "left_ns")};
    if (op == "restart") return clock::Restart{};
    if (op == "take-back") return clock::TakeBack{std::make_shared<clock::Change const>(change(json.at("change")))};
    throw Undecodable("unknown clock operation '" + op + "'");
}

struct FactOf {
    Json operator()(clock::FlagDropped fact) const {
        return {{"fact", "flag-dropped"}, {"side", of(fact.side)}, {"at_ns", of(fact.at)}};
    }
    Json operator()(clock::PeriodEnded fact) const {
        return {{"fact", "period-ended"}, {"side", of(fact.side)},        {"at_ns", of(fact.at)},
                {"period", fact.period},  {"moves_made", fact.movesMade}, {"moves_asked", fact.movesAsked}};
    }
    Json operator()(clock::PeriodEntered fact) const {
        return {{"fact", "period-entered"}, {"side", of(fact.side)}, {"at_ns", of(fact.at)}, {"period", fact.period}};
    }
    Json operator()(clock::TurnedByItself fact) const {
        return {{"fact", "turned"}, {"side", of(fact.toMove)}, {"at_ns", of(fact.at)}};
    }
};

clock::Fact fact(Json const& json) {
    auto const word = json.at("fact").get<std::string>();
    Colour const side = colour(json.at("side"));
    clock::Instant const at = instant(json, "at_ns");
    if (word == "flag-dropped") return clock::FlagDropped{side, at};
    if (word == "period-ended")
        return clock::PeriodEnded{side, at, number(json, "period", counts), number(json, "moves_made", ordinals),
                                  number(json, "moves_asked", counts)};
    if (word == "period-entered") return clock::PeriodEntered{side, at, number(json, "period", counts)};
    if (word == "turned") return clock::TurnedByItself{side, at};
    throw Undecodable("unknown clock fact '" + word + "'");
}

// --- values ----------------------------------------------------------------------------------------------

/// How a value stands in the journal.
template <typename T>
struct Form;

template <typename T>
    requires std::same_as<T, bool> || std::same_as<T, std::string>
struct Form<T> {
    static Json to(T const& value) { return value; }
    static T from(Json const& json) { return json.get<T>(); }
};
template <>
struct Form<int> : Plain {};
template <>
struct Form<std::int64_t> {
    static Json to(std::int64_t value) { return value; }
    static std::int64_t from(Json const& json) { return whole(json, spans); }
};
template <typename Tag>
struct Form<NumberOf<Tag>> {
    static Json to(NumberOf<Tag> value) { return value.value(); }
    static NumberOf<Tag> from(Json const& json) { return NumberOf<Tag>{static_cast<int>(whole(json, ordinals))}; }
};
template <>
struct Form<Seq> {
    static Json to(Seq value) { return value.value(); }
    static Seq from(Json const& json) { return Seq{whole(json, seqs)}; }
};
template <>
struct Form<WallTime> {
    static Json to(WallTime value) { return value.value(); }
    static WallTime from(Json const& json) { return WallTime{whole(json, wallTimes)}; }
};
template <>
struct Form<clock::Instant> {
    static Json to(clock::Instant value) { return of(value); }
    static clock::Instant from(Json const& json) { return clock::Instant{clock::Span{whole(json, instants)}}; }
};
template <>
struct Form<clock::Span> {
    static Json to(clock::Span value) { return value.count(); }
    static clock::Span from(Json const& json) { return clock::Span{whole(json, times)}; }
};
template <>
struct Form<record::ClockTime> {
    static Json to(record::ClockTime value) { return value.count(); }
    static record::ClockTime from(Json const& json) { return record::ClockTime{whole(json, clockTimes)}; }
};
template <typename Enum>
    requires std::is_enum_v<Enum>
struct Form<Enum> {
    static Json to(Enum value) { return wordOf(value); }
    static Enum from(Json const& json) { return valueOf<Enum>(json); }
};
template <>
struct Form<Result> {
    static Json to(Result value) { return code(value); }
    static Result from(Json const& json) { return result(json); }
};
template <>
struct Form<Ground> {
    static Json to(Ground value) { return groundWord(value); }
    static Ground from(Json const& json) { return ground(json); }
};
template <>
struct Form<notation::Language> {
    static Json to(notation::Language value) { return notation::languageCode(value); }
    static notation::Language from(Json const& json) {
        auto const language = notation::languageFrom(json.get<std::string>());
        if (!language) throw Undecodable("unknown language");
        return *language;
    }
};
template <>
struct Form<clock::Operation> {
    static Json to(clock::Operation const& value) { return std::visit(OperationOf{}, value); }
    static clock::Operation from(Json const& json) { return operation(json); }
};
template <>
struct Form<clock::Change> {
    static Json to(clock::Change const& value) { return of(value); }
    static clock::Change from(Json const& json) { return change(json); }
};
template <typename T>
struct Form<std::vector<T>> {
    static Json to(std::vector<T> const& values) {
        Json array = Json::array();
        for (T const& value : values) array.push_back(Form<T>::to(value));
        return array;
    }
    static std::vector<T> from(Json const& json) {
        std::vector<T> values;
        for (Json const& one : json) values.push_back(Form<T>::from(one));
        return values;
    }
};
/// Beside the pairing of the round, which says of which round it is.
template <>
struct Form<pairing::RoundPairing> {
    static Json to(pairing::RoundPairing const& value) {
        return {{"pairs", Form<std::vector<pairing::Pair>>::to(value.pairs)},
                {"byes", Form<std::vector<PlayerId>>::to(value.byes)}};
    }
    static pairing::RoundPairing from(Json const& json);
};

// --- values without a name: their own fields stand among those of the act ------------------------------------

template <typename T>
struct InlineForm;

template <>
struct InlineForm<EventDetails> {
    static Json to(EventDetails const& details) { return of(details); }
    static EventDetails from(Json const& json) { return eventDetails(json); }
};
template <>
struct InlineForm<PlayerDetails> {
    static Json to(PlayerDetails const& details) { return of(details); }
    static PlayerDetails from(Json const& json) { return playerDetails(json); }
};
template <>
struct InlineForm<TeamDetails> {
    static Json to(TeamDetails const& details) { return of(details); }
    static TeamDetails from(Json const& json) { return teamDetails(json); }
};
template <typename T>
struct InlineForm<Apart<T>> {
    static Json to(Apart<T> const& value) { return InlineForm<T>::to(*value); }
    static Apart<T> from(Json const& json) { return InlineForm<T>::from(json); }
};
template <>
struct InlineForm<clock::Operation> : Form<clock::Operation> {};
template <>
struct InlineForm<clock::Fact> {
    static Json to(clock::Fact const& value) { return std::visit(FactOf{}, value); }
    static clock::Fact from(Json const& json) { return fact(json); }
};
template <>
struct InlineForm<std::optional<ByColour<clock::Span>>> {
    static Json to(std::optional<ByColour<clock::Span>> const& times) {
        if (!times) return Json::object();
        return {{"white_ns", times->white.count()}, {"black_ns", times->black.count()}};
    }
    static std::optional<ByColour<clock::Span>> from(Json const& json) {
        if (!json.contains("white_ns")) return std::nullopt;
        return ByColour<clock::Span>{span(json, "white_ns"), span(json, "black_ns")};
    }
};
/// Points of one game.
template <>
struct InlineForm<ByColour<Points>> {
    static constexpr Bounds halves{0, 2};
    static int halvesOf(Points points) { return points.hundredths() / halfPoint.hundredths(); }
    static Json to(ByColour<Points> const& score) {
        return {{"white_halves", halvesOf(score.white)}, {"black_halves", halvesOf(score.black)}};
    }
    static ByColour<Points> from(Json const& json) {
        return {Points::ofHalves(number(json, "white_halves", halves)),
                Points::ofHalves(number(json, "black_halves", halves))};
    }
};
template <>
struct InlineForm<ByColour<std::string>> {
    static Json to(ByColour<std::string> const& texts) {
        Json json = Json::object();
        for (Colour const side : bothColours)
            if (!texts[side].empty()) json[std::string{wordOf(side)}] = texts[side];
        return json;
    }
    static ByColour<std::string> from(Json const& json) {
        return {json.value("white", std::string{}), json.value("black", std::string{})};
    }
};

// --- fields ----------------------------------------------------------------------------------------------

template <typename T>
T read(Json const& json, std::string_view name) {
    return named(name, [&] { return Form<T>::from(json.at(std::string{name})); });
}

template <typename Whole, typename T>
void put(Json& json, Whole const& whole, Field<Whole, T> const& field) {
    json[std::string{field.name}] = Form<T>::to(whole.*field.member);
}
template <typename Whole, typename T>
void take(Json const& json, Whole& whole, Field<Whole, T> const& field) {
    whole.*field.member = read<T>(json, field.name);
}

template <typename Whole, typename T>
void put(Json& json, Whole const& whole, WhereGiven<Whole, T> const& field) {
    T const& value = whole.*field.member;
    if constexpr (requires { value.empty(); }) {
        if (value.empty()) return;
    } else if (value == T{}) {
        return;
    }
    json[std::string{field.name}] = Form<T>::to(value);
}
template <typename Whole, typename T>
void put(Json& json, Whole const& whole, WhereGiven<Whole, std::optional<T>> const& field) {
    if (auto const& value = whole.*field.member) json[std::string{field.name}] = Form<T>::to(*value);
}
template <typename Whole, typename T>
void take(Json const& json, Whole& whole, WhereGiven<Whole, T> const& field) {
    if (json.contains(field.name)) whole.*field.member = read<T>(json, field.name);
}
template <typename Whole, typename T>
void take(Json const& json, Whole& whole, WhereGiven<Whole, std::optional<T>> const& field) {
    if (json.contains(field.name)) whole.*field.member = read<T>(json, field.name);
}

template <typename Whole, typename T>
void put(Json& json, Whole const& whole, OrNull<Whole, std::optional<T>> const& field) {
    auto const& value = whole.*field.member;
    json[std::string{field.name}] = value ? Form<T>::to(*value) : Json();
}
template <typename Whole, typename T>
void take(Json const& json, Whole& whole, OrNull<Whole, std::optional<T>> const& field) {
    if (!json.at(std::string{field.name}).is_null()) whole.*field.member = read<T>(json, field.name);
}

template <typename Whole, typename T>
void put(Json& json, Whole const& whole, Inline<Whole, T> const& field) {
    json.update(InlineForm<T>::to(whole.*field.member));
}
template <typename Whole, typename T>
void take(Json const& json, Whole& whole, Inline<Whole, T> const& field) {
    whole.*field.member = InlineForm<T>::from(json);
}

/// Whatever is described has its fields.
template <typename Whole>
    requires requires { Description<Whole>::fields; }
struct Form<Whole> {
    static Json to(Whole const& whole) {
        Json json = Json::object();
        std::apply([&](auto const&... fields) { (put(json, whole, fields), ...); }, Description<Whole>::fields);
        return json;
    }
    static Whole from(Json const& json) {
        Whole whole{};
        std::apply([&](auto const&... fields) { (take(json, whole, fields), ...); }, Description<Whole>::fields);
        if constexpr (requires { Description<Whole>::settle(whole); })
            if (!Description<Whole>::settle(whole)) throw Undecodable("fields that do not go together");
        return whole;
    }
};

template <typename T>
struct Form<Apart<T>> {
    static Json to(Apart<T> const& value) { return Form<T>::to(*value); }
    static Apart<T> from(Json const& json) { return Form<T>::from(json); }
};

pairing::RoundPairing Form<pairing::RoundPairing>::from(Json const& json) {
    return {{}, read<std::vector<pairing::Pair>>(json, "pairs"), read<std::vector<PlayerId>>(json, "byes")};
}
template <>
struct InlineForm<pairing::RoundPairing> {
    static Json to(pairing::RoundPairing const& pairing) {
        Json json = Form<pairing::RoundPairing>::to(pairing);
        json["round"] = pairing.round.value();
        return json;
    }
    static pairing::RoundPairing from(Json const& json) {
        pairing::RoundPairing pairing = Form<pairing::RoundPairing>::from(json);
        pairing.round = read<RoundNumber>(json, "round");
        return pairing;
    }
};

Json blindPlayer(BlindPlay const& play, Colour side) {
    Json json{{"disabled", play.disabled[side]}, {"keeps", wordOf(play.keeping[side])}};
    if (auto const& assistant = play.assistants[side]) json["assistant"] = Form<Assistant>::to(*assistant);
    return json;
}
void readBlindPlayer(Json const& json, BlindPlay& play, Colour side) {
    play.disabled[side] = json.at("disabled").get<bool>();
    play.keeping[side] = valueOf<ScoreKeeping>(json.at("keeps"));
    if (json.contains("assistant")) play.assistants[side] = read<Assistant>(json, "assistant");
}
template <>
struct InlineForm<BlindPlay> {
    static Json to(BlindPlay const& play) {
        Json json{{"white", blindPlayer(play, Colour::White)},
                  {"black", blindPlayer(play, Colour::Black)},
                  {"two_boards", play.boards == BoardsInUse::Two}};
        if (!play.adaptations.empty()) json["adaptations"] = play.adaptations;
        return json;
    }
    static BlindPlay from(Json const& json) {
        BlindPlay play;
        readBlindPlayer(json.at("white"), play, Colour::White);
        readBlindPlayer(json.at("black"), play, Colour::Black);
        play.boards = json.at("two_boards").get<bool>() ? BoardsInUse::Two : BoardsInUse::One;
        play.adaptations = json.value("adaptations", std::string{});
        return play;
    }
};

// --- acts ------------------------------------------------------------------------------------------------

/// How the rows of one kind are read.
struct Reader {
    ActKind const* kind;
    Act (*read)(Json const&);
};
template <typename... Acts>
constexpr std::array<Reader, sizeof...(Acts)> readersOf(std::variant<Acts...> const*) {
    return {Reader{&Description<Acts>::kind, [](Json const& json) -> Act { return Form<Acts>::from(json); }}...};
}
constexpr auto readers = readersOf(static_cast<AnyAct const*>(nullptr));

Reader const* readerOf(std::string_view kind) {
    static auto const byWord = [] {
        std::unordered_map<std::string_view, Reader const*> all;
        for (Reader const& one : readers) all.emplace(one.kind->word, &one);
        return all;
    }();
    auto const found = byWord.find(kind);
    return found == byWord.end() ? nullptr : found->second;
}

Act actOf(Row const& row) {
    Reader const* const reader = readerOf(row.kind);
    if (!reader) throw Undecodable("unknown kind of act");
    if (row.version != reader->kind->version) throw Undecodable("unknown version " + std::to_string(row.version));
    if (nestsTooDeeply(row.payload)) throw Undecodable("brackets within brackets, deeper than any of ours");
    return reader->read(Json::parse(row.payload));
}

/// The one board an act is about, for the column that people search by.
std::optional<int> boardOf(Act const& act) {
    std::vector<BoardNumber> const boards = touchedBy(act).boards;
    return boards.size() == 1 ? std::optional{boards.front().value()} : std::nullopt;
}

} // namespace

bool nestsTooDeeply(std::string_view json) {
    constexpr int deepest = 64;
    int depth = 0;
    bool inText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        char const c = json[i];
        if (inText && c == '\\')
            ++i;
        else if (c == '"')
            inText = !inText;
        else if (!inText && (c == '[' || c == '{') && ++depth > deepest)
            return true;
        else if (!inText && (c == ']' || c == '}'))
            --depth;
    }
    return false;
}

std::optional<std::string> fileOf(NewRow const& row) {
    if (row.kind != Description<FileAttached>::kind.word && row.kind != Description<ContactsKept>::kind.word)
        return std::nullopt;
    Row stored;
    static_cast<NewRow&>(stored) = row;
    auto const act = decode(stored);
    if (!act) return std::nullopt;
    if (auto const* const attached = std::get_if<FileAttached>(&act->act)) return attached->file->sha256;
    std::string const& contacts = std::get<ContactsKept>(act->act).sha256;
    return contacts.empty() ? std::nullopt : std::optional{contacts};
}

bool isSound(Heartbeat const& beat) {
    return isWithin(beat.at.time_since_epoch().count(), instants) && isWithin(beat.wall.value(), wallTimes) &&
           isWithin(beat.ticks, spans);
}

NewRow encode(Act const& act) {
    ActKind const& kind = kindIn(act);
    std::string payload = std::visit([]<typename A>(A const& one) { return Form<A>::to(one).dump(); }, act);
    NewRow row{std::string{kind.word}, kind.version, std::move(payload), boardOf(act), {}, {}, {}, {}};
    if (auto const* const attached = std::get_if<FileAttached>(&act)) row.file = attached->file->contents;
    if (auto const* const contacts = std::get_if<ContactsKept>(&act)) row.file = contacts->contents;
    return row;
}

NewRow encode(RecordedAct const& act) {
    NewRow row = encode(act.act);
    row.origin = act.origin;
    row.wall = act.wall;
    row.at = act.at;
    return row;
}

Expected<RecordedAct, DecodeProblem> decode(Row const& row) {
    try {
        if (!isWithin(row.at.time_since_epoch().count(), instants)) throw Undecodable("at_ns: out of range");
        if (!isWithin(row.wall.value(), wallTimes)) throw Undecodable("wall_utc_ms: out of range");
        return RecordedAct{row.seq, row.origin, row.wall, row.at, actOf(row)};
    } catch (std::exception const& problem) { // nlohmann's and ours; none crosses this border
        return refused(DecodeProblem{row.seq, row.kind, problem.what()});
    }
}

} // namespace flagfall::session
