import type { FeedItem } from './feed-items.ts';

const columns: Record<string, (item: FeedItem) => string> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ inStock }) => (inStock ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ price }) => `${price.toFixed(2)} INR`,
  link: ({ link }) => link,
  image_link: ({ images }) => images[0] ?? '',
  additional_image_link: ({ images }) => images.slice(1).join(','),
  brand: () => 'Jyotiratna',
  item_group_id: ({ group }) => group ?? '',
  size: ({ options }) => options.find(({ name }) => name === 'size')?.value ?? '',
  material: ({ options }) => options.find(({ name }) => name === 'metal')?.value ?? '',
  product_type: ({ category }) => category,
};

/** Items as CSV with the columns of a Meta catalogue. */
export function metaCsv(items: readonly FeedItem[]): string {
  const head = Object.keys(columns);
  const rows = items.map((item) => Object.values(columns).map((read) => read(item)));
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
