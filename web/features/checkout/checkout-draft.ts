import { type Address, type CheckoutForm, defaultState } from '@jyotiratna/contract';
import { cartReminderKey, checkoutDraftKey } from '../../session/kept-keys.ts';

type Billing = Pick<Address, 'billingSameAsShipping' | 'billing'>;

/** What was typed at the checkout and not yet bought with. */
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
 * Keeps it for this tab, so that a reload loses nothing; the end of the tab, of the purchase or of the session forgets it.
 * The state that the form begins with is no choice and is left out: a PIN code may still fill it.
 */
export function keepCheckoutDraft({ values, billing }: CheckoutDraft): void {
  const { state, ...rest } = values;
  const kept = { values: { ...rest, ...(state !== defaultState && { state }) }, billing };
  try {
    sessionStorage.setItem(checkoutDraftKey, JSON.stringify(kept));
  } catch {
    // Storage is refused: a reload then asks again.
  }
}

/** What this tab has kept; nothing of what other programs may have put in its place. */
export function readCheckoutDraft(): CheckoutDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(checkoutDraftKey) ?? 'null') as Partial<CheckoutDraft> | null;
    const values: Record<string, unknown> = { ...kept?.values };
    const typed = fields.flatMap((field) =>
      typeof values[field] === 'string' && values[field] ? [[field, values[field]]] : [],
    );
    const { billingSameAsShipping, billing } = kept?.billing ?? {};
    const other = billingSameAsShipping === false && typeof billing?.fullName === 'string';
    return {
      values: Object.fromEntries(typed),
      billing: other ? { billingSameAsShipping: false, billing } : {},
    };
  } catch {
    return { values: {}, billing: {} };
  }
}

export function forgetCheckoutDraft(): void {
  try {
    sessionStorage.removeItem(checkoutDraftKey);
    sessionStorage.removeItem(cartReminderKey);
  } catch {
    // Storage is rejected, so nothing was kept.
  }
}

/** Whether this tab's buyer has ticked the box about a cart that is left: a reload shows it as it was. */
export function keepWish(wanted: boolean): void {
  try {
    if (wanted) sessionStorage.setItem(cartReminderKey, '1');
    else sessionStorage.removeItem(cartReminderKey);
  } catch {
    // Storage is refused: a reload then asks again.
  }
}

export function readWish(): boolean {
  try {
    return sessionStorage.getItem(cartReminderKey) !== null;
  } catch {
    return false;
  }
}
