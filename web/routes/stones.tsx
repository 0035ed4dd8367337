import type { PageMeta } from '@jyotiratna/contract';
import { listPagesRoute } from '@jyotiratna/contract/pages';
import { landing } from '#messages/catalogue/landing.ts';
import { language } from '#messages/language.ts';
import { apiContext } from '../context.ts';
import { HubPage, type HubSection } from '../features/landing/hub-page.tsx';
import { families, type PageLink } from '../features/landing/landing-links.ts';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import type { Route } from './+types/stones.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
} satisfies PageMeta;

const { hub } = landing;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: hub.metaTitle, description: hub.description, path: '/stones' }),
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [hub.crumb, '/stones']) },
];

/** Loads the published landing pages, and the owner's own pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { pages } = await context.get(apiContext)(listPagesRoute);
  const published = new Set(pages.map(({ slug }) => `/${slug}`));
  const isPresent = ({ to }: PageLink) => published.has(to) || to === '/ring-size';
  const own = pages.flatMap(({ slug, en, hi }): PageLink[] =>
    slug.startsWith('pages/')
      ? [{ to: `/${slug}`, label: (language.data === 'hi' && hi) || en }]
      : [],
  );
  const sections: HubSection[] = [
    { title: hub.stones, links: families.stones.filter(isPresent) },
    { title: hub.graha, links: families.graha.filter(isPresent) },
    { title: hub.rashi, links: families.rashi.filter(isPresent) },
    { title: hub.purpose, links: families.purpose.filter(isPresent) },
    { title: hub.horoscope, links: families.horoscope },
    { title: hub.tools, links: families.tools.filter(isPresent) },
    { title: hub.pages, links: own },
  ];
  return { sections: sections.filter(({ links }) => links.length > 0) };
}

export default function Stones({ loaderData: { sections } }: Route.ComponentProps) {
  return <HubPage sections={sections} />;
}
