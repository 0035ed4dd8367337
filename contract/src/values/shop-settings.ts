/**
 * The single definition of the owner's settings screen: environment variables by their names.
 * The environment is the default; a saved value overrides it. A new setting requires a variable
 * of the server's schema and a row here: form, endpoint, audit log and the value read everywhere
 * are derived from it.
 */
export const shopSettings = {
  COMPANY_NAME: {
    kind: 'line',
    label: 'Company name',
    group: 'company',
    hint: 'The registered name, as on tax invoices.',
  },
  COMPANY_ADDRESS: { kind: 'line', label: 'Address', group: 'company' },
  GSTIN: {
    kind: 'gstin',
    label: 'GSTIN',
    group: 'company',
    hint: 'Tax invoices need the GSTIN, the name and the address.',
  },
  COMPANY_EMAIL: {
    kind: 'email',
    label: 'E-mail',
    group: 'company',
    hint: 'Shown on every page. Replies to the shop’s emails come here.',
  },
  COMPANY_PHONE: { kind: 'phone', label: 'Phone', group: 'company' },
  CAREERS_EMAIL: { kind: 'email', label: 'E-mail for applications', group: 'company' },
  GRIEVANCE_OFFICER: {
    kind: 'line',
    label: 'Grievance officer',
    group: 'company',
    hint: 'Indian law asks every online shop to name one.',
  },
  GRIEVANCE_EMAIL: { kind: 'email', label: 'The officer’s e-mail', group: 'company' },
  GRIEVANCE_DESIGNATION: {
    kind: 'line',
    label: 'The officer’s designation',
    group: 'company',
    placeholder: 'Manager, customer care',
  },
  GRIEVANCE_PHONE: { kind: 'phone', label: 'The officer’s phone', group: 'company' },
  COMPANY_BRANCHES: {
    kind: 'line',
    label: 'Addresses of branches',
    group: 'company',
    hint: 'Shown with the company’s address. Without branches write: none.',
  },
  PAYMENT_CONTACT: {
    kind: 'line',
    label: 'Contact of the payment provider',
    group: 'company',
    hint: 'As its agreement names it. Shown in the terms beside the provider’s name.',
  },
  NOTICE_EMAIL: {
    kind: 'email',
    label: 'Notices go to',
    group: 'notices',
    hint: 'New orders, sessions, messages, returns and low stock. Empty: the company’s e-mail.',
  },
  IMPORTED_SUBSCRIBERS: {
    kind: 'switch',
    label: 'Newsletter also to subscribers of the previous shop',
    group: 'notices',
    placeholder: 'off',
    hint: 'Those who said yes there and have not confirmed here. Ask your lawyer before you turn it on.',
  },
  ARCHIVE_DAYS: {
    kind: 'number',
    label: 'Days until an archive of the shop is deleted',
    group: 'notices',
    placeholder: '7',
    hint: 'It contains the data of your customers: download it, then let it go.',
  },
  LOW_STOCK: {
    kind: 'number',
    label: 'Low stock from',
    group: 'notices',
    placeholder: '5',
    hint: 'Pieces at or below which a remedy counts as low, unless it has a number of its own.',
  },
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
    label: 'Most messages to one phone in 24 hours',
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
  RETURN_DAYS_STONE: { kind: 'number', label: 'Days to return a loose stone', group: 'returns', placeholder: '10' },
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
  METAL_RATE_DAYS: { kind: 'number', label: 'Days a metal rate stays valid', group: 'stones', placeholder: '3' },
  ENERGISATION_PRICES: {
    kind: 'tiers',
    label: 'Energisation, in rupees',
    group: 'stones',
    placeholder: 'basic=251,personal=1101',
    hint: 'A tier without a price is not offered.',
  },
  TAX_DEFAULTS: {
    kind: 'taxes',
    label: 'HSN code and GST by category',
    group: 'taxes',
    hint: 'Such as Semi-Precious=7116:3,Precious=7103:0.25,7113:3, as your accountant says.',
  },
  SETTING_TAX: {
    kind: 'line',
    label: 'Stones set in metal',
    group: 'taxes',
    hint: 'Code and percentage, such as 7113:3.',
  },
  ENERGISATION_TAX: {
    kind: 'line',
    label: 'Energisation, a service',
    group: 'taxes',
    hint: 'SAC and percentage, such as 999795:0 where the shop itself conducts it, 999795:18 where it only arranges a priest.',
  },
  GST_SCHEME: {
    kind: 'choice',
    label: 'GST scheme',
    group: 'filing',
    choices: { regular: 'Regular', composition: 'Composition', unregistered: 'Not registered' },
    placeholder: 'regular',
    hint: 'Without the regular scheme the shop charges no GST and issues bills of supply.',
  },
  COMPANY_STATE: {
    kind: 'line',
    label: 'Your state',
    group: 'filing',
    placeholder: 'Rajasthan',
    hint: 'For a seller without a GSTIN; otherwise the GSTIN names it.',
  },
  UNTAXED_AS: {
    kind: 'choice',
    label: 'Sales at 0% are',
    group: 'filing',
    choices: { exempt: 'Exempt', nil: 'Nil-rated' },
    placeholder: 'exempt',
    hint: 'Their column in table 8 of GSTR-1.',
  },
  TOP_UPS_AS: {
    kind: 'choice',
    label: 'Money paid into a balance is',
    group: 'filing',
    choices: { voucher: 'A payment on account', advance: 'An advance for sessions' },
    placeholder: 'voucher',
    hint: 'An advance bears GST when it is received: the customer gets a receipt voucher, table 11 of GSTR-1 has it.',
  },
  TDS_CODE: {
    kind: 'line',
    label: 'TDS payment code for healers',
    group: 'filing',
    placeholder: '1027',
    hint: 'Of section 393, Income-tax Act 2025, such as 1027 for professional fees. Empty: no tax is deducted.',
  },
  PAN_FROM: {
    kind: 'number',
    label: 'Total from which an order needs the buyer’s PAN, in rupees',
    group: 'filing',
    placeholder: '200000',
    hint: 'Stored encrypted, shown masked. 0: never.',
  },
  TDS_PERCENT: { kind: 'line', label: 'TDS rate, in percent', group: 'filing', placeholder: '10' },
  TDS_THRESHOLD: {
    kind: 'number',
    label: 'TDS threshold, in rupees a tax year',
    group: 'filing',
    placeholder: '50000',
    hint: 'Above it tax is deducted from the whole amount, what was paid before included.',
  },
} as const satisfies Record<string, ShopSetting>;

export const settingGroups = [
  'company',
  'notices',
  'texts',
  'storefront',
  'cash',
  'returns',
  'sessions',
  'stones',
  'filing',
  'taxes',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/**
 * How a setting is typed on the settings screen; `taxes` has one of its own. A `switch` is `on` or `off`, a `choice` one of its `choices`, `days` are dates with
 * commas between, `tiers` an energisation's prices in rupees (`basic=251,personal=1101`).
 */
export type SettingKind =
  | 'line'
  | 'email'
  | 'phone'
  | 'gstin'
  | 'link'
  | 'number'
  | 'day'
  | 'days'
  | 'switch'
  | 'choice'
  | 'tiers'
  | 'taxes';
export type ShopSetting = {
  kind: SettingKind;
  label: string;
  group: SettingGroup;
  hint?: string;
  placeholder?: string;
  /** Values with their labels. */
  choices?: Readonly<Record<string, string>>;
};
export type SettingName = keyof typeof shopSettings;
export const settingNames = Object.keys(shopSettings) as SettingName[];
