// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stations/certificate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace flagfall::stations {
namespace {

constexpr session::WallTime now{1'790'000'000'000};
constexpr std::int64_t day = 24LL * 60 * 60 * 1000;

session::WallTime daysLater(int days) { return session::WallTime{now.value() + days * day}; }

struct CertificateOfTheDesk : testing::Test {
    Identity const identity = newIdentity({"127.0.0.1", "192.168.7.5"}, now).value();
};

TEST_F(CertificateOfTheDesk, IsForItsAddressesAndNoOthers) {
    EXPECT_TRUE(isGoodFor(identity, "192.168.7.5", now));
    EXPECT_TRUE(isGoodFor(identity, "127.0.0.1", now));
    EXPECT_FALSE(isGoodFor(identity, "192.168.7.6", now));
    EXPECT_FALSE(isGoodFor(identity, "desk.example", now));
}

TEST_F(CertificateOfTheDesk, LastsAnEventAndIsMadeAnewAWeekBeforeItEnds) {
    EXPECT_TRUE(isGoodFor(identity, "127.0.0.1", daysLater(82)));
    EXPECT_FALSE(isGoodFor(identity, "127.0.0.1", daysLater(84)));
    EXPECT_FALSE(isGoodFor(identity, "127.0.0.1", daysLater(-2)));
}

TEST_F(CertificateOfTheDesk, HasItsAuthorityBehindItAndAKeyApart) {
    EXPECT_THAT(identity.certificate, testing::EndsWith(identity.authority));
    EXPECT_THAT(identity.certificate, testing::Not(testing::HasSubstr("PRIVATE KEY")));
    EXPECT_THAT(identity.key, testing::HasSubstr("PRIVATE KEY"));
}

TEST_F(CertificateOfTheDesk, IsKnownByItsFingerprint) {
    EXPECT_THAT(fingerprintOf(identity), testing::MatchesRegex("[0-9A-F ]{95}"));
    EXPECT_NE(fingerprintOf(identity), fingerprintOf(newIdentity({"127.0.0.1"}, now).value()));
}

TEST(CertificateOfADesk, IsNotMadeForWhatIsNoAddressNorFoundInWhatIsNone) {
    EXPECT_FALSE(newIdentity({"desk.example"}, now));
    EXPECT_FALSE(isGoodFor({}, "127.0.0.1", now));
    EXPECT_FALSE(isGoodFor({"nonsense", "nonsense", "nonsense"}, "127.0.0.1", now));
    EXPECT_EQ(fingerprintOf({}), "");
}

} // namespace
} // namespace flagfall::stations
