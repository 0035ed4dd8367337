import { z } from 'zod';
import { picture } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { graha } from './fields.ts';
import { healerLanguages, specializations } from './values/healer-choices.ts';

/** `initials` stand where there is no portrait: no face is shown without consent. */
const words = z.object({
  name: z.string(),
  initials: z.string(),
  nextAvailable: z.string(),
  bio: z.string(),
  credentials: z.array(z.string()),
});

/** A healer as pages show them, in both languages; what is empty in Hindi is read in English. */
export const healerProfile = z.object({
  id: z.string(),
  /** Describes nobody real; the page says so. */
  sample: z.boolean(),
  /** Of a sample, as long as nobody has its desk; `healerPresence` says who is there. */
  isOnline: z.boolean(),
  /** Whose tint is behind the initials. */
  graha,
  /** 0 to 5, one decimal. */
  rating: z.number(),
  reviewCount: z.int(),
  specialization: z.array(z.enum(specializations)),
  planetFocus: z.array(graha),
  languages: z.array(z.enum(healerLanguages)),
  /** Years of practice. */
  experience: z.int(),
  successStories: z.int(),
  /** Rupees a minute of chat, and rupees a session. */
  chatPrice: z.number(),
  phonePrice: z.number(),
  videoPrice: z.number(),
  freeMinutes: z.int(),
  /** Null: the initials stand in its place. */
  portrait: picture.nullable(),
  en: words,
  hi: words,
});
export type HealerProfile = z.infer<typeof healerProfile>;

/** The healers who take sessions, in the owner's order. */
export const listHealers = endpoint({
  method: 'GET',
  path: '/api/healers',
  access: 'public',
  reply: z.object({ healers: z.array(healerProfile) }),
});
