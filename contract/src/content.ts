import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { type ClaimName, claimNames } from './values/claims.ts';
import { collectionPlaces } from './values/collections.ts';
import { returnRules } from './values/returns.ts';

/** Public configuration of this shop: identical for all clients, without secrets. */
export const publicConfig = z.object({
  shopName: z.string(),
  publicUrl: z.string(),
  /** Empty where the owner has not configured it; pages leave the line out then. */
  company: z.object({
    legalName: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    careersEmail: z.string(),
    grievanceOfficer: z.string(),
    grievanceEmail: z.string(),
    grievanceDesignation: z.string(),
    grievancePhone: z.string(),
    branches: z.string(),
    paymentContact: z.string(),
    gstin: z.string(),
  }),
  social: z.object({
    instagram: z.string(),
    facebook: z.string(),
    youtube: z.string(),
    x: z.string(),
  }),
  payments: z.object({
    /**
     * The provider's id, such as `razorpay`; `sandbox`: no money moves; `none`: payments are
     * simulated.
     */
    mode: z.string(),
    /** Display name of the provider; empty when payments are simulated. */
    title: z.string(),
    /** The provider's checkout script; empty when payments are simulated. */
    scriptUrl: z.string(),
  }),
  /** Terms of cash on delivery, in whole rupees; null if unavailable. */
  cash: z.object({ fee: z.int(), most: z.int() }).nullable(),
  /**
   * Amounts in whole rupees and months of validity of the gift cards that are sold; null where none
   * are.
   */
  giftCards: z.object({ least: z.int(), most: z.int(), months: z.int() }).nullable(),
  /** The maximum delivery charge, in whole rupees; 0 if it is free everywhere. */
  shippingMost: z.int(),
  /**
   * Maximum number of reminder emails for an abandoned cart, and the maximum number of days for
   * which it is stored; null if there are no reminders.
   */
  cartReminders: z.object({ mails: z.int(), days: z.int() }).nullable(),
  /**
   * Addresses of landing pages that the owner has withdrawn, such as `stones/ruby`: nothing links
   * to them.
   */
  withdrawnPages: z.array(z.string()),
  /** This shop's definition of a ratti, in milligrams. */
  rattiMg: z.number(),
  /** Days and percent by the kind of product. */
  returns: z.object({ days: z.record(z.enum(returnRules), z.int()), setPercent: z.int() }),
  /** Whether a cancelled session costs a fee by its notice; the shop then bears the same. */
  sessionFees: z.boolean(),
  /** Whether the shop pays the way back of a remedy whose buyer changed their mind. */
  shopPaysWayBack: z.boolean(),
  /** The total in whole rupees from which an order needs its buyer's PAN; 0: never. */
  panFrom: z.int(),
  google: z.boolean(),
  /** Whether the shop can send messages to phones. */
  texts: z.boolean(),
  /**
   * Whether pages may come from a shared cache, so that the shop sees no request: browsers report
   * their visit.
   */
  reportsVisits: z.boolean(),
  /** The year in India. */
  year: z.int(),
  /** Whether sessions with healers get a tax invoice. */
  sessionInvoices: z.boolean(),
  /**
   * Business days from an order to the door; `sample`: no owner has set them, and no real money is
   * taken.
   */
  delivery: z.object({ least: z.int(), most: z.int(), sample: z.boolean() }),
  /**
   * The shop's claims about itself, as its pages may display them; pages leave out absent claims.
   */
  claims: z.partialRecord(
    z.enum(claimNames as [ClaimName, ...ClaimName[]]),
    z.object({ en: z.string(), hi: z.string() }),
  ),
  /** Collections that the owner links from every page, in their order, with their titles. */
  collections: z.array(
    z.object({
      slug: z.string(),
      places: z.array(z.enum(collectionPlaces)),
      en: z.string(),
      hi: z.string(),
    }),
  ),
  /**
   * The coupon that the promo strip announces, while it holds; with neither it nor words of its own
   * there is no strip. `until` is its last day in India, YYYY-MM-DD; null has no end.
   */
  promo: z
    .object({ code: z.string(), percent: z.number(), until: z.string().nullable() })
    .nullable(),
  /**
   * The strip above every page. A custom message replaces the coupon's; the link is active if not
   * empty.
   */
  strip: z.object({
    shown: z.boolean(),
    words: z.object({ en: z.string(), hi: z.string(), link: z.string() }).nullable(),
  }),
});
export type PublicConfig = z.infer<typeof publicConfig>;

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  access: 'public',
  reply: publicConfig,
});
