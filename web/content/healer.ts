import type { HealerProfile } from '@jyotiratna/contract';
import { language } from '#messages/language.ts';

/** A healer in one language. */
export type Healer = Omit<HealerProfile, 'en' | 'hi'> & HealerProfile['en'];

/** The healer in the language of these pages; untranslated fields are in English. */
export function localizedHealer({ en, hi, ...metadata }: HealerProfile): Healer {
  if (language.data === 'en') return { ...metadata, ...en };
  return {
    ...metadata,
    name: hi.name || en.name,
    initials: hi.initials || en.initials,
    nextAvailable: hi.nextAvailable || en.nextAvailable,
    bio: hi.bio || en.bio,
    credentials: hi.credentials.length > 0 ? hi.credentials : en.credentials,
  };
}
