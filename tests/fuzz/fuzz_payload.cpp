// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/codec.h"
#include "tests/fuzz/target.h"

#include <string>

/// Any bytes are the kind, a tab, and the payload of a row, or are refused. What was read is written in a form that is
/// read back as itself.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
    using namespace flagfall;
    using namespace flagfall::session;
    std::string_view const text = fuzz::Input(bytes, size).text(1 << 16);
    Row row;
    row.seq = Seq{1};
    row.kind = text.substr(0, text.find('\t'));
    row.payload = text.substr(std::min(text.size(), row.kind.size() + 1));
    auto const act = decode(row);
    if (!act) {
        fuzz::expect(!act.error().what.empty(), "a refusal has a reason");
        fuzz::expect(act.error().what.size() < 1'000 + row.payload.size(), "and is not longer than what it is about");
        return 0;
    }
    Row again;
    static_cast<NewRow&>(again) = encode(*act);
    again.seq = row.seq;
    auto const read = decode(again);
    fuzz::expect(read.has_value(), "what is written can be read");
    fuzz::expect(encode(*read).payload == again.payload, "and is the same again");
    return 0;
}
