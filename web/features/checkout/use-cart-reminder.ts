import { isEmail, type PublicConfig } from '@jyotiratna/contract';
import { deleteSavedCart, keepCartRoute } from '@jyotiratna/contract/cart-reminders';
import { useEffect, useState } from 'react';
import { checkout } from '#messages/checkout/checkout.ts';
import { api } from '../../api.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import type { CartRow } from '../cart/cart-row.ts';
import { callLine } from '../cart/line-key.ts';
import { reminderConsent } from './checkout-draft.ts';

type Left = { checkoutId: string; email: string; rows: readonly CartRow[] };

export type CartReminder = {
  /** The shop's offer; null where it sends no such emails. */
  offer: PublicConfig['cartReminders'];
  expected: boolean;
  /** Why the last tick could not be noted. */
  error: string | null;
  want: (expected: boolean) => Promise<void>;
};

/** Debounce in milliseconds before an address is sent. */
const pause = 500;

/**
 * The buyer's consent to emails about an abandoned cart. Nothing is sent before the box is
 * ticked; from then on the shop stores the current cart, until the box is unticked.
 */
export function useCartReminder({ checkoutId, email, rows }: Left): CartReminder {
  const offer = useShopConfig()?.cartReminders ?? null;
  const [expected, setTarget] = useState(() => reminderConsent.read() !== null);
  const [error, setError] = useState<string | null>(null);
  const address = email.trim();
  const stored =
    offer && expected && isEmail(address) && rows.length > 0
      ? JSON.stringify({ email: address, checkoutId, items: rows.map((row) => callLine(row)) })
      : null;

  useEffect(() => {
    if (stored === null) return;
    const timer = setTimeout(() => {
      api(keepCartRoute, { body: JSON.parse(stored) }).catch((cause: unknown) => {
        console.error('The cart could not be kept', cause);
        // Previous stored data is deleted, too: an unticked box means that nothing is stored.
        void api(deleteSavedCart).catch(() => {});
        setTarget(false);
        reminderConsent.write(null);
        setError(checkout.reminder.failed);
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [stored]);

  async function want(now: boolean): Promise<void> {
    setError(null);
    setTarget(now);
    reminderConsent.write(now ? '1' : null);
    if (now) return;
    try {
      await api(deleteSavedCart);
    } catch (cause) {
      console.error('The kept cart could not be forgotten', cause);
      setTarget(true);
      reminderConsent.write('1');
      setError(checkout.reminder.notFinished);
    }
  }

  return { offer, expected, error, want };
}
