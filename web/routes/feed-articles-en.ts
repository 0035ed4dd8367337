import type { PageMeta } from '@jyotiratna/contract';
import { listArticlesRoute } from '@jyotiratna/contract/articles';
import { getConfig } from '@jyotiratna/contract/content';
import { apiContext } from '../context.ts';
import { atomXml } from '../feeds/atom.ts';
import { feedReply } from '../feeds/read-feed.ts';
import type { Route } from './+types/feed-articles-en.ts';

export const handle = { audience: 'machines' } satisfies PageMeta;

/** The articles in English as a feed. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ articles }, { publicUrl }] = await Promise.all([api(listArticlesRoute), api(getConfig)]);
  const site = publicUrl || new URL(request.url).origin;
  const self = new URL('/feeds/articles-en.xml', site).href;
  return feedReply(atomXml(articles, { site, self, locale: 'en' }), 'application/atom+xml');
}
