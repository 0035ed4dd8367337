import type { ShopSetting } from './setting.ts';

/** Settings of the company and its notices. */
export const companySettings = {
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
  NOTICE_LANGUAGE: {
    kind: 'choice',
    label: 'Language of the notices',
    group: 'notices',
    choices: { en: 'English', hi: 'हिन्दी' },
    placeholder: 'en',
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
  SALES_DISCOUNT_MOST: {
    kind: 'number',
    label: 'Largest discount that the sales role may give, in percent',
    group: 'storefront',
    placeholder: '10',
    hint: 'On an order that the shop makes. Administrators with all roles have no limit.',
  },
  LOW_STOCK: {
    kind: 'number',
    label: 'Low stock from',
    group: 'notices',
    placeholder: '5',
    hint: 'Pieces at or below which a remedy counts as low, unless it has a number of its own.',
  },
} as const satisfies Record<string, ShopSetting>;
