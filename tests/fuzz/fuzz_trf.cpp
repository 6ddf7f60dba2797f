// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/convert.h"
#include "pairing/trf/report.h"
#include "pairing/trf/trf.h"
#include "pairing/trf/trf_history.h"
#include "tests/fuzz/target.h"

#include <string>

/// Any bytes are a report that is written and read back as itself; what can be imported can be repaired, in every
/// version, and paired.
namespace flagfall::pairing {
namespace {

using fuzz::expect;

void writeAgain(trf::Report const& report) {
    expect(trf::readReport(trf::write(report)) == report, "a report is read back as it was written");
    // One version a call, any of them.
    auto const version = static_cast<trf::Version>(report.lines.size() % 3);
    trf::Report const read = trf::readReport(trf::write(trf::convert(report, version).report));
    expect(trf::readReport(trf::write(read)) == read, "a converted report is read back");
}

void repair(std::string_view bytes, trf::Report const& report) {
    auto const tournament = trf::read(bytes);
    if (!tournament) {
        expect(!tournament.error().empty(), "a refusal has a reason");
        return;
    }
    trf::Report const repaired = trf::repaired(report, *tournament);
    auto const again = trf::read(trf::write(repaired));
    expect(again.has_value(), "a repaired report can be imported");
    expect(again->players.size() == tournament->players.size(), "nobody gets lost");
    expect(again->played.size() == tournament->played.size(), "no round gets lost");
    expect(trf::readReport(trf::write(repaired)) == repaired, "a repaired report is read back");
}

/// Only small fields: how long a large one takes is no question for random bytes.
void pair(std::string_view bytes) {
    auto const history = trf::TrfHistory::read(bytes);
    if (!history || history->competitors() > 8 || history->roundsPlayed() > 8) return;
    for (std::string_view const code : systemCodes()) {
        PairingSystem const& system = *systemByCode(code);
        auto const round = system.pairNext(history->beforeNext());
        expect(round || round.error().why != PairingRefusal::NotFound, "a legal pairing is found where there is one");
        for (int played = 1; played <= history->roundsPlayed(); ++played)
            static_cast<void>(system.pairNext(history->beforeRecorded(played)));
    }
}

} // namespace
} // namespace flagfall::pairing

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
    auto const text = flagfall::fuzz::Input(bytes, size).text(8'192);
    auto const report = flagfall::pairing::trf::readReport(text);
    flagfall::pairing::writeAgain(report);
    flagfall::pairing::repair(text, report);
    flagfall::pairing::pair(text);
    return 0;
}
