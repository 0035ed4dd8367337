import { formatRupeesExact, type GiftCardWorth } from '@jyotiratna/contract';
import { checkGiftCardRoute } from '@jyotiratna/contract/gift-cards';
import { useState } from 'react';
import { giftCards as t } from '#messages/gift-cards/gift-cards.ts';
import { api } from '../../api.ts';
import { plainDay } from '../../plain-date.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ErrorAlert } from '../accounts/error-alert.tsx';
import { useSubmit } from '../accounts/use-submit.ts';

/** A form that displays the balance of a gift card by its code. */
export function GiftCardBalance() {
  const [worth, setWorth] = useState<GiftCardWorth | null>(null);
  const { busy, rejection, alert, field, form } = useSubmit({
    send: ({ code = '' }) => {
      setWorth(null);
      return api(checkGiftCardRoute, { body: { code } });
    },
    done: setWorth,
    fallback: t.seeFailed,
  });
  return (
    <form {...form} aria-label={t.balance} className="mt-4 grid gap-4">
      <ErrorAlert ref={alert} rejection={rejection} />
      <TextField
        {...field('code')}
        label={t.code}
        hint={t.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <Button
        type="submit"
        kind="second"
        busy={busy}
        busyLabel={t.seeing}
        className="justify-self-start"
      >
        {t.see}
      </Button>
      <p aria-live="polite" className="figures">
        {worth && t.worth(formatRupeesExact(worth.balance), worth.end)}
        {worth?.validTo && ` ${t.validTo(plainDay(worth.validTo))}`}
      </p>
    </form>
  );
}
