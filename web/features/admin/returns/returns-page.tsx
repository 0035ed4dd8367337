import { type AdminReturn, returnStatuses } from '@jyotiratna/contract';
import { listReturns } from '@jyotiratna/contract/admin/returns';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { pendingMessage } from '../layout/count-of.ts';
import { formatLocal } from '../layout/dates.ts';
import { SelectFilter } from '../layout/filter-fields.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { RecordTable } from '../layout/record-table.tsx';
import { useFilters } from '../layout/use-filters.ts';
import { useMayCall } from '../team/use-may-call.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { ReturnImages } from './return-pictures.tsx';
import { type ReturnStep, reasonLabels, statusLabels, stepsOf } from './return-words.ts';

const tones: Partial<Record<AdminReturn['status'], ChipTone>> = {
  requested: 'wait',
  received: 'wait',
  approved: 'info',
  declined: 'error',
  settled: 'good',
};

/** Customers' returns: requested, approved or declined, received, settled. */
export function ReturnsPage() {
  const { values, set } = useFilters(['status']);
  const [open, setOpen] = useState<{ step: ReturnStep; row: AdminReturn } | null>(null);
  const mayCall = useMayCall();
  const status = returnStatuses.find((one) => one === values.status);
  const query = { ...(status && { status }), limit: '100' };
  const list = useQuery({
    queryKey: ['admin', 'returns', query],
    queryFn: () => shop(listReturns, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = list;
  return (
    <>
      <AdminHead title="Returns">
        <SelectFilter label="Status" value={status ?? ''} onChange={(value) => set('status', value)}>
          <option value="">All returns</option>
          {returnStatuses.map((one) => (
            <option key={one} value={one}>
              {statusLabels[one]}
            </option>
          ))}
        </SelectFilter>
      </AdminHead>
      <LoadStates of={list} what="returns" rows={5} />
      {data && <p className="figures mb-4 text-text-2">{pendingMessage(data.waiting)}</p>}
      {data?.returns.length === 0 && <EmptyState title="No returns" />}
      {data && data.returns.length > 0 && (
        <RecordTable
          caption="Returns"
          rows={data.returns}
          rowKey={({ _id }) => _id}
          busy={list.isPlaceholderData}
          columns={[
            {
              key: 'order',
              head: 'Order',
              lead: 'title',
              cell: ({ orderId, orderNumber, name }) => (
                <span>
                  <Link to={`/order/${orderId}`} className="text-link whitespace-nowrap">
                    {orderNumber}
                  </Link>
                  {name && <span className="block text-small text-text-2">{name}</span>}
                </span>
              ),
            },
            {
              key: 'lines',
              head: 'Comes back',
              cell: ({ lines, status: at }) => (
                <ul className="text-right desktop:text-left">
                  {lines.map(({ item, name, quantity, restock }) => (
                    <li key={item}>
                      {quantity} × {name}
                      {restock !== null && at !== 'declined' && (
                        <span className="text-small text-text-2">{restock ? ', back in stock' : ', not for sale'}</span>
                      )}
                    </li>
                  ))}
                </ul>
              ),
            },
            {
              key: 'why',
              head: 'Why',
              cell: ({ reason, wish: request, note, orderId, pictures: images }) => (
                <span className="text-right desktop:text-left">
                  {reasonLabels[reason]}; {request === 'refund' ? 'wants the money' : 'wants an exchange'}
                  {note && <span className="block text-small break-words text-text-2">{note}</span>}
                  <ReturnImages orderId={orderId} pictures={images} />
                </span>
              ),
            },
            {
              key: 'status',
              head: 'Status',
              cell: ({ status: at, createdAt }) => (
                <span className="text-right desktop:text-left">
                  <Chip tone={tones[at] ?? 'neutral'}>{statusLabels[at]}</Chip>
                  <span className="block text-small text-text-2">{formatLocal(createdAt)}</span>
                </span>
              ),
            },
            {
              key: 'actions',
              head: 'Actions',
              actions: true,
              cell: (row) => (
                <span className="flex flex-wrap justify-end gap-2">
                  {stepsOf(row.status, mayCall).map(({ step, label }) => (
                    <Button
                      key={step}
                      kind="second"
                      size="s"
                      aria-label={`${label}, order ${row.orderNumber}`}
                      onClick={() => setOpen({ step, row })}
                    >
                      {label}
                    </Button>
                  ))}
                </span>
              ),
            },
          ]}
        />
      )}
      {open && <ReturnDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
