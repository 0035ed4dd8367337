import type { SaidSentence } from '@jyotiratna/contract';
import { cartLine } from '#messages/cart/cart-line.ts';
import { wordedSentence } from '../../worded-reply.ts';
import { readGuestCoupon, writeGuestCoupon } from './guest-coupon.ts';
import { type LineOf, lineKey, lineOf } from './line-key.ts';
import { clearLocalCart, readLocalCart } from './local-cart.ts';

type MergeCalls = {
  merge: (lines: (LineOf & { quantity: number })[]) => Promise<{
    skipped: (LineOf & { reason: string } & SaidSentence)[];
  }>;
  applyCoupon: (code: string) => Promise<unknown>;
};

/**
 * Moves the guest's lines, and the coupon they had applied, into the cart of the user who has just logged in: one call for
 * all lines. Resolves to a sentence for each line that stayed behind. A failed call is logged and leaves the lines in this
 * browser, from where the product page moves them.
 */
export async function mergeAtLogin(cart: MergeCalls): Promise<string[]> {
  const lines = readLocalCart();
  if (lines.length === 0) return [];
  try {
    const { skipped } = await cart.merge(lines.map((line) => ({ ...lineOf(line), quantity: line.quantity })));
    clearLocalCart();
    const code = readGuestCoupon();
    writeGuestCoupon(null);
    // A coupon that does not hold for the merged cart is left out, as the checkout would do.
    if (code) await cart.applyCoupon(code).catch(() => null);
    const names = new Map(lines.map((line) => [lineKey(line), line.name]));
    return await Promise.all(
      skipped.map(async ({ productId, variant, reason, ...said }) => {
        return `${names.get(lineKey({ productId, variant })) || cartLine.aRemedy}: ${await wordedSentence(said, reason)}`;
      }),
    );
  } catch (error) {
    console.error('The local cart could not be moved', error);
    return [];
  }
}
