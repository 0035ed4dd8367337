import {
  type SettingGroup,
  type SettingName,
  type ShopSettings,
  settingNames,
  shopSettings,
} from '@jyotiratna/contract';

/** Every setting as it is typed. */
export type SettingsDraft = Record<SettingName, string>;

export function settingMessagesOf({ settings }: ShopSettings): SettingsDraft {
  return Object.fromEntries(settings.map(({ name, value }) => [name, value])) as SettingsDraft;
}

/** Changed values only. */
export function changesOf(previous: ShopSettings, draft: SettingsDraft): Partial<SettingsDraft> {
  return Object.fromEntries(
    previous.settings.flatMap(({ name, value }) =>
      draft[name].trim() === value ? [] : [[name, draft[name].trim()]],
    ),
  );
}

/** The settings of a group, in the table's order. */
export function settingNamesOf(group: SettingGroup): SettingName[] {
  return settingNames.filter((name) => shopSettings[name].group === group);
}
