// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/postgres_structure.h"

#include "app/storage/chain.h"
#include "app/storage/postgres_schema.h"
#include "app/storage/problem.h"

#include <algorithm>
#include <string>

namespace flagfall::storage {

using session::JournalFault;
using session::JournalProblem;

namespace {

constexpr int acts = static_cast<int>(Format::Two);

/// https://www.postgresql.org/docs/15/errcodes-appendix.html
JournalFault faultOf(ServerProblem const& problem) {
    std::string_view const state = problem.state;
    auto const isOf = [state](std::string_view kind) { return state.starts_with(kind); };
    if (state == "FF002" || state == "23505") return JournalFault::OutOfOrder; // somebody else's act has the number
    if (state == "53100") return JournalFault::DiskFull;
    if (state == "42P06") return JournalFault::AlreadyExists;
    if (state == "55P03" || state == "53300") return JournalFault::InUse;
    if (state == "57014") return JournalFault::GivenUp;
    if (state == "42501" || state == "25006" || isOf("28")) return JournalFault::ReadOnly;
    if (state == "3D000" || state == "3F000") return JournalFault::NotFound;
    // Our SQL is right, so the tables are not what they should be.
    if (isOf("42") || isOf("XX") || state == "FF001") return JournalFault::Damaged;
    return JournalFault::IoError;
}

JournalProblem newer(PostgresAddress const& address, int found, int known) {
    auto problem = storage::problem(JournalFault::NewerFormat, address.shown, "format " + std::to_string(found));
    problem.formatFound = found;
    problem.formatKnown = known;
    return problem;
}

/// Whether there is such a table, and reading it does no more than that.
constexpr auto lookAtJournal = "SELECT c.relkind = 'r' AND NOT c.relhasrules AND NOT c.relrowsecurity"
                               " FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
                               " WHERE n.nspname = $1 AND c.relname = 'journal'";

/// The first line that stands on one side only.
std::optional<std::string> difference(Answer const& found) {
    auto const& known = postgres_schema::objects;
    for (int row = 0; row < found.rows(); ++row) {
        std::string const line = found.text(row, 0);
        if (row >= std::ssize(known) || line != known[static_cast<std::size_t>(row)]) {
            bool const ours = std::ranges::find(known, line) != known.end();
            return ours ? "lacks " + std::string(known[static_cast<std::size_t>(row)]) : line;
        }
    }
    if (found.rows() == std::ssize(known)) return std::nullopt;
    return "lacks " + std::string(known[static_cast<std::size_t>(found.rows())]);
}

} // namespace

JournalProblem serverProblem(PostgresAddress const& address, ServerProblem const& server) {
    std::string const state = server.state.empty() ? "" : " (PostgreSQL " + server.state + ")";
    return problem(faultOf(server), address.shown, server.words + state);
}

Expected<void, JournalProblem> layOutEvent(PostgresConnection& connection, PostgresAddress const& address) {
    auto const name = connection.quoted(address.schema());
    if (!name) return refused(serverProblem(address, name.error()));
    if (auto const made = connection.run("CREATE SCHEMA " + *name); !made) {
        auto found = serverProblem(address, made.error());
        // Where two make it at once, it is the catalogue that says so.
        if (found.fault == JournalFault::OutOfOrder) found.fault = JournalFault::AlreadyExists;
        return refused(std::move(found));
    }
    if (auto done = goIntoEvent(connection, address); !done) return done;
    if (auto const made = connection.run(postgres_schema::layOut); !made)
        return refused(serverProblem(address, made.error()));
    auto const said =
        connection.ask("INSERT INTO journal VALUES (true, $1, $2::bigint, $3::bigint)",
                       Parameters().text(postgres_schema::application).number(acts).number(postgres_schema::layout));
    if (!said) return refused(serverProblem(address, said.error()));
    return {};
}

Expected<void, JournalProblem> goIntoEvent(PostgresConnection& connection, PostgresAddress const& address) {
    auto const gone = connection.ask("SELECT set_config('search_path', quote_ident($1) || ', pg_temp', false)",
                                     Parameters().text(address.schema()));
    if (!gone) return refused(serverProblem(address, gone.error()));
    return {};
}

std::optional<JournalProblem> foreignIn(PostgresConnection& connection, PostgresAddress const& address) {
    auto const schema = Parameters().text(address.schema());
    auto const there =
        connection.ask("SELECT has_schema_privilege(oid, 'USAGE') FROM pg_namespace WHERE nspname = $1", schema);
    if (!there) return serverProblem(address, there.error());
    if (there->rows() == 0) return problem(JournalFault::NotFound, address.shown, "there is no such event there");
    if (there->number(0, 0) == 0)
        return problem(JournalFault::ReadOnly, address.shown, "the role has not been given the event: GRANT USAGE …");
    auto const plain = connection.ask(lookAtJournal, schema);
    if (!plain) return serverProblem(address, plain.error());
    if (plain->rows() == 0 || plain->number(0, 0) == 0)
        return problem(JournalFault::NotAJournal, address.shown, "the schema is not an event's");
    auto const says = connection.ask("SELECT application, format::bigint, layout::bigint FROM journal");
    if (!says) return serverProblem(address, says.error());
    if (says->rows() != 1 || says->text(0, 0) != postgres_schema::application)
        return problem(JournalFault::NotAJournal, address.shown, "the schema is another program's");
    auto const format = static_cast<int>(says->number(0, 1));
    auto const layout = static_cast<int>(says->number(0, 2));
    if (format > acts) return newer(address, format, acts);
    if (layout > postgres_schema::layout) return newer(address, layout, postgres_schema::layout);
    if (format != acts || layout != postgres_schema::layout)
        return problem(JournalFault::Damaged, address.shown, "there is no such format");
    auto const found = connection.ask(postgres_schema::describe, schema);
    if (!found) return serverProblem(address, found.error());
    auto const unlike = difference(*found);
    if (!unlike) return std::nullopt;
    return problem(JournalFault::Damaged, address.shown, "the schema is not that of an event: " + *unlike);
}

std::optional<JournalProblem> unfitServer(PostgresConnection& connection, PostgresAddress const& address) {
    auto const says = connection.ask("SELECT current_setting('server_encoding'), current_setting('fsync'),"
                                     " current_setting('full_page_writes')");
    if (!says) return serverProblem(address, says.error());
    if (says->text(0, 0) != "UTF8")
        return problem(JournalFault::IoError, address.shown, "the database is not in UTF-8: " + says->text(0, 0));
    for (int const column : {1, 2})
        if (says->text(0, column) != "on")
            return problem(JournalFault::IoError, address.shown,
                           column == 1 ? "the server runs with fsync = off: what it calls saved may be lost"
                                       : "the server runs with full_page_writes = off: a power cut may damage it");
    return std::nullopt;
}

} // namespace flagfall::storage
