import { z } from 'zod';
import { emailPattern, phonePattern, pincodePattern } from '../values/checkout-form.ts';
import { grahas } from '../values/graha.ts';
import { issueSentence } from '../values/issue-sentence.ts';
import { attributeKeys, categories, limits } from '../values/limits.ts';
import { otherStateSentence, statesInstead } from '../values/pin-states.ts';
import { deliveryStates } from '../values/states.ts';

z.config({ customError: issueSentence });

/** Building blocks of the calls. Text is trimmed and NFC-normalised; control characters are refused, not dropped. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const controlOrBreak = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** One line of text. `missing` is the sentence when it is empty. */
export function line(max: number, missing: string) {
  return z
    .string(missing)
    .max(max * 4, `At most ${max} characters.`)
    .normalize()
    .trim()
    .min(1, missing)
    .max(max, `At most ${max} characters.`)
    .refine((text) => !controlOrBreak.test(text), 'Please remove special control characters.');
}

/** Text with line breaks; may be empty. */
export function prose(max: number) {
  return z
    .string()
    .max(max * 4, `At most ${max} characters.`)
    .normalize()
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine((text) => !control.test(text), 'Please remove special control characters.');
}

/** An e-mail address, lower-cased: shops treat addresses that differ in case as one. */
export const email = z
  .string('Please provide a valid email.')
  .trim()
  .max(254, 'Please provide a valid email.')
  .toLowerCase()
  .regex(emailPattern, 'Please provide a valid email.');

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'This is not a valid id.');
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'This is not a valid slug.')
  .max(120);
export const graha = z.enum(grahas);
export const category = z.enum(categories, 'Please choose a category.');

/** Rupees with at most two decimals, up to ten million. */
export const rupees = z.number().min(0).max(10_000_000).multipleOf(0.01);
export const quantity = z.int().min(1).max(limits.quantityPerLine);

export const attribute = z.strictObject({
  key: z.enum(attributeKeys, 'Choose a key from the list.'),
  value: line(200, 'Please give a value.'),
  /** The value in Hindi; empty or absent is read in English. */
  valueHi: prose(200).optional(),
  benefits: prose(500).optional(),
});

/** Which state a parcel goes to decides which tax it bears, so a state that its PIN code contradicts is refused. */
function inItsState({ value, issues }: z.core.ParsePayload<{ state: string; pincode: string }>): void {
  const states = statesInstead(value.state, value.pincode);
  if (states.length === 0) return;
  issues.push({
    code: 'custom',
    path: ['state'],
    message: otherStateSentence(value.pincode, states),
    input: value.state,
  });
}

const place = {
  fullName: line(120, 'Please provide your name.'),
  addressLine: line(200, 'Please provide your address.'),
  apartment: prose(120).optional(),
  city: line(80, 'Please provide your city.'),
  state: z.enum(deliveryStates, 'Please select your state.'),
  pincode: z
    .string('Please provide a valid 6-digit PIN code.')
    .trim()
    .regex(pincodePattern, 'Please provide a valid 6-digit PIN code.'),
};

/** Whom the invoice names, where it is another address than the parcel's. */
const billing = z.strictObject(place);
export type BillingAddress = z.infer<typeof billing>;

/** An address whose state and PIN code may contradict each other, as those that were stored long ago. */
export const looseAddress = z.strictObject({
  ...place,
  phone: z
    .string('Please provide a valid phone number.')
    .trim()
    .regex(phonePattern, 'Please provide a valid phone number.')
    .refine((text) => /\d/.test(text), 'Please provide a valid phone number.'),
  billingSameAsShipping: z.boolean().optional(),
  primary: z.boolean().optional(),
  /** Read where `billingSameAsShipping` is false; without it the invoice names the delivery address. */
  billing: billing.optional(),
});
export const address = looseAddress.extend({ billing: billing.check(inItsState).optional() }).check(inItsState);
export type Address = z.infer<typeof address>;

/** A line of a cart as a client names it; prices are never taken from a client. */
export const cartLine = z.strictObject({ productId: id, quantity });

export const errorReply = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  details: z.string().optional(),
  retryAfter: z.number().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});

export const success = z.object({ success: z.literal(true) });

/** A number in a query string, such as `limit=24`. */
export function queryCount(max: number) {
  return z
    .string()
    .regex(/^\d{1,6}$/, 'Please give a whole number.')
    .transform(Number)
    .pipe(z.int().min(1).max(max));
}

/** An administrator's change of a record, as the later of two editors is told of it. */
export const change = z.object({ by: z.string(), at: z.string(), fields: z.array(z.string()) });
export type Change = z.infer<typeof change>;
