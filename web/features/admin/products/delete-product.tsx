import type { AdminProduct } from '@jyotiratna/contract';
import { deleteProduct } from '@jyotiratna/contract/admin/products';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { usePressOnce } from '../layout/use-press-once.ts';
import { productsKey } from './products-query.ts';

/** Requires confirmation, and deletes a remedy from the shop. */
export function DeleteProduct({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const queries = useQueryClient();
  const toast = useToast();
  const { press, release } = usePressOnce();
  const remove = useMutation({
    onSettled: release,
    mutationFn: () => shop(deleteProduct, { params: { id: product._id } }),
    onSuccess: () => {
      toast({ title: 'Product deleted', description: product.name });
      onClose();
      return queries.invalidateQueries({ queryKey: productsKey });
    },
    onError: (error) => toast({ title: 'Failed to delete product', description: error.message, kind: 'error' }),
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this product?"
      description={
        <>
          <strong className="font-semibold text-text">{product.name}</strong> leaves the shop at once. Past orders keep
          it.
        </>
      }
      confirm="Delete"
      danger
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => press(() => remove.mutate())}
    >
      {remove.isError && (
        <Alert tone="error" title="Failed to delete product">
          {remove.error.message}
        </Alert>
      )}
    </AlertDialog>
  );
}
