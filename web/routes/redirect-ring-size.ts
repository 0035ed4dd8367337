import type { PageMeta } from '@jyotiratna/contract';
import { redirect } from 'react-router';

export const handle = { audience: 'nobody' } satisfies PageMeta;

/** Redirects `/tools/ring-size` to `/ring-size`. */
export function loader() {
  throw redirect('/ring-size', 301);
}
