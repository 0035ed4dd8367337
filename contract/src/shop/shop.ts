import type { Locale } from '../values/locale.ts';
import { createAccessCalls } from './access.ts';
import { createAccountCalls } from './account.ts';
import { createAdminCalls } from './admin.ts';
import { createAlmanacCalls } from './almanac.ts';
import { createBookingCalls } from './bookings.ts';
import { createCall, createDownload, type Fetch, type Unexplained } from './call.ts';
import { createCartCalls } from './cart.ts';
import { createCatalogueCalls } from './catalogue.ts';
import { createContactCalls } from './contact.ts';
import { createKundliCalls } from './kundli.ts';
import { createNewsletterCalls } from './newsletter.ts';
import { createOrderCalls } from './orders.ts';

export { CallError, type CallOptions, type Fetch } from './call.ts';

/**
 * The typed caller of the whole shop, the only door from a page to the server. `words` stand for a failure that the shop
 * does not explain itself, English without them; `locale` is that of the page, which later mails speak.
 */
export function createShop(fetch: Fetch, words?: Unexplained, locale?: Locale) {
  const call = createCall(fetch, words, locale);
  return {
    access: createAccessCalls(call),
    account: createAccountCalls(call),
    admin: createAdminCalls(call),
    almanac: createAlmanacCalls(call),
    bookings: createBookingCalls(call),
    cart: createCartCalls(call),
    catalogue: createCatalogueCalls(call),
    contact: createContactCalls(call),
    kundli: createKundliCalls(call, createDownload(fetch, words, locale)),
    newsletter: createNewsletterCalls(call),
    orders: createOrderCalls(call),
  };
}

export type Shop = ReturnType<typeof createShop>;
