import { z } from 'zod';
import { block } from './articles.ts';
import { endpoint } from './endpoint.ts';
import { noticeLanguageCodes } from './values/notice-languages.ts';

export const noticeLanguage = z.enum(noticeLanguageCodes);

const details = z.object({
  language: noticeLanguage,
  title: z.string(),
  /** The translated version of the notice, a date: YYYY-MM-DD. */
  version: z.string(),
  /** Whether the notice has changed since that version. */
  outdated: z.boolean(),
});
export type NoticeTranslationDetails = z.infer<typeof details>;

const translation = details.extend({ body: z.array(block) });
export type NoticeTranslation = z.infer<typeof translation>;

/** Additional languages in which the owner offers the privacy notice. */
export const listNoticeTranslations = endpoint({
  method: 'GET',
  path: '/api/notice-translations',
  access: 'public',
  reply: z.object({ translations: z.array(details) }),
});

export const readNoticeTranslation = endpoint({
  method: 'GET',
  path: '/api/notice-translations/:language',
  access: 'public',
  params: z.strictObject({ language: noticeLanguage }),
  reply: z.object({ translation }),
  errors: ['not_found'],
});
