import type { Change, SettingName, ShopSettings } from '@jyotiratna/contract';
import { saveSettingsRoute } from '@jyotiratna/contract/admin/settings';
import { settings as t } from '#messages/admin/settings.ts';
import { shop } from '../../../shop.ts';
import { readStaleEdit } from '../layout/stale-edit.ts';
import { useSend } from '../layout/use-send.ts';

export type SettingValues = Partial<Record<SettingName, string | null>>;

/** Saves settings that were read at `version`. */
export function useSaveSettings(version: number, onSaved: (settings: ShopSettings) => void) {
  const save = useSend({
    call: (values: SettingValues) => shop(saveSettingsRoute, { body: { version, values } }),
    done: () => ({ title: t.settingsSaved, description: t.theyApplyFrom }),
    onDone: onSaved,
  });
  return {
    save,
    errorOf: (name: SettingName) => save.fields[`values.${name}`],
    stale: readStaleEdit<{ settings: ShopSettings; changes: Change[] }>(save.error),
  };
}
