import type { Side } from '../queries.ts';

/** A server of voice and video rooms. Sessions run, and are billed, with and without it. */
export interface Rooms {
  /** Where browsers connect to. */
  url: string;
  /** What a page of a session may connect to. */
  hosts: readonly string[];
  /** What lets that side into the session's room, and nowhere else, for so many seconds. */
  createToken: (id: string, side: Side, seconds: number) => Promise<string>;
  /** Puts everybody out of the session's room. A room that nobody has entered is no failure. */
  close: (id: string) => Promise<void>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    /** Null where sessions are held in writing only. */
    rooms: Rooms | null;
  }
}
