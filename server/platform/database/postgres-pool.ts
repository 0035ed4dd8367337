import type { Socket } from 'node:net';
import pg from 'pg';

/** How long this process waits for PostgreSQL, in ms. */
export type Patience = {
  /** For a connection, the wait for a free one included. */
  connectMs: number;
  /** For the next word of an answer. */
  answerMs: number;
};

/**
 * In a rush, late is better than rejected; a server that is down rejects at once. Statements of a transaction end after
 * 5 s by themselves (`transact`): whoever is silent for twice as long is frozen, or the network is cut.
 */
export const whileServing: Patience = { connectMs: 15_000, answerMs: 10_000 };

/** Longer than a transaction may take at the start. */
export const whileStarting: Patience = { connectMs: 120_000, answerMs: 120_000 };

/** Connections of which one that breaks or falls silent is replaced by the next. */
export function openPool(connectionString: string, max: number, { connectMs, answerMs }: Patience): pg.Pool {
  const pool = new ShopPool({
    connectionString,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  });
  pool.on('error', ignore);
  pool.on('connect', (client) => hangUpOnSilence(client, answerMs));
  return pool;
}

/** A connection that breaks fails its query; its event, heard by nobody, would end the process. */
const ignore = () => {};

type Taker = (error: Error | undefined, client: pg.PoolClient | undefined, done: (broken?: unknown) => void) => void;

/** For Drizzle's transactions, which take a connection without listening to it and keep one for ever whose `begin` fails. */
class ShopPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(taker: Taker): void;
  override connect(taker?: Taker): unknown {
    return taker ? super.connect(taker) : super.connect().then(givingItselfBack);
  }
}

function givingItselfBack(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  const ended = () => client.release(true);
  let taken = true;
  client.release = (broken) => {
    if (!taken) return;
    taken = false;
    client.off('end', ended);
    client.off('error', ignore);
    release(broken);
  };
  client.once('end', ended);
  client.on('error', ignore);
  return client;
}

/** pg's own `query_timeout` fails the query and leaves its connection in use: here the connection ends with it. */
function hangUpOnSilence(client: pg.PoolClient, ms: number): void {
  const stream = (client as pg.Client).connection.stream as Socket;
  let answered = stream.bytesWritten;
  stream.on('data', () => {
    answered = stream.bytesWritten;
  });
  stream.setTimeout(ms);
  stream.on('timeout', () => {
    // Nothing was asked: the connection rests.
    if (stream.bytesWritten === answered) return;
    stream.destroy(Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' }));
  });
}
