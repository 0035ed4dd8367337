import type { DraftOrder } from '@jyotiratna/contract';
import {
  cancelDraftOrderRoute,
  getDraftOrderRoute,
  withdrawPaymentLinkRoute,
} from '@jyotiratna/contract/admin/draft-orders';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { order as orderMessages } from '#messages/orders/order.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { OfferedLines } from '../../cart/restore/offered-lines.tsx';
import { CartTotals } from '../../cart/totals.tsx';
import { AddressLines } from '../../orders/address-lines.tsx';
import { CallButton } from '../layout/call.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { CallDialog, DialogButton } from '../layout/dialogs.tsx';
import { Panel, RecordPage, useFreshQuery } from '../layout/page.tsx';
import { CounterPaymentPanel } from './counter-payment.tsx';
import { DraftStateChip } from './draft-state-chip.tsx';
import { EditDraft } from './edit-draft.tsx';
import { SendLink } from './send-link.tsx';

/** One draft order, and the payment methods for it. */
export function DraftOrderPage() {
  const { id = '' } = useParams();
  const found = useFreshQuery(
    ['draft-orders', 'one', id],
    async () => (await api(getDraftOrderRoute, { params: { id } })).draft,
  );
  /** The draft at the time its form was opened. */
  const [editing, setEditing] = useState<DraftOrder | null>(null);
  const { data } = found;
  return (
    <RecordPage
      of={found}
      title={data?.name ?? t.oneDraft}
      list={{ to: '/admin/drafts', label: t.allDrafts }}
      subject={t.draftNoun}
      missing={{ title: t.gone, text: t.goneText }}
      actions={
        data && (
          <>
            <DraftStateChip state={data.state} />
            {!editing && !data.order && data.state !== 'cancelled' && (
              <Button kind="second" size="s" onClick={() => setEditing(data)}>
                {t.edit}
              </Button>
            )}
          </>
        )
      }
    >
      {(draft) =>
        editing ? (
          <EditDraft
            key={editing.version}
            draft={editing}
            onClose={() => setEditing(null)}
            onLoadNewer={() => void found.refetch().then((newer) => setEditing(newer.data ?? null))}
          />
        ) : (
          <div className="grid items-start gap-4 md:grid-cols-2">
            <Lines draft={draft} />
            <div className="grid gap-4">
              <Payment draft={draft} />
              <Contact draft={draft} />
            </div>
          </div>
        )
      }
    </RecordPage>
  );
}

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

function Contact({ draft }: { draft: DraftOrder }) {
  const { name, email, phone, address, billingAddress, note, createdBy, createdAt } = draft;
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
        {createdBy}, {formatDateTime(createdAt)}
      </p>
    </Panel>
  );
}

function Payment({ draft }: { draft: DraftOrder }) {
  const { id, state, order, linkExpiresAt } = draft;
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
        <p className="mb-4">{t.validUntil(formatDateTime(linkExpiresAt))}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <DialogButton dialog={(onClose) => <SendLink {...{ draft, onClose }} />}>
          {t.sendLink}
        </DialogButton>
        <DialogButton
          kind="second"
          dialog={(onClose) => <CounterPaymentPanel {...{ draft, onClose }} />}
        >
          {t.takePayment}
        </DialogButton>
        {state === 'sent' && (
          <CallButton
            kind="text"
            call={() => api(withdrawPaymentLinkRoute, { params: { id } })}
            done={() => t.withdrawn}
            failed={t.sendFailed}
          >
            {t.withdraw}
          </CallButton>
        )}
        <DialogButton kind="danger" dialog={(onClose) => <CancelDraft {...{ draft, onClose }} />}>
          {t.cancel}
        </DialogButton>
      </div>
    </Panel>
  );
}

type DialogProps = { draft: DraftOrder; onClose: () => void };

function CancelDraft({ draft: { id }, onClose }: DialogProps) {
  return (
    <CallDialog
      title={t.cancelQuestion}
      description={t.cancelText}
      confirm={t.cancel}
      cancel={t.keep}
      danger
      failed={t.cancelFailed}
      call={() => api(cancelDraftOrderRoute, { params: { id } })}
      done={t.cancelled}
      onClose={onClose}
    />
  );
}
