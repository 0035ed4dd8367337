import { clearLocalCart } from '../features/cart/local-cart.ts';
import { seen } from '../features/catalogue/seen.ts';
import { keepOwnSign } from '../features/horoscope/own-sign.ts';
import { forgetBirth } from '../features/kundli/last-birth.ts';
import { localWishes } from '../features/wishes/local-wishes.ts';
import { cartReminderKey, checkoutDraftKey } from './checkout-draft-key.ts';
import { contactDraftKey } from './contact-draft-key.ts';
import { guestAddressKey } from './guest-address-key.ts';
import { keptPinKey } from './kept-pin-key.ts';

/** Removes what this browser keeps of a customer, so that the next person at it starts clean. */
export function forgetOnLogout(): void {
  clearLocalCart();
  localWishes.write([]);
  seen.write([]);
  localStorage.removeItem(guestAddressKey);
  localStorage.removeItem(keptPinKey);
  sessionStorage.removeItem(contactDraftKey);
  sessionStorage.removeItem(checkoutDraftKey);
  sessionStorage.removeItem(cartReminderKey);
  keepOwnSign('');
  forgetBirth();
}
