import type { Change, SettingName, ShopSettings } from '@jyotiratna/contract';
import { saveSettings } from '@jyotiratna/contract/admin/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { useToast } from '../../../ui/toast.tsx';
import { staleEdit } from '../layout/stale-edit.ts';
import { settingsKey } from './settings-query.ts';

export type SettingValues = Partial<Record<SettingName, string | null>>;

/** Saves settings that were read at `version`. */
export function useSaveSettings(version: number, onSaved: (settings: ShopSettings) => void) {
  const queries = useQueryClient();
  const toast = useToast();
  const save = useMutation({
    mutationFn: (values: SettingValues) => shop(saveSettings, { body: { version, values } }),
    onSuccess: (settings) => {
      queries.setQueryData(settingsKey, settings);
      onSaved(settings);
      toast({ title: 'Settings saved', description: 'They apply from now on.' });
    },
  });
  const rejection = isCallError(save.error) ? save.error : null;
  return {
    save,
    errorOf: (name: SettingName) => rejection?.fields[`values.${name}`],
    stale: staleEdit<{ settings: ShopSettings; changes: Change[] }>(save.error),
  };
}
