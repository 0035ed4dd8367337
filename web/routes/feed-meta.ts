import type { PageMeta } from '@jyotiratna/contract';
import { apiContext } from '../context.ts';
import { metaCsv } from '../feeds/meta-csv.ts';
import { feedReply, readFeed } from '../feeds/read-feed.ts';
import type { Route } from './+types/feed-meta.ts';

export const handle = { audience: 'machines' } satisfies PageMeta;

/** The product feed for Meta’s shops. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { items } = await readFeed(context.get(apiContext), request.url);
  return feedReply(metaCsv(items), 'text/csv');
}
