import type { AlmanacFestival } from '@jyotiratna/contract';
import { type AlmanacDay, AlmanacError, type Festival, festivalsOf, type Language } from '@jyotiratna/jyotish';

/**
 * Festivals of so many days from a date on, by date. Null where their rules need days that no almanac is computed for: near
 * the ends of the served years, and where the Sun soon does not rise or set.
 */
export function festivalsFrom(day: AlmanacDay, days: number): Festival[] | null {
  try {
    return festivalsOf(day, days);
  } catch (error) {
    if (error instanceof AlmanacError) return null;
    throw error;
  }
}

export function presentFestival({ key, name, rank, disputed }: Festival, language: Language): AlmanacFestival {
  return { key, name: name[language], rank, disputed };
}
