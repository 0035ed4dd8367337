import { listUntaxedRoute } from '@jyotiratna/contract/admin/settings';
import { Link } from 'react-router';
import { settings as t } from '#messages/admin/settings.ts';
import { shop } from '../../../shop.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { useFreshQuery } from '../layout/use-fresh-query.ts';
import { Pager } from '../list/pager.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { useFilters } from '../list/use-filters.ts';

const pageSize = 50;

/** The remedies without a rate, page by page: it blocks their invoices. */
export function UntaxedRemedies() {
  const filters = useFilters([]);
  const query = { limit: String(pageSize), ...(filters.cursor && { cursor: filters.cursor }) };
  const list = useFreshQuery(['untaxed', query], () => shop(listUntaxedRoute, { query }), {
    keepsPrevious: true,
  });
  const { data } = list;
  return (
    <section aria-labelledby="untaxed" className="grid gap-4">
      <h2 id="untaxed" className="text-heading-s">
        {t.withoutRate(data ? ` (${data.total})` : '')}
      </h2>
      <LoadStates of={list} subject={t.remedies} rows={4} />
      {data?.products.length === 0 && (
        <EmptyState title={t.everyRemedyRate}>{t.noInvoiceWaits}</EmptyState>
      )}
      {data && data.products.length > 0 && (
        <>
          <RecordTable
            caption={t.remediesWithoutRate}
            rows={data.products}
            rowKey={({ _id }) => _id}
            busy={list.isPlaceholderData}
            columns={[
              { key: 'name', head: t.name, lead: 'title', cell: ({ name }) => name },
              { key: 'category', head: t.category, cell: ({ category }) => category },
              {
                key: 'hsn',
                head: t.hsnCode,
                cell: ({ hsn }) => <span className="figures">{hsn ?? t.none}</span>,
              },
              {
                key: 'rate',
                head: t.gst,
                cell: ({ gstPercent }) => (
                  <span className="figures">{gstPercent === null ? t.none : `${gstPercent}%`}</span>
                ),
              },
              {
                key: 'edit',
                head: t.edit,
                actions: true,
                cell: ({ name }) => (
                  <Link
                    to={`/admin/remedies?${new URLSearchParams({ search: name })}`}
                    aria-label={t.findEdit(name)}
                    className="target text-link"
                  >
                    {t.edit}
                  </Link>
                ),
              },
            ]}
          />
          <Pager
            label={t.remediesWithoutRatePage}
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
