import type { PageMeta } from '@jyotiratna/contract';
import { about } from '#content/about.ts';
import { AboutPage } from '../features/content/about/about-page.tsx';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import type { Route } from './+types/about.ts';

export const handle = { audience: 'everyone', sitemap: 'itself', share: 'words' } satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { ...about.head, path: '/about' }),
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [about.heading, '/about']) },
];

export default AboutPage;
