/**
 * What the law of 2026 asks of a shop in India, in the order of the Law screen: the rule, the page on which it shows, and the screen
 * on which an owner closes it. `ask`: a question for an accountant or a lawyer, which the shop does not decide.
 */
export const lawChecks = {
  company: {
    title: 'Legal name and address',
    rule: 'E-Commerce Rules 2020, r. 4(2)',
    page: '/contact-us',
    screen: '/admin/settings',
  },
  branches: {
    title: 'Addresses of branches',
    rule: 'E-Commerce Rules 2020, r. 4(2)',
    page: '/about',
    screen: '/admin/settings',
  },
  contact: {
    title: 'E-mail and phone',
    rule: 'E-Commerce Rules 2020, r. 4(2)',
    page: '/contact-us',
    screen: '/admin/settings',
  },
  officer: {
    title: 'Grievance officer with designation',
    rule: 'E-Commerce Rules 2020, r. 4(4)',
    page: '/contact-us',
    screen: '/admin/settings',
  },
  gstin: { title: 'GSTIN on invoices', rule: 'CGST Rules 2017, r. 46', page: '/order/…', screen: '/admin/settings' },
  taxes: {
    title: 'HSN code and rate of every line',
    rule: 'CGST Rules 2017, r. 46',
    page: '/order/…',
    screen: '/admin/taxes',
  },
  claims: {
    title: 'Claims with a basis',
    rule: 'Consumer Protection Act 2019, s. 2(28) and 21',
    page: '/',
    screen: '/admin/claims',
  },
  own_texts: {
    title: 'Claims in your own texts',
    rule: 'Guidelines on Misleading Advertisements 2022',
    page: '/faqs',
    screen: '/admin/faqs',
  },
  offer_end: {
    title: 'Offers with an end',
    rule: 'Dark Patterns Guidelines 2023, false urgency',
    page: '/',
    screen: '/admin/coupons',
  },
  cures: {
    title: 'No alleged cures',
    rule: 'Drugs and Magic Remedies Act 1954, s. 5',
    page: '/remedies',
    screen: '/admin/remedies',
  },
  origin: {
    title: 'Country of origin, to filter and sort by',
    rule: 'Legal Metrology (Packaged Commodities) Rules, r. 6(10A)',
    page: '/remedies',
    screen: '/admin/remedies',
  },
  parties: {
    title: 'Maker, or importer of what is imported',
    rule: 'Legal Metrology (Packaged Commodities) Rules, r. 6(1)(a)',
    page: '/remedies/…',
    screen: '/admin/remedies',
  },
  net_quantity: {
    title: 'Net quantity',
    rule: 'Legal Metrology (Packaged Commodities) Rules, r. 6(1)(c)',
    page: '/remedies/…',
    screen: '/admin/remedies',
  },
  mrp: {
    title: 'MRP of the label',
    rule: 'Legal Metrology (Packaged Commodities) Rules, r. 6(1)(e)',
    page: '/remedies/…',
    screen: '/admin/remedies',
  },
  sample_parties: {
    title: 'No sample makers on pages',
    rule: 'E-Commerce Rules 2020, r. 4(6)',
    page: '/remedies/…',
    screen: '/admin/parties',
  },
  samples: {
    title: 'No sample remedies on sale',
    rule: 'E-Commerce Rules 2020, r. 7(3)',
    page: '/remedies',
    screen: '/admin/remedies',
  },
  sample_healers: {
    title: 'No sample healers on the page',
    rule: 'E-Commerce Rules 2020, r. 7(2); IS 19000:2022',
    page: '/spiritual-healers',
    screen: '/admin/healers',
  },
  delivery: {
    title: 'Days of delivery from one source',
    rule: 'E-Commerce Rules 2020, r. 7(1)',
    page: '/shipping-policy',
    screen: '/admin/delivery',
  },
  session_fees: {
    title: 'Cancellation fees that bind both sides',
    rule: 'E-Commerce Rules 2020, r. 4(8)',
    page: '/refund-policy',
    screen: '/admin/settings',
  },
  pan: {
    title: 'PAN from ₹2 lakh, encrypted',
    rule: 'Income-tax rules, PAN of a transaction above ₹2 lakh (rule 114B of 1962)',
    page: '/checkout',
    screen: '/admin/settings',
  },
  payment_provider: {
    title: 'Name and contact of the payment provider',
    rule: 'E-Commerce Rules 2020, r. 7(1)',
    page: '/terms-conditions',
    screen: '/admin/settings',
  },
  https: { title: 'Encrypted pages', rule: 'DPDP Act 2023, s. 8(5)', page: '/', screen: null },
  administrators: {
    title: 'Second factor of administrators',
    rule: 'DPDP Act 2023, s. 8(5)',
    page: '/admin/login',
    screen: '/admin/team',
  },
  tds: {
    title: 'TDS on payouts to healers',
    rule: 'Income-tax Act 2025, s. 393',
    page: '/admin/consultations',
    screen: 'ask',
  },
  social_security: {
    title: 'Contribution for healers as gig workers',
    rule: 'Code on Social Security 2020, s. 114; Central Rules 2026, r. 49',
    page: '/admin/consultations',
    screen: 'ask',
  },
  advances: {
    title: 'Tax on prepaid balances',
    rule: 'CGST Act 2017, s. 13(2) and 31(3)(d)',
    page: '/sessions',
    screen: 'ask',
  },
} as const satisfies Record<string, LawCheck>;

type LawCheck = {
  title: string;
  rule: string;
  page: string;
  /** Null: a matter of the server's environment. */
  screen: `/admin/${string}` | 'ask' | null;
};
export type LawCheckName = keyof typeof lawChecks;
export const lawCheckNames = Object.keys(lawChecks) as LawCheckName[];

/** The rules that an owner chooses, as they are in force. */
export const lawRules = ['session_fees_on', 'session_fees_off', 'pan_on', 'pan_off'] as const;
export type LawRule = (typeof lawRules)[number];
