import type { ListedPage } from '@jyotiratna/contract';

/** A plain-text index of the shop for assistants, in the format of llmstxt.org. */
export function llmsText(site: string, pages: readonly ListedPage[]): string {
  const at = (path: string) => new URL(path, site).href;
  const line = (title: string, path: string) => `- [${title}](${at(path)})`;
  const part = (title: string, family: string) => [
    `## ${title}`,
    '',
    ...pages
      .filter(({ slug }) => slug.startsWith(`${family}/`))
      .map(({ slug, en }) => line(en, `/${slug}`)),
    '',
  ];
  return [
    '# Jyotiratna',
    '',
    '> A shop in India for gemstones and crystals as remedies of Jyotish, with a free birth chart and consultations. Stones state',
    '> weight, origin, treatment and report. Belief is attributed to the tradition; nothing is promised.',
    '',
    '## Catalogue',
    '',
    line('All remedies', '/remedies'),
    line('Products as JSON lines, with price and availability', '/feeds/products.jsonl'),
    line('Products for Google Merchant Center', '/feeds/google.xml'),
    '',
    ...part('Stones', 'stones'),
    ...part('Grahas', 'graha'),
    ...part('Rashis', 'rashi'),
    ...part('Purposes', 'purpose'),
    ...part('Tools', 'tools'),
    '## Policies',
    '',
    line('Cancellation and refund', '/refund-policy'),
    line('Shipping', '/shipping-policy'),
    line('Privacy', '/privacy-policy'),
    line('Terms', '/terms-conditions'),
    '',
  ].join('\n');
}
