import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadErrors } from '../endpoint-errors.ts';
import { note, queryCount, success } from '../fields.ts';
import { issue } from '../values/error-messages.ts';
import { addressLength, oldAddress, redirectTarget } from '../values/old-address.ts';
import { redirectCauses } from '../values/redirect-causes.ts';

/** A redirected (old) address in normalized form. */
const path = z
  .string(issue('redirect_path_invalid'))
  .max(4 * addressLength, { error: issue('redirect_path_invalid'), abort: true })
  .overwrite((text) => oldAddress(text) ?? '')
  .refine((address) => address !== '' && address !== '/', issue('redirect_path_invalid'));

const target = z
  .string(issue('redirect_target_invalid'))
  .max(4 * addressLength, { error: issue('redirect_target_invalid'), abort: true })
  .overwrite((text) => redirectTarget(text) ?? '')
  .refine((address) => address !== '', issue('redirect_target_invalid'));

const redirect = z.object({
  path: z.string(),
  target: z.string(),
  cause: z.enum(redirectCauses),
  createdAt: z.string(),
});
export type Redirect = z.infer<typeof redirect>;

/** Redirects by their old address, paginated. */
export const listRedirectsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/redirects',
  access: 'admin',
  query: z.strictObject({
    search: note(200).optional(),
    limit: queryCount(200).optional(),
    /** Pagination cursor: the last address of the previous page. */
    cursor: z.string().max(addressLength).optional(),
  }),
  reply: z.object({
    redirects: z.array(redirect),
    total: z.int(),
    nextCursor: z.string().nullable(),
  }),
});

/** Adds a redirect, or changes its target. A chain of redirects is stored as its final target. */
export const saveRedirectRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/redirects',
  access: 'admin',
  body: z.strictObject({ path, target }),
  reply: success,
});

/** Deletes redirects. Idempotent: missing ones are ignored. */
export const deleteRedirectsRoute = endpoint({
  method: 'POST',
  path: '/api/admin/redirects/delete',
  access: 'admin',
  body: z.strictObject({ paths: z.array(path).min(1).max(200) }),
  reply: z.object({ deleted: z.int() }),
});

/** All redirects as CSV, in the column format of other shop systems. */
export const exportRedirectsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/redirects/export.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
});

/**
 * Imports redirects from a CSV, `file` in a multipart form: columns `Redirect from` and `Redirect
 * to`, or two columns in that order without a header. Valid rows are stored; the others are listed
 * with their line.
 */
export const importRedirectsRoute = endpoint({
  method: 'POST',
  path: '/api/admin/redirects/import',
  access: 'admin',
  kind: 'form',
  reply: z.object({
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** The first errors, by line of the file; `errorCount` counts them all. */
    errors: z.array(
      z.object({
        line: z.int(),
        reason: z.enum(['path', 'target', 'loop', 'unreadable']),
        value: z.string(),
      }),
    ),
    errorCount: z.int(),
  }),
  errors: uploadErrors,
});
export type RedirectReport = z.infer<typeof importRedirectsRoute.reply>;
