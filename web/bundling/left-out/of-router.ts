import type { LeftOut } from './left-out.ts';

const lib = 'react-router/dist/production/lib';

/** What React Router does for applications unlike the shop, besides the files in `router-files.ts`. */
export const ofRouter: readonly LeftOut[] = [
  {
    file: `${lib}/router/router.js`,
    because: 'No route has an action, no page a fetcher: personal data and writes go through TanStack Query.',
    never: [
      'handleAction',
      'handleFetcherAction',
      'handleFetcherLoader',
      'fetch',
      'getSubmittingNavigation',
      'getUpdatedRevalidatingFetchers',
      'updateFetcherState',
      'setFetcherError',
      'resetFetcher',
      'deleteFetcher',
      'queueFetcherForDeletion',
      'abortFetcher',
      'markFetchersDone',
      'getDoneFetcher',
      'getLoadingFetcher',
      'getSubmittingFetcher',
    ],
    instead: { getActionDataForCommit: '', markFetchRedirectsDone: 'false', abortStaleFetchLoads: 'false' },
  },
  {
    file: `${lib}/dom/ssr/single-fetch.js`,
    because: 'No route has an action, no page a fetcher, and the server renders.',
    never: ['singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy', 'nonSsrStrategy'],
  },
  {
    file: `${lib}/dom/ssr/routes.js`,
    because: 'No route has an action, and a build is not changed while it runs.',
    never: ['noActionDefinedError', 'createClientRoutesWithHMRRevalidationOptOut', 'wrapShouldRevalidateForHdr'],
  },
  {
    file: `${lib}/router/router.js`,
    because: 'All routes are known from the start.',
    never: ['discoverRoutes', 'patchRoutes', 'patchRoutesImpl'],
    instead: { checkFogOfWar: '{ active: false, matches: null }' },
  },
  {
    file: `${lib}/hooks.js`,
    because: 'There are no server components.',
    never: ['RSCErrorHandler'],
  },
  {
    file: `${lib}/dom/ssr/components.js`,
    because: 'There are no server components.',
    never: ['RSCPrefetchPageLinksImpl'],
  },
  {
    file: `${lib}/router/router.js`,
    because: 'No link asks for a view transition.',
    instead: { persistAppliedTransitions: '', restoreAppliedTransitions: '' },
  },
  {
    file: `${lib}/dom/lib.js`,
    because: 'No link asks for a view transition.',
    instead: { useViewTransitionState: 'false' },
  },
  {
    file: `${lib}/router/history.js`,
    because: 'These are words for who writes pages, who reads them in development.',
    instead: { warning: '' },
  },
];
