import { type CustomerQuery, type CustomerRow, formatRupeesExact } from '@jyotiratna/contract';
import { listCustomersRoute } from '@jyotiratna/contract/admin/customers';
import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import { customers as t } from '#messages/admin/customers.ts';
import { shop } from '../../../shop.ts';
import { Chip } from '../../../ui/chip.tsx';
import { formatDate } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { customersKey } from './customers-key.ts';

const filters: readonly Filter<CustomerRow>[] = [
  { name: 'search', label: t.searchNameEmail },
  {
    name: 'kind',
    label: t.kind,
    options: [
      ['', t.accounts],
      ['guest', t.guests],
    ],
  },
];

const columns: readonly RecordColumn<CustomerRow>[] = [
  {
    key: 'name',
    head: t.customer,
    lead: 'title',
    value: ({ name }) => name,
    cell: ({ name, email, blocked }) => (
      <span className="block min-w-0 wrap-anywhere">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {blocked && (
            <Chip tone="error" icon={Ban}>
              {t.blocked}
            </Chip>
          )}
        </span>
        {name !== email && (
          <span className="block text-small font-normal text-text-2">{email}</span>
        )}
      </span>
    ),
  },
  { key: 'email', head: t.email, extra: true, value: ({ email }) => email },
  { key: 'orders', head: t.orders, align: 'right', value: ({ orders }) => orders },
  {
    key: 'spent',
    head: t.spent,
    align: 'right',
    value: ({ spent }) => spent,
    cell: ({ spent }) => <span className="font-semibold">{formatRupeesExact(spent)}</span>,
  },
  {
    key: 'last',
    head: t.lastOrder,
    value: ({ lastOrderAt }) => (lastOrderAt ? formatDate(lastOrderAt) : t.none),
  },
  {
    key: 'since',
    head: t.sinceLabel,
    spare: true,
    value: ({ since: start }) => (start ? formatDate(start) : t.guest),
  },
  {
    key: 'open',
    head: t.details,
    actions: true,
    cell: ({ key, name }) => (
      <Link to={`/admin/customers/${key}`} aria-label={t.view(name)} className="target text-link">
        {t.viewLabel}
      </Link>
    ),
  },
];

/** Customers: accounts, the latest first, and guests by their addresses. */
export function CustomersPage() {
  return (
    <AdminList
      title={t.customers}
      subject={t.customersNoun}
      queryKey={[...customersKey, 'list']}
      load={async (query: CustomerQuery, signal) => {
        const { customers, ...rest } = await shop(listCustomersRoute, { query }, { signal });
        return { rows: customers, ...rest };
      }}
      pageSize={50}
      filters={filters}
      columns={columns}
      rowKey={({ key }) => key}
      empty={{ title: t.noCustomers, text: t.theyListedOnce }}
    />
  );
}
