import { expect, it } from 'vitest';
import { withEscapes } from './ascii-source.ts';

/** Imports a module with this code, and returns its default export. */
const read = async (code: string) =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)).default;

it.each([
  ['a text', `export default '₹ 100 – “fine” 💎';`],
  ['a template', 'export default `₹ é`;'],
  ['a pattern', `export default 'x – y₹'.replace(/[–—]\\s|[^a-z₹ ]/gu, '-');`],
  ['a pattern with a letter beyond the first plane', `export default 'a💎b'.split(/💎/u);`],
  ['a slash before the letter', `export default ['\\₹', '\\\\₹'];`],
  ['a name', `const größe = 1; export default größe;`],
])('%s means the same in ASCII', async (_subject, code) => {
  const ascii = withEscapes(
    `/* so that escapes are the shorter way, this has letters enough of its own */${code}`,
  );
  expect(ascii).toMatch(/^\p{ASCII}+$/u);
  expect(await read(ascii)).toEqual(await read(code));
});

it('leaves a file unchanged if most of its letters are non-ASCII', () => {
  const hindi = `export default 'आपका ऑर्डर मिल गया है';`;
  expect(withEscapes(hindi)).toBe(hindi);
});
