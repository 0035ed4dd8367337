import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { readSetting, writeSetting } from '../../platform/database/settings-queries.ts';
import { settings } from '../../platform/database/settings-schema.ts';

const requiredKey = 'second factor of every administrator';

/** SQL condition: whether every administrator needs a second factor. */
export const secondFactorIsRequired = sql<boolean>`exists (select from ${settings} where ${settings.key} = ${requiredKey} and ${settings.value} = 'true'::jsonb)`;

/** Whether every administrator needs a second factor. */
export async function readSecondFactorRequired(db: Executor): Promise<boolean> {
  return (await readSetting(db, requiredKey)) === true;
}

export async function writeSecondFactorRequired(tx: Executor, required: boolean): Promise<void> {
  await writeSetting(tx, requiredKey, required);
}
