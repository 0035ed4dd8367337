/*
 * One normal form each for a mailbox, a phone and a delivery address: limits compare these, so
 * that another spelling is not another customer. They are for comparison only; messages go to
 * the address as entered.
 */

/** The fields of an address that identify phone and delivery address. */
export type ContactAddress = {
  phone: string;
  pincode: string;
  city: string;
  state: string;
  addressLine: string;
  apartment: string;
};

/** Domains under which one mailbox has several names; dots of its local part are ignored there. */
const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * 'Asha.Rao+shop@GoogleMail.com' is 'asharao@gmail.com': without case and tag, for Gmail without
 * dots.
 */
export function canonicalEmail(email: string): string {
  const folded = email.trim().normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  const local = folded.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '');
  return gmail.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The last 10 digits: with and without the country's code it is one phone. */
export function phoneKey(phone: string): string {
  return withLatinDigits(phone).replace(/\D/g, '').slice(-10);
}

/**
 * A landmark up to the next comma; not the first part, which may be all that an address in a
 * village has.
 */
const landmarks = /[,;(]\s*(?:near|nr|opp|opposite|behind|beside|next to)\b[^,;)]*/g;
/** Terms that are optional in an address, and others that have an abbreviation. */
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
 * PIN code, digits and characters of an address, each in order: one delivery address regardless
 * of its spacing, punctuation, accents and distribution over the two fields, with or without a
 * landmark and the names of its place.
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

/** An address line without trailing names of its place. */
function withoutPlace(line: string, names: readonly string[]): string {
  const rest = line.replace(/(?<![\s,.-])[\s,.-]+$/, '');
  const name = names.find((name) => name !== '' && rest.endsWith(name));
  const before = name === undefined ? '' : rest.slice(0, -name.length);
  return /[\s,.-]$/.test(before) ? withoutPlace(before, names) : rest;
}

/** In lower case without Latin accents and invisible characters, with ASCII digits. */
function plainText(text: string): string {
  const marked = withLatinDigits(text).normalize('NFD');
  return marked
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

/** With ASCII digits for those of Devanagari and for wide ones. */
function withLatinDigits(text: string): string {
  return text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
