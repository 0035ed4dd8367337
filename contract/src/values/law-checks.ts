import type { SettingName } from './shop-settings.ts';

/**
 * Legal requirements of 2026 for a shop in India, in the order of the Law screen: the rule, the
 * page that it concerns, and the screen on which an owner fulfils it. `ask`: a question for an
 * accountant or a lawyer, which the shop cannot decide.
 */
export const lawChecks = {
  company: {
    rule: 'E-Commerce Rules 2020, r. 4(2)',
    page: '/contact-us',
    screen: '/admin/settings',
  },
  branches: {
    rule: 'E-Commerce Rules 2020, r. 4(2)',
    page: '/about',
    screen: '/admin/settings',
  },
  contact: {
    rule: 'E-Commerce Rules 2020, r. 4(2)',
    page: '/contact-us',
    screen: '/admin/settings',
  },
  officer: {
    rule: 'E-Commerce Rules 2020, r. 4(4)',
    page: '/contact-us',
    screen: '/admin/settings',
  },
  gstin: { rule: 'CGST Rules 2017, r. 46', page: '/order/…', screen: '/admin/settings' },
  taxes: {
    rule: 'CGST Rules 2017, r. 46',
    page: '/order/…',
    screen: '/admin/taxes',
  },
  claims: {
    rule: 'Consumer Protection Act 2019, s. 2(28) and 21',
    page: '/',
    screen: '/admin/claims',
  },
  own_texts: {
    rule: 'Guidelines on Misleading Advertisements 2022',
    page: '/faqs',
    screen: '/admin/faqs',
  },
  offer_end: {
    rule: 'Dark Patterns Guidelines 2023, false urgency',
    page: '/',
    screen: '/admin/coupons',
  },
  cures: {
    rule: 'Drugs and Magic Remedies Act 1954, s. 5',
    page: '/remedies',
    screen: '/admin/remedies',
  },
  origin: {
    rule: 'Legal Metrology (Packaged Commodities) Rules, r. 6(10A)',
    page: '/remedies',
    screen: '/admin/remedies',
  },
  parties: {
    rule: 'Legal Metrology (Packaged Commodities) Rules, r. 6(1)(a)',
    page: '/remedies/…',
    screen: '/admin/remedies',
  },
  net_quantity: {
    rule: 'Legal Metrology (Packaged Commodities) Rules, r. 6(1)(c)',
    page: '/remedies/…',
    screen: '/admin/remedies',
  },
  mrp: {
    rule: 'Legal Metrology (Packaged Commodities) Rules, r. 6(1)(e)',
    page: '/remedies/…',
    screen: '/admin/remedies',
  },
  sample_parties: {
    rule: 'E-Commerce Rules 2020, r. 4(6)',
    page: '/remedies/…',
    screen: '/admin/parties',
  },
  samples: {
    rule: 'E-Commerce Rules 2020, r. 7(3)',
    page: '/remedies',
    screen: '/admin/remedies',
  },
  sample_healers: {
    rule: 'E-Commerce Rules 2020, r. 7(2); IS 19000:2022',
    page: '/spiritual-healers',
    screen: '/admin/healers',
  },
  delivery: {
    rule: 'E-Commerce Rules 2020, r. 7(1)',
    page: '/shipping-policy',
    screen: '/admin/delivery',
  },
  session_fees: {
    rule: 'E-Commerce Rules 2020, r. 4(8)',
    page: '/refund-policy',
    screen: '/admin/settings',
  },
  pan: {
    rule: 'Income-tax Rules 2026, r. 159 (r. 114B of 1962)',
    page: '/checkout',
    screen: '/admin/settings',
  },
  payment_provider: {
    rule: 'E-Commerce Rules 2020, r. 7(1)',
    page: '/terms-conditions',
    screen: '/admin/settings',
  },
  https: {
    rule: 'DPDP Act 2023, s. 8(5)',
    page: '/',
    screen: null,
    from: '2027-05',
  },
  administrators: {
    rule: 'DPDP Act 2023, s. 8(5)',
    page: '/admin/login',
    screen: '/admin/team',
    from: '2027-05',
  },
  notice_languages: {
    rule: 'DPDP Act 2023, s. 5(3)',
    page: '/privacy-policy',
    screen: '/admin/privacy',
    from: '2027-05',
  },
  tds: {
    rule: 'Income-tax Act 2025, s. 393(1)',
    page: '/admin/consultations',
    screen: 'ask',
    setting: 'TDS_CODE',
  },
  social_security: {
    rule: 'Code on Social Security 2020, s. 114(4); Social Security (Central) Rules 2026, r. 49',
    page: '/admin/consultations',
    screen: 'ask',
  },
  advances: {
    rule: 'CGST Act 2017, s. 13(2) and 31(3)(d)',
    page: '/sessions',
    screen: 'ask',
    setting: 'TOP_UPS_AS',
  },
} as const satisfies Record<string, LawCheck>;

type LawCheck = {
  rule: string;
  page: string;
  /** Null: fulfilled in the server's environment. */
  screen: `/admin/${string}` | 'ask' | null;
  /** The setting for an adviser's decision. */
  setting?: SettingName;
  /**
   * Month from which the rule is in force, if in the future. The DPDP Act came into force on 13
   * November 2025 (Gazette of 14 November), its sections 5 and 8 eighteen months later.
   */
  from?: `${number}-${number}`;
};
export type LawCheckName = keyof typeof lawChecks;
/** Pages that rules concern. */
export type LawCheckPage = (typeof lawChecks)[LawCheckName]['page'];
export const lawCheckNames = Object.keys(lawChecks) as LawCheckName[];

/** Rules that depend on settings of the owner, as they are in force. */
export const lawRules = [
  'session_fees_on',
  'session_fees_off',
  'pan_on',
  'pan_off',
  'notice_in_two',
  'notice_in_more',
  'tds_on',
  'tds_off',
  'advances_on',
  'advances_off',
] as const;
export type LawRule = (typeof lawRules)[number];

/**
 * Gaps in the labels of remedies on sale: missing data, sample data, or words that claim a cure.
 */
export const remedyGaps = [
  'cures',
  'origin',
  'parties',
  'netQuantity',
  'mrp',
  'sampleParties',
] as const;
export type RemedyGap = (typeof remedyGaps)[number];

/** Filters of the remedies on sale: by a gap, or samples of the demo. */
export const listedGaps = [...remedyGaps, 'sample'] as const;
export type ListedGap = (typeof listedGaps)[number];
