import type { Side } from '../queries.ts';

/** A server of voice and video rooms. Sessions and their billing do not depend on it. */
export interface Rooms {
  /** URL to which browsers connect. */
  url: string;
  /** Hosts for connect-src in the content security policy of a session's page. */
  hosts: readonly string[];
  /** Creates a token that admits one side to the session's room, valid for this many seconds. */
  createToken: (id: string, side: Side, seconds: number) => Promise<string>;
  /**
   * Disconnects all participants from the session's room. Idempotent, also for a room never used.
   */
  close: (id: string) => Promise<void>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Null if sessions are text-only. */
    rooms: Rooms | null;
  }
}
