import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { PromoStrip } from './promo-strip.tsx';
import { SkipLink } from './skip-link.tsx';
import { type BackLink, SlimHeader } from './slim-header.tsx';

/**
 * The layout of a single task: no navigation, one back link. The checkout has its own back link,
 * and is marked as secure here.
 */
export function SlimFrame({ back, children }: { back: BackLink | null; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PromoStrip />
      <SlimHeader back={back} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
