import { type Address, type CheckoutForm, defaultState } from '@jyotiratna/contract';
import { cartReminderKey, checkoutDraftKey } from '../../session/stored-keys.ts';

type Billing = Pick<Address, 'billingSameAsShipping' | 'billing'>;

/** The checkout input before the purchase. */
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

/**
 * Stores it for this tab, so that a reload loses nothing; it is cleared with the tab, after the
 * purchase or the session. The form's default state is not a selection and is omitted: a PIN
 * code may still fill it.
 */
export function keepCheckoutDraft({ values, billing }: CheckoutDraft): void {
  const { state, ...rest } = values;
  const saved = { values: { ...rest, ...(state !== defaultState && { state }) }, billing };
  try {
    sessionStorage.setItem(checkoutDraftKey, JSON.stringify(saved));
  } catch {
    // Storage is unavailable: the input is lost on a reload.
  }
}

/** This tab's stored draft; foreign data in its place is ignored. */
export function readCheckoutDraft(): CheckoutDraft {
  try {
    const saved = JSON.parse(sessionStorage.getItem(checkoutDraftKey) ?? 'null') as Partial<CheckoutDraft> | null;
    const values: Record<string, unknown> = { ...saved?.values };
    const typed = fields.flatMap((field) =>
      typeof values[field] === 'string' && values[field] ? [[field, values[field]]] : [],
    );
    const { billingSameAsShipping, billing } = saved?.billing ?? {};
    const other = billingSameAsShipping === false && typeof billing?.fullName === 'string';
    return {
      values: Object.fromEntries(typed),
      billing: other ? { billingSameAsShipping: false, billing } : {},
    };
  } catch {
    return { values: {}, billing: {} };
  }
}

export function deleteCheckoutDraft(): void {
  try {
    sessionStorage.removeItem(checkoutDraftKey);
    sessionStorage.removeItem(cartReminderKey);
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

/** Whether this tab's buyer has ticked the box about a cart that is left: a reload shows it as it was. */
export function saveToWishlist(expected: boolean): void {
  try {
    if (expected) sessionStorage.setItem(cartReminderKey, '1');
    else sessionStorage.removeItem(cartReminderKey);
  } catch {
    // Storage is unavailable: the input is lost on a reload.
  }
}

export function readWish(): boolean {
  try {
    return sessionStorage.getItem(cartReminderKey) !== null;
  } catch {
    return false;
  }
}
