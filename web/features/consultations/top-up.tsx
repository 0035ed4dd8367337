import {
  formatRupees,
  formatRupeesExact,
  type TopUp,
  topUpLimits,
  type User,
} from '@jyotiratna/contract';
import { getTopUp, startTopUpRoute, verifyTopUpRoute } from '@jyotiratna/contract/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCall } from '../../use-call.ts';
import type { PurchaseCalls } from '../payments/pay-once.ts';
import { useOwnPolicy } from '../payments/use-own-policy.ts';
import { usePayOnce } from '../payments/use-pay-once.ts';
import { balanceKey } from './balance-key.ts';
import { summaryQuery } from './summary-query.ts';

const callsFor =
  ({ name, email }: User) =>
  (shopName: string): PurchaseCalls<number, TopUp> => ({
    start: async (amount) => {
      const { topUp, keyId, order } = await api(startTopUpRoute, { body: { amount } });
      const customer = { name, email, phone: '' };
      const orderNumber = topUp.id.slice(0, 12);
      return { purchase: topUp, request: { keyId, order, orderNumber, shopName, customer } };
    },
    verify: async (fields) => (await api(verifyTopUpRoute, { body: { ...fields } })).topUp,
    read: async (id) => (await api(getTopUp, { params: { id } })).topUp,
  });

/**
 * The form for a top-up of the balance through the payment provider's window. `onPaid` is called
 * once the balance includes it.
 */
export function TopUpSection({ user, onPaid }: { user: User; onPaid?: (() => void) | undefined }) {
  useOwnPolicy();
  const queries = useQueryClient();
  const toast = useToast();
  const [amount, setAmount] = useState<string>(String(topUpLimits.offered[1]));
  const payOnce = usePayOnce(callsFor(user), controls.unknownError);

  async function pay(): Promise<void> {
    const { purchase } = await payOnce(Number(amount));
    await Promise.all([
      queries.invalidateQueries({ queryKey: balanceKey }),
      queries.invalidateQueries({ queryKey: summaryQuery.queryKey }),
    ]);
    if (purchase.status !== 'paid') return;
    toast({ title: t.topUpDone(formatRupeesExact(purchase.amount)) });
    onPaid?.();
  }

  const { send, busy, message } = useCall({ call: pay, fallback: controls.unknownError });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {message && (
        <Alert tone="error" title={t.topUpFailed}>
          {message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {topUpLimits.offered.map((rupees) => (
          <Button
            key={rupees}
            kind="second"
            size="s"
            aria-pressed={amount === String(rupees)}
            className="figures aria-pressed:bg-mayur-100"
            onClick={() => setAmount(String(rupees))}
          >
            {formatRupees(rupees)}
          </Button>
        ))}
      </div>
      <TextField
        label={t.topUpAmount}
        type="number"
        inputMode="numeric"
        required
        min={topUpLimits.min}
        max={topUpLimits.max}
        step={1}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Button type="submit" kind="buy" busy={busy} busyLabel={t.topUpBusy}>
        {t.topUp}
      </Button>
    </form>
  );
}
