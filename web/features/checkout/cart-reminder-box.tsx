import { useId } from 'react';
import { checkout } from '#messages/checkout/checkout.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { CartReminder } from './use-cart-reminder.ts';

/** The checkbox with the consent to emails about an abandoned cart. Unchecked by default. */
export function CartReminderBox({ offer, expected, error, want }: CartReminder) {
  const hint = useId();
  if (!offer) return null;
  return (
    <div className="mt-3">
      <Checkbox
        checked={expected}
        aria-describedby={hint}
        onChange={({ currentTarget }) => void want(currentTarget.checked)}
      >
        {checkout.reminder.label(offer.mails)}
      </Checkbox>
      <p id={hint} className="pl-8.5 text-small text-text-2">
        {checkout.reminder.hint(offer.days)}
      </p>
      <p role="status" className="pl-8.5 text-small font-medium text-sindoor-700 empty:hidden">
        {error}
      </p>
    </div>
  );
}
