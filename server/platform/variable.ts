import { hasGstinForm, isEmail } from '@jyotiratna/contract';
import { z } from 'zod';

/**
 * Schemas of environment variables. Each message follows the variable's name in an error at
 * startup.
 */

export const url = (protocols: string[], takes: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), takes)
    .transform((text) => text.replace(/\/+$/, ''));

export const web = url(['http:', 'https:'], 'must be an http or https URL');

/** The origin of a site, exactly as browsers send it in `Origin`. */
export const site = z
  .string()
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, pathname, search, hash, username } = new URL(text);
    return /^https?:$/.test(protocol) && `${pathname}${search}${hash}${username}` === '/';
  }, 'must be an http or https URL without a path, such as https://shop.example')
  .transform((text) => new URL(text).origin);

export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

export const numberVariable = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

/** Milligrams with at most two decimals. */
export const milligrams = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,4}(\.\d{1,2})?$/, `must be milligrams from ${min} to ${max}, such as 182.25`)
    .transform(Number)
    .refine(
      (mg) => mg >= min && mg <= max,
      `must be milligrams from ${min} to ${max}, such as 182.25`,
    );

export const lineVariable = z
  .string()
  .max(500, 'must have at most 500 characters')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'must be one line of text');

/** An email address, or a name followed by the address in angle brackets. */
export const sender = lineVariable.regex(
  /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  'must be a sender such as "Jyotiratna <shop@example.com>"',
);

export const emailVariable = z.string().refine(isEmail, 'must be an e-mail address');
/** A phone number as printed, in any common notation. */
export const phoneVariable = z
  .string()
  .refine(
    (text) => /^[\d+\-() ]{7,30}$/.test(text) && text.replace(/\D/g, '').length >= 7,
    'must be a phone number such as +91 141 400 0000',
  );
export const gstin = z
  .string()
  .trim()
  .toUpperCase()
  .refine(hasGstinForm, 'must have the 15 characters of a GSTIN');
export const profile = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
    'must be an https URL such as https://www.instagram.com/yourshop',
  );

/** Whether a secret may be sent to a URL: https, or http on this machine. */
export function isSafeBase(base: string): boolean {
  return new URL(base).protocol === 'https:' || isLocalBase(base);
}

/** Whether a service is on this machine. */
export function isLocalBase(base: string | undefined): boolean {
  return base !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(base).hostname);
}
