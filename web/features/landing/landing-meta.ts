import { landing } from '#messages/catalogue/landing.ts';
import { absoluteUrl, pageMeta } from '../../meta.ts';
import { breadcrumbJsonLd } from '../../seo/breadcrumb-json-ld.ts';
import { firstLinesOf } from '../../seo/first-lines-of.ts';
import { itemListJsonLd } from '../../seo/item-list-json-ld.ts';
import type { Landing } from './read-landing.ts';
import { landingFaqJsonLd, splitQuestions } from './split-questions.ts';

type Matches = Parameters<typeof pageMeta>[0];
type Family = keyof typeof landing.titles;

/**
 * Title, description, canonical URL and structured data of a landing page. `matches` are those of
 * the meta function.
 */
export function landingMeta(
  matches: Matches,
  family: Family,
  { page, groups = [] }: Pick<Landing, 'page'> & Partial<Pick<Landing, 'groups'>>,
) {
  const { title, description, lead, slug, body } = page;
  const absolute = absoluteUrl(matches);
  const path = `/${slug}`;
  const questions = landingFaqJsonLd(splitQuestions(body).questions);
  const cards = groups.flatMap((group) => group.cards);
  return [
    ...pageMeta(matches, {
      title: landing.titles[family](title),
      description: description || firstLinesOf(lead),
      path,
    }),
    ...(cards.length > 0 ? [{ 'script:ld+json': itemListJsonLd(absolute, cards) }] : []),
    ...(questions ? [{ 'script:ld+json': questions }] : []),
    {
      'script:ld+json': breadcrumbJsonLd(
        absolute,
        ...(family === 'pages' ? [] : [[landing.hub.crumb, '/stones'] as [string, string]]),
        [title, path],
      ),
    },
  ];
}

/** The metadata of a missing page (404). */
export const missingMeta = [
  { title: `${landing.notFound} | Jyotiratna` },
  { name: 'robots', content: 'noindex' },
];
