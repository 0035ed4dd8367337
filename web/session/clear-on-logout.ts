import { clearLocalCart } from '../features/cart/local-cart.ts';
import { seen } from '../features/catalogue/seen.ts';
import { ownSign } from '../features/kundli/horoscope/own-sign.ts';
import { deleteBirth } from '../features/kundli/last-birth.ts';
import { localWishlist } from '../features/wishlist/local-wishlist.ts';
import { removeStored, storedKeys } from '../persisted.ts';
import { guestAddressKey, storedPinKey } from './stored-keys.ts';

/** Deletes the customer's data from this browser on logout. */
export function deleteOnLogout(): void {
  clearLocalCart();
  localWishlist.write([]);
  seen.write([]);
  removeStored(guestAddressKey);
  removeStored(storedPinKey);
  // Form input, the confirmation of an order, and the keys of links to orders.
  for (const key of storedKeys({ tab: true })) removeStored(key, { tab: true });
  ownSign.write(null);
  deleteBirth();
}
