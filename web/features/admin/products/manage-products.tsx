import { type AdminProduct, type AdminProductQuery, categories, pathOf } from '@jyotiratna/contract';
import { exportProducts } from '@jyotiratna/contract/admin/products';
import { useQuery } from '@tanstack/react-query';
import { Download, Gem, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { Button, buttonClass, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { SearchFilter, SelectFilter } from '../layout/filter-fields.tsx';
import { LoadError, RowsLoading } from '../layout/load-states.tsx';
import { Pager } from '../layout/pager.tsx';
import { useFilters } from '../layout/use-filters.ts';
import { ChangeRates } from './change-rates.tsx';
import { DeleteProduct } from './delete-product.tsx';
import { EditSelected } from './edit-chosen.tsx';
import { EditProduct } from './edit-product.tsx';
import { ImportProducts } from './import-products.tsx';
import { productsQuery } from './products-query.ts';
import { ProductsTable } from './products-table.tsx';
import { PublishSelected } from './publish-chosen.tsx';
import { useCopyProduct } from './use-copy-product.ts';

const pageSize = 50;

const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name A-Z',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  'quantity-low': 'Quantity, low to high',
  'quantity-high': 'Quantity, high to low',
};

/** All remedies, for administrators alone. */
export function ManageProducts() {
  const { user: authUser } = useSession();
  if (authUser?.role !== 'admin') return <p role="alert">Admin access required.</p>;
  return <Products />;
}

type Open =
  | { what: 'edit' | 'delete'; product: AdminProduct }
  | { what: 'chosen'; products: AdminProduct[] }
  | { what: 'import' }
  | { what: 'rates' }
  | null;

function Products() {
  const filters = useFilters(['search', 'category', 'state', 'sort']);
  const { values, set } = filters;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const forget = () => setSelected(new Set());
  const select = (id: string, add: boolean) =>
    setSelected((now) => new Set(add ? [...now, id] : [...now].filter((one) => one !== id)));
  const copy = useCopyProduct((product) => setOpen({ what: 'edit', product }));
  const query = {
    limit: String(pageSize),
    ...(values.search && { search: values.search }),
    ...(values.category && { category: values.category }),
    ...(values.state && { draft: values.state === 'drafts' ? 'true' : 'false' }),
    ...(values.sort && { sort: values.sort }),
    ...(filters.cursor && { cursor: filters.cursor }),
  } as AdminProductQuery;
  const list = useQuery(productsQuery(query));
  const picked = list.data?.products.filter(({ _id }) => selected.has(_id)) ?? [];

  return (
    <>
      <AdminHead title="Manage Products">
        <Button kind="text" size="s" className="max-sm:px-2!" onClick={() => setOpen({ what: 'rates' })}>
          <Gem aria-hidden size={20} strokeWidth={1.6} className="max-sm:hidden" />
          Change rates
        </Button>
        <Button kind="text" size="s" className="max-sm:px-2!" onClick={() => setOpen({ what: 'import' })}>
          <Upload aria-hidden size={20} strokeWidth={1.6} className="max-sm:hidden" />
          Import CSV
        </Button>
        <a
          href={pathOf(exportProducts)}
          download
          className={`${buttonClass({ kind: 'text', size: 's' })} max-sm:px-2!`}
        >
          <Download aria-hidden size={20} strokeWidth={1.6} className="max-sm:hidden" />
          Export CSV
        </a>
        <LinkButton to="/admin/remedies/add" size="s" className="max-sm:order-first">
          <Plus aria-hidden size={20} strokeWidth={1.6} />
          Add New
        </LinkButton>
      </AdminHead>

      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchFilter
          label="Search products"
          value={values.search}
          onSearch={(labels) => set('search', labels)}
          className="grow basis-64 md:max-w-md"
        />
        <SelectFilter label="Category" value={values.category} onChange={(value) => set('category', value)}>
          <option value="">All categories</option>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectFilter>
        <SelectFilter label="State" value={values.state} onChange={(value) => set('state', value)}>
          <option value="">Published and drafts</option>
          <option value="published">Published</option>
          <option value="drafts">Drafts</option>
        </SelectFilter>
        <SelectFilter label="Sort" value={values.sort || 'newest'} onChange={(value) => set('sort', value)}>
          {Object.entries(sorts).map(([value, labels]) => (
            <option key={value} value={value}>
              {labels}
            </option>
          ))}
        </SelectFilter>
        {list.data && (
          <p role="status" className="figures ml-auto text-small text-text-2">
            {list.data.total.toLocaleString('en-IN')} {list.data.total === 1 ? 'product' : 'products'}
          </p>
        )}
      </div>

      {list.isError && !list.isPlaceholderData && (
        <LoadError message="Failed to load products" error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <RowsLoading label="Loading products..." />}
      {list.data?.products.length === 0 && (
        <EmptyState
          title="No products"
          action={
            filters.filtered ? (
              <Button kind="second" onClick={filters.clear}>
                Clear filters
              </Button>
            ) : (
              <LinkButton to="/admin/remedies/add">Add the first remedy</LinkButton>
            )
          }
        >
          {filters.filtered ? 'Nothing fits this search.' : 'The shop is empty.'}
        </EmptyState>
      )}
      {list.data && list.data.products.length > 0 && (
        <>
          <PublishSelected
            products={picked}
            onEdit={() => setOpen({ what: 'chosen', products: picked })}
            onDone={forget}
          />
          <ProductsTable
            products={list.data.products}
            busy={list.isPlaceholderData}
            chosen={selected}
            onChoose={(product, add) => select(product._id, add)}
            onEdit={(product) => setOpen({ what: 'edit', product })}
            onCopy={(product) => copy.press(product)}
            onDelete={(product) => setOpen({ what: 'delete', product })}
          />
          <Pager
            label="Products, page by page"
            page={filters.page}
            pageSize={pageSize}
            total={list.data.total}
            nextCursor={list.data.nextCursor}
            onBack={filters.back}
            onNext={filters.next}
          />
        </>
      )}

      {open?.what === 'edit' && (
        <EditProduct
          product={open.product}
          onClose={close}
          onDelete={() => setOpen({ what: 'delete', product: open.product })}
        />
      )}
      {open?.what === 'delete' && <DeleteProduct product={open.product} onClose={close} />}
      {open?.what === 'chosen' && <EditSelected products={open.products} onClose={close} />}
      {open?.what === 'rates' && <ChangeRates onClose={close} />}
      {open?.what === 'import' && <ImportProducts onClose={close} />}
    </>
  );
}
