import { persisted } from '../../../persisted.ts';

/** The city in which a stone is put on: its slug and its name. Stored in the browser only. */
export type StoredCity = { slug: string; name: string };

export const storedCity = persisted<StoredCity>('gem-city', (stored) => {
  const { slug, name } = Object(stored) as Partial<StoredCity>;
  return typeof slug === 'string' && typeof name === 'string' ? { slug, name } : null;
});
