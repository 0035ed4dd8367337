import { z } from 'zod';
import { imageItem } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { uploadErrors } from '../endpoint-errors.ts';
import { graha, id, line, prose, version } from '../fields.ts';
import { healerProfile } from '../healer-profiles.ts';
import { issue } from '../values/error-messages.ts';
import { healerLanguages, specializations } from '../values/healer-choices.ts';
import { chatPriceRange } from '../values/healer-rates.ts';
import { documentDetails, revisions, versionBody } from './articles.ts';

const { min, max } = chatPriceRange;

const count = (max: number) => z.int().min(0).max(max);

/** A draft may lack any field but its name; a published version must be complete in English. */
const copy = z.strictObject({
  name: prose(80),
  initials: prose(4),
  nextAvailable: prose(60),
  bio: prose(1000),
  credentials: z.array(line(100, issue('credential_missing'))).max(10),
});

export const healerContent = z.strictObject({
  sample: z.boolean(),
  isOnline: z.boolean(),
  graha,
  specialization: z.array(z.enum(specializations)).max(specializations.length),
  planetFocus: z.array(graha).max(9),
  languages: z.array(z.enum(healerLanguages)).max(healerLanguages.length),
  experience: count(80),
  /** A price outside the range of the filter's slider would make the healer impossible to find. */
  chatPrice: z.int().min(min).max(max),
  phonePrice: z.int().min(1).max(100_000),
  videoPrice: z.int().min(1).max(100_000),
  /**
   * The healer's own image, uploaded by `addHealerImage`; null: initials are displayed. Absent in
   * older profiles.
   */
  pictureId: z.string().max(100).nullable().default(null),
  en: copy.extend({ name: line(80, issue('name_missing')) }),
  hi: copy,
});
export type HealerContent = z.infer<typeof healerContent>;

export const healerDocument = documentDetails.extend({
  content: healerContent,
  revisions,
  /** The portrait of the draft. */
  picture: imageItem.nullable(),
  /** Whether a user has access to the healer's dashboard. */
  person: z.boolean(),
  /** The portrait published by that user, displayed instead of the draft's; null if none. */
  ownPortrait: imageItem.nullable(),
});
export type HealerDocument = z.infer<typeof healerDocument>;

const listed = documentDetails.extend({
  name: z.string(),
  chatPrice: z.number(),
  person: z.boolean(),
  /** Whether the profile has a Hindi version. */
  hindi: z.boolean(),
});
export type ListedHealer = z.infer<typeof listed>;

const params = z.strictObject({ id });
const reply = z.object({ healer: healerDocument });
const errors = ['not_found', 'stale_edit'] as const;

export const listAdminHealersRoute = endpoint({
  method: 'GET',
  path: '/api/admin/healers',
  access: 'admin',
  reply: z.object({ healers: z.array(listed) }),
});

/** The display order of the healers: all of their ids. `stale_edit` if the list has changed. */
export const orderHealers = endpoint({
  method: 'POST',
  path: '/api/admin/healers/order',
  access: 'admin',
  body: z.strictObject({ ids: z.array(id).min(1).max(500) }),
  reply: z.object({ healers: z.array(listed) }),
  errors: ['stale_edit'],
});

export const getAdminHealerRoute = endpoint({
  method: 'GET',
  path: '/api/admin/healers/:id',
  access: 'admin',
  params,
  reply,
  errors: ['not_found'],
});

/** Creates a draft at the end of the display order. */
export const addHealerRoute = endpoint({
  method: 'POST',
  path: '/api/admin/healers',
  access: 'admin',
  body: z.strictObject({ name: line(80, issue('name_missing')) }),
  reply,
});

/** Saves the draft; the published version and session prices stay unchanged. */
export const saveHealerRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/healers/:id',
  access: 'admin',
  params,
  body: versionBody.extend({ content: healerContent }),
  reply,
  errors,
});

/**
 * Publishes the draft, and applies its prices to new sessions. Sessions booked or started before
 * retain their price.
 */
export const publishHealerRoute = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/publish',
  access: 'admin',
  params,
  body: versionBody,
  reply,
  errors,
});

/**
 * Withdraws a healer: no new sessions or bookings are accepted, and queued customers are notified;
 * booked or active sessions continue.
 */
export const withdrawHealerRoute = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/withdraw',
  access: 'admin',
  params,
  body: versionBody,
  reply,
  errors,
});

/** Restores a previously published version as the draft. */
export const restoreHealerRoute = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/restore',
  access: 'admin',
  params,
  body: versionBody.extend({ revision: version }),
  reply,
  errors,
});

/** Deletes a draft that was never published: sessions refer permanently to any other profile. */
export const deleteHealerRoute = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/delete',
  access: 'admin',
  params,
  body: versionBody,
  reply: z.object({ success: z.literal(true) }),
  errors: [...errors, 'healer_known'],
});

/** Preview of the draft as it would be published. */
export const previewHealerRoute = endpoint({
  method: 'GET',
  path: '/api/admin/healers/:id/preview',
  access: 'admin',
  params,
  reply: z.object({ healer: healerProfile }),
  errors: ['not_found'],
});

/**
 * Uploads a portrait of the healer: one file `images`. The draft shows it once it is saved with its
 * id.
 */
export const addHealerImage = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/pictures',
  access: 'admin',
  kind: 'form',
  params,
  reply: z.object({ picture: imageItem }),
  errors: ['not_found', ...uploadErrors],
});
