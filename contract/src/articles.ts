import { z } from 'zod';
import { imageItem } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { slug } from './fields.ts';
import { articleCategories } from './values/article-categories.ts';
import type { Block } from './values/blocks.ts';

const span = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  emphasis: z.literal(true).optional(),
  href: z.string().optional(),
});
const inlineText = z.union([z.string(), z.array(span).readonly()]);
const lines = z.array(z.string()).readonly();

export const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), id: z.string(), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: inlineText }),
  z.object({ kind: z.literal('list'), items: z.array(inlineText).readonly() }),
  z.object({
    kind: z.literal('steps'),
    items: z.array(z.object({ title: z.string(), text: inlineText })).readonly(),
  }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    head: lines,
    rows: z.array(lines).readonly(),
  }),
  z.object({ kind: z.literal('note'), text: inlineText }),
]) satisfies z.ZodType<Block>;

const head = z.object({
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  /** Reading time in whole minutes. */
  minutes: z.int(),
});

const metadata = z.object({
  slug: z.string(),
  category: z.enum(articleCategories),
  /** Day of publication, YYYY-MM-DD. */
  date: z.string(),
  /** Slug of the remedy whose image is the header image if the article has no image of its own. */
  remedy: z.string(),
  picture: imageItem.nullable(),
});

/** A published article in both languages; `contentIn` selects one. */
export const article = metadata.extend({
  /** Slugs of related remedies. */
  related: z.array(z.string()),
  en: head.extend({ body: z.array(block) }),
  hi: head.extend({ body: z.array(block) }),
});
export type PublicArticle = z.infer<typeof article>;

const listedArticle = metadata.extend({ en: head, hi: head });
export type ListedArticle = z.infer<typeof listedArticle>;

/** The published articles, latest first. */
export const listArticlesRoute = endpoint({
  method: 'GET',
  path: '/api/articles',
  access: 'public',
  reply: z.object({ articles: z.array(listedArticle) }),
});

export const getArticleRoute = endpoint({
  method: 'GET',
  path: '/api/articles/:slug',
  access: 'public',
  params: z.strictObject({ slug }),
  reply: z.object({ article }),
  errors: ['not_found'],
});
