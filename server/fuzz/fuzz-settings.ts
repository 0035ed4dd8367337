const integer = (name: string): number | undefined => {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} is a whole number.`);
  return Number(text);
};

/**
 * Duration of a manual run in minutes; above zero, each successful part is followed by one with a
 * new seed.
 */
export const fuzzMinutes = integer('FUZZ_MINUTES') ?? 0;

/** The seed of the first part. Fixed, so that `npm test` always runs the same test. */
export const fuzzSeed = integer('FUZZ_SEED') ?? 20_261_127;

/**
 * The number of runs of a part, and the maximum number of commands of a run.
 * @param standard the sizes in `npm test`
 */
export function fuzzSize(standard: { runs: number; length: number }): {
  runs: number;
  length: number;
} {
  return {
    runs: integer('FUZZ_RUNS') ?? standard.runs,
    length: integer('FUZZ_LENGTH') ?? standard.length,
  };
}
