import type { PageMeta } from '@jyotiratna/contract';
import { apiContext } from '../context.ts';
import { productsJsonl } from '../feeds/products-jsonl.ts';
import { feedReply, readFeed } from '../feeds/read-feed.ts';
import type { Route } from './+types/feed-products.ts';

export const handle = { audience: 'machines' } satisfies PageMeta;

/** The product feed for shopping agents. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { products, absolute } = await readFeed(context.get(apiContext), request.url);
  return feedReply(productsJsonl(products, absolute), 'application/jsonl');
}
