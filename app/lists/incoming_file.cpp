// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/incoming_file.h"

#include <zip.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <vector>

#include <sys/stat.h>

namespace flagfall::lists {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mouthful = std::size_t{256} << 10;
/// Ten times FIDE's XML file of 2026.
constexpr std::uint64_t mostBytes = std::uint64_t{8} << 30;
/// What text of this kind never reaches: FIDE's XML shrinks to a seventeenth.
constexpr std::uint64_t mostTimesSmaller = 200;
constexpr std::uint64_t freeBytes = std::uint64_t{64} << 20; ///< below it nobody asks how well it was packed
constexpr zip_int64_t mostEntries = 1000;

std::optional<ListMonth> monthOf(std::time_t time) {
    std::tm parts{};
    if (time <= 0 || !localtime_r(&time, &parts)) return std::nullopt;
    return ListMonth{std::chrono::year{parts.tm_year + 1900},
                     std::chrono::month{static_cast<unsigned>(parts.tm_mon + 1)}};
}

bool endsLike(std::string_view name, std::string_view ending) {
    if (name.size() < ending.size()) return false;
    return std::ranges::equal(name.substr(name.size() - ending.size()), ending, [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    });
}

} // namespace

struct IncomingFile::Source {
    virtual ~Source() = default;
    /// Reads up to `size` bytes; 0 at the end.
    [[nodiscard]] virtual Expected<std::size_t, ListProblem> fill(char* to, std::size_t size) = 0;
    [[nodiscard]] virtual Expected<void, ListProblem> restart() = 0;

    [[nodiscard]] ListProblem problem(ListFault fault, std::string detail = {}) const {
        return {fault, path, 0, std::move(detail)};
    }

    fs::path path;
    std::string name;
    std::uint64_t total = 0;
    std::uint64_t read = 0;
    std::optional<ListMonth> written;
    std::vector<char> piece = std::vector<char>(mouthful);
};

struct IncomingFile::PlainSource : Source {
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    [[nodiscard]] Expected<std::size_t, ListProblem> fill(char* to, std::size_t size) override {
        std::size_t const got = std::fread(to, 1, size, file.get());
        if (got == 0 && std::ferror(file.get())) return refused(problem(ListFault::CannotRead, std::strerror(errno)));
        return got;
    }
    [[nodiscard]] Expected<void, ListProblem> restart() override {
        if (std::fseek(file.get(), 0, SEEK_SET) == 0) return {};
        return refused(problem(ListFault::CannotRead, std::strerror(errno)));
    }
    std::unique_ptr<std::FILE, Close> file;
};

struct IncomingFile::ZippedSource : Source {
    struct Discard {
        void operator()(zip_t* archive) const { zip_discard(archive); }
    };
    struct Close {
        void operator()(zip_file_t* file) const { zip_fclose(file); }
    };
    [[nodiscard]] Expected<std::size_t, ListProblem> fill(char* to, std::size_t size) override {
        zip_int64_t const got = zip_fread(file.get(), to, size);
        if (got < 0) return refused(problem(ListFault::DamagedArchive, zip_file_strerror(file.get())));
        if (read > freeBytes && read / mostTimesSmaller > packed) return refused(problem(ListFault::TooLarge));
        return static_cast<std::size_t>(got);
    }
    [[nodiscard]] Expected<void, ListProblem> restart() override {
        file.reset(zip_fopen_index(archive.get(), index, 0));
        if (!file) return refused(problem(ListFault::DamagedArchive, zip_strerror(archive.get())));
        return {};
    }
    /// Finds what there is to read.
    [[nodiscard]] Expected<void, ListProblem> choose() {
        zip_int64_t const entries = std::min(zip_get_num_entries(archive.get(), 0), mostEntries);
        for (zip_int64_t i = 0; i < entries; ++i) {
            zip_stat_t about;
            if (zip_stat_index(archive.get(), static_cast<zip_uint64_t>(i), 0, &about) != 0) continue;
            if (!(about.valid & ZIP_STAT_NAME) || !(about.valid & ZIP_STAT_SIZE)) continue;
            if (!endsLike(about.name, ".txt") && !endsLike(about.name, ".xml") && !endsLike(about.name, ".csv"))
                continue;
            bool const locked = (about.valid & ZIP_STAT_ENCRYPTION_METHOD) && about.encryption_method != ZIP_EM_NONE;
            if (locked) return refused(problem(ListFault::Encrypted, about.name));
            if (about.size > mostBytes) return refused(problem(ListFault::TooLarge, about.name));
            name = fs::path{about.name}.filename().string();
            total = about.size;
            packed = about.valid & ZIP_STAT_COMP_SIZE ? about.comp_size : about.size;
            if (about.valid & ZIP_STAT_MTIME) written = monthOf(about.mtime);
            index = static_cast<zip_uint64_t>(i);
            return restart();
        }
        return refused(problem(ListFault::NothingInside));
    }
    std::unique_ptr<zip_t, Discard> archive;
    std::unique_ptr<zip_file_t, Close> file; // goes before the archive
    zip_uint64_t index = 0;
    std::uint64_t packed = 0;
};

IncomingFile::IncomingFile(std::unique_ptr<Source> source) : m_source(std::move(source)) {}
IncomingFile::~IncomingFile() = default;
IncomingFile::IncomingFile(IncomingFile&&) noexcept = default;

Expected<IncomingFile, ListProblem> IncomingFile::open(fs::path const& file) {
    std::error_code none;
    // Only files: a pipe would wait for ever, and a folder has no bytes.
    if (!fs::is_regular_file(file, none)) return refused(ListProblem{ListFault::CannotRead, file, 0, none.message()});
    auto plain = std::make_unique<PlainSource>();
    plain->file.reset(std::fopen(file.c_str(), "rbe"));
    if (!plain->file) return refused(ListProblem{ListFault::CannotRead, file, 0, std::strerror(errno)});
    char start[4] = {};
    bool const isZip = std::fread(start, 1, 4, plain->file.get()) == 4 && std::memcmp(start, "PK\3\4", 4) == 0;
    std::unique_ptr<Source> source;
    if (isZip) {
        auto zipped = std::make_unique<ZippedSource>();
        zipped->path = file;
        int code = 0;
        zipped->archive.reset(zip_open(file.c_str(), ZIP_RDONLY, &code));
        if (!zipped->archive) return refused(zipped->problem(ListFault::NotAnArchive));
        if (auto const chosen = zipped->choose(); !chosen) return refused(chosen.error());
        source = std::move(zipped);
    } else {
        plain->path = file;
        plain->name = file.filename().string();
        plain->total = fs::file_size(file, none);
        if (none) plain->total = 0;
        struct stat about{};
        if (::stat(file.c_str(), &about) == 0) plain->written = monthOf(about.st_mtime);
        if (auto const begun = plain->restart(); !begun) return refused(begun.error());
        source = std::move(plain);
    }
    return IncomingFile{std::move(source)};
}

Expected<std::span<char const>, ListProblem> IncomingFile::next() {
    auto const got = m_source->fill(m_source->piece.data(), m_source->piece.size());
    if (!got) return refused(got.error());
    m_source->read += *got;
    if (m_source->read > mostBytes) return refused(m_source->problem(ListFault::TooLarge));
    return std::span<char const>{m_source->piece.data(), *got};
}

Expected<void, ListProblem> IncomingFile::rewind() {
    m_source->read = 0;
    return m_source->restart();
}

std::uint64_t IncomingFile::read() const { return m_source->read; }
std::uint64_t IncomingFile::total() const { return m_source->total; }
std::string const& IncomingFile::name() const { return m_source->name; }
std::optional<ListMonth> IncomingFile::written() const { return m_source->written; }

} // namespace flagfall::lists
