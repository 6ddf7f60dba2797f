// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/entries/meaning.h"
#include "app/session/event/contact.h"
#include "app/session/event/event_state.h"
#include "pairing/trf/trf.h"

/// Players as a list says them, with everything that was unclear. Nothing is kept before somebody has seen it.
namespace flagfall::entries {

/// What was unclear in a cell. The player comes in without it, but for `NameMissing`, `NameUnfit` and
/// `OutOfPlace`.
struct Remark {
    enum class What {
        NameMissing,   ///< the row gives no player
        NotAPlayer,    ///< a greeting, a sentence or a signature of a mail: left out unless somebody wants it
        NameUnfit,     ///< with control characters, or too long: the row gives no player
        OutOfPlace,    ///< a line of a report file whose columns are not where they should be: it gives no player
        TitleTaken,    ///< the title stood in the name
        OneWord,       ///< a name of one word: a family name, or a given name alone
        NameOrder,     ///< nothing tells which part is the surname, or it seems another one than in the other rows
        DegreeLeftOut, ///< an academic degree or a form of address stood in the name: `Ing.`, `PhD.`, `Mr`
        TitleUnknown,
        RatingUnread,
        RatingOfOther, ///< the column of ratings says nothing: the official or national one is used
        RatingLow,     ///< lower than any list has; a rank, perhaps; it is kept
        FederationUnread,
        FederationUnknown, ///< FIDE knows none of this code; it is kept
        FideIdUnread,
        BirthUnread,
        BirthAsYear,  ///< the day could be read in two ways: the year alone is kept
        YearOrRating, ///< a number of four figures alone in a typed line
        SexUnread,
        NumberUnread,
        AmountUnread,
        EmailUnread,
        WomensTitle, ///< the title is one of women, and the player a man; both are kept
        TextUnfit,   ///< control characters, or too long
    };
    What what;
    std::size_t column = 0; ///< of the sheet, from 0
    std::string said{};     ///< what stands in the cell
    friend bool operator==(Remark const&, Remark const&) = default;
};

struct Entry {
    std::size_t row = 0; ///< of the sheet, or the place in another list; from 0
    session::PlayerDraft draft;
    session::Contact contact{};
    std::string team{}; ///< by name; empty: none
    std::vector<Remark> remarks{};
    /// Whether the row gives a player at all.
    [[nodiscard]] bool isUsable() const;
    /// It does, but what it says is no name.
    [[nodiscard]] bool isProse() const;
};

/// The rows that hold anything.
[[nodiscard]] std::vector<Entry> entriesIn(tables::Sheet const& sheet, Mapping const& mapping);

/// Whose list it is: the federation of everybody whose row does not say.
void giveFederation(std::vector<Entry>& entries, std::string const& federation);

/// The players of a report file, and of another event; contact details stay there. What is wrong with a row of the file
/// is said of its entry, with the column of the line.
[[nodiscard]] std::vector<Entry> entriesOf(pairing::trf::PlayersOfFile const& file);
[[nodiscard]] std::vector<Entry> entriesOf(session::EventState const& event);

/// Two that may be one person: an entry, and another entry before it or a player of the event.
struct Twin {
    enum class Sign {
        SameId,           ///< one FIDE ID or national ID: one person
        SameNameAndBirth, ///< one name and one date, or year, of birth
        SameName,         ///< one name, and nothing says that they are two
        NearName,         ///< a letter or two differ
    };
    Sign sign;
    std::size_t entry = 0;              ///< in the list
    std::optional<std::size_t> other{}; ///< in the list
    std::optional<PlayerId> player{};   ///< in the event
    friend bool operator==(Twin const&, Twin const&) = default;
};

/// At most one for each entry, the strongest. Different IDs or different births are two people, whatever the names.
[[nodiscard]] std::vector<Twin> twinsIn(std::vector<Entry> const& entries, session::EventState const& event);

} // namespace flagfall::entries
