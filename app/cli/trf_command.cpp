// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trf_command.h"

#include "app/cli/file_bytes.h"
#include "app/cli/remark_text.h"
#include "app/cli/report_file.h"
#include "app/cli/text_target.h"
#include "app/lists/folding.h"
#include "pairing/trf/respelled.h"

namespace flagfall::cli {
namespace {

using namespace pairing;

/// What the file does not say, or says in words, and is written in columns.
bool isWritten(trf::Remark const& remark) {
    using What = trf::Remark::What;
    return remark.what == What::DateFromFreeText || remark.what == What::BlankIsZeroPointBye;
}

} // namespace

Outcome rewriteReport(TrfQuestion const& question) {
    auto const bytes = bytesOf(question.file);
    if (!bytes) return Outcome::Unreadable;
    auto const tournament = trf::read(*bytes);
    if (!tournament) {
        complainOfWrong(question.file, tournament.error());
        complain(question.file,
                 "nothing was written; the window mends more of a file, line by line, and asks about it");
        return Outcome::Unreadable;
    }
    trf::Report report = trf::repaired(trf::readReport(*bytes), *tournament);
    for (trf::Remark const& remark : tournament->remarks)
        if (isWritten(remark)) complain(question.file, remarkText(remark));
    complainOfRemarks(question.file, tournament->remarks);
    if (question.version) {
        trf::Converted converted = trf::convert(report, *question.version);
        for (trf::Adaptation const& adaptation : converted.adaptations)
            complain(question.file, adaptationText(adaptation));
        report = std::move(converted.report);
    }
    if (question.inAscii) report = trf::respelled(std::move(report), lists::inAscii);
    return writeText(trf::write(report), question.target) ? Outcome::Good : Outcome::Unreadable;
}

} // namespace flagfall::cli
