// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/report.h"

#include <string>
#include <vector>

/// The same report for programs that read another version of the format.
namespace flagfall::pairing::trf {

/// TRF06 knows neither byes nor unrated games and writes titles with one or two small letters; TRF16 has both, and
/// both have what other programs added (XXR, XXC, XXA, XXP, BBW …); TRF26 has records for all of it.
enum class Version { Trf06, Trf16, Trf26 };

/// One thing that had to be said otherwise, or could not be said.
struct Adaptation {
    enum class What {
        Renamed,      ///< another record says the same
        Dropped,      ///< the version has nothing for it
        ByeAsForfeit, ///< TRF06: `0000 - U` and `F` as `+`, `H` as `=`, `Z` as `-`
        RatedGame,    ///< TRF06: `W`, `D`, `L` as `1`, `=`, `0`
        OldTitle,     ///< TRF06: `g` for GM …
    };
    What what = What::Dropped;
    int line = 0;      ///< in the report, from 1; of those by the hundred the first
    std::string found; ///< the record or entry
    std::string taken; ///< what stands there now; empty when dropped
    int count = 1;
    friend bool operator==(Adaptation const&, Adaptation const&) = default;
};

struct Converted {
    Report report;
    std::vector<Adaptation> adaptations;
};

/// Lines nobody understands stay.
[[nodiscard]] Converted convert(Report const& report, Version version);

} // namespace flagfall::pairing::trf
