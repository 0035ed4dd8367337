import { z } from 'zod';
import { date } from '../almanac-fields.ts';
import { endpoint } from '../endpoint.ts';
import { line, prose, version } from '../fields.ts';
import { noticeLanguage } from '../notices.ts';
import { issue } from '../values/error-messages.ts';

const adminNotice = z.object({
  language: noticeLanguage,
  title: z.string(),
  /** Markdown. */
  body: z.string(),
  /** The translated version of the notice, a date: YYYY-MM-DD. */
  noticeVersion: z.string(),
  outdated: z.boolean(),
  /** Version of this translation for conflict detection, from 1. */
  version: z.int(),
});
export type AdminNotice = z.infer<typeof adminNotice>;

const params = z.strictObject({ language: noticeLanguage });
const reply = z.object({
  /** The current version of the shop's notice. */
  current: z.string(),
  translations: z.array(adminNotice),
});
export type AdminNotices = z.infer<typeof reply>;

/** The translations of the privacy notice with their Markdown. */
export const listAdminNotices = endpoint({
  method: 'GET',
  path: '/api/admin/privacy-notices',
  access: 'admin',
  reply,
});

/**
 * Adds or replaces the translation in a language; `version` is the one that was read, 0 for a new
 * translation.
 */
export const saveAdminNotice = endpoint({
  method: 'PUT',
  path: '/api/admin/privacy-notices/:language',
  access: 'admin',
  params,
  body: z.strictObject({
    title: line(200, issue('title_missing')),
    body: prose(80_000).min(1, issue('body_missing')),
    /** No later than the current version of the shop's notice. */
    noticeVersion: date,
    version,
  }),
  reply,
  errors: ['stale_edit'],
});

export const removeAdminNotice = endpoint({
  method: 'DELETE',
  path: '/api/admin/privacy-notices/:language',
  access: 'admin',
  params,
  reply,
  errors: ['not_found'],
});
