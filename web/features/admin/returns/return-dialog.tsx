import { type AdminReturn, formatRupeesExact } from '@jyotiratna/contract';
import {
  approveReturn,
  declineReturn,
  receiveReturnRoute,
  settleReturnRoute,
} from '@jyotiratna/contract/admin/returns';
import { useState } from 'react';
import { returnSteps, returns as t } from '#messages/admin/returns.ts';
import { shop } from '../../../shop.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useSend } from '../layout/use-send.ts';
import {
  type Deduction,
  DeductionFields,
  noDeduction,
  remaining,
  toDeduction,
} from './deduction-fields.tsx';
import type { ReturnStep } from './return-labels.ts';

type Props = { row: AdminReturn; step: ReturnStep; onClose: () => void };

/** Confirms a step of a return, with the fields that it needs. */
export function ReturnDialog({ row, step, onClose }: Props) {
  const labels = returnSteps[step];
  const [response, setResponse] = useState('');
  const [offSale, setOffSale] = useState<readonly number[]>(() =>
    row.lines.filter(({ resalable }) => !resalable).map(({ item }) => item),
  );
  const [deduction, setDeduction] = useState<Deduction>(noDeduction);
  const worth = step === 'refund' || step === 'credit' ? (row.worth?.[step] ?? null) : null;
  const title =
    worth === null || !('amountQuestion' in labels)
      ? labels.question
      : labels.amountQuestion(formatRupeesExact(remaining(worth, deduction)));
  const move = useSend({
    call: () => {
      const restock = row.lines.map(({ item }) => item).filter((item) => !offSale.includes(item));
      return send(row._id, step, {
        answer: response.trim(),
        restock,
        deduction: toDeduction(deduction),
      });
    },
    done: () => labels.done,
    onDone: onClose,
  });
  const { fields } = move;
  return (
    <ConfirmDialog
      title={title}
      description={labels.explain}
      confirm={labels.confirm}
      danger={step === 'decline'}
      of={move}
      onConfirm={move.send}
      onClose={onClose}
    >
      {step === 'receive' && <OffSale row={row} chosen={offSale} onChange={setOffSale} />}
      {worth !== null && row.worth && row.worth.deductible > 0 && (
        <DeductionFields
          most={row.worth.deductible}
          value={deduction}
          errors={fields}
          onChange={setDeduction}
        />
      )}
      {step !== 'receive' && step !== 'refund' && (
        <TextAreaField
          label={t.whatCustomerReads}
          name="answer"
          optional={step !== 'decline'}
          rows={3}
          maxLength={500}
          value={response}
          error={fields.answer}
          onChange={(event) => setResponse(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}

type OffSaleProps = {
  row: AdminReturn;
  chosen: readonly number[];
  onChange: (items: readonly number[]) => void;
};

/** Units returned in good condition are restocked; a checkbox excludes them. */
function OffSale({ row, chosen: selected, onChange }: OffSaleProps) {
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-medium">{t.keepOffSale}</legend>
      {row.lines.map(({ item, name, quantity }) => (
        <Checkbox
          key={item}
          checked={selected.includes(item)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...selected, item] : selected.filter((other) => other !== item))
          }
        >
          {quantity} × {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

type Typed = {
  answer: string;
  restock: number[];
  deduction: { amount: number; reason: string } | undefined;
};

function send(
  id: string,
  step: ReturnStep,
  { answer: response, restock, deduction }: Typed,
): Promise<unknown> {
  const params = { id };
  switch (step) {
    case 'approve':
      return shop(approveReturn, { params, body: { answer: response } });
    case 'decline':
      return shop(declineReturn, { params, body: { answer: response } });
    case 'receive':
      return shop(receiveReturnRoute, { params, body: { restock } });
    default:
      return shop(settleReturnRoute, {
        params,
        body: { as: step, ...(response && { answer: response }), ...(deduction && { deduction }) },
      });
  }
}
