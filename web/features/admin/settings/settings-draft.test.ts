import { type ShopSettings, settingGroups, settingNames } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { changesOf, namesOf, textsOf } from './settings-draft.ts';

const settings: ShopSettings = {
  version: 3,
  settings: settingNames.map((name) => ({ name, value: `old ${name}`, environment: '', saved: true })),
};

it('sends what was typed otherwise, and an emptied field as empty', () => {
  const draft = {
    ...textsOf(settings),
    GSTIN: ' 27AAPFU0939F1ZV ',
    COMPANY_PHONE: '',
    COMPANY_NAME: 'old COMPANY_NAME ',
  };
  expect(changesOf(settings, draft)).toEqual({ GSTIN: '27AAPFU0939F1ZV', COMPANY_PHONE: '' });
});

it('shows every setting in one group', () => {
  const shown = settingGroups.flatMap(namesOf);
  expect(shown.toSorted()).toEqual(settingNames.toSorted());
});
