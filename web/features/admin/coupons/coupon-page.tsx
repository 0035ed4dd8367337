import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadError } from '../layout/load-states.tsx';
import { CouponForm } from './coupon-form.tsx';
import { couponQuery } from './coupons-query.ts';

/** A new coupon, or with `?id=` an existing one. */
export function CouponPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <>
      <AdminHead title={id ? 'Edit Coupon' : 'Create Coupon'}>
        <LinkButton to="/admin/coupons" kind="second" size="s">
          <List aria-hidden size={20} strokeWidth={1.6} />
          Manage Coupons
        </LinkButton>
      </AdminHead>
      {id ? <EditCoupon key={id} id={id} /> : <CouponForm coupon={null} />}
    </>
  );
}

function EditCoupon({ id }: { id: string }) {
  const { data: coupon, isError, error, refetch } = useQuery(couponQuery(id));
  const toast = useToast();
  useEffect(() => {
    if (isError) {
      toast({ title: 'Error loading coupon', description: 'Unable to fetch coupon details', kind: 'error' });
    }
  }, [isError, toast]);

  if (coupon) return <CouponForm coupon={coupon} />;
  if (isError)
    return <LoadError message="Unable to fetch coupon details" error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status">
      <span className="sr-only">Loading the coupon</span>
      <Skeleton className="facet-card h-104 max-w-[46rem]" />
    </div>
  );
}
