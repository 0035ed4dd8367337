import { categories } from '@jyotiratna/contract';
import { coupons as t } from '#messages/admin/coupons.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { bindFields, type FieldErrors } from '../layout/bind-fields.ts';
import { CheckboxGroup } from '../layout/checkbox-group.tsx';
import { keepDigits } from '../product-form/keep-digits.ts';
import { ProductChoice } from '../products/product-choice.tsx';
import { AmountField } from './amount-field.tsx';
import { type CouponDraft, keepAmount } from './coupon-draft.ts';
import { TypeSwitch } from './type-switch.tsx';

type Props = {
  draft: CouponDraft;
  errors: FieldErrors;
  onChange: (part: Partial<CouponDraft>) => void;
  /** How often the coupon was used; absent for a new one. */
  redeemedCount: number | undefined;
};

const date = { type: 'date', max: '9999-12-31', optional: true } as const;
const count = {
  optional: true,
  inputMode: 'numeric',
  maxLength: 9,
  placeholder: t.emptyMeansUnlimited,
} as const;

/** A coupon's fields. `CouponForm` saves them and displays failures. */
export function CouponFields({ draft, errors, onChange, redeemedCount }: Props) {
  const { field, toggle } = bindFields(draft, onChange, errors);
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        label={t.code}
        maxLength={40}
        hint={t.lettersDigitsSaved}
        {...field('code', (text) => text.toUpperCase())}
      />
      <TypeSwitch value={draft.type} onChange={(type) => onChange({ type })} />
      <AmountField
        label={t.value}
        unit={draft.type === 'percentage' ? '%' : '₹'}
        {...field('value', keepAmount)}
      />
      <AmountField label={t.minCartValue} unit="₹" {...field('minCartValue', keepAmount)} />
      <TextField label={t.starts} {...date} hint={t.worksFromStart} {...field('startsAt')} />
      <TextField label={t.expires} {...date} hint={t.worksUntilEnd} {...field('expiresAt')} />
      <TextField
        label={t.maxRedemptions}
        {...count}
        hint={redeemedCount !== undefined && t.redeemedTimetimesSo(redeemedCount)}
        {...field('maxRedemptions', keepDigits)}
      />
      <TextField
        label={t.usesPerCustomerLabel}
        {...count}
        hint={t.toldAccountEmail}
        {...field('maxPerCustomer', keepDigits)}
      />
      {draft.type === 'percentage' && (
        <AmountField
          label={t.largestDiscountLabel}
          unit="₹"
          optional
          hint={t.emptyMeansOnly}
          {...field('maxDiscount', keepAmount)}
        />
      )}
      <div className="sm:col-span-2">
        <CheckboxGroup
          legend={t.onlyTheseCategories}
          lead={t.nothingChosenMeans}
          options={categories.map((category) => [category, catalogue.categories[category]])}
          {...field('categories')}
        >
          <ProductChoice
            chosen={draft.products}
            error={errors.productIds}
            onChange={(products) => onChange({ products })}
          />
        </CheckboxGroup>
      </div>
      <div className="flex items-center sm:mt-7 sm:min-h-12 sm:pl-1">
        <Checkbox {...toggle('active')}>{t.active}</Checkbox>
      </div>
    </div>
  );
}
