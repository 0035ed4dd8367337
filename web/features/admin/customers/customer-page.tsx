import { type ArchivedOrder, type Customer, formatRupeesExact } from '@jyotiratna/contract';
import { getCustomerRoute } from '@jyotiratna/contract/admin/customers';
import { Ban } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { archivedOrders } from '#messages/admin/archived-orders.ts';
import { customers as t } from '#messages/admin/customers.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { OrderStatusChip } from '../../orders/order-status.tsx';
import { formatDate, formatLocal } from '../layout/dates.ts';
import { DetailList } from '../layout/definition-lists.tsx';
import { Panel } from '../layout/panel.tsx';
import { RecordPage } from '../layout/record-page.tsx';
import { useFreshQuery } from '../layout/use-fresh-query.ts';
import { TestChip } from '../orders/test-chip.tsx';
import { BlockDialog, GrantCredit } from './customer-dialogs.tsx';
import { CustomerNotes } from './customer-notes.tsx';

/** One customer: orders, sessions, notes, and whether they are blocked. */
export function CustomerPage() {
  const { key = '' } = useParams();
  const found = useFreshQuery(
    ['customers', 'one', key],
    async () => (await shop(getCustomerRoute, { params: { key } })).customer,
  );
  const [dialogOpen, setDialogOpen] = useState(false);
  const { data } = found;
  return (
    <RecordPage
      of={found}
      title={data?.name ?? t.customer}
      list={{ to: '/admin/customers', label: t.allCustomers }}
      subject={t.customerNoun}
      gone={{ title: t.noSuchCustomer, text: t.accountGoneOr }}
      actions={
        data && (
          <Button
            kind={data.blocked ? 'second' : 'danger'}
            size="s"
            onClick={() => setDialogOpen(true)}
          >
            {data.blocked ? t.unblock : t.blockLabel}
          </Button>
        )
      }
    >
      {(customer) => (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {customer.block && (
            <div className="md:col-span-2">
              <Alert tone="wait" title={t.blockedNeitherLogs}>
                {customer.block.reason} ({customer.block.by}, {formatLocal(customer.block.at)})
              </Alert>
            </div>
          )}
          <Viewer customer={customer} />
          <CustomerNotes customer={customer} />
          <Orders customer={customer} />
          {customer.archivedOrders.length > 0 && (
            <ArchivedOrders orders={customer.archivedOrders} />
          )}
          <Sessions customer={customer} />
          {dialogOpen && <BlockDialog customer={customer} onClose={() => setDialogOpen(false)} />}
        </div>
      )}
    </RecordPage>
  );
}

function Viewer({ customer }: { customer: Customer }) {
  const { email, phones, since, balance, credit } = customer;
  const [granting, setGranting] = useState(false);
  return (
    <Panel
      title={t.viewer}
      aside={
        customer.blocked && (
          <Chip tone="error" icon={Ban}>
            {t.blocked}
          </Chip>
        )
      }
    >
      <DetailList
        rows={[
          [
            t.email,
            <>
              <a href={`mailto:${email}`} className="text-link wrap-anywhere">
                {email}
              </a>
              {customer.emailProven === false && (
                <span className="text-text-2"> {t.notProvenYet}</span>
              )}
            </>,
          ],
          [t.phone, phones.join(', ')],
          [t.account, since ? t.since(formatDate(since)) : t.noAccount],
          [t.orders, t.all(customer.orders, formatRupeesExact(customer.spent))],
          [t.balanceSessions, balance !== null && formatRupeesExact(balance)],
          [
            t.credit,
            credit !== null && (
              <>
                {formatRupeesExact(credit)}{' '}
                <button
                  type="button"
                  className="target text-link"
                  onClick={() => setGranting(true)}
                >
                  {t.giveCredit}
                </button>
              </>
            ),
          ],
        ]}
      />
      {granting && <GrantCredit customer={customer} onClose={() => setGranting(false)} />}
    </Panel>
  );
}

function Orders({ customer: { latestOrders, orders } }: { customer: Customer }) {
  return (
    <Panel
      title={t.orders}
      {...(orders > latestOrders.length && { note: t.latest(latestOrders.length, orders) })}
    >
      <Lines empty={t.noOrderYet}>
        {latestOrders.map(({ _id, orderNumber, status, amount, test, createdAt }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Link to={`/admin/orders/${_id}`} className="target figures text-link">
              {orderNumber}
            </Link>
            <OrderStatusChip status={status} />
            {test && <TestChip />}
            <span className="figures font-semibold">{formatRupeesExact(amount)}</span>
            <span className="figures text-small text-text-2">{formatDate(createdAt)}</span>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

/** A customer's orders of the shop that was before this one. */
function ArchivedOrders({ orders }: { orders: readonly ArchivedOrder[] }) {
  return (
    <Panel title={archivedOrders.title} note={archivedOrders.note}>
      <ul className="grid gap-3">
        {orders.map(({ id, number, placedAt, status, currency, total, refunded, items }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-4">
              <span className="figures font-semibold">{number}</span>
              <span className="figures">
                {currency === 'INR' ? formatRupeesExact(total) : `${currency} ${total}`}
              </span>
              <span className="text-small text-text-2">{status}</span>
              <span className="figures text-small text-text-2">{formatDate(placedAt)}</span>
              {refunded > 0 && (
                <span className="figures text-small">
                  {archivedOrders.refunded(formatRupeesExact(refunded))}
                </span>
              )}
            </p>
            <p className="text-small wrap-anywhere text-text-2">
              {items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Sessions({ customer: { bookings } }: { customer: Customer }) {
  return (
    <Panel title={t.sessions}>
      <Lines empty={t.noSessionBooked}>
        {bookings.map(({ id, healerName, startsAt, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <span className="font-semibold">{healerName}</span>
            <span className="figures text-text-2">{formatLocal(startsAt)}</span>
            {status === 'cancelled' && (
              <span className="text-small text-text-2">{t.cancelled}</span>
            )}
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

function Lines({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="text-text-2">{empty}</p>;
  return <ul className="grid gap-3">{children}</ul>;
}
