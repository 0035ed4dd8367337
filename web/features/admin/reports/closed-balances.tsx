import { formatRupeesExact } from '@jyotiratna/contract';
import {
  listClosedBalancesRoute,
  transferClosedBalanceRoute,
} from '@jyotiratna/contract/admin/closings';
import { closedBalances as t } from '#messages/admin/closed-balances.ts';
import { reports as texts } from '#messages/admin/reports.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CallAlert } from '../layout/call-alert.tsx';
import { formatDate } from '../layout/dates.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useForm } from '../layout/use-form.ts';
import { useFreshQuery } from '../layout/use-fresh-query.ts';

const queryKey = ['admin', 'closed-balances'];

/** Balances of deleted accounts that no provider gives back; nothing where there are none. */
export function ClosedBalanceList() {
  const waiting = useFreshQuery(['closed-balances'], () => shop(listClosedBalancesRoute, {}));
  if (waiting.data?.refunds.length === 0) return null;
  return (
    <Panel title={texts.balancesPayBack} note={texts.deletedAccountsWhere}>
      <LoadStates of={waiting} subject={texts.balances} rows={1} />
      <ul className="divide-y divide-line">
        {waiting.data?.refunds.map((refund) => (
          <li key={refund.id} className="grid gap-3 py-4">
            <p className="figures flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                {texts.since(refund.contact, formatDate(refund.since))}
              </span>
              <span className="font-semibold">{formatRupeesExact(refund.amount)}</span>
            </p>
            {refund.provider !== null && (
              <p className="text-small text-text-2">{t.askProvider(refund.provider)}</p>
            )}
            <Transfer id={refund.id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Transfer({ id }: { id: string }) {
  const form = useForm({
    initial: { reference: '' },
    call: (body) => shop(transferClosedBalanceRoute, { params: { id }, body }),
    replaces: queryKey,
  });
  return (
    <form {...form.form} className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
      <CallAlert title={texts.transferCouldNot}>{form.alert}</CallAlert>
      <TextField
        label={texts.numberTransfer}
        required
        maxLength={120}
        {...form.field('reference')}
      />
      <Button type="submit" kind="second" busy={form.busy} busyLabel={texts.saving}>
        {texts.recordTransfer}
      </Button>
    </form>
  );
}
