import {
  contentLanguages,
  countWords,
  designedPages,
  replaceablePages,
} from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { pageKind } from '../../content/pages/page-kind.ts';
import { presentPage } from '../../content/pages/present-page.ts';
import { seedPages } from './pages.ts';

const seeds = seedPages();
const replaceable = new Set<string>(replaceablePages);

it('has a text for every landing page', () => {
  const landing = designedPages.filter((address) => !replaceable.has(address));
  expect(seeds.map(({ slug }) => slug).toSorted()).toEqual(landing.toSorted());
});

it.each(contentLanguages)('has at least 150 distinct words on each page in %s', (language) => {
  const short = seeds.flatMap(({ slug, content }) => {
    const { lead, body } = presentPage(content, '')[language];
    const count = countWords([{ kind: 'paragraph', text: lead }, ...body]);
    return count < 150 ? [`${slug}: ${count}`] : [];
  });
  expect(short).toEqual([]);
});

it.each(contentLanguages)('repeats no title, description, lead or paragraph in %s', (language) => {
  const all = seeds.flatMap(({ content }) => {
    const { title, description, lead, body } = content[language];
    return [
      title,
      description,
      lead,
      ...body.split('\n\n').filter((part) => !part.startsWith('## ')),
    ];
  });
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  expect(all.filter((text) => text === '')).toEqual([]);
});

it('can be published as it is, with two questions on each page', () => {
  for (const { slug, content } of seeds) {
    expect(() => pageKind.rejectUnready(content), slug).not.toThrow();
    for (const language of contentLanguages) {
      const { body, description } = presentPage(content, '')[language];
      expect(
        body.filter((block) => block.kind === 'heading' && block.text.endsWith('?')).length,
        slug,
      ).toBe(2);
      expect(description.length, `${slug} ${language}: ${description}`).toBeLessThanOrEqual(170);
    }
  }
});
