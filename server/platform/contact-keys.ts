/*
 * One normal form each for a mailbox, a phone and a door: limits compare these, so that another spelling is no other person.
 * They are for comparison only; messages go to the address as it was typed.
 */

/** The fields of an address that tell phone and door. */
export type ContactAddress = { phone: string; pincode: string; addressLine: string; apartment: string };

/** Domains under which one mailbox has several names; dots of its local part are ignored there. */
const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** 'Asha.Rao+shop@GoogleMail.com' is 'asharao@gmail.com': without case and tag, for Gmail without dots. */
export function mailboxKey(email: string): string {
  const folded = email.trim().normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  const local = folded.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '');
  return gmail.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** The last ten digits: with and without the country's code it is one phone. */
export function phoneKey(phone: string): string {
  return withLatinDigits(phone).replace(/\D/g, '').slice(-10);
}

/** Words that an address has or lacks, and others that have a short form. */
const fillers = /\b(?:flat|house|no|number|apartment|apt|plot)\b/g;
const shortForms: readonly [RegExp, string][] = [
  [/\broad\b/g, 'rd'],
  [/\bstreet\b/g, 'st'],
];

/**
 * PIN code, numbers and letters of an address, each in order: one door however it is spaced, punctuated and spread over the
 * two fields.
 */
export function doorKey(address: Omit<ContactAddress, 'phone'>): string {
  const plain = withLatinDigits(`${address.addressLine} ${address.apartment}`).toLowerCase().replace(fillers, ' ');
  const text = shortForms.reduce((rest, [word, short]) => rest.replace(word, short), plain);
  const numbers = (text.match(/\d+/g) ?? []).sort();
  const letters = (text.match(/[\p{L}\p{M}]/gu) ?? []).sort();
  return [withLatinDigits(address.pincode), numbers.join(' '), letters.join('')].join('|');
}

/** With ASCII digits for those of Devanagari and for wide ones. */
function withLatinDigits(text: string): string {
  return text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}
