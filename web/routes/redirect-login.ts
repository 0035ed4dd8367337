import type { PageMeta } from '@jyotiratna/contract';
import { redirect } from 'react-router';
import type { Route } from './+types/redirect-login.ts';

export const handle = { audience: 'nobody', query: ['next'] } satisfies PageMeta;

/**
 * Redirects `/login` to `/user/login`, with its query (`?next=`) but without the parameters that
 * the router adds to its own requests.
 */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(`/user/login${url.search}`);
}
