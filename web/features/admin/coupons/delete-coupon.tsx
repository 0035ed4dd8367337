import type { AdminCoupon } from '@jyotiratna/contract';
import { deleteCouponRoute } from '@jyotiratna/contract/admin/coupons';
import { coupons as t } from '#messages/admin/coupons.ts';
import { shop } from '../../../shop.ts';
import { DeleteDialog } from '../layout/confirm-dialog.tsx';

/** Requires confirmation, and deletes a coupon permanently. */
export function DeleteCoupon({
  coupon: { _id: id, code },
  onClose,
}: {
  coupon: AdminCoupon;
  onClose: () => void;
}) {
  return (
    <DeleteDialog
      title={t.deleteCoupon}
      description={
        <>
          <strong className="font-semibold text-text">{code}</strong> {t.stopsWorkingOnce}
        </>
      }
      call={() => shop(deleteCouponRoute, { params: { id } })}
      done={{ title: t.deleted, description: t.couponRemoved }}
      failed={t.failedDelete}
      onClose={onClose}
    />
  );
}
