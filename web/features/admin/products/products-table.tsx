import { type AdminProduct, formatRupees, formatRupeesExact } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { LineImage } from '../../cart/line-picture.tsx';
import { RecordTable } from '../layout/record-table.tsx';

/** Maximum stock at which the quantity is highlighted. */
const low = 3;

type Props = {
  products: readonly AdminProduct[];
  busy: boolean;
  onEdit: (product: AdminProduct) => void;
  onCopy: (product: AdminProduct) => void;
  onDelete: (product: AdminProduct) => void;
  /** Ids of the selected ones. */
  chosen: ReadonlySet<string>;
  onChoose: (product: AdminProduct, picked: boolean) => void;
};

/** The remedies, one a row. */
export function ProductsTable({ products, busy, onEdit, onCopy, onDelete, chosen: picked, onChoose: onSelect }: Props) {
  return (
    <RecordTable
      caption="Products"
      rows={products}
      rowKey={({ _id }) => _id}
      busy={busy}
      columns={[
        {
          key: 'choose',
          head: 'Choose',
          lead: 'picture',
          cell: (product) => (
            <Checkbox checked={picked.has(product._id)} onChange={({ target }) => onSelect(product, target.checked)}>
              <span className="sr-only">Choose {product.name}</span>
            </Checkbox>
          ),
        },
        { key: 'image', head: 'Image', lead: 'picture', cell: (product) => <Image product={product} /> },
        { key: 'name', head: 'Name', lead: 'title', cell: (product) => <Name product={product} /> },
        {
          key: 'category',
          head: 'Category',
          cell: ({ category }) => <span className="whitespace-nowrap">{category}</span>,
        },
        {
          key: 'price',
          head: 'Discounted price',
          align: 'right',
          cell: ({ discountedPrice }) =>
            Number.isInteger(discountedPrice) ? formatRupees(discountedPrice) : formatRupeesExact(discountedPrice),
        },
        { key: 'quantity', head: 'Quantity', align: 'right', cell: ({ quantity }) => <Quantity pieces={quantity} /> },
        {
          key: 'actions',
          head: 'Actions',
          actions: true,
          cell: (product) => (
            <span className="inline-flex gap-1">
              <RowButton label={`Edit ${product.name}`} onPress={() => onEdit(product)} className="text-accent">
                Edit
              </RowButton>
              <RowButton label={`Copy ${product.name}`} onPress={() => onCopy(product)} className="text-accent">
                Copy
              </RowButton>
              <RowButton label={`Del ${product.name}`} onPress={() => onDelete(product)} className="text-sindoor-700">
                Del
              </RowButton>
            </span>
          ),
        },
      ]}
    />
  );
}

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

function Name({ product: { _id, slug, name, isFeatured, draft, images } }: { product: AdminProduct }) {
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
    </span>
  );
}

function Quantity({ pieces: units }: { pieces: number | null }) {
  if (units === null) return <span className="text-small whitespace-nowrap text-text-2">Not tracked</span>;
  if (units === 0) return <Chip tone="error">Sold out</Chip>;
  return units <= low ? <Chip tone="wait">{units}</Chip> : units;
}

type RowButtonProps = { label: string; onPress: () => void; className: string; children: string };

function RowButton({ label, onPress, className, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`target px-2 font-semibold hover:underline hover:underline-offset-4 ${className}`}
    >
      {children}
    </button>
  );
}
