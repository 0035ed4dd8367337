import { type DraftOrderRow, draftStates as states } from '@jyotiratna/contract';
import { listDraftOrdersRoute } from '@jyotiratna/contract/admin/draft-orders';
import { Link } from 'react-router';
import { draftStates, draftOrders as t } from '#messages/admin/draft-orders.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { OrderStatusChip } from '../../orders/order-status.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn, rupeesColumn } from '../list/columns.tsx';
import { type Filter, selectFilter } from '../list/filter-bar.tsx';
import { DraftStateChip } from './draft-state-chip.tsx';

const filters: readonly Filter<DraftOrderRow>[] = [
  selectFilter('state', t.state, t.stateAll, draftStates, states),
];

const columns: readonly RecordColumn<DraftOrderRow>[] = [
  {
    key: 'name',
    head: t.customer,
    lead: 'title',
    value: ({ name }) => name,
    className: 'font-semibold',
    note: ({ email, phone }) => email ?? phone,
  },
  {
    key: 'state',
    head: t.state,
    value: ({ state }) => draftStates[state],
    cell: ({ state }) => <DraftStateChip state={state} />,
  },
  rupeesColumn('amount', t.amount, ({ amount }) => amount, { className: 'font-semibold' }),
  { key: 'made', head: t.made, value: ({ createdAt }) => formatDateTime(createdAt) },
  { key: 'by', head: t.madeBy, spare: true, value: ({ createdBy }) => createdBy },
  {
    key: 'order',
    head: t.order,
    value: ({ order }) => order?.number ?? '',
    cell: ({ order }) =>
      order && (
        <span className="flex flex-wrap items-center gap-2">
          <Link to={`/admin/orders/${order.id}`} className="target figures text-link">
            {order.number}
          </Link>
          <OrderStatusChip status={order.status} />
        </span>
      ),
  },
  actionColumn(t.details, ({ id, name }) => [
    { text: t.view, label: t.viewOf(name), to: `/admin/drafts/${id}` },
  ]),
];

/** Draft orders, latest first. */
export function DraftOrdersPage() {
  const add = <LinkButton to="/admin/orders/new">{t.newOrder}</LinkButton>;
  return (
    <AdminList
      title={t.title}
      subject={t.listNoun}
      queryKey={['admin', 'draft-orders', 'list']}
      load={loadRows(listDraftOrdersRoute, 'drafts')}
      pageSize={50}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      actions={add}
      empty={{ title: t.empty, text: t.emptyText, action: add }}
    />
  );
}
