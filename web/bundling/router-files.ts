/** Stubs for two files of the router in the browser: their behaviour where it is unused. */
const instead: Record<string, string> = {
  // Hooks for instrumentation of the router, which `HydratedRouter` is not given.
  'lib/router/instrumentation.js': `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = {};`,
  // Lazy route discovery from the server: `routeDiscovery` in react-router.config.ts sends the
  // whole list.
  'lib/dom/ssr/fog-of-war.js': `
const never = () => {
  throw new Error('All routes are known from the start.');
};
export const URL_LIMIT = 0;
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;
export {
  never as getManifestPath,
  never as getPartialManifest,
  never as getPathsWithAncestors,
  never as handleClientVersionMismatch,
};`,
};

/**
 * Strips unused router code from the browser's build, two kilobytes compressed. A router
 * version without these files, or with further dependencies on them, fails the build.
 */
export function routerFiles() {
  const met = new Set<string>();
  return {
    name: 'router-files',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    load(id: string): string | null {
      const file = /react-router\/dist\/production\/(lib\/.+\.js)$/.exec(id)?.[1] ?? '';
      if (!Object.hasOwn(instead, file)) return null;
      met.add(file);
      return instead[file] ?? null;
    },
    buildEnd(error?: Error) {
      const missed = Object.keys(instead).filter((file) => !met.has(file));
      if (!error && missed.length > 0) throw new Error(`The router has other files now: ${missed.join(', ')}`);
    },
  };
}
