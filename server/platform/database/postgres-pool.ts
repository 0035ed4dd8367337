import type { Socket } from 'node:net';
import pg from 'pg';

/** Timeouts of this process for PostgreSQL, in ms. */
export type Timeout = {
  /** For a connection, the wait for a free one included. */
  connectMs: number;
  /** For the next data of a response. */
  answerMs: number;
};

/**
 * Under load, late is better than rejected; a server that is down rejects at once. Statements
 * of a transaction time out after 5 s by themselves (`transact`): a server silent for twice as
 * long is frozen, or the network is cut.
 */
export const whileServing: Timeout = { connectMs: 15_000, answerMs: 10_000 };

/** Longer than a transaction may take at the start. */
export const whileStarting: Timeout = { connectMs: 120_000, answerMs: 120_000 };

/** Connections of which one that breaks or falls silent is replaced by the next. */
export function openPool(
  connectionString: string,
  max: number,
  { connectMs, answerMs }: Timeout,
): pg.Pool {
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

/**
 * A broken connection fails its query; its event, without a listener, would crash the process.
 */
const ignore = () => {};

type Taker = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (broken?: unknown) => void,
) => void;

/**
 * For Drizzle's transactions, which acquire a connection without a listener and never release
 * one whose `begin` fails.
 */
class ShopPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(taker: Taker): void;
  override connect(taker?: Taker): unknown {
    return taker ? super.connect(taker) : super.connect().then(givingItselfBack);
  }
}

function givingItselfBack(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  const finished = () => client.release(true);
  let isAcquired = true;
  client.release = (broken) => {
    if (!isAcquired) return;
    isAcquired = false;
    client.off('end', finished);
    client.off('error', ignore);
    release(broken);
  };
  client.once('end', finished);
  client.on('error', ignore);
  return client;
}

/**
 * pg's own `query_timeout` fails the query and leaves its connection in use: here the
 * connection is closed with it.
 */
function hangUpOnSilence(client: pg.PoolClient, ms: number): void {
  const stream = (client as pg.Client).connection.stream as Socket;
  let responded = stream.bytesWritten;
  stream.on('data', () => {
    responded = stream.bytesWritten;
  });
  stream.setTimeout(ms);
  stream.on('timeout', () => {
    // No query was sent: the connection is idle.
    if (stream.bytesWritten === responded) return;
    stream.destroy(
      Object.assign(new Error('The database does not respond'), { code: 'ETIMEDOUT' }),
    );
  });
}
