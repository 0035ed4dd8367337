import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Panel } from '../layout/panel.tsx';

/** A discount as it is typed; `type` is empty without one. */
export type TypedDiscount = { type: '' | 'percentage' | 'fixed'; value: string; reason: string };

/** The value of a typed discount, in percent or rupees; null without one. */
export function draftDiscountOf({
  type,
  value,
}: TypedDiscount): { type: 'percentage' | 'fixed'; value: number } | null {
  const number = Number(value.replace(',', '.'));
  return type !== '' && value.trim() !== '' && Number.isFinite(number)
    ? { type, value: number }
    : null;
}

type Props = {
  discount: TypedDiscount;
  /** The largest one of this administrator, in percent. */
  maxPercent: number | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (discount: TypedDiscount) => void;
};

/** A discount with its reason. */
export function DiscountFields({ discount, maxPercent, errors, onChange }: Props) {
  const { type, value, reason } = discount;
  return (
    <Panel title={t.discount}>
      <div className="grid gap-4">
        <SelectField
          label={t.discountType}
          value={type}
          onChange={({ currentTarget: { value: selected } }) =>
            onChange({
              ...discount,
              type: selected === 'percentage' || selected === 'fixed' ? selected : '',
            })
          }
        >
          <option value="">{t.noDiscount}</option>
          <option value="percentage">{t.percentage}</option>
          <option value="fixed">{t.fixed}</option>
        </SelectField>
        {type !== '' && (
          <>
            <TextField
              name="discount.value"
              label={t.value}
              inputMode="decimal"
              maxLength={10}
              value={value}
              hint={maxPercent !== undefined && maxPercent < 100 ? t.most(maxPercent) : undefined}
              error={errors['discount.value']}
              onChange={(event) => onChange({ ...discount, value: event.currentTarget.value })}
            />
            <TextField
              name="discount.reason"
              label={t.reason}
              hint={t.reasonHint}
              maxLength={200}
              value={reason}
              error={errors['discount.reason']}
              onChange={(event) => onChange({ ...discount, reason: event.currentTarget.value })}
            />
          </>
        )}
      </div>
    </Panel>
  );
}
