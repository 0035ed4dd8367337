import { type HandOver, pathOf } from '@jyotiratna/contract';
import { getLabelsRoute } from '@jyotiratna/contract/admin/parcels';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { parcels as t } from '#messages/admin/parcels.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { formatDate } from '../layout/dates.ts';

/** The progress of a hand-over: its bookings, its pickup, and its labels once there are any. */
export function HandOverProgress({ handOver }: { handOver: HandOver }) {
  const { id, total, booked, waiting, failed, pickup } = handOver;
  return (
    <div className="grid gap-3" aria-live="polite">
      <p className="figures font-semibold">{t.progress(booked, total)}</p>
      <progress
        className="w-full accent-mayur-700"
        max={Math.max(total, 1)}
        value={total - waiting}
        aria-hidden
      />
      {waiting > 0 && <p className="text-small text-text-2">{t.waiting}</p>}
      {pickup && <p>{t.pickup(formatDate(pickup.day))}</p>}
      {failed.length > 0 && (
        <Alert tone="error" title={t.failed}>
          <ul className="list-disc pl-5">
            {failed.map(({ orderId, orderNumber, reason }) => (
              <li key={orderId}>
                <Link to={`/admin/orders/${orderId}`} className="text-link">
                  {orderNumber}
                </Link>{' '}
                {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {waiting === 0 && booked > 0 && (
        <a
          href={pathOf(getLabelsRoute, { params: { id } })}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ kind: 'second', size: 's' })} justify-self-start`}
        >
          <Printer aria-hidden size={20} strokeWidth={1.6} />
          {t.labels}
        </a>
      )}
    </div>
  );
}
