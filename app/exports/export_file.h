// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/entries/meaning.h"
#include "app/session/reports/resumptions.h"
#include "app/tables/sheet_file.h"
#include "arbiter/terms/expected.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The files that an event gives to others: for the federation, for broadcasts, for spreadsheets and calendars. What
/// each says of people is in docs/privacy.md. Pure, but for a spreadsheet, which takes its way through a temporary
/// file.
namespace flagfall::exports {

enum class FileKind {
    Report26,     ///< FIDE's report file as of 2026
    Report16,     ///< the same in ASCII, for programs that read only the version of 2016
    RatingReport, ///< for the rating officer: of a finished event, without comments
    RoundGames,   ///< PGN of a round, with every board
    AllGames,     ///< PGN of every round
    Calendar,     ///< sessions and resumptions
    Players,
    Standings,
    Results,      ///< every board and bye of every round
    Ratings,      ///< what the event changes in the ratings, provisionally
    ChessResults, ///< the data that chess-results.com takes, without the keys that it wants with them
    Everything,   ///< all that can be made, in one archive
};

struct FileRow {
    FileKind kind;
    std::string_view word;   ///< on the command line, and in names of files: `standings`
    std::string_view ending; ///< `csv`; of a table, its first form
    bool isTable;            ///< CSV or a spreadsheet
    bool isReport;           ///< final, or interim while games are open
};

/// In the order in which they are shown.
[[nodiscard]] std::span<FileRow const> fileRows();
[[nodiscard]] FileRow const& rowOf(FileKind kind);
[[nodiscard]] FileRow const* rowByWord(std::string_view word);

/// Whether a report may have games without a result (FIDE's checklist for programs, 164 and 169).
enum class Stage { Final, Interim };

struct Order {
    FileKind kind = FileKind::Report26;
    std::optional<RoundNumber> round{}; ///< of RoundGames; none: the last one
    Stage stage = Stage::Final;
    tables::SheetFile form = tables::SheetFile::Csv; ///< of tables
    session::WallTime written{};
    tables::SheetStyle style{};
    char decimalPoint = '.'; ///< of points in tables
    std::string category{};  ///< of Standings: the players in it alone, with their ranks there; empty: everybody
};

/// Why a file cannot be made.
struct Bar {
    enum class Why {
        NotOpened,
        NoPlayers,
        NoRound,
        NoSuchRound, ///< `count` rounds are paired
        OpenGames,   ///< `count` games have no result, and no interim report was asked for
        NoSchedule,  ///< neither sessions nor resumptions are announced
        NoRules,     ///< of rating: the first day is missing, or the rules of that day are not here
        OfTeams,     ///< the file knows players only
        NotWritten,  ///< no room on the disk or in memory
    };
    Why why = Why::NotOpened;
    int count = 0;
    friend bool operator==(Bar const&, Bar const&) = default;
};

/// Columns of the tables that are not about players alone.
enum class Column {
    Rank,
    Number,
    Title,
    Name,
    Federation,
    Rating,
    Points,
    Games,
    Round,
    Board,
    White,
    WhiteNumber,
    WhiteRating,
    Result,
    BlackRating,
    BlackNumber,
    Black,
    K,
    Expected,
    Score, ///< in the games that are rated
    Change,
    NewRating,
    LaterRatings,      ///< with the rounds from which they hold
    ProvisionalRank,   ///< of standings while a game has no result
    ProvisionalPoints, ///< then: such a game gives none yet
};

/// What stands in the files in the reader's language. Its functions are called on the thread that makes the file.
class Words {
public:
    Words() = default;
    Words(Words const&) = delete;
    Words& operator=(Words const&) = delete;
    virtual ~Words() = default;

    [[nodiscard]] virtual std::string title(FileKind kind) const = 0;   ///< `Standings`
    [[nodiscard]] virtual std::string purpose(FileKind kind) const = 0; ///< who wants it, in a sentence
    [[nodiscard]] virtual std::string text(Bar const& bar) const = 0;
    [[nodiscard]] virtual std::string head(Column column) const = 0;
    [[nodiscard]] virtual std::string head(entries::Meaning meaning) const = 0;
    [[nodiscard]] virtual std::string bye(session::Bye bye) const = 0;
    [[nodiscard]] virtual std::string open() const = 0; ///< of a game without a result
    [[nodiscard]] virtual std::string titleOf(session::EventDetails const& event,
                                              session::PlayingSession const& session) const = 0;
    [[nodiscard]] virtual std::string titleOf(session::EventState const& event,
                                              session::Resumption const& resumption) const = 0;
    [[nodiscard]] virtual std::string indexHead(session::EventState const& event, session::WallTime written) const = 0;
    [[nodiscard]] virtual std::string missingHead() const = 0; ///< above what is not in the archive
    [[nodiscard]] virtual std::string privacyNote() const = 0;
    [[nodiscard]] virtual std::string papersTitle() const = 0; ///< of pages that were put into the archive
};

/// What stands in the way; nullopt: the file can be made.
[[nodiscard]] std::optional<Bar> barOf(session::EventState const& event, Order const& order);

/// The bytes of the file. CSV and PGN are UTF-8; lines of a table are ended by CR LF.
[[nodiscard]] Expected<std::string, Bar> fileOf(session::EventState const& event, Order const& order,
                                                Words const& words);

/// Words in the name of a file.
struct NameWords {
    std::string kind{}; ///< empty: that of the command line
    std::string interim = "interim";
};

/// What a file is called beside an event file `open`: `open standings`, of a report before the last game is over `open
/// trf interim`; without its ending.
[[nodiscard]] std::string nameOf(std::string const& event, session::EventState const& state, Order const& order,
                                 NameWords const& words = {});

} // namespace flagfall::exports
