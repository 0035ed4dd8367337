import { asciiDigits, hasInvisible, isStorable, typedText } from './typed-text.ts';

/**
 * A usable email address: one '@', no spaces, a dot in the domain. Deliberately simple and
 * linear in time; delivery is the real test. Checked only up to 254 characters, the limit of RFC
 * 5321.
 */
const emailPattern =
  /^[^\s@"<>(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}[\p{L}\p{N}-]{2,63}$/u;
const phonePattern = /^[\d+\-() ]{7,15}$/;
const dashes = /[\u2010-\u2015\u2212]/g;

/**
 * Whether the text is a valid email address. Invisible characters are invalid: the address would
 * differ from its appearance.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text) && !hasInvisible(text) && isStorable(text);
}

/** Normalized form for comparing email addresses: trimmed, in lower case, in NFC. */
export function emailKey(text: string): string {
  return hasInvisible(text) ? text : text.trim().toLowerCase().normalize();
}

/** 7 to 15 characters from digits, +, -, parentheses and spaces, with at least seven digits. */
export function isPhone(text: string): boolean {
  return phonePattern.test(text) && text.replace(/\D/g, '').length >= 7;
}

/**
 * Normalizes a typed phone number to the characters accepted by `isPhone`: digits and dashes of
 * other scripts become ASCII.
 */
export function typedPhone(text: string): string {
  return asciiDigits(typedText(text)).replace(dashes, '-');
}
