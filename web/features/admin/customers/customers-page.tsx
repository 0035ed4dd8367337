import { type CustomerQuery, type CustomerRow, formatRupeesExact } from '@jyotiratna/contract';
import { listCustomers } from '@jyotiratna/contract/admin/customers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { formatDate } from '../layout/dates.ts';
import { SearchFilter, SelectFilter } from '../layout/filter-fields.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { Pager } from '../layout/pager.tsx';
import { RecordTable } from '../layout/record-table.tsx';
import { useFilters } from '../layout/use-filters.ts';
import { customersKey } from './customers-key.ts';

const pageSize = 50;

/** Customers: accounts, the latest first, and guests by their addresses. */
export function CustomersPage() {
  const filters = useFilters(['search', 'kind']);
  const { values, set } = filters;
  const kind = values.kind === 'guest' ? 'guest' : 'account';
  const query: CustomerQuery = {
    kind,
    limit: String(pageSize),
    ...(values.search && { search: values.search }),
    ...(filters.cursor && { cursor: filters.cursor }),
  };
  const list = useQuery({
    queryKey: [...customersKey, 'list', query],
    queryFn: () => shop(listCustomers, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = list;
  return (
    <>
      <AdminHead title="Customers" />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchFilter
          label="Search by name, email or phone"
          value={values.search}
          onSearch={(labels) => set('search', labels)}
          className="grow basis-64 md:max-w-md"
        />
        <SelectFilter
          label="Kind"
          value={values.kind}
          onChange={(value) => set('kind', value === 'guest' ? value : '')}
        >
          <option value="">Accounts</option>
          <option value="guest">Guests</option>
        </SelectFilter>
        {filters.filtered && (
          <Button kind="text" size="s" onClick={filters.clear}>
            Clear filters
          </Button>
        )}
      </div>
      <LoadStates of={list} what="customers" />
      {data?.customers.length === 0 && (
        <EmptyState title="No customers">
          {values.search
            ? 'Nobody fits this search. Beginnings of an email, of words of a name and of a phone number are found.'
            : kind === 'guest'
              ? 'Whoever buys without an account comes here.'
              : 'Whoever opens an account comes here.'}
        </EmptyState>
      )}
      {data && data.customers.length > 0 && (
        <>
          <Table customers={data.customers} busy={list.isPlaceholderData} />
          <Pager
            label="Customers, page by page"
            page={filters.page}
            pageSize={pageSize}
            nextCursor={data.nextCursor}
            onBack={filters.back}
            onNext={filters.next}
          />
        </>
      )}
    </>
  );
}

function Table({ customers, busy }: { customers: readonly CustomerRow[]; busy: boolean }) {
  return (
    <RecordTable
      caption="Customers"
      rows={customers}
      rowKey={({ key }) => key}
      busy={busy}
      columns={[
        {
          key: 'name',
          head: 'Customer',
          lead: 'title',
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
        { key: 'orders', head: 'Orders', align: 'right', cell: ({ orders }) => orders },
        {
          key: 'spent',
          head: 'Spent',
          align: 'right',
          cell: ({ spent }) => <span className="font-semibold">{formatRupeesExact(spent)}</span>,
        },
        {
          key: 'last',
          head: 'Last order',
          cell: ({ lastOrderAt }) => (
            <span className="figures text-text-2">{lastOrderAt ? formatDate(lastOrderAt) : 'None'}</span>
          ),
        },
        {
          key: 'since',
          head: 'Since',
          spare: true,
          cell: ({ since: start }) => (
            <span className="figures text-text-2">{start ? formatDate(start) : 'Guest'}</span>
          ),
        },
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
      ]}
    />
  );
}
