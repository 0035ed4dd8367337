import { z } from 'zod';
import { block } from './articles.ts';
import { endpoint } from './endpoint.ts';
import { pageAddress } from './fields.ts';

const text = z.object({
  title: z.string(),
  /** Meta description for search engines. */
  description: z.string(),
  lead: z.string(),
  body: z.array(block),
});
/** A page with the owner's text; missing Hindi fields fall back to English. */
export const publicPage = z.object({ slug: z.string(), changed: z.string(), en: text, hi: text });
export type PublicPage = z.infer<typeof publicPage>;

const listed = z.object({ slug: z.string(), changed: z.string(), en: z.string(), hi: z.string() });
export type ListedPage = z.infer<typeof listed>;

/** The published pages with their titles, ordered by address. */
export const listPagesRoute = endpoint({
  method: 'GET',
  path: '/api/pages',
  access: 'public',
  reply: z.object({ pages: z.array(listed) }),
});

/** A page by its address without the leading slash, such as `stones/ruby`. */
export const getPageRoute = endpoint({
  method: 'GET',
  path: '/api/page',
  access: 'public',
  query: z.strictObject({ slug: pageAddress }),
  reply: z.object({ page: publicPage }),
  errors: ['not_found'],
});
