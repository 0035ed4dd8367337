/** Returns true with a given probability (0 to 1), repeatable by its seed. */
export type RandomSource = (share: number) => boolean;

/** A linear congruential generator: simple, and identical on every machine. */
export function createRandomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  return (share) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 < share;
  };
}
