/** The city in which someone puts a stone on: its slug and how it is called. Kept in the browser alone. */
export type KeptCity = { slug: string; name: string };

const key = 'gem-city';

/** What was chosen before; null without one, or where the browser keeps nothing. */
export function keptCity(): KeptCity | null {
  try {
    const { slug, name } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<KeptCity>;
    return typeof slug === 'string' && typeof name === 'string' ? { slug, name } : null;
  } catch {
    return null;
  }
}

export function keepCity(city: KeptCity): void {
  try {
    localStorage.setItem(key, JSON.stringify(city));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
