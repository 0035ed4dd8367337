import { randomUUID } from 'node:crypto';
import type { ConsultationMessage } from '@jyotiratna/contract';

/** An event of a session, for its participants. A missed one is detected by the next. */
export type LiveEvent = {
  id: string;
  /** User ids. */
  to: readonly string[];
} & (
  | { type: 'changed' }
  | { type: 'typing'; sender: 'customer' | 'healer' }
  /** Without the message if it was too long for a notification: it is fetched then. */
  | { type: 'message'; message?: ConsultationMessage }
  /** A login session was revoked, by its hash; `id` is empty. */
  | { type: 'session-end'; tokenHash: string }
);

type Listener = (event: LiveEvent) => void;

export type Live = {
  /**
   * Publishes to this process at once and to the rest by the database. The event's change is
   * committed; a failure only costs time.
   */
  publish: (event: LiveEvent) => void;
  /** Receives events of another process. */
  receive: (message: string) => void;
  /** @returns unsubscribes */
  subscribe: (userId: string, listener: Listener) => () => void;
};

/** The channel between processes. */
export const liveChannel = 'shop_live';
/** A notification is limited to 8000 bytes. */
const maximum = 7_000;

declare module '../platform/deps.ts' {
  interface Deps {
    /** Publishes session events to sockets and processes. */
    live: Live;
  }
}

/**
 * @param notify publishes a message to all processes; undefined for a single process. One
 * notification is in flight at a time: later events are batched into the next, so that a busy
 * hour does not cost the database a notification per message.
 */
export function createLive(notify: ((message: string) => Promise<unknown>) | null): Live {
  const self = randomUUID();
  const listeners = new Map<string, Set<Listener>>();
  const pending: string[] = [];
  let inProgress = false;

  function deliver(event: LiveEvent): void {
    for (const member of event.to)
      for (const listener of listeners.get(member) ?? []) listener(event);
  }

  async function notifyRest(tell: NonNullable<typeof notify>): Promise<void> {
    if (inProgress) return;
    inProgress = true;
    while (pending.length > 0) {
      const now = takeFitting(pending);
      // A failure only costs time: a client that misses it resumes from its last sequence number.
      await tell(`${self} [${now.join()}]`).catch(() => {});
    }
    inProgress = false;
  }

  return {
    publish(event) {
      deliver(event);
      if (!notify) return;
      const full = JSON.stringify(event);
      const matches = Buffer.byteLength(full) < maximum;
      pending.push(matches ? full : JSON.stringify({ ...event, message: undefined }));
      void notifyRest(notify);
    },
    receive(message) {
      const at = message.indexOf(' ');
      if (message.slice(0, at) === self) return;
      for (const event of JSON.parse(message.slice(at + 1)) as LiveEvent[]) deliver(event);
    },
    subscribe(userId, listener) {
      const mine = listeners.get(userId) ?? new Set();
      listeners.set(userId, mine.add(listener));
      return () => {
        mine.delete(listener);
        if (mine.size === 0) listeners.delete(userId);
      };
    },
  };
}

/** Removes a batch for one notification from the queue: at least one. */
function takeFitting(messages: string[]): string[] {
  let size = 0;
  let count = 0;
  for (const text of messages) {
    size += Buffer.byteLength(text) + 1;
    if (count > 0 && size > maximum) break;
    count += 1;
  }
  return messages.splice(0, count);
}
