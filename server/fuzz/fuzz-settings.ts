const integer = (name: string): number | undefined => {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} is a whole number.`);
  return Number(text);
};

/** Above zero: hours of a manual run, in which a new seed follows each part that passed. */
export const fuzzMinutes = integer('FUZZ_MINUTES') ?? 0;

/** The seed of the first part. Fixed, so that `npm test` is the same test every time. */
export const fuzzSeed = integer('FUZZ_SEED') ?? 20_261_127;

/**
 * The number of runs of a part, and the maximum number of commands of a run.
 * @param usual in `npm test`
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
