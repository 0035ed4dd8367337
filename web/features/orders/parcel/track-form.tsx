import type { TrackedOrder } from '@jyotiratna/contract';
import { sendOrderLinkRoute, trackOrderRoute } from '@jyotiratna/contract/parcels';
import { useState } from 'react';
import { parcel, track as t } from '#messages/orders/parcel.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useCall } from '../../../use-call.ts';
import { ErrorAlert } from '../../accounts/error-alert.tsx';
import { useSubmit } from '../../accounts/use-submit.ts';
import { formatOrderDay } from '../dates.ts';
import { itemLabel } from '../item-name.ts';
import { OrderStatusChip } from '../order-status.tsx';
import { OrderTimeline } from '../order-timeline.tsx';
import { ParcelDirection } from './parcel-direction.tsx';

/** A form that finds an order by its number and its phone or email, and displays its tracking. */
export function TrackForm() {
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  const [search, setSearch] = useState({ orderNumber: '', contact: '' });
  const { busy, rejection, alert, field, form } = useSubmit({
    send: async ({ orderNumber = '', contact = '' }) => {
      setOrder(null);
      setSearch({ orderNumber, contact });
      const found = api(trackOrderRoute, { body: { orderNumber, contact } });
      return (await found.catch(inOwnWords)).order;
    },
    done: setOrder,
    fallback: t.failed,
  });
  return (
    <div className="grid gap-8">
      <form {...form} aria-label={t.title} className="grid max-w-xl gap-5">
        <ErrorAlert ref={alert} rejection={rejection} />
        <TextField
          {...field('orderNumber')}
          label={t.number}
          hint={t.numberHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        <TextField {...field('contact')} label={t.contact} autoComplete="email" maxLength={254} />
        <Button type="submit" busy={busy} busyLabel={t.finding} className="justify-self-start">
          {t.find}
        </Button>
      </form>
      <div aria-live="polite">
        {order && <Found key={order.orderNumber} order={order} search={search} />}
      </div>
    </div>
  );
}

/** Throws the same message for an unknown number and for the contact of another order. */
function inOwnWords(error: unknown): never {
  throw isCallError(error) && error.status === 404
    ? new Error(t.notFound, { cause: error })
    : error;
}

type Search = { orderNumber: string; contact: string };

function Found({ order, search }: { order: TrackedOrder; search: Search }) {
  const { orderNumber, status, items, arrives, parcel: way } = order;
  return (
    <section aria-label={t.found(orderNumber)} className="grid gap-5">
      <h2 className="flex flex-wrap items-center gap-3 text-heading-s">
        {t.found(orderNumber)} <OrderStatusChip status={status} />
      </h2>
      <div className="facet-card border border-line bg-surface p-5 md:p-7">
        <OrderTimeline order={order} />
      </div>
      {arrives && !way?.expectedOn && status !== 'delivered' && (
        <p>{t.arrives(formatOrderDay(arrives.from), formatOrderDay(arrives.to))}</p>
      )}
      {way && (
        <div className="facet-card grid gap-4 border border-line bg-surface p-5 md:p-7">
          <h3 className="text-heading-s">{parcel.title}</h3>
          <ParcelDirection parcel={way} />
        </div>
      )}
      <div>
        <h3 className="font-semibold">{t.items}</h3>
        <ul className="list-disc pl-5">
          {Object.entries(items).map(([at, item]) => (
            <li key={at}>{item.qty > 1 ? `${item.qty} × ${itemLabel(item)}` : itemLabel(item)}</li>
          ))}
        </ul>
      </div>
      <SendLink search={search} />
    </section>
  );
}

/**
 * Sends the link to the complete order by email; only that page allows cancelling and returning it.
 */
function SendLink({ search }: { search: Search }) {
  const { send, busy, isSuccess, isError } = useCall({
    call: () => api(sendOrderLinkRoute, { body: search }),
  });
  return (
    <div className="grid justify-items-start gap-2">
      <Button kind="second" size="s" busy={busy} onClick={() => send()}>
        {t.sendLink}
      </Button>
      <p role="status" className="text-small text-text-2">
        {isSuccess ? t.linkSent : isError ? t.failed : t.linkHint}
      </p>
    </div>
  );
}
