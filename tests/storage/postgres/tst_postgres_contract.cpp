// SPDX-License-Identifier: GPL-3.0-or-later
// What every journal promises, kept on a server.
#include "tests/storage/journal_contract.h"
#include "tests/storage/postgres/postgres_fixtures.h"

namespace flagfall::storage::test {
namespace {

struct InADatabase : OnServer {
    static constexpr auto name = "PostgreSQL";
    std::unique_ptr<PostgresJournal> journal = created();
    /// As the server says it; a real disk is filled in tst_postgres_faults.
    void fillDisk() const {
        meddler().does("CREATE FUNCTION brim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not"
                       " extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;"
                       "CREATE TRIGGER brim BEFORE INSERT ON act EXECUTE FUNCTION brim()");
    }
    void makeRoom() const { meddler().does("DROP TRIGGER brim ON act; DROP FUNCTION brim"); }
};

using Kept = testing::Types<InADatabase>;
INSTANTIATE_TYPED_TEST_SUITE_P(Here, EveryJournal, Kept, KeptNames);

} // namespace
} // namespace flagfall::storage::test
