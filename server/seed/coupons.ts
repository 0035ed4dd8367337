import { couponEnd, dayMs, indianDate } from '@jyotiratna/contract';

/** A coupon of the demo shop. */
export interface SeedCoupon {
  /** Upper-case letters and digits. */
  code: string;
  type: 'percentage' | 'fixed';
  /** Percent (1 to 100) for `percentage`, paise for `fixed`. */
  value: number;
  /**
   * Start of the coupon's validity, ISO 8601; null is valid at once. A whole day begins 00:00 IST.
   */
  startsAt: string | null;
  /**
   * End of the coupon's validity, inclusive, ISO 8601; null has no end. A whole day ends
   * 23:59:59.999 IST.
   */
  expiresAt: string | null;
  /** Minimum subtotal before discount, in paise. */
  minCartPaise: number;
  /** null is unlimited. */
  maxRedemptions: number | null;
  active: boolean;
}

/** The duration of the promo strip's offer in days, from the first start. It is never renewed. */
const promoDays = 90;

/** The promo strip's coupon, and one coupon for every rule that a coupon can have. */
export const seedCoupons = (nowMs: number): readonly SeedCoupon[] => [
  {
    code: 'JYOTI50',
    type: 'percentage',
    value: 50,
    startsAt: null,
    // An offer without an end would not be a limited one (Dark Patterns Guidelines 2023, false
    // urgency).
    expiresAt: couponEnd(indianDate(nowMs + promoDays * dayMs)).toISOString(),
    minCartPaise: 0,
    maxRedemptions: null,
    active: true,
  },
  {
    code: 'SHUBH250',
    type: 'fixed',
    value: 25_000,
    startsAt: null,
    expiresAt: null,
    minCartPaise: 150_000,
    maxRedemptions: null,
    active: true,
  },
  {
    code: 'RATNA12',
    type: 'percentage',
    value: 12,
    startsAt: null,
    expiresAt: null,
    minCartPaise: 1_000_000,
    maxRedemptions: null,
    active: true,
  },
  {
    code: 'PRATHAM100',
    type: 'fixed',
    value: 10_000,
    startsAt: null,
    expiresAt: null,
    minCartPaise: 0,
    maxRedemptions: 100,
    active: true,
  },
  {
    code: 'BASANT20',
    type: 'percentage',
    value: 20,
    startsAt: null,
    expiresAt: '2025-03-31T18:29:59.999Z',
    minCartPaise: 0,
    maxRedemptions: null,
    active: true,
  },
  {
    code: 'SANDHYA15',
    type: 'percentage',
    value: 15,
    startsAt: null,
    expiresAt: null,
    minCartPaise: 0,
    maxRedemptions: null,
    active: false,
  },
  {
    code: 'DEEPAVALI30',
    type: 'percentage',
    value: 30,
    startsAt: '2030-10-19T18:30:00.000Z',
    expiresAt: '2030-10-27T18:29:59.999Z',
    minCartPaise: 0,
    maxRedemptions: null,
    active: true,
  },
];
