import { formatRupeesExact, type Order } from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** What an order's status means for its customer, with at most one way on. */
export function StatusNote({ order }: { order: Order }) {
  const note = noteOf(order);
  return note && <p className="text-small text-ink-700">{note}</p>;
}

function noteOf({ status, amount, refunded, carrier, trackingNumber }: Order): ReactNode {
  const way = (to: string, words: string) => (
    <Link to={to} className="text-link">
      {words}
    </Link>
  );
  switch (status) {
    case 'created':
      return (
        <>
          Payment has not reached us yet. If money left your account, this page updates by itself.{' '}
          {way('/checkout', 'Pay now')}
        </>
      );
    case 'paid':
      return 'We pack within 2-3 business days.';
    case 'packed':
      return 'Packed, and waiting for the courier.';
    case 'shipped':
      return (
        <>
          With {carrier || 'the courier'}.{' '}
          {trackingNumber && (
            <>
              Tracking number <strong className="figures font-semibold">{trackingNumber}</strong>
            </>
          )}
        </>
      );
    case 'delivered':
      return <>30-day hassle-free returns. {way('/contact-us', 'Start a return')}</>;
    case 'refund_pending':
    case 'refunded':
      return `${formatRupeesExact(refunded || amount)} goes back the way it was paid, within 7-10 business days.`;
    case 'payment_review':
      return 'We are looking at your payment. This page updates by itself.';
    case 'expired':
      return <>No payment reached us in time, and no order was confirmed. {way('/cart', 'Back to Cart')}</>;
    case 'cancelled':
      return 'This order was cancelled.';
    default:
      return null;
  }
}
