// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/typed_control.h"
#include "clock/vectors.h"
#include "tests/fuzz/target.h"

#include <string>

/// Any bytes are a time control, or a page of worked examples of clocks, or are refused. A control that was read is
/// written and read back as itself, in each form that says all of it.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
    using namespace flagfall;
    std::string_view const text = fuzz::Input(bytes, size).text(4'096);
    for (auto const read : {clock::readControl, clock::parseControl, clock::parseExact, clock::parseSeconds}) {
        auto const control = read(text);
        if (!control) continue;
        auto const exact = clock::parseExact(clock::exactText(*control));
        fuzz::expect(exact && clock::exactText(*exact) == clock::exactText(*control), "the exact form is read back");
        auto const typed = clock::readControl(clock::writeControl(*control));
        fuzz::expect(typed && clock::exactText(*typed) == clock::exactText(*control),
                     "what a field shows is read back");
        fuzz::expect(clock::fingerprint(*control).size() == 4, "a control has its four characters");
    }
    for (auto const& example : clock::runVectors(text))
        fuzz::expect(example.ok == example.problem.empty(), "an example that does not hold says why");
    return 0;
}
