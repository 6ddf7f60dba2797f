// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/text.h"

#include <algorithm>
#include <type_traits>

namespace flagfall::rulings {
namespace {

/// The house rules without a part of their own.
struct FlatHouseRules {
    std::chrono::minutes defaultTime{};
    Supervision supervision{};
    bool quickplayAnnounced = false;
    std::optional<int> drawsFromMove{};
    bool noDraws = false;
    LateDiscretion admitsLate{};
    bool devicesInBags = false;
    std::optional<Penalty> deviceCosts{};
    bool finesAnnounced = false;
};

} // namespace

template <>
struct Description<FlatHouseRules> {
    static constexpr auto facts = std::tuple{Fact{"default-time", &FlatHouseRules::defaultTime},
                                             Fact{"supervision", &FlatHouseRules::supervision},
                                             Fact{"quickplay", &FlatHouseRules::quickplayAnnounced},
                                             Fact{"draws-from-move", &FlatHouseRules::drawsFromMove},
                                             Fact{"no-draws", &FlatHouseRules::noDraws},
                                             Fact{"admits-late", &FlatHouseRules::admitsLate},
                                             Fact{"devices-in-bags", &FlatHouseRules::devicesInBags},
                                             Fact{"device-costs", &FlatHouseRules::deviceCosts},
                                             Fact{"fines", &FlatHouseRules::finesAnnounced}};
};

namespace {

// --- one fact ----------------------------------------------------------------------------------------------------

template <typename T>
inline constexpr bool isOptional = false;
template <typename T>
inline constexpr bool isOptional<std::optional<T>> = true;
template <typename T>
inline constexpr bool isOfBoth = false;
template <typename T>
inline constexpr bool isOfBoth<ByColour<T>> = true;

template <typename F>
inline constexpr bool isNeeded = false;
template <typename Whole, typename T>
inline constexpr bool isNeeded<Needed<Whole, T>> = true;

/// Calls `visit(word, value, usual, needed)` for each value of a described whole; one of both players is two.
template <typename Whole, typename Visit>
void eachValue(Whole& whole, Visit visit) {
    using Plain = std::remove_const_t<Whole>;
    [[maybe_unused]] static Plain const fresh{}; // not used where there are no facts
    auto const one = [&](auto const& fact) {
        auto& value = whole.*fact.member;
        auto const& usual = fresh.*fact.member;
        constexpr bool needed = isNeeded<std::remove_cvref_t<decltype(fact)>>;
        if constexpr (isOfBoth<std::remove_cvref_t<decltype(value)>>) {
            for (Colour const side : bothColours)
                visit(std::string{rulings::wordOf(side)} + '-' + std::string{fact.word}, value[side], usual[side],
                      needed);
        } else {
            visit(std::string{fact.word}, value, usual, needed);
        }
    };
    std::apply([&](auto const&... facts) { (one(facts), ...); }, Description<Plain>::facts);
}

template <typename T>
std::vector<std::string_view> choicesOf() {
    if constexpr (requires { Value<T>::choices(); })
        return Value<T>::choices();
    else
        return {};
}

template <typename Whole>
std::vector<FactForm> formOf() {
    std::vector<FactForm> form;
    Whole whole{};
    eachValue(whole, [&]<typename T>(std::string word, T const& value, T const&, bool needed) {
        FactForm one{std::move(word), Value<T>::kind, needed, choicesOf<T>()};
        if constexpr (isOptional<T>) {
            if (value) one.usual = Value<T>::text(value);
        } else {
            if (!needed) one.usual = Value<T>::text(value);
        }
        form.push_back(std::move(one));
    });
    return form;
}

template <typename Whole>
std::vector<FactText> writtenFacts(Whole const& whole) {
    std::vector<FactText> facts;
    eachValue(whole, [&]<typename T>(std::string word, T const& value, T const& usual, bool needed) {
        if constexpr (isOptional<T>) {
            if (!value) return;
        }
        if (needed || !(value == usual)) facts.push_back({std::move(word), Value<T>::text(value)});
    });
    return facts;
}

/// Written or not.
template <typename Whole>
std::vector<FactText> allFacts(Whole const& whole) {
    std::vector<FactText> facts;
    eachValue(whole, [&]<typename T>(std::string word, T const& value, T const&, bool) {
        if constexpr (isOptional<T>) {
            if (!value) return;
        }
        facts.push_back({std::move(word), Value<T>::text(value)});
    });
    return facts;
}

std::vector<std::string> plain(std::vector<std::string_view> const& words) { return {words.begin(), words.end()}; }

/// What may stand for a value, for whoever has written something else.
template <typename T>
std::vector<std::string> formsOf() {
    switch (Value<T>::kind) {
    case FactKind::YesNo: return {"yes", "no"};
    case FactKind::Number: return {"a whole number"};
    case FactKind::Time: return {"h:mm:ss", "m:ss"};
    case FactKind::Squares: return {"a square, as e4"};
    case FactKind::OneOf:
    case FactKind::SomeOf: return plain(choicesOf<T>());
    case FactKind::Text:
    case FactKind::Position: break;
    }
    return {};
}

template <typename Whole>
std::optional<FactProblem> unknownIn(std::span<FactText const> facts) {
    std::vector<std::string> words;
    for (FactForm const& one : formOf<Whole>()) words.push_back(one.word);
    for (auto fact = facts.begin(); fact != facts.end(); ++fact) {
        if (std::ranges::count(words, fact->word) == 0)
            return FactProblem{FactFault::NoSuchFact, fact->word, fact->value, words};
        if (std::ranges::count(facts.begin(), fact, fact->word, &FactText::word) > 0)
            return FactProblem{FactFault::GivenTwice, fact->word, fact->value, {}};
    }
    return std::nullopt;
}

template <typename Whole>
std::optional<FactProblem> takeInto(Whole& whole, std::span<FactText const> facts, bool complete) {
    if (auto problem = unknownIn<Whole>(facts)) return problem;
    Whole changed = whole;
    std::optional<FactProblem> problem;
    eachValue(changed, [&]<typename T>(std::string const& word, T& value, T const&, bool needed) {
        if (problem) return;
        auto const given = std::ranges::find(facts, word, &FactText::word);
        if (given == facts.end()) {
            if (needed && complete)
                problem = FactProblem{FactFault::Missing, word, std::string{}, plain(choicesOf<T>())};
        } else if (auto read = Value<T>::read(given->value)) {
            value = std::move(*read);
        } else {
            problem = FactProblem{FactFault::NoSuchValue, word, given->value, formsOf<T>()};
        }
    });
    if (!problem) whole = std::move(changed);
    return problem;
}

// --- one of several kinds ----------------------------------------------------------------------------------------

template <typename Variant>
struct Kinds;
template <typename... Kind>
struct Kinds<std::variant<Kind...>> {
    using Variant = std::variant<Kind...>;

    static std::vector<std::string_view> words() { return {Description<Kind>::word...}; }

    static std::vector<FactForm> form(std::string_view word) {
        std::vector<FactForm> form;
        ((Description<Kind>::word == word ? void(form = formOf<Kind>()) : void()), ...);
        return form;
    }

    static AtBoard atBoard(std::string_view word) {
        AtBoard asked;
        ((Description<Kind>::word == word ? void(asked = atBoardOf<Kind>()) : void()), ...);
        return asked;
    }

    static Expected<Variant, FactProblem> read(std::string_view word, std::span<FactText const> facts) {
        std::optional<Variant> read;
        std::optional<FactProblem> problem;
        ((Description<Kind>::word == word ? readOne<Kind>(facts, read, problem) : void()), ...);
        if (problem) return refused(std::move(*problem));
        if (!read) return refused(FactProblem{FactFault::NoSuchKind, std::string{word}, {}, plain(words())});
        return std::move(*read);
    }

private:
    template <typename One>
    static constexpr AtBoard atBoardOf() {
        if constexpr (requires { Description<One>::atBoard; })
            return Description<One>::atBoard;
        else
            return {};
    }
    template <typename One>
    static void readOne(std::span<FactText const> facts, std::optional<Variant>& read,
                        std::optional<FactProblem>& problem) {
        One one{};
        problem = takeInto(one, facts, true);
        if (!problem) read = std::move(one);
    }
};

template <typename Variant>
std::string_view wordOfKind(Variant const& variant) {
    return std::visit([]<typename One>(One const&) { return Description<One>::word; }, variant);
}
template <typename Variant>
std::vector<FactText> factsOfKind(Variant const& variant) {
    return std::visit([](auto const& one) { return writtenFacts(one); }, variant);
}

std::string withFacts(std::string_view word, std::span<FactText const> facts) {
    return facts.empty() ? std::string{word} : std::string{word} + ' ' + text(facts);
}

std::string joined(Effects const& effects) {
    std::string text;
    for (Effect const& effect : effects) text += (text.empty() ? "" : "; ") + rulings::text(effect);
    return text.empty() ? "nothing" : text;
}

std::string withArticle(std::string text, std::string_view article) {
    return article.empty() ? text : text + ' ' + std::string{article};
}

} // namespace

// --- words and values --------------------------------------------------------------------------------------------

Expected<std::vector<FactText>, FactProblem> readFacts(std::string_view text) {
    std::vector<FactText> facts;
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
        if (text.empty()) return facts;
        auto const end = std::min(text.find_first_of(" \t="), text.size());
        std::string word{text.substr(0, end)};
        text.remove_prefix(end);
        if (!text.starts_with('=')) return refused(FactProblem{FactFault::NotAFact, std::move(word), {}, {}});
        text.remove_prefix(1);
        bool const quoted = text.starts_with('"');
        if (quoted) text.remove_prefix(1);
        auto const stop = quoted ? text.find('"') : std::min(text.find_first_of(" \t"), text.size());
        if (stop == std::string_view::npos) return refused(FactProblem{FactFault::NotAFact, std::move(word), {}, {}});
        facts.push_back({std::move(word), std::string{text.substr(0, stop)}});
        text.remove_prefix(std::min(stop + (quoted ? 1 : 0), text.size()));
    }
}

std::string text(std::span<FactText const> facts) {
    std::string text;
    for (FactText const& fact : facts) {
        bool const quoted = fact.value.empty() || fact.value.find_first_of(" \t") != std::string::npos;
        text += (text.empty() ? "" : " ") + fact.word + '=' + (quoted ? '"' + fact.value + '"' : fact.value);
    }
    return text;
}

// --- incidents ---------------------------------------------------------------------------------------------------

std::vector<std::string_view> incidentWords() { return Kinds<Incident>::words(); }
std::string_view wordOf(Incident const& incident) { return wordOfKind(incident); }
std::vector<FactForm> formOfIncident(std::string_view word) { return Kinds<Incident>::form(word); }
AtBoard atBoard(std::string_view incident) { return Kinds<Incident>::atBoard(incident); }

std::string_view stillToSay(Incident const& incident) {
    return std::visit(
        []<typename One>(One const& one) -> std::string_view {
            if constexpr (requires { Description<One>::stillToSay(one); })
                return Description<One>::stillToSay(one);
            else
                return {};
        },
        incident);
}

Expected<Incident, FactProblem> readIncident(std::string_view word, std::span<FactText const> facts) {
    return Kinds<Incident>::read(word, facts);
}
std::vector<FactText> factsOf(Incident const& incident) { return factsOfKind(incident); }
std::string text(Incident const& incident) { return withFacts(wordOf(incident), factsOf(incident)); }

// --- what is known -----------------------------------------------------------------------------------------------

std::vector<FactForm> formOfKnown() { return formOf<Known>(); }
std::vector<FactForm> formOfSide() { return formOf<KnownSide>(); }
std::optional<FactProblem> take(Known& known, std::span<FactText const> facts) { return takeInto(known, facts, false); }
std::optional<FactProblem> take(KnownSide& side, std::span<FactText const> facts) {
    return takeInto(side, facts, false);
}
std::vector<FactText> factsOf(Known const& known) { return writtenFacts(known); }
std::vector<FactText> factsOf(KnownSide const& side) { return writtenFacts(side); }

// --- the rules of the event --------------------------------------------------------------------------------------

namespace {

FlatHouseRules flatOf(HouseRules const& house) {
    return {
        house.defaultTime,           house.supervision,    house.quickplayAnnounced,    house.agreement.notBeforeMove,
        house.agreement.never,       house.lateDiscretion, house.conduct.devicesInBags, house.conduct.deviceCosts,
        house.conduct.finesAnnounced};
}

} // namespace

std::vector<FactForm> formOfHouseRules() { return formOf<FlatHouseRules>(); }

std::vector<FactText> factsOf(HouseRules const& house, HouseRules const& usual) {
    std::vector<FactText> facts = allFacts(flatOf(house));
    auto const known = allFacts(flatOf(usual));
    std::erase_if(facts, [&](FactText const& fact) { return std::ranges::find(known, fact) != known.end(); });
    return facts;
}

std::optional<FactProblem> take(HouseRules& house, std::span<FactText const> facts) {
    FlatHouseRules flat = flatOf(house);
    if (auto problem = takeInto(flat, facts, false)) return problem;
    house = {flat.defaultTime,        flat.supervision,
             flat.quickplayAnnounced, {flat.drawsFromMove, flat.noDraws},
             flat.admitsLate,         {flat.devicesInBags, flat.deviceCosts, flat.finesAnnounced}};
    return std::nullopt;
}

// --- effects, questions, rulings ---------------------------------------------------------------------------------

std::vector<std::string_view> effectWords() { return Kinds<Effect>::words(); }
std::string text(Effect const& effect) { return withFacts(wordOfKind(effect), factsOfKind(effect)); }
Expected<Effect, FactProblem> effectFromText(std::string_view text) {
    auto const space = std::min(text.find(' '), text.size());
    auto const facts = readFacts(text.substr(space));
    if (!facts) return refused(facts.error());
    return Kinds<Effect>::read(text.substr(0, space), *facts);
}

std::string text(Question const& question) {
    std::string text{rulings::wordOf(question.ask)};
    if (question.about) text += " about=" + std::string{rulings::wordOf(*question.about)};
    if (question.moves > 0) text += " moves=" + std::to_string(question.moves);
    text += ' ';
    for (Answer const answer : question.answers)
        text += (answer == question.answers.front() ? "" : "|") + std::string{rulings::wordOf(answer)};
    if (question.presumed) text += " presumed=" + std::string{rulings::wordOf(*question.presumed)};
    return text;
}

std::vector<std::string> lines(Ruling const& ruling) {
    std::vector<std::string> lines{
        withArticle("finding " + std::string{rulings::wordOf(ruling.finding)}, ruling.article)};
    if (Question const* const question = ruling.asks()) {
        lines.push_back("question " + text(*question));
    } else {
        lines.push_back(withArticle("proposal", ruling.proposes()->article));
        for (Effect const& effect : ruling.proposes()->effects) lines.push_back("effect " + text(effect));
    }
    for (Choice const& other : ruling.others)
        lines.push_back("other " + joined(other.effects) + (other.article.empty() ? "" : " by " + other.article));
    for (Forbidden const what : ruling.mayNot) lines.push_back("may-not " + std::string{rulings::wordOf(what)});
    for (Remark const& remark : ruling.remarks)
        lines.push_back(withArticle("remark " + std::string{rulings::wordOf(remark.what)}, remark.article));
    return lines;
}

} // namespace flagfall::rulings
