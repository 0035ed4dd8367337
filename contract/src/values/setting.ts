export const settingGroups = [
  'company',
  'notices',
  'texts',
  'storefront',
  'cash',
  'giftCards',
  'returns',
  'sessions',
  'stones',
  'filing',
  'taxes',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/**
 * How a setting is typed on the settings screen; `taxes` has one of its own. A `switch` is `on` or
 * `off`, a `choice` one of its `choices`, `days` are dates with commas between, `tiers` an
 * energisation's prices in rupees (`basic=251,personal=1101`).
 */
export type SettingKind =
  | 'line'
  | 'email'
  | 'phone'
  | 'gstin'
  | 'link'
  | 'number'
  | 'day'
  | 'days'
  | 'switch'
  | 'choice'
  | 'tiers'
  | 'taxes';
export type ShopSetting = {
  kind: SettingKind;
  label: string;
  group: SettingGroup;
  hint?: string;
  placeholder?: string;
  /** Values with their labels. */
  choices?: Readonly<Record<string, string>>;
};
