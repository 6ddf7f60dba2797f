// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

/// How an event is laid out in a database, described in docs/several_desks.md: one schema for each event, so that it
/// can be given to people, dumped and dropped by itself. A change here is a new layout. The acts have the columns of
/// the file (schema.h), and the number of their format.
namespace flagfall::storage::postgres_schema {

inline constexpr int layout = 2;
inline constexpr auto application = "Flagfall";

/// Within the schema, which stands alone in the search path. `journal` says what this is; whoever appends has its row
/// locked, so that desks take turns.
inline constexpr auto layOut = R"sql(
CREATE TABLE journal (
    id          boolean PRIMARY KEY CHECK (id),
    application text    NOT NULL,
    format      integer NOT NULL,
    layout      integer NOT NULL
);
CREATE TABLE act (
    seq         bigint  PRIMARY KEY CHECK (seq > 0),
    kind        text    NOT NULL CHECK (kind <> ''),
    version     integer NOT NULL CHECK (version > 0),
    payload     text    NOT NULL CHECK (payload::json IS NOT NULL),
    board       integer,
    command     bytea   NOT NULL CHECK (octet_length(command) = 16),
    station     text    NOT NULL,
    person      text    NOT NULL,
    role        text    NOT NULL,
    takes_back  bytea   CHECK (octet_length(takes_back) = 16),
    elsewhere   text    NOT NULL,
    wall_utc_ms bigint  NOT NULL,
    at_ns       bigint  NOT NULL,
    hash        bytea   NOT NULL CHECK (octet_length(hash) = 32),
    signature   bytea   CHECK (octet_length(signature) = 64)
);
CREATE TABLE heartbeat (
    desk        integer PRIMARY KEY,
    at_ns       bigint  NOT NULL,
    wall_utc_ms bigint  NOT NULL,
    boot        text    NOT NULL,
    ticks_ns    bigint  NOT NULL,
    hash        bytea   NOT NULL CHECK (octet_length(hash) = 32)
);
CREATE TABLE file (
    sha256 text  PRIMARY KEY,
    bytes  bytea NOT NULL,
    CONSTRAINT file_is_what_its_name_says CHECK (sha256 = encode(sha256(bytes), 'hex'))
);
ALTER TABLE file ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE FUNCTION never() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS
$$ BEGIN RAISE EXCEPTION '% of % is refused: what stands in a journal stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'FF001'; END $$;
CREATE FUNCTION in_order() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS
$$ BEGIN IF NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM act) THEN RAISE EXCEPTION 'acts are appended in order' USING ERRCODE = 'FF002'; END IF; RETURN NEW; END $$;
CREATE FUNCTION keeps_its_name() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS
$$ BEGIN IF NEW.sha256 <> OLD.sha256 THEN RAISE EXCEPTION 'files are never renamed' USING ERRCODE = 'FF001'; END IF; RETURN NEW; END $$;
CREATE TRIGGER act_in_order BEFORE INSERT ON act FOR EACH ROW EXECUTE FUNCTION in_order();
CREATE TRIGGER act_never_changes BEFORE UPDATE OR DELETE ON act FOR EACH ROW EXECUTE FUNCTION never();
CREATE TRIGGER act_never_goes BEFORE TRUNCATE ON act FOR EACH STATEMENT EXECUTE FUNCTION never();
CREATE TRIGGER file_keeps_its_name BEFORE UPDATE ON file FOR EACH ROW EXECUTE FUNCTION keeps_its_name();
CREATE TRIGGER file_never_goes BEFORE DELETE ON file FOR EACH ROW EXECUTE FUNCTION never();
CREATE TRIGGER file_never_goes_with_all BEFORE TRUNCATE ON file FOR EACH STATEMENT EXECUTE FUNCTION never();
CREATE TRIGGER journal_never_changes BEFORE UPDATE OR DELETE ON journal FOR EACH ROW EXECUTE FUNCTION never();
CREATE TRIGGER journal_never_goes BEFORE TRUNCATE ON journal FOR EACH STATEMENT EXECUTE FUNCTION never();
)sql";

/// What stands in the schema $1, a line for each object, of every kind that could do something when rows are read or
/// written: tables with their ways, columns, constraints, triggers, functions, types.
inline constexpr auto describe = R"sql(
WITH ours AS (SELECT c.* FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1),
tables AS (SELECT oid, relname::text AS name FROM ours WHERE relkind = 'r')
SELECT line FROM (
    SELECT CASE relkind WHEN 'r' THEN 'table ' WHEN 'i' THEN 'index ' ELSE 'other ' END || relname
        || CASE WHEN relpersistence <> 'p' THEN ', not permanent' ELSE '' END
        || CASE WHEN relrowsecurity OR relhasrules OR relispartition OR reloftype <> 0 THEN ', with rules' ELSE '' END
        AS line FROM ours WHERE relkind <> 't'
    UNION ALL SELECT 'heir ' || inhrelid::regclass::text FROM pg_inherits
        WHERE inhrelid IN (SELECT oid FROM ours) OR inhparent IN (SELECT oid FROM ours)
    UNION ALL SELECT 'column ' || t.name || ' ' || attnum || ' ' || attname || ' ' || format_type(atttypid, atttypmod)
        || CASE WHEN attnotnull THEN ', not null' ELSE '' END
        || CASE WHEN atthasdef OR attisdropped OR attidentity <> '' OR attgenerated <> '' THEN ', computed' ELSE '' END
        FROM pg_attribute JOIN tables t ON attrelid = t.oid WHERE attnum > 0
    UNION ALL SELECT 'constraint ' || t.name || ' ' || pg_get_constraintdef(c.oid)
        FROM pg_constraint c JOIN tables t ON conrelid = t.oid WHERE contype <> 'n'
    UNION ALL SELECT 'trigger ' || t.name || ' ' || tgname || ' ' || tgtype || ' ' || proname
        || CASE WHEN pronamespace <> (SELECT min(relnamespace) FROM ours) THEN ', not ours' ELSE '' END
        || CASE WHEN tgenabled <> 'O' OR tgqual IS NOT NULL OR tgnargs > 0 THEN ', not always' ELSE '' END
        FROM pg_trigger JOIN tables t ON tgrelid = t.oid JOIN pg_proc p ON p.oid = tgfoid WHERE NOT tgisinternal
    UNION ALL SELECT 'function ' || proname || ' ' || lanname
        || CASE WHEN prosecdef THEN ', as its owner' ELSE '' END
        || CASE WHEN proconfig IS DISTINCT FROM ARRAY['search_path=' || quote_ident($1) || ', pg_temp']
           THEN ', elsewhere' ELSE '' END
        || ':' || prosrc FROM pg_proc JOIN pg_language l ON l.oid = prolang JOIN pg_namespace n ON n.oid = pronamespace
        WHERE n.nspname = $1
    UNION ALL SELECT 'type ' || typname FROM pg_type JOIN pg_namespace n ON n.oid = typnamespace
        WHERE n.nspname = $1 AND typtype <> 'c' AND typcategory <> 'A'
) AS lines ORDER BY line COLLATE "C")sql";

/// What it then says of a schema of ours.
inline constexpr std::array objects{
    std::string_view{"column act 1 seq bigint, not null"},
    std::string_view{"column act 10 takes_back bytea"},
    std::string_view{"column act 11 elsewhere text, not null"},
    std::string_view{"column act 12 wall_utc_ms bigint, not null"},
    std::string_view{"column act 13 at_ns bigint, not null"},
    std::string_view{"column act 14 hash bytea, not null"},
    std::string_view{"column act 15 signature bytea"},
    std::string_view{"column act 2 kind text, not null"},
    std::string_view{"column act 3 version integer, not null"},
    std::string_view{"column act 4 payload text, not null"},
    std::string_view{"column act 5 board integer"},
    std::string_view{"column act 6 command bytea, not null"},
    std::string_view{"column act 7 station text, not null"},
    std::string_view{"column act 8 person text, not null"},
    std::string_view{"column act 9 role text, not null"},
    std::string_view{"column file 1 sha256 text, not null"},
    std::string_view{"column file 2 bytes bytea, not null"},
    std::string_view{"column heartbeat 1 desk integer, not null"},
    std::string_view{"column heartbeat 2 at_ns bigint, not null"},
    std::string_view{"column heartbeat 3 wall_utc_ms bigint, not null"},
    std::string_view{"column heartbeat 4 boot text, not null"},
    std::string_view{"column heartbeat 5 ticks_ns bigint, not null"},
    std::string_view{"column heartbeat 6 hash bytea, not null"},
    std::string_view{"column journal 1 id boolean, not null"},
    std::string_view{"column journal 2 application text, not null"},
    std::string_view{"column journal 3 format integer, not null"},
    std::string_view{"column journal 4 layout integer, not null"},
    std::string_view{"constraint act CHECK (((payload)::json IS NOT NULL))"},
    std::string_view{"constraint act CHECK ((kind <> ''::text))"},
    std::string_view{"constraint act CHECK ((octet_length(command) = 16))"},
    std::string_view{"constraint act CHECK ((octet_length(hash) = 32))"},
    std::string_view{"constraint act CHECK ((octet_length(signature) = 64))"},
    std::string_view{"constraint act CHECK ((octet_length(takes_back) = 16))"},
    std::string_view{"constraint act CHECK ((seq > 0))"},
    std::string_view{"constraint act CHECK ((version > 0))"},
    std::string_view{"constraint act PRIMARY KEY (seq)"},
    std::string_view{"constraint file CHECK ((sha256 = encode(sha256(bytes), 'hex'::text)))"},
    std::string_view{"constraint file PRIMARY KEY (sha256)"},
    std::string_view{"constraint heartbeat CHECK ((octet_length(hash) = 32))"},
    std::string_view{"constraint heartbeat PRIMARY KEY (desk)"},
    std::string_view{"constraint journal CHECK (id)"},
    std::string_view{"constraint journal PRIMARY KEY (id)"},
    std::string_view{"function in_order plpgsql: BEGIN IF NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM act) THEN "
                     "RAISE EXCEPTION 'acts are appended in order' USING ERRCODE = 'FF002'; END IF; RETURN NEW; END "},
    std::string_view{"function keeps_its_name plpgsql: BEGIN IF NEW.sha256 <> OLD.sha256 THEN RAISE EXCEPTION 'files "
                     "are never renamed' USING ERRCODE = 'FF001'; END IF; RETURN NEW; END "},
    std::string_view{"function never plpgsql: BEGIN RAISE EXCEPTION '% of % is refused: what stands in a journal "
                     "stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'FF001'; END "},
    std::string_view{"index act_pkey"},
    std::string_view{"index file_pkey"},
    std::string_view{"index heartbeat_pkey"},
    std::string_view{"index journal_pkey"},
    std::string_view{"table act"},
    std::string_view{"table file"},
    std::string_view{"table heartbeat"},
    std::string_view{"table journal"},
    std::string_view{"trigger act act_in_order 7 in_order"},
    std::string_view{"trigger act act_never_changes 27 never"},
    std::string_view{"trigger act act_never_goes 34 never"},
    std::string_view{"trigger file file_keeps_its_name 19 keeps_its_name"},
    std::string_view{"trigger file file_never_goes 11 never"},
    std::string_view{"trigger file file_never_goes_with_all 34 never"},
    std::string_view{"trigger journal journal_never_changes 27 never"},
    std::string_view{"trigger journal journal_never_goes 34 never"},
};

} // namespace flagfall::storage::postgres_schema
