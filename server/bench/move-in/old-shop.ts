import { createHash } from 'node:crypto';

/** Number of rows of each kind in a fictitious shop. */
export type Size = {
  products: number;
  variants: number;
  images: number;
  customers: number;
  orders: number;
  reviews: number;
};

/** The size for the complete measurement. */
export const fullSize: Size = {
  products: 2000,
  variants: 12_000,
  images: 6000,
  customers: 20_000,
  orders: 50_000,
  reviews: 5000,
};

/** A deterministic pseudo-random number below `max`, derived from a name. */
export function pick(name: string, max: number): number {
  return createHash('md5').update(name).digest().readUInt32BE(0) % max;
}

const stones = [
  'Amethyst',
  'Citrine',
  'Carnelian',
  'Moonstone',
  'Garnet',
  'Turquoise',
  'Onyx',
  'Jade',
];
const forms = ['Bracelet', 'Pendant', 'Ring', 'Mala', 'Pyramid', 'Bowl'];
const cities = ['Jaipur', 'Ajmer', 'Kota', 'Udaipur'];
const rupees = (paise: number) => (paise / 100).toFixed(2);
const cell = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;
const line = (cells: readonly (string | number)[]) => `${cells.map(cell).join(',')}\n`;
const handleOf = (n: number) => `${stones[n % 8]}-${forms[n % 6]}-${n}`.toLowerCase();
const skuOf = (n: number, at: number) => `OLD-${n}-${at + 1}`;
const priceOf = (n: number, at: number) => 10_000 + pick(`price ${n} ${at}`, 500_000);

/**
 * Products in Shopify's format, each with the same number of sizes, some of which have an image of
 * their own.
 */
export function* productFile(
  { products, variants, images }: Size,
  imageHost: string,
): Generator<string> {
  const names =
    'Handle,Title,Body (HTML),Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker';
  yield `${names},Variant Inventory Qty,Variant Price,Image Src,Image Position,Variant Image,Status\n`;
  const each = Math.max(1, Math.round(variants / products));
  const shown = Math.round(images / products);
  for (let n = 0; n < products; n += 1) {
    for (let at = 0; at < Math.max(each, shown); at += 1) {
      const first = at === 0;
      const url = at < shown ? `${imageHost}/${n}-${at}.jpg` : '';
      const title = `${stones[n % 8]} ${forms[n % 6]} ${n}`;
      yield line([
        handleOf(n),
        ...(first
          ? [title, `<p>The <b>${title}</b>.</p>`, forms[n % 6] ?? '', 'beads', 'true']
          : ['', '', '', '', '']),
        ...(at < each
          ? [
              first ? 'Size' : '',
              `${at + 6} mm`,
              skuOf(n, at),
              'shopify',
              pick(`stock ${n} ${at}`, 30),
            ]
          : ['', '', '', '', '']),
        at < each ? rupees(priceOf(n, at)) : '',
        url,
        url ? at + 1 : '',
        at > 0 && at < each ? url : '',
        first ? 'active' : '',
      ]);
    }
  }
}

const emailOf = (n: number) => `customer.${n}@invented.example`;

export function* customerFile({ customers }: Size): Generator<string> {
  const address = 'Default Address Address1,Default Address City,Default Address Province Code';
  yield `First Name,Last Name,Email,Accepts Email Marketing,${address},Default Address Country Code,Default Address Zip,Phone,Total Spent\n`;
  for (let n = 0; n < customers; n += 1)
    yield line([
      `Buyer${n}`,
      'Invented',
      emailOf(n),
      n % 3 === 0 ? 'yes' : 'no',
      `${n} Johari Bazaar`,
      cities[n % 4] ?? '',
      'RJ',
      'IN',
      '302003',
      `+9198${String(10_000_000 + n)}`,
      '0.00',
    ]);
}

/** The n-th order of the file; money in paise. */
export function orderOf(n: number, { products, customers }: Size) {
  const product = pick(`product ${n}`, products);
  const quantity = 1 + pick(`quantity ${n}`, 3);
  const price = priceOf(product, 0);
  const shipping = pick(`shipping ${n}`, 2) * 9900 + pick(`paise ${n}`, 100);
  const day = new Date(Date.UTC(2023, 0, 1 + pick(`day ${n}`, 1000), 6)).toISOString();
  return {
    product,
    quantity,
    price,
    shipping,
    day,
    total: quantity * price + shipping,
    customer: n % customers,
  };
}

export function* orderFile(size: Size): Generator<string> {
  const columns = 'Subtotal,Shipping,Taxes,Total,Created at';
  yield `Name,Email,Financial Status,Fulfillment Status,Currency,${columns},Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku\n`;
  for (let n = 0; n < size.orders; n += 1) {
    const { product, quantity, price, shipping, day, total, customer } = orderOf(n, size);
    const goods = rupees(quantity * price);
    const createdAt = `${day.slice(0, 10)} 11:30:00 +0530`;
    const item = [quantity, handleOf(product), rupees(price), skuOf(product, 0)];
    const sums = [goods, rupees(shipping), '0.00', rupees(total), createdAt];
    yield line([`#${n + 1}`, emailOf(customer), 'paid', 'fulfilled', 'INR', ...sums, ...item]);
  }
}

export function* reviewFile({ reviews, products }: Size): Generator<string> {
  yield 'title,body,rating,review_date,curated,reviewer_name,reviewer_email,product_handle,reply,picture_urls\n';
  for (let n = 0; n < reviews; n += 1)
    yield line([
      'Fine',
      `Review number ${n}`,
      1 + (n % 5),
      '2025-05-01 08:00:00 UTC',
      'ok',
      `Buyer${n}`,
      emailOf(n),
      handleOf(n % products),
      '',
      '',
    ]);
}

/** Expected totals of the file's orders by month (YYYY-MM, IST), in paise. */
export function monthlyRevenue(size: Size): Record<string, number> {
  const revenue: Record<string, number> = {};
  for (let n = 0; n < size.orders; n += 1) {
    const { day, total } = orderOf(n, size);
    const month = day.slice(0, 7);
    revenue[month] = (revenue[month] ?? 0) + total;
  }
  return revenue;
}
