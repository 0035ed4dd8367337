import type { AdminProduct } from '@jyotiratna/contract';
import { duplicateProductRoute } from '@jyotiratna/contract/admin/products';
import { products as t } from '#messages/admin/products.ts';
import { shop } from '../../../shop.ts';
import { useSend } from '../layout/use-send.ts';

/** Copies a remedy as a draft and hands the copy over, to be changed. */
export function useCopyProduct(onCopied: (copy: AdminProduct) => void) {
  const copy = useSend({
    call: (id: string) => shop(duplicateProductRoute, { params: { id } }),
    done: ({ product }) => ({ title: t.copiedAsDraft, description: product.name }),
    failed: t.failedCopyProduct,
    onDone: ({ product }) => onCopied(product),
  });
  return { press: ({ _id }: AdminProduct) => copy.send(_id) };
}
