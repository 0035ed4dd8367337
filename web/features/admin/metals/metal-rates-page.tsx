import { formatRupeesExact, type MetalRates, toRupees } from '@jyotiratna/contract';
import { listMetalRates } from '@jyotiratna/contract/admin/metal-rates';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadStates } from '../layout/load-states.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { metalNames } from './metal-names.ts';
import { RateForm } from './rate-form.tsx';

/** The rates of the metals in which stones are set: today's, new ones, and the history. */
export function MetalRatesPage() {
  const list = useQuery({ queryKey: ['admin', 'metal-rates'], queryFn: () => shop(listMetalRates) });
  return (
    <>
      <AdminHead title="Metal rates" />
      <LoadStates of={list} what="rates" />
      {list.data && (
        <>
          <Alert tone="info">
            Each rate is used for {list.data.days === 1 ? 'one day' : `${list.data.days} days`}. After that, settings in
            its metal are off sale until a new rate is entered. Orders keep the rate they were placed at.
          </Alert>
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
      <h2 className="mb-3 text-heading-s">History</h2>
      <RecordTable
        caption="Metal rates, newest first"
        rows={rates}
        rowKey={({ metal, validFrom, enteredAt }) => `${metal} ${validFrom} ${enteredAt}`}
        columns={[
          { key: 'metal', head: 'Metal', lead: 'title', cell: ({ metal }) => metalNames[metal] },
          {
            key: 'rate',
            head: '₹ a gram',
            align: 'right',
            cell: ({ paisePerGram }) => formatRupeesExact(toRupees(paisePerGram)),
          },
          { key: 'from', head: 'Valid from', cell: ({ validFrom }) => formatLocal(validFrom) },
          { key: 'entered', head: 'Entered', spare: true, cell: ({ enteredAt }) => formatLocal(enteredAt) },
        ]}
      />
    </section>
  );
}
