import { isEmail, type PublicConfig } from '@jyotiratna/contract';
import { forgetCart, keepCart } from '@jyotiratna/contract/cart-reminders';
import { useEffect, useState } from 'react';
import { checkout } from '#messages/checkout/checkout.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { shop } from '../../shop.ts';
import type { CartRow } from '../cart/cart-row.ts';
import { named } from '../cart/line-key.ts';
import { keepWish, readWish } from './checkout-draft.ts';

type Left = { checkoutId: string; email: string; rows: readonly CartRow[] };

export type CartReminder = {
  /** What the shop offers; null where it sends no such mails. */
  offer: PublicConfig['cartReminders'];
  wanted: boolean;
  /** Why the last tick could not be noted. */
  error: string | null;
  want: (wanted: boolean) => Promise<void>;
};

/** Milliseconds for which nothing is typed before an address is sent. */
const pause = 500;

/**
 * The buyer's wish to be written to about a cart that they leave. Nothing is sent before the box is ticked; from then on the
 * shop has the cart as it stands here, until the box is unticked.
 */
export function useCartReminder({ checkoutId, email, rows }: Left): CartReminder {
  const offer = useShopConfig()?.cartReminders ?? null;
  const [wanted, setWanted] = useState(readWish);
  const [error, setError] = useState<string | null>(null);
  const address = email.trim();
  const kept =
    offer && wanted && isEmail(address) && rows.length > 0
      ? JSON.stringify({ email: address, checkoutId, items: rows.map((row) => named(row)) })
      : null;

  useEffect(() => {
    if (kept === null) return;
    const timer = setTimeout(() => {
      shop(keepCart, { body: JSON.parse(kept) }).catch((cause: unknown) => {
        console.error('The cart could not be kept', cause);
        // What was kept before the change goes, too: an unticked box means that nothing is kept.
        void shop(forgetCart).catch(() => {});
        setWanted(false);
        keepWish(false);
        setError(checkout.reminder.failed);
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [kept]);

  async function want(now: boolean): Promise<void> {
    setError(null);
    setWanted(now);
    keepWish(now);
    if (now) return;
    try {
      await shop(forgetCart);
    } catch (cause) {
      console.error('The kept cart could not be forgotten', cause);
      setWanted(true);
      keepWish(true);
      setError(checkout.reminder.notEnded);
    }
  }

  return { offer, wanted, error, want };
}
