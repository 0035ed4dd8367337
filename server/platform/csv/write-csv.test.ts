import { buffer, text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

const pages = [[['=SUM(A1)', -5]], [['two\nlines', null]], [['last', undefined]]];

it('reads every page by the key of the one before, and disarms text alone', async () => {
  const keys: (number | undefined)[] = [];
  const file = writeCsv<number>(['name', 'change'], async (after) => {
    keys.push(after);
    const at = after ?? 0;
    return { rows: pages[at] ?? [], next: at + 1 < pages.length ? at + 1 : undefined };
  });
  const content = '\uFEFFname,change\r\n\'=SUM(A1),-5\r\n"two\nlines",\r\nlast,\r\n';
  expect((await buffer(file)).toString()).toBe(content);
  expect(keys).toEqual([undefined, 1, 2]);
});

it('aborts if a page cannot be read', async () => {
  const file = writeCsv<number>(['name'], async (after) => {
    if (after) throw new Error('no connection');
    return { rows: [['first']], next: 1 };
  });
  await expect(text(file)).rejects.toThrow('no connection');
});
