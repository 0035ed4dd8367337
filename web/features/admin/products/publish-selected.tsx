import type { AdminProduct } from '@jyotiratna/contract';
import { publishProductsRoute } from '@jyotiratna/contract/admin/products';
import { products as t } from '#messages/admin/products.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { CallAlert } from '../layout/call-alert.tsx';
import { useSend } from '../layout/use-send.ts';
import { hasOwnPrice } from './edit-selected.tsx';

type Props = { products: readonly AdminProduct[]; onEdit: () => void; onDone: () => void };

/** Publishes the selected remedies, or unpublishes them: all at once, or nothing. */
export function PublishSelected({ products, onEdit, onDone }: Props) {
  const { send, busy, values, message } = useSend({
    call: (published: boolean) =>
      shop(publishProductsRoute, { body: { ids: products.map(({ _id }) => _id), published } }),
    done: (_, published) => ({
      title: published ? t.published : t.nowDrafts,
      description:
        products.length === 1 ? (products[0]?.name ?? '') : t.productsOf(products.length),
    }),
    onDone,
  });
  const result = (expected: boolean) => ({
    busy: busy && values === expected,
    disabled: busy || products.every(({ draft }) => draft !== expected),
    onClick: () => send(expected),
  });
  return (
    <>
      <Button
        kind="second"
        size="s"
        disabled={busy || !products.some(hasOwnPrice)}
        onClick={onEdit}
      >
        {t.pricesStock}
      </Button>
      <Button size="s" busyLabel={t.publishing} {...result(true)}>
        {t.publish}
      </Button>
      <Button kind="second" size="s" busyLabel={t.changing} {...result(false)}>
        {t.makeDrafts}
      </Button>
      <div className="w-full empty:hidden">
        <CallAlert>{message}</CallAlert>
      </div>
    </>
  );
}
