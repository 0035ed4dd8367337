import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { ShopHeader } from './header.tsx';
import { PromoStrip } from './promo-strip.tsx';
import { SkipLink } from './skip-link.tsx';

/** The layout of the shop: promo strip, header, page, footer. */
export function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PromoStrip />
      <ShopHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
