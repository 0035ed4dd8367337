import type { Product } from '@jyotiratna/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { recordSeen, seen } from './seen.ts';

const SeenRow = lazy(() => import('./seen-row.tsx'));

/**
 * Recently viewed products of this browser, rendered after hydration, because the server's page is
 * the same for all visitors.
 */
export function RecentlySeen({ product }: { product: Product }) {
  const [before, setBefore] = useState(false);
  useEffect(() => {
    setBefore(seen.read().some(({ slug }) => slug !== product.slug));
    recordSeen(product);
  }, [product]);
  if (!before) return null;
  return (
    <Suspense>
      <SeenRow but={product.slug} />
    </Suspense>
  );
}
