import {
  type ErrorMessage,
  errorMessage,
  isEmail,
  isGstin,
  type SettingName,
  ShopError,
  type ShopSettings,
  settingNames,
  shopSettings,
} from '@jyotiratna/contract';
import { type Admin, audit, differenceOf } from '../../accounts/audit/audit.ts';
import { changesAfter, staleEdit } from '../../accounts/audit/stale-edit.ts';
import { recordAdvances } from '../../consultations/vouchers/advance-queries.ts';
import { everything } from '../../platform/cache/changes.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { replaceSetting } from '../../platform/database/settings-queries.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Env, EnvError, readVariable } from '../../platform/env.ts';
import {
  readSaved,
  type SavedSettings,
  shopSetting,
} from '../../platform/settings/read-settings.ts';

const subject = 'setting:shop';

/** The effective value of each setting, and the environment's. One query. */
export async function getSettings({ db, env }: { db: Executor; env: Env }): Promise<ShopSettings> {
  return serialize(env, await readSaved(db));
}

/**
 * Saves settings, which override the environment; null resets to it. Invalidates all cached pages,
 * since each displays the company's data.
 * @throws ShopError invalid_input naming the settings, also for a promo strip that ends before it
 * starts; stale_edit with the later changes
 */
export async function saveSettings(
  deps: Pick<Deps, 'db' | 'env'>,
  actor: Admin,
  { version, values }: { version: number; values: Partial<Record<SettingName, string | null>> },
): Promise<ShopSettings> {
  rejectInvalid(values);
  return transact(deps.db, async (tx) => {
    const before = await readSaved(tx);
    const updated = { ...before.values };
    for (const name of settingNames) {
      const text = values[name];
      if (text === undefined) continue;
      if (text === null || text === (deps.env.settings[name] ?? '')) delete updated[name];
      else updated[name] = text;
    }
    const { PROMO_FROM: from, PROMO_TO: to } = valuesOf(deps.env, updated);
    if (to && to < from)
      throw new ShopError('invalid_input', {
        fields: { 'values.PROMO_TO': errorMessage('period_in_order') },
      });
    if (
      version !== before.version ||
      !(await replaceSetting(tx, shopSetting, version, { values: updated }))
    ) {
      const settings = serialize(deps.env, await readSaved(tx));
      throw staleEdit(await changesAfter(tx, subject, version), { settings });
    }
    const after = await readSaved(tx);
    const audited = ({ version: at, values: saved }: SavedSettings) => ({
      version: at,
      ...valuesOf(deps.env, saved),
    });
    await audit(tx, actor, 'settings.save', subject, differenceOf(audited(before), audited(after)));
    await recordAdvances(tx, valuesOf(deps.env, after.values).TOP_UPS_AS);
    invalidateOnCommit([everything]);
    return serialize(deps.env, after);
  });
}

function serialize(env: Env, { version, values }: SavedSettings): ShopSettings {
  const effective = valuesOf(env, values);
  return {
    version,
    settings: settingNames.map((name) => ({
      name,
      value: effective[name],
      environment: env.settings[name] ?? '',
      saved: values[name] !== undefined,
    })),
  };
}

/** The effective value of each setting, as text. */
function valuesOf(env: Env, saved: SavedSettings['values']): Record<SettingName, string> {
  return Object.fromEntries(
    settingNames.map((name) => [name, saved[name] ?? env.settings[name] ?? '']),
  ) as Record<SettingName, string>;
}

function rejectInvalid(values: Partial<Record<SettingName, string | null>>): void {
  const fields: Record<string, ErrorMessage> = {};
  for (const [name, text] of Object.entries(values) as [SettingName, string | null][]) {
    const invalid = text ? invalidOf(name, text) : null;
    if (invalid) fields[`values.${name}`] = invalid;
  }
  if (Object.keys(fields).length > 0) throw new ShopError('invalid_input', { fields });
}

/**
 * The error of a setting's text, by its kind and then by the environment's schema; null if valid.
 */
function invalidOf(name: SettingName, text: string): ErrorMessage | null {
  const { kind } = shopSettings[name];
  if (kind === 'email' && !isEmail(text)) return errorMessage('email_invalid');
  if (kind === 'gstin' && !isGstin(text)) return errorMessage('gstin_invalid');
  if (kind === 'link' && !(URL.canParse(text) && new URL(text).protocol === 'https:'))
    return errorMessage('link_invalid');
  try {
    readVariable(name, text);
    return null;
  } catch (error) {
    if (error instanceof EnvError) return errorMessage('setting_invalid', { takes: error.message });
    throw error;
  }
}
