import type { AdminProduct } from '@jyotiratna/contract';
import { deleteProductRoute } from '@jyotiratna/contract/admin/products';
import { products as t } from '#messages/admin/products.ts';
import { shop } from '../../../shop.ts';
import { DeleteDialog } from '../layout/call-dialog.tsx';

/** Requires confirmation, and deletes a remedy from the shop. */
export function DeleteProduct({
  product: { _id: id, name },
  onClose,
}: {
  product: AdminProduct;
  onClose: () => void;
}) {
  return (
    <DeleteDialog
      title={t.deleteProduct}
      description={
        <>
          <strong className="font-semibold text-text">{name}</strong> {t.leavesShopOnce}
        </>
      }
      call={() => shop(deleteProductRoute, { params: { id } })}
      done={{ title: t.productDeleted, description: name }}
      failed={t.failedDeleteProduct}
      onClose={onClose}
    />
  );
}
