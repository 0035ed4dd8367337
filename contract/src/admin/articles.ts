import { z } from 'zod';
import { article } from '../articles.ts';
import { imageItem } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { uploadErrors } from '../endpoint-errors.ts';
import { id, line, prose, slug, version } from '../fields.ts';
import { articleCategories } from '../values/article-categories.ts';
import { issue } from '../values/error-messages.ts';

/** A draft may lack any field but its title; a published version must be complete in English. */
const copy = z.strictObject({
  title: prose(120),
  excerpt: prose(400),
  author: prose(80),
  /** Markdown, of which the shop supports a subset: see `server/content/articles/markdown.ts`. */
  body: prose(40_000),
});

export const articleContent = z.strictObject({
  slug,
  category: z.enum(articleCategories),
  date: z.iso.date(issue('day_needed')),
  /** Slug of a remedy, or empty. */
  remedy: z.union([z.literal(''), slug]),
  related: z.array(slug).max(12),
  pictureId: z.string().max(100).nullable(),
  en: copy.extend({ title: line(120, issue('title_missing')) }),
  hi: copy,
});
export type ArticleContent = z.infer<typeof articleContent>;

/** States of a document; `changed`: the draft has changes that are not published. */
export const documentStates = ['draft', 'published', 'changed', 'withdrawn'] as const;
export const documentDetails = z.object({
  id: z.string(),
  /** Incremented by every change; an edit carries the version that it is based on. */
  version: z.int(),
  state: z.enum(documentStates),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
  sample: z.boolean(),
});
export type DocumentDetails = z.infer<typeof documentDetails>;
export type DocumentState = DocumentDetails['state'];

/** Previously published versions, latest first; each of them can be restored as the draft. */
export const revisions = z.array(z.object({ version: z.int(), at: z.string(), by: z.string() }));
export type Revision = z.infer<typeof revisions>[number];

export const adminArticle = documentDetails.extend({
  content: articleContent,
  picture: imageItem.nullable(),
  revisions,
});
export type AdminArticle = z.infer<typeof adminArticle>;

const listed = documentDetails.extend({
  slug: z.string(),
  category: z.enum(articleCategories),
  date: z.string(),
  title: z.string(),
  /** Whether the article has a Hindi version. */
  hindi: z.boolean(),
});
export type ListedAdminArticle = z.infer<typeof listed>;

const params = z.strictObject({ id });
export const versionBody = z.strictObject({ version });
const reply = z.object({ article: adminArticle });
const errors = ['not_found', 'stale_edit'] as const;

export const listAdminArticlesRoute = endpoint({
  method: 'GET',
  path: '/api/admin/articles',
  access: 'admin',
  reply: z.object({ articles: z.array(listed) }),
});

export const getAdminArticleRoute = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id',
  access: 'admin',
  params,
  reply,
  errors: ['not_found'],
});

/** Creates a draft. The slug is derived from the title if not given. */
export const addArticleRoute = endpoint({
  method: 'POST',
  path: '/api/admin/articles',
  access: 'admin',
  body: z.strictObject({ title: line(120, issue('title_missing')) }),
  reply,
});

/**
 * Saves the draft; the published version stays unchanged. A new slug applies from the next
 * publication on, and leaves a redirect.
 */
export const saveArticleRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/:id',
  access: 'admin',
  params,
  body: versionBody.extend({ content: articleContent }),
  reply,
  errors,
});

/** Publishes the draft. */
export const publishArticleRoute = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/publish',
  access: 'admin',
  params,
  body: versionBody,
  reply,
  errors,
});

/** Unpublishes the article; the draft stays. */
export const withdrawArticleRoute = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/withdraw',
  access: 'admin',
  params,
  body: versionBody,
  reply,
  errors,
});

/** Restores a previously published version as the draft. */
export const restoreArticleRoute = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/restore',
  access: 'admin',
  params,
  body: versionBody.extend({ revision: version }),
  reply,
  errors,
});

/** Deletes an unpublished article with all its previous versions. */
export const deleteArticleRoute = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/delete',
  access: 'admin',
  params,
  body: versionBody,
  reply: z.object({ success: z.literal(true) }),
  errors: [...errors, 'document_public'],
});

/** Preview of the draft as it would be published. */
export const previewArticleRoute = endpoint({
  method: 'GET',
  path: '/api/admin/articles/:id/preview',
  access: 'admin',
  params,
  reply: z.object({ article }),
  errors: ['not_found'],
});

/** An image for the article: one file `images`. The draft shows it once it is saved with its id. */
export const addArticleImage = endpoint({
  method: 'POST',
  path: '/api/admin/articles/:id/pictures',
  access: 'admin',
  kind: 'form',
  params,
  reply: z.object({ picture: imageItem }),
  errors: ['not_found', ...uploadErrors],
});
