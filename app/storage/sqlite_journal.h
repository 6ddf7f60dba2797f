// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/append_rows.h"
#include "app/storage/database.h"
#include "app/storage/file_hold.h"
#include "app/storage/files_in_place.h"
#include "app/storage/kept_journal.h"
#include "app/storage/key_folder.h"
#include "app/storage/loose_pages.h"
#include "app/storage/refused_acts.h"
#include "app/storage/salvage.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace flagfall::storage {

/// The journal of one event in one SQLite file. docs/journal_format.md describes the file.
///
/// One program at a time may have it open to write; anyone may read meanwhile. Opening to write checks every
/// act first, and a file that is damaged, foreign or newer is left untouched, byte for byte. After a failed
/// append the journal can be used as before. An act is called safe only while the files that were opened are those
/// that stand under their names: otherwise append says TakenAway, and goes on when they are put back.
///
/// A file that was not closed in order needs its -wal. Without it, or with one that is damaged, the file is Incomplete:
/// it can be read and is not written to.
///
///     auto journal = SqliteJournal::open("open.flagfall", Access::ReadWrite);
///     if (!journal) return tell(journal.error());
///     auto newest = (*journal)->append(Seq{0}, rows);
///
/// For one thread at a time.
class SqliteJournal : public KeptJournal {
public:
    /// A new, empty journal. Nothing is left behind when it fails.
    [[nodiscard]] static Or<std::unique_ptr<SqliteJournal>> create(std::filesystem::path const& path);
    /// The same with acts in it, at once and whole: `path` is there when all of them are, verified, or not at all.
    /// `fill` appends them. The file is closed again.
    using Fill = std::function<Or<void>(SqliteJournal&)>;
    [[nodiscard]] static Or<void> createWhole(std::filesystem::path const& path, Fill const& fill);
    /// The same for whoever knows journals only; it is opened again, and signs with the keys of that folder.
    [[nodiscard]] static session::MakeJournal maker(std::filesystem::path const& path,
                                                    std::shared_ptr<KeyFolder> const& keys = {});
    /// Read-only, a damaged file opens too: what is good in it can be taken out. To write, a file of format 1 is
    /// refused as OlderFormat: convertIfOlder makes one that is not.
    /// Looking at a long file, or at one made to be slow, takes its time: `progress` may give it up, as GivenUp.
    [[nodiscard]] static Or<std::unique_ptr<SqliteJournal>> open(std::filesystem::path const& path, Access access,
                                                                 session::Progress const& progress = {});
    /// Says in the file that all of it is there.
    ~SqliteJournal() override;

    [[nodiscard]] Or<Seq> append(Seq last, std::span<session::NewRow const> rows) override;
    [[nodiscard]] Or<std::vector<session::Row>> readAfter(Seq after) override;
    [[nodiscard]] Or<void> readEach(Seq after, Visit const& visit) override;
    [[nodiscard]] session::Seal seal() override;
    /// Signs only where it knows a folder of keys.
    [[nodiscard]] std::string sign(std::vector<std::string> const& keysSoFar) override;
    void signWith(std::string const& key) override;
    void keepKeysIn(std::shared_ptr<KeyFolder> keys) { m_signer.keepKeysIn(std::move(keys)); }
    /// The newest act that was once saved at this desk and is not in this file, or is another one in it: the file was
    /// cut, or is an older one, or a copy has gone further. Nothing: none is known of. Asked before anything is
    /// appended.
    [[nodiscard]] std::optional<Seq> knownElsewhere();
    [[nodiscard]] std::vector<Seq> refusedAndFound() override;
    void forgetRefused() override;
    [[nodiscard]] Or<std::string> file(std::string const& sha256) override;
    [[nodiscard]] Or<void> mendFile(std::string const& bytes) override;
    void tellOfOthers(std::function<void()>) override {} // there is one writer
    void beat(session::Heartbeat const& heartbeat) override;
    [[nodiscard]] std::optional<session::Heartbeat> lastBeat() override;

    /// The tables and the database's own structure are checked as well.
    [[nodiscard]] Verification verify() override;
    [[nodiscard]] std::vector<session::JournalProblem> filesAmiss() override;
    [[nodiscard]] Or<Signed> signatures() override;
    /// Whether its -wal ends in a transaction that does not hold, and nobody is writing: an act that a power cut caught
    /// on its way, or the last act, damaged since. Opening it to write keeps a copy.
    [[nodiscard]] bool endsInDoubt();
    [[nodiscard]] Or<void> readSigned(Seq after, VisitSigned const& visit) override;
    [[nodiscard]] Or<Seq> appendSigned(Seq last, std::span<SignedRow const> rows) override;
    /// The hash of an act; nothing where there is no such act.
    [[nodiscard]] std::optional<session::Hash> hashOf(Seq seq);
    [[nodiscard]] GoodRows readGood() override;
    /// Every act that the chain vouches for, those behind damage included.
    [[nodiscard]] Salvaged salvage();
    /// Writes a whole and verified copy, also while acts are being added. `path` must not exist.
    [[nodiscard]] Or<Verification> backupTo(std::filesystem::path const& path);

    [[nodiscard]] std::filesystem::path const& path() const { return m_path; }
    /// A copy of the file as it was before it was opened to write, made when its -wal ended in a transaction that could
    /// not be taken in: one that a power cut caught on its way, or one that was damaged. Empty: none was made.
    [[nodiscard]] std::filesystem::path const& keptBefore() const { return m_keptBefore; }
    [[nodiscard]] Format format() const override { return m_format; }

    /// Lets the file grow to so many pages and no further, as a full disk would; at least what it has now.
    /// None: no limit. For tests and demonstrations.
    void limitPages(std::optional<int> pages);

private:
    SqliteJournal(std::filesystem::path path, Access access, FileHold hold, Database database, Format format);
    [[nodiscard]] static Or<std::unique_ptr<SqliteJournal>> openToRead(std::filesystem::path path, FileHold hold,
                                                                       session::Progress const& progress);
    [[nodiscard]] static Or<std::unique_ptr<SqliteJournal>> openToWrite(std::unique_ptr<SqliteJournal> reader);
    void ask(session::Progress const& progress);
    void noteSaved();
    void noteDoubt(session::JournalProblem& problem);
    [[nodiscard]] std::optional<session::JournalProblem> walk(Seq after, Visit const& visit);
    [[nodiscard]] std::optional<session::JournalProblem> walkAsStored(Seq after, Visit const& visit);
    [[nodiscard]] Or<void> keepFile(std::string const& bytes);
    [[nodiscard]] Or<void> keepFileAlone(std::string const& bytes);
    [[nodiscard]] Or<ChainCheck> newest();
    [[nodiscard]] Or<ChainCheck> whereToGoOn(Seq last);
    [[nodiscard]] Or<Seq> append(Seq last, RowsToAppend const& rows);
    [[nodiscard]] Or<Seq> insert(Seq last, RowsToAppend const& rows);
    [[nodiscard]] std::optional<session::JournalProblem> structureProblem();
    [[nodiscard]] std::optional<session::JournalProblem> incomplete();
    [[nodiscard]] std::optional<session::JournalProblem> foreignLog();
    [[nodiscard]] Or<void> beginLog();
    [[nodiscard]] bool othersFindTheSame();
    [[nodiscard]] std::optional<session::JournalProblem> moveIntoEvent();
    [[nodiscard]] LoosePages loosePages();
    [[nodiscard]] std::int64_t readableRows();
    [[nodiscard]] session::JournalProblem problemHere(SqlProblem const& sql) const;
    [[nodiscard]] session::JournalProblem damaged(Seq seq, std::string detail) const;
    [[nodiscard]] session::JournalProblem at(Seq seq, session::JournalProblem problem) const;

    std::filesystem::path m_path; ///< without symbolic links
    Access m_access;
    Format m_format;
    FileHold m_hold; ///< outlives the connection
    Database m_database;
    ChainCheck m_tail;                    ///< the newest act, when open to write
    std::optional<FilesInPlace> m_places; ///< when open to write
    bool m_marked = false;                ///< the mark that acts may be in the -wal is in the main file
    int m_wholeAt = 0;                    ///< how many frames the -wal had when all of it was last looked at
    std::filesystem::path m_keptBefore;
    std::vector<RefusedAct> m_tried; ///< the acts of the append that is under way, or was the last one
    bool m_inDoubt = false;          ///< the note of refused acts has some of this sitting
    Signer m_signer;
    bool m_notesSaved = true;
    std::optional<session::Hash> m_first; ///< of the first act, once it was asked for
    std::int64_t m_expected = 0;          ///< acts, where somebody asks for progress
    std::int64_t m_walked = 0;
    std::optional<session::JournalProblem> m_cutOff; ///< the file is shorter than it should be
};

} // namespace flagfall::storage
