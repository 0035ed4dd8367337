import { categories } from '@jyotiratna/contract';
import { coupons as t } from '#messages/admin/coupons.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { keepDigits } from '../product-form/keep-digits.ts';
import { ProductChoice } from '../products/product-choice.tsx';
import { AmountField } from './amount-field.tsx';
import type { CouponDraft } from './coupon-draft.ts';

type Props = {
  draft: CouponDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<CouponDraft>) => void;
};

/** A coupon's eligible customers and products, and the maximum discount of a percentage. */
export function CouponLimits({ draft, errors, onChange }: Props) {
  return (
    <>
      <TextField
        label={t.usesPerCustomerLabel}
        name="maxPerCustomer"
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        placeholder={t.emptyMeansUnlimited}
        value={draft.maxPerCustomer}
        error={errors.maxPerCustomer}
        hint={t.toldAccountEmail}
        onChange={(event) => onChange({ maxPerCustomer: keepDigits(event.target.value) })}
      />
      {draft.type === 'percentage' && (
        <AmountField
          label={t.largestDiscountLabel}
          name="maxDiscount"
          unit="₹"
          optional
          hint={t.emptyMeansOnly}
          value={draft.maxDiscount}
          error={errors.maxDiscount}
          onChange={(maxDiscount) => onChange({ maxDiscount })}
        />
      )}
      <fieldset className="sm:col-span-2">
        <legend className="mb-1.5 font-medium leading-snug">{t.onlyTheseCategories}</legend>
        <p className="mb-2 text-small text-text-2">{t.nothingChosenMeans}</p>
        <div className="flex flex-wrap gap-x-6">
          {categories.map((category) => (
            <Checkbox
              key={category}
              checked={draft.categories.includes(category)}
              onChange={({ target }) =>
                onChange({
                  categories: target.checked
                    ? [...draft.categories, category]
                    : draft.categories.filter((one) => one !== category),
                })
              }
            >
              {catalogue.categories[category]}
            </Checkbox>
          ))}
        </div>
        <ProductChoice
          chosen={draft.products}
          error={errors.productIds}
          onChange={(products) => onChange({ products })}
        />
      </fieldset>
    </>
  );
}
