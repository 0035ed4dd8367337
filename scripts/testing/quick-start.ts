/**
 * Flags of Node for shops that tests start by the dozen, each for some seconds. The embedded database, which is WebAssembly, is
 * compiled once and quickly: what is gained by doing so again takes longer than such a shop lives.
 */
export const quickStart = ['--liftoff-only', '--import', new URL('quick-resolve.ts', import.meta.url).href];
