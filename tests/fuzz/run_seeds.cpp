// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/target.h"

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
namespace {

namespace fs = std::filesystem;

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

} // namespace

int main(int count, char** words) {
    if (count < 2) return 2;
    std::signal(SIGABRT, showAsked);
    auto const seeds = seedsIn(words[1]);
    if (seeds.size() < 2) return 2; // a folder without seeds is a mistake
    for (auto const& seed : seeds) call(seed);
    Random random(1);
    for (int left = count > 2 ? std::atoi(words[2]) : 20000; left > 0; --left) {
        std::string text = seeds[below(random, seeds.size())];
        for (auto changes = 1 + below(random, 6); changes > 0; --changes) changeOnce(text, seeds, random);
        call(text);
    }
    return 0;
}
