import { type AdminReturn, formatRupeesExact } from '@jyotiratna/contract';
import {
  approveReturn,
  declineReturn,
  receiveReturnRoute,
  settleReturnRoute,
} from '@jyotiratna/contract/admin/returns';
import { returnSteps, returns as t } from '#messages/admin/returns.ts';
import { shop } from '../../../shop.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { keepAmount } from '../coupons/coupon-draft.ts';
import { CallDialog } from '../layout/call-dialog.tsx';
import { CheckboxGroup } from '../layout/checkbox-group.tsx';

export type ReturnStep = keyof typeof returnSteps;
type Props = { row: AdminReturn; step: ReturnStep; onClose: () => void };
type Draft = {
  answer: string;
  /** The items that are not restocked. */
  offSale: readonly string[];
  /** In rupees. */
  'deduction.amount': string;
  'deduction.reason': string;
};

/** Confirms a step of a return, with the fields that it needs. */
export function ReturnDialog({ row, step, onClose }: Props) {
  const labels = returnSteps[step];
  const worth = step === 'refund' || step === 'credit' ? (row.worth?.[step] ?? null) : null;
  const deductible = worth === null ? 0 : (row.worth?.deductible ?? 0);
  const start: Draft = {
    answer: '',
    offSale: row.lines.flatMap(({ item, resalable }) => (resalable ? [] : String(item))),
    'deduction.amount': '',
    'deduction.reason': '',
  };
  return (
    <CallDialog
      title={(draft) =>
        worth === null || !('amountQuestion' in labels)
          ? labels.question
          : labels.amountQuestion(formatRupeesExact(remaining(worth, draft)))
      }
      description={labels.explain}
      confirm={labels.confirm}
      danger={step === 'decline'}
      start={start}
      call={(draft) => send(row, step, draft)}
      done={labels.done}
      onClose={onClose}
    >
      {({ draft, field, set }) => (
        <>
          {step === 'receive' && (
            <CheckboxGroup
              legend={t.keepOffSale}
              className="grid"
              options={row.lines.map(({ item, name, quantity }) => [
                String(item),
                `${quantity} × ${name}`,
              ])}
              value={draft.offSale}
              onChange={(offSale) => set({ offSale })}
            />
          )}
          {deductible > 0 && (
            <TextField
              label={t.deduction}
              optional
              inputMode="decimal"
              hint={t.mostSuchAs(formatRupeesExact(deductible))}
              {...field('deduction.amount', keepAmount)}
            />
          )}
          {deductible > 0 && amountOf(draft) > 0 && (
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

const amountOf = (draft: Draft) => Number(draft['deduction.amount']) || 0;

/** Rupees that go back after the deduction. */
function remaining(worth: number, draft: Draft): number {
  return Math.max(0, Math.round((worth - amountOf(draft)) * 100) / 100);
}

function send({ _id: id, lines }: AdminReturn, step: ReturnStep, draft: Draft): Promise<unknown> {
  const params = { id };
  const answer = draft.answer.trim();
  if (step === 'approve') return shop(approveReturn, { params, body: { answer } });
  if (step === 'decline') return shop(declineReturn, { params, body: { answer } });
  if (step === 'receive') {
    const items = lines.map(({ item }) => item);
    const restock = items.filter((item) => !draft.offSale.includes(String(item)));
    return shop(receiveReturnRoute, { params, body: { restock } });
  }
  const amount = amountOf(draft);
  const deduction = { amount, reason: draft['deduction.reason'].trim() };
  return shop(settleReturnRoute, {
    params,
    body: { as: step, ...(answer && { answer }), ...(amount > 0 && { deduction }) },
  });
}
