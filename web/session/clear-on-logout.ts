import { clearLocalCart } from '../features/cart/local-cart.ts';
import { seen } from '../features/catalogue/seen.ts';
import { keepOwnSign } from '../features/kundli/horoscope/own-sign.ts';
import { deleteBirth } from '../features/kundli/last-birth.ts';
import { localWishlist } from '../features/wishlist/local-wishlist.ts';
import { cartReminderKey, checkoutDraftKey, contactDraftKey, guestAddressKey, storedPinKey } from './stored-keys.ts';

/** Deletes a customer's data from this browser, so that the next user starts clean. */
export function deleteOnLogout(): void {
  clearLocalCart();
  localWishlist.write([]);
  seen.write([]);
  localStorage.removeItem(guestAddressKey);
  localStorage.removeItem(storedPinKey);
  sessionStorage.removeItem(contactDraftKey);
  sessionStorage.removeItem(checkoutDraftKey);
  sessionStorage.removeItem(cartReminderKey);
  keepOwnSign('');
  deleteBirth();
}
