import { fetchRemittances, listCashRoute } from '@jyotiratna/contract/admin/parcels';
import { useState } from 'react';
import { remittanceFile, parcels as t } from '#messages/admin/parcels.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Table } from '../../../ui/table.tsx';
import { CallButton } from '../layout/call.tsx';
import { formatDate } from '../layout/dates.ts';
import { LoadStates, Panel, useFreshQuery } from '../layout/page.tsx';
import { rupeesColumn } from '../list/columns.tsx';
import { useMayCall } from '../team/use-may-call.ts';
import { RemittancePanel } from './remittance.tsx';
import { RemittanceDialog } from './remittance-dialog.tsx';

/** Cash on delivery that couriers have collected but not remitted yet, and the remittances. */
export function CashPanel() {
  const cash = useFreshQuery(['parcel-cash'], () => api(listCashRoute));
  const [isOpen, setOpen] = useState(false);
  const mayRead = useMayCall()('POST /api/admin/parcel-cash/import');
  return (
    <div className="mt-6 grid gap-4">
      <Panel title={t.cashTitle}>
        <LoadStates of={cash} subject={t.cashTitle.toLowerCase()} rows={2} />
        {cash.data?.due.length === 0 && <p className="text-text-2">{t.cashNone}</p>}
        {cash.data && cash.data.due.length > 0 && (
          <Table
            caption={t.cashTable}
            rows={cash.data.due}
            rowKey={({ courier, day }) => `${courier} ${day}`}
            columns={[
              { key: 'courier', head: t.courier, cell: ({ courier }) => courier },
              { key: 'day', head: t.deliveredOn, cell: ({ day }) => formatDate(day) },
              { key: 'count', head: t.count, align: 'right', cell: ({ parcels }) => parcels },
              rupeesColumn('due', t.due, (day: { due: number }) => day.due),
            ]}
          />
        )}
      </Panel>
      <Panel
        title={t.remittances}
        aside={
          mayRead && (
            <span className="flex flex-wrap gap-2">
              <CallButton
                kind="second"
                size="s"
                call={() => api(fetchRemittances)}
                done={({ added }) => t.fetchDone(added)}
                failed={t.fetch}
                busyLabel={remittanceFile.reading}
              >
                {t.fetch}
              </CallButton>
              <Button kind="second" size="s" onClick={() => setOpen(true)}>
                {t.readFile}
              </Button>
            </span>
          )
        }
      >
        {cash.data?.remittances.length === 0 && <p className="text-text-2">{t.remittancesNone}</p>}
        <ul className="grid gap-5">
          {cash.data?.remittances.map((one) => (
            <li key={`${one.courier} ${one.reference}`}>
              <RemittancePanel remittance={one} />
            </li>
          ))}
        </ul>
      </Panel>
      {isOpen && <RemittanceDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
