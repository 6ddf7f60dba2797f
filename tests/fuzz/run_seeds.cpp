// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

/// Where no fuzzer is linked: calls the target with every file of a folder, and with the same files changed at random,
/// always in the same way. What a fuzzer has found once is kept as a seed and asked for ever.
///
///     fuzz_fen tests/fuzz/seeds/fen [CHANGED]
///
/// Or, with FLAGFALL_FUZZ_LARGEST=BYTES, with inputs of that size made of them, each with bounded time and memory.
namespace {

namespace fs = std::filesystem;
namespace fuzz = flagfall::fuzz;

using Random = std::mt19937; // the same numbers everywhere

std::size_t below(Random& random, std::size_t limit) { return limit == 0 ? 0 : random() % limit; }

std::vector<std::string> seedsIn(fs::path const& folder) {
    std::vector<fs::path> files;
    for (auto const& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
    std::ranges::sort(files);
    std::vector<std::string> seeds{std::string{}};
    for (auto const& file : files) {
        std::ifstream stream(file, std::ios::binary);
        seeds.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
    }
    return seeds;
}

/// A piece of one seed, anywhere into the text.
void insertPiece(std::string& text, std::string const& other, Random& random) {
    auto const from = below(random, other.size());
    auto const length = 1 + below(random, 32);
    text.insert(below(random, text.size() + 1), other.substr(from, length));
}

void changeOnce(std::string& text, std::vector<std::string> const& seeds, Random& random) {
    auto const at = below(random, text.size());
    switch (below(random, 5)) {
    case 0: text.insert(at, 1, static_cast<char>(random() % 256)); break;
    case 1: text.erase(at, 1 + below(random, 8)); break;
    case 2: insertPiece(text, seeds[below(random, seeds.size())], random); break;
    case 3: insertPiece(text, std::string(text), random); break;
    default:
        if (!text.empty()) text[at] = static_cast<char>(random() % 256);
    }
}

std::string const* asked = nullptr;

/// What a target stopped at goes to standard output as it is: `fuzz_fen … >found`.
void showAsked(int) {
    std::fwrite(asked->data(), 1, asked->size(), stdout);
    std::fflush(stdout);
}

void call(std::string const& text) {
    asked = &text;
    LLVMFuzzerTestOneInput(reinterpret_cast<std::uint8_t const*>(text.data()), text.size());
}

/// A large input: `before`, then `again` many times, then `back` as often, then `end`.
struct Shape {
    std::string before{};
    std::string again{};
    std::string back{};
    std::string end{};

    [[nodiscard]] std::string of(std::size_t size) const {
        std::size_t const times = 1 + size / (again.size() + back.size());
        std::string text = before;
        text.reserve(before.size() + times * (again.size() + back.size()) + end.size());
        for (std::size_t n = 0; n < times; ++n) text += again;
        for (std::size_t n = 0; n < times; ++n) text += back;
        return text += end;
    }
};

/// What is hard to read when it stands there again and again, and seeds; the same where a seed has a value, so that a
/// row is not refused for the first word in it.
std::vector<Shape> shapesFrom(std::vector<std::string> seeds) {
    constexpr std::size_t mostSeeds = 12;
    std::vector<Shape> shapes;
    for (char const* const piece : {"\n", "a", "9", "[", "{\"a\":", "(", "\"", "|", ",", " ", "\t;"})
        shapes.push_back({.again = piece});
    shapes.push_back({.again = std::string(1, '\0')});
    shapes.push_back({.again = "[", .back = "]"});
    std::erase(seeds, std::string{});
    if (seeds.size() > mostSeeds) seeds.resize(mostSeeds);
    for (std::string const& seed : seeds) {
        shapes.push_back({.again = seed});
        auto const tab = seed.rfind('\t');
        if (tab == std::string::npos) continue;
        std::string const head = seed.substr(0, tab + 1), value = seed.substr(0, seed.rfind(':') + 1);
        shapes.push_back({.before = head, .again = seed.substr(tab + 1)});
        for (std::string const& before : {head, value}) {
            shapes.push_back({.before = before, .again = "[", .back = "]"});
            shapes.push_back({.before = before + '"', .again = "a", .end = "\"}"});
        }
        shapes.push_back({.before = value + '[', .again = "1,", .end = "1]}"});
        shapes.push_back({.before = head, .again = "{\"a\":", .back = "}"});
    }
    return shapes;
}

/// In a process of its own, which ends when it takes more than it may. Says what was asked where something is wrong.
bool staysInProportion(Shape const& shape, std::size_t size) {
    std::string const text = shape.of(size);
    constexpr std::size_t megabyte = 1024 * 1024;
    constexpr rlim_t secondsForAMegabyte = 3;
    std::size_t const megabytes = 1 + text.size() / megabyte;
    pid_t const child = fork();
    if (child == 0) {
        rlimit const time{secondsForAMegabyte * megabytes, secondsForAMegabyte * megabytes};
        setrlimit(RLIMIT_CPU, &time);
#ifndef __SANITIZE_ADDRESS__ // takes all of the addresses
        constexpr std::size_t memoryForAByte = 64;
        rlim_t const most = text.size() * memoryForAByte + 300 * megabyte;
        rlimit const memory{most, most};
        setrlimit(RLIMIT_AS, &memory);
#endif
        call(text);
        _exit(0);
    }
    int how = 0;
    rusage used{};
    wait4(child, &how, 0, &used);
    bool const good = WIFEXITED(how) && WEXITSTATUS(how) == 0;
    std::string shown = shape.before.substr(0, 30) + shape.again.substr(0, 20);
    std::ranges::replace_if(shown, [](unsigned char sign) { return std::iscntrl(sign) != 0; }, '.');
    std::fprintf(stderr, "%s: %zu bytes, %s again and again: %ld ms, %ld MB\n", good ? "good" : "NOT IN PROPORTION",
                 text.size(), shown.c_str(), used.ru_utime.tv_sec * 1000 + used.ru_utime.tv_usec / 1000,
                 used.ru_maxrss / 1024);
    return good;
}

} // namespace

int main(int count, char** words) {
    if (count < 2) return 2;
    auto const seeds = seedsIn(words[1]);
    if (seeds.size() < 2) return 2; // a folder without seeds is a mistake
    if (auto const size = fuzz::largest(); size > 0) {
        bool good = true;
        for (Shape const& shape : shapesFrom(seeds)) good = staysInProportion(shape, size) && good;
        return good ? 0 : 1;
    }
    std::signal(SIGABRT, showAsked);
    for (auto const& seed : seeds) call(seed);
    Random random(1);
    for (int left = count > 2 ? std::atoi(words[2]) : 20000; left > 0; --left) {
        std::string text = seeds[below(random, seeds.size())];
        for (auto changes = 1 + below(random, 6); changes > 0; --changes) changeOnce(text, seeds, random);
        call(text);
    }
    return 0;
}
