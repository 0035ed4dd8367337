import {
  type DraftOrderQuery,
  type DraftOrderRow,
  formatRupeesExact,
  draftStates as states,
} from '@jyotiratna/contract';
import { listDraftOrdersRoute } from '@jyotiratna/contract/admin/draft-orders';
import { Link } from 'react-router';
import { draftStates, draftOrders as t } from '#messages/admin/draft-orders.ts';
import { shop } from '../../../shop.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { OrderStatusChip } from '../../orders/order-status.tsx';
import { formatLocal } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { draftOrdersKey } from './draft-orders-key.ts';
import { DraftStateChip } from './draft-state-chip.tsx';

const filters: readonly Filter<DraftOrderRow>[] = [
  {
    name: 'state',
    label: t.state,
    options: [['', t.stateAll], ...states.map((one) => [one, draftStates[one]] as const)],
  },
];

const columns: readonly RecordColumn<DraftOrderRow>[] = [
  {
    key: 'name',
    head: t.customer,
    lead: 'title',
    value: ({ name }) => name,
    cell: ({ name, email, phone }) => (
      <span className="block min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <span className="block text-small font-normal text-text-2">{email ?? phone}</span>
      </span>
    ),
  },
  {
    key: 'state',
    head: t.state,
    value: ({ state }) => draftStates[state],
    cell: ({ state }) => <DraftStateChip state={state} />,
  },
  {
    key: 'amount',
    head: t.amount,
    align: 'right',
    value: ({ amount }) => amount,
    cell: ({ amount }) => <span className="font-semibold">{formatRupeesExact(amount)}</span>,
  },
  { key: 'made', head: t.made, value: ({ createdAt }) => formatLocal(createdAt) },
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
  {
    key: 'open',
    head: t.details,
    actions: true,
    cell: ({ id, name }) => (
      <Link to={`/admin/drafts/${id}`} aria-label={t.viewOf(name)} className="target text-link">
        {t.view}
      </Link>
    ),
  },
];

/** Orders that the shop made, the latest first. */
export function DraftOrdersPage() {
  const add = <LinkButton to="/admin/orders/new">{t.newOrder}</LinkButton>;
  return (
    <AdminList
      title={t.title}
      subject={t.listNoun}
      queryKey={[...draftOrdersKey, 'list']}
      load={async (query: DraftOrderQuery, signal) => {
        const { drafts, nextCursor } = await shop(listDraftOrdersRoute, { query }, { signal });
        return { rows: drafts, nextCursor };
      }}
      pageSize={50}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      actions={add}
      empty={{ title: t.empty, text: t.emptyText, action: add }}
    />
  );
}
