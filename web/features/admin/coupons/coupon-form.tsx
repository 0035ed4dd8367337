import type { AdminCoupon, StaleCoupon } from '@jyotiratna/contract';
import { addCouponRoute, updateCouponRoute } from '@jyotiratna/contract/admin/coupons';
import { useNavigate } from 'react-router';
import { coupons as t } from '#messages/admin/coupons.ts';
import { shop } from '../../../shop.ts';
import { AdminFormCard } from '../layout/admin-form.tsx';
import { useSavedForm } from '../layout/use-form.ts';
import { couponBody, couponErrors, draftOfCoupon, emptyCoupon } from './coupon-draft.ts';
import { CouponFields } from './coupon-fields.tsx';
import { ExampleCart } from './example-cart.tsx';

/** Of the fields that another user may have changed. */
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

/** A coupon's fields next to their effect on a cart. `coupon` is the edited one. */
export function CouponForm({ coupon }: { coupon: AdminCoupon | null }) {
  const navigate = useNavigate();
  const failed = coupon ? t.failedSaveCoupon : t.failedCreateCoupon;
  const form = useSavedForm({
    saved: coupon,
    draftOf: (saved) => (saved ? draftOfCoupon(saved) : emptyCoupon),
    newerOf: (stale: StaleCoupon) => stale.coupon,
    call: (draft, base) => {
      const body = couponBody(draft, base);
      if (!base) return shop(addCouponRoute, { body });
      const { _id: id, version } = base;
      return shop(updateCouponRoute, { params: { id }, body: { ...body, version } });
    },
    check: couponErrors,
    done: ({ coupon: { code } }) =>
      coupon
        ? { title: t.couponUpdated, description: t.codeSaved(code) }
        : { title: t.couponCreated, description: t.codeCreated(code) },
    failed,
    onDone: () => void navigate('/admin/coupons'),
  });
  return (
    <AdminFormCard
      of={form}
      failed={failed}
      save={coupon ? t.saveChanges : t.createCoupon}
      {...(!coupon && { saving: t.creating })}
      list="/admin/coupons"
      labelOf={(field) => labels.get(field) ?? field}
      aside={<ExampleCart draft={form.draft} />}
    >
      <CouponFields
        draft={form.draft}
        errors={form.errors}
        onChange={form.set}
        redeemedCount={form.base?.redeemedCount}
      />
    </AdminFormCard>
  );
}
