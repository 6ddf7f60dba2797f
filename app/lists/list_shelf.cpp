// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/list_shelf.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <fstream>

namespace flagfall::lists {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view ending = ".list";

/// `fide-2026-11.list.part-4711-1`: the number of the program that was writing it.
pid_t writerOf(std::string const& name) {
    constexpr std::string_view mark = ".list.part-";
    auto const at = name.rfind(mark);
    pid_t writer = 0;
    if (at != name.npos) std::from_chars(name.data() + at + mark.size(), name.data() + name.size(), writer);
    return writer;
}

} // namespace

bool isSource(std::string_view word) {
    constexpr std::size_t longest = 40;
    auto const fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !word.empty() && word.size() <= longest && word.front() != '-' && std::ranges::all_of(word, fits);
}

fs::path usualFolder() {
    char const* const data = std::getenv("XDG_DATA_HOME");
    char const* const home = std::getenv("HOME");
    fs::path const base = data && *data ? fs::path{data} : fs::path{home && *home ? home : "."} / ".local" / "share";
    return base / "flagfall" / "rating-lists";
}

fs::path ListShelf::fileFor(std::string_view source, ListMonth month) const {
    return m_folder / (std::string{source} + "-" + monthText(month) + std::string{ending});
}

Expected<void, ListProblem> ListShelf::prepare() const {
    std::error_code failed;
    fs::create_directories(m_folder, failed);
    if (failed) return refused(ListProblem{ListFault::CannotWrite, m_folder, 0, failed.message()});
    for (fs::directory_entry const& entry : fs::directory_iterator(m_folder, failed)) {
        pid_t const writer = writerOf(entry.path().filename().string());
        std::error_code ignored;
        if (writer > 0 && ::kill(writer, 0) != 0 && errno == ESRCH) fs::remove(entry.path(), ignored);
    }
    return {};
}

std::vector<ListShelf::Place> ListShelf::places() const {
    std::vector<Place> all;
    std::error_code failed;
    constexpr std::size_t monthLength = 7;
    for (fs::directory_entry const& entry : fs::directory_iterator(m_folder, failed)) {
        if (entry.path().extension() != ending) continue;
        std::string const name = entry.path().stem().string();
        if (name.size() <= monthLength + 1 || name[name.size() - monthLength - 1] != '-') continue;
        if (auto const month = parseMonth(std::string_view{name}.substr(name.size() - monthLength)))
            all.push_back({name.substr(0, name.size() - monthLength - 1), *month});
    }
    std::ranges::sort(all, [](Place const& a, Place const& b) {
        return a.source != b.source ? a.source < b.source : a.month > b.month;
    });
    return all;
}

std::vector<ListInfo> ListShelf::lists() const {
    std::vector<ListInfo> all;
    for (auto const& [source, month] : places())
        if (auto const list = RatingList::open(fileFor(source, month));
            list && list->info().source == source && list->info().month == month)
            all.push_back(list->info());
    return all;
}

Expected<RatingList, ListProblem> ListShelf::open(std::string_view source, std::optional<ListMonth> month) const {
    return openNewest({std::string{source}}, month);
}

/// Only the combined list has the ratings that an effective one falls back on (Regulations 7.2.1).
Expected<RatingList, ListProblem> ListShelf::openFor(ListChoice const& choice, std::optional<ListMonth> month) const {
    if (isEffective(choice.kind))
        if (auto combined = open(choice.source, month)) return combined;
    return openNewest(sourcesOf(choice), month);
}

Expected<RatingList, ListProblem> ListShelf::openInForce(ListChoice const& choice, ListMonth month) const {
    auto list = openFor(choice, month);
    return list ? std::move(list) : openFor(choice);
}

Expected<RatingList, ListProblem> ListShelf::openNewest(std::vector<std::string> const& sources,
                                                        std::optional<ListMonth> month) const {
    auto const all = places();
    std::optional<Place> newest;
    for (std::string const& source : sources) {
        auto const found = std::ranges::find_if(
            all, [&](Place const& place) { return place.source == source && (!month || place.month <= *month); });
        if (found != all.end() && (!newest || newest->month < found->month)) newest = *found;
    }
    if (newest) return RatingList::open(fileFor(newest->source, newest->month));
    return refused(ListProblem{ListFault::CannotRead, m_folder / (sources.empty() ? "" : sources.front()), 0, {}});
}

fs::path ListShelf::orderFile(PlayType play) const {
    return m_folder / ("sequence-" + std::string{listKindWord(usualOrder(play).front().kind)});
}

ListOrder ListShelf::orderFor(PlayType play) const {
    std::string text;
    std::getline(std::ifstream{orderFile(play)}, text);
    auto kept = parseOrder(text);
    return kept && !kept->empty() ? std::move(*kept) : usualOrder(play);
}

bool ListShelf::keepOrder(PlayType play, ListOrder const& order) const {
    std::error_code failed;
    if (order.empty() || order == usualOrder(play)) {
        fs::remove(orderFile(play), failed);
        return !failed;
    }
    if (!prepare()) return false;
    std::ofstream file{orderFile(play)};
    return static_cast<bool>(file << orderText(order) << std::endl);
}

bool ListShelf::remove(std::string_view source, ListMonth month) const {
    std::error_code failed;
    return isSource(source) && fs::remove(fileFor(source, month), failed);
}

} // namespace flagfall::lists
