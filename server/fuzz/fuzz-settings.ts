const whole = (name: string): number | undefined => {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} is a whole number.`);
  return Number(text);
};

/** Above zero: hours by hand, in which a new seed follows each part that held. */
export const fuzzMinutes = whole('FUZZ_MINUTES') ?? 0;

/** The seed of the first part. Fixed, so that `npm test` is the same test every time. */
export const fuzzSeed = whole('FUZZ_SEED') ?? 20_261_127;

/**
 * How often a part runs, and of how many commands a run consists at most.
 * @param usual in `npm test`
 */
export function fuzzSize(usual: { runs: number; length: number }): { runs: number; length: number } {
  return { runs: whole('FUZZ_RUNS') ?? usual.runs, length: whole('FUZZ_LENGTH') ?? usual.length };
}
