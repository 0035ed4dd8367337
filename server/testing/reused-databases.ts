import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Client } from 'pg';
import type { Database, OpenDatabase } from '../platform/database/open-database.ts';

/*
 * A database that a test has done with is emptied for the next one, which takes a tenth of copying a template and starting on the
 * copy. It is as new: numbers begin at one, and rows lie in the order in which they come.
 */

/** A database of which a test has one after the other the use. */
export type Reused = {
  /** For the next test; what still runs of a test that has closed it changes nothing any more. */
  open: () => Promise<OpenDatabase>;
  /** Sends one statement while no test has it; answers its rows. */
  send: (statement: string) => Promise<object[]>;
  remove: () => Promise<void>;
};

const lastChange = (table: string, id: string) =>
  `(select concat(count(*), '/', max(xmin::text::bigint)) from ${table} where ${id} >= 16384)`;

/** `shape` stays the same as long as nothing but rows is changed. */
const readState = `select
  concat_ws(' ', md5(string_agg(concat(oid, relname), ' ' order by oid)),
    ${lastChange('pg_attribute', 'attrelid')}, ${lastChange('pg_constraint', 'oid')},
    ${lastChange('pg_trigger', 'oid')}, ${lastChange('pg_proc', 'oid')}) as shape,
  coalesce(string_agg(oid::regclass::text, ', ') filter (where relkind = 'r' and pg_relation_size(oid) > 0), '') as filled,
  array_agg(oid::regclass::text) filter (where relkind = 'S' and pg_sequence_last_value(oid) is not null) as counting
  from pg_class where relnamespace = 'public'::regnamespace`;
type State = { shape: string; filled: string; counting: string[] | null };

const stateOf = async ({ send }: Reused) => (await send(readState))[0] as State;

/** @returns whether it is as new: of one whose tables were changed it is never */
async function empty(database: Reused, shape: string): Promise<boolean> {
  const { filled, counting, ...now } = await stateOf(database);
  if (now.shape !== shape) return false;
  if (filled) await database.send(`truncate ${filled} cascade`);
  for (const sequence of counting ?? []) await database.send(`alter sequence ${sequence} restart`);
  return true;
}

/** Empty databases that wait for the next test of this worker. */
const waiting = new Map<string, { database: Reused; shape: string }[]>();

/** An empty database of that kind: one that an earlier test has closed, else the one that is made. */
export async function openReused(kind: OpenDatabase['kind'], make: () => Promise<Reused>): Promise<OpenDatabase> {
  const idle = waiting.get(kind) ?? [];
  waiting.set(kind, idle);
  const taken = idle.pop() ?? (await firstUse(await make()));
  const opened = await taken.database.open();
  let isOpen = true;
  return {
    ...opened,
    close: async () => {
      // Closed twice it would go to two tests.
      if (!isOpen) return;
      isOpen = false;
      await opened.close();
      if (await empty(taken.database, taken.shape)) idle.push(taken);
      else await taken.database.remove();
    },
  };
}

async function firstUse(database: Reused) {
  return { database, shape: (await stateOf(database)).shape };
}

/** An embedded database for one test after the other; it runs on between them. */
export function reuseEmbedded(opened: OpenDatabase, remove: () => Promise<void>): Reused {
  const client = (opened.db as unknown as { $client: PGlite }).$client;
  return {
    open: async () => {
      let isOpen = true;
      const whileOpen =
        <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
        async (...given: Given): Promise<Answer> => {
          if (!isOpen) throw new Error('PGlite is closed');
          return ask(...given);
        };
      const used = {
        query: whileOpen(client.query.bind(client)),
        transaction: whileOpen(client.transaction.bind(client)),
      };
      const db = drizzle(used as unknown as PGlite, { casing: 'snake_case' }) as unknown as Database;
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

/** A PostgreSQL database for one test after the other, and a connection to it that stays. */
export function reusePostgres(client: Client, open: () => Promise<OpenDatabase>, drop: () => Promise<void>): Reused {
  const send = async (statement: string) => (await client.query(statement)).rows;
  return {
    open: async () => {
      const opened = await open();
      const close = async () => {
        await opened.close();
        // Whatever a test has left connected holds no lock any more.
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
