import { persistedText } from '../../persisted.ts';

/**
 * A guest's coupon code, stored for this tab so that a reload of the checkout does not lose it; for
 * a logged-in user a pending code until the cart applies it.
 */
export const guestCoupon = persistedText('guest_coupon', /./, { tab: true });
