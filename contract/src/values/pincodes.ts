import { asciiDigits, typedText } from './typed-text.ts';

/**
 * A six-digit code that India Post can have assigned: the first two digits name a region of one of
 * its circles, or the army postal service (9). No circle has 10, 29, 35, 54, 55, 65, 66 and 86 to
 * 89.
 */
const pincodePattern = /^(?:1[1-9]|2[0-8]|3[0-46-9]|4\d|5[0-36-9]|6[0-47-9]|7\d|8[0-5]|9\d)\d{4}$/;

/** Whether the text is a PIN code that can exist. */
export function isPincode(text: string): boolean {
  return pincodePattern.test(text);
}

/**
 * Normalizes a PIN code or its prefix to digits, from '302 001' as on letterheads, '302-001' or
 * '३०२००१'.
 */
export function typedPincode(text: string): string {
  return asciiDigits(typedText(text)).replace(/[\s-]/g, '');
}
