import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** Delay in ms between attempts to connect. */
const retryMs = 1000;

/**
 * Listens to a channel of PostgreSQL on a separate connection. A broken connection is replaced as
 * soon as the server responds; messages in the interval are lost, so that callers must not depend
 * on receiving all.
 * @returns a function that closes it; resolves once the first connection listens or has failed
 */
export async function listenToPostgres(
  connectionString: string,
  channel: string,
  onMessage: (message: string) => void,
): Promise<{ stop: () => Promise<void> }> {
  const { Client } = (await import('pg')).default;
  const stopping = new AbortController();
  let current: Client | null = null;

  /** @returns a function that closes the connection, or null if it failed */
  async function connect(): Promise<{ closed: Promise<void> } | null> {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    const closed = new Promise<void>((resolve) => void client.once('end', resolve));
    client.on('error', () => {});
    client.on('notification', ({ payload }) => payload && onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch {
      await client.end().catch(() => {});
      return null;
    }
    current = client;
    return { closed };
  }

  async function keepOn(first: { closed: Promise<void> } | null): Promise<void> {
    let connection = first;
    while (!stopping.signal.aborted) {
      await connection?.closed;
      current = null;
      if (stopping.signal.aborted) return;
      await pause(retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (!stopping.signal.aborted) connection = await connect();
    }
  }

  const listening = keepOn(await connect());
  return {
    async stop() {
      stopping.abort();
      await current?.end();
      await listening;
      await current?.end();
    },
  };
}
