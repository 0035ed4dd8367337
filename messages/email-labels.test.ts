import { describe, expect, it } from 'vitest';
import { emailMessages } from './every-language/emails.ts';

/** All strings of a language by their path; functions are called with example values. */
function entriesOf(labels: object, path = ''): [string, string][] {
  return Object.entries(labels).flatMap(([key, value]): [string, string][] => {
    const fullPath = path ? `${path}.${key}` : key;
    if (typeof value === 'object') return entriesOf(value, fullPath);
    return [[fullPath, typeof value === 'function' ? callMessage(value, fullPath) : String(value)]];
  });
}

/** Calls a message function with example values without letters: amounts, numbers, dates. */
function callMessage(message: (...values: never[]) => string, path: string): string {
  const values: unknown[] = /\.(when|day|arrives|madeBy)$/.test(path)
    ? ['2026-11-22', '18:30']
    : path.endsWith('.state')
      ? ['Rajasthan']
      : /Subject$/.test(path) && path.endsWith('soonSubject')
        ? ['18:30', '…']
        : /OrReach$/.test(path)
          ? [['1', '2']]
          : ['1', '2', '3', '4'];
  return message(...(values as never[]));
}

const en = entriesOf(emailMessages.en);
const hindi = new Map(entriesOf(emailMessages.hi));

describe('labels of emails', () => {
  it.each(en.filter(([path]) => path !== 'tag'))('say %s in Hindi too', (path) => {
    const text = hindi.get(path);
    expect(text).toMatch(/\p{Script=Devanagari}/u);
    // 'IST' is the only permitted Latin text.
    expect(text?.replace('IST', '')).not.toMatch(/[A-Za-z]/);
  });

  it('end Hindi sentences with a danda, never with a full stop', () => {
    for (const [, text] of hindi) expect(text).not.toMatch(/\.$/);
  });

  it('format days and times for readers', () => {
    expect(emailMessages.en.session.when('2026-11-22', '18:30')).toBe(
      'Sunday 22 November, 6:30 pm IST',
    );
    expect(emailMessages.hi.session.when('2026-11-22', '18:30')).toBe(
      'रविवार 22 नवंबर, शाम 6:30 IST',
    );
    expect(emailMessages.hi.session.when('2026-11-22', '09:00')).toBe(
      'रविवार 22 नवंबर, सुबह 9:00 IST',
    );
  });
});
