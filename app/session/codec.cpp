// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/codec.h"

#include "app/session/game_on_record.h"

#include "clock/methods.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>

namespace flagfall::session {
namespace {

using Json = nlohmann::json;

// Words that stand in journals for ever. A value that is not among them is a damaged or foreign row.
template <typename Enum>
struct Word {
    Enum value;
    std::string_view word;
};

constexpr std::array colours{Word{Colour::White, "white"}, Word{Colour::Black, "black"}};
constexpr std::array byes{Word{Bye::Allocated, "allocated"}, Word{Bye::HalfPoint, "half-point"},
                          Word{Bye::FullPoint, "full-point"}, Word{Bye::ZeroPoint, "zero-point"}};
constexpr std::array sexes{Word{Sex::NotSaid, ""}, Word{Sex::Man, "m"}, Word{Sex::Woman, "w"}};
constexpr std::array policies{
    Word{RecoveryPolicy::LastHeartbeat, "last-heartbeat"}, Word{RecoveryPolicy::LastEvent, "last-event"},
    Word{RecoveryPolicy::ChargeToRestart, "charge-to-restart"}, Word{RecoveryPolicy::Manual, "manual"}};
constexpr std::array phases{Word{clock::Phase::Ready, "ready"}, Word{clock::Phase::Running, "running"},
                            Word{clock::Phase::Paused, "paused"}, Word{clock::Phase::Frozen, "frozen"}};
constexpr std::array leverStates{Word{clock::Lever::Free, "free"}, Word{clock::Lever::Locked, "locked"}};
constexpr std::array supervisions{Word{Supervision::Full, "full"}, Word{Supervision::Limited, "limited"}};
constexpr std::array games{Word{board::Game::Standard, "standard"}, Word{board::Game::Chess960, "chess960"}};
constexpr std::array moments{
    Word{record::OfferMoment::AfterMove, "after-move"}, Word{record::OfferMoment::BeforeOwnMove, "before-own-move"},
    Word{record::OfferMoment::OnOpponentsTime, "on-opponents-time"}, Word{record::OfferMoment::WithClaim, "claim"}};
constexpr std::array answers{Word{OfferAnswer::Accepted, "accepted"}, Word{OfferAnswer::DeclinedInWords, "declined"},
                             Word{OfferAnswer::DeclinedByTouch, "declined-by-touch"}};
constexpr std::array bases{Word{record::ClaimBasis::RepetitionAnnounced, "repetition-announced"},
                           Word{record::ClaimBasis::RepetitionOnBoard, "repetition"},
                           Word{record::ClaimBasis::FiftyAnnounced, "fifty-announced"},
                           Word{record::ClaimBasis::FiftyOnBoard, "fifty"}};
constexpr std::array claimRulings{Word{ClaimRuling::Correct, "correct"}, Word{ClaimRuling::Wrong, "wrong"},
                                  Word{ClaimRuling::Inadmissible, "inadmissible"}};
constexpr std::array keepings{Word{ScoreKeeping::Scoresheet, "scoresheet"}, Word{ScoreKeeping::Braille, "braille"},
                              Word{ScoreKeeping::Longhand, "longhand"}, Word{ScoreKeeping::Recorder, "recorder"}};
constexpr std::array dutyWords{
    Word{AssistantDuty::MovesOnOpponentsBoard, "moves"}, Word{AssistantDuty::Announces, "announces"},
    Word{AssistantDuty::KeepsScore, "keeps-score"},      Word{AssistantDuty::TellsTimes, "tells-times"},
    Word{AssistantDuty::ClaimsAndTells, "claims"},       Word{AssistantDuty::Adjournment, "adjournment"}};
constexpr std::array blindRemarks{Word{BlindRemark::TimesOnRequest, "times-on-request"},
                                  Word{BlindRemark::TimesUnasked, "times-unasked"},
                                  Word{BlindRemark::NotAnnounced, "not-announced"},
                                  Word{BlindRemark::PromotionNotNamed, "promotion-not-named"},
                                  Word{BlindRemark::CapturedManLeft, "captured-man-left"},
                                  Word{BlindRemark::ManNotPlaced, "man-not-placed"}};
constexpr std::array remedies{Word{record::BoardsRemedy::Adjust, "adjust"},
                              Word{record::BoardsRemedy::Retrace, "retrace"}};
constexpr std::array methods{Word{clock::Method::Fischer, "fischer"}, Word{clock::Method::UsDelay, "us-delay"},
                             Word{clock::Method::Bronstein, "bronstein"}};

template <typename Enum, std::size_t N>
std::string_view wordOf(std::array<Word<Enum>, N> const& words, Enum value) {
    auto const found = std::ranges::find(words, value, &Word<Enum>::value);
    return found == words.end() ? std::string_view{} : found->word;
}

/// Thrown inside this file only; decode() turns it into a problem.
struct Undecodable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <typename Enum, std::size_t N>
Enum valueOf(std::array<Word<Enum>, N> const& words, Json const& json) {
    auto const word = json.get<std::string>();
    auto const found = std::ranges::find(words, word, &Word<Enum>::word);
    if (found == words.end()) throw Undecodable("unknown word '" + word + "'");
    return found->value;
}

// --- numbers ---------------------------------------------------------------------------------------------

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
    if (!json.is_number_integer()) throw Undecodable("not a whole number: " + json.dump());
    auto constexpr largest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    bool const tooLarge = json.is_number_unsigned() && json.get<std::uint64_t>() > largest;
    if (tooLarge || !isWithin(json.get<std::int64_t>(), bounds)) throw Undecodable("out of range: " + json.dump());
    return json.get<std::int64_t>();
}

template <typename Read>
auto named(std::string_view field, Read read) {
    try {
        return read();
    } catch (Undecodable const& problem) {
        throw Undecodable(std::string{field} + ": " + problem.what());
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
PlayerId playerId(Json const& json, char const* field) { return PlayerId{number(json, field, ordinals)}; }
RoundNumber roundNumber(Json const& json, char const* field) { return RoundNumber{number(json, field, ordinals)}; }
BoardNumber boardNumber(Json const& json, char const* field) { return BoardNumber{number(json, field, ordinals)}; }

template <typename Number>
std::vector<Number> numbers(Json const& json, char const* field) {
    std::vector<Number> list;
    named(field, [&] {
        for (Json const& one : json.at(field)) list.push_back(Number{static_cast<int>(whole(one, ordinals))});
        return true;
    });
    return list;
}

// --- small values ----------------------------------------------------------------------------------------

Json of(clock::Instant at) { return at.time_since_epoch().count(); }
Json of(Colour colour) { return wordOf(colours, colour); }
Colour colour(Json const& json) { return valueOf(colours, json); }

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

template <typename Number>
Json list(std::vector<Number> const& numbers) {
    Json array = Json::array();
    for (Number const number : numbers) array.push_back(number.value());
    return array;
}

// --- details ---------------------------------------------------------------------------------------------

/// A move number, a word, or nothing.
Json noDrawBefore(record::AgreementRule const& rule) {
    if (rule.never) return noDrawAtAll;
    return rule.notBeforeMove ? Json(*rule.notBeforeMove) : Json();
}
record::AgreementRule agreement(Json const& json) {
    if (json.is_null()) return {};
    if (json == noDrawAtAll) return {.never = true};
    return {.notBeforeMove = static_cast<int>(whole(json, ordinals))};
}

Json of(EventDetails const& details) {
    Json tieBreaks = Json::array();
    for (pairing::TieBreak const tieBreak : details.tieBreaks) tieBreaks.push_back(pairing::code(tieBreak));
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
              {"default_time_min", details.defaultTime.count()},
              {"supervision", wordOf(supervisions, details.supervision)},
              {"quickplay_announced", details.quickplayAnnounced}};
    if (details.agreement != record::AgreementRule{}) json["no_draw_before"] = noDrawBefore(details.agreement);
    if (details.initialColour) json["initial_colour"] = of(*details.initialColour);
    if (details.allocatedBye != onePoint) json["allocated_bye_halves"] = details.allocatedBye.halves();
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
    details.defaultTime = std::chrono::minutes{number(json, "default_time_min", ordinals)};
    details.supervision = valueOf(supervisions, json.at("supervision"));
    details.quickplayAnnounced = json.at("quickplay_announced").get<bool>();
    if (auto const ban = json.find("no_draw_before"); ban != json.end()) details.agreement = agreement(*ban);
    if (auto const initial = json.find("initial_colour"); initial != json.end())
        details.initialColour = colour(*initial);
    if (json.contains("allocated_bye_halves"))
        details.allocatedBye = HalfPoints{number(json, "allocated_bye_halves", Bounds{0, onePoint.halves()})};
    return details;
}

Json of(PlayerDetails const& details) {
    return {{"name", details.name},
            {"federation", details.federation},
            {"title", titleText(details.title)},
            {"sex", wordOf(sexes, details.sex)},
            {"rating", details.rating},
            {"fide_id", details.fideId},
            {"birth", details.birth}};
}

Title title(Json const& json) {
    auto const text = json.get<std::string>();
    for (int i = 0; i <= static_cast<int>(Title::None); ++i)
        if (titleText(static_cast<Title>(i)) == text) return static_cast<Title>(i);
    throw Undecodable("unknown title");
}

PlayerDetails playerDetails(Json const& json) {
    return {json.at("name").get<std::string>(),
            json.at("federation").get<std::string>(),
            title(json.at("title")),
            valueOf(sexes, json.at("sex")),
            number(json, "rating", ordinals),
            json.at("fide_id").get<std::string>(),
            json.at("birth").get<std::string>()};
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
    static Json to(clock::Lever value) { return wordOf(leverStates, value); }
    static clock::Lever from(Json const& json) { return valueOf(leverStates, json); }
};
struct PhaseWord {
    static Json to(clock::Phase value) { return wordOf(phases, value); }
    static clock::Phase from(Json const& json) { return valueOf(phases, json); }
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
        if (!fields.empty()) json[std::string{wordOf(colours, side)}] = std::move(fields);
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
        if (auto const fields = json.find(wordOf(colours, side)); fields != json.end())
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
    Json operator()(clock::HandMoveTo hand) const { return {{"op", "to-move"}, {"side", of(hand.side)}}; }
    Json operator()(clock::UndoPress) const { return {{"op", "undo-press"}}; }
    Json operator()(clock::SwapTimes) const { return {{"op", "swap"}}; }
    Json operator()(clock::ReloadCanadian reload) const { return {{"op", "reload"}, {"side", of(reload.side)}}; }
    Json operator()(clock::InstallExtra install) const {
        return {{"op", "install"},
                {"method", wordOf(methods, install.method)},
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
        return {{"op", "lever"}, {"side", of(set.side)}, {"lever", wordOf(leverStates, set.lever)}};
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
    if (op == "to-move") return clock::HandMoveTo{side()};
    if (op == "undo-press") return clock::UndoPress{};
    if (op == "swap") return clock::SwapTimes{};
    if (op == "reload") return clock::ReloadCanadian{side()};
    if (op == "install")
        return clock::InstallExtra{valueOf(methods, json.at("method")), span(json, "extra_ns"),
                                   json.at("credit_now").get<bool>() ? clock::CreditNow::Yes : clock::CreditNow::No};
    if (op == "period") return clock::SetPeriod{side(), number(json, "period", counts)};
    if (op == "missed-press") return clock::CountMissedPress{side(), span(json, "from_opponent_ns")};
    if (op == "control") return clock::InstallSetting{setting(json.at("control"))};
    if (op == "revoke-flag") return clock::RevokeFlag{side(), span(json, "main_ns")};
    if (op == "lever") return clock::SetLever{side(), valueOf(leverStates, json.at("lever"))};
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

// --- acts ------------------------------------------------------------------------------------------------

/// What a kind of act looks like in the journal. `encode` is chosen by type, `decode` by name.
template <typename A>
struct Form;

#define FORM(Type, kindName)                                                                                           \
    template <>                                                                                                        \
    struct Form<Type> {                                                                                                \
        static constexpr std::string_view kind = kindName;                                                             \
        static Json to(Type const& act);                                                                               \
        static Type from(Json const& json);                                                                            \
    };

FORM(EventOpened, "event.opened")
FORM(EventRevised, "event.revised")
FORM(PlayerEntered, "player.entered")
FORM(PlayerEnteredLate, "player.entered-late")
FORM(PlayerRevised, "player.revised")
FORM(PlayerWithdrawn, "player.withdrawn")
FORM(PlayerReturned, "player.returned")
FORM(PlayerRemoved, "player.removed")
FORM(PlayersImported, "players.imported")
FORM(ByeGranted, "bye.granted")
FORM(ByeRevoked, "bye.revoked")
FORM(PairProhibited, "pair.prohibited")
FORM(PairAllowed, "pair.allowed")
FORM(RoundPaired, "round.paired")
FORM(RoundImported, "round.imported")
FORM(ClocksOperated, "clocks.operated")
FORM(ClockReported, "clock.reported")
FORM(ClocksCorrected, "clocks.corrected")
FORM(LateArrival, "press.late")
FORM(SidesSwapped, "clock.turned")
FORM(FlagNoticed, "flag.noticed")
FORM(PlayerAbsent, "player.absent")
FORM(PlayerArrived, "player.arrived")
FORM(ResultEntered, "result.entered")
FORM(ResultCleared, "result.cleared")
FORM(GameAdjourned, "game.adjourned")
FORM(GamesSetUp, "games.set-up")
FORM(RecordWritten, "record.written")
FORM(SheetWritten, "sheet.written")
FORM(DrawOffered, "draw.offered")
FORM(OfferAnswered, "draw.answered")
FORM(DrawClaimed, "draw.claimed")
FORM(ClaimRuled, "claim.ruled")
FORM(IllegalMoveNoted, "illegal-move.noted")
FORM(RecordingExcused, "recording.excused")
FORM(SheetSigned, "sheet.signed")
FORM(NoteWritten, "note.written")
FORM(BlindPlayArranged, "blind-play.arranged")
FORM(BlindPlayRemarked, "blind-play.remarked")
FORM(BoardsCompared, "boards.compared")
FORM(BoardsCorrected, "boards.corrected")
FORM(DeskOpened, "desk.opened")
FORM(DeskClosed, "desk.closed")
FORM(ClocksRecovered, "clocks.recovered")
FORM(ActRetracted, "act.retracted")
FORM(ActRestored, "act.restored")
#undef FORM

Json Form<EventOpened>::to(EventOpened const& act) { return of(act.details); }
EventOpened Form<EventOpened>::from(Json const& json) { return {eventDetails(json)}; }
Json Form<EventRevised>::to(EventRevised const& act) { return of(act.details); }
EventRevised Form<EventRevised>::from(Json const& json) { return {eventDetails(json)}; }

Json playerJson(PlayerId player, PlayerDetails const& details) {
    Json json = of(details);
    json["player"] = player.value();
    return json;
}
Json Form<PlayerEntered>::to(PlayerEntered const& act) { return playerJson(act.player, act.details); }
PlayerEntered Form<PlayerEntered>::from(Json const& json) { return {playerId(json, "player"), playerDetails(json)}; }
Json Form<PlayerEnteredLate>::to(PlayerEnteredLate const& act) {
    Json json = playerJson(act.player, act.details);
    json["from_round"] = act.from.value();
    json["missed"] = wordOf(byes, act.missed);
    return json;
}
PlayerEnteredLate Form<PlayerEnteredLate>::from(Json const& json) {
    return {playerId(json, "player"), playerDetails(json), roundNumber(json, "from_round"),
            valueOf(byes, json.at("missed"))};
}
Json Form<PlayerRevised>::to(PlayerRevised const& act) { return playerJson(act.player, act.details); }
PlayerRevised Form<PlayerRevised>::from(Json const& json) { return {playerId(json, "player"), playerDetails(json)}; }
Json Form<PlayerWithdrawn>::to(PlayerWithdrawn const& act) {
    return {{"player", act.player.value()}, {"from_round", act.from.value()}};
}
PlayerWithdrawn Form<PlayerWithdrawn>::from(Json const& json) {
    return {playerId(json, "player"), roundNumber(json, "from_round")};
}
Json Form<PlayerReturned>::to(PlayerReturned const& act) { return {{"player", act.player.value()}}; }
PlayerReturned Form<PlayerReturned>::from(Json const& json) { return {playerId(json, "player")}; }
Json Form<PlayerRemoved>::to(PlayerRemoved const& act) { return {{"player", act.player.value()}}; }
PlayerRemoved Form<PlayerRemoved>::from(Json const& json) { return {playerId(json, "player")}; }

Json Form<PlayersImported>::to(PlayersImported const& act) {
    Json players = Json::array();
    for (auto const& entry : act.players) players.push_back(playerJson(entry.player, entry.details));
    return {{"players", players}};
}
PlayersImported Form<PlayersImported>::from(Json const& json) {
    PlayersImported act;
    for (Json const& entry : json.at("players"))
        act.players.push_back({playerId(entry, "player"), playerDetails(entry)});
    return act;
}

Json Form<ByeGranted>::to(ByeGranted const& act) {
    return {{"player", act.player.value()}, {"round", act.round.value()}, {"bye", wordOf(byes, act.bye)}};
}
ByeGranted Form<ByeGranted>::from(Json const& json) {
    return {playerId(json, "player"), roundNumber(json, "round"), valueOf(byes, json.at("bye"))};
}
Json Form<ByeRevoked>::to(ByeRevoked const& act) {
    return {{"player", act.player.value()}, {"round", act.round.value()}};
}
ByeRevoked Form<ByeRevoked>::from(Json const& json) { return {playerId(json, "player"), roundNumber(json, "round")}; }

Json Form<PairProhibited>::to(PairProhibited const& act) {
    Json json{{"first", act.first.value()}, {"second", act.second.value()}};
    if (act.only) json["only_round"] = act.only->value();
    return json;
}
PairProhibited Form<PairProhibited>::from(Json const& json) {
    PairProhibited act{playerId(json, "first"), playerId(json, "second"), std::nullopt};
    if (json.contains("only_round")) act.only = roundNumber(json, "only_round");
    return act;
}
Json Form<PairAllowed>::to(PairAllowed const& act) {
    return {{"first", act.first.value()}, {"second", act.second.value()}};
}
PairAllowed Form<PairAllowed>::from(Json const& json) { return {playerId(json, "first"), playerId(json, "second")}; }

Json pairsJson(std::vector<pairing::Pair> const& pairs) {
    Json json = Json::array();
    for (pairing::Pair const& pair : pairs)
        json.push_back({{"board", pair.board.value()}, {"white", pair.white.value()}, {"black", pair.black.value()}});
    return json;
}
std::vector<pairing::Pair> pairsOf(Json const& json) {
    std::vector<pairing::Pair> pairs;
    for (Json const& pair : json)
        pairs.push_back({boardNumber(pair, "board"), playerId(pair, "white"), playerId(pair, "black")});
    return pairs;
}
Json restsJson(std::vector<Rest> const& rests) {
    Json json = Json::array();
    for (Rest const& rest : rests) json.push_back({{"player", rest.player.value()}, {"bye", wordOf(byes, rest.bye)}});
    return json;
}
std::vector<Rest> restsOf(Json const& json) {
    std::vector<Rest> rests;
    for (Json const& rest : json) rests.push_back({playerId(rest, "player"), valueOf(byes, rest.at("bye"))});
    return rests;
}

Json Form<RoundPaired>::to(RoundPaired const& act) {
    Json json{{"round", act.pairing.round.value()},
              {"pairs", pairsJson(act.pairing.pairs)},
              {"byes", list(act.pairing.byes)},
              {"order", list(act.order)}};
    if (!act.rests.empty()) json["rests"] = restsJson(act.rests);
    if (act.byRules) json["by_rules"] = {{"pairs", pairsJson(act.byRules->pairs)}, {"byes", list(act.byRules->byes)}};
    return json;
}
RoundPaired Form<RoundPaired>::from(Json const& json) {
    RoundPaired act;
    act.pairing.round = roundNumber(json, "round");
    act.pairing.pairs = pairsOf(json.at("pairs"));
    act.pairing.byes = numbers<PlayerId>(json, "byes");
    act.order = numbers<PlayerId>(json, "order");
    if (auto const rests = json.find("rests"); rests != json.end()) act.rests = restsOf(*rests);
    if (auto const rules = json.find("by_rules"); rules != json.end())
        act.byRules =
            pairing::RoundPairing{act.pairing.round, pairsOf(rules->at("pairs")), numbers<PlayerId>(*rules, "byes")};
    return act;
}

Json Form<RoundImported>::to(RoundImported const& act) {
    Json games = Json::array();
    for (auto const& game : act.games)
        games.push_back({{"board", game.board.value()},
                         {"white", game.white.value()},
                         {"black", game.black.value()},
                         {"result", game.result ? Json(code(*game.result)) : Json()}});
    return {{"round", act.round.value()}, {"games", games}, {"rests", restsJson(act.rests)}};
}
RoundImported Form<RoundImported>::from(Json const& json) {
    RoundImported act{roundNumber(json, "round"), {}, {}};
    for (Json const& game : json.at("games")) {
        std::optional<Result> outcome;
        if (!game.at("result").is_null()) outcome = result(game.at("result"));
        act.games.push_back({boardNumber(game, "board"), playerId(game, "white"), playerId(game, "black"), outcome});
    }
    act.rests = restsOf(json.at("rests"));
    return act;
}

Json Form<ClocksOperated>::to(ClocksOperated const& act) {
    Json json = std::visit(OperationOf{}, act.operation);
    json["round"] = act.round.value();
    json["boards"] = list(act.boards);
    json["at_ns"] = of(act.at);
    if (!act.reason.empty()) json["reason"] = act.reason;
    return json;
}
ClocksOperated Form<ClocksOperated>::from(Json const& json) {
    return {roundNumber(json, "round"), numbers<BoardNumber>(json, "boards"), operation(json), instant(json, "at_ns"),
            json.value("reason", std::string{})};
}

Json Form<ClockReported>::to(ClockReported const& act) {
    Json json = std::visit(FactOf{}, act.fact);
    json["round"] = act.round.value();
    json["board"] = act.board.value();
    return json;
}
ClockReported Form<ClockReported>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board"), fact(json)};
}

Json Form<ClocksCorrected>::to(ClocksCorrected const& act) {
    Json boards = Json::array();
    for (ClocksCorrected::OnBoard const& one : act.boards) {
        Json operations = Json::array();
        for (clock::Operation const& operation : one.operations)
            operations.push_back(std::visit(OperationOf{}, operation));
        boards.push_back({{"board", one.board.value()}, {"operations", operations}, {"change", of(one.change)}});
    }
    Json json{
        {"round", act.round.value()}, {"boards", boards}, {"at_ns", of(act.at)}, {"ground", groundWord(act.ground)}};
    if (!act.note.empty()) json["note"] = act.note;
    if (act.offender) json["offender"] = of(*act.offender);
    if (act.takesBack) json["takes_back"] = act.takesBack->value();
    if (act.restores) json["restores"] = act.restores->value();
    return json;
}
std::optional<Seq> maybeSeq(Json const& json, char const* name) {
    auto const found = json.find(name);
    return found == json.end() ? std::nullopt : std::optional{Seq{whole(json, name, seqs)}};
}
ClocksCorrected Form<ClocksCorrected>::from(Json const& json) {
    ClocksCorrected act{roundNumber(json, "round"),
                        {},
                        instant(json, "at_ns"),
                        ground(json.at("ground")),
                        json.value("note", std::string{})};
    for (Json const& one : json.at("boards")) {
        ClocksCorrected::OnBoard on{boardNumber(one, "board"), {}, change(one.at("change"))};
        for (Json const& each : one.at("operations")) on.operations.push_back(operation(each));
        act.boards.push_back(std::move(on));
    }
    if (auto const offender = json.find("offender"); offender != json.end()) act.offender = colour(*offender);
    act.takesBack = maybeSeq(json, "takes_back");
    act.restores = maybeSeq(json, "restores");
    return act;
}

Json Form<LateArrival>::to(LateArrival const& act) {
    return {{"round", act.round.value()},
            {"board", act.board.value()},
            {"by", of(act.by)},
            {"stamped_ns", of(act.stamped)},
            {"arrived_ns", of(act.arrived)}};
}
LateArrival Form<LateArrival>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board"), colour(json.at("by")), instant(json, "stamped_ns"),
            instant(json, "arrived_ns")};
}

template <typename OnBoard>
Json place(OnBoard const& act) {
    return {{"round", act.round.value()}, {"board", act.board.value()}};
}
template <typename OnSide>
Json placeAndSide(OnSide const& act) {
    Json json = place(act);
    json["side"] = of(act.side);
    return json;
}
Json Form<ResultEntered>::to(ResultEntered const& act) {
    Json json = place(act);
    json["result"] = code(act.result);
    if (!act.article.empty()) json["article"] = act.article;
    if (!act.note.empty()) json["note"] = act.note;
    return json;
}
ResultEntered Form<ResultEntered>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board"), result(json.at("result")),
            json.value("article", std::string{}), json.value("note", std::string{})};
}
Json Form<SidesSwapped>::to(SidesSwapped const& act) { return place(act); }
SidesSwapped Form<SidesSwapped>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board")};
}
Json Form<FlagNoticed>::to(FlagNoticed const& act) {
    Json json = placeAndSide(act);
    if (act.claimedBy) json["claimed_by"] = of(*act.claimedBy);
    return json;
}
FlagNoticed Form<FlagNoticed>::from(Json const& json) {
    FlagNoticed act{roundNumber(json, "round"), boardNumber(json, "board"), colour(json.at("side")), {}};
    if (auto const claimed = json.find("claimed_by"); claimed != json.end()) act.claimedBy = colour(*claimed);
    return act;
}
Json Form<PlayerAbsent>::to(PlayerAbsent const& act) { return placeAndSide(act); }
PlayerAbsent Form<PlayerAbsent>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board"), colour(json.at("side"))};
}
Json Form<PlayerArrived>::to(PlayerArrived const& act) { return placeAndSide(act); }
PlayerArrived Form<PlayerArrived>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board"), colour(json.at("side"))};
}
Json Form<ResultCleared>::to(ResultCleared const& act) { return place(act); }
ResultCleared Form<ResultCleared>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board")};
}
Json Form<GameAdjourned>::to(GameAdjourned const& act) { return place(act); }
GameAdjourned Form<GameAdjourned>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board")};
}

// --- the game on record

Json Form<GamesSetUp>::to(GamesSetUp const& act) {
    return {{"round", act.round.value()},
            {"boards", list(act.boards)},
            {"fen", act.fen},
            {"game", wordOf(games, act.game)}};
}
GamesSetUp Form<GamesSetUp>::from(Json const& json) {
    return {roundNumber(json, "round"), numbers<BoardNumber>(json, "boards"), json.at("fen").get<std::string>(),
            valueOf(games, json.at("game"))};
}

void putTime(Json& json, std::optional<record::ClockTime> const& time) {
    if (time) json["clock_ms"] = time->count();
}
std::optional<record::ClockTime> timeOf(Json const& json) {
    if (!json.contains("clock_ms")) return std::nullopt;
    return record::ClockTime{whole(json, "clock_ms", clockTimes)};
}

Json of(EntryWritten const& entry) {
    Json json = Json::object();
    if (!entry.move.empty()) json["move"] = entry.move;
    if (entry.move.empty()) json["fen_after"] = entry.fenAfter;
    if (entry.halfMoves != 0) json["half_moves"] = entry.halfMoves;
    if (entry.drawOffered) json["draw_offered"] = true;
    putTime(json, entry.clock);
    return json;
}
EntryWritten entry(Json const& json) {
    EntryWritten entry;
    entry.move = json.value("move", std::string{});
    entry.fenAfter = json.value("fen_after", std::string{});
    if (json.contains("half_moves")) entry.halfMoves = number(json, "half_moves", ordinals);
    entry.drawOffered = json.value("draw_offered", false);
    entry.clock = timeOf(json);
    return entry;
}

Json Form<RecordWritten>::to(RecordWritten const& act) {
    Json entries = Json::array();
    for (EntryWritten const& one : act.entries) entries.push_back(of(one));
    Json json = place(act);
    json["from"] = act.from;
    json["removed"] = act.removed;
    json["entries"] = entries;
    return json;
}
RecordWritten Form<RecordWritten>::from(Json const& json) {
    RecordWritten act{roundNumber(json, "round"),
                      boardNumber(json, "board"),
                      number(json, "from", ordinals),
                      number(json, "removed", ordinals),
                      {}};
    for (Json const& one : json.at("entries")) act.entries.push_back(entry(one));
    return act;
}

Json Form<SheetWritten>::to(SheetWritten const& act) {
    Json lines = Json::array();
    for (record::SheetLine const& line : act.lines) {
        Json one{{"text", line.written}};
        putTime(one, line.clock);
        lines.push_back(std::move(one));
    }
    Json json = placeAndSide(act);
    json["language"] = notation::languageCode(act.language);
    json["from"] = act.from;
    json["removed"] = act.removed;
    json["lines"] = lines;
    return json;
}
SheetWritten Form<SheetWritten>::from(Json const& json) {
    SheetWritten act{roundNumber(json, "round"), boardNumber(json, "board"), colour(json.at("side"))};
    auto const language = notation::languageFrom(json.at("language").get<std::string>());
    if (!language) throw Undecodable("unknown language");
    act.language = *language;
    act.from = number(json, "from", ordinals);
    act.removed = number(json, "removed", ordinals);
    for (Json const& one : json.at("lines")) act.lines.push_back({one.at("text").get<std::string>(), timeOf(one)});
    return act;
}

template <typename ByPlayer>
Json placeAndPlayer(ByPlayer const& act) {
    Json json = place(act);
    json["by"] = of(act.by);
    return json;
}
Json Form<DrawOffered>::to(DrawOffered const& act) {
    Json json = placeAndPlayer(act);
    json["moment"] = wordOf(moments, act.moment);
    if (act.consented) json["consented"] = true;
    return json;
}
DrawOffered Form<DrawOffered>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board"), colour(json.at("by")),
            valueOf(moments, json.at("moment")), json.value("consented", false)};
}
Json Form<OfferAnswered>::to(OfferAnswered const& act) {
    Json json = placeAndPlayer(act);
    json["answer"] = wordOf(answers, act.answer);
    if (act.consented) json["consented"] = true;
    return json;
}
OfferAnswered Form<OfferAnswered>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board"), colour(json.at("by")),
            valueOf(answers, json.at("answer")), json.value("consented", false)};
}
Json Form<DrawClaimed>::to(DrawClaimed const& act) {
    Json json = placeAndPlayer(act);
    json["basis"] = wordOf(bases, act.basis);
    if (!act.written.empty()) json["written"] = act.written;
    if (!act.move.empty()) json["move"] = act.move;
    if (act.manTouched) json["man_touched"] = true;
    return json;
}
DrawClaimed Form<DrawClaimed>::from(Json const& json) {
    return {roundNumber(json, "round"),       boardNumber(json, "board"),           colour(json.at("by")),
            valueOf(bases, json.at("basis")), json.value("written", std::string{}), json.value("move", std::string{}),
            json.value("man_touched", false)};
}
Json Form<ClaimRuled>::to(ClaimRuled const& act) {
    Json json = place(act);
    json["ruling"] = wordOf(claimRulings, act.ruling);
    if (!act.article.empty()) json["article"] = act.article;
    if (!act.note.empty()) json["note"] = act.note;
    return json;
}
ClaimRuled Form<ClaimRuled>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board"), valueOf(claimRulings, json.at("ruling")),
            json.value("article", std::string{}), json.value("note", std::string{})};
}
Json Form<IllegalMoveNoted>::to(IllegalMoveNoted const& act) {
    Json json = placeAndPlayer(act);
    json["played"] = act.played;
    return json;
}
IllegalMoveNoted Form<IllegalMoveNoted>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board"), colour(json.at("by")),
            json.at("played").get<std::string>()};
}
Json Form<NoteWritten>::to(NoteWritten const& act) {
    Json json = place(act);
    json["after"] = act.after;
    json["text"] = act.text;
    return json;
}
NoteWritten Form<NoteWritten>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board"), json.at("after").get<int>(),
            json.at("text").get<std::string>()};
}
Json Form<RecordingExcused>::to(RecordingExcused const& act) {
    Json json = placeAndSide(act);
    json["excused"] = act.excused;
    if (!act.reason.empty()) json["reason"] = act.reason;
    return json;
}
RecordingExcused Form<RecordingExcused>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board"), colour(json.at("side")),
            json.at("excused").get<bool>(), json.value("reason", std::string{})};
}
Json Form<SheetSigned>::to(SheetSigned const& act) {
    Json json = placeAndSide(act);
    json["result"] = act.written ? Json(code(*act.written)) : Json();
    return json;
}
SheetSigned Form<SheetSigned>::from(Json const& json) {
    SheetSigned act{roundNumber(json, "round"), boardNumber(json, "board"), colour(json.at("side")), {}};
    if (!json.at("result").is_null()) act.written = result(json.at("result"));
    return act;
}

Json blindPlayer(BlindPlay const& play, Colour side) {
    Json json{{"disabled", play.disabled[side]}, {"keeps", wordOf(keepings, play.keeping[side])}};
    if (auto const& assistant = play.assistants[side]) {
        Json duties = Json::array();
        for (AssistantDuty const duty : assistant->duties) duties.push_back(wordOf(dutyWords, duty));
        json["assistant"] = Json{{"name", assistant->name}, {"duties", duties}};
    }
    return json;
}
void readBlindPlayer(Json const& json, BlindPlay& play, Colour side) {
    play.disabled[side] = json.at("disabled").get<bool>();
    play.keeping[side] = valueOf(keepings, json.at("keeps"));
    if (!json.contains("assistant")) return;
    Assistant assistant{json.at("assistant").at("name").get<std::string>(), {}};
    for (Json const& duty : json.at("assistant").at("duties")) assistant.duties.push_back(valueOf(dutyWords, duty));
    play.assistants[side] = std::move(assistant);
}
Json Form<BlindPlayArranged>::to(BlindPlayArranged const& act) {
    Json json = place(act);
    json["white"] = blindPlayer(act.play, Colour::White);
    json["black"] = blindPlayer(act.play, Colour::Black);
    json["two_boards"] = act.play.boards == BoardsInUse::Two;
    if (!act.play.adaptations.empty()) json["adaptations"] = act.play.adaptations;
    return json;
}
BlindPlayArranged Form<BlindPlayArranged>::from(Json const& json) {
    BlindPlayArranged act{roundNumber(json, "round"), boardNumber(json, "board")};
    readBlindPlayer(json.at("white"), act.play, Colour::White);
    readBlindPlayer(json.at("black"), act.play, Colour::Black);
    act.play.boards = json.at("two_boards").get<bool>() ? BoardsInUse::Two : BoardsInUse::One;
    act.play.adaptations = json.value("adaptations", std::string{});
    return act;
}
Json Form<BlindPlayRemarked>::to(BlindPlayRemarked const& act) {
    Json json = placeAndSide(act);
    json["remark"] = wordOf(blindRemarks, act.remark);
    if (!act.article.empty()) json["article"] = act.article;
    if (!act.note.empty()) json["note"] = act.note;
    return json;
}
BlindPlayRemarked Form<BlindPlayRemarked>::from(Json const& json) {
    return {roundNumber(json, "round"),
            boardNumber(json, "board"),
            colour(json.at("side")),
            valueOf(blindRemarks, json.at("remark")),
            json.value("article", std::string{}),
            json.value("note", std::string{})};
}
Json Form<BoardsCompared>::to(BoardsCompared const& act) {
    Json json = place(act);
    if (!act.stands.white.empty()) json["white"] = act.stands.white;
    if (!act.stands.black.empty()) json["black"] = act.stands.black;
    return json;
}
BoardsCompared Form<BoardsCompared>::from(Json const& json) {
    return {roundNumber(json, "round"),
            boardNumber(json, "board"),
            {json.value("white", std::string{}), json.value("black", std::string{})}};
}
Json Form<BoardsCorrected>::to(BoardsCorrected const& act) {
    Json json = place(act);
    json["remedy"] = wordOf(remedies, act.remedy);
    json["half_moves"] = act.halfMoves;
    if (!act.article.empty()) json["article"] = act.article;
    return json;
}
BoardsCorrected Form<BoardsCorrected>::from(Json const& json) {
    return {roundNumber(json, "round"), boardNumber(json, "board"), valueOf(remedies, json.at("remedy")),
            number(json, "half_moves", ordinals), json.value("article", std::string{})};
}

Json Form<DeskOpened>::to(DeskOpened const& act) {
    return {{"program", act.program},   {"boot", act.boot},
            {"ticks_ns", act.ticks},    {"asleep_ns", act.asleep},
            {"at_ns", of(act.at)},      {"last_beat_ns", act.lastBeat ? of(*act.lastBeat) : Json()},
            {"gap_exact", act.gapExact}};
}
DeskOpened Form<DeskOpened>::from(Json const& json) {
    std::optional<clock::Instant> lastBeat;
    if (!json.at("last_beat_ns").is_null()) lastBeat = instant(json, "last_beat_ns");
    return {json.at("program").get<std::string>(),
            json.at("boot").get<std::string>(),
            whole(json, "ticks_ns", spans),
            whole(json, "asleep_ns", spans),
            instant(json, "at_ns"),
            lastBeat,
            json.at("gap_exact").get<bool>()};
}
Json Form<DeskClosed>::to(DeskClosed const&) { return Json::object(); }
DeskClosed Form<DeskClosed>::from(Json const&) { return {}; }

Json Form<ClocksRecovered>::to(ClocksRecovered const& act) {
    Json json{{"round", act.round.value()}, {"boards", list(act.boards)}, {"policy", wordOf(policies, act.policy)}};
    if (act.manual) {
        json["white_ns"] = act.manual->white.count();
        json["black_ns"] = act.manual->black.count();
    }
    return json;
}
ClocksRecovered Form<ClocksRecovered>::from(Json const& json) {
    ClocksRecovered act{roundNumber(json, "round"), numbers<BoardNumber>(json, "boards"),
                        valueOf(policies, json.at("policy"))};
    if (act.policy == RecoveryPolicy::Manual)
        act.manual = ByColour<clock::Span>{span(json, "white_ns"), span(json, "black_ns")};
    return act;
}
Json Form<ActRetracted>::to(ActRetracted const& act) { return {{"act", act.act.value()}}; }
ActRetracted Form<ActRetracted>::from(Json const& json) { return {Seq{whole(json, "act", seqs)}}; }
Json Form<ActRestored>::to(ActRestored const& act) { return {{"act", act.act.value()}}; }
ActRestored Form<ActRestored>::from(Json const& json) { return {Seq{whole(json, "act", seqs)}}; }

/// The one board an act is about, for the column that people search by.
template <typename A>
std::optional<int> boardOf(A const& act) {
    if constexpr (requires { act.board; })
        return act.board.value();
    else if constexpr (std::is_same_v<A, ClocksCorrected>)
        return act.boards.size() == 1 ? std::optional{act.boards.front().board.value()} : std::nullopt;
    else if constexpr (requires { act.boards; })
        return act.boards.size() == 1 ? std::optional{act.boards.front().value()} : std::nullopt;
    else
        return std::nullopt;
}

template <std::size_t Index = 0>
Act actOf(std::string_view kind, Json const& json) {
    if constexpr (Index < std::variant_size_v<Act>) {
        using A = std::variant_alternative_t<Index, Act>;
        if (Form<A>::kind == kind) return Form<A>::from(json);
        return actOf<Index + 1>(kind, json);
    } else {
        throw Undecodable("unknown kind of act");
    }
}

} // namespace

bool isSound(Heartbeat const& beat) {
    return isWithin(beat.at.time_since_epoch().count(), instants) && isWithin(beat.wall.value(), wallTimes) &&
           isWithin(beat.ticks, spans);
}

NewRow encode(Act const& act) {
    return std::visit(
        []<typename A>(A const& one) {
            return NewRow{std::string{Form<A>::kind}, 1, Form<A>::to(one).dump(), boardOf(one), {}, {}, {}};
        },
        act);
}

Expected<RecordedAct, DecodeProblem> decode(Row const& row) {
    try {
        if (row.version != 1) throw Undecodable("unknown version " + std::to_string(row.version));
        if (!isWithin(row.at.time_since_epoch().count(), instants)) throw Undecodable("at_ns: out of range");
        if (!isWithin(row.wall.value(), wallTimes)) throw Undecodable("wall_utc_ms: out of range");
        return RecordedAct{row.seq, row.who, row.wall, row.at, actOf(row.kind, Json::parse(row.payload))};
    } catch (std::exception const& problem) { // nlohmann's and ours; none crosses this border
        return refused(DecodeProblem{row.seq, row.kind, problem.what()});
    }
}

} // namespace flagfall::session
