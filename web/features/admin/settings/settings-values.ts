import {
  type SettingGroup,
  type SettingName,
  type ShopSettings,
  settingNames,
  shopSettings,
} from '@jyotiratna/contract';

/** The form values of all settings. */
export type SettingsValues = Record<SettingName, string>;

export function settingValuesOf({ settings }: ShopSettings): SettingsValues {
  return Object.fromEntries(settings.map(({ name, value }) => [name, value])) as SettingsValues;
}

/** The changed settings only. */
export function changesOf(previous: ShopSettings, values: SettingsValues): Partial<SettingsValues> {
  return Object.fromEntries(
    previous.settings.flatMap(({ name, value }) =>
      values[name].trim() === value ? [] : [[name, values[name].trim()]],
    ),
  );
}

/** The settings of a group, in the table's order. */
export function settingNamesOf(group: SettingGroup): SettingName[] {
  return settingNames.filter((name) => shopSettings[name].group === group);
}
