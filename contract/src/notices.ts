import { z } from 'zod';
import { block } from './articles.ts';
import { endpoint } from './endpoint.ts';
import { noticeLanguageCodes } from './values/notice-languages.ts';

export const noticeLanguage = z.enum(noticeLanguageCodes);

const details = z.object({
  language: noticeLanguage,
  title: z.string(),
  /** The version of the notice that it translates, a day: YYYY-MM-DD. */
  version: z.string(),
  /** Whether the notice has changed since. */
  outdated: z.boolean(),
});
export type NoticeTranslationDetails = z.infer<typeof details>;

const translation = details.extend({ body: z.array(block) });
export type NoticeTranslation = z.infer<typeof translation>;

/** The languages in which the owner offers the privacy notice, besides those of the shop. */
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
