import { expect, it } from 'vitest';
import { type CursorKind, readCursor, writeCursor } from './cursor.ts';

const moment = '2026-02-28T23:59:59.123456Z';
const encode = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');

it.each<[CursorKind, string]>([
  ['moment', moment],
  ['number', '129900'],
  ['text', 'स्फटिक माला'],
])('reads a %s as it was written', (kind, value) => {
  expect(readCursor(writeCursor({ value, id: 'p1' }), kind)).toEqual({ value, id: 'p1' });
});

it.each<[subject: string, kind: CursorKind, text: string]>([
  ['no base64', 'text', 'abc'],
  ['nothing', 'text', ''],
  ['an object', 'text', encode({ 0: 'a', 1: 'b' })],
  ['three parts', 'text', encode(['a', 'b', 'c'])],
  ['null', 'text', encode(null)],
  ['a NUL in the value', 'text', encode(['a\0b', 'p1'])],
  ['a NUL in the id', 'moment', encode([moment, 'p\0'])],
  ['half a pair', 'text', encode(['\ud800', 'p1'])],
  ['a number as such', 'number', encode([1, 'p1'])],
  ['a number beyond the database', 'number', encode(['9'.repeat(30), 'p1'])],
  ['31 February', 'moment', encode(['2026-02-31T00:00:00.000000Z', 'p1'])],
  ['the year 0', 'moment', encode(['0000-01-01T00:00:00.000000Z', 'p1'])],
  ['25 o’clock', 'moment', encode(['2026-01-01T25:00:00.000000Z', 'p1'])],
  ['a day in words', 'moment', encode(['infinity', 'p1'])],
])('refuses %s and names the field', (_subject, kind, text) => {
  expect(() => readCursor(text, kind)).toThrow(
    expect.objectContaining({
      status: 400,
      extra: { fields: { cursor: { code: 'cursor_invalid' } } },
    }),
  );
});
