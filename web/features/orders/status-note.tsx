import { arrivalDays, formatRupeesExact, type Order } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { orderProgress } from '#messages/order-progress.ts';
import { formatWeekday } from './dates.ts';

/** What an order's status means for its customer, with at most one way on. */
export function StatusNote({ order }: { order: Order }) {
  const note = noteOf(order);
  return note && <p className="text-small text-ink-700">{note}</p>;
}

function noteOf({
  _id,
  status,
  amount,
  refunded,
  carrier,
  trackingNumber,
  createdAt,
  arrives: promised,
}: Order): ReactNode {
  const arrives = () => {
    const { from, to } = promised ?? arrivalDays(Date.parse(createdAt));
    return orderProgress.arrives(formatWeekday(from), formatWeekday(to));
  };
  const way = (to: string, words: string) => (
    <Link to={to} className="text-link">
      {words}
    </Link>
  );
  switch (status) {
    case 'created':
      return (
        <>
          {orderProgress.created.text} {way('/checkout', orderProgress.created.link)}
        </>
      );
    case 'paid':
      return `${orderProgress.paid} ${arrives()}`;
    case 'packed':
      return `${orderProgress.packed} ${arrives()}`;
    case 'shipped':
      return (
        <>
          {orderProgress.shipped(carrier)} {arrives()}{' '}
          {trackingNumber && (
            <>
              {orderProgress.tracking} <strong className="figures font-semibold">{trackingNumber}</strong>
            </>
          )}
        </>
      );
    case 'delivered':
      return (
        <>
          {orderProgress.delivered.text} {way(`/contact-us#return=${_id}`, orderProgress.delivered.link)}
        </>
      );
    case 'refund_pending':
    case 'refunded':
      return orderProgress.refund(formatRupeesExact(refunded || amount));
    case 'payment_review':
      return orderProgress.review;
    case 'expired':
      return (
        <>
          {orderProgress.expired.text} {way('/cart', orderProgress.expired.link)}
        </>
      );
    case 'cancelled':
      return orderProgress.cancelled;
    default:
      return null;
  }
}
