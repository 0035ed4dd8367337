import { indianDate, landingPages, type PublicConfig } from '@jyotiratna/contract';
import { promoTag } from '../catalogue/catalogue-cache.ts';
import { deliveryDays, shippingMax } from '../delivery/plan-delivery.ts';
import { readDelivery } from '../delivery/settings.ts';
import { dayTag } from '../platform/cache/cache.ts';
import { recordTags } from '../platform/cache/response-tags.ts';
import type { Deps } from '../platform/deps.ts';
import type { Env } from '../platform/env.ts';
import { publicUrl } from '../platform/public-url.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { returnTerms } from '../platform/settings/return-terms.ts';
import { acceptsPayments } from '../platform/takes-money.ts';
import { isRestricted } from '../pricing/evaluate-coupon.ts';
import { findActiveCoupon } from '../pricing/queries.ts';
import { visibleClaims } from './claims.ts';
import { linkedCollections } from './collections/read-collections.ts';
import { listPages } from './pages/read-pages.ts';

/**
 * Placeholders until the owner has configured the shop: reserved domains (RFC 2606) and a number
 * that cannot be dialled. The start warns about each of them.
 */
const sample = {
  email: 'care@jyotiratna.example',
  careersEmail: 'careers@jyotiratna.example',
  phone: '+91 00000 00000',
};

/**
 * This shop's public configuration. It contains the promo of an active coupon, so it is cached with
 * the catalogue, and for one day in India, since coupons start and expire at midnight.
 */
export async function readPublicConfig(
  deps: Pick<Deps, 'env' | 'db' | 'replica' | 'catalogue' | 'clock' | 'payments' | 'textSenders'>,
): Promise<PublicConfig> {
  const env = await readSettings(deps);
  const day = indianDate(deps.clock.now());
  const coupon = await deps.catalogue.remember(
    `promo ${env.PROMO_CODE} ${day}`,
    () => findActiveCoupon(deps.db, env.PROMO_CODE),
    () => [promoTag],
  );
  recordTags([dayTag]);
  const [delivery, claims, collections, pages] = await Promise.all([
    readDelivery(deps.db),
    visibleClaims({ db: deps.db, env }),
    linkedCollections(deps),
    listPages(deps),
  ]);
  const published = new Set(pages.map(({ slug }) => slug));
  return {
    shopName: 'Jyotiratna',
    publicUrl: publicUrl(env),
    company: {
      legalName: env.COMPANY_NAME,
      address: env.COMPANY_ADDRESS,
      email: env.COMPANY_EMAIL || sample.email,
      phone: env.COMPANY_PHONE || sample.phone,
      careersEmail: env.CAREERS_EMAIL || env.COMPANY_EMAIL || sample.careersEmail,
      grievanceOfficer: env.GRIEVANCE_OFFICER,
      grievanceEmail: env.GRIEVANCE_EMAIL || env.COMPANY_EMAIL || sample.email,
      grievanceDesignation: env.GRIEVANCE_DESIGNATION,
      grievancePhone: env.GRIEVANCE_PHONE,
      branches: env.COMPANY_BRANCHES,
      paymentContact: env.PAYMENT_CONTACT,
      gstin: env.GSTIN,
    },
    social: {
      instagram: env.SOCIAL_INSTAGRAM || 'https://www.instagram.com/',
      facebook: env.SOCIAL_FACEBOOK || 'https://www.facebook.com/',
      youtube: env.SOCIAL_YOUTUBE || 'https://www.youtube.com/',
      x: env.SOCIAL_X || 'https://x.com/',
    },
    payments: {
      mode: deps.payments?.name ?? 'none',
      title: deps.payments?.title ?? '',
      scriptUrl: deps.payments?.browser.scriptUrl ?? '',
    },
    cash:
      env.CASH_ON_DELIVERY === 'on'
        ? { fee: env.CASH_ON_DELIVERY_FEE, most: env.CASH_ON_DELIVERY_MOST }
        : null,
    giftCards:
      deps.payments && env.GIFT_CARDS === 'on'
        ? {
            least: env.GIFT_CARD_LEAST,
            most: Math.max(env.GIFT_CARD_LEAST, env.GIFT_CARD_MOST),
            months: env.GIFT_CARD_MONTHS,
          }
        : null,
    shippingMost: shippingMax(delivery),
    delivery: {
      ...deliveryDays(delivery),
      sample: delivery.version === 0 && !acceptsPayments(env),
    },
    claims,
    collections,
    // Without a provider a purchase creates no order, and so could not end its reminders.
    cartReminders:
      deps.payments && env.CART_REMINDERS.length > 0
        ? { mails: env.CART_REMINDERS.length, days: env.RETENTION_DAYS['kept-carts'] }
        : null,
    withdrawnPages: landingPages.filter((address) => !published.has(address)),
    rattiMg: env.RATTI_MG,
    returns: returnTerms(env),
    year: Number(day.slice(0, 4)),
    sessionFees: env.SESSION_CANCEL_FEES === 'on',
    shopPaysWayBack: env.RETURN_WAY_PAID === 'on',
    panFrom: env.PAN_FROM,
    google: env.GOOGLE_CLIENT_ID !== undefined,
    texts: deps.textSenders.length > 0,
    reportsVisits: env.CDN_SECONDS > 0,
    sessionInvoices: env.SESSION_TAX !== undefined && deps.payments?.name !== 'sandbox',
    strip: { shown: env.PROMO_STRIP === 'on', words: stripMessage(env, day) },
    // The promo must be true of every remedy, so restricted coupons are excluded.
    promo:
      coupon?.type === 'percentage' && coupon.maxDiscountPaise === null && !isRestricted(coupon)
        ? { code: coupon.code, percent: coupon.value / 100, until: lastDay(coupon.expiresAt) }
        : null,
  };
}

/** A coupon's last valid day in India, YYYY-MM-DD. */
function lastDay(expiresAt: Date | null): string | null {
  return expiresAt && indianDate(expiresAt.getTime());
}

/**
 * The promo strip's custom message on a day in India (YYYY-MM-DD); null if there is none on that
 * day.
 */
function stripMessage(
  { PROMO_TEXT: en, PROMO_TEXT_HI: hi, PROMO_LINK: link, PROMO_FROM: from, PROMO_TO: to }: Env,
  day: string,
): PublicConfig['strip']['words'] {
  const isActive = en !== '' && day >= from && (to === '' || day <= to);
  return isActive ? { en, hi, link } : null;
}
