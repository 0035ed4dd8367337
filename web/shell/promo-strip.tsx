import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { coupon } from '#messages/coupon.ts';
import { shell } from '#messages/shell.ts';
import { usePromo } from '../features/cart/use-promo.ts';
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
      <PromoCode code={promo.code} />
    </aside>
  );
}

const ticket = 'flex items-center gap-1 rounded-sm border border-ink-900 px-2 py-px font-semibold leading-snug';

/** The code; a press has it count in the cart. */
function PromoCode({ code }: { code: string }) {
  const { used, use } = usePromo(code);
  if (!use) return <strong className={`${ticket} border-dashed`}>{code}</strong>;
  return (
    <button
      type="button"
      aria-label={used ? coupon.usedCode(code) : coupon.takeCode(code)}
      onClick={use}
      className="flex h-9 items-center"
    >
      <span className={`${ticket} ${used ? '' : 'border-dashed'}`}>
        {used && <Check aria-hidden size={16} strokeWidth={2} />}
        {code}
      </span>
    </button>
  );
}

/** Every path under /admin, its login and registration included, and the checkout. */
export function hidesPromo(pathname: string): boolean {
  return /^\/(admin|checkout)(\/|$)/.test(pathname);
}
