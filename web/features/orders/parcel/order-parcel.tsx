import type { Order } from '@jyotiratna/contract';
import { getOrderParcel } from '@jyotiratna/contract/parcels';
import { useQuery } from '@tanstack/react-query';
import { parcel as t } from '#messages/orders/parcel.ts';
import { api } from '../../../api.ts';
import { formatOrderDay } from '../dates.ts';
import { asReader, isRecognised } from '../returns/use-returns.ts';
import { ParcelDirection } from './parcel-direction.tsx';
import { parcelKey } from './parcel-key.ts';
import { RedeliveryForm } from './redelivery-form.tsx';

/** Statuses in which an order may have a parcel. */
const packedStatuses: readonly Order['status'][] = [
  'packed',
  'shipped',
  'delivered',
  'refused',
  'returned',
];

/**
 * The order's parcel at the courier, for its owner and the recipient of its message; renders
 * nothing for any other viewer.
 */
export function OrderParcelPanel({ order }: { order: Order }) {
  const { _id: id, status } = order;
  const { data: parcel } = useQuery({
    queryKey: parcelKey(id),
    queryFn: async () =>
      (await api(getOrderParcel, { params: { id }, headers: asReader(id) })).parcel,
    enabled: packedStatuses.includes(status) && isRecognised(order),
    retry: false,
    staleTime: 0,
  });
  if (!parcel) return null;
  const { question, answer } = parcel;
  return (
    <section
      id="parcel"
      aria-labelledby="order-parcel"
      className="facet-card mt-6 grid scroll-mt-24 gap-5 border border-line bg-surface p-5 md:p-7"
    >
      <h2 id="order-parcel" className="text-heading-s">
        {t.title}
      </h2>
      {question && <RedeliveryForm id={id} days={question.days} />}
      {answer && (
        <p role="status">{answer.day ? t.answeredDay(formatOrderDay(answer.day)) : t.answered}</p>
      )}
      <ParcelDirection parcel={parcel} />
    </section>
  );
}
