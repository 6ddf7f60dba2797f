// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/append_rows.h"
#include "app/storage/kept_journal.h"
#include "app/storage/key_folder.h"
#include "app/storage/postgres_address.h"
#include "app/storage/postgres_connection.h"
#include "app/storage/postgres_news.h"

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace flagfall::storage {

/// The journal of one event in a PostgreSQL database, to which several desks write at the same time. The acts are those
/// of the file (docs/journal_format.md), with the same hashes and signatures; docs/several_desks.md describes the rest.
///
/// Desks take turns: whoever appends has the event to himself until his transaction ends, and is told OutOfOrder where
/// somebody else was first. What append calls saved has been synced to the server's disk, and to that of every
/// synchronous standby that the server names. Opening to write checks every act first.
///
/// A connection that is lost is made again, for as long as `Patience` says; then the append is refused with the
/// server's words, and the next one tries anew. Where it is lost while a transaction is committed, the new connection
/// looks whether the rows stand there; where that cannot be found out, the refusal says `perhapsSaved`. Acts that this
/// journal knew to be saved and the server does not have any more, because it was restored from an older state or gave
/// way to a standby that lags behind, are TakenAway.
///
///     auto address = PostgresAddress::read("postgresql://desk@hall/chess?event=Open 2026");
///     auto journal = PostgresJournal::open(*address, Access::ReadWrite);
///
/// For one thread at a time; only what is given to tellOfOthers is called on another one.
class PostgresJournal : public KeptJournal {
public:
    /// How long the server may be silent, and how long a lost connection is waited for.
    struct Patience {
        PostgresConnection::Span answer{10'000};
        PostgresConnection::Span connection{4'000};
    };

    /// A new, empty event; AlreadyExists where there is one.
    [[nodiscard]] static Or<std::unique_ptr<PostgresJournal>> create(PostgresAddress const& address);
    /// The same with acts in it, at once and whole: the event is there when all of them are, verified, or not at all.
    /// `fill` appends them.
    using Fill = std::function<Or<void>(PostgresJournal&)>;
    [[nodiscard]] static Or<Verification> createWhole(PostgresAddress const& address, Fill const& fill);
    /// Read-only, also from a standby, and also an event with damaged acts.
    [[nodiscard]] static Or<std::unique_ptr<PostgresJournal>> open(PostgresAddress const& address, Access access,
                                                                   session::Progress const& progress = {});
    ~PostgresJournal() override = default;

    [[nodiscard]] Or<Seq> append(Seq last, std::span<session::NewRow const> rows) override;
    [[nodiscard]] Or<Seq> appendSigned(Seq last, std::span<SignedRow const> rows) override;
    [[nodiscard]] Or<std::vector<session::Row>> readAfter(Seq after) override;
    [[nodiscard]] Or<void> readEach(Seq after, Visit const& visit) override;
    [[nodiscard]] Or<void> readSigned(Seq after, VisitSigned const& visit) override;
    /// The newest row that was appended or read here.
    [[nodiscard]] session::Seal seal() override;
    [[nodiscard]] std::string sign(std::vector<std::string> const& keysSoFar) override;
    void signWith(std::string const& key) override;
    /// What is appended or read from now on is noted there as well, as of an event file.
    void keepKeysIn(std::shared_ptr<KeyFolder> keys) { m_signer.keepKeysIn(std::move(keys)); }
    /// An act of this event that was once saved or read here, in whatever file or database, and is not in this one.
    [[nodiscard]] std::optional<Seq> knownElsewhere();
    [[nodiscard]] Or<std::string> file(std::string const& sha256) override;
    [[nodiscard]] Or<void> mendFile(std::string const& bytes) override;
    /// Ends on the way of what was given before: nothing of it is called any more.
    void tellOfOthers(std::function<void()> told) override;
    /// Not waited for until it is on the disk, and left out while the connection is lost.
    [[nodiscard]] bool takesAgain() override;
    void beat(session::Heartbeat const& heartbeat) override;
    [[nodiscard]] std::optional<session::Heartbeat> lastBeat() override;
    [[nodiscard]] std::vector<session::Heartbeat> beats() override;
    [[nodiscard]] bool isShared() const override { return true; }

    /// The structure of the schema is checked as well.
    [[nodiscard]] Verification verify() override;
    [[nodiscard]] std::vector<session::JournalProblem> filesAmiss() override;
    [[nodiscard]] Or<Signed> signatures() override;
    [[nodiscard]] GoodRows readGood() override;
    [[nodiscard]] Format format() const override { return Format::Two; }

    [[nodiscard]] PostgresAddress const& address() const { return m_address; }
    void be(Patience patience);

private:
    using Time = PostgresConnection::Time;
    enum class Making { No, Yes }; ///< within the transaction that makes the event
    PostgresJournal(PostgresAddress address, Access access, Making making);

    [[nodiscard]] Or<void> connect(PostgresConnection::Span longest);
    [[nodiscard]] Or<void> connected(Time until);
    [[nodiscard]] Or<void> greet();
    [[nodiscard]] Or<Seq> append(Seq last, RowsToAppend const& rows);
    [[nodiscard]] Or<Seq> tryAppending(Seq last, RowsToAppend const& rows);
    [[nodiscard]] Or<ChainCheck> takeTurn();
    [[nodiscard]] Or<bool> lastTryStands();
    [[nodiscard]] std::optional<session::JournalProblem> notNext(ChainCheck const& newest, Seq last) const;
    [[nodiscard]] bool isLastTry(Seq last, RowsToAppend const& rows) const;
    [[nodiscard]] Or<std::vector<session::Seal>> write(ChainCheck const& newest, RowsToAppend const& rows);
    [[nodiscard]] Or<void> commit();
    [[nodiscard]] std::optional<session::JournalProblem> walk(Seq after, VisitSigned const& visit);
    [[nodiscard]] Or<void> readPage(Seq from, std::function<bool(Answer const&)> const& visit);
    [[nodiscard]] std::optional<session::JournalProblem> history(session::Row const& row) const;
    void know(ChainCheck const& chain);
    void noteSaved();
    [[nodiscard]] Or<std::optional<session::Hash>> hashOf(Seq seq);
    void endTransaction();
    [[nodiscard]] session::JournalProblem problemHere(ServerProblem const& server);
    [[nodiscard]] session::JournalProblem problemAt(session::JournalFault fault, std::string detail) const;
    [[nodiscard]] session::JournalProblem damaged(Seq seq, std::string detail) const;

    PostgresAddress m_address;
    Access m_access;
    Making m_making;
    Patience m_patience{};
    std::string m_self; ///< on the channel of news
    std::optional<PostgresConnection> m_connection;
    ChainCheck m_tail;                    ///< the newest act known here, when open to write
    std::atomic<std::int64_t> m_known{0}; ///< its number, for whoever listens
    Time m_beatsAgain{};                  ///< when a heartbeat may try to connect again
    std::optional<session::Hash> m_first; ///< of the first act, once it was asked for
    std::vector<session::Seal> m_tried;   ///< acts of which it is not known whether they were saved
    Signer m_signer;
    std::unique_ptr<PostgresNews> m_news; ///< last: ends before anything it looks at goes
};

} // namespace flagfall::storage
