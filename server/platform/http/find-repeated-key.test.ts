import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDuplicateKey } from './find-repeated-key.ts';

describe('a JSON text with a duplicate member', () => {
  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"a":1}', 'a'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['{"\\"":1,"\\u0022":2}', '"'],
    ['{"":1,"":2}', ''],
    ['{"address":{"city":"x","pin":1,"city":"y"}}', 'address.city'],
    ['[{"a":1},{"b":[],"b":{}}]', '1.b'],
    ['{"items":[{"q":1},{"q":1,"r":[[],[{"z":1,"z":1}]]}]}', 'items.1.r.1.0.z'],
    ['{"a":{"b":1},"c":[1,2],"a":3}', 'a'],
    ['{"a":"{\\"x\\":1,\\"x\\":2}","b":1,"b":2}', 'b'],
    [' {\n"a" : 1 ,\t"a"\r: 2 } ', 'a'],
  ])('is found with the path: %s', (text, path) => {
    JSON.parse(text);
    expect(findDuplicateKey(text)).toBe(path);
  });

  it.each([
    ['{"a":"a","b":"a"}'],
    ['["a","a"]'],
    ['{"a":["b","b"],"b":{"a":1,"b":{"a":2}}}'],
    ['[{"a":1},{"a":1}]'],
    ['{"a":"\\"a\\":","b":",\\"a\\""}'],
    ['"a"'],
    ['null'],
    ['{}'],
  ])('is distinguished from one that does not: %s', (text) => {
    JSON.parse(text);
    expect(findDuplicateKey(text)).toBeUndefined();
  });

  it('is never detected in JSON.stringify output, with any spacing', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ noUnicodeString: false, maxDepth: 3 }),
        fc.constantFrom('', ' ', '\n\t'),
        (value, space) => {
          expect(findDuplicateKey(JSON.stringify(value, null, space))).toBeUndefined();
        },
      ),
    );
  });

  it('is detected exactly in texts generated with one, all of which are valid JSON', () => {
    // Not compared with the result of JSON.parse: some versions of V8 keep both of two members with
    // escaped names.
    type Created = { text: string; twice: boolean };
    const key = fc.constantFrom('a', 'b', '', '"', '\\', 'é', '\ud83d\ude00', ',', '{');
    const scalar = fc
      .constantFrom('1', '-0.5e3', 'null', 'true', '"a"', '"\\\\"', '"}"', '"\\"a\\":1"')
      .map((text): Created => ({ text, twice: false }));
    const { value } = fc.letrec<{ value: Created }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        scalar,
        fc.array(tie('value'), { maxLength: 3 }).map((all) => ({
          text: `[${all.map(({ text }) => text).join(' ,')}]`,
          twice: all.some(({ twice }) => twice),
        })),
        fc.array(fc.tuple(key, fc.boolean(), tie('value')), { maxLength: 4 }).map((all) => ({
          text: `{${all.map(([name, escaped, { text }]) => `${quote(name, escaped)}: ${text}`).join(',')}}`,
          twice:
            all.some(([, , { twice }]) => twice) ||
            new Set(all.map(([name]) => name)).size < all.length,
        })),
      ),
    }));
    fc.assert(
      fc.property(value, ({ text, twice }) => {
        JSON.parse(text);
        expect(findDuplicateKey(text) !== undefined).toBe(twice);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['many members', `{${Array.from({ length: 8_000 }, (_, n) => `"${n}":0`).join()}}`],
    ['deep lists', '['.repeat(32_000) + ']'.repeat(32_000)],
    ['deep objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['one long string of escapes', `"${'\\\\'.repeat(32_000)}"`],
  ])('is looked for in no time in 64 KiB of %s', (_, text) => {
    const startedAt = performance.now();
    findDuplicateKey(text);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

function quote(name: string, escaped: boolean): string {
  if (!escaped) return JSON.stringify(name);
  return `"${[...Array(name.length).keys()].map((n) => `\\u${name.charCodeAt(n).toString(16).padStart(4, '0')}`).join('')}"`;
}
