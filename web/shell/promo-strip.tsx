import { useLocation } from 'react-router';
import { shell } from '#messages/shell.ts';
import { useShopConfig } from './use-shop-config.ts';

const { offer } = shell;

/** The offer, said once, 36 px high. Not shown to the administration, nor while someone pays. */
export function PromoStrip() {
  const promo = useShopConfig()?.promo;
  const { pathname } = useLocation();
  if (!promo || hidesPromo(pathname)) return null;
  return (
    <aside
      aria-label={offer.label}
      className="flex h-9 items-center justify-center gap-2.5 bg-kesar-400 px-4 text-small text-ink-900"
    >
      <p className="whitespace-nowrap">
        <strong className="font-semibold">{offer.percent(promo.percent)}</strong>
        <span className="max-md:hidden">{offer.limit}</span> {offer.use.short}
        <span className="max-md:hidden">{offer.use.rest}</span>
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
