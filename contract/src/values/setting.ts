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
 * Input types of the settings screen; `taxes` has its own. `switch`: `on` or `off`; `choice`: one
 * of `choices`; `days`: comma-separated dates; `tiers`: prices of energisations in rupees
 * (`basic=251,personal=1101`).
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
