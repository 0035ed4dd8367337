import { companySettings } from './company-settings.ts';
import type { ShopSetting } from './setting.ts';
import { taxSettings } from './tax-settings.ts';

/**
 * The single definition of the owner's settings screen: environment variables by their names.
 * The environment is the default; a saved value overrides it. A new setting requires a variable
 * of the server's schema and a row here: form, endpoint, audit log and the value read everywhere
 * are derived from it.
 */
export const shopSettings = {
  ...companySettings,
  CART_REMINDERS: {
    kind: 'line',
    label: 'Mails about carts left at the checkout',
    group: 'storefront',
    placeholder: '60,1440',
    hint: 'Minutes after which one or two emails go to customers who asked for them, such as 60,1440. The word off sends none.',
  },
  TEXT_CAP_DAY: {
    kind: 'number',
    label: 'Most messages to phones in 24 hours',
    group: 'texts',
    placeholder: '1000',
    hint: 'WhatsApp and SMS, to all customers. What is above it is not sent.',
  },
  TEXT_CAP_CUSTOMER: {
    kind: 'number',
    label: 'Most messages to one phone in 24 hours, besides login codes',
    group: 'texts',
    placeholder: '10',
  },
  TEXT_PRICES: {
    kind: 'line',
    label: 'Price of a message, in rupees',
    group: 'texts',
    placeholder: 'whatsapp=0.115,sms=0.2',
    hint: 'As your providers charge you, such as whatsapp=0.115,sms=0.2. Meta changes its prices; enter the new ones on their day.',
  },
  PROMO_CODE: {
    kind: 'line',
    label: 'Coupon of the promo strip',
    group: 'storefront',
    placeholder: 'JYOTI50',
    hint: 'The strip shows this percentage coupon as long as it can be used.',
  },
  PROMO_STRIP: {
    kind: 'switch',
    label: 'Promo strip',
    group: 'storefront',
    placeholder: 'on',
    hint: 'Off hides the strip. The coupon itself stays valid.',
  },
  PROMO_TEXT: {
    kind: 'line',
    label: 'The strip’s own words in English',
    group: 'storefront',
    hint: 'Up to 90 characters, instead of the coupon’s sentence; its code stays beside them.',
  },
  PROMO_TEXT_HI: {
    kind: 'line',
    label: 'The strip’s own words in Hindi',
    group: 'storefront',
    hint: 'If empty, Hindi pages show the English words.',
  },
  PROMO_LINK: {
    kind: 'line',
    label: 'Where the words lead',
    group: 'storefront',
    placeholder: '/remedies',
    hint: 'A page of this shop such as /remedies, or an address with https://.',
  },
  PROMO_FROM: {
    kind: 'day',
    label: 'The words show from',
    group: 'storefront',
    hint: 'From the start of this day, IST. If empty, at once.',
  },
  PROMO_TO: {
    kind: 'day',
    label: 'The words show until',
    group: 'storefront',
    hint: 'Until the end of this day, IST. On other days the strip shows the coupon’s sentence.',
  },
  CASH_ON_DELIVERY: {
    kind: 'switch',
    label: 'Cash on delivery',
    group: 'cash',
    placeholder: 'off',
    hint: 'Which zones allow it is set on the Delivery screen.',
  },
  CASH_ON_DELIVERY_FEE: {
    kind: 'number',
    label: 'Fee for it, in rupees',
    group: 'cash',
    placeholder: '0',
    hint: 'Tax included; part of the order’s price and of its invoice.',
  },
  CASH_ON_DELIVERY_MOST: {
    kind: 'number',
    label: 'Most that a courier collects, in rupees',
    group: 'cash',
    placeholder: '10000',
  },
  GIFT_CARDS: {
    kind: 'switch',
    label: 'Gift cards',
    group: 'giftCards',
    placeholder: 'off',
    hint: 'On: customers buy them on a page of their own. Off stops the sale alone: cards that exist still pay.',
  },
  GIFT_CARD_LEAST: {
    kind: 'number',
    label: 'Least amount of a gift card, in rupees',
    group: 'giftCards',
    placeholder: '500',
  },
  GIFT_CARD_MOST: {
    kind: 'number',
    label: 'Most of a gift card, in rupees',
    group: 'giftCards',
    placeholder: '10000',
  },
  GIFT_CARD_MONTHS: {
    kind: 'number',
    label: 'Months for which a gift card is valid',
    group: 'giftCards',
    placeholder: '12',
    hint: '12 or more: the Reserve Bank’s rules for prepaid instruments name a year as the least.',
  },
  SESSION_CANCEL_FEES: {
    kind: 'switch',
    label: 'Fees for cancelled sessions',
    group: 'sessions',
    placeholder: 'on',
    hint: 'On: 20 to 100 percent by notice. When you cancel, the shop pays the same percentage on top of the refund.',
  },
  SESSION_CLOSED_DAYS: {
    kind: 'days',
    label: 'Days without sessions',
    group: 'sessions',
    hint: 'No healer can be booked on these days. Sessions that are already booked stay: move or cancel them under Bookings.',
  },
  RETURN_DAYS: {
    kind: 'number',
    label: 'Days to return a remedy',
    group: 'returns',
    placeholder: '30',
    hint: 'Counted from the delivery. Shown on product pages and in the refund policy. Past orders keep what they were promised.',
  },
  RETURN_DAYS_STONE: {
    kind: 'number',
    label: 'Days to return a loose stone',
    group: 'returns',
    placeholder: '10',
  },
  RETURN_DAYS_SET: {
    kind: 'number',
    label: 'Days to send back a set stone',
    group: 'returns',
    placeholder: '0',
    hint: 'For an exchange or a store credit. 0 means only if it is faulty.',
  },
  RETURN_SET_PERCENT: {
    kind: 'number',
    label: 'Store credit for a set stone, in percent',
    group: 'returns',
    placeholder: '100',
  },
  RETURN_DAYS_FAULTY: {
    kind: 'number',
    label: 'Days to report a fault',
    group: 'returns',
    placeholder: '30',
    hint: 'For pieces that are energised or made for one person.',
  },
  RETURN_WAY_PAID: {
    kind: 'switch',
    label: 'The shop pays the way back',
    group: 'returns',
    placeholder: 'off',
    hint: 'Of a remedy that is returned because its buyer changed their mind. Faults are always sent back at your cost.',
  },
  UCP_ACCESS: {
    kind: 'switch',
    label: 'Shopping assistants (UCP)',
    group: 'storefront',
    placeholder: 'off',
    hint: 'On: programs may search the catalogue and fill carts as guests. The buyer pays on your pages.',
  },
  MCP_ACCESS: {
    kind: 'switch',
    label: 'The same for assistants with MCP',
    group: 'storefront',
    placeholder: 'off',
    hint: 'On: assistants connect to the address /mcp of your shop.',
  },
  SOCIAL_INSTAGRAM: { kind: 'link', label: 'Instagram', group: 'storefront' },
  SOCIAL_FACEBOOK: { kind: 'link', label: 'Facebook', group: 'storefront' },
  SOCIAL_YOUTUBE: { kind: 'link', label: 'YouTube', group: 'storefront' },
  SOCIAL_X: { kind: 'link', label: 'X', group: 'storefront' },
  RATTI_MG: {
    kind: 'line',
    label: 'A ratti, in milligrams',
    group: 'stones',
    placeholder: '182.25',
    hint: 'Sellers use 121.5 or 182.25 mg. Pages show the one that is used here.',
  },
  METAL_RATE_CHANGE: {
    kind: 'number',
    label: 'Change of a metal rate to ask about, in percent',
    group: 'stones',
    placeholder: '10',
  },
  METAL_RATE_DAYS: {
    kind: 'number',
    label: 'Days a metal rate stays valid',
    group: 'stones',
    placeholder: '3',
  },
  ENERGISATION_PRICES: {
    kind: 'tiers',
    label: 'Energisation, in rupees',
    group: 'stones',
    placeholder: 'basic=251,personal=1101',
    hint: 'A tier without a price is not offered.',
  },
  ...taxSettings,
} as const satisfies Record<string, ShopSetting>;

export type SettingName = keyof typeof shopSettings;
export const settingNames = Object.keys(shopSettings) as SettingName[];
