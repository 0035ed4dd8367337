import type {
  LawCheckName,
  LawCheckPage,
  LawRule,
  ListedGap,
  RemedyGap,
} from '@jyotiratna/contract';

/** Titles of the checks on the Law screen. */
export const lawCheckTitles: Readonly<Record<LawCheckName, string>> = {
  company: 'Legal name and address',
  branches: 'Addresses of branches',
  contact: 'E-mail and phone',
  officer: 'Grievance officer with designation',
  gstin: 'GSTIN on invoices',
  taxes: 'HSN code and rate of every line',
  claims: 'Claims with a basis',
  own_texts: 'Claims in your own texts',
  offer_end: 'Offers with an end',
  cures: 'No alleged cures',
  origin: 'Country of origin, to filter and sort by',
  parties: 'Maker, or importer of what is imported',
  net_quantity: 'Net quantity',
  mrp: 'MRP of the label',
  sample_parties: 'No sample makers on pages',
  samples: 'No sample remedies on sale',
  sample_healers: 'No sample healers on the page',
  delivery: 'Days of delivery from one source',
  session_fees: 'Cancellation fees that bind both sides',
  pan: 'PAN from ₹2 lakh, encrypted',
  payment_provider: 'Name and contact of the payment provider',
  https: 'Encrypted pages',
  administrators: 'Second factor of administrators',
  notice_languages: 'Privacy notice in other languages',
  tds: 'TDS on payouts to healers',
  social_security: 'Contribution for healers as gig workers',
  advances: 'Tax on prepaid balances',
};

/** Remedies on sale with a gap in their label. */
export const remedyGapLabels: Readonly<Record<RemedyGap, (count: number) => string>> = {
  cures: (count) => `${count} on sale with a word for a cure`,
  origin: (count) => `${count} on sale without a country of origin`,
  parties: (count) => `${count} on sale without a maker or importer`,
  netQuantity: (count) => `${count} on sale without a net quantity`,
  mrp: (count) => `${count} on sale without an MRP`,
  sampleParties: (count) => `${count} on sale with a sample maker`,
};

/** Filters of the remedy list by the same gaps. */
export const listedGapLabels: Readonly<Record<ListedGap, string>> = {
  cures: 'On sale with a word for a cure',
  origin: 'On sale without a country of origin',
  parties: 'On sale without a maker or importer',
  netQuantity: 'On sale without a net quantity',
  mrp: 'On sale without an MRP',
  sampleParties: 'On sale with a sample maker',
  sample: 'Samples on sale',
};

/** Questions for an accountant or a lawyer, by check. */
export const lawQuestions: Readonly<Partial<Record<LawCheckName, string>>> = {
  tds: 'Which rate and payment code apply',
  social_security: 'Whether the shop is an aggregator',
  advances: 'Whether a top-up is an advance',
};

/** The rule in force, displayed below its check on the Law screen. */
export const lawRuleLabels: Record<LawRule, string> = {
  session_fees_on:
    'Now: a cancelled session costs 20 to 100 percent by notice, and the shop pays the same when it cancels.',
  session_fees_off:
    'Now: a cancelled session costs nothing. Sessions booked before keep the rule of their booking.',
  pan_on: 'Now: the checkout asks for the PAN from the total in the settings.',
  pan_off: 'Now: the checkout never asks for a PAN.',
  notice_in_two:
    'Now: in English and Hindi. From May 2027 a customer may ask for any of 21 more languages: have the notice translated, and add it there.',
  notice_in_more: 'Now: in English, Hindi and the languages that you added.',
  tds_on: 'Now: tax is deducted from payouts, by the code and rate in the settings.',
  tds_off: 'Now: no tax is deducted from payouts.',
  advances_on: 'Now: a top-up is an advance, with a receipt voucher and its tax.',
  advances_off: 'Now: a top-up is a payment on account, without tax.',
};

/** Help for completing a check, and sources of the required data. */
export const lawHelp: Readonly<Partial<Record<LawCheckName, string>>> = {
  company: 'As in your certificate of incorporation or of GST registration.',
  branches: 'Without branches, write: none.',
  officer:
    'A person of your shop who confirms a complaint within 48 hours and settles it within a month.',
  gstin:
    'From your GST registration certificate, or at gst.gov.in under Services, Registration. Not registered: choose that as GST scheme, under Filing.',
  taxes: 'Your accountant names codes and rates; the lists are at cbic-gst.gov.in.',
  claims: 'Confirm each with its basis, or empty it: what is empty claims nothing.',
  own_texts: 'Take the sentence out of the text, or confirm the claim on the Claims screen.',
  offer_end: 'Give the coupon a last day, or switch it off.',
  cures: 'Say what the remedy is traditionally worn for. The form of a remedy marks the words.',
  origin: 'From the label or your supplier’s invoice.',
  parties: 'From the label: the maker, or the importer of what is imported.',
  net_quantity: 'From the label: pieces, carats or grams.',
  mrp: 'From the label, taxes included.',
  sample_parties: 'Replace the sample makers by those of your labels.',
  samples: 'Delete the remedies of the demo, or replace them by your own.',
  sample_healers: 'Withdraw each sample profile on its page. Your own healers are added there.',
  delivery: 'Look through the days and zones and save them once, changed or not.',
  pan: 'The key is a random text of 32 characters or more (openssl rand -hex 32), set once and kept safe. The total is at most ₹2,00,000.',
  payment_provider:
    'Keys come from the provider’s dashboard once it has activated your account; the contact is in your agreement with it.',
  https: 'Your domain’s address with https://, for which the server has a certificate.',
  administrators:
    'Each administrator turns it on under My account. The key of the server encrypts the secrets.',
  notice_languages:
    'Have the changed parts translated, and save the translation for the new version.',
};

/** Names of the pages that rules concern. */
export const lawPageNames: Readonly<Record<LawCheckPage, string>> = {
  '/contact-us': 'Contact',
  '/about': 'About us',
  '/order/…': 'an order and its invoice',
  '/': 'home page',
  '/faqs': 'FAQs',
  '/remedies': 'list of remedies',
  '/remedies/…': 'page of a remedy',
  '/spiritual-healers': 'healers',
  '/shipping-policy': 'shipping policy',
  '/refund-policy': 'refund policy',
  '/checkout': 'checkout',
  '/terms-conditions': 'terms and conditions',
  '/privacy-policy': 'privacy notice',
  '/admin/login': 'login of administrators',
  '/admin/consultations': 'sessions and payouts',
  '/sessions': 'balance and sessions of customers',
};

/** Remaining work of a setup step, by check. */
export const lawLeftLabels: Readonly<Partial<Record<LawCheckName, (count: number) => string>>> = {
  samples: (count) =>
    count === 1 ? '1 sample remedy is on sale' : `${count} sample remedies are on sale`,
  sample_healers: (count) =>
    count === 1 ? '1 sample healer is on the page' : `${count} sample healers are on the page`,
  administrators: (count) =>
    `${count} ${count === 1 ? 'administrator' : 'administrators'} without a second factor`,
};
