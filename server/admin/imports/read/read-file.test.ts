import { describe, expect, it } from 'vitest';
import type { ImportSource } from '../../../imports/source.ts';
import * as files from '../imports.fixture.ts';
import { readFile, recognise } from './read-file.ts';

async function* chunks(text: string, size = 7) {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
async function read(text: string): Promise<ImportSource[]> {
  const format = await recognise(chunks(text));
  const found: ImportSource[] = [];
  for await (const source of readFile(chunks(text), format!)) found.push(source);
  return found;
}
const skipped = (sources: ImportSource[]) =>
  sources.flatMap((one) => (one.data ? [] : [[one.key, one.skipped]]));
const dataOf = (sources: ImportSource[]) => sources.flatMap((one) => one.data ?? []);

it.each([
  [files.shopifyProducts, 'shopify', 'product'],
  [files.shopifyProductsNew, 'shopify', 'product'],
  [files.wooProducts, 'woocommerce', 'product'],
  [files.shopifyCustomers, 'shopify', 'customer'],
  [files.shopifyOrders, 'shopify', 'order'],
  [files.judgeme, 'judgeme', 'review'],
  [files.discounts, 'shopify', 'discount'],
  [files.cards, 'shopify', 'gift-card'],
  [files.redirectFile, 'shopify', 'redirect'],
  [files.wxr, 'wordpress', 'article'],
  ['order_id,order_date,status,order_total,billing_email\n', 'woocommerce', 'order'],
  ['comment_ID,comment_content,rating\n', 'woocommerce', 'review'],
])('%.20s… is recognised by its content', async (text, system, kind) => {
  expect(await recognise(chunks(text))).toEqual({ system, kind });
});

it('recognises no format in a file of another form', async () => {
  expect(await recognise(chunks('colour,shape\nred,round\n'))).toBeNull();
});

describe('products of Shopify', () => {
  it('are grouped by handle, with images on rows of their own', async () => {
    const [first] = dataOf(await read(files.shopifyProducts));
    expect(first).toMatchObject({
      handle: 'amethyst-bracelet',
      published: true,
      variants: [
        {
          sku: 'AM-S',
          options: [{ name: 'Size', value: 'S' }],
          pricePaise: 49_900,
          comparePaise: 69_900,
          quantity: 4,
        },
        { sku: 'AM-M', options: [{ name: 'Size', value: 'M' }], pricePaise: 54_900, quantity: 0 },
      ],
      images: [
        { url: 'https://images.invented.example/am-1.jpg', alt: 'Front' },
        { url: 'https://images.invented.example/am-2.jpg', alt: 'Back' },
      ],
      extras: {
        'hsn code (product.metafields.custom.hsn)': '7116',
        'box (product.metafields.custom.box)': 'wooden',
      },
      paths: ['/products/amethyst-bracelet'],
    });
  });

  it('have no options if there is only the default one, and untracked stock without a tracker', async () => {
    const [, pyramid] = dataOf(await read(files.shopifyProducts));
    expect(pyramid).toMatchObject({
      variants: [{ options: [], quantity: null, pricePaise: 120_000 }],
    });
  });

  it('are read alike from the newer file format', async () => {
    expect(dataOf(await read(files.shopifyProductsNew))).toMatchObject([
      {
        handle: 'rose-quartz-ring',
        type: 'Rings',
        variants: [
          { sku: 'RQ-12', comparePaise: 99_900 },
          { sku: 'RQ-14', quantity: 0 },
        ],
        images: [{ url: 'https://images.invented.example/rq.jpg', alt: 'Ring' }],
      },
    ]);
  });
});

it('joins WooCommerce’s variations to their product by SKU and id, and skips one without a product', async () => {
  const sources = await read(files.wooProducts);
  expect(skipped(sources)).toEqual([['id:15', 'product_unknown']]);
  expect(dataOf(sources)).toMatchObject([
    {
      title: 'Singing Bowl',
      featured: true,
      variants: [{ pricePaise: 150_000, comparePaise: 180_000, quantity: 5 }],
    },
    {
      title: 'Rudraksha Mala',
      variants: [
        { sku: 'RUD-6', pricePaise: 65_000 },
        { sku: '', quantity: 0 },
      ],
    },
  ]);
});

it('keeps customers’ consent, and skips a customer without an email address', async () => {
  const sources = await read(files.shopifyCustomers);
  expect(skipped(sources)).toEqual([['line:4', 'email_missing']]);
  expect(dataOf(sources)).toMatchObject([
    {
      email: 'asha@invented.example',
      name: 'Asha Verma',
      subscription: { state: 'subscribed', at: null },
      note: 'Likes emeralds',
    },
    { email: 'ben@invented.example', subscription: null },
  ]);
});

it('keeps the lines and money of orders to the paisa', async () => {
  const sources = await read(files.shopifyOrders);
  expect(skipped(sources)).toEqual([['#1003', 'total_missing']]);
  expect(dataOf(sources)).toMatchObject([
    {
      number: '#1001',
      placedAt: '2025-03-01T04:29:00.000Z',
      totalPaise: 164_800,
      items: [
        { name: 'Amethyst Bracelet - S', quantity: 2, pricePaise: 49_900 },
        { sku: 'AM-M', quantity: 1, pricePaise: 55_000 },
      ],
    },
    { number: '#1002', totalPaise: 30_050, refundedPaise: 30_050, status: 'refunded, unfulfilled' },
  ]);
});

it('reads items of WooCommerce’s orders from columns or JSON', async () => {
  const header = 'order_id,order_date,status,order_total,billing_email,line_item_1,line_items\n';
  const one =
    '5,2025-01-02 10:00:00,wc-completed,998.00,a@invented.example,name:Ring|sku:R1|quantity:2|total:998.00,\n';
  const two =
    '6,2025-01-02,processing,10,a@invented.example,,"[{""name"":""Bowl"",""quantity"":1,""price"":""10""}]"\n';
  expect(dataOf(await read(header + one + two))).toMatchObject([
    {
      number: '5',
      status: 'completed',
      items: [{ name: 'Ring', sku: 'R1', quantity: 2, pricePaise: 49_900 }],
    },
    {
      number: '6',
      placedAt: '2025-01-01T18:30:00.000Z',
      items: [{ name: 'Bowl', pricePaise: 1000 }],
    },
  ]);
});

it('skips reviews with an impossible number of stars', async () => {
  const sources = await read(files.judgeme);
  expect(skipped(sources).map(([, reason]) => reason)).toEqual(['rating_invalid']);
  expect(dataOf(sources)[0]).toMatchObject({
    rating: 5,
    body: 'Deep colour',
    name: 'Meera',
    reply: 'Thank you',
  });
});

it('reads discounts, balances and redirects, and skips expired ones', async () => {
  expect(skipped(await read(files.discounts))).toEqual([['OLD', 'card_ended']]);
  expect(dataOf(await read(files.discounts))).toMatchObject([
    { code: 'DIWALI10', type: 'percentage', value: 1000 },
  ]);
  expect(skipped(await read(files.cards))).toEqual([['9002', 'balance_none']]);
  expect(dataOf(await read(files.cards))).toMatchObject([{ balancePaise: 25_050 }]);
  expect(dataOf(await read(files.redirectFile))).toHaveLength(2);
});

const wooCoupons = `code,discount_type,amount,product_ids,exclude_sale_items,usage_limit_per_user
ALL5,percent,5,,no,3
RINGS50,percent,50,"11,12",no,1
FULL20,percent,20,,yes,
ONE,fixed_cart,100,,0,1
`;

it.each([
  ['', '2020-01-31', 1800],
  ['2999-01-01', '', 1800],
  ['2020-01-01', '2999-01-31', 1500],
])('a sale from %j to %j makes a price of %d', async (starts, ends, rupees) => {
  const head =
    'ID,Type,SKU,Name,Published,Date sale price starts,Date sale price ends,Sale price,Regular price';
  const [bowl] = dataOf(
    await read(`${head}\n11,simple,BOWL,Singing Bowl,1,${starts},${ends},1500,1800\n`),
  );
  expect(bowl).toMatchObject({ variants: [{ pricePaise: rupees * 100, comparePaise: 180_000 }] });
});

it('keeps WooCommerce’s coupon uses per customer, and skips coupons for some remedies only', async () => {
  const sources = await read(wooCoupons);
  expect(skipped(sources)).toEqual([
    ['RINGS50', 'discount_unknown'],
    ['FULL20', 'discount_unknown'],
  ]);
  expect(dataOf(sources)).toMatchObject([
    { code: 'ALL5', perCustomer: 3 },
    { code: 'ONE', perCustomer: 1 },
  ]);
});

it('keeps a balance until its last day in India ends', async () => {
  const head = 'Id,Customer Name,Email,Currency,Initial balance,Balance,Expires On,Enabled?';
  const ends = ['2027-03-31', '2027-02-28 10:00:00', ''];
  const rows = ends.map((end, at) => `${at},Asha,a@invented.example,INR,10,10,${end},true`);
  expect(dataOf(await read(`${head}\n${rows.join('\n')}\n`))).toMatchObject([
    { expiresAt: '2027-03-31T18:30:00.000Z' },
    { expiresAt: '2027-02-28T04:30:00.000Z' },
    { expiresAt: null },
  ]);
});

it('reads published WordPress posts as articles with both of their addresses', async () => {
  const sources = await read(files.wxr);
  expect(skipped(sources)).toEqual([['id:78', 'not_published']]);
  expect(dataOf(sources)).toMatchObject([
    {
      title: 'On & about amethyst',
      slug: 'on-amethyst',
      date: '2024-05-06',
      author: 'Asha',
      paths: ['/2024/05/on-amethyst', '/?p=77'],
    },
  ]);
});

it('returns text that can be stored, whatever the file and its entities contain', async () => {
  const cells = `bell,Be\0ll ${'x'.repeat(144)}🔔,10,${'x'.repeat(499)}🔔`;
  const products = await read(`Handle,Title,Variant Price,B\0ox\n${cells}\n`);
  expect(dataOf(products)).toMatchObject([
    { title: `Bell ${'x'.repeat(144)}`, extras: { box: 'x'.repeat(499) } },
  ]);
  const items = JSON.stringify([{ name: 'Be\0ll', sku: '\ud83d', quantity: 1 }]);
  const orders = `order_id,order_date,order_total,billing_email,line_items\n1,2025-01-01,10,,"${items.replaceAll('"', '""')}"\n`;
  expect(dataOf(await read(orders))).toMatchObject([{ items: [{ name: 'Bell', sku: '\ufffd' }] }]);
  const posts = files.wxr.replace('On &amp; about', 'On&#1; \0&amp; about');
  expect(dataOf(await read(posts))).toMatchObject([{ title: 'On & about amethyst' }]);
});
