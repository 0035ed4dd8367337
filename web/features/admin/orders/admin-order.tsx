import { type AdminOrder, type OrderMove, pathOf } from '@jyotiratna/contract';
import { getPackingSlips } from '@jyotiratna/contract/admin/order-papers';
import { useQuery } from '@tanstack/react-query';
import { FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { UnprintableNote } from '../../../ui/unprintable-note.tsx';
import { LoadError } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { useMayCall } from '../team/use-may-call.ts';
import { Amounts } from './amounts.tsx';
import { EnergisedLines } from './energised-lines.tsx';
import { MissingRates } from './missing-rates.tsx';
import { moveLabels, parcelLabels } from './move-words.ts';
import { OrderHistory } from './order-history.tsx';
import { OrderMoveDialog } from './order-move-dialog.tsx';
import { adminOrderQuery, isToSend } from './orders-query.ts';
import { PaymentList } from './payment-list.tsx';
import { WorkshopLines } from './workshop-lines.tsx';

/**
 * An administrator's additions below the customer's view of an order: its actions, and its
 * history.
 */
export default function AdminOrderView({ id }: { id: string }) {
  const { data: order, isError, error, refetch } = useQuery(adminOrderQuery(id));
  return (
    <section aria-label="Administration" className="page pb-16 md:pb-24">
      <h2 className="mb-4 border-t border-line pt-8 text-heading-m">Administration</h2>
      {order ? (
        <Dashboard order={order} />
      ) : isError ? (
        <LoadError message="The order could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the order</span>
          <Skeleton className="facet-card h-80" />
        </div>
      )}
    </section>
  );
}

function Dashboard({ order }: { order: AdminOrder }) {
  const [move, setMove] = useState<OrderMove | null>(null);
  const { status } = order;
  const mayCall = useMayCall();
  const movements = order.moves.filter((one) => mayCall(`POST /api/admin/orders/:id/${one}`));
  // From the payment on until the parcel is closed.
  const slip = isToSend(status) && pathOf(getPackingSlips, { query: { orders: order._id } });
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <div className="empty:hidden md:col-span-2">
        <MissingRates orders={[order]} />
      </div>
      <Panel title="What to do next" className="md:col-span-2">
        {movements.length === 0 ? (
          <p className="text-text-2">Nothing can be done with this order now.</p>
        ) : (
          <div className="flex flex-wrap gap-3">
            {movements.map((one, index) => (
              <Button
                key={one}
                size="s"
                kind={moveLabels[one].danger ? 'danger' : index === 0 && one !== 'resend' ? 'main' : 'second'}
                onClick={() => setMove(one)}
              >
                {moveLabels[one].button}
              </Button>
            ))}
            {status === 'shipped' && (
              <Button size="s" kind="second" onClick={() => setMove('ship')}>
                {parcelLabels.button}
              </Button>
            )}
          </div>
        )}
      </Panel>
      <WorkshopLines order={order} />
      <EnergisedLines order={order} />
      <div className="grid gap-4">
        <Panel title="Payments">
          <PaymentList order={order} />
        </Panel>
        <Panel title="History">
          <OrderHistory order={order} />
        </Panel>
      </div>
      <div className="grid gap-4">
        <Panel title="Amounts">
          <Amounts order={order} />
        </Panel>
        {(slip || order.documents.length > 0) && (
          <Panel title="Documents">
            <UnprintableNote texts={printedMessages(order)} />
            <ul className="grid justify-items-start gap-2">
              {slip && (
                <li>
                  <a href={slip} className={buttonClass({ kind: 'text', size: 's' })}>
                    <Printer aria-hidden size={20} strokeWidth={1.6} />
                    Packing slip (PDF)
                  </a>
                </li>
              )}
              {order.documents.map(({ number, kind, path }) => (
                <li key={path}>
                  <a href={path} className={buttonClass({ kind: 'text', size: 's' })}>
                    <FileText aria-hidden size={20} strokeWidth={1.6} />
                    {[kind === 'invoice' ? 'Tax invoice' : 'Credit note', number, '(PDF)'].filter(Boolean).join(' ')}
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      {move && <OrderMoveDialog key={move} order={order} move={move} onClose={() => setMove(null)} />}
    </div>
  );
}

/** Customers' input that labels and invoices contain. */
function printedMessages({ address, billingAddress, gift }: AdminOrder): string[] {
  return [...Object.values(address ?? {}), ...Object.values(billingAddress ?? {}), gift?.message ?? ''].map(String);
}
