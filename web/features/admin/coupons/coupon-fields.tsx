import { coupons as t } from '#messages/admin/coupons.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { keepDigits } from '../product-form/keep-digits.ts';
import { AmountField } from './amount-field.tsx';
import type { CouponDraft } from './coupon-draft.ts';
import { CouponLimits } from './coupon-limits.tsx';
import { TypeSwitch } from './type-switch.tsx';

type Props = {
  draft: CouponDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<CouponDraft>) => void;
  /** How often the coupon was used; absent for a new one. */
  redeemedCount?: number | undefined;
};

/** A coupon's fields. `CouponForm` saves them and displays failures. */
export function CouponFields({ draft, errors, onChange, redeemedCount }: Props) {
  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        label={t.code}
        name="code"
        autoComplete="off"
        maxLength={40}
        value={draft.code}
        error={errors.code}
        hint={t.lettersDigitsSaved}
        onChange={(event) => onChange({ code: event.target.value.toUpperCase() })}
      />
      <TypeSwitch value={draft.type} onChange={(type) => onChange({ type })} />
      <AmountField
        label={t.value}
        name="value"
        unit={draft.type === 'percentage' ? '%' : '₹'}
        value={draft.value}
        error={errors.value}
        onChange={(value) => onChange({ value })}
      />
      <AmountField
        label={t.minCartValue}
        name="minCartValue"
        unit="₹"
        value={draft.minCartValue}
        error={errors.minCartValue}
        onChange={(minCartValue) => onChange({ minCartValue })}
      />
      <TextField
        label={t.starts}
        name="startsAt"
        type="date"
        max="9999-12-31"
        optional
        value={draft.startsAt}
        error={errors.startsAt}
        hint={t.worksFromStart}
        onChange={(event) => onChange({ startsAt: event.target.value })}
      />
      <TextField
        label={t.expires}
        name="expiresAt"
        type="date"
        max="9999-12-31"
        optional
        value={draft.expiresAt}
        error={errors.expiresAt}
        hint={t.worksUntilEnd}
        onChange={(event) => onChange({ expiresAt: event.target.value })}
      />
      <TextField
        label={t.maxRedemptions}
        name="maxRedemptions"
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        placeholder={t.emptyMeansUnlimited}
        value={draft.maxRedemptions}
        error={errors.maxRedemptions}
        hint={redeemedCount !== undefined && t.redeemedTimetimesSo(redeemedCount)}
        onChange={(event) => onChange({ maxRedemptions: keepDigits(event.target.value) })}
      />
      <CouponLimits draft={draft} errors={errors} onChange={onChange} />
      <div className="flex items-center sm:mt-7 sm:min-h-12 sm:pl-1">
        <Checkbox
          checked={draft.active}
          onChange={(event) => onChange({ active: event.target.checked })}
        >
          {t.active}
        </Checkbox>
      </div>
    </div>
  );
}
