/** Bytes that are put behind each other. */
export type Gathered = {
  /** Puts letters of a byte each, or bytes. */
  put: (what: string | Uint8Array) => void;
  /** How many there are. */
  length: () => number;
  /** Those from there on; they change with what is put next. */
  from: (at: number) => Buffer;
  clear: () => void;
};

/**
 * Room for bytes that grows to what was ever needed and stays. A text that grows by its ends is a tree of them until it is read,
 * which the collector of garbage goes through again and again.
 */
export function gatherBytes(atFirst: number): Gathered {
  let room = Buffer.allocUnsafe(atFirst);
  let length = 0;
  return {
    put(what) {
      const needed = length + what.length;
      if (needed > room.length) room = Buffer.concat([room.subarray(0, length)], 2 * needed);
      if (typeof what === 'string') room.write(what, length, 'latin1');
      else room.set(what, length);
      length = needed;
    },
    length: () => length,
    from: (at) => room.subarray(at, length),
    clear() {
      length = 0;
    },
  };
}
