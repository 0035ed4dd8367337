import { describe, expect, test } from 'vitest';
import * as englishContact from '../contact.ts';
import * as englishHealers from '../healers.ts';
import * as englishHome from '../home.ts';
import * as englishFrame from '../shop-frame.ts';
import * as contact from './contact.ts';
import * as healers from './healers.ts';
import * as home from './home.ts';
import * as frame from './shop-frame.ts';

/** Every key path with the kind of value there; lists count by their length. */
function shape(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [`${path}: ${typeof node}`];
  return Object.entries(node).flatMap(([key, value]) => shape(value, `${path}/${key}`));
}

const sorted = (node: object) => shape({ ...node }).toSorted();
/** The slider's limits are figures without words, so Hindi takes them from English. */
const { chatPriceRange: _, ...healerWords } = englishHealers;

describe.each([
  ['home', home, englishHome],
  ['frame', frame, englishFrame],
  ['contact', contact, englishContact],
  ['healers', healers, healerWords],
])('Hindi %s', (_name, hindi, english) => {
  test('has the keys of English', () => expect(sorted(hindi)).toEqual(sorted(english)));
  test('writes Latin digits', () => expect(JSON.stringify(hindi)).not.toMatch(/[०-९]/));
});
