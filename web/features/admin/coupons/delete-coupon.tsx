import type { AdminCoupon } from '@jyotiratna/contract';
import { deleteCouponRoute } from '@jyotiratna/contract/admin/coupons';
import { shop } from '../../../shop.ts';
import { DeleteDialog } from '../layout/confirm-dialog.tsx';

/** Requires confirmation, and deletes a coupon permanently. */
export function DeleteCoupon({ coupon: { _id: id, code }, onClose }: { coupon: AdminCoupon; onClose: () => void }) {
  return (
    <DeleteDialog
      title="Delete this coupon?"
      description={
        <>
          <strong className="font-semibold text-text">{code}</strong> stops working at once. Past orders keep their
          discount.
        </>
      }
      call={() => shop(deleteCouponRoute, { params: { id } })}
      done={{ title: 'Deleted', description: 'Coupon removed.' }}
      failed="Failed to delete"
      onClose={onClose}
    />
  );
}
