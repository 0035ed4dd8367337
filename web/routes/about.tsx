import type { PageMeta } from '@jyotiratna/contract';
import { about as copy } from '#content/about.ts';
import { apiContext } from '../context.ts';
import { AboutPage } from '../features/content/about/about-page.tsx';
import { headOf, readOwnWords } from '../features/landing/own-words.ts';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import type { Route } from './+types/about.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { ...headOf(copy.head, loaderData?.own), path: '/about' }),
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [copy.heading, '/about']) },
];

export const loader = async ({ context }: Route.LoaderArgs) => ({
  own: await readOwnWords(context.get(apiContext), 'about'),
});

export default function About({ loaderData: { own } }: Route.ComponentProps) {
  return <AboutPage own={own} />;
}
