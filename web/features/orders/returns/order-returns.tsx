import type { Order, ReturnRequest } from '@jyotiratna/contract';
import { cancelOwnOrderRoute, withdrawReturnRoute } from '@jyotiratna/contract/returns';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { returns as t } from '#messages/orders/returns.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../use-call.ts';
import { formatMoment } from '../dates.ts';
import { itemLabel } from '../item-name.ts';
import { RequestReturn } from './request-return.tsx';
import { ReturnImages } from './return-images.tsx';
import { asReader, returnsKey, useReturns } from './use-returns.ts';

/** The customer's possible actions on an order, and the status of its returns. */
export function OrderReturns({ order }: { order: Order }) {
  const { data } = useReturns(order);
  if (!data) return null;
  const { returns, returnable, mayCancel } = data;
  if (returns.length === 0 && returnable.length === 0)
    return mayCancel ? <CancelOrder id={order._id} /> : null;
  return (
    <section id="returns" aria-labelledby="order-returns" className="mt-6 scroll-mt-24">
      <h2 id="order-returns" tabIndex={-1} className="mb-2 text-heading-s">
        {t.title}
      </h2>
      <div className="grid gap-4">
        {returns.length > 0 && (
          <ul className="facet-card divide-y divide-line border border-line bg-surface">
            {returns.map((one) => (
              <Return key={one._id} id={order._id} request={one} />
            ))}
          </ul>
        )}
        {returnable.length > 0 && !returns.some(isOpen) && (
          <RequestReturn id={order._id} returnable={returnable} />
        )}
      </div>
    </section>
  );
}

const isOpen = ({ status }: ReturnRequest) =>
  status === 'requested' || status === 'approved' || status === 'received';

function Return({ id, request }: { id: string; request: ReturnRequest }) {
  const { status, lines, events, answer } = request;
  const withdraw = useCall({
    call: () => api(withdrawReturnRoute, { params: { id }, headers: asReader(id) }),
    replaces: returnsKey(id),
    fallback: t.failed,
    // The clicked button is removed: the focus moves to the content above it.
    onDone: () => document.getElementById('order-returns')?.focus(),
  });
  return (
    <li className="grid gap-2 p-4 md:px-6">
      <p className="font-semibold">
        {lines
          .map((line) =>
            line.quantity > 1 ? `${line.quantity} × ${itemLabel(line)}` : itemLabel(line),
          )
          .join(', ')}
      </p>
      <ol className="text-small text-text-2">
        {events.map((event) => (
          <li key={event.at}>{t.step(t.statuses[event.status], formatMoment(event.at))}</li>
        ))}
      </ol>
      {answer && <p className="text-small">{t.answer(answer)}</p>}
      <ReturnImages id={id} request={request} />
      {withdraw.message && <Alert tone="error">{withdraw.message}</Alert>}
      {(status === 'requested' || status === 'approved') && (
        <Button
          kind="text"
          size="s"
          className="-ml-4 justify-self-start"
          busy={withdraw.busy}
          onClick={() => withdraw.send()}
        >
          {t.withdraw}
        </Button>
      )}
    </li>
  );
}

function CancelOrder({ id }: { id: string }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const { send, busy, message } = useCall({
    call: () => api(cancelOwnOrderRoute, { params: { id }, headers: asReader(id) }),
    stale: [returnsKey(id), ['order', id]],
    fallback: t.failed,
    onDone: ({ order }) => {
      setOpen(false);
      queries.setQueryData(['order', id], order);
    },
  });
  return (
    <>
      <Button kind="danger" size="s" className="mt-6" onClick={() => setOpen(true)}>
        {t.cancel.button}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={t.cancel.title}
        description={t.cancel.text}
        confirm={t.cancel.confirm}
        cancel={t.cancel.keep}
        danger
        busy={busy}
        busyLabel={t.cancel.busy}
        onConfirm={() => send()}
      >
        {message && <Alert tone="error">{message}</Alert>}
      </AlertDialog>
    </>
  );
}
