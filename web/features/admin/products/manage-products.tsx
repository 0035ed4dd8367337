import {
  type AdminProduct,
  type AdminProductQuery,
  categories,
  listedGaps,
  pathOf,
  stoneChoices,
} from '@jyotiratna/contract';
import { exportProductsRoute, listAdminProductsRoute } from '@jyotiratna/contract/admin/products';
import { Gem, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { listedGapLabels } from '#messages/admin/law-rules.ts';
import { products as t } from '#messages/admin/products.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { useSession } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { AdminList, type Requested } from '../list/admin-list.tsx';
import type { Filter } from '../list/filter-bar.tsx';
import { choiceLabel } from '../product-form/choice-labels.ts';
import { ChangeRates } from './change-rates.tsx';
import { DeleteProduct } from './delete-product.tsx';
import { EditProduct } from './edit-product.tsx';
import { EditSelected } from './edit-selected.tsx';
import { ImportProducts } from './import-products.tsx';
import { listedProductColumns } from './product-columns.tsx';
import { productsKey } from './products-query.ts';
import { PublishSelected } from './publish-selected.tsx';
import { useCopyProduct } from './use-copy-product.ts';

const filters: readonly Filter<AdminProduct>[] = [
  { name: 'search', label: t.searchProducts },
  {
    name: 'category',
    label: t.category,
    options: [
      ['', t.allCategories],
      ...categories.map((one) => [one, catalogue.categories[one]] as const),
    ],
  },
  {
    name: 'stone',
    label: t.stone,
    options: [
      ['', t.allStones],
      ...stoneChoices.stone.map((one) => [one, choiceLabel('stone', one)] as const),
    ],
  },
  {
    name: 'state',
    label: t.state,
    options: [
      ['', t.publishedDrafts],
      ['published', t.published],
      ['drafts', t.drafts],
      ...listedGaps.map((gap) => [gap, listedGapLabels[gap]] as const),
    ],
  },
];

/** All remedies, for administrators alone. */
export function ManageProducts() {
  const { user: authUser } = useSession();
  if (authUser?.role !== 'admin') return <p role="alert">{t.adminAccessRequired}</p>;
  return <Products />;
}

type Open =
  | { action: 'edit' | 'delete'; product: AdminProduct }
  | { action: 'chosen'; products: readonly AdminProduct[] }
  | { action: 'import' | 'rates' }
  | null;

const stateQuery = (state: string) =>
  state === 'drafts' || state === 'published'
    ? { draft: String(state === 'drafts') }
    : { gap: state };

async function load({ state, ...requested }: Requested, signal: AbortSignal) {
  const query = { ...requested, ...(state && stateQuery(state)) } as AdminProductQuery;
  const { products, ...rest } = await shop(listAdminProductsRoute, { query }, { signal });
  return { rows: products, ...rest };
}

function Products() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const copy = useCopyProduct((product) => setOpen({ action: 'edit', product }));
  return (
    <>
      <AdminList
        title={t.manageProducts}
        subject={t.products}
        failed={t.failedLoadProducts}
        queryKey={productsKey}
        load={load}
        pageSize={50}
        filters={filters}
        columns={listedProductColumns({
          edit: (product) => setOpen({ action: 'edit', product }),
          copy: copy.press,
          remove: (product) => setOpen({ action: 'delete', product }),
        })}
        rowKey={({ _id }) => _id}
        empty={{
          title: t.noProducts,
          text: t.shopEmpty,
          action: <LinkButton to="/admin/remedies/add">{t.addFirstRemedy}</LinkButton>,
        }}
        file={() => pathOf(exportProductsRoute)}
        actions={
          <>
            <Button
              kind="text"
              size="s"
              className="max-sm:px-2!"
              onClick={() => setOpen({ action: 'rates' })}
            >
              <Gem aria-hidden size={20} strokeWidth={1.6} className="max-sm:hidden" />
              {t.changeRates}
            </Button>
            <Button
              kind="text"
              size="s"
              className="max-sm:px-2!"
              onClick={() => setOpen({ action: 'import' })}
            >
              <Upload aria-hidden size={20} strokeWidth={1.6} className="max-sm:hidden" />
              {t.importCsv}
            </Button>
            <LinkButton to="/admin/remedies/add" size="s" className="max-sm:order-first">
              <Plus aria-hidden size={20} strokeWidth={1.6} />
              {t.addNew}
            </LinkButton>
          </>
        }
        labelOf={({ name }) => t.select(name)}
        bulk={(products, forget) => (
          <PublishSelected
            products={products}
            onEdit={() => setOpen({ action: 'chosen', products })}
            onDone={forget}
          />
        )}
      />
      {open?.action === 'edit' && (
        <EditProduct
          product={open.product}
          onClose={close}
          onDelete={() => setOpen({ action: 'delete', product: open.product })}
        />
      )}
      {open?.action === 'delete' && <DeleteProduct product={open.product} onClose={close} />}
      {open?.action === 'chosen' && <EditSelected products={open.products} onClose={close} />}
      {open?.action === 'rates' && <ChangeRates onClose={close} />}
      {open?.action === 'import' && <ImportProducts onClose={close} />}
    </>
  );
}
