import { useLocation } from 'react-router';
import { useShopConfig } from './use-shop-config.ts';

/** The offer, said once, 36 px high. Not shown to the office, nor while someone pays. */
export function PromoStrip() {
  const promo = useShopConfig()?.promo;
  const { pathname } = useLocation();
  if (!promo || hidesPromo(pathname)) return null;
  return (
    <aside
      aria-label="Offer"
      className="flex h-9 items-center justify-center gap-2.5 bg-kesar-400 px-4 text-small text-ink-900"
    >
      <p className="whitespace-nowrap">
        <strong className="font-semibold">{promo.percent}% off all remedies</strong>
        <span className="max-md:hidden">, for a limited time.</span> Use<span className="max-md:hidden"> code</span>
      </p>
      <strong className="rounded-sm border border-dashed border-ink-900 px-2 py-px font-semibold leading-snug">
        {promo.code}
      </strong>
    </aside>
  );
}

/** Every path under /admin, its login and registration included, and the checkout. */
export function hidesPromo(pathname: string): boolean {
  return /^\/(admin|checkout)(\/|$)/.test(pathname);
}
