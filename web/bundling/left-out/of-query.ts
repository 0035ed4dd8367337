import type { LeftOut } from './left-out.ts';

/** What TanStack Query does for pages unlike those of the shop. */
export const ofQuery: readonly LeftOut[] = [
  {
    file: '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
    because: 'Lists have pages that one goes to: no `useInfiniteQuery`.',
    never: ['infiniteQueryBehavior'],
  },
];
