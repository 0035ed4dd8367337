import { type ShopSettings, settingGroups, settingNames } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { changesOf, settingNamesOf, settingValuesOf } from './settings-values.ts';

const settings: ShopSettings = {
  version: 3,
  settings: settingNames.map((name) => ({
    name,
    value: `old ${name}`,
    environment: '',
    saved: true,
  })),
};

it('sends changed fields, and a cleared field as empty', () => {
  const values = {
    ...settingValuesOf(settings),
    GSTIN: ' 27AAPFU0939F1ZV ',
    COMPANY_PHONE: '',
    COMPANY_NAME: 'old COMPANY_NAME ',
  };
  expect(changesOf(settings, values)).toEqual({ GSTIN: '27AAPFU0939F1ZV', COMPANY_PHONE: '' });
});

it('assigns every setting to one group', () => {
  const names = settingGroups.flatMap(settingNamesOf);
  expect(names.toSorted()).toEqual(settingNames.toSorted());
});
