/**
 * Node flags for shops that tests start by the dozen, each for some seconds. The embedded database
 * (WebAssembly) is compiled once, by the baseline compiler: optimizing it takes longer than such a
 * shop runs. The young generation is larger than in `npm start`, where memory matters, because a
 * start allocates little else; and the old generation is not collected before it has more garbage
 * than most of these shops ever produce.
 */
export const quickStart = [
  '--liftoff-only',
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
  '--initial-old-space-size=256',
];
