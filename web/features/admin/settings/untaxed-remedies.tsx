import type { UntaxedList } from '@jyotiratna/contract';
import { listUntaxedRoute } from '@jyotiratna/contract/admin/settings';
import { settings as t } from '#messages/admin/settings.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { api } from '../../../api.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadStates, useFreshQuery } from '../layout/page.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { Pager } from '../list/pager.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { useFilters } from '../list/use-filters.ts';

const pageSize = 50;

const columns: readonly RecordColumn<UntaxedList['products'][number]>[] = [
  { key: 'name', head: t.name, lead: 'title', value: ({ name }) => name },
  { key: 'category', head: t.category, value: ({ category }) => catalogue.categories[category] },
  { key: 'hsn', head: t.hsnCode, value: ({ hsn }) => hsn ?? t.none },
  {
    key: 'rate',
    head: t.gst,
    value: ({ gstPercent }) => (gstPercent === null ? t.none : `${gstPercent}%`),
  },
  actionColumn(t.edit, ({ name }) => [
    {
      text: t.edit,
      label: t.findEdit(name),
      to: `/admin/remedies?${new URLSearchParams({ search: name })}`,
    },
  ]),
];

/** The remedies without a GST rate, paginated: the missing rate blocks their invoices. */
export function UntaxedRemedies() {
  const filters = useFilters([]);
  const query = { limit: String(pageSize), ...(filters.cursor && { cursor: filters.cursor }) };
  const list = useFreshQuery(['untaxed', query], () => api(listUntaxedRoute, { query }), {
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
        <EmptyState title={t.everyRemedyRate}>{t.noInvoicePending}</EmptyState>
      )}
      {data && data.products.length > 0 && (
        <>
          <RecordTable
            caption={t.remediesWithoutRate}
            rows={data.products}
            rowKey={({ _id }) => _id}
            busy={list.isPlaceholderData}
            columns={columns}
          />
          <Pager
            label={t.remediesWithoutRatePage}
            pageSize={pageSize}
            of={{ nextCursor: data.nextCursor }}
            state={filters}
          />
        </>
      )}
    </section>
  );
}
