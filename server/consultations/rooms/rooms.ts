import type { Side } from '../queries.ts';

/** A server of voice and video rooms. Sessions run, and are billed, with and without it. */
export interface Rooms {
  /** Where browsers connect to. */
  url: string;
  /** The connect sources of a session's page. */
  hosts: readonly string[];
  /** A token that admits that side to the session's room only, for this many seconds. */
  createToken: (id: string, side: Side, seconds: number) => Promise<string>;
  /** Disconnects all participants from the session's room. An unused room is no error. */
  close: (id: string) => Promise<void>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Null if sessions are text-only. */
    rooms: Rooms | null;
  }
}
