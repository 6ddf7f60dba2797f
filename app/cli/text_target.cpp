// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/text_target.h"

#include "app/cli/outcome.h"
#include "app/cli/shown_text.h"
#include "app/session/journal/event_files.h"
#include "app/storage/part_file.h"

#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace flagfall::cli {

namespace fs = std::filesystem;

namespace {

/// A file that can be exchanged for another one, or none at all: no pipe, no terminal.
bool canBeReplaced(fs::path const& path) {
    std::error_code ignored;
    auto const status = fs::status(path, ignored);
    return fs::is_regular_file(status) || !fs::exists(status);
}

} // namespace

TextTarget::TextTarget(fs::path path) {
    if (path.empty()) return;
    std::error_code ignored;
    fs::path const real = fs::weakly_canonical(path, ignored); // a link stays, what it leads to is written
    m_path = real.empty() ? std::move(path) : real;
    if (session::belongsToAnEvent(m_path)) {
        m_problem = "this is a database, perhaps an event, or part of one; it is not written over";
        return;
    }
    fs::path to = m_path;
    if (canBeReplaced(m_path)) {
        storage::tidyPartsOf(m_path);
        to = m_part = m_path.string() + ".part-" + std::to_string(getpid()) + "-0";
    }
    m_file.reset(std::fopen(to.c_str(), "wb"));
    if (!m_file) fail(errno);
}

TextTarget::~TextTarget() {
    m_file.reset();
    std::error_code ignored;
    if (!m_part.empty()) fs::remove(m_part, ignored);
}

void TextTarget::fail(int error) { m_problem = "cannot be written: " + std::generic_category().message(error); }

void TextTarget::write(std::string_view text) {
    if (!isGood()) return;
    std::string const shown = m_file ? std::string{} : shownText(text);
    if (!m_file) text = shown;
    if (std::fwrite(text.data(), 1, text.size(), m_file ? m_file.get() : stdout) != text.size()) fail(errno);
}

void TextTarget::replace() {
    if (fsync(fileno(m_file.get())) != 0) return fail(errno);
    if (std::fclose(m_file.release()) != 0) return fail(errno);
    std::error_code failed;
    fs::rename(m_part, m_path, failed);
    if (failed) return fail(failed.value());
    m_part.clear();
}

bool TextTarget::finish() {
    if (isGood() && std::fflush(m_file ? m_file.get() : stdout) != 0) fail(errno);
    if (isGood() && !m_part.empty()) replace();
    if (!isGood()) complain(m_path.empty() ? "standard output" : m_path, m_problem);
    return isGood();
}

bool writeText(std::string_view text, fs::path const& target) {
    TextTarget to(target);
    to.write(text);
    return to.finish();
}

} // namespace flagfall::cli
