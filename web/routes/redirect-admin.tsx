import type { PageMeta } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

export const handle = { audience: 'nobody' } satisfies PageMeta;

/** The administration is in English alone: from another language one goes there with a new page. */
export function clientLoader({ request }: { request: Request }): Promise<never> {
  const { pathname, search } = new URL(request.url);
  location.replace(pathname.slice(language.prefix.length) + search);
  // The browser is on its way.
  return new Promise(() => {});
}

export default function RedirectAdmin() {
  return null;
}
