import { randomUUID } from 'node:crypto';
import type { ConsultationMessage } from '@jyotiratna/contract';

/** An event of a session, for its participants. A missed event is detected at the next one. */
export type LiveEvent = {
  id: string;
  /** Ids of the users to notify. */
  to: readonly string[];
} & (
  | { type: 'changed' }
  | { type: 'typing'; sender: 'customer' | 'healer' }
  /** Without the message if it exceeds a notification's limit; the receiver then fetches it. */
  | { type: 'message'; message?: ConsultationMessage }
  /** A login session was revoked, by its hash; `id` is empty. */
  | { type: 'session-end'; tokenHash: string }
);

type Listener = (event: LiveEvent) => void;

export type Live = {
  /**
   * Publishes an event to this process at once, and to other processes through the database. The
   * change itself is already committed, so a failure only delays it.
   */
  publish: (event: LiveEvent) => void;
  /** Handles a notification from another process. */
  handleMessage: (message: string) => void;
  /** @returns a function that unsubscribes */
  subscribe: (userId: string, listener: Listener) => () => void;
};

/** Notification channel between processes. */
export const liveChannel = 'shop_live';
/** Maximum length of a notification, which PostgreSQL limits to 8000 bytes. */
const maximum = 7_000;

declare module '../platform/deps.ts' {
  interface Deps {
    /** Publishes session events to WebSockets in all processes. */
    live: Live;
  }
}

/**
 * @param notify publishes a message to all processes; null for a single process. Only one
 * notification is in flight at a time: later events are batched into the next one, which limits the
 * load on the database.
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
      // A failure only delays delivery: a client resumes from its last sequence number.
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
    handleMessage(message) {
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

/** Removes the events of the next notification from the queue: at least one, as many as fit. */
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
