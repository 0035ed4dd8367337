import { isPrivate, localePath, locales, type Page, type PageMeta } from '@jyotiratna/contract';
import { getConfig } from '@jyotiratna/contract/content';
import { apiContext, pagesContext } from '../context.ts';
import type { Route } from './+types/robots.ts';

export const handle = { audience: 'machines' } satisfies PageMeta;

/**
 * The paths disallowed for crawlers: screens with personal data, by the first segment of their path
 * in every language, and paths that are not pages.
 */
function closed(pages: readonly Page[]): string[] {
  const parts = new Set(pages.filter(isPrivate).map(({ path }) => `/${path.split('/')[1]}`));
  return [
    ...locales.flatMap((locale) => [...parts].map((segment) => localePath(locale, segment))),
    '/api/',
    '/sandbox/',
  ];
}

/** robots.txt: the paths allowed for search engines, and the sitemap's URL. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { publicUrl } = await api(getConfig);
  const lines = [
    'User-agent: *',
    ...closed(context.get(pagesContext)).map((path) => `Disallow: ${path}`),
    '',
    ...['/sitemap.xml', '/sitemap-panchang.xml'].map(
      (path) => `Sitemap: ${new URL(path, publicUrl || request.url).href}`,
    ),
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
