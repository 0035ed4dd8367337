import { type Customer, formatRupeesExact } from '@jyotiratna/contract';
import { getCustomerRoute } from '@jyotiratna/contract/admin/customers';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { customers as t } from '#messages/admin/customers.ts';
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
import { ArchivedOrders } from './archived-orders.tsx';
import { BlockDialog, GrantCredit } from './customer-dialogs.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { customersKey } from './customers-key.ts';

/** One customer: orders, sessions, notes, and whether they are blocked. */
export function CustomerPage() {
  const { key = '' } = useParams();
  const queryKey = [...customersKey, 'one', key];
  const found = useQuery({
    queryKey,
    queryFn: () => shop(getCustomerRoute, { params: { key } }),
    staleTime: 0,
  });
  const [dialogOpen, setDialogOpen] = useState(false);
  const customer = found.data?.customer;
  const removed = isCallError(found.error) && found.error.code === 'account_not_found';
  return (
    <>
      <AdminHead title={customer?.name ?? t.customer}>
        <Link to="/admin/customers" className="target text-link">
          {t.allCustomers}
        </Link>
        {customer && (
          <Button
            kind={customer.blocked ? 'second' : 'danger'}
            size="s"
            onClick={() => setDialogOpen(true)}
          >
            {customer.blocked ? t.unblock : t.blockLabel}
          </Button>
        )}
      </AdminHead>
      {found.isPending && <RowsLoading label={t.loadingCustomer} rows={4} />}
      {removed && <EmptyState title={t.noSuchCustomer}>{t.accountGoneOr}</EmptyState>}
      {found.isError && !removed && (
        <LoadError
          message={t.customerCouldNot}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {customer && (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {customer.block && (
            <div className="md:col-span-2">
              <Alert tone="wait" title={t.blockedNeitherLogs}>
                {customer.block.reason} ({customer.block.by}, {formatLocal(customer.block.at)})
              </Alert>
            </div>
          )}
          <Details customer={customer} />
          <CustomerNotes customer={customer} />
          <Orders customer={customer} />
          {customer.archivedOrders.length > 0 && (
            <ArchivedOrders orders={customer.archivedOrders} />
          )}
          <Sessions customer={customer} />
        </div>
      )}
      {dialogOpen && customer && (
        <BlockDialog customer={customer} onClose={() => setDialogOpen(false)} />
      )}
    </>
  );
}

function Details({ customer }: { customer: Customer }) {
  const {
    email,
    emailProven,
    phones,
    since: start,
    orders,
    spent,
    balance,
    credit,
    blocked,
  } = customer;
  const [granting, setGranting] = useState(false);
  return (
    <Panel
      title={t.viewer}
      aside={
        blocked ? (
          <Chip tone="error" icon={Ban}>
            {t.blocked}
          </Chip>
        ) : undefined
      }
    >
      <dl className="grid gap-3">
        <Detail term={t.email}>
          <a href={`mailto:${email}`} className="text-link wrap-anywhere">
            {email}
          </a>
          {emailProven === false && <span className="text-text-2"> {t.notProvenYet}</span>}
        </Detail>
        {phones.length > 0 && <Detail term={t.phone}>{phones.join(', ')}</Detail>}
        <Detail term={t.account}>{start ? t.since(formatDate(start)) : t.noAccount}</Detail>
        <Detail term={t.orders}>{t.all(orders, formatRupeesExact(spent))}</Detail>
        {balance !== null && <Detail term={t.balanceSessions}>{formatRupeesExact(balance)}</Detail>}
        {credit !== null && (
          <Detail term={t.credit}>
            {formatRupeesExact(credit)}{' '}
            <button type="button" className="target text-link" onClick={() => setGranting(true)}>
              {t.giveCredit}
            </button>
          </Detail>
        )}
      </dl>
      {granting && <GrantCredit customer={customer} onClose={() => setGranting(false)} />}
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
      title={t.orders}
      {...(orders > latestOrders.length && { note: t.latest(latestOrders.length, orders) })}
    >
      {latestOrders.length === 0 ? (
        <p className="text-text-2">{t.noOrderYet}</p>
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
    <Panel title={t.sessions}>
      {bookings.length === 0 ? (
        <p className="text-text-2">{t.noSessionBooked}</p>
      ) : (
        <ul className="grid gap-3">
          {bookings.map(({ id, healerName, startsAt, status }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4">
              <span className="font-semibold">{healerName}</span>
              <span className="figures text-text-2">{formatLocal(startsAt)}</span>
              {status === 'cancelled' && (
                <span className="text-small text-text-2">{t.cancelled}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
