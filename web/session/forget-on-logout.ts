import { clearLocalCart } from '../features/cart/local-cart.ts';
import { seen } from '../features/catalogue/seen.ts';
import { keepOwnSign } from '../features/kundli/horoscope/own-sign.ts';
import { forgetBirth } from '../features/kundli/last-birth.ts';
import { localWishes } from '../features/wishes/local-wishes.ts';
import { cartReminderKey, checkoutDraftKey, contactDraftKey, guestAddressKey, keptPinKey } from './kept-keys.ts';

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
