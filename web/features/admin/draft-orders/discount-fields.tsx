import { draftOrders as t } from '#messages/admin/draft-orders.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Panel } from '../layout/page.tsx';
import { bindFields } from '../layout/use-form.ts';

/** The form values of a discount; `type` is empty without a discount. */
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
  /** The maximum discount of this administrator, in percent. */
  maxPercent: number | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (discount: TypedDiscount) => void;
};

/** The fields of a discount and its reason. */
export function DiscountFields({ discount, maxPercent, errors, onChange }: Props) {
  const set = (patch: Partial<TypedDiscount>) => onChange({ ...discount, ...patch });
  const { field } = bindFields(discount, set, errors, 'discount.');
  return (
    <Panel title={t.discount}>
      <div className="grid gap-4">
        <SelectField
          label={t.discountType}
          options={[
            ['', t.noDiscount],
            ['percentage', t.percentage],
            ['fixed', t.fixed],
          ]}
          {...field('type')}
        />
        {discount.type !== '' && (
          <>
            <TextField
              label={t.value}
              inputMode="decimal"
              maxLength={10}
              hint={maxPercent !== undefined && maxPercent < 100 ? t.most(maxPercent) : undefined}
              {...field('value')}
            />
            <TextField label={t.reason} hint={t.reasonHint} maxLength={200} {...field('reason')} />
          </>
        )}
      </div>
    </Panel>
  );
}
