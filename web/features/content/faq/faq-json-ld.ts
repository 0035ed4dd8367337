import type { ReadFaqGroup } from './groups-here.ts';

/** FAQs in schema.org's format, for search engines. */
export function faqJsonLd(groups: readonly ReadFaqGroup[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ items }) => items)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
