import type { PageMeta } from '@jyotiratna/contract';
import { getFaqs } from '@jyotiratna/contract/faqs';
import { faqPage } from '#content/faqs.ts';
import { apiContext } from '../context.ts';
import { faqJsonLd } from '../features/content/faq/faq-json-ld.ts';
import { FaqPage } from '../features/content/faq/faq-page.tsx';
import { localizedGroups } from '../features/content/faq/groups-here.ts';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import type { Route } from './+types/faqs.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
  offline: true,
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { ...faqPage.head, path: '/faqs' }),
  ...(loaderData ? [{ 'script:ld+json': faqJsonLd(loaderData.groups) }] : []),
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [faqPage.heading, '/faqs']) },
];

/** Loads the owner's FAQs in the language of these pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { groups } = await context.get(apiContext)(getFaqs);
  return { groups: localizedGroups(groups) };
}

export default function Faqs({ loaderData: { groups } }: Route.ComponentProps) {
  return <FaqPage groups={groups} />;
}
