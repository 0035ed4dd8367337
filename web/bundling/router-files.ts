/** What takes the place of two files of the router in the browser: what they would do where nobody asks for it. */
const instead: Record<string, string> = {
  // Hooks for who measures the router, which `HydratedRouter` is given none of.
  'lib/router/instrumentation.js': `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = {};`,
  // Asking the server for pieces of the list of routes: `routeDiscovery` in react-router.config.ts sends the whole list.
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
 * Leaves out of the browser's build what of the router cannot run here, two kilobytes on the line. A version of the router
 * that has these files no more, or wants more of them, ends the build.
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
