import { type AdminProduct, caratsOf, formatRupees, formatRupeesExact } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { bundle } from '#messages/admin/bundle.ts';
import { products as t } from '#messages/admin/products.ts';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { Chip } from '../../../ui/chip.tsx';
import { LineImage } from '../../cart/line-image.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { choiceLabel } from '../product-form/choice-labels.ts';

/** The stock at or below which the quantity is highlighted, unless the remedy has its own limit. */
const low = 3;

type Handler = (product: AdminProduct) => void;

/** The columns of the list of remedies. */
export function listedProductColumns(handlers: {
  edit: Handler;
  copy: Handler;
  remove: Handler;
}): readonly RecordColumn<AdminProduct>[] {
  return [
    {
      key: 'image',
      head: t.imageLabel,
      lead: 'picture',
      cell: (product) => <ProductThumbnail of={product} />,
    },
    {
      key: 'name',
      head: t.name,
      lead: 'title',
      sort: ['name', 'name'],
      value: ({ name }) => name,
      cell: (product) => <Name product={product} />,
    },
    { key: 'sku', head: t.sku, extra: true, value: skuOf },
    {
      key: 'category',
      head: t.category,
      extra: true,
      value: ({ category }) => catalogue.categories[category],
    },
    {
      key: 'stone',
      head: t.stone,
      value: ({ stone }) => stone && choiceLabel('stone', stone),
      cell: ({ stone, weightMg }) => (
        <span className="block text-right whitespace-nowrap desktop:text-left">
          {stone ? choiceLabel('stone', stone) : '–'}
          {weightMg !== null && (
            <span className="figures block text-small text-text-2">{t.ct(caratsOf(weightMg))}</span>
          )}
        </span>
      ),
    },
    {
      key: 'weight',
      head: t.weightCt,
      extra: true,
      align: 'right',
      value: ({ weightMg }) => weightMg && weightMg / 200,
    },
    {
      key: 'report',
      head: t.report,
      spare: true,
      value: ({ laboratory, reportNumber }) =>
        [laboratory && choiceLabel('laboratory', laboratory), reportNumber]
          .filter(Boolean)
          .join(' ') || null,
    },
    {
      key: 'price',
      head: t.discountedPrice,
      align: 'right',
      sort: ['price-low', 'price-high'],
      value: ({ discountedPrice }) => discountedPrice,
      cell: ({ discountedPrice }) =>
        Number.isInteger(discountedPrice)
          ? formatRupees(discountedPrice)
          : formatRupeesExact(discountedPrice),
    },
    {
      key: 'quantity',
      head: t.quantity,
      align: 'right',
      sort: ['quantity-low', 'quantity-high'],
      value: ({ quantity }) => quantity,
      cell: (product) => <Quantity product={product} />,
    },
    {
      key: 'added',
      head: t.added,
      extra: true,
      sort: ['oldest', 'newest'],
      value: ({ createdAt }) => createdAt.slice(0, 10),
    },
    actionColumn(
      t.actions,
      (product) => {
        const { name } = product;
        return [
          {
            text: t.editLabel,
            label: t.edit(name),
            onPress: () => handlers.edit(product),
            open: true,
          },
          { text: t.copyLabel, label: t.copy(name), onPress: () => handlers.copy(product) },
          {
            text: t.delLabel,
            label: t.del(name),
            onPress: () => handlers.remove(product),
            danger: true,
          },
        ];
      },
      'line',
    ),
  ];
}

const skuOf = ({ sku, variants }: AdminProduct) =>
  variants?.length ? variants.map((one) => one.sku).join(', ') : sku;

/** The first image of a remedy; a placeholder for an unknown one. */
export function ProductThumbnail({ of }: { of: AdminProduct | undefined }) {
  return (
    <LineImage
      picture={of?.pictures[0] ?? null}
      image={of?.images[0]}
      tint={of?.tint}
      sizes="52px"
      className="facet-button w-13 shrink-0"
    />
  );
}

function Name({ product }: { product: AdminProduct }) {
  const { _id, slug, name, isFeatured, draft, images } = product;
  return (
    <span className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
      <Link
        to={draft ? `/admin/remedies/${_id}/preview` : `/remedies/${slug}`}
        className="font-semibold hover:underline"
      >
        {name}
      </Link>
      {draft && <Chip tone="wait">{images.length > 0 ? t.draft : t.draftNeedsImage}</Chip>}
      {isFeatured && <Chip tone="done">{t.featured}</Chip>}
      <span className="block w-full text-small font-normal text-text-2">{skuOf(product)}</span>
      {product.bundle?.parts.map(
        (item) =>
          item.state !== 'available' && (
            <span
              key={`${item.productId} ${item.variant}`}
              className="block w-full text-small font-normal"
            >
              {bundle.unavailable[item.state](item.name)}
            </span>
          ),
      )}
    </span>
  );
}

/**
 * The stock of a product, highlighted if low; never for a stone sold by weight, which is unique.
 */
function Quantity({ product: { quantity, lowStockAt, stone } }: { product: AdminProduct }) {
  if (quantity === null)
    return <span className="text-small whitespace-nowrap text-text-2">{t.notTracked}</span>;
  if (quantity === 0) return <Chip tone="error">{t.soldOut}</Chip>;
  return !stone && quantity <= (lowStockAt ?? low) ? <Chip tone="wait">{quantity}</Chip> : quantity;
}
