import { type AdminReturn, pathOf, type ReturnStatus, returnStatuses } from '@jyotiratna/contract';
import { listReturnsRoute } from '@jyotiratna/contract/admin/returns';
import { getReturnImage } from '@jyotiratna/contract/returns';
import { useState } from 'react';
import {
  returnReasons,
  returnSteps,
  returnStatuses as statuses,
  returns as t,
} from '#messages/admin/returns.ts';
import type { ChipTone } from '../../../ui/chip.tsx';
import { pendingMessage } from '../layout/count-of.ts';
import { formatLocal } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import { RowActions } from '../list/cell-content.tsx';
import type { RecordColumn } from '../list/columns.ts';
import { selectFilter } from '../list/filter-bar.tsx';
import { loadRows } from '../list/load-rows.ts';
import { BookPickup } from '../parcels/book-pickup.tsx';
import { useMayCall } from '../team/use-may-call.ts';
import { ReturnDialog, type ReturnStep } from './return-dialog.tsx';

const tones: Record<ReturnStatus, ChipTone> = {
  requested: 'wait',
  received: 'wait',
  approved: 'info',
  declined: 'error',
  settled: 'good',
  withdrawn: 'neutral',
};

/** What can be done with a return of each status; the server decides by the same tables. */
const steps: Partial<Record<ReturnStatus, readonly ReturnStep[]>> = {
  requested: ['approve', 'decline', 'receive'],
  approved: ['receive'],
  received: ['refund', 'exchange', 'credit', 'decline'],
};

/** Those steps settle a return. */
const settling: readonly ReturnStep[] = ['refund', 'exchange', 'credit'];
const callOf = (step: ReturnStep) =>
  `POST /api/admin/returns/:id/${settling.includes(step) ? 'settle' : step}`;

const load = loadRows(listReturnsRoute, 'returns', { limit: '100' });
const filters = [selectFilter('status', t.status, t.allReturns, statuses, returnStatuses)];

const columns: readonly RecordColumn<AdminReturn>[] = [
  {
    key: 'order',
    head: t.order,
    lead: 'title',
    value: ({ orderNumber }) => orderNumber,
    to: ({ orderId }) => `/admin/orders/${orderId}`,
    note: ({ name }) => name,
  },
  {
    key: 'lines',
    head: t.comesBack,
    value: ({ lines }) => lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
    cell: ({ lines, status }) => (
      <ul className="text-right desktop:text-left">
        {lines.map(({ item, name, quantity, restock }) => (
          <li key={item}>
            {quantity} × {name}
            {restock !== null && status !== 'declined' && (
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
    cell: ({ reason, wish }) => t.wantsMoneywantsExchange(returnReasons[reason], wish === 'refund'),
    note: (row) => (
      <>
        {row.note}
        <Images of={row} />
      </>
    ),
  },
  {
    key: 'status',
    head: t.status,
    value: ({ status }) => statuses[status],
    chip: ({ status }) => tones[status],
    note: ({ createdAt }) => formatLocal(createdAt),
  },
];

/** Customers' returns: requested, approved or declined, received, settled. */
export function ReturnsPage() {
  const [open, setOpen] = useState<{ step: ReturnStep; row: AdminReturn } | null>(null);
  const mayCall = useMayCall();
  const actionsOf = (row: AdminReturn) =>
    (steps[row.status] ?? [])
      .filter((step) => mayCall(callOf(step)))
      .map((step) => ({
        text: returnSteps[step].button,
        label: t.orderOf(returnSteps[step].button, row.orderNumber),
        onPress: () => setOpen({ step, row }),
      }));
  const actions: RecordColumn<AdminReturn> = {
    key: 'actions',
    head: t.actions,
    actions: true,
    cell: (row) => (
      <RowActions look="boxed" actions={actionsOf(row)}>
        <BookPickup row={row} />
      </RowActions>
    ),
  };
  return (
    <>
      <AdminList
        title={t.returns}
        subject={t.returnsNoun}
        queryKey={['admin', 'returns']}
        load={load}
        summary={({ waiting }) => pendingMessage(waiting)}
        filters={filters}
        columns={[...columns, actions]}
        rowKey={({ _id }) => _id}
        empty={{ title: t.noReturns }}
      />
      {open && <ReturnDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** The customer's images; they are accessible through an administrator's session only. */
function Images({ of: { orderId, pictures } }: { of: AdminReturn }) {
  if (pictures.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {pictures.map(({ id, width, height }, at) => {
        const address = pathOf(getReturnImage, { params: { id: orderId, picture: id } });
        return (
          <a key={id} href={address} target="_blank" rel="noreferrer">
            <img
              src={address}
              alt={t.shownCustomer(at + 1)}
              width={width}
              height={height}
              className="size-16 object-cover"
            />
          </a>
        );
      })}
    </span>
  );
}
