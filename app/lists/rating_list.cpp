// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/rating_list.h"

#include "app/lists/folding.h"
#include "app/lists/list_format.h"
#include "app/storage/database.h"
#include "app/storage/statement.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <limits>
#include <map>

namespace flagfall::lists {

using format::WordKind;
using storage::Database;
using storage::SqlProblem;
using storage::Statement;

namespace {

/// A set of players, one bit each.
class PlayerSet {
public:
    explicit PlayerSet(std::size_t players) : m_bits(players / 64 + 1) {}

    void add(std::uint32_t number) {
        if (number / 64 < m_bits.size()) m_bits[number / 64] |= std::uint64_t{1} << (number % 64);
    }
    [[nodiscard]] bool has(std::uint32_t number) const { return (m_bits[number / 64] >> (number % 64)) & 1; }
    void addAll(PlayerSet const& other) {
        for (std::size_t i = 0; i < m_bits.size(); ++i) m_bits[i] |= other.m_bits[i];
    }
    void keepOnly(PlayerSet const& other) {
        for (std::size_t i = 0; i < m_bits.size(); ++i) m_bits[i] &= other.m_bits[i];
    }
    template <typename Visit>
    void each(Visit visit) const {
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            for (std::uint64_t left = m_bits[i]; left != 0; left &= left - 1)
                visit(static_cast<std::uint32_t>(i * 64 + static_cast<std::size_t>(std::countr_zero(left))));
    }

private:
    std::vector<std::uint64_t> m_bits;
};

/// Who has a word: all of it, its beginning, or its sound as well.
struct WordHits {
    explicit WordHits(std::size_t players) : whole(players), beginning(players), sound(players) {}
    PlayerSet whole, beginning, sound;
};

std::vector<std::uint16_t> valuesIn(std::span<std::byte const> bytes) {
    std::vector<std::uint16_t> values(bytes.size() / 2);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<std::uint16_t>(std::to_integer<unsigned>(bytes[2 * i]) |
                                               std::to_integer<unsigned>(bytes[2 * i + 1]) << 8);
    return values;
}

constexpr char const* columns =
    "SELECT name, federation, fide_id, national_id, club, birth, sex, title, other_titles, online_title,"
    " standard, standard_games, standard_k, rapid, rapid_games, rapid_k, blitz, blitz_games, blitz_k, active"
    " FROM player ";

template <typename Choice>
Choice choiceOf(std::int64_t value, Choice last) {
    return value < 0 || value > static_cast<std::int64_t>(last) ? last : static_cast<Choice>(value);
}

ListedPlayer playerIn(Statement const& row) {
    ListedPlayer player;
    player.name = row.text(0);
    player.federation = row.text(1);
    if (!row.null(2)) player.fideId = std::to_string(row.number(2));
    player.nationalId = row.text(3);
    player.club = row.text(4);
    player.birth = row.text(5);
    player.sex = choiceOf(row.number(6), session::Sex::Woman);
    player.title = choiceOf(row.number(7), session::Title::None);
    player.otherTitles = row.text(8);
    player.onlineTitle = row.text(9);
    int column = 10;
    for (ListedRating& rating : player.ratings) {
        rating.value = static_cast<int>(row.number(column++));
        rating.games = static_cast<int>(row.number(column++));
        rating.k = static_cast<int>(row.number(column++));
    }
    player.active = row.number(column) != 0;
    return player;
}

std::int64_t integerOf(std::string const& text) {
    std::int64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

bool isDigits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

struct RatingList::Work {
    explicit Work(Database opened) : database(std::move(opened)) {}

    [[nodiscard]] Expected<void, SqlProblem> read();
    [[nodiscard]] Expected<void, SqlProblem> readInfo();
    [[nodiscard]] Expected<void, SqlProblem> readOfAll(std::string_view name, std::vector<std::uint16_t>& values);
    /// What ranks hits: some megabytes, not needed before the first search by name.
    [[nodiscard]] bool readRanks();

    void addWord(PlayerSet& set, WordKind kind, std::string_view word);
    void addBeginning(PlayerSet& set, WordKind kind, std::string_view beginning);
    [[nodiscard]] WordHits hitsFor(std::string_view word);
    [[nodiscard]] std::vector<std::uint32_t> best(WordHits const& hits, ListQuestion const& question) const;
    [[nodiscard]] std::vector<ListedPlayer> withIdLike(std::string_view digits, std::size_t most);
    [[nodiscard]] std::optional<ListedPlayer> one(Statement& statement);

    Database database;
    ListInfo info;
    std::map<std::string, std::uint16_t, std::less<>> federations;
    std::vector<std::uint16_t> federationOf, strength;
    std::optional<Statement> word, range, byNumber, byFideId, byNationalId, fideIdsFrom;
};

Expected<void, SqlProblem> RatingList::Work::readInfo() {
    auto row = Statement::prepare(database, "SELECT name, value FROM info");
    if (!row) return refused(row.error());
    std::map<std::string, std::string> values;
    for (;;) {
        auto const more = row->step();
        if (!more) return refused(more.error());
        if (!*more) break;
        values[row->text(0)] = row->text(1);
    }
    info.source = values["source"];
    info.month = parseMonth(values["month"]).value_or(ListMonth{});
    info.players = integerOf(values["players"]);
    info.rated = {integerOf(values["standard"]), integerOf(values["rapid"]), integerOf(values["blitz"])};
    info.file = values["file"];
    info.skipped = integerOf(values["skipped"]);
    return {};
}

Expected<void, SqlProblem> RatingList::Work::readOfAll(std::string_view name, std::vector<std::uint16_t>& values) {
    auto row = Statement::prepare(database, "SELECT bytes FROM of_all WHERE name = ?1");
    if (!row) return refused(row.error());
    auto const there = row->bind(1, name).step();
    if (!there) return refused(there.error());
    if (*there) values = valuesIn(row->bytes(0));
    values.resize(static_cast<std::size_t>(info.players) + 1);
    return {};
}

Expected<void, SqlProblem> RatingList::Work::read() {
    if (auto const done = readInfo(); !done) return done;
    if (info.players < 0 || info.players > std::numeric_limits<std::int32_t>::max()) info.players = 0;
    auto names = Statement::prepare(database, "SELECT code, name FROM federation");
    if (!names) return refused(names.error());
    for (;;) {
        auto const more = names->step();
        if (!more) return refused(more.error());
        if (!*more) break;
        federations.emplace(names->text(1), static_cast<std::uint16_t>(names->number(0)));
    }
    std::string const all = columns;
    auto const prepare = [this](std::optional<Statement>& into, std::string const& sql) -> Expected<void, SqlProblem> {
        auto made = Statement::prepare(database, sql.c_str());
        if (!made) return refused(made.error());
        into.emplace(std::move(*made));
        return {};
    };
    auto done = prepare(word, "SELECT players FROM word WHERE kind = ?1 AND word = ?2");
    if (done) done = prepare(range, "SELECT players FROM word WHERE kind = ?1 AND word >= ?2 AND word < ?3");
    if (done) done = prepare(byNumber, all + "WHERE number = ?1");
    if (done) done = prepare(byFideId, all + "WHERE fide_id = ?1");
    if (done) done = prepare(byNationalId, all + "WHERE national_id = ?1");
    if (done) done = prepare(fideIdsFrom, all + "WHERE fide_id >= ?1 AND fide_id <= ?2 ORDER BY fide_id LIMIT ?3");
    return done;
}

bool RatingList::Work::readRanks() {
    if (!strength.empty()) return true;
    return readOfAll("federation", federationOf) && readOfAll("strength", strength);
}

RatingList::RatingList(std::unique_ptr<Work> work) : m_work(std::move(work)) {}
RatingList::~RatingList() = default;
RatingList::RatingList(RatingList&&) noexcept = default;
RatingList& RatingList::operator=(RatingList&&) noexcept = default;

Expected<RatingList, ListProblem> RatingList::open(std::filesystem::path const& file) {
    auto opened = Database::open(file, Database::Mode::Immutable);
    if (!opened) return refused(ListProblem{ListFault::CannotRead, file, 0, opened.error().detail});
    auto const owner = opened->number("PRAGMA application_id");
    auto const version = opened->number("PRAGMA user_version");
    if (!owner || !version || *owner != format::applicationId || *version != format::version)
        return refused(ListProblem{ListFault::NotAListFile, file, 0, owner ? std::string{} : owner.error().detail});
    auto work = std::make_unique<Work>(std::move(*opened));
    if (auto const done = work->read(); !done)
        return refused(ListProblem{ListFault::NotAListFile, file, 0, done.error().detail});
    return RatingList{std::move(work)};
}

ListInfo const& RatingList::info() const { return m_work->info; }

// --- by name -------------------------------------------------------------------------------------------------

void RatingList::Work::addWord(PlayerSet& set, WordKind kind, std::string_view exact) {
    word->bind(1, static_cast<std::int64_t>(kind)).bind(2, exact);
    if (auto const there = word->step(); there && *there) {
        auto const bytes = word->bytes(0);
        format::eachNumber({reinterpret_cast<char const*>(bytes.data()), bytes.size()},
                           [&set](std::uint32_t number) { set.add(number); });
    }
    word->reset();
}

void RatingList::Work::addBeginning(PlayerSet& set, WordKind kind, std::string_view beginning) {
    std::string const after = std::string{beginning} + '\x7f'; // behind every letter and digit
    range->bind(1, static_cast<std::int64_t>(kind)).bind(2, beginning).bind(3, std::string_view{after});
    for (auto more = range->step(); more && *more; more = range->step()) {
        auto const bytes = range->bytes(0);
        format::eachNumber({reinterpret_cast<char const*>(bytes.data()), bytes.size()},
                           [&set](std::uint32_t number) { set.add(number); });
    }
    range->reset();
}

WordHits RatingList::Work::hitsFor(std::string_view asked) {
    WordHits hits{static_cast<std::size_t>(info.players)};
    addWord(hits.whole, WordKind::Word, asked);
    if (asked.size() < format::shortBeginning)
        addWord(hits.beginning, WordKind::Beginning, asked);
    else
        addBeginning(hits.beginning, WordKind::Word, asked);
    hits.sound.addAll(hits.beginning);
    // Half of all names would sound like one or two letters.
    if (std::string const sound = soundOf(asked); sound.size() >= format::shortBeginning) {
        addBeginning(hits.sound, WordKind::Sound, sound);
        if (sound != asked) addBeginning(hits.sound, WordKind::Word, sound);
    }
    return hits;
}

std::vector<std::uint32_t> RatingList::Work::best(WordHits const& hits, ListQuestion const& question) const {
    auto const home = federations.find(question.federation);
    std::uint16_t const code = home == federations.end() ? std::uint16_t{0} : home->second;
    using Hit = std::pair<std::uint32_t, std::uint32_t>; // how well it fits, and how far from the end: more is better
    std::vector<Hit> best;                               // a heap with the worst on top
    auto const count = static_cast<std::uint32_t>(info.players);
    hits.sound.each([&](std::uint32_t number) {
        if (number == 0 || number > count) return;
        std::uint32_t fit = strength[number]; // the active bit is above the rating
        if (code != 0 && federationOf[number] == code) fit |= 1U << 18;
        if (hits.whole.has(number)) fit |= 1U << 17;
        if (hits.beginning.has(number)) fit |= 1U << 16;
        Hit const hit{fit, count - number};
        if (best.size() == question.most && hit < best.front()) return;
        best.push_back(hit);
        std::ranges::push_heap(best, std::greater{});
        if (best.size() <= question.most) return;
        std::ranges::pop_heap(best, std::greater{});
        best.pop_back();
    });
    std::ranges::sort(best, std::greater{});
    std::vector<std::uint32_t> numbers;
    numbers.reserve(best.size());
    for (Hit const& hit : best) numbers.push_back(count - hit.second);
    return numbers;
}

std::vector<ListedPlayer> RatingList::search(ListQuestion const& question) const {
    Work& work = *m_work;
    std::vector<ListedPlayer> players;
    if (question.most == 0) return players;
    std::string const asked = folded(question.words);
    auto const words = wordsOf(asked);
    if (words.empty()) return players;
    if (words.size() == 1 && isDigits(words.front())) return work.withIdLike(words.front(), question.most);
    if (!work.readRanks()) return players;
    std::optional<WordHits> all;
    for (std::string_view const word : words) {
        WordHits hits = work.hitsFor(word);
        if (!all) {
            all.emplace(std::move(hits));
            continue;
        }
        all->whole.keepOnly(hits.whole);
        all->beginning.keepOnly(hits.beginning);
        all->sound.keepOnly(hits.sound);
    }
    for (std::uint32_t const number : work.best(*all, question)) {
        work.byNumber->bind(1, static_cast<std::int64_t>(number));
        if (auto player = work.one(*work.byNumber)) players.push_back(std::move(*player));
    }
    return players;
}

// --- by ID ---------------------------------------------------------------------------------------------------

std::optional<ListedPlayer> RatingList::Work::one(Statement& statement) {
    std::optional<ListedPlayer> player;
    if (auto const there = statement.step(); there && *there) player = playerIn(statement);
    statement.reset();
    return player;
}

std::vector<ListedPlayer> RatingList::Work::withIdLike(std::string_view digits, std::size_t most) {
    std::vector<ListedPlayer> players;
    if (byNationalId->bind(1, digits); auto player = one(*byNationalId)) players.push_back(std::move(*player));
    std::int64_t from = 0;
    if (std::string const id = fideIdOf(digits); !id.empty()) from = integerOf(id);
    // 12 stands for 12, 120 to 129, 1200 to 1299 and so on.
    std::int64_t to = from;
    constexpr std::int64_t beyond = 99'999'999'999;
    for (; from > 0 && from <= beyond && players.size() < most; from *= 10, to = to * 10 + 9) {
        fideIdsFrom->bind(1, from).bind(2, to).bind(3, static_cast<std::int64_t>(most - players.size()));
        for (auto more = fideIdsFrom->step(); more && *more; more = fideIdsFrom->step())
            players.push_back(playerIn(*fideIdsFrom));
        fideIdsFrom->reset();
    }
    return players;
}

std::optional<ListedPlayer> RatingList::withFideId(std::string_view id) const {
    std::string const digits = fideIdOf(id);
    if (digits.empty()) return std::nullopt;
    m_work->byFideId->bind(1, integerOf(digits));
    return m_work->one(*m_work->byFideId);
}

std::optional<ListedPlayer> RatingList::withNationalId(std::string_view id) const {
    if (id.empty()) return std::nullopt;
    m_work->byNationalId->bind(1, id);
    return m_work->one(*m_work->byNationalId);
}

} // namespace flagfall::lists
