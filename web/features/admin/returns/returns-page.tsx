import {
  type AdminReturn,
  formatRupeesExact,
  pathOf,
  type ReturnStatus,
  returnStatuses,
} from '@jyotiratna/contract';
import {
  approveReturn,
  declineReturn,
  listReturnsRoute,
  receiveReturnRoute,
  settleReturnRoute,
} from '@jyotiratna/contract/admin/returns';
import { getReturnImage } from '@jyotiratna/contract/returns';
import {
  returnReasons,
  returnSteps,
  returnStatuses as statuses,
  returns as t,
} from '#messages/admin/returns.ts';
import { api } from '../../../api.ts';
import type { ChipTone } from '../../../ui/chip.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { keepAmount } from '../coupons/coupon-values.ts';
import { CheckboxGroup } from '../layout/checkbox-group.tsx';
import { pendingMessage } from '../layout/count-of.ts';
import { formatDateTime } from '../layout/dates.ts';
import { CallDialog } from '../layout/dialogs.tsx';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { type RecordColumn, RowActions } from '../list/columns.tsx';
import { selectFilter } from '../list/filter-bar.tsx';
import { BookPickup } from '../parcels/book-pickup.tsx';
import { useMayCall } from '../team/use-may-call.ts';

const tones: Record<ReturnStatus, ChipTone> = {
  requested: 'wait',
  received: 'wait',
  approved: 'info',
  declined: 'error',
  settled: 'good',
  withdrawn: 'neutral',
};

/** The possible actions on a return by its status, equal to the server's rules. */
const steps: Partial<Record<ReturnStatus, readonly ReturnStep[]>> = {
  requested: ['approve', 'decline', 'receive'],
  approved: ['receive'],
  received: ['refund', 'exchange', 'credit', 'decline'],
};

/** The actions that settle a return. */
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
    note: ({ createdAt }) => formatDateTime(createdAt),
  },
];

/** Customers' returns: requested, approved or declined, received, settled. */
export function ReturnsPage() {
  const mayCall = useMayCall();
  const actionsOf = (row: AdminReturn) =>
    (steps[row.status] ?? [])
      .filter((step) => mayCall(callOf(step)))
      .map((step) => ({
        text: returnSteps[step].button,
        label: t.orderOf(returnSteps[step].button, row.orderNumber),
        dialog: (onClose: () => void) => <ReturnDialog {...{ row, step, onClose }} />,
      }));
  const actions: RecordColumn<AdminReturn> = {
    key: 'actions',
    head: t.actions,
    actions: true,
    cell: (row) => (
      <RowActions kind="boxed" actions={actionsOf(row)}>
        <BookPickup row={row} />
      </RowActions>
    ),
  };
  return (
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
  );
}

/** The customer's images, which require an administrator's session. */
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

type ReturnStep = keyof typeof returnSteps;
type Props = { row: AdminReturn; step: ReturnStep; onClose: () => void };
type Values = {
  answer: string;
  /** The indices of items that are not restocked. */
  offSale: readonly string[];
  /** In rupees. */
  'deduction.amount': string;
  'deduction.reason': string;
};

/** Confirms a step of a return, with the fields that it needs. */
function ReturnDialog({ row, step, onClose }: Props) {
  const labels = returnSteps[step];
  const worth = step === 'refund' || step === 'credit' ? (row.worth?.[step] ?? null) : null;
  const deductible = worth === null ? 0 : (row.worth?.deductible ?? 0);
  const start: Values = {
    answer: '',
    offSale: row.lines.flatMap(({ item, resalable }) => (resalable ? [] : String(item))),
    'deduction.amount': '',
    'deduction.reason': '',
  };
  return (
    <CallDialog
      title={(values) =>
        worth === null || !('amountQuestion' in labels)
          ? labels.question
          : labels.amountQuestion(formatRupeesExact(remaining(worth, values)))
      }
      description={labels.explain}
      confirm={labels.confirm}
      danger={step === 'decline'}
      start={start}
      call={(values) => send(row, step, values)}
      done={labels.done}
      onClose={onClose}
    >
      {({ values, field, set }) => (
        <>
          {step === 'receive' && (
            <CheckboxGroup
              legend={t.keepOffSale}
              className="grid"
              options={row.lines.map(({ item, name, quantity }) => [
                String(item),
                `${quantity} × ${name}`,
              ])}
              value={values.offSale}
              onChange={(offSale) => set({ offSale })}
            />
          )}
          {deductible > 0 && (
            <TextField
              label={t.deduction}
              optional
              inputMode="decimal"
              hint={t.maxSuchAs(formatRupeesExact(deductible))}
              {...field('deduction.amount', keepAmount)}
            />
          )}
          {deductible > 0 && amountOf(values) > 0 && (
            <TextField label={t.reasonCustomer} maxLength={200} {...field('deduction.reason')} />
          )}
          {step !== 'receive' && step !== 'refund' && (
            <TextAreaField
              label={t.whatCustomerReads}
              optional={step !== 'decline'}
              rows={3}
              maxLength={500}
              {...field('answer')}
            />
          )}
        </>
      )}
    </CallDialog>
  );
}

const amountOf = (values: Values) => Number(values['deduction.amount']) || 0;

/** The amount in rupees that the customer gets after the deduction. */
function remaining(worth: number, values: Values): number {
  return Math.max(0, Math.round((worth - amountOf(values)) * 100) / 100);
}

function send({ _id: id, lines }: AdminReturn, step: ReturnStep, values: Values): Promise<unknown> {
  const params = { id };
  const answer = values.answer.trim();
  if (step === 'approve') return api(approveReturn, { params, body: { answer } });
  if (step === 'decline') return api(declineReturn, { params, body: { answer } });
  if (step === 'receive') {
    const items = lines.map(({ item }) => item);
    const restock = items.filter((item) => !values.offSale.includes(String(item)));
    return api(receiveReturnRoute, { params, body: { restock } });
  }
  const amount = amountOf(values);
  const deduction = { amount, reason: values['deduction.reason'].trim() };
  return api(settleReturnRoute, {
    params,
    body: { as: step, ...(answer && { answer }), ...(amount > 0 && { deduction }) },
  });
}
