import type { PageMeta } from '@jyotiratna/contract';
import { apiContext } from '../context.ts';
import { googleXml } from '../feeds/google-xml.ts';
import { feedReply, readFeed } from '../feeds/read-feed.ts';
import type { Route } from './+types/feed-google.ts';

export const handle = { audience: 'machines' } satisfies PageMeta;

/** The product feed for Google Merchant Center. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { items, ...feed } = await readFeed(context.get(apiContext), request.url);
  return feedReply(googleXml(items, feed), 'application/xml');
}
