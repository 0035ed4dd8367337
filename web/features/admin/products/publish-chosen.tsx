import type { AdminProduct } from '@jyotiratna/contract';
import { publishProducts } from '@jyotiratna/contract/admin/products';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { hasOwnPrice } from './edit-chosen.tsx';
import { productsKey } from './products-query.ts';

type Props = { products: readonly AdminProduct[]; onEdit: () => void; onDone: () => void };

/** Publishes the selected remedies, or unpublishes them: all at once, or nothing. */
export function PublishSelected({ products, onEdit, onDone }: Props) {
  const queries = useQueryClient();
  const toast = useToast();
  const call = useMutation({
    mutationFn: (published: boolean) =>
      shop(publishProducts, { body: { ids: products.map(({ _id }) => _id), published } }),
    onSuccess: (_, published) => {
      const description = products.length === 1 ? products[0]!.name : `${products.length} products`;
      toast({ title: published ? 'Published' : 'Now drafts', description });
      onDone();
      return queries.invalidateQueries({ queryKey: productsKey });
    },
  });
  if (products.length === 0) return null;
  const result = (expected: boolean) => ({
    busy: call.isPending && call.variables === expected,
    disabled: call.isPending || products.every(({ draft }) => draft !== expected),
    onClick: () => call.mutate(expected),
  });
  return (
    <section aria-label="Chosen products" className="mb-4 grid gap-3">
      <div className="facet-card flex flex-wrap items-center gap-3 border border-line bg-surface px-4 py-2">
        <p role="status" className="figures mr-auto font-medium">
          {products.length} chosen
        </p>
        <Button kind="second" size="s" disabled={call.isPending || !products.some(hasOwnPrice)} onClick={onEdit}>
          Prices and stock
        </Button>
        <Button size="s" busyLabel="Publishing..." {...result(true)}>
          Publish
        </Button>
        <Button kind="second" size="s" busyLabel="Changing..." {...result(false)}>
          Make drafts
        </Button>
        <Button kind="text" size="s" disabled={call.isPending} onClick={onDone}>
          Choose none
        </Button>
      </div>
      {call.error && <Alert tone="error">{call.error.message}</Alert>}
    </section>
  );
}
