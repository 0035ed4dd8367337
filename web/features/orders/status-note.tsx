import { arrivalDays, formatRupeesExact, type Order, withoutCredit } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { orderProgress } from '#messages/orders/order-progress.ts';
import { useSession } from '../../session/use-session.ts';
import { ConfirmOrder } from './confirm-order.tsx';
import { formatWeekday } from './dates.ts';
import { refundNote } from './refund-note.ts';
import { takeOrderKey } from './returns/order-key.ts';
import { useIsOwn } from './returns/use-returns.ts';

/** An explanation of an order's status for its customer, with at most one action. */
export function StatusNote({ order }: { order: Order }) {
  const own = useIsOwn(order);
  const isAdmin = useSession().status === 'admin';
  // An administrator cannot return items.
  const note = isAdmin && order.status === 'delivered' ? null : noteOf(order, own);
  return note && <div className="text-small text-ink-700">{note}</div>;
}

function noteOf(order: Order, own: boolean): ReactNode {
  const { _id, status, carrier, trackingNumber, createdAt, arrives: promised } = order;
  const { cashOnDelivery, trackingUrl } = order;
  const due = formatRupeesExact(withoutCredit(order));
  const cash = cashOnDelivery ? ` ${orderProgress.cash(due)}` : '';
  const arrives = () => {
    // A viewer with only the link sees no promised date, and made-to-order items take longer than
    // the default.
    if (promised === undefined && order.items.some(({ workshop }) => workshop)) return '';
    const { from, to } = promised ?? arrivalDays(Date.parse(createdAt));
    return orderProgress.arrives(formatWeekday(from), formatWeekday(to));
  };
  const link = (to: string, label: string) => (
    <Link to={to} className="text-link">
      {label}
    </Link>
  );
  switch (status) {
    case 'created':
      return (
        <>
          {orderProgress.created.text} {link('/checkout', orderProgress.created.link)}
        </>
      );
    case 'placed':
      return own && takeOrderKey(_id) ? <ConfirmOrder id={_id} /> : orderProgress.placed.link;
    case 'paid':
    case 'confirmed':
      return isSizePending(order)
        ? `${orderProgress.waitsForSize}${cash}`
        : `${making(order)} ${arrives()}${cash}`;
    case 'packed':
      return `${orderProgress.packed} ${arrives()}${cash}`;
    case 'shipped':
      return (
        <>
          {orderProgress.shipped(carrier)} {arrives()}
          {cash}{' '}
          {trackingNumber && (
            <>
              {orderProgress.tracking}{' '}
              <strong className="figures font-semibold">{trackingNumber}</strong>
              {trackingUrl && (
                <>
                  {' '}
                  <a href={trackingUrl} target="_blank" rel="noreferrer" className="text-link">
                    {orderProgress.track}
                  </a>
                </>
              )}
            </>
          )}
        </>
      );
    case 'delivered':
      return (
        <>
          {orderProgress.delivered.text}{' '}
          {/* A viewer with only the page's link uses the contact form instead. */}
          {own ? (
            <a href="#returns" className="text-link">
              {orderProgress.delivered.link}
            </a>
          ) : (
            link(`/contact-us#return=${_id}`, orderProgress.delivered.link)
          )}
        </>
      );
    case 'refund_pending':
      return refundNote(order, cashOnDelivery ? 'transfer' : 'refund');
    case 'refunded':
      return refundNote(order, cashOnDelivery ? 'transferred' : 'refunded');
    case 'payment_review':
      return orderProgress.review;
    case 'refused':
    case 'returned':
      return orderProgress[status];
    case 'expired':
      return (
        <>
          {cashOnDelivery ? orderProgress.unconfirmed : orderProgress.expired.text}{' '}
          {link('/cart', orderProgress.expired.link)}
        </>
      );
    case 'cancelled':
      return orderProgress.cancelled;
    default:
      return null;
  }
}

function isSizePending({ items }: Order): boolean {
  return items.some(({ workshop }) => workshop?.state === 'waits_for_size');
}

/** A note on the workshop's progress before the parcel is packed. */
function making({ items }: Order): string {
  const lines = items.flatMap(({ workshop }) =>
    workshop?.state === 'in_the_workshop' ? [workshop] : [],
  );
  if (lines.length === 0) return orderProgress.paid;
  const last = lines
    .flatMap(({ by }) => by ?? [])
    .sort()
    .at(-1);
  return last ? orderProgress.inWorkshop(formatWeekday(last)) : orderProgress.making;
}
