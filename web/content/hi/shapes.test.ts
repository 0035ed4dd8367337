import { describe, expect, test } from 'vitest';
import { about as englishAbout } from '../en/about.ts';
import { careers as englishCareers, openings as englishOpenings } from '../en/careers.ts';
import * as englishContact from '../en/contact.ts';
import * as englishFaqs from '../en/faqs.ts';
import * as englishHealers from '../en/healers.ts';
import * as englishHome from '../en/home.ts';
import * as englishFrame from '../en/shop-frame.ts';
import { about } from './about.ts';
import { careers, openings } from './careers.ts';
import * as contact from './contact.ts';
import * as faqs from './faqs.ts';
import * as healers from './healers.ts';
import * as home from './home.ts';
import * as frame from './shop-frame.ts';

/** Every key path with the type of its value; list items count as indices. */
function shape(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [`${path}: ${typeof node}`];
  return Object.entries(node).flatMap(([key, value]) => shape(value, `${path}/${key}`));
}

const sorted = (node: object) => shape({ ...node }).toSorted();
describe.each([
  ['home', home, englishHome],
  ['frame', frame, englishFrame],
  ['contact', contact, englishContact],
  ['healers', healers, englishHealers],
  ['about', about, englishAbout],
  ['careers', careers, englishCareers],
  ['openings', openings, englishOpenings],
  ['faqs', faqs, englishFaqs],
])('Hindi %s', (_name, hindi, en) => {
  test('has the same keys as in English', () => expect(sorted(hindi)).toEqual(sorted(en)));
  test('writes Latin digits', () => expect(JSON.stringify(hindi)).not.toMatch(/[०-९]/));
});
