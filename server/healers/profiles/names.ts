import { type Locale, nameIn } from '@jyotiratna/contract';
import type { Executor } from '../../platform/database/open-database.ts';
import { listHealerNames } from './queries.ts';

/** The names of healers by their ids, also of those who were withdrawn: their sessions keep them. */
export type HealerNames = ReadonlyMap<string, { name: string; nameHi: string }>;

/** In the owner's order. One query. */
export async function readHealerNames(db: Executor): Promise<HealerNames> {
  return new Map((await listHealerNames(db)).map(({ id, ...names }) => [id, names]));
}

/** The healer's name in a language, in English where it is not written in it; the id where nobody knows the healer. */
export function nameOfHealer(names: HealerNames, id: string, locale: Locale): string {
  const found = names.get(id);
  return found ? nameIn(found, locale) : id;
}
