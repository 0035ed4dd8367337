import type { PageMeta } from '@jyotiratna/contract';
import { redirect } from 'react-router';

export const handle = { audience: 'nobody' } satisfies PageMeta;

/** Redirects `/contact` to `/contact-us`. */
export function loader() {
  throw redirect('/contact-us', 301);
}
