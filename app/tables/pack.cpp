// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/pack.h"

#include <zip.h>

#include <memory>

namespace flagfall::tables {
namespace {

struct FreeSource {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using Source = std::unique_ptr<zip_source_t, FreeSource>;

bool add(zip_t* zip, PackedFile const& file, std::int64_t written) {
    zip_source_t* const source = zip_source_buffer(zip, file.bytes.data(), file.bytes.size(), 0);
    if (!source) return false;
    auto const index = zip_file_add(zip, file.name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        return false;
    }
    auto const place = static_cast<zip_uint64_t>(index);
    bool const isAsAsked =
        file.packing == Packing::Smaller || zip_set_file_compression(zip, place, ZIP_CM_STORE, 0) == 0;
    return isAsAsked && zip_file_set_mtime(zip, place, static_cast<time_t>(written), 0) == 0;
}

std::string bytesIn(zip_source_t* source) {
    if (zip_source_open(source) != 0) return {};
    std::string bytes;
    if (zip_source_seek(source, 0, SEEK_END) == 0) {
        bytes.resize(static_cast<std::size_t>(zip_source_tell(source)));
        bool const read = zip_source_seek(source, 0, SEEK_SET) == 0 &&
                          zip_source_read(source, bytes.data(), bytes.size()) == std::ssize(bytes);
        if (!read) bytes.clear();
    }
    zip_source_close(source);
    return bytes;
}

} // namespace

Or<std::string> pack(std::vector<PackedFile> const& files, std::int64_t written) {
    auto const problem = [](std::string detail) {
        return refused(Problem{Problem::What::NotWritten, 0, 0, std::move(detail)});
    };
    Source const whole(zip_source_buffer_create(nullptr, 0, 0, nullptr));
    zip_t* const zip = whole ? zip_open_from_source(whole.get(), ZIP_TRUNCATE, nullptr) : nullptr;
    if (!zip) return problem({});
    zip_source_keep(whole.get()); // the archive gives one of two owners back when it is closed
    for (PackedFile const& file : files)
        if (!add(zip, file, written)) {
            std::string const name = file.name;
            zip_discard(zip);
            return problem(name);
        }
    if (zip_close(zip) != 0) {
        zip_discard(zip);
        return problem({});
    }
    std::string bytes = bytesIn(whole.get());
    if (bytes.empty()) return problem({});
    return bytes;
}

} // namespace flagfall::tables
