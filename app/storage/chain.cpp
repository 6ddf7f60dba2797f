// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/chain.h"

#include <sodium.h>

#include <cstdio>
#include <string_view>

namespace flagfall::storage {

namespace {

/// Feeds values into a hash so that no two different rows give the same bytes.
class Sealing {
public:
    Sealing() { crypto_generichash_init(&m_state, nullptr, 0, sizeof(session::Hash)); }

    Sealing& bytes(void const* data, std::size_t size) {
        crypto_generichash_update(&m_state, static_cast<unsigned char const*>(data), size);
        return *this;
    }
    Sealing& hash(session::Hash const& hash) { return bytes(hash.data(), hash.size()); }
    Sealing& number(std::int64_t value) {
        std::array<unsigned char, 8> big;
        for (std::size_t i = 0; i < big.size(); ++i)
            big[i] = static_cast<unsigned char>(static_cast<std::uint64_t>(value) >> (56 - 8 * i));
        return bytes(big.data(), big.size());
    }
    Sealing& text(std::string_view text) {
        return number(static_cast<std::int64_t>(text.size())).bytes(text.data(), text.size());
    }
    Sealing& optional(std::optional<int> value) {
        there(value.has_value());
        return value ? number(*value) : *this;
    }
    Sealing& command(session::CommandId const& id) { return bytes(id.bytes.data(), id.bytes.size()); }
    Sealing& optional(std::optional<session::CommandId> const& id) {
        there(id.has_value());
        return id ? command(*id) : *this;
    }
    [[nodiscard]] session::Hash done() {
        session::Hash hash;
        crypto_generichash_final(&m_state, reinterpret_cast<unsigned char*>(hash.data()), hash.size());
        return hash;
    }

private:
    void there(bool present) {
        unsigned char const mark = present ? 1 : 0;
        bytes(&mark, 1);
    }

    crypto_generichash_state m_state;
};

session::Hash domain(std::string_view words) { return Sealing().bytes(words.data(), words.size()).done(); }

} // namespace

session::Hash chainStart(Format format) {
    static session::Hash const first = domain("Flagfall journal format 1");
    static session::Hash const second = domain("Flagfall journal format 2");
    return format == Format::One ? first : second;
}

session::Hash chained(session::Hash const& before, Seq seq, session::NewRow const& row, Format format) {
    Sealing sealing;
    sealing.hash(before).number(seq.value()).text(row.kind).number(row.version).text(row.payload).optional(row.board);
    if (format == Format::Two) sealing.command(row.origin.command);
    sealing.text(row.origin.station);
    if (format == Format::Two)
        sealing.text(row.origin.person).text(row.origin.role).optional(row.origin.takesBack).text(row.origin.elsewhere);
    return sealing.number(row.wall.value()).number(row.at.time_since_epoch().count()).done();
}

session::Hash sealOf(session::Heartbeat const& heartbeat) {
    static session::Hash const start = domain("Flagfall heartbeat format 1");
    Sealing sealing;
    sealing.hash(start)
        .number(heartbeat.at.time_since_epoch().count())
        .number(heartbeat.wall.value())
        .text(heartbeat.boot)
        .number(heartbeat.ticks);
    if (heartbeat.desk != 0) sealing.number(heartbeat.desk);
    return sealing.done();
}

std::string hexText(std::span<std::byte const> bytes) {
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), reinterpret_cast<unsigned char const*>(bytes.data()), bytes.size());
    text.pop_back();
    return text;
}

bool readHex(std::string_view digits, std::span<std::byte> bytes) {
    std::size_t written = 0;
    return digits.size() == 2 * bytes.size() &&
           sodium_hex2bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), digits.data(), digits.size(),
                          nullptr, &written, nullptr) == 0 &&
           written == bytes.size();
}

std::optional<session::Hash> hashOfHex(std::string_view digits) {
    session::Hash hash;
    return readHex(digits, hash) ? std::optional(hash) : std::nullopt;
}

std::optional<std::string> ChainCheck::add(session::Row const& row) {
    Seq const expected{m_last.value() + 1};
    if (row.seq > expected) return "act " + std::to_string(expected.value()) + " is missing";
    if (row.seq < expected) return "acts are out of order";
    if (chained(m_hash, row.seq, row, m_format) != row.hash) return "the hash does not fit";
    m_last = row.seq;
    m_hash = row.hash;
    return std::nullopt;
}

} // namespace flagfall::storage
