import { type Locale, nameIn } from '@jyotiratna/contract';
import type { Executor } from '../../platform/database/open-database.ts';
import { listHealerNames } from './queries.ts';

/** The names of healers by id, including unpublished ones, whose sessions still display them. */
export type HealerNames = ReadonlyMap<string, { name: string; nameHi: string }>;

/** Reads the names of all healers, in the owner's order. One query. */
export async function readHealerNames(db: Executor): Promise<HealerNames> {
  return new Map((await listHealerNames(db)).map(({ id, ...names }) => [id, names]));
}

/**
 * A healer's name in a language, in English without a translation; the id for an unknown healer.
 */
export function nameOfHealer(names: HealerNames, id: string, locale: Locale): string {
  const found = names.get(id);
  return found ? nameIn(found, locale) : id;
}
