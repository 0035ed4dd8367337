import { expect, it } from 'vitest';
import { boundMarkdown } from './bound-markdown.ts';
import { readMarkdown } from './markdown.ts';

const size = 39_000;
const fill = (part: string) => part.repeat(Math.floor(size / part.length));

const hostile = [
  ...[
    `## a${' '.repeat(size)}`,
    `## a${' '.repeat(size)}b`,
    `## a${'\t'.repeat(size)}{#b}`,
    `Table: a${' '.repeat(size)}b`,
  ],
  ...['> ', '>', '- ', '* ', '1. ', '> - ', '- 1. ', '* * ', '- - - ', '1) '].flatMap((part) => [
    fill(part),
    `${fill(part)}x`,
  ]),
  ...[
    'a_',
    '*a',
    'a**',
    '***a',
    '_a ',
    '~~a',
    '*a*b',
    '[',
    '![',
    '[a](',
    '<a ',
    '<',
    '`a',
    '``a`',
    '|',
    'a@',
    'www.a',
  ].map(fill),
  ...[
    '- a\n',
    '> a\n',
    '|a\n',
    '[a]:\n',
    'a_\n',
    '```\n',
    '\n',
    'a\n',
    '  - a\n',
    ' \n',
    '- a\n\n',
    '*a\n\n',
  ].map(fill),
];

it.each(hostile.map((text) => [JSON.stringify(text.slice(0, 12)), text] as const))(
  'reads or rejects %s and similar input quickly, without an overflow',
  (_, text) => {
    const startedAt = performance.now();
    const read = readMarkdown(text);
    expect('body' in read || read.error.code === 'markdown_refused').toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(1500);
  },
);

it('names the line and the part beyond its limits', () => {
  expect(boundMarkdown(`One\n\n${'>'.repeat(3000)}`)).toEqual({ line: 3, part: 'note' });
  expect(boundMarkdown('- a\n- - - - b')).toEqual({ line: 2, part: 'list' });
  expect(boundMarkdown(fill('a_'))).toEqual({ line: 1, part: 'other' });
});

it('leaves the contents of real articles unchanged', () => {
  const text = `## Ruby {#ruby}\n\n${'**Bold** and [a link](/remedies). '.repeat(100)}\n\n> A note\n\n1. **Step** one\n2. two`;
  expect(boundMarkdown(text)).toBe(text);
});
