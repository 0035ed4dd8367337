/*
 * Normal forms of a mailbox, a phone number and a delivery address. Limits compare them, so that
 * another spelling is not another customer. For comparison only: emails go to the address as
 * entered.
 */

/** The fields of an address that identify its phone number and location. */
export type ContactAddress = {
  phone: string;
  pincode: string;
  city: string;
  state: string;
  addressLine: string;
  apartment: string;
};

/** Domains in which one mailbox has several names: dots in the local part are ignored. */
const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The normal form of an email address, without case and +tag, for Gmail without dots:
 * 'asharao@gmail.com' for 'Asha.Rao+shop@GoogleMail.com'.
 */
export function canonicalEmail(email: string): string {
  const folded = email.trim().normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  const local = folded.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '');
  return gmail.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The last 10 digits of a phone number, the same with or without country code. */
export function phoneKey(phone: string): string {
  return withLatinDigits(phone).replace(/\D/g, '').slice(-10);
}

/**
 * A landmark up to the next comma. Never the first part, which may be the whole address in a
 * village.
 */
const landmarks = /[,;(]\s*(?:near|nr|opp|opposite|behind|beside|next to)\b[^,;)]*/g;
/** Optional words in an address; `shortForms` are words with an abbreviation. */
const fillers =
  /\bh\W*no\b|\b(?:flat|flt|house|hno|door|room|unit|no|number|apartments?|apt|plot|india)\b/g;
const shortForms: readonly [RegExp, string][] = [
  [/\broad\b/g, 'rd'],
  [/\bstreet\b/g, 'st'],
  [/\blane\b/g, 'ln'],
  [/\bnagar\b/g, 'ngr'],
  [/\bsector\b/g, 'sec'],
  [/\bblock\b/g, 'blk'],
  [/\bcolony\b/g, 'col'],
  [/\bsociety\b/g, 'soc'],
  [/\bbuilding\b/g, 'bldg'],
];

/**
 * PIN code, sorted numbers and sorted letters of an address: the same regardless of spacing,
 * punctuation, accents and distribution over the two fields, with or without a landmark and the
 * names of city and state.
 */
export function addressKey({
  addressLine,
  apartment,
  city,
  state,
  pincode,
}: Omit<ContactAddress, 'phone'>): string {
  const pin = plainText(pincode);
  const line = withoutPlace(plainText(addressLine), [
    plainText(city),
    plainText(state),
    pin,
    'india',
  ]);
  const plain = `${line.replace(landmarks, ' ')} ${plainText(apartment)}`.replace(fillers, ' ');
  const text = shortForms.reduce((rest, [word, short]) => rest.replace(word, short), plain);
  const numbers = (text.match(/\d+/g) ?? [])
    .map((number) => number.replace(/^0+(?=\d)/, ''))
    .sort();
  const chars = (text.match(/[\p{L}\p{M}]/gu) ?? []).sort();
  return [pin, numbers.join(' '), chars.join('')].join('|');
}

/** An address line without trailing names of its city, state, PIN code or country. */
function withoutPlace(line: string, names: readonly string[]): string {
  const rest = line.replace(/(?<![\s,.-])[\s,.-]+$/, '');
  const name = names.find((name) => name !== '' && rest.endsWith(name));
  const before = name === undefined ? '' : rest.slice(0, -name.length);
  return /[\s,.-]$/.test(before) ? withoutPlace(before, names) : rest;
}

/** Text in lower case, without Latin accents and invisible characters, with ASCII digits. */
function plainText(text: string): string {
  const marked = withLatinDigits(text).normalize('NFD');
  return marked
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Replaces Devanagari and full-width digits by ASCII digits. */
function withLatinDigits(text: string): string {
  return text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
