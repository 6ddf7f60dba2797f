// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/contact_file.h"

#include <nlohmann/json.hpp>
#include <sodium.h>

#include <array>
#include <stdexcept>

namespace flagfall::session {
namespace {

using Json = nlohmann::json;

constexpr std::size_t saltSize = 16;

std::string freshSalt() {
    static bool const started = sodium_init() >= 0;
    if (!started) throw std::runtime_error{"libsodium does not start"};
    std::array<unsigned char, saltSize> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, 2 * saltSize + 1> digits{};
    sodium_bin2hex(digits.data(), digits.size(), bytes.data(), bytes.size());
    return digits.data();
}

} // namespace

std::string contactFile(Contacts const& contacts) {
    Json players = Json::array();
    for (auto const& [player, contact] : contacts) {
        Json one{{"player", player.value()}};
        if (!contact.email.empty()) one["email"] = contact.email;
        if (!contact.phone.empty()) one["phone"] = contact.phone;
        players.push_back(std::move(one));
    }
    return Json{{"salt", freshSalt()}, {"contacts", std::move(players)}}.dump();
}

std::optional<Contacts> contactsIn(std::string_view file) {
    try {
        Contacts contacts;
        Json const json = Json::parse(file);
        for (Json const& one : json.at("contacts"))
            contacts[PlayerId{one.at("player").get<int>()}] = {one.value("email", std::string{}),
                                                               one.value("phone", std::string{})};
        return contacts;
    } catch (Json::exception const&) {
        return std::nullopt;
    }
}

} // namespace flagfall::session
