import { type SettingName, settingNames } from '@jyotiratna/contract';
import type { Executor } from '../database/open-database.ts';
import { readSetting } from '../database/settings-queries.ts';
import { type Env, EnvError, readVariable } from '../env.ts';

/** The row that holds what was saved on the settings screen, as texts. */
export const shopSetting = 'shop';

/** `version` grows with each save; a variable that is not in `values` follows the environment. */
export type SavedSettings = { version: number; values: Partial<Record<SettingName, string>> };

/** What was saved. One query. */
export async function readSaved(db: Executor): Promise<SavedSettings> {
  return ((await readSetting(db, shopSetting)) as SavedSettings | null) ?? { version: 0, values: {} };
}

/**
 * The environment with what the owner has saved before it: whoever needs a variable of `shopSettings` reads it here, in the
 * transaction it is in. One query: what another process saved a moment ago holds.
 */
export async function readSettings({ db, env }: { db: Executor; env: Env }): Promise<Env> {
  return withSaved(env, await readSaved(db));
}

/** A value that the schema no longer takes is passed over. */
function withSaved(env: Env, { values }: Pick<SavedSettings, 'values'>): Env {
  const settings: Record<string, unknown> = {};
  for (const name of settingNames) {
    const text = values[name];
    if (text === undefined) continue;
    try {
      settings[name] = readVariable(name, text);
    } catch (error) {
      if (!(error instanceof EnvError)) throw error;
    }
  }
  return { ...env, ...settings };
}
