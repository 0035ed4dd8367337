import type { AlmanacFestival } from '@jyotiratna/contract';
import type { Festival, Language } from '@jyotiratna/jyotish';

export function presentFestival(
  { key, name, rank, disputed }: Festival,
  language: Language,
): AlmanacFestival {
  return { key, name: name[language], rank, disputed };
}
