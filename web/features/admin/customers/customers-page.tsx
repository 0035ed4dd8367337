import type { CustomerRow } from '@jyotiratna/contract';
import { listCustomersRoute } from '@jyotiratna/contract/admin/customers';
import { Ban } from 'lucide-react';
import { customers as t } from '#messages/admin/customers.ts';
import { Chip } from '../../../ui/chip.tsx';
import { formatDate } from '../layout/dates.ts';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn, rupeesColumn } from '../list/columns.tsx';
import { type Filter, selectFilter } from '../list/filter-bar.tsx';

const filters: readonly Filter<CustomerRow>[] = [
  { name: 'search', label: t.searchNameEmail },
  selectFilter('kind', t.kind, t.accounts, { guest: t.guests }),
];

const columns: readonly RecordColumn<CustomerRow>[] = [
  {
    key: 'name',
    head: t.customer,
    lead: 'title',
    value: ({ name }) => name,
    cell: ({ name, blocked }) => (
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {name}
        {blocked && (
          <Chip tone="error" icon={Ban}>
            {t.blocked}
          </Chip>
        )}
      </span>
    ),
    note: ({ name, email, phone }) => {
      const contact = email || phone;
      return contact !== name && contact;
    },
  },
  { key: 'email', head: t.email, extra: true, value: ({ email }) => email },
  { key: 'orders', head: t.orders, align: 'right', value: ({ orders }) => orders },
  rupeesColumn('spent', t.spent, ({ spent }) => spent, { className: 'font-semibold' }),
  {
    key: 'last',
    head: t.lastOrder,
    value: ({ lastOrderAt }) => (lastOrderAt ? formatDate(lastOrderAt) : t.none),
  },
  {
    key: 'since',
    head: t.sinceLabel,
    spare: true,
    value: ({ since }) => (since ? formatDate(since) : t.guest),
  },
  actionColumn(t.details, ({ key, name }) => [
    { text: t.viewLabel, label: t.view(name), to: `/admin/customers/${key}` },
  ]),
];

/** Customers: accounts, latest first, and guests by email address. */
export function CustomersPage() {
  return (
    <AdminList
      title={t.customers}
      subject={t.customersNoun}
      queryKey={['admin', 'customers', 'list']}
      load={loadRows(listCustomersRoute, 'customers')}
      pageSize={50}
      filters={filters}
      columns={columns}
      rowKey={({ key }) => key}
      empty={{ title: t.noCustomers, text: t.theyListedOnce }}
    />
  );
}
