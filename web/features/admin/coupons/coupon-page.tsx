import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { coupons as t } from '#messages/admin/coupons.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { CouponForm } from './coupon-form.tsx';
import { couponQuery } from './coupons-query.ts';

/** A new coupon, or with `?id=` an existing one. */
export function CouponPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <>
      <AdminHead title={id ? t.editCoupon : t.createCoupon}>
        <LinkButton to="/admin/coupons" kind="second" size="s">
          <List aria-hidden size={20} strokeWidth={1.6} />
          {t.manageCoupons}
        </LinkButton>
      </AdminHead>
      {id ? <EditCoupon key={id} id={id} /> : <CouponForm coupon={null} />}
    </>
  );
}

function EditCoupon({ id }: { id: string }) {
  const coupon = useQuery(couponQuery(id));
  const { isError } = coupon;
  const toast = useToast();
  useEffect(() => {
    if (isError)
      toast({ title: t.errorLoadingCoupon, description: t.unableFetchCoupon, kind: 'error' });
  }, [isError, toast]);
  return coupon.data ? (
    <CouponForm coupon={coupon.data} />
  ) : (
    <LoadStates of={coupon} subject={t.couponNoun} failed={t.unableFetchCoupon} />
  );
}
