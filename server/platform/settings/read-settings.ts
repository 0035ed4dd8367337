import { type SettingName, settingNames } from '@jyotiratna/contract';
import type { Executor } from '../database/open-database.ts';
import { readSetting } from '../database/settings-queries.ts';
import { type Env, EnvError, readVariable } from '../env.ts';

/** The row with the saved values of the settings screen, as text. */
export const shopSetting = 'shop';

/** `version` grows with each save; a variable that is not in `values` follows the environment. */
export type SavedSettings = { version: number; values: Partial<Record<SettingName, string>> };

/** The saved settings. One query. */
export async function readSaved(db: Executor): Promise<SavedSettings> {
  return (
    ((await readSetting(db, shopSetting)) as SavedSettings | null) ?? { version: 0, values: {} }
  );
}

/**
 * The environment, overridden by the owner's saved settings: the place to read a variable of
 * `shopSettings`, in the current transaction. One query: a value just saved by another process
 * applies.
 */
export async function readSettings({ db, env }: { db: Executor; env: Env }): Promise<Env> {
  return withSaved(env, await readSaved(db));
}

/** A value that the schema no longer accepts is ignored. */
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
