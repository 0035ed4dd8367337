import { expect, test } from 'vitest';
import { presentDetails, presentHealer } from '../../server/healers/profiles/present-healer.ts';
import { seedHealers } from '../../server/seed/content/healers.ts';
import { localizedHealer } from './healer.ts';

const { id, content } = seedHealers[0]!;

test('a healer is localized in the language of the pages', () => {
  const { name, initials, bio } = content.en;
  const current = localizedHealer(presentHealer(id, content, { pictures: new Map() }));
  expect(current).toMatchObject({ id, name, initials, bio, freeMinutes: 3 });
  expect(current).not.toHaveProperty('hi');
});

test('a healer without an account is online only as a sample', () => {
  expect(presentDetails(id, { ...content, isOnline: true, sample: true }).isOnline).toBe(true);
  expect(presentDetails(id, { ...content, isOnline: true, sample: false }).isOnline).toBe(false);
});
