/**
 * Flags of Node for shops that tests start by the dozen, each for some seconds. The embedded database, which is WebAssembly, is
 * compiled once and quickly: what is gained by doing so again takes longer than such a shop lives. What is new has room for
 * more of it than in `npm start`, where memory counts: a start makes little else; and what has grown old is not searched for garbage
 * before there is more of it than most of these shops ever have.
 */
export const quickStart = [
  '--liftoff-only',
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
  '--initial-old-space-size=256',
];
