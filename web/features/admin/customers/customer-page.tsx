import { type Customer, formatRupeesExact } from '@jyotiratna/contract';
import { getCustomerRoute } from '@jyotiratna/contract/admin/customers';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OrderStatusChip } from '../../orders/order-status.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { formatDate, formatLocal } from '../layout/dates.ts';
import { LoadError, RowsLoading } from '../layout/load-states.tsx';
import { Panel } from '../layout/panel.tsx';
import { TestChip } from '../orders/test-chip.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { customersKey } from './customers-key.ts';

/** One customer: orders, sessions, notes, and whether they are blocked. */
export function CustomerPage() {
  const { key = '' } = useParams();
  const queryKey = [...customersKey, 'one', key];
  const found = useQuery({ queryKey, queryFn: () => shop(getCustomerRoute, { params: { key } }), staleTime: 0 });
  const [dialogOpen, setDialogOpen] = useState(false);
  const customer = found.data?.customer;
  const removed = isCallError(found.error) && found.error.code === 'account_not_found';
  return (
    <>
      <AdminHead title={customer?.name ?? 'Customer'}>
        <Link to="/admin/customers" className="target text-link">
          All customers
        </Link>
        {customer && (
          <Button kind={customer.blocked ? 'second' : 'danger'} size="s" onClick={() => setDialogOpen(true)}>
            {customer.blocked ? 'Unblock' : 'Block'}
          </Button>
        )}
      </AdminHead>
      {found.isPending && <RowsLoading label="Loading the customer..." rows={4} />}
      {removed && <EmptyState title="No such customer">The account is gone, or the address never bought.</EmptyState>}
      {found.isError && !removed && (
        <LoadError
          message="The customer could not be loaded"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {customer && (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {customer.block && (
            <div className="md:col-span-2">
              <Alert tone="wait" title="Blocked: neither logs in nor orders">
                {customer.block.reason} ({customer.block.by}, {formatLocal(customer.block.at)})
              </Alert>
            </div>
          )}
          <Details customer={customer} />
          <CustomerNotes customer={customer} />
          <Orders customer={customer} />
          <Sessions customer={customer} />
        </div>
      )}
      {dialogOpen && customer && <BlockDialog customer={customer} onClose={() => setDialogOpen(false)} />}
    </>
  );
}

function Details({ customer }: { customer: Customer }) {
  const { email, emailProven, phones, since: start, orders, spent, balance, blocked } = customer;
  return (
    <Panel
      title="Who it is"
      aside={
        blocked ? (
          <Chip tone="error" icon={Ban}>
            Blocked
          </Chip>
        ) : undefined
      }
    >
      <dl className="grid gap-3">
        <Detail term="Email">
          <a href={`mailto:${email}`} className="text-link wrap-anywhere">
            {email}
          </a>
          {emailProven === false && <span className="text-text-2"> (not proven yet)</span>}
        </Detail>
        {phones.length > 0 && <Detail term="Phone">{phones.join(', ')}</Detail>}
        <Detail term="Account">{start ? `since ${formatDate(start)}` : 'none: a guest'}</Detail>
        <Detail term="Orders">
          {orders}, {formatRupeesExact(spent)} in all
        </Detail>
        {balance !== null && <Detail term="Balance for sessions">{formatRupeesExact(balance)}</Detail>}
      </dl>
    </Panel>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="basis-40 text-text-2">{term}</dt>
      <dd className="figures min-w-0">{children}</dd>
    </div>
  );
}

function Orders({ customer: { latestOrders, orders } }: { customer: Customer }) {
  return (
    <Panel
      title="Orders"
      {...(orders > latestOrders.length && { note: `The latest ${latestOrders.length} of ${orders}.` })}
    >
      {latestOrders.length === 0 ? (
        <p className="text-text-2">No order yet.</p>
      ) : (
        <ul className="grid gap-3">
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
        </ul>
      )}
    </Panel>
  );
}

function Sessions({ customer: { bookings } }: { customer: Customer }) {
  return (
    <Panel title="Sessions">
      {bookings.length === 0 ? (
        <p className="text-text-2">No session was booked.</p>
      ) : (
        <ul className="grid gap-3">
          {bookings.map(({ id, healerName, startsAt, status }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4">
              <span className="font-semibold">{healerName}</span>
              <span className="figures text-text-2">{formatLocal(startsAt)}</span>
              {status === 'cancelled' && <span className="text-small text-text-2">Cancelled</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
