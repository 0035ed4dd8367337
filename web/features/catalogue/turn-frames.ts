/**
 * The frame (0-based) this number of steps further in a turn of `count` frames; steps may be
 * negative, and exceed a turn.
 */
export function frameAfter(frame: number, steps: number, count: number): number {
  return (((frame + steps) % count) + count) % count;
}

/** The loaded frame closest to the requested one on the circle; 0 where none is loaded. */
export function nearestLoaded(loaded: readonly boolean[], frame: number): number {
  const count = loaded.length;
  for (let distance = 0; distance <= count / 2; distance += 1) {
    for (const one of [frameAfter(frame, -distance, count), frameAfter(frame, distance, count)])
      if (loaded[one]) return one;
  }
  return 0;
}
