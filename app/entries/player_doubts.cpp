// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/entries/player_doubts.h"

#include <algorithm>
#include <array>

namespace flagfall::entries {
namespace {

/// In the order of the alphabet, as in FIDE's rating lists.
constexpr auto federations = std::to_array<std::string_view>({
    "AFG", "AHO", "ALB", "ALG", "AND", "ANG", "ANT", "ARG", "ARM", "ARU", "AUS", "AUT", "AZE", "BAH", "BAN", "BAR",
    "BDI", "BEL", "BER", "BHU", "BIH", "BIZ", "BLR", "BOL", "BOT", "BRA", "BRN", "BRU", "BUL", "BUR", "CAF", "CAM",
    "CAN", "CAY", "CGO", "CHA", "CHI", "CHN", "CIV", "CMR", "COD", "COM", "CPV", "CRC", "CRO", "CUB", "CYP", "CZE",
    "DEN", "DJI", "DMA", "DOM", "ECU", "EGY", "ENG", "ERI", "ESA", "ESP", "EST", "ETH", "FAI", "FID", "FIJ", "FIN",
    "FRA", "GAB", "GAM", "GCI", "GEO", "GEQ", "GER", "GHA", "GRE", "GRL", "GRN", "GUA", "GUI", "GUM", "GUY", "HAI",
    "HKG", "HON", "HUN", "INA", "IND", "IOM", "IRI", "IRL", "IRQ", "ISL", "ISR", "ISV", "ITA", "IVB", "JAM", "JCI",
    "JOR", "JPN", "KAZ", "KEN", "KGZ", "KOR", "KOS", "KSA", "KUW", "LAO", "LAT", "LBA", "LBN", "LBR", "LCA", "LES",
    "LIE", "LTU", "LUX", "MAC", "MAD", "MAR", "MAS", "MAW", "MDA", "MDV", "MEX", "MGL", "MKD", "MLI", "MLT", "MNC",
    "MNE", "MOZ", "MRI", "MTN", "MYA", "NAM", "NCA", "NCL", "NED", "NEP", "NGR", "NIG", "NON", "NOR", "NRU", "NZL",
    "OMA", "PAK", "PAN", "PAR", "PER", "PHI", "PLE", "PLW", "PNG", "POL", "POR", "PUR", "QAT", "ROU", "RSA", "RUS",
    "RWA", "SAM", "SCO", "SEN", "SEY", "SGP", "SKN", "SLE", "SLO", "SMR", "SOL", "SOM", "SRB", "SRI", "SSD", "STP",
    "SUD", "SUI", "SUR", "SVK", "SWE", "SWZ", "SYR", "TAN", "TGA", "THA", "TJK", "TKM", "TLS", "TOG", "TPE", "TTO",
    "TUN", "TUR", "UAE", "UGA", "UKR", "URU", "USA", "UZB", "VAN", "VEN", "VIE", "VIN", "WLS", "YEM", "ZAM", "ZIM",
});
static_assert(std::ranges::is_sorted(federations));

} // namespace

bool isFederation(std::string_view code) { return std::ranges::binary_search(federations, code); }

bool isWomensTitle(std::string_view title) { return title.size() == 3 && title.starts_with('W'); }

} // namespace flagfall::entries
