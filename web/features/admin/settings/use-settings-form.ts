import type { Change, SettingName, ShopSettings } from '@jyotiratna/contract';
import { saveSettingsRoute } from '@jyotiratna/contract/admin/settings';
import { settings as t } from '#messages/admin/settings.ts';
import { api } from '../../../api.ts';
import { type FieldErrors, useSavedForm } from '../layout/use-form.ts';

type Options<Values> = {
  settings: ShopSettings;
  valuesOf: (settings: ShopSettings) => Values;
  /** The changed settings to send. */
  settingsOf: (values: Values, base: ShopSettings) => Partial<Record<SettingName, string>>;
  check?: (values: Values) => FieldErrors;
};

/** A form of settings. The server's errors have paths below `values`. */
export function useSettingsForm<Values extends object>({
  settings,
  settingsOf,
  ...options
}: Options<Values>) {
  return useSavedForm({
    ...options,
    saved: settings,
    call: (values: Values, base) =>
      api(saveSettingsRoute, {
        body: { version: base.version, values: settingsOf(values, base) },
      }),
    newerOf: (stale: { settings: ShopSettings; changes: Change[] }) => stale.settings,
    savedOf: (reply) => reply,
    done: () => ({ title: t.settingsSaved, description: t.theyApplyFrom }),
  });
}
