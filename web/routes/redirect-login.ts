import { redirect } from 'react-router';
import type { Route } from './+types/redirect-login.ts';

/** `/login` to `/user/login`, with its query (`?next=`). */
export function loader({ request }: Route.LoaderArgs) {
  throw redirect(`/user/login${new URL(request.url).search}`);
}
