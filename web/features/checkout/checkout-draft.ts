import { type Address, type CheckoutForm, defaultState } from '@jyotiratna/contract';
import { persisted, persistedText } from '../../persisted.ts';
import {
  cartReminderKey,
  checkoutDraftKey,
  giftDraftKey,
  gstinDraftKey,
  textConsentKey,
} from '../../session/stored-keys.ts';

type Billing = Pick<Address, 'billingSameAsShipping' | 'billing'>;

/** The input of the checkout before the purchase. */
export type CheckoutDraft = { values: Partial<CheckoutForm>; billing: Billing };

const fields = [
  'email',
  'firstName',
  'lastName',
  'addressLine',
  'apartment',
  'city',
  'state',
  'pincode',
  'phone',
] as const satisfies readonly (keyof CheckoutForm)[];

const none: CheckoutDraft = { values: {}, billing: {} };

/** This tab's stored input; invalid data are ignored. */
const stored = persisted<CheckoutDraft>(checkoutDraftKey, parse, { tab: true });

function parse(draft: unknown): CheckoutDraft {
  const saved = Object(draft) as Partial<CheckoutDraft>;
  const values: Record<string, unknown> = { ...saved.values };
  const typed = fields.flatMap((field) =>
    typeof values[field] === 'string' && values[field] ? [[field, values[field]]] : [],
  );
  const { billingSameAsShipping, billing } = saved.billing ?? {};
  const other = billingSameAsShipping === false && typeof billing?.fullName === 'string';
  return {
    values: Object.fromEntries(typed),
    billing: other ? { billingSameAsShipping: false, billing } : {},
  };
}

/**
 * Stores the input for this tab, so that a reload loses nothing; it is deleted with the tab, after
 * the purchase or at the end of the session. The form's default state is not a selection and is
 * omitted, so that a PIN code may still fill it.
 */
export function keepCheckoutDraft({ values, billing }: CheckoutDraft): void {
  const { state, ...rest } = values;
  stored.write({ values: { ...rest, ...(state !== defaultState && { state }) }, billing });
}

export const readCheckoutDraft = (): CheckoutDraft => stored.read() ?? none;

/**
 * Whether the stored input contains a typed address; the PIN code alone does not count, because
 * another page may have stored it.
 */
export const hasTypedAddress = ({ values }: CheckoutDraft): boolean =>
  (['firstName', 'lastName', 'addressLine', 'apartment', 'city', 'phone'] as const).some(
    (field) => values[field],
  );

export function deleteCheckoutDraft(): void {
  stored.write(null);
  giftDraft.write(null);
  gstinDraft.write(null);
  reminderConsent.write(null);
  textConsent.write(null);
}

/** The gift message; null where the order is not a gift. */
export const giftDraft = persisted<string>(
  giftDraftKey,
  (message) => (typeof message === 'string' ? message : null),
  { tab: true, orPage: true },
);

/** The GST number (GSTIN) as typed. */
export const gstinDraft = persistedText(gstinDraftKey, /./, { tab: true, orPage: true });

/** '1' if the buyer has checked the box about messages to the phone, stored for this tab. */
export const textConsent = persistedText(textConsentKey, /./, { tab: true });

/**
 * '1' if the buyer has checked the box about abandoned-cart emails, stored for this tab so that a
 * reload restores it.
 */
export const reminderConsent = persistedText(cartReminderKey, /./, { tab: true });
