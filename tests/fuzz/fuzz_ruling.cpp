// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ruling_scenario.h"
#include "tests/fuzz/target.h"

#include <sstream>
#include <string>

/// Any bytes are incidents told in the words of docs/rulings.md, or are refused line by line. Each edition has an
/// answer to what was read.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
    using namespace flagfall;
    std::istringstream text{std::string(fuzz::Input(bytes, size).text(1 << 13))};
    cli::ScenarioReader reader(text);
    while (auto const read = reader.next()) {
        if (!*read) {
            fuzz::expect(!read->error().what.empty() && read->error().line > 0, "a refusal has a reason and a place");
            continue;
        }
        static_cast<void>(cli::unfit(**read));
        for (Edition const* const edition : (*read)->editions)
            static_cast<void>(cli::unmet(**read, *edition, cli::ruleOn(**read, *edition)));
    }
    return 0;
}
