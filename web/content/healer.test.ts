import { expect, test } from 'vitest';
import { presentFacts, presentHealer } from '../../server/healers/profiles/present-healer.ts';
import { seedHealers } from '../../server/seed/content/healers.ts';
import { healerHere } from './healer.ts';

const { id, content } = seedHealers[0]!;

test('a healer is read in the language of the pages, without the other', () => {
  const { name, initials, bio } = content.en;
  const here = healerHere(presentHealer(id, content, { pictures: new Map() }));
  expect(here).toMatchObject({ id, name, initials, bio, freeMinutes: 3 });
  expect(here).not.toHaveProperty('hi');
});

test('only a sample is online without a person', () => {
  expect(presentFacts(id, { ...content, isOnline: true, sample: true }).isOnline).toBe(true);
  expect(presentFacts(id, { ...content, isOnline: true, sample: false }).isOnline).toBe(false);
});
