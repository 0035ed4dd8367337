import { formatRupeesExact } from '@jyotiratna/contract';
import { returns as t } from '#messages/admin/returns.ts';
import { TextField } from '../../../ui/field.tsx';
import { keepAmount } from '../coupons/coupon-draft.ts';

/** As typed; the amount in rupees. */
export type Deduction = { amount: string; reason: string };
export const noDeduction: Deduction = { amount: '', reason: '' };

type Props = {
  most: number;
  value: Deduction;
  errors: Readonly<Record<string, string>>;
  onChange: (deduction: Deduction) => void;
};

/**
 * The deduction from a refund or a store credit, and its reason: wear, or a stone to be unset.
 */
export function DeductionFields({ most: upper, value, errors, onChange }: Props) {
  return (
    <>
      <TextField
        label={t.deduction}
        optional
        inputMode="decimal"
        autoComplete="off"
        hint={t.mostSuchAs(formatRupeesExact(upper))}
        value={value.amount}
        error={errors['deduction.amount']}
        onChange={({ currentTarget }) =>
          onChange({ ...value, amount: keepAmount(currentTarget.value) })
        }
      />
      {Number(value.amount) > 0 && (
        <TextField
          label={t.reasonCustomer}
          maxLength={200}
          autoComplete="off"
          value={value.reason}
          error={errors['deduction.reason']}
          onChange={({ currentTarget }) => onChange({ ...value, reason: currentTarget.value })}
        />
      )}
    </>
  );
}

/** Rupees that go back after the deduction. */
export function remaining(worth: number, { amount }: Deduction): number {
  return Math.max(0, Math.round((worth - (Number(amount) || 0)) * 100) / 100);
}

/** For the request; undefined without a deduction. */
export function toDeduction({
  amount,
  reason,
}: Deduction): { amount: number; reason: string } | undefined {
  return Number(amount) > 0 ? { amount: Number(amount), reason: reason.trim() } : undefined;
}
