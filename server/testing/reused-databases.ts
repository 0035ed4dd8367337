import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Client } from 'pg';
import type { Database, OpenDatabase } from '../platform/database/open-database.ts';

/*
 * A database released by a test is emptied for the next one, which takes a tenth of the time of
 * copying a template and opening the copy. It is like a new one: sequences start at one, and rows
 * are in insertion order. Deleting rows without triggers, and vacuum, take an eighth of the time of
 * truncate, which writes new files for each table and index.
 */

/** A database that one test after the other uses. */
export type Reused = {
  /**
   * Opens the database for the next test; pending work of a previous test has no effect any more.
   */
  open: () => Promise<OpenDatabase>;
  /** Executes one statement between two tests; returns its rows. */
  send: (statement: string) => Promise<object[]>;
  remove: () => Promise<void>;
};

const lastChange = (table: string, id: string) =>
  `(select concat(count(*), '/', max(xmin::text::bigint)) from ${table} where ${id} >= 16384)`;

/** `shape` changes only with the schema, not with rows. */
const readState = `select
  concat_ws(' ', md5(string_agg(concat(oid, relname), ' ' order by oid)),
    ${lastChange('pg_attribute', 'attrelid')}, ${lastChange('pg_constraint', 'oid')},
    ${lastChange('pg_trigger', 'oid')}, ${lastChange('pg_proc', 'oid')}) as shape,
  coalesce(string_agg(oid::regclass::text, ', ') filter (where relkind = 'r' and pg_relation_size(oid) > 0), '') as filled,
  array_agg(oid::regclass::text) filter (where relkind = 'S' and pg_sequence_last_value(oid) is not null) as counting
  from pg_class where relnamespace = 'public'::regnamespace`;
type State = { shape: string; filled: string; counting: string[] | null };

const stateOf = async ({ send }: Reused) => (await send(readState))[0] as State;

/** Empties the database. @returns false where its schema was changed: it cannot be reused */
async function reset(database: Reused, shape: string): Promise<boolean> {
  const { filled, counting, ...now } = await stateOf(database);
  if (now.shape !== shape) return false;
  if (filled) {
    await database.send('set session_replication_role = replica');
    await database.send(deleteFrom(filled.split(', ')));
    await database.send('set session_replication_role = origin');
    await database.send(`vacuum ${filled}`);
  }
  for (const sequence of counting ?? []) await database.send(`alter sequence ${sequence} restart`);
  return true;
}

/** SQL that deletes all rows of these tables; foreign keys must be disabled. */
export const deleteFrom = (tables: readonly string[]) =>
  `with ${tables.map((table, n) => `deleted${n} as (delete from ${table})`).join(', ')} select 1`;

/** Empty databases for the next tests of this worker. */
const idleDatabases = new Map<string, { database: Reused; shape: string }[]>();

/** An empty database of this kind: one that a previous test has closed, else a new one. */
export async function openReused(
  kind: OpenDatabase['kind'],
  make: () => Promise<Reused>,
): Promise<OpenDatabase> {
  const idle = idleDatabases.get(kind) ?? [];
  idleDatabases.set(kind, idle);
  const entry = idle.pop() ?? (await firstUse(await make()));
  const opened = await entry.database.open();
  let isOpen = true;
  return {
    ...opened,
    close: async () => {
      // A second close would give the database to two tests.
      if (!isOpen) return;
      isOpen = false;
      await opened.close();
      if (await reset(entry.database, entry.shape)) idle.push(entry);
      else await entry.database.remove();
    },
  };
}

async function firstUse(database: Reused) {
  return { database, shape: (await stateOf(database)).shape };
}

/** An embedded database for one test after the other; it stays open between them. */
export function reuseEmbedded(opened: OpenDatabase, remove: () => Promise<void>): Reused {
  const client = (opened.db as unknown as { $client: PGlite }).$client;
  return {
    open: async () => {
      let isOpen = true;
      const whileOpen =
        <Given extends unknown[], Result>(request: (...given: Given) => Promise<Result>) =>
        async (...given: Given): Promise<Result> => {
          if (!isOpen) throw new Error('PGlite is closed');
          return request(...given);
        };
      const used = {
        query: whileOpen(client.query.bind(client)),
        transaction: whileOpen(client.transaction.bind(client)),
      };
      const db = drizzle(used as unknown as PGlite, {
        casing: 'snake_case',
      }) as unknown as Database;
      const close = async () => {
        isOpen = false;
      };
      return { ...opened, db, starting: db, close };
    },
    send: async (statement) => (await client.query<object>(statement)).rows,
    remove: async () => {
      await opened.close();
      await remove();
    },
  };
}

/** A PostgreSQL database for one test after the other, with a permanent connection. */
export function reusePostgres(
  client: Client,
  open: () => Promise<OpenDatabase>,
  drop: () => Promise<void>,
): Reused {
  const send = async (statement: string) => (await client.query(statement)).rows;
  return {
    open: async () => {
      const opened = await open();
      const close = async () => {
        await opened.close();
        // Terminates connections left open by a test, which may hold locks.
        await send(
          'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
      };
      return { ...opened, close };
    },
    send,
    remove: async () => {
      await client.end();
      await drop();
    },
  };
}
