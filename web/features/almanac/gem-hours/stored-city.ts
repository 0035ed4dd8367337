/** The city in which a stone is put on: its slug and its name. Stored in the browser only. */
export type StoredCity = { slug: string; name: string };

const key = 'gem-city';

/** The stored selection; null without one, or without storage. */
export function storedCity(): StoredCity | null {
  try {
    const { slug, name } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredCity>;
    return typeof slug === 'string' && typeof name === 'string' ? { slug, name } : null;
  } catch {
    return null;
  }
}

export function keepCity(city: StoredCity): void {
  try {
    localStorage.setItem(key, JSON.stringify(city));
  } catch {
    // A browser without storage needs a new selection next time.
  }
}
