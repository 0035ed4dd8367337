import type { AdminCoupon } from '@jyotiratna/contract';
import { deleteCoupon } from '@jyotiratna/contract/admin/coupons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { usePressOnce } from '../layout/use-press-once.ts';
import { couponsKey } from './coupons-query.ts';

/** Requires confirmation, and deletes a coupon permanently. */
export function DeleteCoupon({ coupon, onClose }: { coupon: AdminCoupon; onClose: () => void }) {
  const queries = useQueryClient();
  const toast = useToast();
  const { press, release } = usePressOnce();
  const remove = useMutation({
    onSettled: release,
    mutationFn: () => shop(deleteCoupon, { params: { id: coupon._id } }),
    onSuccess: () => {
      toast({ title: 'Deleted', description: 'Coupon removed.' });
      onClose();
      return queries.invalidateQueries({ queryKey: couponsKey });
    },
    onError: (error) => toast({ title: 'Failed to delete', description: error.message, kind: 'error' }),
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this coupon?"
      description={
        <>
          <strong className="font-semibold text-text">{coupon.code}</strong> stops working at once. Past orders keep
          their discount.
        </>
      }
      confirm="Delete"
      danger
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => press(() => remove.mutate())}
    >
      {remove.isError && (
        <Alert tone="error" title="Failed to delete">
          {remove.error.message}
        </Alert>
      )}
    </AlertDialog>
  );
}
