import { Check } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { language } from '#messages/language.ts';
import { shell } from '#messages/platform/shell.ts';
import { coupon } from '#messages/pricing/coupon.ts';
import { usePromo } from '../features/cart/use-promo.ts';
import { plainDate } from '../plain-date.ts';
import { useShopConfig } from './use-shop-config.ts';

const { offer } = shell;

/**
 * The promo strip: the owner's own text, or the coupon's message. Hidden from administrators, and
 * during a payment.
 */
export function PromoStrip() {
  const config = useShopConfig();
  const { pathname } = useLocation();
  if (!config?.strip.shown || hidesPromo(pathname)) return null;
  const { promo, strip } = config;
  if (!promo && !strip.words) return null;
  return (
    <aside
      aria-label={offer.label}
      className="flex min-h-9 items-center justify-center gap-2.5 bg-kesar-400 px-4 text-small text-ink-900"
    >
      {strip.words ? (
        <OwnLabels {...strip.words} />
      ) : (
        promo && (
          <p className="whitespace-nowrap">
            <strong className="font-semibold">{offer.percent(promo.percent)}</strong>
            <span className="max-md:hidden">
              {offer.limit(promo.until ? plainDate(promo.until) : '')}
            </span>{' '}
            {offer.use.short}
            <span className="max-md:hidden">{offer.use.rest}</span>
          </p>
        )
      )}
      {promo && <PromoCode code={promo.code} />}
    </aside>
  );
}

/** The owner's text, in the language of the page if available, and its link. */
function OwnLabels({ link, ...labels }: { en: string; hi: string; link: string }) {
  const text = labels[language.data] || labels.en;
  const linkClass =
    'inline-flex min-h-9 items-center py-1 font-semibold underline underline-offset-4';
  if (link === '') return <p className="py-1 font-semibold">{text}</p>;
  if (link.startsWith('/'))
    return (
      <Link to={link} className={linkClass}>
        {text}
      </Link>
    );
  return (
    <a href={link} className={linkClass}>
      {text}
    </a>
  );
}

const ticket =
  'flex items-center gap-1 rounded-sm border border-ink-900 px-2 py-px font-semibold leading-snug';

/** The promo strip's coupon code; a click applies it to the cart. */
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

/**
 * Whether a path has no promo strip: everything below /admin, its login and registration included,
 * and the checkout.
 */
export function hidesPromo(pathname: string): boolean {
  return /^\/(admin|checkout)(\/|$)/.test(pathname);
}
