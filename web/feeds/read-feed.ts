import type { ApiClient, Product } from '@jyotiratna/contract';
import { listProductsRoute } from '@jyotiratna/contract/catalogue';
import { getConfig } from '@jyotiratna/contract/content';
import { catalogueItems, type FeedItem } from './feed-items.ts';

/** All public remedies, fetched in pages of a thousand. */
export async function readAllProducts(api: ApiClient): Promise<Product[]> {
  const products: Product[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await api(listProductsRoute, {
      query: { limit: '1000', ...(cursor && { cursor }) },
    });
    products.push(...page.products);
    cursor = page.nextCursor;
  }
  return products;
}

type Feed = {
  products: Product[];
  items: FeedItem[];
  site: string;
  absolute: (path: string) => string;
  shippingFree: boolean;
};

/** The catalogue with the shop's public URL, or the request's `url` if none is configured. */
export async function readFeed(api: ApiClient, url: string): Promise<Feed> {
  const [products, { publicUrl, shippingMost }] = await Promise.all([
    readAllProducts(api),
    api(getConfig),
  ]);
  const site = publicUrl || new URL(url).origin;
  const absolute = (path: string) => new URL(path, site).href;
  const items = products.flatMap((product) => catalogueItems(product, absolute));
  return { products, items, site, absolute, shippingFree: shippingMost === 0 };
}

/** The response of a route that serves a file. */
export function feedReply(text: string, type: string): Response {
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });
}
