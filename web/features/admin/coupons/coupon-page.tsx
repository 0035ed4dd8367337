import { type AdminCoupon, categories, type StaleCoupon } from '@jyotiratna/contract';
import {
  addCouponRoute,
  getCouponRoute,
  updateCouponRoute,
} from '@jyotiratna/contract/admin/coupons';
import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { coupons as t } from '#messages/admin/coupons.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { api } from '../../../api.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { AdminFormCard } from '../layout/admin-form.tsx';
import { CheckboxGroup } from '../layout/checkbox-group.tsx';
import { AdminHead, LoadStates } from '../layout/page.tsx';
import { useSavedForm } from '../layout/use-form.ts';
import { keepDigits } from '../product-form/keep-digits.ts';
import { ProductChoice } from '../products/product-choice.tsx';
import { AmountField } from './amount-field.tsx';
import {
  type CouponValues,
  couponBody,
  couponErrors,
  couponValuesOf,
  emptyCoupon,
  keepAmount,
} from './coupon-values.ts';
import { couponsKey } from './coupons-query.ts';
import { ExampleCart } from './example-cart.tsx';

/** A new coupon, or with `?id=` an existing one. */
export function CouponPage() {
  const id = useSearchParams()[0].get('id');
  return (
    <>
      <AdminHead title={id ? t.editCoupon : t.createCoupon}>
        <LinkButton to="/admin/coupons" kind="second" size="s" icon={List}>
          {t.manageCoupons}
        </LinkButton>
      </AdminHead>
      {id ? <EditCoupon key={id} id={id} /> : <CouponForm coupon={null} />}
    </>
  );
}

function EditCoupon({ id }: { id: string }) {
  const coupon = useQuery({
    queryKey: [...couponsKey, id],
    queryFn: () => api(getCouponRoute, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  const { isError } = coupon;
  const toast = useToast();
  useEffect(() => {
    if (isError)
      toast({ title: t.errorLoadingCoupon, description: t.unableFetchCoupon, kind: 'error' });
  }, [isError, toast]);
  return coupon.data ? (
    <CouponForm coupon={coupon.data.coupon} />
  ) : (
    <LoadStates of={coupon} subject={t.couponNoun} failed={t.unableFetchCoupon} />
  );
}

/** Labels of the fields that another user may have changed concurrently. */
const labels = new Map([
  ['code', t.code],
  ['type', t.type],
  ['value', t.value],
  ['startsAt', t.starts],
  ['expiresAt', t.expires],
  ['minCartValue', t.minCartValue],
  ['maxRedemptions', t.maxRedemptions],
  ['maxPerCustomer', t.usesPerCustomerLabel],
  ['maxDiscount', t.largestDiscountLabel],
  ['active', t.active],
]);

const date = { type: 'date', max: '9999-12-31', optional: true } as const;
const count = {
  optional: true,
  inputMode: 'numeric',
  maxLength: 9,
  placeholder: t.emptyMeansUnlimited,
} as const;

/** The form of a coupon next to its effect on a cart; null for a new coupon. */
function CouponForm({ coupon }: { coupon: AdminCoupon | null }) {
  const navigate = useNavigate();
  const failed = coupon ? t.failedSaveCoupon : t.failedCreateCoupon;
  const form = useSavedForm({
    saved: coupon,
    valuesOf: (saved) => (saved ? couponValuesOf(saved) : emptyCoupon),
    newerOf: (stale: StaleCoupon) => stale.coupon,
    call: (values, base) => {
      const body = couponBody(values, base);
      if (!base) return api(addCouponRoute, { body });
      const { _id: id, version } = base;
      return api(updateCouponRoute, { params: { id }, body: { ...body, version } });
    },
    check: couponErrors,
    done: ({ coupon: { code } }) =>
      coupon
        ? { title: t.couponUpdated, description: t.codeSaved(code) }
        : { title: t.couponCreated, description: t.codeCreated(code) },
    failed,
    onDone: () => void navigate('/admin/coupons'),
  });
  const { base, values, errors, field } = form;
  const isPercentage = values.type === 'percentage';
  return (
    <AdminFormCard
      of={form}
      failed={failed}
      save={coupon ? t.saveChanges : t.createCoupon}
      {...(!coupon && { saving: t.creating })}
      list="/admin/coupons"
      labelOf={(name) => labels.get(name) ?? name}
      aside={<ExampleCart values={values} />}
    >
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          label={t.code}
          maxLength={40}
          hint={t.lettersDigitsSaved}
          {...field('code', (text) => text.toUpperCase())}
        />
        <TypeSwitch value={values.type} onChange={(type) => form.set({ type })} />
        <AmountField
          label={t.value}
          unit={isPercentage ? '%' : '₹'}
          {...field('value', keepAmount)}
        />
        <AmountField label={t.minCartValue} unit="₹" {...field('minCartValue', keepAmount)} />
        <TextField label={t.starts} {...date} hint={t.worksFromStart} {...field('startsAt')} />
        <TextField label={t.expires} {...date} hint={t.worksUntilEnd} {...field('expiresAt')} />
        <TextField
          label={t.maxRedemptions}
          {...count}
          hint={base && t.redeemedTimetimesSo(base.redeemedCount)}
          {...field('maxRedemptions', keepDigits)}
        />
        <TextField
          label={t.usesPerCustomerLabel}
          {...count}
          hint={t.toldAccountEmail}
          {...field('maxPerCustomer', keepDigits)}
        />
        {isPercentage && (
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
              chosen={values.products}
              error={errors.productIds}
              onChange={(products) => form.set({ products })}
            />
          </CheckboxGroup>
        </div>
        <div className="flex items-center sm:mt-7 sm:min-h-12 sm:pl-1">
          <Checkbox {...form.toggle('active')}>{t.active}</Checkbox>
        </div>
      </div>
    </AdminFormCard>
  );
}

const types = [
  ['percentage', t.percentage],
  ['fixed', t.fixed],
] as const;

type SwitchProps = { value: CouponValues['type']; onChange: (type: CouponValues['type']) => void };

/** Selects the coupon's type: percent or rupees. */
function TypeSwitch({ value, onChange }: SwitchProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium leading-snug">{t.type}</legend>
      <div className="grid grid-cols-2 rounded-md border border-marble-500 bg-marble-0">
        {types.map(([type, label]) => (
          <label
            key={type}
            className="relative grid min-h-11.5 place-items-center rounded-[5px] px-2 font-medium has-checked:bg-mayur-700 has-checked:text-marble-0 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="type"
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
