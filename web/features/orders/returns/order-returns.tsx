import type { Order, ReturnRequest, ReturnState } from '@jyotiratna/contract';
import { cancelOwnOrder, withdrawReturn } from '@jyotiratna/contract/returns';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { returns as texts } from '#messages/orders/returns.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatMoment } from '../dates.ts';
import { itemName } from '../item-name.ts';
import { AskReturn } from './ask-return.tsx';
import { ReturnPictures } from './return-pictures.tsx';
import { asReader, returnsKey, useReturns } from './use-returns.ts';

/** What its customer may still do with an order, and what became of what they sent back. */
export function OrderReturns({ order }: { order: Order }) {
  const { data } = useReturns(order._id);
  if (!data) return null;
  const { returns, returnable, mayCancel } = data;
  if (returns.length === 0 && returnable.length === 0) return mayCancel ? <CancelOrder id={order._id} /> : null;
  return (
    <section id="returns" aria-labelledby="order-returns" className="mt-6 scroll-mt-24">
      <h2 id="order-returns" tabIndex={-1} className="mb-2 text-heading-s">
        {texts.title}
      </h2>
      <div className="grid gap-4">
        {returns.length > 0 && (
          <ul className="facet-card divide-y divide-line border border-line bg-surface">
            {returns.map((one) => (
              <Return key={one._id} id={order._id} request={one} />
            ))}
          </ul>
        )}
        {returnable.length > 0 && !returns.some(isOpen) && <AskReturn id={order._id} returnable={returnable} />}
      </div>
    </section>
  );
}

const isOpen = ({ status }: ReturnRequest) => status === 'requested' || status === 'approved' || status === 'received';

function Return({ id, request }: { id: string; request: ReturnRequest }) {
  const queries = useQueryClient();
  const { status, lines, events, answer } = request;
  const withdraw = useMutation({
    mutationFn: () => shop(withdrawReturn, { params: { id }, headers: asReader(id) }),
    onSuccess: (state: ReturnState) => {
      // The button goes: whoever pressed it reads on above it.
      document.getElementById('order-returns')?.focus();
      queries.setQueryData(returnsKey(id), state);
    },
  });
  return (
    <li className="grid gap-2 p-4 md:px-6">
      <p className="font-semibold">
        {lines.map((line) => (line.quantity > 1 ? `${line.quantity} × ${itemName(line)}` : itemName(line))).join(', ')}
      </p>
      <ol className="text-small text-text-2">
        {events.map((event) => (
          <li key={event.at}>{texts.step(texts.statuses[event.status], formatMoment(event.at))}</li>
        ))}
      </ol>
      {answer && <p className="text-small">{texts.answer(answer)}</p>}
      <ReturnPictures id={id} request={request} />
      {withdraw.isError && <Alert tone="error">{withdraw.error.message || texts.failed}</Alert>}
      {(status === 'requested' || status === 'approved') && (
        <Button
          kind="text"
          size="s"
          className="-ml-4 justify-self-start"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {texts.withdraw}
        </Button>
      )}
    </li>
  );
}

function CancelOrder({ id }: { id: string }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const cancel = useMutation({
    mutationFn: () => shop(cancelOwnOrder, { params: { id }, headers: asReader(id) }),
    onSuccess: ({ order }) => {
      setOpen(false);
      queries.setQueryData(['order', id], order);
      void queries.invalidateQueries({ queryKey: returnsKey(id) });
    },
  });
  return (
    <>
      <Button kind="danger" size="s" className="mt-6" onClick={() => setOpen(true)}>
        {texts.cancel.button}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={texts.cancel.title}
        description={texts.cancel.text}
        confirm={texts.cancel.confirm}
        cancel={texts.cancel.keep}
        danger
        busy={cancel.isPending}
        busyLabel={texts.cancel.busy}
        onConfirm={() => cancel.mutate()}
      >
        {cancel.isError && <Alert tone="error">{cancel.error.message || texts.failed}</Alert>}
      </AlertDialog>
    </>
  );
}
