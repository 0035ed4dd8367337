import type { Change, SettingName, ShopSettings } from '@jyotiratna/contract';
import { saveSettingsRoute } from '@jyotiratna/contract/admin/settings';
import { settings as t } from '#messages/admin/settings.ts';
import { shop } from '../../../shop.ts';
import { type FieldErrors, useSavedForm } from '../layout/use-form.ts';

type Options<Draft> = {
  settings: ShopSettings;
  draftOf: (settings: ShopSettings) => Draft;
  /** The settings of a draft that are sent. */
  valuesOf: (draft: Draft, base: ShopSettings) => Partial<Record<SettingName, string>>;
  check?: (draft: Draft) => FieldErrors;
};

/** A form of settings. The server's errors are below `values`. */
export function useSettingsForm<Draft extends object>({
  settings,
  valuesOf,
  ...options
}: Options<Draft>) {
  return useSavedForm({
    ...options,
    saved: settings,
    call: (draft: Draft, base) =>
      shop(saveSettingsRoute, { body: { version: base.version, values: valuesOf(draft, base) } }),
    newerOf: (stale: { settings: ShopSettings; changes: Change[] }) => stale.settings,
    savedOf: (reply) => reply,
    done: () => ({ title: t.settingsSaved, description: t.theyApplyFrom }),
  });
}
