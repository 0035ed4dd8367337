import { type AdminOrder, formatRupeesExact } from '@jyotiratna/contract';
import { CircleAlert } from 'lucide-react';
import { orders as t } from '#messages/admin/orders.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { keepAmount } from '../coupons/coupon-draft.ts';
import type { FieldErrors } from '../layout/bind-fields.ts';
import {
  deductedOf,
  openLines,
  pickAll,
  pickOf,
  quantityLeft,
  type RefundDraft,
  type RefundPick,
  refundTotalOf,
} from './refund-draft.ts';

type Props = {
  order: AdminOrder;
  draft: RefundDraft;
  errors: FieldErrors;
  onChange: (draft: RefundDraft) => void;
};

/** The refunded lines of an order, with quantity and amount, and the restocked units. */
export function RefundLines({ order, draft, errors, onChange }: Props) {
  const lines = openLines(order);
  const deducted = deductedOf(order, draft);
  const set = (item: number, pick: RefundPick | null) => {
    const { [item]: _, ...rest } = draft;
    onChange(pick ? { ...rest, [item]: pick } : rest);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-medium">{t.whatRefunded}</p>
        <Button type="button" kind="text" size="s" onClick={() => onChange(pickAll(order))}>
          {t.chooseEverything}
        </Button>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={line.item} className="py-2">
            <Checkbox
              checked={draft[line.item] !== undefined}
              onChange={({ target }) =>
                set(line.item, target.checked ? pickOf(line, quantityLeft(line), false) : null)
              }
            >
              <span className="min-w-0">
                <span className="font-medium wrap-anywhere">{line.name}</span>
                <span className="figures block text-small text-text-2">
                  {t.left(quantityLeft(line), line.quantity, formatRupeesExact(line.left))}
                </span>
              </span>
            </Checkbox>
            <PickedLine
              line={line}
              pick={draft[line.item]}
              error={errors[`lines.${line.item}`]}
              onChange={(pick) => set(line.item, pick)}
            />
          </li>
        ))}
      </ul>
      {errors.lines && (
        <p
          role="alert"
          className="flex items-start gap-1.5 text-small font-medium text-sindoor-700"
        >
          <CircleAlert aria-hidden size={16} strokeWidth={1.8} className="mt-px shrink-0" />
          {errors.lines}
        </p>
      )}
      {deducted > 0 && (
        <p className="flex justify-between text-text-2">
          <span>{t.deductedSayWhy}</span>
          <span className="figures">{formatRupeesExact(-deducted)}</span>
        </p>
      )}
      <p aria-live="polite" className="flex justify-between font-semibold">
        <span>{t.goesBack}</span>
        <span className="figures">{formatRupeesExact(refundTotalOf(order, draft))}</span>
      </p>
    </div>
  );
}

type PickedProps = {
  line: AdminOrder['lines'][number];
  pick: RefundPick | undefined;
  error: string | undefined;
  onChange: (pick: RefundPick) => void;
};

function PickedLine({ line, pick, error, onChange }: PickedProps) {
  if (!pick) return null;
  const choices = Array.from({ length: quantityLeft(line) + 1 }, (_, units) => units);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-1 pt-1 pb-2 pl-8.5">
      <SelectField
        label={<Of line={line.name}>{t.pieces}</Of>}
        value={pick.quantity}
        onChange={({ target }) => {
          const quantity = Number(target.value);
          onChange(
            quantity > 0
              ? pickOf(line, quantity, pick.restock)
              : { ...pick, quantity, restock: false },
          );
        }}
      >
        {choices.map((units) => (
          <option key={units} value={units}>
            {units === 0 ? t.priceOnly : units}
          </option>
        ))}
      </SelectField>
      <TextField
        label={<Of line={line.name}>{t.amountIn}</Of>}
        inputMode="decimal"
        autoComplete="off"
        value={pick.amount}
        onChange={({ target }) => onChange({ ...pick, amount: keepAmount(target.value) })}
        error={error}
      />
      {line.restockable && pick.quantity > 0 && (
        <div className="col-span-2">
          <Checkbox
            checked={pick.restock}
            onChange={({ target }) => onChange({ ...pick, restock: target.checked })}
          >
            {pick.quantity === 1 ? t.putBackInto : t.putThemBack}
          </Checkbox>
        </div>
      )}
    </div>
  );
}

/** A label that includes the line for screen readers. */
function Of({ line, children }: { line: string; children: string }) {
  return (
    <>
      {children}
      <span className="sr-only"> {t.of(line)}</span>
    </>
  );
}
