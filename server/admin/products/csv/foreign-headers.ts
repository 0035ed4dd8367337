import { categories, itemAt } from '@jyotiratna/contract';

type Advice = { line: number; column: string; message: string };
type Shop = {
  name: string;
  /** Columns that identify this shop system's exports, in any letter case. */
  signs: readonly string[];
  /** This shop's column for each of theirs, in lower case; other columns have no counterpart. */
  columns: Readonly<Record<string, string>>;
};

/** Product exports of other shop systems, in all versions of their headers. */
const shops: readonly Shop[] = [
  {
    name: 'Shopify',
    signs: ['handle', 'url handle', 'body (html)', 'variant sku', 'variant price', 'option1 name'],
    columns: {
      title: 'name',
      'body (html)': 'description',
      description: 'description',
      'product category': 'category',
      'variant price': 'discountedPrice',
      price: 'discountedPrice',
      'variant compare at price': 'originalPrice',
      'compare-at price': 'originalPrice',
      'variant inventory qty': 'quantity',
      'inventory quantity': 'quantity',
    },
  },
  {
    name: 'WooCommerce',
    signs: [
      'regular price',
      'sale price',
      'in stock?',
      'short description',
      'visibility in catalog',
    ],
    columns: {
      name: 'name',
      description: 'description',
      categories: 'category',
      'regular price': 'originalPrice',
      'sale price': 'discountedPrice',
      stock: 'quantity',
    },
  },
];

/**
 * How to adapt a file exported from another shop system: columns to rename and to delete.
 * @param names the header's cells
 * @returns null for a header of an unknown system; two of a system's own columns identify it
 */
export function adviseForeignHeader(names: readonly string[]): Advice[] | null {
  const lower = names.map((name) => name.toLowerCase());
  const shop = shops.find(({ signs }) => signs.filter((sign) => lower.includes(sign)).length > 1);
  if (!shop) return null;
  const general = [
    `This is a product file of ${shop.name}.`,
    'Please rename and delete columns as the lines below say, then import it again.',
    `Each row needs a category: ${categories.join(', ')}. HTML becomes plain text.`,
  ].join(' ');
  const advice = names.flatMap((column, at): Advice[] => {
    const ours = shop.columns[itemAt(lower, at)];
    if (ours === column) return [];
    return [
      {
        line: 1,
        column,
        message: ours ? `Rename this column to '${ours}'.` : 'Delete this column.',
      },
    ];
  });
  return [{ line: 1, column: '', message: general }, ...advice];
}
