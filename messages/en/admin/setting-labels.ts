import {
  type SettingName,
  type ShopSetting,
  settingNames,
  shopSettings,
} from '@jyotiratna/contract';

type Labels = Pick<ShopSetting, 'label' | 'hint' | 'choices'>;

function labelsOf(name: SettingName): Labels {
  const { label, hint, choices }: ShopSetting = shopSettings[name];
  return { label, ...(hint && { hint }), ...(choices && { choices }) };
}

/** Labels of the owner's settings, by their definitions. */
export const settingLabels = Object.fromEntries(
  settingNames.map((name) => [name, labelsOf(name)]),
) as Readonly<Record<SettingName, Labels>>;
