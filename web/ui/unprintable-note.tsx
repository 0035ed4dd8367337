import { lazy, Suspense } from 'react';

/** Letters that documents print, without a look at the list of all: Latin and Devanagari. */
const common = /^[\s\u0020-\u024f\u0900-\u097f]*$/;

const UnprintableLetters = lazy(() => import('./unprintable-letters.tsx'));

/** Warns where a label, an invoice or another document shows boxes in place of letters of these texts; mostly nothing. */
export function UnprintableNote({ texts: labels }: { texts: readonly string[] }) {
  if (common.test(labels.join(''))) return null;
  return (
    <Suspense>
      <UnprintableLetters texts={labels} />
    </Suspense>
  );
}
