// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/refused_acts.h"

#include "app/storage/chain.h"

#include <fcntl.h>
#include <unistd.h>

#include <charconv>
#include <fstream>
#include <string>
#include <system_error>

namespace flagfall::storage {

namespace fs = std::filesystem;

namespace {

/// More than any disk refuses in one sitting; what comes after it in a file of somebody else's is not read.
constexpr std::size_t mostNoted = 10'000;

} // namespace

fs::path refusedActsOf(fs::path const& event) {
    fs::path note = event;
    return note += "-refused";
}

void noteRefused(fs::path const& event, std::vector<RefusedAct> const& acts) {
    std::string lines;
    for (RefusedAct const& act : acts) lines += std::to_string(act.seq.value()) + ' ' + hexText(act.hash) + '\n';
    constexpr mode_t forOwner = 0600;
    int const note =
        ::open(refusedActsOf(event).c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, forOwner);
    if (note < 0) return;
    if (::write(note, lines.data(), lines.size()) > 0) ::fsync(note);
    ::close(note);
}

std::vector<RefusedAct> readRefused(fs::path const& event) {
    std::vector<RefusedAct> acts;
    std::error_code none;
    if (!fs::is_regular_file(refusedActsOf(event), none)) return acts;
    std::ifstream note(refusedActsOf(event));
    std::string number, hash;
    while (acts.size() < mostNoted && note >> number >> hash) {
        std::int64_t seq = 0;
        auto const [end, wrong] = std::from_chars(number.data(), number.data() + number.size(), seq);
        auto const read = hashOfHex(hash);
        if (wrong == std::errc{} && end == number.data() + number.size() && read) acts.push_back({Seq{seq}, *read});
    }
    return acts;
}

void dropRefused(fs::path const& event) {
    std::error_code ignored;
    fs::remove(refusedActsOf(event), ignored);
}

} // namespace flagfall::storage
