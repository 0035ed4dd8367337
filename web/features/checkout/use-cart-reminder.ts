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
  /** The terms of abandoned-cart emails; null if the shop sends none. */
  offer: PublicConfig['cartReminders'];
  expected: boolean;
  /** The error that prevented storing the last change of the checkbox. */
  error: string | null;
  want: (expected: boolean) => Promise<void>;
};

/** Debounce in milliseconds before the email address is sent. */
const pause = 500;

/**
 * The buyer's consent to abandoned-cart emails. Nothing is sent before the box is checked; from
 * then on the server stores the current cart, until the box is unchecked.
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
        // Deletes previously stored data, too: with an unchecked box nothing may be stored.
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
