import { localePath, locales, privateParts } from '@jyotiratna/contract';
import { getConfig } from '@jyotiratna/contract/content';
import { shopContext } from '../context.ts';
import type { Route } from './+types/robots.ts';

/** Screens that show one person's things, in every language, and addresses that are no pages. */
const closed = [
  ...locales.flatMap((locale) => privateParts.map((part) => localePath(locale, `/${part}`))),
  '/api/',
  '/sandbox/',
];

/** What search engines may visit, and where the list of pages is. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { publicUrl } = await shop(getConfig);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...['/sitemap.xml', '/sitemap-panchang.xml'].map(
      (path) => `Sitemap: ${new URL(path, publicUrl || request.url).href}`,
    ),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
