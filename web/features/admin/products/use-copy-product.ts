import type { AdminProduct } from '@jyotiratna/contract';
import { duplicateProduct } from '@jyotiratna/contract/admin/products';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { useToast } from '../../../ui/toast.tsx';
import { usePressOnce } from '../layout/use-press-once.ts';
import { productsKey } from './products-query.ts';

/** Copies a remedy as a draft and hands the copy over, to be changed. */
export function useCopyProduct(onCopied: (copy: AdminProduct) => void) {
  const queries = useQueryClient();
  const toast = useToast();
  const { press, release } = usePressOnce();
  const copy = useMutation({
    onSettled: release,
    mutationFn: (id: string) => shop(duplicateProduct, { params: { id } }),
    onSuccess: ({ product }) => {
      toast({ title: 'Copied as a draft', description: product.name });
      void queries.invalidateQueries({ queryKey: productsKey });
      onCopied(product);
    },
    onError: (error) => toast({ title: 'Failed to copy product', description: error.message, kind: 'error' }),
  });
  return { press: (product: AdminProduct) => press(() => copy.mutate(product._id)) };
}
