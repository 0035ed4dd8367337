import type { PageMeta } from '@jyotiratna/contract';
import { getConfig } from '@jyotiratna/contract/content';
import { listPagesRoute } from '@jyotiratna/contract/pages';
import { apiContext } from '../context.ts';
import { llmsText } from '../feeds/llms-text.ts';
import { feedReply } from '../feeds/read-feed.ts';
import type { Route } from './+types/llms.ts';

export const handle = { audience: 'machines' } satisfies PageMeta;

/** The plain-text index of the shop for assistants. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ pages }, { publicUrl }] = await Promise.all([api(listPagesRoute), api(getConfig)]);
  return feedReply(llmsText(publicUrl || new URL(request.url).origin, pages), 'text/plain');
}
