import type { PageMeta } from '@jyotiratna/contract';
import { readPanchang } from '@jyotiratna/contract/almanac';
import { redirect } from 'react-router';
import { apiContext } from '../context.ts';
import { dayPath } from '../features/almanac/panchang-path.ts';
import { isCallError } from '../is-call-error.ts';
import type { Route } from './+types/panchang.city.ts';

export const handle = { audience: 'nobody' } satisfies PageMeta;

/** Redirects to the page of today's date in a city; the form reports an unknown city. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const api = context.get(apiContext);
    const { date } = await api(readPanchang, { query: { city: params.city } });
    return redirect(dayPath(params.city, date));
  } catch (error) {
    if (!isCallError(error) || error.status >= 500) throw error;
    return redirect(`/panchang?${new URLSearchParams({ city: params.city.replaceAll('-', ' ') })}`);
  }
}
