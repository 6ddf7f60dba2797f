// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sealing/sealed_text.h"

#include <algorithm>
#include <set>

namespace flagfall::session {
namespace {

std::string const aboutBoard = "River Cup, round 3, board 7, White, move 41";

Unsealed opened(Sealed const& sealed, std::string const& about = aboutBoard) {
    auto const open = unseal(sealed.text, about, sealed.openingKeys);
    EXPECT_TRUE(open);
    return open.value_or(Unsealed{});
}

OpeningProblem problemWith(SealedText const& sealed, std::vector<std::string> const& keys,
                           std::string const& about = aboutBoard) {
    auto const open = unseal(sealed, about, keys);
    EXPECT_FALSE(open);
    return open ? OpeningProblem{} : open.error();
}

TEST(SealedText, OpensWithItsKeyToWhatWasSealed) {
    Sealed const sealed = seal("Ngf3", aboutBoard, 1);
    ASSERT_EQ(sealed.openingKeys.size(), 1U);
    EXPECT_EQ(opened(sealed).text, "Ngf3");
    EXPECT_EQ(opened(seal("", aboutBoard, 1)).text, "") << "an empty sheet, too, is sealed";
    std::string const longest(longestSealed, 'x');
    EXPECT_EQ(opened(seal(longest, aboutBoard, 1)).text, longest);
}

TEST(SealedText, NeedsBothKeysWhereTwoPeopleHoldThem) {
    Sealed const sealed = seal("e4", aboutBoard, 2);
    ASSERT_EQ(sealed.openingKeys.size(), 2U);
    EXPECT_EQ(opened(sealed).text, "e4");
    EXPECT_TRUE(unseal(sealed.text, aboutBoard, std::vector{sealed.openingKeys[1], sealed.openingKeys[0]}))
        << "in whichever order";
    EXPECT_EQ(problemWith(sealed.text, {sealed.openingKeys[0]}), OpeningProblem::TooFewKeys);
    EXPECT_EQ(problemWith(sealed.text, {sealed.openingKeys[0], sealed.openingKeys[0]}), OpeningProblem::WrongKey);
    EXPECT_EQ(problemWith(sealed.text, {}), OpeningProblem::TooFewKeys);
}

TEST(SealedText, ItsKeyIsReadHoweverItWasWrittenDown) {
    Sealed const sealed = seal("Rd8", aboutBoard, 1);
    std::string key = sealed.openingKeys.front();
    EXPECT_EQ(key.size(), 34U) << "seven groups of four";
    std::ranges::transform(key, key.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    std::ranges::replace(key, '-', ' ');
    std::ranges::replace(key, '0', 'o');
    std::ranges::replace(key, '1', 'l');
    EXPECT_TRUE(unseal(sealed.text, aboutBoard, std::vector{key}));
}

TEST(SealedText, ASlipInTheKeyIsToldFromAnotherKey) {
    Sealed const sealed = seal("Rd8", aboutBoard, 1);
    std::string const key = sealed.openingKeys.front();
    int noticed = 0;
    int tried = 0;
    for (std::size_t i = 0; i < key.size(); ++i) {
        if (key[i] == '-') continue;
        std::string slip = key;
        slip[i] = key[i] == 'Q' ? 'R' : 'Q';
        ++tried;
        if (problemWith(sealed.text, {slip}) == OpeningProblem::KeyMistyped) ++noticed;
    }
    EXPECT_EQ(tried, 28);
    EXPECT_GE(noticed, 26) << "one of a thousand slips may pass for a key";
    EXPECT_EQ(problemWith(sealed.text, {key.substr(1)}), OpeningProblem::KeyMistyped);
    EXPECT_TRUE(isOpeningKey(key));
    EXPECT_FALSE(isOpeningKey(key.substr(1)));
    EXPECT_EQ(problemWith(sealed.text, seal("Rd8", aboutBoard, 1).openingKeys), OpeningProblem::WrongKey);
}

TEST(SealedText, OpensOnlyBesideWhatItBelongsTo) {
    Sealed const sealed = seal("Rd8", aboutBoard, 1);
    EXPECT_EQ(problemWith(sealed.text, sealed.openingKeys, "River Cup, round 3, board 8, White, move 41"),
              OpeningProblem::WrongKey);
}

TEST(SealedText, AChangedBoxOrFingerprintIsFound) {
    Sealed const sealed = seal("Rd8", aboutBoard, 1);
    for (std::size_t i = 0; i < sealed.text.box.size(); i += 7) {
        SealedText changed = sealed.text;
        changed.box[i] = changed.box[i] == 'z' ? 'i' : 'z';
        EXPECT_EQ(problemWith(changed, sealed.openingKeys), OpeningProblem::WrongKey);
    }
    SealedText shorter = sealed.text;
    shorter.box.pop_back();
    EXPECT_EQ(problemWith(shorter, sealed.openingKeys), OpeningProblem::WrongKey);
    SealedText other = sealed.text;
    other.fingerprint = seal("Rd8", aboutBoard, 1).text.fingerprint;
    EXPECT_EQ(problemWith(other, sealed.openingKeys), OpeningProblem::OtherText);
}

/// Every move it could be, and nothing tells which one it is.
TEST(SealedText, NeitherLengthNorFingerprintTellsTheMove) {
    std::set<std::size_t> lengths;
    std::set<std::string> fingerprints;
    for (std::string const move : {"e4", "Ngf3", "O-O-O", "exd8=Q+", "knight from g1 to f3 with check"})
        for (int again = 0; again < 3; ++again) {
            Sealed const sealed = seal(move, aboutBoard, 1);
            lengths.insert(sealed.text.box.size());
            fingerprints.insert(sealed.text.fingerprint);
        }
    EXPECT_EQ(lengths.size(), 1U);
    EXPECT_EQ(fingerprints.size(), 15U) << "the same move has another fingerprint each time";
}

TEST(SealedText, ChanceSpellsNoSquare) {
    Sealed const sealed = seal("e4", aboutBoard, 1);
    for (std::string const& text : {sealed.text.box, sealed.text.fingerprint, opened(sealed).salt})
        EXPECT_EQ(text.find_first_of("abcdefgh0123456789"), std::string::npos) << text;
}

TEST(SealedText, OnceOpenedAnybodyCanMakeTheFingerprintAgain) {
    Sealed const sealed = seal("Rd8", aboutBoard, 1);
    Unsealed const open = opened(sealed);
    EXPECT_EQ(fingerprintOf(open.text, open.salt), sealed.text.fingerprint);
    EXPECT_NE(fingerprintOf("Rd7", open.salt), sealed.text.fingerprint);
    EXPECT_EQ(fingerprintOf(open.text, "no salt"), "");
}

} // namespace
} // namespace flagfall::session
