import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, pageAddress, prose, version } from '../fields.ts';
import { publicPage } from '../pages.ts';
import { issue } from '../values/error-messages.ts';
import { replaceablePages } from '../values/page-addresses.ts';
import { documentDetails, revisions, versionBody } from './articles.ts';

const copy = z.strictObject({
  title: prose(120),
  description: prose(300),
  lead: prose(600),
  /** Markdown, of which the shop supports a subset: see `server/content/articles/markdown.ts`. */
  body: prose(40_000),
});

export const pageContent = z.strictObject({
  slug: pageAddress,
  en: copy.extend({ title: line(120, issue('title_missing')) }),
  hi: copy,
});
export type PageContent = z.infer<typeof pageContent>;

export const adminPage = documentDetails.extend({ content: pageContent, revisions });
export type AdminPage = z.infer<typeof adminPage>;

const listed = documentDetails.extend({
  slug: z.string(),
  title: z.string(),
  /** Whether the page has a Hindi version. */
  hindi: z.boolean(),
});
export type ListedAdminPage = z.infer<typeof listed>;

const params = z.strictObject({ id });
const reply = z.object({ page: adminPage });
const errors = ['not_found', 'stale_edit'] as const;

export const listAdminPagesRoute = endpoint({
  method: 'GET',
  path: '/api/admin/pages',
  access: 'admin',
  reply: z.object({ pages: z.array(listed) }),
});

export const getAdminPageRoute = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:id',
  access: 'admin',
  params,
  reply,
  errors: ['not_found'],
});

/**
 * Creates a draft below `pages/`, with an address derived from its title; or the owner's version of
 * a built-in page that has none yet.
 */
export const addPageRoute = endpoint({
  method: 'POST',
  path: '/api/admin/pages',
  access: 'admin',
  body: z.strictObject({
    title: line(120, issue('title_missing')),
    replaces: z.enum(replaceablePages).optional(),
  }),
  reply,
});

/** Saves the draft; the published version stays unchanged. */
export const savePageRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/pages/:id',
  access: 'admin',
  params,
  body: versionBody.extend({ content: pageContent }),
  reply,
  errors,
});

export const publishPageRoute = endpoint({
  method: 'POST',
  path: '/api/admin/pages/:id/publish',
  access: 'admin',
  params,
  body: versionBody,
  reply,
  errors,
});

/** Unpublishes the page; the draft stays. A built-in page shows the shop's own text again. */
export const withdrawPageRoute = endpoint({
  method: 'POST',
  path: '/api/admin/pages/:id/withdraw',
  access: 'admin',
  params,
  body: versionBody,
  reply,
  errors,
});

/** Restores a previously published version as the draft. */
export const restorePageRoute = endpoint({
  method: 'POST',
  path: '/api/admin/pages/:id/restore',
  access: 'admin',
  params,
  body: versionBody.extend({ revision: version }),
  reply,
  errors,
});

/** Deletes an unpublished page with all its previous versions. */
export const deletePageRoute = endpoint({
  method: 'POST',
  path: '/api/admin/pages/:id/delete',
  access: 'admin',
  params,
  body: versionBody,
  reply: z.object({ success: z.literal(true) }),
  errors: [...errors, 'document_public'],
});

/** Preview of the draft as it would be published. */
export const previewPageRoute = endpoint({
  method: 'GET',
  path: '/api/admin/pages/:id/preview',
  access: 'admin',
  params,
  reply: z.object({ page: publicPage }),
  errors: ['not_found'],
});
