import { isPrivate, localePath, locales, type Page, type PageMeta } from '@jyotiratna/contract';
import { getConfig } from '@jyotiratna/contract/content';
import { apiContext, pagesContext } from '../context.ts';
import type { Route } from './+types/robots.ts';

export const handle = { audience: 'machines' } satisfies PageMeta;

/**
 * Screens with personal data, by the first part of their paths in every language, and paths
 * that are not pages.
 */
function closed(pages: readonly Page[]): string[] {
  const parts = new Set(pages.filter(isPrivate).map(({ path }) => `/${path.split('/')[1]}`));
  return [
    ...locales.flatMap((locale) => [...parts].map((segment) => localePath(locale, segment))),
    '/api/',
    '/sandbox/',
  ];
}

/** The paths allowed for search engines, and the address of the sitemap. */
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
