import { audit } from '../../../accounts/audit/audit.ts';
import { insertDocument, listSlugs } from '../../../documents/queries.ts';
import type { SourceArticle } from '../../../imports/source.ts';
import { newId } from '../../../platform/secrets/token.ts';
import { writeRedirects } from '../../../redirects/queries.ts';
import { freeSlug } from '../../products/slug.ts';
import type { AppliedRow, Applying } from './applied.ts';

/** Adds an article as a draft; its previous addresses redirect to its new one. */
export async function applyArticle({ tx, actor, row, before }: Applying): Promise<AppliedRow> {
  if (before) return { outcome: 'unchanged', targetId: before.targetId };
  const { title, slug: base, html, excerpt, author, date, paths } = row.data as SourceArticle;
  // Loaded on demand: the HTML parsers use megabytes that most shops never need.
  const { htmlToMarkdown } = await import('./to-markdown.ts');
  const { body, simplified } = htmlToMarkdown(html);
  const slug = freeSlug(base, new Set(await listSlugs(tx, 'article', base)));
  const id = newId('art_');
  const none = { title: '', excerpt: '', author: '', body: '' };
  const draft = {
    slug,
    category: 'Gemstone Guide' as const,
    date,
    remedy: '',
    related: [],
    pictureId: null,
    en: { title, excerpt, author, body },
    hi: none,
  };
  const inserted = await insertDocument(tx, { kind: 'article', id, slug, position: 0, draft });
  if (!inserted) return { outcome: 'failed', reason: 'duplicate', detail: slug };
  await writeRedirects(
    tx,
    paths.map((path) => ({ path, target: `/blog/${slug}`, cause: 'moved-in' as const })),
  );
  await audit(tx, actor, 'article.add', `article:${id}`, { slug: { before: null, after: slug } });
  return {
    outcome: 'created',
    targetId: id,
    ...(simplified && { reason: 'format_simplified' as const }),
  };
}
