import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentLanguage, isPageAddress, type PageContent } from '@jyotiratna/contract';
import type { Seed } from '../../documents/seed-documents.ts';

/** One file per family and language, with its pages below headings of the first level. */
const families = ['stones', 'graha', 'rashi', 'purpose', 'tools'] as const;

/**
 * The landing pages that come with the shop, in both languages. @throws Error for a page without a
 * translation
 */
export function seedPages(): Seed<'page'>[] {
  return families.flatMap((family) => {
    const [en, hi] = [readFamily(family, 'en'), readFamily(family, 'hi')];
    return [...en].map(([name, text]) => {
      const slug = `${family}/${name}`;
      const hindi = hi.get(name);
      if (!hindi || !isPageAddress(slug))
        throw new Error(`No page can be at ${slug} in both languages.`);
      return { id: `${family}-${name}`, slug, content: { slug, en: text, hi: hindi } };
    });
  });
}

type PageText = PageContent[ContentLanguage];

function readFamily(family: string, language: ContentLanguage): Map<string, PageText> {
  const text = readFileSync(
    path.join(import.meta.dirname, 'pages', `${family}.${language}.md`),
    'utf8',
  );
  const parts = text.split(/^# /m).slice(1);
  return new Map(parts.map((part) => readPart(part)));
}

/** Parses a page: its name, lines such as `title: Ruby`, and the body after an empty line. */
function readPart(part: string): [string, PageText] {
  const [head = '', ...rest] = part.split('\n\n');
  const [name = '', ...lines] = head.split('\n');
  const fields = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const field = (key: string) => fields.get(key) ?? '';
  const body = rest.join('\n\n').trim();
  return [
    name.trim(),
    { title: field('title'), description: field('description'), lead: field('lead'), body },
  ];
}
