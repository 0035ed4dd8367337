import type { addressBook as English } from '../../en/accounts/address-book.ts';

export const addressBook: typeof English = {
  title: 'पते',
  add: 'पता जोड़ें',
  edit: 'पता बदलें',
  none: 'अभी कोई पता सहेजा नहीं गया है।',
  primary: 'मुख्य',
  primaryAddress: 'मुख्य पता',
  makePrimary: 'मुख्य बनाएँ',
  editOf: (name, city) => `${name}, ${city} का पता बदलें`,
  makePrimaryOf: (name, city) => `${name}, ${city} का पता मुख्य बनाएँ`,
  removeOf: (name, city) => `${name}, ${city} का पता हटाएँ`,
  removed: 'पता हटा दिया गया',
  failedRemove: 'पता हटाया नहीं जा सका। कृपया फिर कोशिश करें।',
  question: 'यह पता हटाएँ?',
  questionHint: 'जो ऑर्डर वहाँ गए, उनमें यह पता बना रहेगा।',
};
