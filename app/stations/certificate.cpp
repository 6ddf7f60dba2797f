// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stations/certificate.h"

#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <sodium.h>

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <memory>
#include <stdexcept>

namespace flagfall::stations {
namespace {

constexpr std::int64_t second = 1000; // of WallTime
constexpr std::time_t day = 24 * 60 * 60;
constexpr std::time_t longEnough = 90 * day;
constexpr std::time_t tooShort = 7 * day;

void must(int result) {
    if (result < 0) throw std::runtime_error{gnutls_strerror(result)};
}

struct Freed {
    void operator()(gnutls_x509_crt_t one) const { gnutls_x509_crt_deinit(one); }
    void operator()(gnutls_x509_privkey_t one) const { gnutls_x509_privkey_deinit(one); }
};
using Certificate = std::unique_ptr<gnutls_x509_crt_int, Freed>;
using Key = std::unique_ptr<gnutls_x509_privkey_int, Freed>;

Certificate emptyCertificate() {
    gnutls_x509_crt_t made = nullptr;
    must(gnutls_x509_crt_init(&made));
    return Certificate{made};
}

Key newKey() {
    gnutls_x509_privkey_t made = nullptr;
    must(gnutls_x509_privkey_init(&made));
    Key key{made};
    must(gnutls_x509_privkey_generate(made, GNUTLS_PK_ECDSA, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1), 0));
    return key;
}

std::string taken(gnutls_datum_t written) {
    std::string text{reinterpret_cast<char const*>(written.data), written.size};
    gnutls_free(written.data);
    return text;
}

std::string pemOf(Certificate const& certificate) {
    gnutls_datum_t written{};
    must(gnutls_x509_crt_export2(certificate.get(), GNUTLS_X509_FMT_PEM, &written));
    return taken(written);
}

std::string pemOf(Key const& key) {
    gnutls_datum_t written{};
    must(gnutls_x509_privkey_export2(key.get(), GNUTLS_X509_FMT_PEM, &written));
    return taken(written);
}

/// The first certificate of a text; null where there is none.
Certificate readCertificate(std::string const& pem) {
    Certificate certificate = emptyCertificate();
    std::string bytes = pem;
    gnutls_datum_t const from{reinterpret_cast<unsigned char*>(bytes.data()), static_cast<unsigned>(bytes.size())};
    if (gnutls_x509_crt_import(certificate.get(), &from, GNUTLS_X509_FMT_PEM) < 0) return nullptr;
    return certificate;
}

/// What both of them have.
Certificate certificateNamed(std::string_view name, Key const& key, std::time_t now) {
    Certificate made = emptyCertificate();
    must(gnutls_x509_crt_set_version(made.get(), 3));
    std::array<unsigned char, 16> serial{};
    randombytes_buf(serial.data(), serial.size());
    serial[0] &= 0x7F; // a positive number
    must(gnutls_x509_crt_set_serial(made.get(), serial.data(), serial.size()));
    must(gnutls_x509_crt_set_dn_by_oid(made.get(), GNUTLS_OID_X520_COMMON_NAME, 0, name.data(),
                                       static_cast<unsigned>(name.size())));
    must(gnutls_x509_crt_set_activation_time(made.get(), now - day));
    must(gnutls_x509_crt_set_expiration_time(made.get(), now + longEnough));
    must(gnutls_x509_crt_set_key(made.get(), key.get()));
    return made;
}

} // namespace

std::optional<Identity> newIdentity(std::vector<std::string> const& addresses, session::WallTime now) {
    if (sodium_init() < 0) throw std::runtime_error{"libsodium does not start"};
    auto const at = static_cast<std::time_t>(now.value() / second);
    Key const authorityKey = newKey();
    Certificate const authority = certificateNamed("Flagfall, this desk alone", authorityKey, at);
    must(gnutls_x509_crt_set_basic_constraints(authority.get(), 1, 0));
    must(gnutls_x509_crt_set_key_usage(authority.get(), GNUTLS_KEY_KEY_CERT_SIGN));
    must(gnutls_x509_crt_sign2(authority.get(), authority.get(), authorityKey.get(), GNUTLS_DIG_SHA256, 0));

    Key const key = newKey();
    Certificate const certificate = certificateNamed("Flagfall, the desk", key, at);
    for (std::string const& address : addresses) {
        in_addr bytes{};
        if (inet_pton(AF_INET, address.c_str(), &bytes) != 1) return std::nullopt;
        must(gnutls_x509_crt_set_subject_alt_name(certificate.get(), GNUTLS_SAN_IPADDRESS, &bytes, sizeof bytes,
                                                  GNUTLS_FSAN_APPEND));
    }
    must(gnutls_x509_crt_set_basic_constraints(certificate.get(), 0, -1));
    must(gnutls_x509_crt_set_key_usage(certificate.get(), GNUTLS_KEY_DIGITAL_SIGNATURE));
    must(gnutls_x509_crt_set_key_purpose_oid(certificate.get(), GNUTLS_KP_TLS_WWW_SERVER, 0));
    must(gnutls_x509_crt_sign2(certificate.get(), authority.get(), authorityKey.get(), GNUTLS_DIG_SHA256, 0));
    // The authority's key is let go of: nothing else will ever be signed with it.
    std::string const root = pemOf(authority);
    return Identity{root, pemOf(certificate) + root, pemOf(key)};
}

bool isGoodFor(Identity const& identity, std::string_view address, session::WallTime now) {
    Certificate const certificate = readCertificate(identity.certificate);
    if (!certificate || identity.key.empty()) return false;
    auto const at = static_cast<std::time_t>(now.value() / second);
    if (gnutls_x509_crt_get_activation_time(certificate.get()) > at) return false;
    if (gnutls_x509_crt_get_expiration_time(certificate.get()) < at + tooShort) return false;
    return gnutls_x509_crt_check_hostname(certificate.get(), std::string{address}.c_str()) != 0;
}

std::string fingerprintOf(Identity const& identity) {
    Certificate const certificate = readCertificate(identity.certificate);
    if (!certificate) return {};
    std::array<unsigned char, 32> digest{};
    std::size_t size = digest.size();
    must(gnutls_x509_crt_get_fingerprint(certificate.get(), GNUTLS_DIG_SHA256, digest.data(), &size));
    constexpr char digits[] = "0123456789ABCDEF";
    std::string text;
    for (unsigned char const byte : digest) {
        if (!text.empty()) text += ' ';
        text += digits[byte / 16];
        text += digits[byte % 16];
    }
    return text;
}

} // namespace flagfall::stations
