import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { PromoStrip } from './promo-strip.tsx';
import { SkipLink } from './skip-link.tsx';

export type WayBack = { to: string; label: string };

/** The frame of one task, such as logging in or paying: no navigation, one way back. */
export function SlimFrame({ back, children }: { back: WayBack; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PromoStrip />
      <header className="border-b border-marble-200 bg-marble-0">
        <div className="page flex h-15 items-center justify-between md:h-19">
          <Brand />
          <Link
            to={back.to}
            className="flex min-h-11 items-center gap-2.5 text-small font-semibold text-mayur-700 hover:text-mayur-600 md:text-body"
          >
            <ArrowLeft aria-hidden size={20} strokeWidth={1.6} />
            {back.label}
          </Link>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
