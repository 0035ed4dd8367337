import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { type ClaimName, claimNames } from './values/claims.ts';
import { collectionPlaces } from './values/collections.ts';
import { returnRules } from './values/returns.ts';

/** The shop's public configuration: identical for all clients, without secrets. */
export const publicConfig = z.object({
  shopName: z.string(),
  publicUrl: z.string(),
  /** Company details; pages omit empty ones. */
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
     * The payment provider's id, such as `razorpay`; `sandbox`: no money moves; `none`: payments
     * are simulated.
     */
    mode: z.string(),
    /** Display name of the provider; empty when payments are simulated. */
    title: z.string(),
    /** The provider's checkout script; empty when payments are simulated. */
    scriptUrl: z.string(),
  }),
  /** Terms of cash on delivery in whole rupees: fee and maximum; null if unavailable. */
  cash: z.object({ fee: z.int(), most: z.int() }).nullable(),
  /**
   * Minimum and maximum of gift cards in whole rupees, and months of validity; null if none are
   * sold.
   */
  giftCards: z.object({ least: z.int(), most: z.int(), months: z.int() }).nullable(),
  /** The maximum shipping rate in whole rupees; 0 if shipping is free everywhere. */
  shippingMost: z.int(),
  /**
   * Maximum number of reminder emails for an abandoned cart, and days for which it is stored; null
   * without reminders.
   */
  cartReminders: z.object({ mails: z.int(), days: z.int() }).nullable(),
  /**
   * Paths of landing pages that the owner has unpublished, such as `stones/ruby`: nothing links to
   * them.
   */
  withdrawnPages: z.array(z.string()),
  /** This shop's definition of a ratti, in milligrams. */
  rattiMg: z.number(),
  /** Return policy: days by type of product, and the percentage credited for set jewellery. */
  returns: z.object({ days: z.record(z.enum(returnRules), z.int()), setPercent: z.int() }),
  /**
   * Whether cancelling a session costs a fee that depends on the notice; the shop then bears the
   * same fee when it cancels.
   */
  sessionFees: z.boolean(),
  /** Whether the shop pays for return shipping if the buyer changes their mind. */
  shopPaysWayBack: z.boolean(),
  /** The total in whole rupees from which an order requires the buyer's PAN; 0: never. */
  panFrom: z.int(),
  google: z.boolean(),
  /** Whether the shop can send messages by WhatsApp or SMS. */
  texts: z.boolean(),
  /**
   * Whether pages may be served by a shared cache (CDN) without a request to the shop, so that
   * browsers must report visits.
   */
  reportsVisits: z.boolean(),
  /** The current year in India. */
  year: z.int(),
  /** Whether the shop issues tax invoices for sessions. */
  sessionInvoices: z.boolean(),
  /**
   * Business days from order to delivery; `sample`: default values in a shop without real payments.
   */
  delivery: z.object({ least: z.int(), most: z.int(), sample: z.boolean() }),
  /** The shop's claims as pages may display them; pages omit absent claims. */
  claims: z.partialRecord(
    z.enum(claimNames as [ClaimName, ...ClaimName[]]),
    z.object({ en: z.string(), hi: z.string() }),
  ),
  /** Collections that the owner links from every page, in display order. */
  collections: z.array(
    z.object({
      slug: z.string(),
      places: z.array(z.enum(collectionPlaces)),
      en: z.string(),
      hi: z.string(),
    }),
  ),
  /**
   * The coupon announced in the promo strip while it is valid; the strip is hidden without a coupon
   * and a text of its own. `until` is the last day in India, YYYY-MM-DD, null if unlimited.
   */
  promo: z
    .object({ code: z.string(), percent: z.number(), until: z.string().nullable() })
    .nullable(),
  /**
   * The promo strip above every page. Its own text replaces the coupon's; an empty link is
   * inactive.
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
