import { listUntaxedRoute } from '@jyotiratna/contract/admin/settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shop } from '../../../shop.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { Pager } from '../list/pager.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { useFilters } from '../list/use-filters.ts';

const pageSize = 50;
export const untaxedKey = ['admin', 'untaxed'];

/** The remedies without a rate, page by page: it blocks their invoices. */
export function UntaxedRemedies() {
  const filters = useFilters([]);
  const query = { limit: String(pageSize), ...(filters.cursor && { cursor: filters.cursor }) };
  const list = useQuery({
    queryKey: [...untaxedKey, query],
    queryFn: () => shop(listUntaxedRoute, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = list;
  return (
    <section aria-labelledby="untaxed" className="grid gap-4">
      <h2 id="untaxed" className="text-heading-s">
        Without a rate{data ? ` (${data.total})` : ''}
      </h2>
      <LoadStates of={list} what="remedies" rows={4} />
      {data?.products.length === 0 && (
        <EmptyState title="Every remedy has its rate">No invoice waits for one.</EmptyState>
      )}
      {data && data.products.length > 0 && (
        <>
          <RecordTable
            caption="Remedies without a rate"
            rows={data.products}
            rowKey={({ _id }) => _id}
            busy={list.isPlaceholderData}
            columns={[
              { key: 'name', head: 'Name', lead: 'title', cell: ({ name }) => name },
              { key: 'category', head: 'Category', cell: ({ category }) => category },
              { key: 'hsn', head: 'HSN code', cell: ({ hsn }) => <span className="figures">{hsn ?? 'None'}</span> },
              {
                key: 'rate',
                head: 'GST',
                cell: ({ gstPercent }) => (
                  <span className="figures">{gstPercent === null ? 'None' : `${gstPercent}%`}</span>
                ),
              },
              {
                key: 'edit',
                head: 'Edit',
                actions: true,
                cell: ({ name }) => (
                  <Link
                    to={`/admin/remedies?${new URLSearchParams({ search: name })}`}
                    aria-label={`Find ${name} to edit it`}
                    className="target text-link"
                  >
                    Edit
                  </Link>
                ),
              },
            ]}
          />
          <Pager
            label="Remedies without a rate, page by page"
            page={filters.page}
            pageSize={pageSize}
            nextCursor={data.nextCursor}
            onBack={filters.back}
            onNext={filters.next}
          />
        </>
      )}
    </section>
  );
}
