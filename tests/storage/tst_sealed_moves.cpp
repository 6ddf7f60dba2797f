// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/event_report.h"
#include "app/session/reports/game_pgn.h"
#include "tests/storage/journal_fixtures.h"
#include "tests/support/spellings.h"
#include "tests/support/story.h"

#include <set>

/// A typed sealed move in the file of its event: found by nobody before it is opened, by everybody afterwards.
namespace flagfall::storage::test {
namespace {

using namespace session;

RoundNumber const first{1};
BoardNumber const one{1};

/// What could be the salt of a fingerprint: everything in these bytes that is spelled like one, and no salt at all.
std::set<std::string> possibleSalts(std::string const& bytes) {
    constexpr std::size_t letters = 64;
    constexpr std::string_view alphabet = "ijkmnpqrstuvwxyz";
    std::set<std::string> salts{std::string(letters, alphabet.front())};
    std::size_t run = 0;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        run = alphabet.find(bytes[at]) == std::string_view::npos ? 0 : run + 1;
        if (run >= letters) salts.insert(bytes.substr(at + 1 - letters, letters));
    }
    return salts;
}

/// An event in a file, row by row as a desk would write it.
struct AnAdjournedGame : testing::Test {
    void does(Command const& command, Confirmation confirmation = Confirmation::NotAsked) {
        story.does(command, confirmation);
        std::vector<NewRow> rows;
        for (auto act = story.history().acts().begin() + kept; act != story.history().acts().end(); ++act) {
            NewRow row = encode(act->act);
            row.origin = act->origin;
            row.wall = act->wall;
            row.at = act->at;
            rows.push_back(std::move(row));
        }
        ASSERT_TRUE(journal->append(Seq{kept}, rows));
        kept += static_cast<std::ptrdiff_t>(rows.size());
    }

    /// Everything on the disk while the event is open, and all that can be exported of it.
    [[nodiscard]] std::string everything() const {
        std::string bytes;
        for (std::string const& name : folder.names()) bytes += bytesOf(folder / name);
        bytes += pairing::trf::write(reportOf(story.state()));
        bytes += pgnOfRound(story.state(), first);
        return bytes;
    }

    TempFolder folder;
    std::unique_ptr<SqliteJournal> journal = SqliteJournal::create(folder / "event.flagfall").value();
    Story story;
    std::ptrdiff_t kept = 0;

    /// White has the knight on g1 and no other way to f3; nothing on record names that square.
    Sealed adjourn(std::string const& move) {
        EventDraft draft = Story::draft("120");
        draft.sealedOnScreen = true;
        does(OpenEvent{draft});
        for (char const* const name : {"A", "B"}) does(EnterPlayer{Story::named(name)});
        does(PairRound{});
        does(StartClocks{RoundNumber{1}, {one}});
        Sealed const sealed = seal(move, sealedBeside(first, one, Colour::White, false, 0), 1);
        does(CallForSealing{first, {one}});
        does(SealMove{first, one, sealed.text});
        does(AdjournGame{first, one});
        return sealed;
    }
};

TEST_F(AnAdjournedGame, KeepsItsSealedMoveFromWhoeverSearchesTheFile) {
    board::Position const start;
    board::Move const knight = *board::moveFromUci(start, "g1f3");
    Sealed const sealed = adjourn("Nf3");
    for (std::string const& spelling : spellings(start, knight))
        EXPECT_EQ(everything().find(spelling), std::string::npos) << spelling;
    for (std::string const& key : sealed.openingKeys) EXPECT_EQ(everything().find(key), std::string::npos);

    does(MarkAtResumption{first, one, Colour::Black, Presence::Present});
    does(OpenEnvelope{.round = first, .board = one, .openingKeys = sealed.openingKeys});
    EXPECT_NE(everything().find("Nf3"), std::string::npos) << "now anybody may read it";
    for (std::string const& key : sealed.openingKeys)
        EXPECT_EQ(everything().find(key), std::string::npos) << "the key is not kept even then";
}

/// Who has the file and all legal moves: for each of them the fingerprint could be its own, with some salt.
TEST_F(AnAdjournedGame, TellsNobodyWhichOfTheLegalMovesItIs) {
    Sealed const sealed = adjourn("Nf3");
    auto const salts = possibleSalts(everything());
    EXPECT_GT(salts.size(), 100U);
    int tried = 0;
    for (board::Move const move : board::Position{}.legalMoves())
        for (std::string const& spelling : spellings(board::Position{}, move))
            for (std::string const& salt : salts) {
                ASSERT_NE(fingerprintOf(spelling, salt), sealed.text.fingerprint) << "the salt lies open in the file";
                ++tried;
            }
    EXPECT_GT(tried, 20 * 100);
    for (board::Move const move : board::Position{}.legalMoves()) {
        std::string const text = notation::moveText(board::Position{}, move);
        SealedText const other = seal(text, sealedBeside(first, one, Colour::White, false, 0), 1).text;
        EXPECT_EQ(other.box.size(), sealed.text.box.size()) << text << ": its length says nothing";
        EXPECT_EQ(other.fingerprint.size(), sealed.text.fingerprint.size()) << text;
    }
    std::set<std::string> fingerprints;
    for (int again = 0; again < 20; ++again)
        fingerprints.insert(seal("Nf3", sealedBeside(first, one, Colour::White, false, 0), 1).text.fingerprint);
    EXPECT_EQ(fingerprints.size(), 20U) << "nobody can make the fingerprints of all moves and compare";
}

TEST_F(AnAdjournedGame, IsOpenedOnAnotherMachineWithTheKeyFromThePaper) {
    Sealed const sealed = adjourn("Nf3");
    journal.reset();
    fs::copy_file(folder / "event.flagfall", folder / "copy.flagfall");
    auto const copy = SqliteJournal::open(folder / "copy.flagfall", Access::ReadOnly).value();
    EXPECT_FALSE(copy->verify().problem);
    History history;
    auto const rows = copy->readAfter(Seq{0}).value();
    for (Row const& row : rows) ASSERT_FALSE(history.append(decode(row).value()));
    Envelope const& envelope = *history.state().round(first)->board(one)->adjournments.back().envelope;
    auto const open = unseal(*envelope.typed, sealedBeside(first, one, Colour::White, false, 0), sealed.openingKeys);
    ASSERT_TRUE(open);
    EXPECT_EQ(open->text, "Nf3");
}

TEST_F(AnAdjournedGame, AChangedFileIsFound) {
    adjourn("Nf3");
    journal.reset();
    fs::path const path = folder / "event.flagfall";
    EXPECT_FALSE(verified(path).problem);
    std::string bytes = bytesOf(path);
    auto const box = bytes.find("\"box\":\"");
    ASSERT_NE(box, std::string::npos);
    bytes[box + 20] = bytes[box + 20] == 'z' ? 'y' : 'z';
    write(path, bytes);
    EXPECT_TRUE(verified(path).problem);
}

} // namespace
} // namespace flagfall::storage::test
