import { type AdminProduct, caratsOf, formatRupees, formatRupeesExact } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { Chip } from '../../../ui/chip.tsx';
import { LineImage } from '../../cart/line-image.tsx';
import { RowButton } from '../layout/row-button.tsx';
import type { RecordColumn } from '../list/columns.ts';
import { choiceWord } from '../product-form/choice-labels.ts';

/** Pieces at or below which the quantity is marked, where the remedy names no number of its own. */
const low = 3;

type Deed = (product: AdminProduct) => void;

/** The remedies, one a row. */
export function productColumns(deeds: { edit: Deed; copy: Deed; remove: Deed }): readonly RecordColumn<AdminProduct>[] {
  return [
    { key: 'image', head: 'Image', lead: 'picture', cell: (product) => <Image product={product} /> },
    {
      key: 'name',
      head: 'Name',
      lead: 'title',
      sort: ['name', 'name'],
      value: ({ name }) => name,
      cell: (product) => <Name product={product} />,
    },
    { key: 'sku', head: 'SKU', extra: true, value: skuOf },
    { key: 'category', head: 'Category', extra: true, value: ({ category }) => category },
    {
      key: 'stone',
      head: 'Stone',
      value: ({ stone }) => stone && choiceWord('stone', stone),
      cell: ({ stone, weightMg }) => (
        <span className="block text-right whitespace-nowrap desktop:text-left">
          {stone ? choiceWord('stone', stone) : '–'}
          {weightMg !== null && <span className="figures block text-small text-text-2">{caratsOf(weightMg)} ct</span>}
        </span>
      ),
    },
    {
      key: 'weight',
      head: 'Weight in ct',
      extra: true,
      align: 'right',
      value: ({ weightMg }) => weightMg && weightMg / 200,
    },
    {
      key: 'report',
      head: 'Report',
      spare: true,
      value: ({ laboratory, reportNumber }) =>
        [laboratory && choiceWord('laboratory', laboratory), reportNumber].filter(Boolean).join(' ') || null,
    },
    {
      key: 'price',
      head: 'Discounted price',
      align: 'right',
      sort: ['price-low', 'price-high'],
      value: ({ discountedPrice }) => discountedPrice,
      cell: ({ discountedPrice }) =>
        Number.isInteger(discountedPrice) ? formatRupees(discountedPrice) : formatRupeesExact(discountedPrice),
    },
    {
      key: 'quantity',
      head: 'Quantity',
      align: 'right',
      sort: ['quantity-low', 'quantity-high'],
      value: ({ quantity }) => quantity,
      cell: (product) => <Quantity product={product} />,
    },
    {
      key: 'added',
      head: 'Added',
      extra: true,
      sort: ['oldest', 'newest'],
      value: ({ createdAt }) => createdAt.slice(0, 10),
    },
    {
      key: 'actions',
      head: 'Actions',
      actions: true,
      cell: (product) => (
        <span className="inline-flex gap-1">
          <RowButton data-open label={`Edit ${product.name}`} onPress={() => deeds.edit(product)}>
            Edit
          </RowButton>
          <RowButton label={`Copy ${product.name}`} onPress={() => deeds.copy(product)}>
            Copy
          </RowButton>
          <RowButton danger label={`Del ${product.name}`} onPress={() => deeds.remove(product)}>
            Del
          </RowButton>
        </span>
      ),
    },
  ];
}

const skuOf = ({ sku, variants }: AdminProduct) => (variants?.length ? variants.map((one) => one.sku).join(', ') : sku);

function Image({ product: { pictures: imageList, images, tint } }: { product: AdminProduct }) {
  return (
    <LineImage
      picture={imageList[0] ?? null}
      image={images[0]}
      tint={tint}
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
      {draft && <Chip tone="wait">{images.length > 0 ? 'Draft' : 'Draft, needs a picture'}</Chip>}
      {isFeatured && <Chip tone="done">Featured</Chip>}
      <span className="block w-full text-small font-normal text-text-2">{skuOf(product)}</span>
    </span>
  );
}

/** Of a stone that is sold by its weight there is one: it never runs low. */
function Quantity({ product: { quantity, lowStockAt, stone } }: { product: AdminProduct }) {
  if (quantity === null) return <span className="text-small whitespace-nowrap text-text-2">Not tracked</span>;
  if (quantity === 0) return <Chip tone="error">Sold out</Chip>;
  return !stone && quantity <= (lowStockAt ?? low) ? <Chip tone="wait">{quantity}</Chip> : quantity;
}
