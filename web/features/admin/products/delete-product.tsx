import type { AdminProduct } from '@jyotiratna/contract';
import { deleteProductRoute } from '@jyotiratna/contract/admin/products';
import { shop } from '../../../shop.ts';
import { DeleteDialog } from '../layout/confirm-dialog.tsx';

/** Requires confirmation, and deletes a remedy from the shop. */
export function DeleteProduct({ product: { _id: id, name }, onClose }: { product: AdminProduct; onClose: () => void }) {
  return (
    <DeleteDialog
      title="Delete this product?"
      description={
        <>
          <strong className="font-semibold text-text">{name}</strong> leaves the shop at once. Past orders keep it.
        </>
      }
      call={() => shop(deleteProductRoute, { params: { id } })}
      done={{ title: 'Product deleted', description: name }}
      failed="Failed to delete product"
      onClose={onClose}
    />
  );
}
