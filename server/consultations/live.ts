import { randomUUID } from 'node:crypto';
import type { ConsultationMessage } from '@jyotiratna/contract';

/** What happened in a session, for the people in it. Those who miss one see by the next that something is missing. */
export type LiveEvent = {
  id: string;
  /** User ids. */
  to: readonly string[];
} & (
  | { what: 'changed' }
  | { what: 'typing'; sender: 'customer' | 'healer' }
  /** Without the message where it was too long to be told: it is read then. */
  | { what: 'message'; message?: ConsultationMessage }
  /** A login has ended, by its session's hash; `id` is empty. */
  | { what: 'session-end'; tokenHash: string }
);

type Listener = (event: LiveEvent) => void;

export type Live = {
  /** Tells this process at once and the others by the database. What it tells of is committed; a failure loses no more than time. */
  publish: (event: LiveEvent) => void;
  /** What another process told. */
  hear: (message: string) => void;
  /** @returns ends it */
  subscribe: (userId: string, listener: Listener) => () => void;
};

/** On which processes tell each other. */
export const liveChannel = 'shop_live';
/** A notification takes 8000 bytes. */
const longest = 7_000;

declare module '../platform/deps.ts' {
  interface Deps {
    /** Carries what happens in sessions between sockets and processes. */
    live: Live;
  }
}

/**
 * @param notify sends a message to all processes; none where this one is alone. One notification is under way at a time: what
 * comes meanwhile goes with the next, so that a busy hour costs the database no notification for each message.
 */
export function createLive(notify: ((message: string) => Promise<unknown>) | null): Live {
  const self = randomUUID();
  const listeners = new Map<string, Set<Listener>>();
  const waiting: string[] = [];
  let underWay = false;

  function deliver(event: LiveEvent): void {
    for (const person of event.to) for (const listener of listeners.get(person) ?? []) listener(event);
  }

  async function tellOthers(tell: NonNullable<typeof notify>): Promise<void> {
    if (underWay) return;
    underWay = true;
    while (waiting.length > 0) {
      const now = takeFitting(waiting);
      // A failure loses no more than time: whoever misses it reads on from their last sequence.
      await tell(`${self} [${now.join()}]`).catch(() => {});
    }
    underWay = false;
  }

  return {
    publish(event) {
      deliver(event);
      if (!notify) return;
      const whole = JSON.stringify(event);
      const fits = Buffer.byteLength(whole) < longest;
      waiting.push(fits ? whole : JSON.stringify({ ...event, message: undefined }));
      void tellOthers(notify);
    },
    hear(message) {
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

/** Takes off the list what goes into one notification: at least one. */
function takeFitting(texts: string[]): string[] {
  let size = 0;
  let count = 0;
  for (const text of texts) {
    size += Buffer.byteLength(text) + 1;
    if (count > 0 && size > longest) break;
    count += 1;
  }
  return texts.splice(0, count);
}
