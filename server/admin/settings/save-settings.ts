import {
  isEmail,
  isGstin,
  type Sentence,
  type SettingName,
  ShopError,
  type ShopSettings,
  sentence,
  settingNames,
  shopSettings,
} from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { changesSince, staleEdit } from '../../accounts/audit/stale-edit.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { replaceSetting } from '../../platform/database/settings-queries.ts';
import { noteTouched, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Env, EnvError, readVariable } from '../../platform/env.ts';
import { everything } from '../../platform/kept/changes.ts';
import { readSaved, type SavedSettings, shopSetting } from '../../platform/settings/read-settings.ts';

const subject = 'setting:shop';

/** What holds of each setting, and what the environment says. One query. */
export async function getSettings({ db, env }: { db: Executor; env: Env }): Promise<ShopSettings> {
  return presented(env, await readSaved(db));
}

/**
 * Saves settings over the environment's; null goes back to it. Every page shows the company somewhere, so all of them are made again.
 * @throws ShopError invalid_input naming the settings, also for words of the promo strip whose last day comes before the first;
 * stale_edit with what changed since
 */
export async function saveSettings(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Admin,
  { version, values }: { version: number; values: Partial<Record<SettingName, string | null>> },
): Promise<ShopSettings> {
  refuseWrong(values);
  return transact(deps.db, async (tx) => {
    const before = await readSaved(tx);
    const wanted = { ...before.values };
    for (const name of settingNames) {
      const text = values[name];
      if (text === undefined) continue;
      if (text === null || text === (deps.env.texts[name] ?? '')) delete wanted[name];
      else wanted[name] = text;
    }
    const { PROMO_FROM: from, PROMO_TO: to } = textsOf(deps.env, wanted);
    if (to && to < from)
      throw new ShopError('invalid_input', { fields: { 'values.PROMO_TO': sentence('period_in_order') } });
    if (version !== before.version || !(await replaceSetting(tx, shopSetting, version, { values: wanted }))) {
      const settings = presented(deps.env, await readSaved(tx));
      throw staleEdit(await changesSince(tx, subject, version), { settings });
    }
    const after = await readSaved(tx);
    const told = ({ version: at, values: saved }: SavedSettings) => ({ version: at, ...textsOf(deps.env, saved) });
    await audit(tx, actor, 'settings.save', subject, differenceOf(told(before), told(after)));
    noteTouched([everything]);
    return presented(deps.env, after);
  });
}

function presented(env: Env, { version, values }: SavedSettings): ShopSettings {
  const texts = textsOf(env, values);
  return {
    version,
    settings: settingNames.map((name) => ({
      name,
      value: texts[name],
      environment: env.texts[name] ?? '',
      saved: values[name] !== undefined,
    })),
  };
}

/** What holds, as it is typed. */
function textsOf(env: Env, saved: SavedSettings['values']): Record<SettingName, string> {
  return Object.fromEntries(settingNames.map((name) => [name, saved[name] ?? env.texts[name] ?? ''])) as Record<
    SettingName,
    string
  >;
}

function refuseWrong(values: Partial<Record<SettingName, string | null>>): void {
  const fields: Record<string, Sentence> = {};
  for (const [name, text] of Object.entries(values) as [SettingName, string | null][]) {
    const wrong = text ? wrongOf(name, text) : null;
    if (wrong) fields[`values.${name}`] = wrong;
  }
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_input', { fields });
}

/** Why a text cannot be that setting: first by its kind, then by what the environment takes. */
function wrongOf(name: SettingName, text: string): Sentence | null {
  const { kind } = shopSettings[name];
  if (kind === 'email' && !isEmail(text)) return sentence('email_invalid');
  if (kind === 'gstin' && !isGstin(text)) return sentence('gstin_invalid');
  if (kind === 'link' && !(URL.canParse(text) && new URL(text).protocol === 'https:')) return sentence('link_invalid');
  try {
    readVariable(name, text);
    return null;
  } catch (error) {
    if (error instanceof EnvError) return sentence('setting_invalid', { takes: error.message });
    throw error;
  }
}
