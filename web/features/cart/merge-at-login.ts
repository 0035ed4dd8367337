import type { FormattedMessage } from '@jyotiratna/contract';
import { cartLine } from '#messages/cart/cart-line.ts';
import { formatErrorMessage } from '../../localized-response.ts';
import { guestCoupon } from './guest-coupon.ts';
import { type LineOf, lineKey, lineOfKey } from './line-key.ts';
import { clearLocalCart, readLocalCart } from './local-cart.ts';

type MergeCalls = {
  merge: (lines: (LineOf & { quantity: number })[]) => Promise<{
    skipped: (LineOf & { reason: string } & FormattedMessage)[];
  }>;
  applyCoupon: (code: string) => Promise<unknown>;
};

/**
 * Merges the guest's lines, and their applied coupon, into the cart of the newly logged-in user, in
 * one request for all lines. Resolves to a message for each line that was not merged. A failed
 * request is logged and leaves the lines in this browser, from where the product page merges them.
 */
export async function mergeAtLogin(cart: MergeCalls): Promise<string[]> {
  const lines = readLocalCart();
  if (lines.length === 0) return [];
  try {
    const { skipped } = await cart.merge(
      lines.map((line) => ({ ...lineOfKey(line), quantity: line.quantity })),
    );
    clearLocalCart();
    const code = guestCoupon.read();
    guestCoupon.write(null);
    // A coupon that is invalid for the merged cart is omitted, as at the checkout.
    if (code) await cart.applyCoupon(code).catch(() => null);
    const names = new Map(lines.map((line) => [lineKey(line), line.name]));
    return await Promise.all(
      skipped.map(async ({ productId, variant, reason, ...message }) => {
        return `${names.get(lineKey({ productId, variant })) || cartLine.aRemedy}: ${await formatErrorMessage(message, reason)}`;
      }),
    );
  } catch (error) {
    console.error('The local cart could not be moved', error);
    return [];
  }
}
