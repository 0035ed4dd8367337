import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, prose, success, typed, version } from '../fields.ts';
import { issue } from '../values/error-messages.ts';

/** An email to all newsletter subscribers, each in the subscriber's language. */

const copy = z.strictObject({
  subject: prose(120).default(''),
  /** Paragraphs, with an empty line between them. */
  text: prose(6000).default(''),
  /** Label of the button; without it no button is rendered. */
  button: prose(60).default(''),
});

export const campaignContent = z.strictObject({
  en: copy.extend({ subject: line(120, issue('subject_missing')) }),
  /** If subject or text is empty, Hindi readers get the English email. */
  hi: copy,
  /** The page of this shop that the button opens, such as /remedies. */
  link: typed(200)
    .regex(/^(?:\/(?![/\\])[^\s\\]*)?$/, issue('page_path'))
    .default(''),
});
export type CampaignContent = z.infer<typeof campaignContent>;

const campaign = z.object({
  id: z.string(),
  version: z.int(),
  content: campaignContent,
  createdAt: z.string(),
  /** Null for a draft. */
  sentAt: z.string().nullable(),
  sentBy: z.string().nullable(),
  /** Number of subscribers that the campaign was sent to. */
  readers: z.int(),
});
export type Campaign = z.infer<typeof campaign>;

const params = z.strictObject({ id });
const reply = z.object({ campaign });

/** The 100 latest campaigns including drafts, latest first. */
export const listCampaignsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/campaigns',
  access: 'admin',
  reply: z.object({ campaigns: z.array(campaign) }),
});

export const addCampaignRoute = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/campaigns',
  access: 'admin',
  body: z.strictObject({ content: campaignContent }),
  reply,
});

/** Saves a draft. `stale_edit` if it was saved or sent in the meantime. */
export const saveCampaignRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/newsletter/campaigns/:id',
  access: 'admin',
  params,
  body: z.strictObject({ version, content: campaignContent }),
  reply,
  errors: ['not_found', 'stale_edit'],
});

/** Removes a draft. */
export const deleteCampaignRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/newsletter/campaigns/:id',
  access: 'admin',
  params,
  reply: success,
  errors: ['not_found', 'stale_edit'],
});

/** Preview of the email in each language; its unsubscribe link is inactive. */
export const previewCampaignRoute = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/campaigns/:id/preview',
  access: 'admin',
  params,
  reply: z.object({
    mails: z.array(z.object({ locale: z.string(), subject: z.string(), html: z.string() })),
    /** Number of recipients if the campaign were sent now. */
    readers: z.int(),
  }),
  errors: ['not_found'],
});

/**
 * Sends the given saved version, once, to all currently confirmed subscribers. A subscriber who
 * unsubscribes before their email is sent gets no email.
 */
export const sendCampaignRoute = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/campaigns/:id/send',
  access: 'admin',
  params,
  body: z.strictObject({ version }),
  reply,
  errors: ['not_found', 'stale_edit'],
});
