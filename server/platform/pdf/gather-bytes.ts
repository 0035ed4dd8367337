/** Bytes that are put behind each other. */
export type Gathered = {
  /** Puts letters of a byte each, or bytes. */
  put: (what: string | Uint8Array) => void;
  /** Puts a number of thousandths as JavaScript writes the number that it is: -1500 as '-1.5'. No string is made for it. */
  putThousandths: (thousandths: number) => void;
  /** How many there are. */
  length: () => number;
  /** Those from there on; they change with what is put next. */
  from: (at: number) => Buffer;
  clear: () => void;
};

/** Shorter texts are put letter by letter, which takes less than handing them over to be put. */
const shortest = 24;
/** More than the digits of any number that is counted exactly, its sign and its point. */
const longestNumber = 24;
const [minus, point, zero] = ['-', '.', '0'].map((letter) => letter.charCodeAt(0)) as [number, number, number];

/**
 * Room for bytes that grows to what was ever needed and stays. A text that grows by its ends is a tree of them until it is read,
 * which the collector of garbage goes through again and again.
 */
export function gatherBytes(atFirst: number): Gathered {
  let room = Buffer.allocUnsafe(atFirst);
  let length = 0;

  function makeRoom(needed: number): void {
    if (needed > room.length) room = Buffer.concat([room.subarray(0, length)], 2 * needed);
  }

  function putThousandths(thousandths: number): void {
    makeRoom(length + longestNumber);
    let rest = Math.abs(thousandths);
    if (thousandths < 0) room[length++] = minus;
    const whole = Math.floor(rest / 1000);
    // The first digit that is shown: of 12 the tens.
    let unit = 1;
    while (unit * 10 <= whole) unit *= 10;
    for (; unit >= 1; unit /= 10) room[length++] = zero + (Math.floor(whole / unit) % 10);
    rest -= whole * 1000;
    if (rest === 0) return;
    room[length++] = point;
    for (let part = 100; rest > 0; part /= 10) {
      const digit = Math.floor(rest / part);
      room[length++] = zero + digit;
      rest -= digit * part;
    }
  }

  return {
    put(what) {
      const { length: more } = what;
      makeRoom(length + more);
      if (typeof what !== 'string') room.set(what, length);
      else if (more > shortest) room.write(what, length, 'latin1');
      else for (let at = 0; at < more; at += 1) room[length + at] = what.charCodeAt(at);
      length += more;
    },
    putThousandths,
    length: () => length,
    from: (at) => room.subarray(at, length),
    clear() {
      length = 0;
    },
  };
}
