import { type CustomerQuery, type CustomerRow, formatRupeesExact } from '@jyotiratna/contract';
import { listCustomersRoute } from '@jyotiratna/contract/admin/customers';
import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import { shop } from '../../../shop.ts';
import { Chip } from '../../../ui/chip.tsx';
import { formatDate } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { customersKey } from './customers-key.ts';

const filters: readonly Filter<CustomerRow>[] = [
  { name: 'search', label: 'Search by name, email or phone' },
  {
    name: 'kind',
    label: 'Kind',
    options: [
      ['', 'Accounts'],
      ['guest', 'Guests'],
    ],
  },
];

const columns: readonly RecordColumn<CustomerRow>[] = [
  {
    key: 'name',
    head: 'Customer',
    lead: 'title',
    value: ({ name }) => name,
    cell: ({ name, email, blocked }) => (
      <span className="block min-w-0 wrap-anywhere">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {blocked && (
            <Chip tone="error" icon={Ban}>
              Blocked
            </Chip>
          )}
        </span>
        {name !== email && <span className="block text-small font-normal text-text-2">{email}</span>}
      </span>
    ),
  },
  { key: 'email', head: 'Email', extra: true, value: ({ email }) => email },
  { key: 'orders', head: 'Orders', align: 'right', value: ({ orders }) => orders },
  {
    key: 'spent',
    head: 'Spent',
    align: 'right',
    value: ({ spent }) => spent,
    cell: ({ spent }) => <span className="font-semibold">{formatRupeesExact(spent)}</span>,
  },
  { key: 'last', head: 'Last order', value: ({ lastOrderAt }) => (lastOrderAt ? formatDate(lastOrderAt) : 'None') },
  { key: 'since', head: 'Since', spare: true, value: ({ since: start }) => (start ? formatDate(start) : 'Guest') },
  {
    key: 'open',
    head: 'Details',
    actions: true,
    cell: ({ key, name }) => (
      <Link to={`/admin/customers/${key}`} aria-label={`View ${name}`} className="target text-link">
        View
      </Link>
    ),
  },
];

/** Customers: accounts, the latest first, and guests by their addresses. */
export function CustomersPage() {
  return (
    <AdminList
      title="Customers"
      what="customers"
      queryKey={[...customersKey, 'list']}
      load={async (query: CustomerQuery, signal) => {
        const { customers, ...rest } = await shop(listCustomersRoute, { query }, { signal });
        return { rows: customers, ...rest };
      }}
      pageSize={50}
      filters={filters}
      columns={columns}
      rowKey={({ key }) => key}
      empty={{ title: 'No customers', text: 'They are listed once they open an account or place an order.' }}
    />
  );
}
