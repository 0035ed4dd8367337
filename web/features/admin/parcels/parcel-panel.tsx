import { getParcelsOfOrder } from '@jyotiratna/contract/admin/parcels';
import { parcelStates as states, parcels as t } from '#messages/admin/parcels.ts';
import { api } from '../../../api.ts';
import { formatDateTime } from '../layout/dates.ts';
import { Panel, useFreshQuery } from '../layout/page.tsx';
import { ParcelActions } from './parcel-actions.tsx';
import { ParcelChip } from './parcel-chip.tsx';

/** The courier parcels of an order, with their tracking events; renders nothing without any. */
export function ParcelPanel({ orderId }: { orderId: string }) {
  const { data: parcels = [] } = useFreshQuery(
    ['order', orderId, 'parcels'],
    async () => (await api(getParcelsOfOrder, { params: { id: orderId } })).parcels,
  );
  return parcels.map((parcel) => (
    <Panel
      key={parcel.id}
      title={parcel.direction === 'return' ? `${t.parcel} (${t.returnOf})` : t.parcel}
      aside={<ParcelChip state={parcel.state} />}
    >
      <p className="figures mb-3 wrap-anywhere">
        {[parcel.carrier, parcel.awb ?? t.notYet].filter(Boolean).join(', ')}
      </p>
      {parcel.events.length === 0 && <p className="mb-3 text-text-2">{t.noEvents}</p>}
      <ol aria-label={t.events} className="mb-4 grid gap-2 text-small empty:hidden">
        {parcel.events.map(({ at, state, place, remark }) => (
          <li key={`${at} ${state} ${remark}`}>
            <span className="text-text-2">{formatDateTime(at)}</span>{' '}
            {[state && states[state], place, remark].filter(Boolean).join(', ')}
          </li>
        ))}
      </ol>
      <ParcelActions parcel={parcel} />
    </Panel>
  ));
}
