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

/** @param notify sends a message to all processes; none where this one is alone */
export function createLive(notify: ((message: string) => Promise<unknown>) | null): Live {
  const self = randomUUID();
  const listeners = new Map<string, Set<Listener>>();

  function deliver(event: LiveEvent): void {
    for (const person of event.to) for (const listener of listeners.get(person) ?? []) listener(event);
  }

  return {
    publish(event) {
      deliver(event);
      if (!notify) return;
      const whole = `${self} ${JSON.stringify(event)}`;
      const short = { ...event, message: undefined };
      const fits = Buffer.byteLength(whole) < longest;
      notify(fits ? whole : `${self} ${JSON.stringify(short)}`).catch(() => {});
    },
    hear(message) {
      const at = message.indexOf(' ');
      if (message.slice(0, at) !== self) deliver(JSON.parse(message.slice(at + 1)) as LiveEvent);
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
