// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/packed.h"

#include <zip.h>

#include <array>

namespace flagfall::tables {

struct Packed::Archive {
    zip_t* zip = nullptr;
    Limits limits;
    std::size_t unpacked = 0;

    Archive(zip_t* opened, Limits const& most) : zip(opened), limits(most) {}
    ~Archive() { zip_discard(zip); }
    Archive(Archive const&) = delete;
    Archive& operator=(Archive const&) = delete;
};

Or<Packed> Packed::open(std::string_view bytes, Limits const& limits) {
    if (bytes.size() > limits.bytes) return refused(Problem{Problem::What::TooLarge});
    zip_error_t error{};
    zip_error_init(&error);
    zip_source_t* const source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    zip_t* const zip = source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
    if (!zip) {
        if (source) zip_source_free(source);
        Problem problem{Problem::What::Damaged, 0, 0, zip_error_strerror(&error)};
        zip_error_fini(&error);
        return refused(std::move(problem));
    }
    return Packed{std::make_shared<Archive>(zip, limits)};
}

bool Packed::has(std::string const& part) const { return zip_name_locate(m_archive->zip, part.c_str(), 0) >= 0; }

std::vector<std::string> Packed::parts() const {
    std::vector<std::string> names;
    auto const count = zip_get_num_entries(m_archive->zip, 0);
    for (zip_int64_t i = 0; i < count; ++i) {
        char const* const name = zip_get_name(m_archive->zip, static_cast<zip_uint64_t>(i), 0);
        if (name && *name != '\0' && !std::string_view{name}.ends_with('/')) names.emplace_back(name);
    }
    return names;
}

std::optional<Problem> Packed::unpack(std::string const& part, Take const& take) {
    zip_file_t* const file = zip_fopen(m_archive->zip, part.c_str(), 0);
    if (!file) {
        bool const locked = zip_error_code_zip(zip_get_error(m_archive->zip)) == ZIP_ER_NOPASSWD;
        return Problem{locked ? Problem::What::Encrypted : Problem::What::Damaged, 0, 0, part};
    }
    std::optional<Problem> problem;
    std::array<char, 65'536> piece{};
    for (;;) {
        auto const size = zip_fread(file, piece.data(), piece.size());
        if (size < 0) problem = Problem{Problem::What::Damaged, 0, 0, part};
        if (size > 0) m_archive->unpacked += static_cast<std::size_t>(size);
        if (m_archive->unpacked > m_archive->limits.unpacked) problem = Problem{Problem::What::TooLarge, 0, 0, part};
        if (problem || !take({piece.data(), static_cast<std::size_t>(size)}, size == 0) || size == 0) break;
    }
    zip_fclose(file);
    return problem;
}

Or<std::string> Packed::whole(std::string const& part) {
    std::string text;
    auto problem = unpack(part, [&](std::string_view piece, bool) {
        text += piece;
        return true;
    });
    if (problem) return refused(std::move(*problem));
    return text;
}

Or<std::string> Packed::text(std::string const& part) {
    constexpr std::size_t small = 1'000'000;
    std::string text;
    auto problem = unpack(part, [&](std::string_view piece, bool) {
        text += piece;
        return text.size() < small;
    });
    if (problem) return refused(std::move(*problem));
    return text;
}

Or<void> Packed::read(std::string const& part, XmlListener listener) {
    XmlReader reader{std::move(listener), m_archive->limits};
    auto problem = unpack(part, [&reader](std::string_view piece, bool last) { return reader.take(piece, last); });
    if (!problem) problem = reader.problem();
    if (!problem) return {};
    if (problem->detail.empty()) problem->detail = part;
    return refused(std::move(*problem));
}

} // namespace flagfall::tables
