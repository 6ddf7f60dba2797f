// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/attachments.h"
#include "app/session/journal/file_digest.h"
#include "app/session/reports/rulings.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

RoundNumber const round1{1};
BoardNumber const board1{1};

/// A game with one ruling.
struct ARuling : testing::Test {
    Story story = Story::withPlayers(4);
    Seq ruling;

    void SetUp() override {
        story.does(PairRound{});
        story.does(EnterResult{round1, BoardNumber{2}, Result::Draw});
        story.does(MakeRuling{round1, board1, noise()});
        ruling = rulingsOnRecord(story.history()).front().seq;
    }
    static RulingOnRecord noise() {
        return {.edition = "E2023",
                .play = "blitz",
                .incident = "offence kind=noise by=black",
                .finding = "penalty-usual",
                .effects = {"warn of=black"}};
    }
    [[nodiscard]] AttachFile file(std::string contents, std::string name = "sheet.jpg") const {
        return {round1,           board1,       ruling,
                std::move(name),  "image/jpeg", std::make_shared<std::string const>(std::move(contents)),
                " White's sheet "};
    }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (Attachment const& one : attachmentsOf(story.history(), ruling, round1, board1))
            names.push_back(one.file->name);
        return names;
    }
    using Names = std::vector<std::string>;
};

TEST(Sha256, IsWhatTheStandardSays) {
    EXPECT_EQ(sha256Of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad") << "FIPS 180-2, B.1";
    EXPECT_EQ(sha256Of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST_F(ARuling, HasAFileWithItsDigestAndSize) {
    story.does(file("abc"));
    auto const found = attachmentsOf(story.history(), ruling, round1, board1);
    ASSERT_EQ(found.size(), 1U);
    AttachedFile const& attached = *found.front().file;
    EXPECT_EQ(attached.name, "sheet.jpg");
    EXPECT_EQ(attached.type, "image/jpeg");
    EXPECT_EQ(attached.sha256, sha256Of("abc"));
    EXPECT_EQ(attached.size, 3);
    EXPECT_EQ(attached.note, "White's sheet");
}

TEST_F(ARuling, CarriesTheBytesBesideTheRowAndNotInIt) {
    auto const acts = decide(story.history(), file("abc"), Confirmation::NotAsked, story.now());
    ASSERT_TRUE(acts);
    NewRow const row = encode(acts->front());
    ASSERT_TRUE(row.file);
    EXPECT_EQ(*row.file, "abc");
    EXPECT_EQ(row.payload.find("abc\""), std::string::npos);
}

TEST_F(ARuling, KeepsTheFilesInTheirOrderUntilOneIsRemoved) {
    story.does(file("abc", "first.jpg"));
    Seq const first = story.history().last();
    story.does(file("def", "second.pdf"));
    EXPECT_EQ(names(), (Names{"first.jpg", "second.pdf"}));
    story.does(RemoveFile{first});
    EXPECT_EQ(names(), Names{"second.pdf"});
    EXPECT_EQ(story.refusal(RemoveFile{first}), Why::NoSuchAttachment) << "it is removed already";
    story.does(Undo{});
    EXPECT_EQ(names(), (Names{"first.jpg", "second.pdf"}));
    story.does(Undo{});
    EXPECT_EQ(names(), Names{"first.jpg"}) << "undoing the attaching takes the file off";
    story.does(Redo{});
    EXPECT_EQ(names(), (Names{"first.jpg", "second.pdf"}));
}

TEST_F(ARuling, HasTheSameFileOnce) {
    story.does(file("abc", "first.jpg"));
    Seq const last = story.history().last();
    story.does(file("abc", "copy of first.jpg"));
    EXPECT_EQ(story.history().last(), last);
}

TEST_F(ARuling, HasItsFilesAfterItWasUndone) {
    story.does(file("abc"));
    story.does(Undo{});
    story.does(Undo{});
    story.does(Redo{});
    story.does(Redo{});
    EXPECT_EQ(names(), Names{"sheet.jpg"});
}

TEST_F(ARuling, TakesNoFileThatIsEmptyTooLargeOrWithoutAName) {
    EXPECT_EQ(story.refusal(file("")), Why::FileEmpty);
    EXPECT_EQ(story.refusal(file(std::string(largestAttachment + 1, 'x'))), Why::FileTooLarge);
    EXPECT_EQ(story.refusal(file("abc", "  ")), Why::FileNameUnfit);
    EXPECT_EQ(story.refusal(file("abc", "two\nlines.txt")), Why::FileNameUnfit);
    AttachFile unread = file("abc");
    unread.contents.reset();
    EXPECT_EQ(story.refusal(unread), Why::FileEmpty);
    story.does(file(std::string(largestAttachment, 'x')));
}

TEST_F(ARuling, IsWhatAFileIsAttachedToAndNothingElse) {
    AttachFile toResult = file("abc");
    toResult.ruling = Seq{story.history().last().value() - 1};
    toResult.board = BoardNumber{2};
    EXPECT_EQ(story.refusal(toResult), Why::NoSuchRuling) << "a result without an article is not a ruling";
    AttachFile elsewhere = file("abc");
    elsewhere.board = BoardNumber{2};
    EXPECT_EQ(story.refusal(elsewhere), Why::NoSuchRuling);
    EXPECT_EQ(story.refusal(RemoveFile{ruling}), Why::NoSuchAttachment);
    EXPECT_EQ(story.refusal(RemoveFile{Seq{999}}), Why::NoSuchAttachment);
}

} // namespace
} // namespace flagfall::session
