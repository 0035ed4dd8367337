import { asciiDigits, typedText } from '@jyotiratna/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/**
 * An Indian mobile number as entered, in E.164 such as '+919829000000'; null for other numbers,
 * such as landlines, and for invalid input.
 */
export function indianNumber(typed: string): string | null {
  const number = parsePhoneNumberFromString(asciiDigits(typedText(typed)), 'IN');
  return number?.country === 'IN' && number.isValid() ? number.number : null;
}
