import {
  type AdminProduct,
  type AdminProductQuery,
  categories,
  listedGaps,
  pathOf,
  stoneChoices,
} from '@jyotiratna/contract';
import {
  deleteProductRoute,
  duplicateProductRoute,
  exportProductsRoute,
  listAdminProductsRoute,
} from '@jyotiratna/contract/admin/products';
import { Gem, Plus, Upload } from 'lucide-react';
import { listedGapLabels } from '#messages/admin/law-rules.ts';
import { products as t } from '#messages/admin/products.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { api } from '../../../api.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useSend } from '../layout/call.tsx';
import { DeleteDialog, useShowDialog } from '../layout/dialogs.tsx';
import { AdminList, type ListQuery } from '../list/admin-list.tsx';
import { type Filter, selectFilter } from '../list/filter-bar.tsx';
import { choiceLabel } from '../product-form/choice-labels.ts';
import { ChangeRates } from './change-rates.tsx';
import { EditProduct } from './edit-product.tsx';
import { EditSelected, PublishSelected } from './edit-selected.tsx';
import { ImportProducts } from './import-products.tsx';
import { listedProductColumns } from './product-columns.tsx';
import { productsKey } from './products-query.ts';

const filters: readonly Filter<AdminProduct>[] = [
  { name: 'search', label: t.searchProducts },
  selectFilter('category', t.category, t.allCategories, catalogue.categories, categories),
  selectFilter(
    'stone',
    t.stone,
    t.allStones,
    Object.fromEntries(stoneChoices.stone.map((one) => [one, choiceLabel('stone', one)])),
  ),
  selectFilter(
    'state',
    t.state,
    t.publishedDrafts,
    { published: t.published, drafts: t.drafts, ...listedGapLabels },
    ['published', 'drafts', ...listedGaps],
  ),
];

/** The administration's list of all remedies. */
export function ManageProducts() {
  const { user: authUser } = useSession();
  if (authUser?.role !== 'admin') return <p role="alert">{t.adminAccessRequired}</p>;
  return <Products />;
}

const stateQuery = (state: string) =>
  state === 'drafts' || state === 'published'
    ? { draft: String(state === 'drafts') }
    : { gap: state };

async function load({ state, ...listQuery }: ListQuery, signal: AbortSignal) {
  const query = { ...listQuery, ...(state && stateQuery(state)) } as AdminProductQuery;
  const { products, ...rest } = await api(listAdminProductsRoute, { query }, { signal });
  return { rows: products, ...rest };
}

const tools = [
  [Gem, t.changeRates, ChangeRates],
  [Upload, t.importCsv, ImportProducts],
] as const;

function Products() {
  const show = useShowDialog();
  const remove = ({ _id: id, name }: AdminProduct) =>
    show((onClose) => (
      <DeleteDialog
        title={t.deleteProduct}
        description={
          <>
            <strong className="font-semibold text-text">{name}</strong> {t.leavesShopOnce}
          </>
        }
        call={() => api(deleteProductRoute, { params: { id } })}
        done={{ title: t.productDeleted, description: name }}
        failed={t.failedDeleteProduct}
        onClose={onClose}
      />
    ));
  const edit = (product: AdminProduct) =>
    show((onClose) => (
      <EditProduct product={product} onClose={onClose} onDelete={() => remove(product)} />
    ));
  const copy = useSend({
    call: ({ _id: id }: AdminProduct) => api(duplicateProductRoute, { params: { id } }),
    done: ({ product }) => ({ title: t.copiedAsDraft, description: product.name }),
    failed: t.failedCopyProduct,
    onDone: ({ product }) => edit(product),
  });
  return (
    <AdminList
      title={t.manageProducts}
      subject={t.products}
      failed={t.failedLoadProducts}
      queryKey={productsKey}
      load={load}
      pageSize={50}
      filters={filters}
      columns={listedProductColumns({ edit, copy: copy.send, remove })}
      rowKey={({ _id }) => _id}
      empty={{
        title: t.noProducts,
        text: t.shopEmpty,
        action: <LinkButton to="/admin/remedies/add">{t.addFirstRemedy}</LinkButton>,
      }}
      file={() => pathOf(exportProductsRoute)}
      actions={
        <>
          {tools.map(([Icon, label, Tool]) => (
            <Button
              key={label}
              kind="text"
              size="s"
              className="max-sm:px-2!"
              onClick={() => show((onClose) => <Tool onClose={onClose} />)}
            >
              <Icon aria-hidden size={20} strokeWidth={1.6} className="max-sm:hidden" />
              {label}
            </Button>
          ))}
          <LinkButton to="/admin/remedies/add" size="s" className="max-sm:order-first" icon={Plus}>
            {t.addNew}
          </LinkButton>
        </>
      }
      labelOf={({ name }) => t.select(name)}
      bulk={(products, forget) => (
        <PublishSelected
          products={products}
          onEdit={() => show((onClose) => <EditSelected products={products} onClose={onClose} />)}
          onDone={forget}
        />
      )}
    />
  );
}
