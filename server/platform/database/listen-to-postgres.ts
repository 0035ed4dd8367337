import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** Between two tries to connect, in ms. */
const retryMs = 1000;

/**
 * Hears one channel of PostgreSQL on a connection of its own. A connection that breaks is replaced as soon as the server
 * answers; what was sent in the meantime is lost, so that nothing may depend on hearing all.
 * @returns ends it; resolves once the first connection listens or has failed
 */
export async function listenToPostgres(
  connectionString: string,
  channel: string,
  hear: (message: string) => void,
): Promise<{ stop: () => Promise<void> }> {
  const { Client } = (await import('pg')).default;
  const stopping = new AbortController();
  let current: Client | null = null;

  /** @returns the end of the connection that now listens, or null where there is none */
  async function connect(): Promise<{ ended: Promise<void> } | null> {
    const client = new Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
    const ended = new Promise<void>((resolve) => void client.once('end', resolve));
    client.on('error', () => {});
    client.on('notification', ({ payload }) => payload && hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch {
      await client.end().catch(() => {});
      return null;
    }
    current = client;
    return { ended };
  }

  async function keepOn(first: { ended: Promise<void> } | null): Promise<void> {
    let connection = first;
    while (!stopping.signal.aborted) {
      await connection?.ended;
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
