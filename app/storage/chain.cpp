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
        unsigned char const present = value ? 1 : 0;
        bytes(&present, 1);
        return value ? number(*value) : *this;
    }
    [[nodiscard]] session::Hash done() {
        session::Hash hash;
        crypto_generichash_final(&m_state, reinterpret_cast<unsigned char*>(hash.data()), hash.size());
        return hash;
    }

private:
    crypto_generichash_state m_state;
};

session::Hash domain(std::string_view words) { return Sealing().bytes(words.data(), words.size()).done(); }

} // namespace

session::Hash chainStart() {
    static session::Hash const start = domain("Flagfall journal format 1");
    return start;
}

session::Hash chained(session::Hash const& before, Seq seq, session::NewRow const& row) {
    return Sealing()
        .hash(before)
        .number(seq.value())
        .text(row.kind)
        .number(row.version)
        .text(row.payload)
        .optional(row.board)
        .text(row.who)
        .number(row.wall.value())
        .number(row.at.time_since_epoch().count())
        .done();
}

session::Hash sealOf(session::Heartbeat const& heartbeat) {
    static session::Hash const start = domain("Flagfall heartbeat format 1");
    return Sealing()
        .hash(start)
        .number(heartbeat.at.time_since_epoch().count())
        .number(heartbeat.wall.value())
        .text(heartbeat.boot)
        .number(heartbeat.ticks)
        .done();
}

std::string hexText(session::Hash const& hash) {
    std::string text(2 * hash.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), reinterpret_cast<unsigned char const*>(hash.data()), hash.size());
    text.pop_back();
    return text;
}

std::optional<std::string> ChainCheck::add(session::Row const& row) {
    Seq const expected{m_last.value() + 1};
    if (row.seq > expected) return "act " + std::to_string(expected.value()) + " is missing";
    if (row.seq < expected) return "acts are out of order";
    if (chained(m_hash, row.seq, row) != row.hash) return "the hash does not fit";
    m_last = row.seq;
    m_hash = row.hash;
    return std::nullopt;
}

} // namespace flagfall::storage
