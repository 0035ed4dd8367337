import { type DraftOrder, formatRupeesExact } from '@jyotiratna/contract';
import {
  getDraftOrderRoute,
  withdrawPaymentLinkRoute,
} from '@jyotiratna/contract/admin/draft-orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { order as orderMessages } from '#messages/orders/order.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OfferedLines } from '../../cart/restore/offered-lines.tsx';
import { CartTotals } from '../../cart/totals.tsx';
import { AddressLines } from '../../orders/address-lines.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadError, RowsLoading } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useSend } from '../layout/use-send.ts';
import { CancelDraft } from './cancel-draft.tsx';
import { CounterPaymentPanel } from './counter-payment.tsx';
import { draftOrdersKey } from './draft-orders-key.ts';
import { DraftStateChip } from './draft-state-chip.tsx';
import { EditDraft } from './edit-draft.tsx';
import { SendLink } from './send-link.tsx';

/** One draft order, and its ways to be paid. */
export function DraftOrderPage() {
  const { id = '' } = useParams();
  const found = useQuery({
    queryKey: [...draftOrdersKey, 'one', id],
    queryFn: () => shop(getDraftOrderRoute, { params: { id } }),
    staleTime: 0,
  });
  /** The draft as it was when its form was opened. */
  const [editing, setEditing] = useState<DraftOrder | null>(null);
  const draft = found.data?.draft;
  const removed = isCallError(found.error) && [400, 404].includes(found.error.status);
  return (
    <>
      <AdminHead title={draft?.name ?? t.oneDraft}>
        {draft && <DraftStateChip state={draft.state} />}
        {draft && !editing && isEditable(draft) && (
          <Button kind="second" size="s" onClick={() => setEditing(draft)}>
            {t.edit}
          </Button>
        )}
        <Link to="/admin/drafts" className="target text-link">
          {t.allDrafts}
        </Link>
      </AdminHead>
      {found.isPending && <RowsLoading label={t.loading} rows={4} />}
      {removed && <EmptyState title={t.gone}>{t.goneText}</EmptyState>}
      {found.isError && !removed && (
        <LoadError message={t.failed} error={found.error} onRetry={() => void found.refetch()} />
      )}
      {editing && (
        <EditDraft
          key={editing.version}
          draft={editing}
          onClose={() => setEditing(null)}
          onLoadNewer={() =>
            void found.refetch().then(({ data }) => setEditing(data?.draft ?? null))
          }
        />
      )}
      {draft && !editing && (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Lines draft={draft} />
          <div className="grid gap-4">
            <Payment draft={draft} />
            <Contact draft={draft} />
          </div>
        </div>
      )}
    </>
  );
}

const isEditable = ({ state, order }: DraftOrder) => !order && state !== 'cancelled';

function Lines({ draft: { cart, discount } }: { draft: DraftOrder }) {
  return (
    <Panel title={t.remedies}>
      {cart.problems.length > 0 && (
        <Alert tone="wait" title={t.changed}>
          {cart.problems.map(({ productId, message }) => (
            <p key={productId}>{message}</p>
          ))}
        </Alert>
      )}
      <OfferedLines items={cart.items} />
      <div className="mt-5">
        <CartTotals quote={cart.quote} exact />
      </div>
      {discount && (
        <p className="mt-4 text-small text-text-2">
          {t.discount}: {discount.reason}
        </p>
      )}
    </Panel>
  );
}

function Contact({
  draft: { name, email, phone, address, billingAddress, note, createdBy, createdAt },
}: {
  draft: DraftOrder;
}) {
  return (
    <Panel title={t.customer}>
      <p className="font-semibold">{name}</p>
      {email && <p className="wrap-anywhere">{email}</p>}
      {phone && <p className="figures">{phone}</p>}
      <div className="mt-3">{address ? <AddressLines address={address} /> : t.collected}</div>
      {billingAddress && (
        <div className="mt-3">
          <h3 className="text-small font-medium text-text-2">{orderMessages.billTo}</h3>
          <AddressLines address={billingAddress} />
        </div>
      )}
      {note && <p className="mt-3 whitespace-pre-line wrap-anywhere">{note}</p>}
      <p className="mt-3 text-small text-text-2">
        {createdBy}, {formatLocal(createdAt)}
      </p>
    </Panel>
  );
}

type Open = 'send' | 'counter' | 'cancel' | null;

function Payment({ draft }: { draft: DraftOrder }) {
  const { id, state, order, linkExpiresAt } = draft;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const withdraw = useSend({
    call: () => shop(withdrawPaymentLinkRoute, { params: { id } }),
    done: () => t.withdrawn,
    failed: t.sendFailed,
  });
  if (order) {
    return (
      <Panel title={t.payment}>
        <Link to={`/admin/orders/${order.id}`} className="target figures text-link">
          {t.openOrder(order.number)}
        </Link>
      </Panel>
    );
  }
  if (state === 'cancelled') return null;
  return (
    <Panel title={t.payment}>
      {state === 'sent' && linkExpiresAt && (
        <p className="mb-4">{t.validUntil(formatLocal(linkExpiresAt))}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('send')}>{t.sendLink}</Button>
        <Button kind="second" onClick={() => setOpen('counter')}>
          {t.takePayment}
        </Button>
        {state === 'sent' && (
          <Button kind="text" busy={withdraw.busy} onClick={() => withdraw.send()}>
            {t.withdraw}
          </Button>
        )}
        <Button kind="danger" onClick={() => setOpen('cancel')}>
          {t.cancel}
        </Button>
      </div>
      {open === 'send' && <SendLink draft={draft} onClose={close} />}
      {open === 'counter' && (
        <CounterPaymentPanel
          draft={draft}
          amount={formatRupeesExact(draft.cart.quote.charge)}
          onClose={close}
        />
      )}
      {open === 'cancel' && <CancelDraft id={id} onClose={close} />}
    </Panel>
  );
}
