/** Bytes that are put behind each other. */
export type Gathered = {
  /** Appends single-byte characters, or bytes. */
  put: (subject: string | Uint8Array) => void;
  /**
   * Appends a number of thousandths formatted as JavaScript formats its value: -1500 as '-1.5'.
   * Allocates no string.
   */
  putThousandths: (thousandths: number) => void;
  /** How many there are. */
  length: () => number;
  /** The bytes from this offset on; they change with the next append. */
  from: (at: number) => Buffer;
  clear: () => void;
};

/** Shorter strings are appended character by character, which costs less than a native call. */
const shortest = 24;
/** More than the digits of any exactly represented number, its sign and its point. */
const maxNumber = 24;
const [minus, point, zero] = ['-', '.', '0'].map((letter) => letter.charCodeAt(0)) as [number, number, number];

/**
 * A byte buffer that grows to its largest use and is reused. A string built by appending is a
 * tree until it is read, which the garbage collector traverses again and again.
 */
export function gatherBytes(atFirst: number): Gathered {
  let room = Buffer.allocUnsafe(atFirst);
  let length = 0;

  function makeRoom(required: number): void {
    if (required > room.length) room = Buffer.concat([room.subarray(0, length)], 2 * required);
  }

  function putThousandths(thousandths: number): void {
    makeRoom(length + maxNumber);
    let rest = Math.abs(thousandths);
    if (thousandths < 0) room[length++] = minus;
    const full = Math.floor(rest / 1000);
    // The first displayed digit: of 12 the tens.
    let unit = 1;
    while (unit * 10 <= full) unit *= 10;
    for (; unit >= 1; unit /= 10) room[length++] = zero + (Math.floor(full / unit) % 10);
    rest -= full * 1000;
    if (rest === 0) return;
    room[length++] = point;
    for (let part = 100; rest > 0; part /= 10) {
      const digit = Math.floor(rest / part);
      room[length++] = zero + digit;
      rest -= digit * part;
    }
  }

  return {
    put(subject) {
      const { length: extra } = subject;
      makeRoom(length + extra);
      if (typeof subject !== 'string') room.set(subject, length);
      else if (extra > shortest) room.write(subject, length, 'latin1');
      else for (let at = 0; at < extra; at += 1) room[length + at] = subject.charCodeAt(at);
      length += extra;
    },
    putThousandths,
    length: () => length,
    from: (at) => room.subarray(at, length),
    clear() {
      length = 0;
    },
  };
}
