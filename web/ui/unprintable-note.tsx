import { lazy, Suspense } from 'react';

/** Characters that are printable without a lookup in the full list: Latin and Devanagari. */
const common = /^[\s\u0020-\u024f\u0900-\u097f]*$/;

const UnprintableChars = lazy(() => import('./unprintable-characters.tsx'));

/**
 * A warning that a label, an invoice or another document would print boxes in place of characters
 * of this text; usually empty.
 */
export function UnprintableNote({ strings: labels }: { strings: readonly string[] }) {
  if (common.test(labels.join(''))) return null;
  return (
    <Suspense>
      <UnprintableChars strings={labels} />
    </Suspense>
  );
}
