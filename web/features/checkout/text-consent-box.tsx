import { useId, useState } from 'react';
import { checkout } from '#messages/checkout/checkout.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { textConsent } from './checkout-draft.ts';

/** The consent to messages to the phone, stored for this tab. */
export function useTextConsent() {
  const [isGiven, setGiven] = useState(() => textConsent.read() !== null);
  const change = (to: boolean) => {
    textConsent.write(to ? '1' : null);
    setGiven(to);
  };
  return { isGiven, change };
}

/** The checkbox for messages to the phone, unchecked by default; hidden if the shop sends none. */
export function TextConsentBox({ consent }: { consent: ReturnType<typeof useTextConsent> }) {
  const hint = useId();
  if (!useShopConfig()?.texts) return null;
  return (
    <div className="mt-3">
      <Checkbox
        checked={consent.isGiven}
        aria-describedby={hint}
        onChange={({ currentTarget }) => consent.change(currentTarget.checked)}
      >
        {checkout.texts.label}
      </Checkbox>
      <p id={hint} className="pl-8.5 text-small text-text-2">
        {checkout.texts.hint}
      </p>
    </div>
  );
}
