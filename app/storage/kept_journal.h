// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"
#include "app/storage/chain.h"
#include "app/storage/signing_key.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace flagfall::storage {

enum class Access { ReadWrite, ReadOnly };

/// How far a journal holds.
struct Verification {
    std::int64_t acts = 0;     ///< good ones, from the first on
    session::Hash last{};      ///< hash of the last good one
    std::int64_t readable = 0; ///< rows that could be read at all, good or not
    /// What is wrong; its `seq` is the first damaged act, where it is an act that is damaged.
    std::optional<session::JournalProblem> problem;
};

/// By whom acts were signed. The signature of one act stands for all before it.
struct Signed {
    std::int64_t signatures = 0;
    Seq last{};                                       ///< the newest act that a signature stands for
    std::vector<std::string> keys{};                  ///< their public halves, in the order of their first signature
    std::optional<session::JournalProblem> problem{}; ///< the first signature that does not hold, and its act
};

/// Acts that can be relied upon, and what is wrong with the next one.
struct GoodRows {
    Format format = Format::Two; ///< of the journal; the hashes of its rows are those of this format
    std::vector<session::Row> rows{};
    std::optional<session::JournalProblem> problem{};
};

/// A row with what stands beside it: whole, to be written elsewhere as it is.
struct SignedRow {
    session::Row row;
    std::optional<Signature> signature{};
};

/// A journal that is kept somewhere, in a file or on a server: what can be asked of it besides playing an event on it.
/// None of it changes anything. For one thread at a time, as the journal itself.
class KeptJournal : public session::Journal {
public:
    template <typename T>
    using Or = Expected<T, session::JournalProblem>;

    /// Reads everything and checks the chain and the structure around it.
    [[nodiscard]] virtual Verification verify() = 0;
    /// What is wrong with the files that belong to good acts: missing, or not what was kept; `seq` is the act's. Reads
    /// all of them; opening does not, for damage to a picture is no reason not to go on.
    [[nodiscard]] virtual std::vector<session::JournalProblem> filesAmiss() = 0;
    /// Checks every signature against the keys that the event names (signature_check.h). Of good acts.
    [[nodiscard]] virtual Or<Signed> signatures() = 0;
    /// Rows after `after` with their signatures, oldest first, their chain checked. `visit` says false to stop, and
    /// asks the journal nothing meanwhile.
    using VisitSigned = std::function<bool(SignedRow&&)>;
    [[nodiscard]] virtual Or<void> readSigned(Seq after, VisitSigned const& visit) = 0;
    /// Appends rows of another journal with the hashes and signatures that they have there; Damaged where they do not
    /// follow from what is here.
    [[nodiscard]] virtual Or<Seq> appendSigned(Seq last, std::span<SignedRow const> rows) = 0;
    /// Every act before the first damage.
    [[nodiscard]] virtual GoodRows readGood() = 0;
    /// Of the acts. One of format 1 is read as if it were of format 2; only its hashes are those of format 1.
    [[nodiscard]] virtual Format format() const = 0;
};

} // namespace flagfall::storage
