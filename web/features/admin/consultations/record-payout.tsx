import {
  type AdminHealer,
  formatRupeesExact,
  tdsOf,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import { notePayoutRoute } from '@jyotiratna/contract/admin/consultations';
import { useState } from 'react';
import { consultations as t } from '#messages/admin/consultations.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CallAlert } from '../layout/call-alert.tsx';
import { formatDate } from '../layout/dates.ts';
import { AmountList } from '../layout/definition-lists.tsx';
import { useForm } from '../layout/use-form.ts';

/** Records money that was transferred to a healer; it reduces the ledger's liability. */
export function RecordPayout({ healer, onClose }: { healer: AdminHealer; onClose: () => void }) {
  // The same transfer, however often it is sent.
  const [clientId] = useState(() => crypto.randomUUID());
  const save = useForm({
    initial: { amount: String(healer.owed), reference: '' },
    call: ({ amount, reference }) =>
      shop(notePayoutRoute, {
        params: { id: healer.id },
        body: { clientId, amount: Number(amount), reference },
      }),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t.payouts(healer.name)}
      description={t.transferMoneyFirst}
    >
      <p className="figures mb-4 font-semibold">{t.owedNow(formatRupeesExact(healer.owed))}</p>
      {healer.owed > 0 && (
        <form {...save.form} className="grid gap-4">
          <CallAlert>{save.message}</CallAlert>
          <TextField
            label={t.amountRupees}
            type="number"
            inputMode="decimal"
            min={0.01}
            max={healer.owed}
            step={0.01}
            {...save.field('amount')}
          />
          {healer.tds && <TdsLines terms={healer.tds} amount={Number(save.draft.amount)} />}
          <TextField label={t.numberTransfer} maxLength={120} {...save.field('reference')} />
          <Button type="submit" busy={save.busy}>
            {t.recordPayout}
          </Button>
        </form>
      )}
      {healer.payouts.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-t border-line">
          {healer.payouts.map(({ id, amount: paid, tds, reference, at }) => (
            <li key={id} className="figures flex justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">
                {formatDate(at)}, {reference}
              </span>
              <span className="shrink-0 text-right">
                <span className="font-semibold">{formatRupeesExact(paid)}</span>
                {tds > 0 && (
                  <span className="block text-small text-text-2">
                    {t.tds(formatRupeesExact(tds))}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The tax that is deducted from a payout, and what is to be transferred. */
function TdsLines({ terms, amount }: { terms: NonNullable<AdminHealer['tds']>; amount: number }) {
  if (!Number.isFinite(amount) || amount <= 0) return null;
  const paise = toPaise(amount);
  const tds = tdsOf(terms, paise);
  return (
    <AmountList
      rows={[
        [t.tdsCode(terms.code, terms.basisPoints / 100), formatRupeesExact(toRupees(tds))],
        [t.transfer, formatRupeesExact(toRupees(paise - tds))],
      ]}
    />
  );
}
