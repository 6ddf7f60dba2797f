// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/article_command.h"
#include "app/cli/clock_command.h"
#include "app/cli/export_command.h"
#include "app/cli/generate_command.h"
#include "app/cli/journal_command.h"
#include "app/cli/lists_command.h"
#include "app/cli/one_of.h"
#include "app/cli/pair_command.h"
#include "app/cli/perft_command.h"
#include "app/cli/pgn_command.h"
#include "app/cli/players_command.h"
#include "app/cli/rehearse_command.h"
#include "app/cli/ruling_command.h"
#include "app/cli/standings_command.h"
#include "app/cli/trf_command.h"
#include "app/cli/verdict_command.h"
#include "app/cli/whole_number.h"
#include "pairing/tiebreaks/rules.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <filesystem>
#include <functional>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

namespace {

using namespace flagfall::cli;

/// What the words on the command line come to.
struct Asked {
    std::string file;
    std::string target;
    ArticleQuestion article;
    std::vector<std::string> files;
    std::vector<std::string> against;
    std::string of;
    bool json = false;
    bool chess960 = false;
    bool divided = false;
    bool both = false;
    bool explained = false;
    std::optional<std::int64_t> at;
    journal::ClockQuestion clock;
    journal::RulingsQuestion rulings;
    PairQuestion pair;
    PerftQuestion perft;
    PgnQuestion pgn;
    PlayersQuestion players;
    bool withPrivate = false;
    bool counts = false;
    RulingQuestion ruling;
    StandingsQuestion standings;
    bool strict = false;
    bool interim = false;
    bool keepNames = false;
    TrfQuestion trf;
    VerdictQuestion verdict;
    ExportQuestion exported;
    std::vector<std::string> fen;
    GenerateQuestion generate;
    RehearseQuestion rehearse;
    rating_lists::Where lists;
    rating_lists::ImportQuestion import;
    rating_lists::SearchQuestion search;
    rating_lists::MakeQuestion make;
    flagfall::cli::rating_lists::CompareQuestion comparison;
    std::function<Outcome()> work;
};

/// What an option for a list of tie-breaks takes: whether there are such codes is for the command to say.
CLI::Validator someCodes() {
    auto const refuse = [](std::string const& text) {
        bool const isEmpty = text.find_first_not_of(" ,") == std::string::npos;
        return isEmpty ? "'" + text + "' names no tie-break; BH/C1,SB does" : std::string{};
    };
    return {refuse, "", "codes"};
}

void addVerify(CLI::App& journal, Asked& asked) {
    auto* const verify = journal.add_subcommand("verify", "Check the file, its hash chain and its entries");
    verify->add_option("FILE", asked.file, "The event file")->required();
    verify
        ->add_option("--against", asked.against,
                     "What stands at the foot of printed pages: whether, or where, the history was changed since")
        ->type_name("CODE")
        ->delimiter(',');
    verify->callback([&asked] { asked.work = [&asked] { return journal::verify(asked.file, asked.against); }; });
}

void addDrill(CLI::App& journal, Asked& asked) {
    auto* const drill = journal.add_subcommand("drill", "Restore a backup on trial: is it any good?");
    drill->add_option("BACKUP", asked.file, "The backup; it is only read")->required();
    drill->add_option("--of", asked.of, "The event that it is a backup of, which may be open")->type_name("FILE");
    drill->callback([&asked] {
        asked.work = [&asked] {
            return journal::drill(asked.file,
                                  asked.of.empty() ? std::nullopt : std::optional<std::filesystem::path>{asked.of});
        };
    });
}

void addDump(CLI::App& journal, Asked& asked) {
    auto* const dump = journal.add_subcommand("dump", "Print every entry, one line each");
    dump->add_option("FILE", asked.file, "The event file")->required();
    dump->add_flag("--json", asked.json, "One JSON object per line, for machines");
    dump->callback([&asked] {
        asked.work = [&asked] {
            return journal::dump(asked.file, asked.json ? journal::Form::Json : journal::Form::Text);
        };
    });
}

void addReplay(CLI::App& journal, Asked& asked) {
    auto* const replay = journal.add_subcommand("replay", "Print the event as it was at a moment, or is now");
    replay->add_option("FILE", asked.file, "The event file")->required();
    replay->add_option("--at", asked.at, "After the entry with this number")
        ->type_name("SEQ")
        ->transform(wholeNumber(0, std::numeric_limits<std::int64_t>::max()));
    replay->callback([&asked] { asked.work = [&asked] { return journal::replay(asked.file, asked.at); }; });
}

void addClockSheet(CLI::App& journal, Asked& asked) {
    auto* const clock = journal.add_subcommand("clock", "Print everything a board's clock did, or showed at a moment");
    clock->add_option("FILE", asked.file, "The event file")->required();
    clock->add_option("--board", asked.clock.board, "The board")
        ->required()
        ->type_name("N")
        ->transform(wholeNumber(1, 9'999));
    clock->add_option("--round", asked.clock.round, "The round; otherwise the last one")
        ->type_name("R")
        ->transform(wholeNumber(1, 999));
    clock->add_option("--at", asked.clock.at, "14:32 or 14:32:05 local time, or an ISO time")->type_name("TIME");
    clock->callback([&asked] { asked.work = [&asked] { return journal::clock(asked.file, asked.clock); }; });
}

void addClockSheets(CLI::App& journal, Asked& asked) {
    auto* const clocks = journal.add_subcommand("clocks", "Print the clocks of a round at a moment, one line a board");
    clocks->add_option("FILE", asked.file, "The event file")->required();
    clocks->add_option("--round", asked.clock.round, "The round; otherwise the last one")
        ->type_name("R")
        ->transform(wholeNumber(1, 999));
    clocks->add_option("--at", asked.clock.at, "14:32 or 14:32:05 local time, or an ISO time")->type_name("TIME");
    clocks->callback([&asked] { asked.work = [&asked] { return journal::clocks(asked.file, asked.clock); }; });
}

void addRulings(CLI::App& journal, Asked& asked) {
    auto* const rulings = journal.add_subcommand("rulings", "Print the record of rulings, one line each");
    rulings->add_option("FILE", asked.file, "The event file")->required();
    rulings->add_option("--round", asked.rulings.round, "Of this round only")
        ->type_name("R")
        ->transform(wholeNumber(1, 999));
    rulings->add_option("--player", asked.rulings.player, "Of players with this in their name")->type_name("NAME");
    auto* const scenarios =
        rulings->add_flag("--scenarios", asked.rulings.scenarios, "As scenarios that flagfall-cli ruling reads");
    rulings->add_flag("--json", asked.json, "One JSON object per line, for machines")->excludes(scenarios);
    rulings->callback([&asked] {
        asked.work = [&asked] {
            asked.rulings.form = asked.json ? journal::Form::Json : journal::Form::Text;
            return journal::rulings(asked.file, asked.rulings);
        };
    });
}

void addAdjourned(CLI::App& journal, Asked& asked) {
    auto* const adjourned =
        journal.add_subcommand("adjourned", "Print the adjourned games: state, envelope and resumption, one line each");
    adjourned->add_option("FILE", asked.file, "The event file")->required();
    adjourned->add_flag("--json", asked.json, "One JSON object per line, for machines");
    adjourned->callback([&asked] {
        asked.work = [&asked] {
            return journal::adjourned(asked.file, asked.json ? journal::Form::Json : journal::Form::Text);
        };
    });
}

void addSheets(CLI::App& journal, Asked& asked) {
    auto* const sheets =
        journal.add_subcommand("sheets", "Print the scoresheets that were not collected, one line each");
    sheets->add_option("FILE", asked.file, "The event file")->required();
    sheets->add_option("--round", asked.rulings.round, "Of this round only")
        ->type_name("R")
        ->transform(wholeNumber(1, 999));
    sheets->add_flag("--json", asked.json, "One JSON object per line, for machines");
    sheets->callback([&asked] {
        asked.work = [&asked] {
            return journal::sheets(asked.file, asked.rulings.round,
                                   asked.json ? journal::Form::Json : journal::Form::Text);
        };
    });
}

void addFiles(CLI::App& journal, Asked& asked) {
    auto* const files = journal.add_subcommand("files", "Print the files attached to rulings, one line each");
    files->add_option("FILE", asked.file, "The event file")->required();
    files->add_flag("--json", asked.json, "One JSON object per line, for machines");
    files->callback([&asked] {
        asked.work = [&asked] {
            return journal::files(asked.file, asked.json ? journal::Form::Json : journal::Form::Text);
        };
    });
}

void addFile(CLI::App& journal, Asked& asked) {
    auto* const file = journal.add_subcommand("file", "Take an attached file out of the event");
    file->add_option("FILE", asked.file, "The event file")->required();
    file->add_option("ENTRY", asked.at, "The entry that attached it; journal files lists them")
        ->required()
        ->transform(wholeNumber(1, std::numeric_limits<std::int64_t>::max()));
    file->add_option("TARGET", asked.target, "The file to write; there must be none")->required();
    file->callback([&asked] {
        asked.work = [&asked] { return journal::extract(asked.file, asked.at.value_or(0), asked.target); };
    });
}

void addReport(CLI::App& journal, Asked& asked) {
    auto* const report = journal.add_subcommand("report", "Write the event as it is now as a report file (TRF26)");
    report->add_option("FILE", asked.file, "The event file")->required();
    report->add_option("-o", asked.target, "Where to write it; otherwise it is printed")->type_name("OUT");
    report->add_flag("--interim", asked.interim, "Write it although games have no result yet; they are marked");
    report->callback([&asked] {
        asked.work = [&asked] {
            return journal::report(asked.file, asked.target,
                                   asked.interim ? journal::Stage::Interim : journal::Stage::Finished);
        };
    });
}

void addCopy(CLI::App& journal, Asked& asked) {
    auto* const copy = journal.add_subcommand("copy", "Write a whole copy, also of an event that is open");
    copy->add_option("FILE", asked.file, "The event file, or postgresql://…?event=NAME")->required();
    copy->add_option("TARGET", asked.target, "The copy, the same way; must not exist")->required();
    copy->callback([&asked] { asked.work = [&asked] { return journal::copy(asked.file, asked.target); }; });
}

void addAnonymise(CLI::App& journal, Asked& asked) {
    auto* const anonymise =
        journal.add_subcommand("anonymise", "Write a copy without names, births, contacts, notes and attached files");
    anonymise->add_option("FILE", asked.file, "The event file")->required();
    anonymise->add_option("TARGET", asked.target, "The copy; must not exist")->required();
    anonymise->add_flag("--keep-names", asked.keepNames,
                        "Take out e-mail addresses, telephone numbers, days of birth, fees and notes alone");
    anonymise->callback([&asked] {
        asked.work = [&asked] {
            return journal::anonymise(asked.file, asked.target,
                                      asked.keepNames ? flagfall::storage::Names::Kept
                                                      : flagfall::storage::Names::Removed);
        };
    });
}

void addRescue(CLI::App& journal, Asked& asked) {
    auto* const rescue = journal.add_subcommand("rescue", "Write what is good in a damaged file to a new one");
    rescue->add_option("FILE", asked.file, "The damaged event file")->required();
    rescue->add_option("TARGET", asked.target, "The new event file; must not exist")->required();
    rescue->callback([&asked] { asked.work = [&asked] { return journal::rescue(asked.file, asked.target); }; });
}

void addClock(CLI::App& app, Asked& asked) {
    auto* const clock = app.add_subcommand("clock", "Run worked examples of clock readings");
    clock->add_option("FILE", asked.file, "The examples")->required();
    clock->callback([&asked] { asked.work = [&asked] { return runClockExamples(asked.file); }; });
}

/// The fields of a FEN may come as one word or as several.
std::string joined(std::vector<std::string> const& words) {
    std::string text;
    for (auto const& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

void addPerft(CLI::App& app, Asked& asked) {
    auto* const perft = app.add_subcommand("perft", "Count the sequences of this many legal moves");
    perft->add_option("DEPTH", asked.perft.depth, "How many moves")->required()->transform(wholeNumber(0, 30));
    perft->add_option("FEN", asked.fen, "The position; otherwise the initial one");
    perft->add_flag("--chess960", asked.chess960, "Castling as in Chess960");
    perft->add_flag("--divide", asked.divided, "Also by first move");
    perft->callback([&asked] {
        asked.perft.fen = joined(asked.fen);
        if (asked.chess960) asked.perft.game = flagfall::board::Game::Chess960;
        if (asked.divided) asked.perft.form = PerftForm::Divided;
        asked.work = [&asked] { return countPerft(asked.perft); };
    });
}

void addPgn(CLI::App& app, Asked& asked) {
    auto* const pgn = app.add_subcommand("pgn", "Read games (PGN) and write them again in the export format");
    pgn->add_option("FILE", asked.files, "The files")->required();
    pgn->add_option("-o", asked.target, "Where to write them; otherwise they are printed")->type_name("OUT");
    pgn->add_flag("--count", asked.counts, "Also say how many games, moves and problems there were");
    pgn->callback([&asked] {
        asked.pgn.files.assign(asked.files.begin(), asked.files.end());
        asked.pgn.target = asked.target;
        if (asked.counts) asked.pgn.summary = Summary::Counts;
        asked.work = [&asked] { return rewriteGames(asked.pgn); };
    });
}

void addPair(CLI::App& app, Asked& asked) {
    auto* const pair = app.add_subcommand("pair", "Pair the next round of a report file (TRF) by its system");
    pair->add_option("FILE", asked.file, "The report file, or a folder or ZIP archive of them")->required();
    pair->add_option("-p", asked.pair.target, "Where to write the pairs; otherwise they are printed")->type_name("OUT");
    auto* const explain = pair->add_flag("--explain", asked.explained, "Say bracket by bracket why");
    pair->add_option("--why-not", asked.pair.whyNot, "Say why the round does not have these pairs: 3-7,5-bye")
        ->type_name("A-B,…")
        ->excludes(explain);
    pair->callback([&asked] {
        asked.pair.file = asked.file;
        if (asked.explained) asked.pair.form = PairForm::Story;
        asked.work = [&asked] { return pairNextRound(asked.pair); };
    });
}

void addCheck(CLI::App& app, Asked& asked) {
    auto* const check = app.add_subcommand("check", "Pair every round of report files (TRF) again and compare");
    check->add_option("FILE", asked.files, "The report files, or folders and ZIP archives of them")->required();
    check->callback([&asked] {
        asked.work = [&asked] {
            return checkPairings(std::vector<std::filesystem::path>{asked.files.begin(), asked.files.end()});
        };
    });
}

void addStandings(CLI::App& app, Asked& asked) {
    auto* const standings = app.add_subcommand("standings", "Print the standings of a report file (TRF) or an event");
    standings->add_option("FILE", asked.file, "The report file or the event, or a folder or ZIP archive of them")
        ->required();
    standings->add_option("--tie-breaks", asked.standings.tieBreaks, "BH/C1,SB,…; otherwise those of the file")
        ->type_name("CODES")
        ->check(someCodes());
    standings->add_flag("--strict", asked.strict, "Refuse a file that names tie-breaks not computed here");
    auto* const explain = standings
                              ->add_option("--explain", asked.standings.explained,
                                           "Show the working for the player, or team, of this number")
                              ->type_name("N")
                              ->transform(wholeNumber(1, 10'000));
    standings
        ->add_option("--card", asked.standings.card,
                     "Show rounds, rating and norms of this player of an event, or matches and players of this team")
        ->type_name("N")
        ->transform(wholeNumber(1, 10'000))
        ->excludes(explain);
    standings->add_option("--category", asked.standings.category, "The players of a category of an event alone")
        ->type_name("NAME");
    standings->add_option("--unrated", asked.standings.unrated, "How the unrated count in tie-breaks by ratings")
        ->type_name("RATING|lowest|average")
        ->check([](std::string const& word) {
            return flagfall::pairing::unratedByWord(word) ? std::string{}
                                                          : "neither a rating nor lowest nor average: " + word;
        });
    standings->add_option("--edition", asked.standings.edition, "Of the tie-break rules; otherwise by the first day")
        ->check(CLI::IsMember({"2026", "2024", "2023", "before-2023"}));
    standings->add_option("--lots", asked.standings.lots, "The seed of the lots (OTHER_LOTS)")
        ->type_name("SEED")
        ->transform(wholeNumber(0, 1'000'000'000));
    standings->callback([&asked] {
        asked.standings.file = asked.file;
        if (asked.strict) asked.standings.unknown = UnknownTieBreaks::Refused;
        asked.work = [&asked] { return printStandings(asked.standings); };
    });
}

void addTrf(CLI::App& app, Asked& asked) {
    using flagfall::pairing::trf::Version;
    auto* const trf = app.add_subcommand("trf", "Write a report file (TRF) again, repaired; what is changed is listed");
    trf->add_option("FILE", asked.file, "The report file")->required();
    trf->add_option("--to", asked.trf.version, "The version: 06, 16 or 26; otherwise that of the file")
        ->transform(oneOf<Version>({{"06", Version::Trf06}, {"16", Version::Trf16}, {"26", Version::Trf26}}))
        ->type_name("VERSION");
    trf->add_flag("--ascii", asked.trf.inAscii, "Names without accents, for programs that know no other letters");
    trf->add_option("-o", asked.trf.target, "Where to write it; otherwise it is printed")->type_name("OUT");
    trf->callback([&asked] {
        asked.trf.file = asked.file;
        asked.work = [&asked] { return rewriteReport(asked.trf); };
    });
}

void addPlayers(CLI::App& app, Asked& asked) {
    auto* const players =
        app.add_subcommand("players", "Read an entry list and write it again; what is unclear is listed");
    players->add_option("FILE", asked.file, "A spreadsheet, CSV or other text, report file (TRF), or event file")
        ->required();
    players->add_option("--event", asked.players.event, "An event: who on the list may be in it already is named")
        ->type_name("EVENT");
    players->add_option("--federation", asked.players.federation, "Of everybody on a list that does not say")
        ->type_name("FED");
    players->add_option("--to", asked.players.form, "csv, tsv, trf, xlsx or ods")
        ->transform(oneOf<ListForm>({{"csv", ListForm::Csv},
                                     {"tsv", ListForm::Tsv},
                                     {"trf", ListForm::Trf},
                                     {"xlsx", ListForm::Xlsx},
                                     {"ods", ListForm::Ods}}))
        ->type_name("FORM");
    players->add_option("-o", asked.players.target, "Where to write it; otherwise it is printed")->type_name("OUT");
    players->add_flag("--private", asked.withPrivate, "With dates of birth, fees and notes");
    players->callback([&asked] {
        asked.players.file = asked.file;
        if (asked.withPrivate) asked.players.kept = flagfall::entries::Private::Included;
        asked.work = [&asked] { return convertPlayers(asked.players); };
    });
}

void addGenerate(CLI::App& app, Asked& asked) {
    using namespace flagfall::pairing::generator;
    using flagfall::Colour;
    using flagfall::pairing::Acceleration;
    auto* const generate =
        app.add_subcommand("generate", "Write a random tournament (TRF), paired by the Dutch system");
    GenerateQuestion& question = asked.generate;
    generate->add_option("--players", question.players, "Number of players; whatever is not given is chosen at random")
        ->transform(wholeNumber(2, 9'999));
    generate->add_option("--rounds", question.rounds, "Rounds")->transform(wholeNumber(1, 99));
    generate->add_option("--seed", question.seed, "The same seed gives the same tournament")
        ->transform(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()));
    generate->add_option("--draws", question.drawPercentage, "Draws in a hundred games")
        ->transform(wholeNumber(0, 100));
    for (AmountOption const& option : amountOptions())
        generate->add_option(option.name, question.*option.asked, option.text)->type_name("N");
    generate
        ->add_option("--prohibited-pairs", question.prohibitedPairs, "Pairs who must not meet, always or for a time")
        ->transform(wholeNumber(0, 9'999));
    generate->add_option("--ratings", question.ratings, "The rating of every player: 2405,2380,…; 0: unrated")
        ->delimiter(',')
        ->transform(wholeNumber(0, 9'999));
    generate->add_option("--highest-rating", question.highestRating, "The highest rating there may be")
        ->transform(wholeNumber(0, 9'999));
    generate->add_option("--lowest-rating", question.lowestRating, "The lowest")->transform(wholeNumber(0, 9'999));
    generate->add_option("--rating-spread", question.spread, "uniform, normal (bell) or even (the same gaps)")
        ->transform(oneOf<RatingSpread>(
            {{"uniform", RatingSpread::Uniform}, {"normal", RatingSpread::Normal}, {"even", RatingSpread::Even}}))
        ->type_name("HOW");
    for (PointsOption const& option : pointsOptions())
        generate->add_option(option.name, question.*option.asked, option.text)->type_name("POINTS");
    generate->add_option("--tie-breaks", question.tieBreaks, "The tie-breaks that rank: BH/C1,SB,…")
        ->type_name("CODES")
        ->check(someCodes());
    generate->add_option("--initial-colour", question.initialColour, "Of the first player: white or black")
        ->transform(oneOf<Colour>({{"white", Colour::White}, {"black", Colour::Black}}))
        ->type_name("COLOUR");
    generate->add_option("--acceleration", question.acceleration, "none or baku")
        ->transform(oneOf<Acceleration>({{"none", Acceleration::None}, {"baku", Acceleration::Baku}}))
        ->type_name("WHICH");
    generate->add_flag("--2017", question.edition2017, "By the rules of 2017");
    generate->add_option("-o", question.target, "Where to write it; otherwise it is printed")->type_name("FILE");
    generate->footer(std::string{amountForms} +
                     ".\nExit code 1: by chance a round could not be paired, and the report ends before it.");
    generate->callback([&asked] { asked.work = [&asked] { return generateTournament(asked.generate); }; });
}

void addRehearse(CLI::App& app, Asked& asked) {
    using namespace flagfall::rehearsal;
    auto* const rehearse = app.add_subcommand(
        "rehearse", "Play a whole event by itself, with troubles and an arbiter, into an event file");
    Order& order = asked.rehearse.order;
    rehearse->add_option("--players", order.players, "Players, 40 where it is not said")
        ->transform(wholeNumber(fewestPlayers, mostPlayers));
    rehearse->add_option("--rounds", order.rounds, "Rounds of a Swiss; otherwise 5, or fewer for few players")
        ->transform(wholeNumber(1, mostPlayers / 2));
    rehearse->add_option("--seed", order.seed, "The same seed gives the same event; otherwise 1")
        ->transform(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()));
    rehearse->add_option("--control", order.control, "The time control; otherwise 90+30")->type_name("CONTROL");
    rehearse->add_option("--edition", order.edition, "Of the Laws: E2009 to E2023, the last where it is not said")
        ->type_name("EDITION");
    rehearse->add_option("--troubles", order.troubles, "In each round, one on a board at most; otherwise 6")
        ->transform(wholeNumber(0, mostPlayers));
    rehearse->add_option("--kinds", asked.rehearse.kinds, "Of troubles, in turn: " + troubleWords())
        ->type_name("WORDS")
        ->delimiter(',');
    rehearse
        ->add_option("--thinking", order.thinking, "In hundredths of the time people take for a move; otherwise 100")
        ->transform(wholeNumber(quickestThinking, slowestThinking));
    rehearse->add_flag("--supervised", order.fullSupervision, "Rapid and blitz by the Competition Rules");
    rehearse->add_option("-o", asked.rehearse.target, "The event file, which must not be there yet")
        ->required()
        ->type_name("FILE");
    rehearse->callback([&asked, rounds = rehearse->get_option("--rounds")] {
        Order& wanted = asked.rehearse.order;
        if (rounds->empty()) wanted.rounds = std::min(wanted.rounds, wanted.players / 2);
        asked.work = [&asked] { return flagfall::cli::rehearse(asked.rehearse); };
    });
}

void addVerdict(CLI::App& app, Asked& asked) {
    auto* const verdict = app.add_subcommand(
        "verdict", "Say for positions, FEN [white|black] a line, whether this player can still checkmate");
    verdict->add_flag("--both", asked.both, "Both players: WB, W-, -B or --");
    verdict->add_flag("--short", asked.verdict.shortLines, "Look for shorter lines to the mate; slower");
    verdict->add_flag("--chess960", asked.chess960, "Castling as in Chess960");
    verdict->add_option("--budget", asked.verdict.budget, "Positions to look at for each answer")
        ->type_name("N")
        ->capture_default_str()
        ->transform(wholeNumber(1, std::numeric_limits<std::uint64_t>::max()));
    verdict->footer("Without a colour: the player who is not to move.");
    verdict->callback([&asked] {
        if (asked.chess960) asked.verdict.game = flagfall::board::Game::Chess960;
        if (asked.both) asked.verdict.form = VerdictForm::BothPlayers;
        asked.work = [&asked] { return giveVerdicts(asked.verdict); };
    });
}

void addRuling(CLI::App& app, Asked& asked) {
    auto* const ruling = app.add_subcommand("ruling", "Say what the Laws provide for incidents");
    ruling->add_option("FILE", asked.ruling.files, "Scenarios; without one they are read from standard input");
    ruling->add_flag("--check", asked.ruling.check, "Print only what is not as expected");
    ruling->add_option("--only", asked.ruling.only, "The scenario of this name alone")->type_name("NAME");
    ruling->add_flag("--words", asked.ruling.words, "Print every word that a scenario may hold");
    ruling->footer("The form is described in docs/rulings.md.");
    ruling->callback([&asked] { asked.work = [&asked] { return giveRulings(asked.ruling); }; });
}

/// FIDE's lists of one rating stand in for the combined one.
constexpr auto orOfOneRating = "Which list: fide (or its list of one rating, where that is newer), or another name";

/// Which list a command is about.
void addWhere(CLI::App& command, Asked& asked, char const* source = "Which list: fide, or the name of another one") {
    command
        .add_option("--folder", asked.lists.folder, "Where the lists are; otherwise the folder that the window uses")
        ->type_name("FOLDER");
    command.add_option("--source", asked.lists.source, source)->type_name("NAME");
    command.add_option("--month", asked.lists.month, "The month of the list, such as 2026-11")->type_name("MONTH");
}

void addListImport(CLI::App& lists, Asked& asked) {
    using flagfall::PlayType;
    auto* const reading =
        lists.add_subcommand("import", "Read a rating list: FIDE's text or XML, or CSV, zipped or not");
    reading->add_option("FILE", asked.import.request.file, "The list")->required();
    addWhere(*reading, asked);
    reading->add_option("--play", asked.import.request.play, "What a list with one rating is about")
        ->transform(
            oneOf<PlayType>({{"standard", PlayType::Standard}, {"rapid", PlayType::Rapid}, {"blitz", PlayType::Blitz}}))
        ->type_name("KIND");
    reading->add_option("--federation", asked.import.request.federation, "Of everybody in a list that does not say")
        ->type_name("FED");
    reading->add_option("--column", asked.import.columns, "What a column of a CSV file means: 'Rtg nat=standard'")
        ->type_name("TITLE=MEANING");
    reading->callback(
        [&asked] { asked.work = [&asked] { return rating_lists::import(asked.lists, asked.import); }; } // namespace
    );
}

void addListSearch(CLI::App& lists, Asked& asked) {
    auto* const search = lists.add_subcommand("search", "Print the players found by beginnings of names, or by an ID");
    search->add_option("WORDS", asked.search.words, "Letters of the name, in any script and order")->required();
    addWhere(*search, asked, orOfOneRating);
    search->add_option("--federation", asked.search.federation, "Whose players come first")->type_name("FED");
    search->add_option("--most", asked.search.most, "How many players")
        ->type_name("N")
        ->capture_default_str()
        ->transform(wholeNumber(1, 10'000));
    search->callback([&asked] { asked.work = [&asked] { return rating_lists::search(asked.lists, asked.search); }; });
}

void addListComparison(CLI::App& lists, Asked& asked) {
    using flagfall::lists::ListKind;
    auto* const compare =
        lists.add_subcommand("compare", "Print what an event and a list say differently of its players");
    compare->add_option("EVENT", asked.file, "The event file")->required();
    addWhere(*compare, asked, orOfOneRating);
    compare->add_option("--kind", asked.comparison.kind, "Which rating; otherwise that of the event's kind of play")
        ->transform(oneOf<ListKind>({{"standard", ListKind::Standard},
                                     {"rapid", ListKind::Rapid},
                                     {"blitz", ListKind::Blitz},
                                     {"effective-rapid", ListKind::EffectiveRapid},
                                     {"effective-blitz", ListKind::EffectiveBlitz}}))
        ->type_name("KIND");
    compare
        ->add_option("--order", asked.comparison.order,
                     "Several lists, the first one that knows a rating counts: fide:rapid,svk:standard; otherwise "
                     "as the window has them for the event's kind of play")
        ->type_name("LISTS")
        ->excludes("--kind", "--source");
    compare->callback([&asked] {
        asked.work = [&asked] { return rating_lists::compare(asked.lists, asked.file, asked.comparison); };
    });
}

void addListMaker(CLI::App& lists, Asked& asked) {
    using flagfall::lists::MadeUpForm;
    auto* const make =
        lists.add_subcommand("generate", "Write a list of players that do not exist, as large as you like");
    make->add_option("PLAYERS", asked.make.players, "How many")->required()->transform(wholeNumber(1, 20'000'000));
    make->add_option("--form", asked.make.form, "text, xml or csv")
        ->transform(oneOf<MadeUpForm>({{"text", MadeUpForm::Text}, {"xml", MadeUpForm::Xml}, {"csv", MadeUpForm::Csv}}))
        ->type_name("FORM");
    make->add_option("--seed", asked.make.seed, "Another one gives other players")
        ->type_name("N")
        ->transform(wholeNumber(0, std::numeric_limits<std::uint64_t>::max()));
    make->add_option("-o", asked.make.target, "Where to write it; otherwise it is printed")->type_name("OUT");
    make->callback([&asked] { asked.work = [&asked] { return rating_lists::make(asked.make); }; });
}

void addLists(CLI::App& app, Asked& asked) {
    auto* const lists = app.add_subcommand("lists", "Import rating lists, search them, compare them with an event");
    lists->require_subcommand(1);
    addListImport(*lists, asked);
    auto* const show = lists->add_subcommand("show", "Print the lists that are there, one line each");
    addWhere(*show, asked);
    show->callback([&asked] { asked.work = [&asked] { return rating_lists::show(asked.lists); }; });
    addListSearch(*lists, asked);
    addListComparison(*lists, asked);
    auto* const remove = lists->add_subcommand("remove", "Remove the list of a --source and --month");
    addWhere(*remove, asked);
    remove->callback([&asked] { asked.work = [&asked] { return rating_lists::remove(asked.lists); }; });
    addListMaker(*lists, asked);
}

void addExport(CLI::App& app, Asked& asked) {
    ExportQuestion& question = asked.exported;
    auto* const exported = app.add_subcommand("export", "Write a file that an event gives to others");
    exported->add_option("FILE", question.file, "The event file")->required();
    exported->add_option("--what", question.what, exportWords())->required()->type_name("WHAT");
    exported
        ->add_option("-o", question.target,
                     "Where to write it; a table is written as .csv, .tsv, .xlsx or .ods, as this ends")
        ->type_name("OUT");
    exported->add_option("--round", question.round, "Of pgn and standings: the round; otherwise the last one")
        ->type_name("R")
        ->transform(wholeNumber(1, 999));
    exported->add_flag("--interim", question.interim, "Reports although games have no result yet; they are marked");
    exported->add_option("--at", question.at, "The event as it was after this entry of its history")
        ->type_name("N")
        ->transform(wholeNumber(1, std::numeric_limits<int>::max()));
    exported->callback([&asked] { asked.work = [&asked] { return exportFile(asked.exported); }; });
}

void addArticle(CLI::App& app, Asked& asked) {
    auto* const article = app.add_subcommand("article", "Say in plain words what an article of the Laws provides");
    auto* const number =
        article->add_option("ARTICLE", asked.article.articles, "6.9, or as a ruling cites: A.5.2, 7.5.5");
    article->add_option("--edition", asked.article.edition, "E2009, E2014, …; otherwise the edition in force")
        ->type_name("EDITION");
    article->add_option("--language", asked.article.language, "Of the texts; otherwise English")->type_name("sk");
    article->add_option("--search", asked.article.search, "All texts with these words")
        ->type_name("WORDS")
        ->excludes(number);
    article->footer("Without an article and words: all articles with their titles.");
    article->callback([&asked] { asked.work = [&asked] { return tellArticles(asked.article); }; });
}

} // namespace

int main(int count, char** words) {
    Asked asked;
    CLI::App app("Looks into event files of Flagfall, and counts.", "flagfall-cli");
    app.set_version_flag("--version", "flagfall-cli " FLAGFALL_VERSION);
    app.require_subcommand(1);
    app.footer("Exit code: 0 good, 1 damaged, 2 could not be read.");
    auto* const journal = app.add_subcommand("journal", "Check, print, copy or rescue an event file");
    journal->require_subcommand(1);
    addVerify(*journal, asked);
    addDump(*journal, asked);
    addReplay(*journal, asked);
    addClockSheet(*journal, asked);
    addClockSheets(*journal, asked);
    addRulings(*journal, asked);
    addAdjourned(*journal, asked);
    addSheets(*journal, asked);
    addFiles(*journal, asked);
    addFile(*journal, asked);
    addReport(*journal, asked);
    addCopy(*journal, asked);
    addAnonymise(*journal, asked);
    addDrill(*journal, asked);
    addRescue(*journal, asked);
    addClock(app, asked);
    addPerft(app, asked);
    addPgn(app, asked);
    addPair(app, asked);
    addCheck(app, asked);
    addStandings(app, asked);
    addTrf(app, asked);
    addPlayers(app, asked);
    addExport(app, asked);
    addGenerate(app, asked);
    addRehearse(app, asked);
    addVerdict(app, asked);
    addRuling(app, asked);
    addArticle(app, asked);
    addLists(app, asked);
    // What could not be printed must not look like success.
    auto const printed = [](Outcome outcome) {
        std::cout.flush();
        if (std::cout && std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return static_cast<int>(outcome);
        flagfall::cli::complain("standard output", "cannot be written");
        return static_cast<int>(Outcome::Unreadable);
    };
    try {
        app.parse(count, words);
    } catch (CLI::ParseError const& error) {
        return app.exit(error) == 0 ? printed(Outcome::Good) : static_cast<int>(Outcome::Unreadable);
    }
    Outcome outcome = Outcome::Unreadable;
    try {
        outcome = asked.work();
    } catch (std::system_error const& problem) { // printing to a full disk or a closed pipe
        flagfall::cli::complain("standard output", fmt::format("cannot be written: {}", problem.code().message()));
        return static_cast<int>(outcome);
    } catch (std::bad_alloc const&) {
        flagfall::cli::complain("flagfall-cli", "there is not enough memory for this");
        return static_cast<int>(outcome);
    }
    return printed(outcome);
}
