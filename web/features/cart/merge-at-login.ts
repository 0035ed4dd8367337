import type { FormattedMessage } from '@jyotiratna/contract';
import { cartLine } from '#messages/cart/cart-line.ts';
import { isCallError } from '../../is-call-error.ts';
import { formatErrorMessage } from '../../localized-response.ts';
import { guestCoupon } from './guest-coupon.ts';
import { type LineOf, lineKey } from './line-key.ts';
import { clearLocalCart, readLocalCart } from './local-cart.ts';
import { type MergeBody, mergeBodyOf } from './merge-body.ts';
import { pendingMerge } from './pending-merge.ts';

type MergeCalls = {
  merge: (body: MergeBody) => Promise<{
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
  if (lines.length === 0) {
    pendingMerge.write(null);
    return [];
  }
  try {
    const { skipped } = await cart.merge(mergeBodyOf(lines));
    clearLocalCart();
    pendingMerge.write(null);
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
    if (isCallError(error) && error.status >= 400 && error.status < 500) pendingMerge.write(null);
    return [];
  }
}
