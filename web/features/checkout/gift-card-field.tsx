import { formatRupees } from '@jyotiratna/contract';
import { checkGiftCardRoute, redeemGiftCardRoute } from '@jyotiratna/contract/gift-cards';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { payByGiftCard as t } from '#messages/gift-cards/gift-cards.ts';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useCall } from '../../use-call.ts';
import { creditQuery } from '../accounts/credit-query.ts';
import type { CreditChoice } from './use-store-credit.ts';

/**
 * The field for the code of a gift card: a guest's card pays for the order, a customer's is added
 * to the store credit.
 */
export default function GiftCardField({ guest, credit }: { guest: boolean; credit: CreditChoice }) {
  const [code, setCode] = useState('');
  const queries = useQueryClient();
  const { send, busy, message } = useCall({
    call: async () => {
      if (guest) {
        const { end, balance } = await api(checkGiftCardRoute, { body: { code } });
        credit.setCard({ code, end, balance });
        return null;
      }
      const { redeemed } = await api(redeemGiftCardRoute, { body: { code } });
      await queries.invalidateQueries({ queryKey: creditQuery.queryKey });
      credit.select(true);
      setCode('');
      return redeemed;
    },
    fallback: t.failed,
    done: (redeemed) => (redeemed === null ? null : t.redeemed(formatRupees(redeemed))),
  });
  if (credit.card)
    return (
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        <p className="figures">{t.applied(formatRupees(credit.used), credit.card.end)}</p>
        <Button kind="second" size="s" onClick={() => credit.setCard(null)}>
          {t.remove}
        </Button>
      </div>
    );
  return (
    <div className="mt-3 grid gap-3">
      <TextField
        name="giftCard"
        label={t.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        error={message ?? undefined}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        onKeyDown={(event: KeyboardEvent) => {
          // Enter must not submit the checkout form around this field.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          send();
        }}
      />
      <Button
        kind="second"
        className="justify-self-start"
        busy={busy}
        busyLabel={t.applying}
        onClick={() => send()}
      >
        {t.apply}
      </Button>
    </div>
  );
}
