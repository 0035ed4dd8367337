import autocannon from 'autocannon';
import { type ShopProcess, startShop } from '../../e2e/shop-process.ts';

/**
 * How fast the shop serves what everyone reads, as ratios to an empty reply of the same process in the same run. Absolute
 * figures depend on the machine; ratios tell whether a change made something slower.
 */
const seconds = 4;
const connections = 20;
// The storefront waits for crawlers to get whole pages: the figures are those of a browser.
const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36';

async function perSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  const run = () => autocannon({ url, connections, duration: seconds, headers: { 'user-agent': browser, ...headers } });
  await autocannon({ url, connections, amount: 200, headers: { 'user-agent': browser, ...headers } });
  const { requests, non2xx, errors } = await run();
  const refused = headers['if-none-match'] ? 0 : non2xx;
  if (errors || refused) throw new Error(`${url}: ${errors} errors, ${refused} refusals`);
  return requests.average;
}

async function measure(shop: ShopProcess): Promise<void> {
  const page = `${shop.url}/remedies`;
  const etag = (await fetch(page)).headers.get('etag') ?? '';
  const lines: [string, number][] = [
    ['empty reply', await perSecond(`${shop.url}/healthz`)],
    ['product list, cached', await perSecond(`${shop.url}/api/products`)],
    ['one product, cached', await perSecond(`${shop.url}/api/products/tigers-eye-bracelet`)],
    ['catalogue page, cached', await perSecond(page)],
    ['catalogue page, unchanged (304)', await perSecond(page, { 'if-none-match': etag })],
    ['a picture', await perSecond(`${shop.url}${await firstPicture(shop)}`)],
  ];
  const base = lines[0]?.[1] ?? 1;
  for (const [name, rate] of lines)
    console.log(`${name.padEnd(40)}${Math.round(rate).toString().padStart(8)}/s   ${(rate / base).toFixed(2)}`);
}

async function firstPicture(shop: ShopProcess): Promise<string> {
  const { products } = (await (await fetch(`${shop.url}/api/products?limit=1`)).json()) as {
    products: { images: string[] }[];
  };
  return products[0]?.images[0] ?? '/';
}

const shop = await startShop({ CLOCK_STARTS_AT: '', LOG_LEVEL: 'error' });
try {
  await measure(shop);
} finally {
  await shop.remove();
}
