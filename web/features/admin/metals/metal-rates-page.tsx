import { formatRupeesExact, type MetalRates, toRupees } from '@jyotiratna/contract';
import { listMetalRates } from '@jyotiratna/contract/admin/metal-rates';
import { metalNames, metals as t } from '#messages/admin/metals.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { useFreshQuery } from '../layout/use-fresh-query.ts';
import { RecordTable } from '../list/record-table.tsx';
import { RateForm } from './rate-form.tsx';

/** The rates of the metals in which stones are set: today's, new ones, and the history. */
export function MetalRatesPage() {
  const list = useFreshQuery(['metal-rates'], () => shop(listMetalRates));
  return (
    <>
      <AdminHead title={t.metalRates} />
      <LoadStates of={list} subject={t.rates} />
      {list.data && (
        <>
          <Alert tone="info">{t.eachRateUsed(list.data.days)}</Alert>
          <RateForm list={list.data} />
          <History rates={list.data.history} />
        </>
      )}
    </>
  );
}

function History({ rates }: { rates: MetalRates['history'] }) {
  if (rates.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-heading-s">{t.history}</h2>
      <RecordTable
        caption={t.metalRatesNewest}
        rows={rates}
        rowKey={({ metal, validFrom, enteredAt }) => `${metal} ${validFrom} ${enteredAt}`}
        columns={[
          { key: 'metal', head: t.metal, lead: 'title', cell: ({ metal }) => metalNames[metal] },
          {
            key: 'rate',
            head: t.gram,
            align: 'right',
            cell: ({ paisePerGram }) => formatRupeesExact(toRupees(paisePerGram)),
          },
          { key: 'from', head: t.validFrom, cell: ({ validFrom }) => formatLocal(validFrom) },
          {
            key: 'entered',
            head: t.entered,
            spare: true,
            cell: (row) => formatLocal(row.enteredAt),
          },
        ]}
      />
    </section>
  );
}
