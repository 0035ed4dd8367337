import { cleanText, indianDate, oldAddress } from '@jyotiratna/contract';
import { XMLParser } from 'fast-xml-parser';
import type { ImportSource } from '../../../imports/source.ts';
import { slugOf } from '../../products/slug.ts';
import { plainLine, readFlag, readMoment, type SourceRow } from './row.ts';

type Parts = {
  html: string;
  excerpt: string;
  author: string;
  at: string | null;
  slug: string;
  paths: string[];
};

/** Articles of a Shopify blog, one per row. */
export async function* readShopifyArticles(
  rows: AsyncIterable<SourceRow>,
): AsyncGenerator<ImportSource> {
  for await (const row of rows) {
    const blog = slugOf(row.get('blog: handle', 'blog handle', 'blog: title') || 'news');
    const slug = slugOf(row.get('handle') || row.get('title'));
    const published = row.get('published', 'published at');
    if (published !== '' && /^(?:false|no)$/i.test(published)) {
      yield {
        line: row.line,
        key: slug,
        title: row.get('title'),
        kind: 'article',
        skipped: 'not_published',
      };
      continue;
    }
    yield articleOf(row.line, row.get('title'), {
      html: row.get('body html'),
      excerpt: row.get('summary html'),
      author: row.get('author'),
      at: readFlag(published) ? null : readMoment(published || row.get('created at')),
      slug,
      paths: [`/blogs/${blog}/${slug}`],
    });
  }
}

type Item = Record<string, unknown>;

/** Published posts of a WordPress export (WXR), streamed with only one item in memory. */
export async function* readWxr(chunks: AsyncIterable<string>): AsyncGenerator<ImportSource> {
  const parser = new XMLParser({
    ignoreAttributes: true,
    parseTagValue: false,
    trimValues: true,
    processEntities: true,
  });
  let text = '';
  let line = 1;
  for await (const chunk of chunks) {
    text += chunk;
    for (;;) {
      const start = text.indexOf('<item>');
      const end = text.indexOf('</item>', start);
      if (start < 0 || end < 0) break;
      line += countLines(text.slice(0, start));
      const xml = text.slice(start, end + '</item>'.length);
      const { item } = parser.parse(xml) as { item: Item };
      const found = postOf(line, item);
      if (found) yield found;
      line += countLines(xml);
      text = text.slice(end + '</item>'.length);
    }
  }
}

const countLines = (text: string) => text.split('\n').length - 1;

function postOf(line: number, item: Item): ImportSource | null {
  const get = (name: string) => cleanText(String(item[name] ?? ''));
  if (get('wp:post_type') !== 'post') return null;
  const title = plainLine(get('title'), 120);
  const id = get('wp:post_id');
  const slug = slugOf(get('wp:post_name') || title);
  if (get('wp:status') !== 'publish')
    return {
      line,
      key: `id:${id}`,
      title,
      kind: 'article',
      skipped: 'not_published',
      detail: get('wp:status'),
    };
  const found = articleOf(line, title, {
    html: paragraphs(get('content:encoded')),
    excerpt: get('excerpt:encoded'),
    author: get('dc:creator'),
    at: readMoment(get('wp:post_date')),
    slug,
    paths: [
      ...new Set([
        oldAddress(get('link')) ?? `/${slug}`,
        ...(/^\d+$/.test(id) ? [`/?p=${id}`] : []),
      ]),
    ],
  });
  return { ...found, key: `id:${id}` };
}

/** Adds the paragraphs that WordPress stores as empty lines if the editor wrote no tags. */
function paragraphs(html: string): string {
  return /<p[\s>]/i.test(html)
    ? html
    : html
        .split(/\n\s*\n/)
        .map((part) => `<p>${part}</p>`)
        .join('\n');
}

function articleOf(
  line: number,
  given: string,
  { html, excerpt, author, at, slug, paths }: Parts,
): ImportSource {
  const title = plainLine(given, 120);
  const common = { line, key: paths[0] ?? slug, title: title || slug };
  if (!title) return { ...common, kind: 'article', skipped: 'title_missing' };
  const date = indianDate(at ? Date.parse(at) : Date.now());
  return {
    ...common,
    data: {
      kind: 'article',
      title,
      slug,
      html,
      excerpt: plainLine(excerpt, 400),
      author: plainLine(author, 80),
      date,
      paths: paths.filter((path) => path !== '/'),
    },
  };
}
