// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report_file.h"

#include "app/cli/outcome.h"
#include "app/cli/remark_text.h"

#include <fstream>
#include <iterator>

namespace flagfall::cli {

std::optional<std::string> bytesOf(std::filesystem::path const& file) {
    std::ifstream stream(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    if (stream.is_open() && !stream.bad()) return text;
    complain(file, "cannot be read");
    return std::nullopt;
}

void complainOfWrong(std::filesystem::path const& file, std::vector<pairing::trf::Remark> const& remarks) {
    for (auto const& remark : remarks)
        if (remark.kind == pairing::trf::Remark::Kind::Wrong) complain(file, remarkText(remark));
}

} // namespace flagfall::cli
