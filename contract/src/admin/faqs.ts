import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, prose, version } from '../fields.ts';
import { issue } from '../values/error-messages.ts';
import { faqIcons } from '../values/faq-icons.ts';
import { documentDetails, revisions, versionBody } from './articles.ts';

const title = z.strictObject({ en: line(120, issue('title_missing')), hi: prose(120) });
const question = z.strictObject({ en: line(300, issue('question_missing')), hi: prose(300) });
const answer = z.strictObject({
  en: prose(3000).min(1, issue('answer_missing')),
  hi: prose(3000),
});

export const faqContent = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        icon: z.enum(faqIcons),
        title,
        items: z.array(z.strictObject({ question, answer })).max(50),
      }),
    )
    .max(20),
});
export type FaqContent = z.infer<typeof faqContent>;

export const adminFaqs = documentDetails.extend({ content: faqContent, revisions });
export type AdminFaqs = z.infer<typeof adminFaqs>;

const reply = z.object({ faqs: adminFaqs });

export const getAdminFaqsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/faqs',
  access: 'admin',
  reply,
});

/** Saves the draft: all groups in their order. The published version stays unchanged. */
export const saveFaqsRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/faqs',
  access: 'admin',
  body: versionBody.extend({ content: faqContent }),
  reply,
  errors: ['stale_edit'],
});

/** Publishes the draft. */
export const publishFaqsRoute = endpoint({
  method: 'POST',
  path: '/api/admin/faqs/publish',
  access: 'admin',
  body: versionBody,
  reply,
  errors: ['stale_edit'],
});

/** Restores a previously published version as the draft. */
export const restoreFaqsRoute = endpoint({
  method: 'POST',
  path: '/api/admin/faqs/restore',
  access: 'admin',
  body: versionBody.extend({ revision: version }),
  reply,
  errors: ['not_found', 'stale_edit'],
});
