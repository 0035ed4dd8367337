import { type AdminReturn, returnStatuses } from '@jyotiratna/contract';
import { listReturnsRoute } from '@jyotiratna/contract/admin/returns';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  returnReasons,
  returnSteps,
  returnStatuses as statuses,
  returns as t,
} from '#messages/admin/returns.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { pendingMessage } from '../layout/count-of.ts';
import { formatLocal } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { BookPickup } from '../parcels/book-pickup.tsx';
import { useMayCall } from '../team/use-may-call.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { AdminReturnImages } from './return-images.tsx';
import { type ReturnStep, returnStepsOf } from './return-labels.ts';

const tones: Partial<Record<AdminReturn['status'], ChipTone>> = {
  requested: 'wait',
  received: 'wait',
  approved: 'info',
  declined: 'error',
  settled: 'good',
};

const filters: readonly Filter<AdminReturn>[] = [
  {
    name: 'status',
    label: t.status,
    options: [['', t.allReturns], ...returnStatuses.map((one) => [one, statuses[one]] as const)],
  },
];

const columns: readonly RecordColumn<AdminReturn>[] = [
  {
    key: 'order',
    head: t.order,
    lead: 'title',
    value: ({ orderNumber }) => orderNumber,
    cell: ({ orderId, orderNumber, name }) => (
      <span>
        <Link to={`/admin/orders/${orderId}`} className="text-link whitespace-nowrap">
          {orderNumber}
        </Link>
        {name && <span className="block text-small text-text-2">{name}</span>}
      </span>
    ),
  },
  {
    key: 'lines',
    head: t.comesBack,
    value: ({ lines }) => lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
    cell: ({ lines, status: at }) => (
      <ul className="text-right desktop:text-left">
        {lines.map(({ item, name, quantity, restock }) => (
          <li key={item}>
            {quantity} × {name}
            {restock !== null && at !== 'declined' && (
              <span className="text-small text-text-2">{restock ? t.backStock : t.notSale}</span>
            )}
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'why',
    head: t.why,
    value: ({ reason }) => returnReasons[reason],
    cell: ({ reason, wish: request, note, orderId, pictures: images }) => (
      <span className="text-right desktop:text-left">
        {t.wantsMoneywantsExchange(returnReasons[reason], request === 'refund')}
        {note && <span className="block text-small break-words text-text-2">{note}</span>}
        <AdminReturnImages orderId={orderId} pictures={images} />
      </span>
    ),
  },
  {
    key: 'status',
    head: t.status,
    value: ({ status }) => statuses[status],
    cell: ({ status: at, createdAt }) => (
      <span className="text-right desktop:text-left">
        <Chip tone={tones[at] ?? 'neutral'}>{statuses[at]}</Chip>
        <span className="block text-small text-text-2">{formatLocal(createdAt)}</span>
      </span>
    ),
  },
];

/** Customers' returns: requested, approved or declined, received, settled. */
export function ReturnsPage() {
  const [open, setOpen] = useState<{ step: ReturnStep; row: AdminReturn } | null>(null);
  const mayCall = useMayCall();
  const actions: RecordColumn<AdminReturn> = {
    key: 'actions',
    head: t.actions,
    actions: true,
    cell: (row) => (
      <span className="flex flex-wrap justify-end gap-2">
        <BookPickup row={row} />
        {returnStepsOf(row.status, mayCall).map((step) => (
          <Button
            key={step}
            kind="second"
            size="s"
            aria-label={t.orderOf(returnSteps[step].button, row.orderNumber)}
            onClick={() => setOpen({ step, row })}
          >
            {returnSteps[step].button}
          </Button>
        ))}
      </span>
    ),
  };
  return (
    <>
      <AdminList
        title={t.returns}
        subject={t.returnsNoun}
        queryKey={['admin', 'returns']}
        load={async (requested) => {
          const { returns, waiting: pending } = await shop(listReturnsRoute, {
            query: { ...requested, limit: '100' },
          });
          return { rows: returns, waiting: pending };
        }}
        before={(data) =>
          data && <p className="figures mb-4 text-text-2">{pendingMessage(data.waiting)}</p>
        }
        filters={filters}
        columns={[...columns, actions]}
        rowKey={({ _id }) => _id}
        empty={{ title: t.noReturns }}
      />
      {open && <ReturnDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
