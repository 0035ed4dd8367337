import { z } from 'zod';
import { imageItem } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { graha } from './fields.ts';
import { healerLanguages, specializations } from './values/healer-choices.ts';

/** `initials` replace a missing portrait: no face is displayed without consent. */
const copy = z.object({
  name: z.string(),
  initials: z.string(),
  nextAvailable: z.string(),
  bio: z.string(),
  credentials: z.array(z.string()),
});

/** A healer's public profile, in both languages; empty Hindi fields fall back to English. */
export const healerProfile = z.object({
  id: z.string(),
  /** True for a profile that does not describe a real healer; the page states this. */
  sample: z.boolean(),
  /** Online state of a sample without an account; `healerPresence` returns that of real healers. */
  isOnline: z.boolean(),
  /** The graha whose colour is the background of the initials. */
  graha,
  /**
   * Average rating of sessions, 0 to 5 with one decimal; the demo's for a sample. 0 without
   * ratings.
   */
  rating: z.number(),
  reviewCount: z.int(),
  /** Whether the shop has checked a certificate of the healer. */
  checked: z.boolean(),
  specialization: z.array(z.enum(specializations)),
  planetFocus: z.array(graha),
  languages: z.array(z.enum(healerLanguages)),
  /** Years of practice. */
  experience: z.int(),
  successStories: z.int(),
  /** Rupees per minute of chat, and rupees per phone or video session. */
  chatPrice: z.number(),
  phonePrice: z.number(),
  videoPrice: z.number(),
  freeMinutes: z.int(),
  /** Null: the initials are displayed instead. */
  portrait: imageItem.nullable(),
  en: copy,
  hi: copy,
});
export type HealerProfile = z.infer<typeof healerProfile>;

/** The healers available for sessions, in the owner's order. */
export const listHealersRoute = endpoint({
  method: 'GET',
  path: '/api/healers',
  access: 'public',
  reply: z.object({ healers: z.array(healerProfile) }),
});
