import type { Product } from '@jyotiratna/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { noteSeen, seen } from './seen.ts';

const SeenRow = lazy(() => import('./seen-row.tsx'));

/** What this browser has shown before, once its script runs: the page itself is the same for everyone. */
export function RecentlySeen({ product }: { product: Product }) {
  const [before, setBefore] = useState(false);
  useEffect(() => {
    setBefore(seen.read().some(({ slug }) => slug !== product.slug));
    noteSeen(product);
  }, [product]);
  if (!before) return null;
  return (
    <Suspense>
      <SeenRow but={product.slug} />
    </Suspense>
  );
}
