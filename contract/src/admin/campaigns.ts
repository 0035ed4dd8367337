import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, prose, success, typed, version } from '../fields.ts';
import { issue } from '../values/sentences.ts';

/** A mail to everyone who gets the newsletter, in the language of each reader. */

const words = z.strictObject({
  subject: prose(120).default(''),
  /** Paragraphs, with an empty line between them. */
  text: prose(6000).default(''),
  /** On the button; without it there is none. */
  button: prose(60).default(''),
});

export const campaignContent = z.strictObject({
  en: words.extend({ subject: line(120, issue('subject_missing')) }),
  /** Where subject or text is empty, readers of Hindi get the English mail. */
  hi: words,
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
  /** Null while it is a draft. */
  sentAt: z.string().nullable(),
  sentBy: z.string().nullable(),
  /** To how many it went. */
  readers: z.int(),
});
export type Campaign = z.infer<typeof campaign>;

const params = z.strictObject({ id });
const reply = z.object({ campaign });

/** The latest first, drafts among them; the 100 latest. */
export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/campaigns',
  access: 'admin',
  reply: z.object({ campaigns: z.array(campaign) }),
});

export const addCampaign = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/campaigns',
  access: 'admin',
  body: z.strictObject({ content: campaignContent }),
  reply,
});

/** `stale_edit` where somebody saved or sent it in the meantime. */
export const saveCampaign = endpoint({
  method: 'PUT',
  path: '/api/admin/newsletter/campaigns/:id',
  access: 'admin',
  params,
  body: z.strictObject({ version, content: campaignContent }),
  reply,
  errors: ['not_found', 'stale_edit'],
});

/** Removes a draft. */
export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/api/admin/newsletter/campaigns/:id',
  access: 'admin',
  params,
  reply: success,
  errors: ['not_found', 'stale_edit'],
});

/** The mail as a reader of each language gets it; its way out leads nowhere here. */
export const previewCampaign = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/campaigns/:id/preview',
  access: 'admin',
  params,
  reply: z.object({ mails: z.array(z.object({ locale: z.string(), subject: z.string(), html: z.string() })) }),
  errors: ['not_found'],
});

/**
 * Sends what was saved at that version, once, to everyone who has said yes by now. Who leaves before it is their turn gets
 * nothing.
 */
export const sendCampaign = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/campaigns/:id/send',
  access: 'admin',
  params,
  body: z.strictObject({ version }),
  reply,
  errors: ['not_found', 'stale_edit'],
});
