import { z } from 'zod';
import { picture } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { uploadErrors } from '../endpoint-errors.ts';
import { graha, id, line, prose, version } from '../fields.ts';
import { healerProfile } from '../healer-profiles.ts';
import { healerLanguages, specializations } from '../values/healer-choices.ts';
import { chatPriceRange } from '../values/healer-rates.ts';
import { issue } from '../values/sentences.ts';
import { documentFacts, revisions, versionBody } from './articles.ts';

const { min, max } = chatPriceRange;

const count = (most: number) => z.int().min(0).max(most);

/** A draft may lack anything but its name; what everyone reads must be whole in English. */
const words = z.strictObject({
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
  rating: z.number().min(0).max(5).multipleOf(0.1),
  reviewCount: count(1_000_000),
  specialization: z.array(z.enum(specializations)).max(specializations.length),
  planetFocus: z.array(graha).max(9),
  languages: z.array(z.enum(healerLanguages)).max(healerLanguages.length),
  experience: count(80),
  successStories: count(1_000_000),
  /** Beyond the ends of the slider nobody would find the healer. */
  chatPrice: z.int().min(min).max(max),
  phonePrice: z.int().min(1).max(100_000),
  videoPrice: z.int().min(1).max(100_000),
  /** An image of the healer's own, from `addHealerPicture`; null: the initials. Profiles that are older have none. */
  pictureId: z.string().max(100).nullable().default(null),
  en: words.extend({ name: line(80, issue('name_missing')) }),
  hi: words,
});
export type HealerContent = z.infer<typeof healerContent>;

export const healerDocument = documentFacts.extend({
  content: healerContent,
  revisions,
  /** The portrait that the draft shows. */
  picture: picture.nullable(),
  /** Whether a person has the healer's desk. */
  person: z.boolean(),
  /** What that person shows of themselves, in place of the draft's. */
  ownPortrait: picture.nullable(),
});
export type HealerDocument = z.infer<typeof healerDocument>;

const listed = documentFacts.extend({
  name: z.string(),
  chatPrice: z.number(),
  person: z.boolean(),
  /** Whether the text can be read in Hindi, too. */
  hindi: z.boolean(),
});
export type ListedHealer = z.infer<typeof listed>;

const params = z.strictObject({ id });
const reply = z.object({ healer: healerDocument });
const errors = ['not_found', 'stale_edit'] as const;

export const listAdminHealers = endpoint({
  method: 'GET',
  path: '/api/admin/healers',
  access: 'admin',
  reply: z.object({ healers: z.array(listed) }),
});

/** The order in which healers are shown: all of them, by their ids. `stale_edit` where there are others by now. */
export const orderHealers = endpoint({
  method: 'POST',
  path: '/api/admin/healers/order',
  access: 'admin',
  body: z.strictObject({ ids: z.array(id).min(1).max(500) }),
  reply: z.object({ healers: z.array(listed) }),
  errors: ['stale_edit'],
});

export const getAdminHealer = endpoint({
  method: 'GET',
  path: '/api/admin/healers/:id',
  access: 'admin',
  params,
  reply,
  errors: ['not_found'],
});

/** A new draft, after the others. */
export const addHealer = endpoint({
  method: 'POST',
  path: '/api/admin/healers',
  access: 'admin',
  body: z.strictObject({ name: line(80, issue('name_missing')) }),
  reply,
});

/** Saves the draft; what everyone reads, and what sessions cost, stays as it is. */
export const saveHealer = endpoint({
  method: 'PUT',
  path: '/api/admin/healers/:id',
  access: 'admin',
  params,
  body: versionBody.extend({ content: healerContent }),
  reply,
  errors,
});

/** Everyone reads the draft, and new sessions cost what it says. Those that were booked or began before keep their price. */
export const publishHealer = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/publish',
  access: 'admin',
  params,
  body: versionBody,
  reply,
  errors,
});

/** The healer takes no new sessions and bookings, and whoever waits for one is told; what is booked or running goes on. */
export const withdrawHealer = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/withdraw',
  access: 'admin',
  params,
  body: versionBody,
  reply,
  errors,
});

/** What was published at a version becomes the draft. */
export const restoreHealer = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/restore',
  access: 'admin',
  params,
  body: versionBody.extend({ revision: version }),
  reply,
  errors,
});

/** Removes a draft that never was published: sessions with any other name their healer for good. */
export const deleteHealer = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/delete',
  access: 'admin',
  params,
  body: versionBody,
  reply: z.object({ success: z.literal(true) }),
  errors: [...errors, 'healer_known'],
});

/** The draft as everyone would read it. */
export const previewHealer = endpoint({
  method: 'GET',
  path: '/api/admin/healers/:id/preview',
  access: 'admin',
  params,
  reply: z.object({ healer: healerProfile }),
  errors: ['not_found'],
});

/** A portrait of the healer: one file `images`. The draft shows it once it is saved with its id. */
export const addHealerPicture = endpoint({
  method: 'POST',
  path: '/api/admin/healers/:id/pictures',
  access: 'admin',
  kind: 'form',
  params,
  reply: z.object({ picture }),
  errors: ['not_found', ...uploadErrors],
});
