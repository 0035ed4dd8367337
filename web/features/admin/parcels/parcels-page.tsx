import {
  type AdminParcel,
  type HandOver,
  type ParcelView,
  parcelViews,
} from '@jyotiratna/contract';
import { listParcelsRoute } from '@jyotiratna/contract/admin/parcels';
import { useQuery } from '@tanstack/react-query';
import { parcels as t, parcelViews as views } from '#messages/admin/parcels.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { formatDate, formatDateTime } from '../layout/dates.ts';
import { AdminList, type ListQuery } from '../list/admin-list.tsx';
import { type RecordColumn, rupeesColumn } from '../list/columns.tsx';
import type { Filter } from '../list/filter-bar.tsx';
import { useMayCall } from '../team/use-may-call.ts';
import { CashPanel } from './cash-panel.tsx';
import { HandOverProgress } from './hand-over-progress.tsx';
import { ParcelActions } from './parcel-actions.tsx';
import { ParcelChip } from './parcel-chip.tsx';
import { handOverQuery } from './parcels-query.ts';

const filters: readonly Filter<AdminParcel>[] = [
  {
    name: 'show',
    label: t.view,
    options: parcelViews.map((one) => [one === 'hanging' ? '' : one, views[one]] as const),
  },
];

const columns: readonly RecordColumn<AdminParcel>[] = [
  {
    key: 'order',
    head: t.order,
    lead: 'title',
    value: ({ orderNumber }) => orderNumber,
    to: ({ orderId }) => `/admin/orders/${orderId}`,
    note: ({ direction, name }) =>
      [direction === 'return' && t.returnOf, name].filter(Boolean).join(', '),
  },
  {
    key: 'awb',
    head: t.parcel,
    value: ({ awb }) => awb,
    cell: ({ awb }) => <span className="figures">{awb ?? t.notYet}</span>,
    note: ({ carrier, courier }) => carrier ?? courier,
  },
  {
    key: 'state',
    head: t.state,
    value: ({ state }) => state,
    cell: ({ state }) => <ParcelChip state={state} />,
    note: (parcel) => <StateNotes parcel={parcel} />,
  },
  {
    key: 'expected',
    head: t.expected,
    value: ({ expectedOn }) => expectedOn,
    cell: ({ expectedOn }) => (expectedOn ? formatDate(expectedOn) : ''),
    spare: true,
  },
  rupeesColumn('cash', t.cash, ({ cash }) => cash || null),
  {
    key: 'actions',
    head: t.actions,
    actions: true,
    cell: (parcel) => <ParcelActions parcel={parcel} />,
  },
];

function StateNotes({ parcel }: { parcel: AdminParcel }) {
  const { state, stateAt, misses, answerDay, failure, contradicted } = parcel;
  const deliveryFailed = state === 'missed';
  return (
    <>
      {stateAt && formatDateTime(stateAt)}
      {deliveryFailed && <span className="block text-text">{t.misses(misses)}</span>}
      {deliveryFailed && answerDay && (
        <span className="block text-text">{t.answered(formatDate(answerDay))}</span>
      )}
      {failure && <span className="block text-sindoor-700">{failure}</span>}
      {contradicted && <span className="block text-sindoor-700">{t.contradicted}</span>}
    </>
  );
}

async function load({ show }: ListQuery) {
  const query = show ? { show: show as ParcelView } : {};
  const { parcels: rows, ...rest } = await api(listParcelsRoute, { query });
  return { rows, ...rest };
}

/** Parcels at the courier: delayed, missed or returning ones, hand-overs in progress, cash due. */
export function ParcelsPage() {
  const seesCash = useMayCall()('GET /api/admin/parcel-cash');
  return (
    <>
      <AdminList
        title={t.title}
        subject={t.title.toLowerCase()}
        queryKey={['admin', 'parcels']}
        load={load}
        before={(data) =>
          data && (
            <div className="mb-4 grid gap-4 empty:hidden">
              {!data.courier && <Alert tone="info">{t.noCourier}</Alert>}
              {data.handOvers.length > 0 && <HandOvers handOvers={data.handOvers} />}
            </div>
          )
        }
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: t.none }}
      />
      {seesCash && <CashPanel />}
    </>
  );
}

function HandOvers({ handOvers }: { handOvers: readonly HandOver[] }) {
  return (
    <details
      className="facet-card border border-line bg-surface p-5"
      open={handOvers.some(({ waiting }) => waiting > 0)}
    >
      <summary className="cursor-pointer font-semibold">{t.handOvers}</summary>
      <ul className="mt-4 grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {handOvers.map((one) => (
          <HandOverItem key={one.id} given={one} />
        ))}
      </ul>
    </details>
  );
}

/** A hand-over in progress is polled until it is complete. */
function HandOverItem({ given }: { given: HandOver }) {
  const { data = given } = useQuery({ ...handOverQuery(given.id), initialData: given });
  return (
    <li>
      <p className="mb-1 text-small text-text-2">{t.handedAt(formatDateTime(given.createdAt))}</p>
      <HandOverProgress handOver={data} />
    </li>
  );
}
