// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/list_writer.h"

#include "app/lists/folding.h"
#include "app/lists/list_format.h"
#include "app/storage/database.h"
#include "app/storage/part_file.h"
#include "app/storage/statement.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <unordered_map>
#include <vector>

namespace flagfall::lists {

using format::WordKind;
using storage::Database;
using storage::SqlProblem;
using storage::Statement;

namespace {

/// Nothing is lost when the machine stops while a list is written: the file has no name yet. So nothing waits for the
/// disk, and nothing is kept for a way back.
constexpr char const* quick = "PRAGMA page_size = 8192; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;"
                              "PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -16384; PRAGMA temp_store = FILE;";

struct Postings {
    std::uint32_t last = 0;
    std::string bytes;

    void add(std::uint32_t number) {
        if (number == last) return; // a word that a name has twice
        format::appendNumber(bytes, last, number);
        last = number;
    }
};

struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};
using Postbook = std::unordered_map<std::string, Postings, Hash, std::equal_to<>>;

Postings& under(Postbook& book, std::string_view word) {
    auto const found = book.find(word);
    return found != book.end() ? found->second : book.emplace(word, Postings{}).first->second;
}

/// The words of a program that is read on machines with the least significant byte first, and written on others.
std::string bytesOf(std::vector<std::uint16_t> const& values) {
    std::string bytes;
    bytes.reserve(values.size() * 2);
    for (std::uint16_t const value : values) {
        bytes += static_cast<char>(value & 0xff);
        bytes += static_cast<char>(value >> 8);
    }
    return bytes;
}

std::int64_t bestOf(ListedPlayer const& player) {
    for (PlayType const play : {PlayType::Standard, PlayType::Rapid, PlayType::Blitz})
        if (player.in(play).value > 0) return player.in(play).value;
    return 0;
}

} // namespace

struct ListWriter::Work {
    Work(storage::PartFile file, Database opened) : part(std::move(file)), database(std::move(opened)) {}

    [[nodiscard]] ListProblem problem(SqlProblem const& from) const {
        return {ListFault::CannotWrite, part.path(), 0, from.detail};
    }
    [[nodiscard]] std::uint16_t codeOf(std::string const& federation);
    void note(ListedPlayer const& player);
    /// Whether somebody wants the list still.
    [[nodiscard]] bool goesOn();
    [[nodiscard]] Expected<void, SqlProblem> writeWords(Postbook& book, WordKind kind);
    [[nodiscard]] Expected<void, SqlProblem> writeIndex();
    [[nodiscard]] Expected<void, SqlProblem> writeRest(ListInfo const& info);

    storage::PartFile part;
    std::optional<Database> database; // nothing once it is closed
    std::optional<Statement> insert;  // goes before the database
    std::uint32_t count = 0;
    std::array<std::int64_t, 3> rated{};
    Postbook words, sounds, beginnings;
    std::unordered_map<std::string, std::uint16_t> federations;
    std::vector<std::string> federationNames;
    std::vector<std::uint16_t> federationOf{0}, strength{0}; // players are counted from 1
    GoesOn ask;
    std::size_t written = 0, allWords = 0;
    bool isEnded = false;
};

ListWriter::ListWriter(std::unique_ptr<Work> work) : m_work(std::move(work)) {}
ListWriter::~ListWriter() = default;
ListWriter::ListWriter(ListWriter&&) noexcept = default;

Expected<ListWriter, ListProblem> ListWriter::begin(std::filesystem::path const& target) {
    auto part = storage::PartFile::inPlaceOf(target);
    if (!part) return refused(ListProblem{ListFault::CannotWrite, target, 0, part.error().detail});
    auto opened = Database::open(part->path(), Database::Mode::Create);
    if (!opened) return refused(ListProblem{ListFault::CannotWrite, target, 0, opened.error().detail});
    auto work = std::make_unique<Work>(std::move(*part), std::move(*opened));
    std::string const start = fmt::format("{} {} PRAGMA application_id = {}; PRAGMA user_version = {}; BEGIN;", quick,
                                          format::tables, format::applicationId, format::version);
    if (auto const done = work->database->run(start.c_str()); !done) return refused(work->problem(done.error()));
    auto insert = Statement::prepare(*work->database, "INSERT INTO player VALUES "
                                                      "(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18,"
                                                      "?19,?20,?21)");
    if (!insert) return refused(work->problem(insert.error()));
    work->insert.emplace(std::move(*insert));
    return ListWriter{std::move(work)};
}

std::uint16_t ListWriter::Work::codeOf(std::string const& federation) {
    if (federation.empty()) return 0;
    if (auto const found = federations.find(federation); found != federations.end()) return found->second;
    if (federationNames.size() >= 0xfffe) return 0; // no world has so many
    federationNames.push_back(federation);
    auto const code = static_cast<std::uint16_t>(federationNames.size());
    federations.emplace(federation, code);
    return code;
}

void ListWriter::Work::note(ListedPlayer const& player) {
    std::string const name = folded(player.name);
    for (std::string_view const word : wordsOf(name)) {
        under(words, word).add(count);
        for (std::size_t letters = 1; letters < format::shortBeginning; ++letters)
            under(beginnings, word.substr(0, letters)).add(count);
        if (std::string const sound = soundOf(word); sound != word) under(sounds, sound).add(count);
    }
    federationOf.push_back(codeOf(player.federation));
    auto const rating = std::min<std::int64_t>(bestOf(player), format::ratingBits);
    strength.push_back(static_cast<std::uint16_t>(rating | (player.active ? format::activeBit : 0)));
    for (std::size_t play = 0; play < rated.size(); ++play) rated[play] += player.ratings[play].value > 0 ? 1 : 0;
}

Expected<void, ListProblem> ListWriter::add(ListedPlayer const& player) {
    Work& work = *m_work;
    ++work.count;
    Statement& row = *work.insert;
    auto const text = [&row](int parameter, std::string const& value) {
        value.empty() ? row.bindNull(parameter) : row.bind(parameter, std::string_view{value});
    };
    std::int64_t fideId = 0;
    std::from_chars(player.fideId.data(), player.fideId.data() + player.fideId.size(), fideId);
    row.bind(1, static_cast<std::int64_t>(work.count));
    row.bind(2, std::string_view{player.name}).bind(3, std::string_view{player.federation});
    fideId > 0 ? row.bind(4, fideId) : row.bindNull(4);
    text(5, player.nationalId);
    text(6, player.club);
    text(7, player.birth);
    row.bind(8, static_cast<std::int64_t>(player.sex)).bind(9, static_cast<std::int64_t>(player.title));
    text(10, player.otherTitles);
    text(11, player.onlineTitle);
    int column = 12;
    for (ListedRating const& rating : player.ratings) {
        for (int const value : {rating.value, rating.games, rating.k})
            row.bind(column++, static_cast<std::int64_t>(value));
    }
    row.bind(column, static_cast<std::int64_t>(player.active ? 1 : 0));
    auto const done = row.step();
    row.reset();
    if (!done) return refused(work.problem(done.error()));
    work.note(player);
    return {};
}

bool ListWriter::Work::goesOn() {
    constexpr double ofWords = 0.9; // the rest is SQLite's
    double const share = allWords > 0 ? static_cast<double>(written) / static_cast<double>(allWords) : 1;
    isEnded = isEnded || (ask && !ask(ofWords * share));
    return !isEnded;
}

Expected<void, SqlProblem> ListWriter::Work::writeWords(Postbook& book, WordKind kind) {
    constexpr std::size_t wordsBetweenQuestions = 4096;
    std::vector<Postbook::value_type const*> sorted;
    sorted.reserve(book.size());
    for (auto const& entry : book) sorted.push_back(&entry);
    std::ranges::sort(sorted, {}, [](auto const* entry) -> std::string const& { return entry->first; });
    auto row = Statement::prepare(*database, "INSERT INTO word VALUES (?1, ?2, ?3)");
    if (!row) return refused(row.error());
    for (auto const* const entry : sorted) {
        row->bind(1, static_cast<std::int64_t>(kind)).bind(2, std::string_view{entry->first});
        row->bind(3, std::as_bytes(std::span{entry->second.bytes}));
        auto const done = row->step();
        if (!done) return refused(done.error());
        row->reset();
        if (++written % wordsBetweenQuestions == 0 && !goesOn()) return refused(SqlProblem{});
    }
    Postbook{}.swap(book);
    return {};
}

Expected<void, SqlProblem> ListWriter::Work::writeRest(ListInfo const& info) {
    auto federation = Statement::prepare(*database, "INSERT INTO federation VALUES (?1, ?2)");
    auto ofAll = Statement::prepare(*database, "INSERT INTO of_all VALUES (?1, ?2)");
    auto about = Statement::prepare(*database, "INSERT INTO info VALUES (?1, ?2)");
    for (auto* const statement : {&federation, &ofAll, &about})
        if (!*statement) return refused(statement->error());
    auto const put = [](Statement& statement) -> Expected<void, SqlProblem> {
        auto const done = statement.step();
        statement.reset();
        if (!done) return refused(done.error());
        return {};
    };
    for (std::size_t i = 0; i < federationNames.size(); ++i) {
        federation->bind(1, static_cast<std::int64_t>(i + 1)).bind(2, std::string_view{federationNames[i]});
        if (auto const done = put(*federation); !done) return done;
    }
    for (auto const& [name, values] : {std::pair{"federation", &federationOf}, std::pair{"strength", &strength}}) {
        std::string const bytes = bytesOf(*values);
        ofAll->bind(1, std::string_view{name}).bind(2, std::as_bytes(std::span{bytes}));
        if (auto const done = put(*ofAll); !done) return done;
    }
    auto const number = [](std::int64_t value) { return std::to_string(value); };
    std::array<std::pair<std::string_view, std::string>, 8> const rows{{{"source", info.source},
                                                                        {"month", monthText(info.month)},
                                                                        {"players", number(info.players)},
                                                                        {"standard", number(info.rated[0])},
                                                                        {"rapid", number(info.rated[1])},
                                                                        {"blitz", number(info.rated[2])},
                                                                        {"file", info.file},
                                                                        {"skipped", number(info.skipped)}}};
    for (auto const& [name, value] : rows) {
        about->bind(1, name).bind(2, std::string_view{value});
        if (auto const done = put(*about); !done) return done;
    }
    return {};
}

/// The columns by which somebody is found: SQLite sorts all players, and asks while it does.
Expected<void, SqlProblem> ListWriter::Work::writeIndex() {
    database->askWhether([this] { return goesOn(); });
    auto done = database->run(format::indexes);
    if (done) done = database->run("COMMIT");
    database->askWhether({});
    if (done && !goesOn()) return refused(SqlProblem{});
    return done;
}

Expected<ListInfo, ListProblem> ListWriter::finish(ListInfo info, GoesOn const& goesOn) {
    Work& work = *m_work;
    work.ask = goesOn;
    work.allWords = work.words.size() + work.sounds.size() + work.beginnings.size();
    info.players = work.count;
    info.rated = work.rated;
    work.insert.reset();
    auto done = work.writeWords(work.words, WordKind::Word);
    if (done) done = work.writeWords(work.sounds, WordKind::Sound);
    if (done) done = work.writeWords(work.beginnings, WordKind::Beginning);
    if (done) done = work.writeRest(info);
    if (done) done = work.writeIndex();
    if (work.isEnded) return refused(ListProblem{ListFault::Cancelled, work.part.path(), 0, {}});
    if (!done) return refused(work.problem(done.error()));
    work.database.reset();
    if (auto const published = work.part.publishReplacing(); !published)
        return refused(ListProblem{ListFault::CannotWrite, published.error().file, 0, published.error().detail});
    return info;
}

} // namespace flagfall::lists
