import { type SettingName, settingNames } from '@jyotiratna/contract';
import type { Executor } from '../database/open-database.ts';
import { readSetting } from '../database/settings-queries.ts';
import { type Env, EnvError, readVariable } from '../env.ts';

/** The key of the settings row with the saved values of the settings page, as text. */
export const shopSetting = 'shop';

/**
 * `version` increases with each save; a variable missing in `values` is read from the environment.
 */
export type SavedSettings = { version: number; values: Partial<Record<SettingName, string>> };

/** Reads the saved settings. One query. */
export async function readSaved(db: Executor): Promise<SavedSettings> {
  return (
    ((await readSetting(db, shopSetting)) as SavedSettings | null) ?? { version: 0, values: {} }
  );
}

/**
 * The environment, overridden by the owner's saved settings. Read the variables of `shopSettings`
 * here, in the current transaction. One query, so that a value just saved by another process
 * applies.
 */
export async function readSettings({ db, env }: { db: Executor; env: Env }): Promise<Env> {
  return withSaved(env, await readSaved(db));
}

/** Ignores saved values that the schema no longer accepts. */
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
