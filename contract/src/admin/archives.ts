import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, success } from '../fields.ts';

/**
 * A full export of the shop: `making` while it is written in the background, `ready` until it
 * expires.
 */
const archive = z.object({
  id: z.string(),
  status: z.enum(['making', 'ready']),
  createdAt: z.string(),
  by: z.string(),
  bytes: z.int(),
  /** Progress: rows and images written so far, and in total. */
  done: z.int(),
  total: z.int(),
  expiresAt: z.string().nullable(),
});
export type Archive = z.infer<typeof archive>;

const params = z.strictObject({ id });
const reply = z.object({ archives: z.array(archive) });

/** Archives, latest first. */
export const listArchivesRoute = endpoint({
  method: 'GET',
  path: '/api/admin/archives',
  access: 'admin',
  reply,
});

/** Starts an archive in the background; only one can be in progress. */
export const startArchiveRoute = endpoint({
  method: 'POST',
  path: '/api/admin/archives',
  access: 'admin',
  reply,
  errors: ['order_state'],
});

/**
 * Returns a download key, valid for 10 minutes and for this administrator; requires the password.
 */
export const openArchiveRoute = endpoint({
  method: 'POST',
  path: '/api/admin/archives/:id/key',
  access: 'admin',
  params,
  body: z.strictObject({ password: z.string().max(200) }),
  reply: z.object({ key: z.string() }),
  errors: ['not_found', 'order_state', 'too_many_attempts'],
});

/** The archive as a tar file. */
export const downloadArchiveRoute = endpoint({
  method: 'GET',
  path: '/api/admin/archives/:id/archive.tar',
  access: 'admin',
  kind: 'file',
  type: 'application/x-tar',
  params,
  query: z.strictObject({ key: z.string().max(400) }),
  errors: ['not_found', 'token_invalid'],
});

export const deleteArchiveRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/archives/:id',
  access: 'admin',
  params,
  reply: success,
  errors: ['not_found'],
});
