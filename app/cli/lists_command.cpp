// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lists_command.h"

#include "app/cli/shown_text.h"
#include "app/cli/text_target.h"
#include "app/cli/time_of_day.h"
#include "app/lists/list_shelf.h"
#include "app/session/desk/desk.h"
#include "app/storage/journal_door.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include <unistd.h>

namespace flagfall::cli::rating_lists {
namespace {

using lists::ListFault;
using lists::ListInfo;
using lists::ListMonth;
using lists::ListProblem;
using lists::ListShelf;

std::string_view listFaultWords(ListFault fault) {
    switch (fault) {
    case ListFault::CannotRead: return "cannot be read";
    case ListFault::NotAnArchive: return "a ZIP file that cannot be opened";
    case ListFault::NothingInside: return "a ZIP file without a text, XML or CSV file";
    case ListFault::Encrypted: return "a ZIP file with a password";
    case ListFault::DamagedArchive: return "a damaged ZIP file";
    case ListFault::TooLarge: return "larger than any rating list";
    case ListFault::LineTooLong: return "a line longer than any in a rating list";
    case ListFault::NotAList: return "not a rating list: the first line names no column for the players' names";
    case ListFault::NotXml: return "not well-formed XML";
    case ListFault::EntitiesInXml: return "XML with entities or a document type, as no rating list has";
    case ListFault::WrongEncoding: return "UTF-16; save the list as UTF-8";
    case ListFault::NoPlayers: return "there are no players in it";
    case ListFault::Cancelled: return "ended before it was whole; the lists are as they were";
    case ListFault::CannotWrite: return "the list cannot be written";
    case ListFault::NotAListFile: return "damaged, or of another version; import the list again";
    }
    return "unknown problem";
}

Outcome complain(ListProblem const& problem) {
    std::string text;
    if (problem.line > 0) text += fmt::format("line {}: ", problem.line);
    text += listFaultWords(problem.fault);
    if (!problem.detail.empty()) text += ": " + problem.detail;
    cli::complain(problem.file, text);
    return Outcome::Unreadable;
}

ListShelf shelfAt(Where const& where) { return ListShelf{where.folder.empty() ? lists::usualFolder() : where.folder}; }

std::string infoLine(ListInfo const& info) {
    return fmt::format("{}\t{}\t{} players\tstandard {}\trapid {}\tblitz {}\t{}", info.source,
                       lists::monthText(info.month), info.players, info.rated[0], info.rated[1], info.rated[2],
                       info.file);
}

/// `-`: no such rating.
std::string ratingText(lists::ListedRating const& rating) {
    return rating.value > 0 ? std::to_string(rating.value) : "-";
}

std::string playerLine(lists::ListedPlayer const& player) {
    std::string const& id = player.fideId.empty() ? player.nationalId : player.fideId;
    return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}{}", id, session::titleText(player.title), player.name,
                       player.federation, ratingText(player.in(PlayType::Standard)),
                       ratingText(player.in(PlayType::Rapid)), ratingText(player.in(PlayType::Blitz)), player.birth,
                       player.active ? "" : "\tinactive");
}

/// How far an import is, on a terminal only.
bool showProgress(lists::ImportProgress const& progress) {
    if (!isatty(STDERR_FILENO)) return true;
    auto const percent = progress.total > 0 ? progress.read * 100 / progress.total : 0;
    if (progress.indexed > 0)
        fmt::print(stderr, "\r{} players, index {} % ", progress.players, static_cast<int>(progress.indexed * 100));
    else
        fmt::print(stderr, "\r{} % {} players ", percent, progress.players);
    return true;
}

/// The month asked for; false after a complaint.
bool readMonth(std::string const& text, std::optional<ListMonth>& month) {
    if (text.empty()) return true;
    month = lists::parseMonth(text);
    if (!month) cli::complain(text, "not a month such as 2026-11");
    return month.has_value();
}

/// The list of the source that is asked for, or FIDE's for these ratings, the first ones rather than the others.
Expected<lists::RatingList, Outcome> listAt(Where const& where, std::initializer_list<lists::ListKind> kinds) {
    std::optional<ListMonth> month;
    if (!readMonth(where.month, month)) return refused(Outcome::Unreadable);
    std::string const source = where.source.empty() ? std::string{lists::fideSource} : where.source;
    for (lists::ListKind const kind : kinds) {
        auto list = shelfAt(where).openFor({source, kind}, month);
        if (list) return std::move(*list);
        if (list.error().fault != ListFault::CannotRead) return refused(complain(list.error()));
    }
    cli::complain(source, "there is no such list; lists import reads one");
    return refused(Outcome::Unreadable);
}

std::string_view fieldWord(lists::ListField field) {
    switch (field) {
    case lists::ListField::Name: return "name";
    case lists::ListField::Federation: return "federation";
    case lists::ListField::Title: return "title";
    case lists::ListField::Sex: return "sex";
    case lists::ListField::Birth: return "birth";
    case lists::ListField::Rating: return "rating";
    case lists::ListField::OfficialRating: return "official rating";
    case lists::ListField::NationalRating: return "national rating";
    case lists::ListField::K: break;
    }
    return "K";
}

std::string orNothing(std::string const& text) { return text.empty() ? "-" : text; }

/// The event of a file as it is now.
Expected<session::History, Outcome> eventIn(std::filesystem::path const& file) {
    auto journal = storage::openJournal(file.string(), storage::Access::ReadOnly);
    if (!journal) return refused(cli::complain(journal.error()));
    auto const rows = (*journal)->readGood();
    if (rows.problem) return refused(cli::complain(*rows.problem));
    auto history = session::replay(rows.rows);
    if (history) return std::move(*history);
    cli::complain(file, "its entries do not add up to an event; journal verify says why");
    return refused(Outcome::Damaged);
}

} // namespace

namespace {

/// One list where one was named; otherwise the sequence asked for, or the one of this user for the event's kind of
/// play.
Expected<lists::ListOrder, Outcome> orderFor(Where const& where, CompareQuestion const& question, PlayType play) {
    if (!question.order.empty()) {
        auto order = lists::parseOrder(question.order);
        if (order) return std::move(*order);
        cli::complain(question.order, "not a sequence of lists such as fide:rapid,svk:standard");
        return refused(Outcome::Unreadable);
    }
    if (where.source.empty() && !question.kind) return shelfAt(where).orderFor(play);
    std::string const source = where.source.empty() ? std::string{lists::fideSource} : where.source;
    return lists::ListOrder{lists::choiceFor(source, question.kind.value_or(lists::usualOrder(play).front().kind))};
}

enum class Missing { Told, Untold };

/// Those of the sequence that are there. None at all is refused; that one is missing is told where it was asked for.
/// Without a month that was asked for they are those in force for the event.
Expected<std::vector<lists::RatingList>, Outcome> listsOf(Where const& where, lists::ListOrder const& order,
                                                          ListMonth inForce, Missing missing) {
    std::optional<ListMonth> month;
    if (!readMonth(where.month, month)) return refused(Outcome::Unreadable);
    std::vector<lists::RatingList> all;
    lists::ListOrder absent;
    for (lists::ListChoice const& choice : order) {
        auto list = month ? shelfAt(where).openFor(choice, month) : shelfAt(where).openInForce(choice, inForce);
        if (!list && list.error().fault != ListFault::CannotRead) return refused(complain(list.error()));
        if (list)
            all.push_back(std::move(*list));
        else
            absent.push_back(choice);
    }
    if (!all.empty() && !absent.empty() && missing == Missing::Told)
        cli::complain(lists::orderText(absent), "there is no such list; only the others are asked");
    if (!all.empty()) return all;
    cli::complain(lists::orderText(order), "there is no such list; lists import reads one");
    return refused(Outcome::Unreadable);
}

} // namespace

Outcome compare(Where const& where, std::filesystem::path const& event, CompareQuestion const& question) {
    auto const history = eventIn(event);
    if (!history) return history.error();
    session::EventState const& state = history->state();
    auto const order = orderFor(where, question, session::playTypeOf(state.details));
    if (!order) return order.error();
    auto const inForce = lists::monthInForce(state.details.begins, state.details.ends, localToday());
    auto const shelved = listsOf(where, *order, inForce, question.order.empty() ? Missing::Untold : Missing::Told);
    if (!shelved) return shelved.error();
    std::vector<lists::RatingList const*> opened;
    for (lists::RatingList const& list : *shelved) {
        auto const isSame = [&list](lists::RatingList const* other) { return other->info() == list.info(); };
        if (std::ranges::none_of(opened, isSame)) opened.push_back(&list);
    }
    auto const asked = lists::asked(*order, opened);
    auto const comparison = lists::compare(state.playersInOrder(), asked, state.details.ratingMethod);
    auto const nameOf = [&state](PlayerId id) { return oneLine(state.player(id)->details.name); };
    for (auto const& [player, listings, fields] : comparison.differing)
        for (auto const& [field, held, theirs, from] : fields)
            printShown(fmt::format("{}\t{}\t{}\t{}\t->\t{}\t{}\n", listings[from].player.fideId, nameOf(player),
                                   fieldWord(field), orNothing(held),
                                   theirs.empty() && lists::isRating(field) ? "no rating" : orNothing(theirs),
                                   listings[from].use.text()));
    for (PlayerId const player : comparison.notListed) fmt::print("-\t{}\tnot in the list\n", nameOf(player));
    for (auto const& [player, candidates] : comparison.withoutId) {
        fmt::print("-\t{}\tno ID", nameOf(player));
        for (lists::ListedPlayer const& candidate : candidates)
            printShown(fmt::format("\t{} {} {}?", candidate.fideId, candidate.name, candidate.birth));
        fmt::print("\n");
    }
    std::vector<std::string> names;
    for (auto one = asked.begin(); one != asked.end(); ++one)
        if (std::find_if(asked.begin(), one, [&](auto const& other) { return other.list == one->list; }) == one)
            names.push_back(one->use.text());
    fmt::print("{}: {} players are as in the {}, {} are not\n", fmt::join(names, ", "), comparison.same,
               names.size() > 1 ? "lists" : "list", state.players.size() - comparison.same);
    return comparison.same == state.players.size() ? Outcome::Good : Outcome::Damaged;
}

Outcome import(Where const& where, ImportQuestion question) {
    lists::ImportRequest& request = question.request;
    if (!where.source.empty() && !lists::isSource(where.source)) {
        cli::complain(where.source, "a source is called with small letters, digits and hyphens");
        return Outcome::Unreadable;
    }
    request.source = where.source;
    if (!readMonth(where.month, request.month)) return Outcome::Unreadable;
    for (std::string const& said : question.columns) {
        auto const at = said.rfind('=');
        auto const meaning =
            at == said.npos ? std::nullopt : lists::tableColumnOf(std::string_view{said}.substr(at + 1));
        if (!meaning) {
            cli::complain(said, fmt::format("not TITLE=meaning; the meanings are {}",
                                            fmt::join(lists::tableColumnWords(), ", ")));
            return Outcome::Unreadable;
        }
        request.meanings.emplace_back(said.substr(0, at), *meaning);
    }
    auto const info = lists::importList(shelfAt(where), request, showProgress);
    if (isatty(STDERR_FILENO)) fmt::print(stderr, "\r");
    if (!info) return complain(info.error());
    printShown(infoLine(*info) + "\n");
    if (info->skipped > 0) cli::complain(request.file, fmt::format("{} lines are not players", info->skipped));
    return Outcome::Good;
}

Outcome show(Where const& where) {
    for (ListInfo const& info : shelfAt(where).lists()) printShown(infoLine(info) + "\n");
    return Outcome::Good;
}

Outcome search(Where const& where, SearchQuestion const& question) {
    auto const list = listAt(where, {lists::ListKind::Standard, lists::ListKind::Rapid, lists::ListKind::Blitz});
    if (!list) return list.error();
    std::string const words = fmt::format("{}", fmt::join(question.words, " "));
    auto const found = list->search({words, question.federation, question.most});
    for (lists::ListedPlayer const& player : found) printShown(playerLine(player) + "\n");
    if (!found.empty()) return Outcome::Good;
    cli::complain(words, "nobody is called like this");
    return Outcome::Damaged;
}

Outcome remove(Where const& where) {
    auto const month = lists::parseMonth(where.month);
    if (month && shelfAt(where).remove(where.source, *month)) return Outcome::Good;
    cli::complain(where.source + " " + where.month, "there is no such list");
    return Outcome::Unreadable;
}

Outcome make(MakeQuestion const& question) {
    TextTarget target(question.target);
    lists::MadeUpPlayers players{question.seed};
    std::string text = lists::madeUpHeader(question.form);
    constexpr std::size_t mouthful = std::size_t{1} << 20;
    for (std::uint64_t i = 0; i < question.players && target.isGood(); ++i) {
        lists::appendMadeUp(text, players.next(), question.form);
        if (text.size() < mouthful) continue;
        target.write(text);
        text.clear();
    }
    target.write(text);
    target.write(lists::madeUpFooter(question.form));
    return target.finish() ? Outcome::Good : Outcome::Unreadable;
}

} // namespace flagfall::cli::rating_lists
