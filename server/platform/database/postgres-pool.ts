import type { Socket } from 'node:net';
import pg from 'pg';

/** Timeouts of a process for PostgreSQL, in ms. */
export type Timeout = {
  /** Timeout for a connection, including the wait for a free one. */
  connectMs: number;
  /** Timeout for the next data of a response. */
  responseMs: number;
};

/**
 * While serving requests: under load, a late response is better than a rejection; a server that is
 * down rejects at once. Statements of a transaction time out after 5 s (`transact`), so a server
 * that is silent for twice as long is frozen, or the network is down.
 */
export const servingTimeout: Timeout = { connectMs: 15_000, responseMs: 10_000 };

/** At startup: longer than a transaction may take then. */
export const startupTimeout: Timeout = { connectMs: 120_000, responseMs: 120_000 };

/** Opens a connection pool that replaces connections that break or stop responding. */
export function openPool(
  connectionString: string,
  max: number,
  { connectMs, responseMs }: Timeout,
): pg.Pool {
  const pool = new ShopPool({
    connectionString,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  });
  pool.on('error', ignore);
  pool.on('connect', (client) => hangUpOnSilence(client, responseMs));
  return pool;
}

/**
 * A broken connection fails its query; without a listener its error event would crash the process.
 */
const ignore = () => {};

type Taker = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (broken?: unknown) => void,
) => void;

/**
 * A pool for Drizzle's transactions, which acquire a connection without a listener and never
 * release one whose `begin` fails.
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
 * Closes a connection whose query gets no response in time. pg's own `query_timeout` fails the
 * query but leaves its connection in use.
 */
function hangUpOnSilence(client: pg.PoolClient, ms: number): void {
  const stream = (client as pg.Client).connection.stream as Socket;
  let responded = stream.bytesWritten;
  stream.on('data', () => {
    responded = stream.bytesWritten;
  });
  stream.setTimeout(ms);
  stream.on('timeout', () => {
    // Nothing was sent since the last response: the connection is idle.
    if (stream.bytesWritten === responded) return;
    stream.destroy(
      Object.assign(new Error('The database does not respond'), { code: 'ETIMEDOUT' }),
    );
  });
}
