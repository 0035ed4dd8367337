import type { MarkdownPart } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from './markdown.ts';

const bodyOf = (text: string) => {
  const read = readMarkdown(text);
  if ('error' in read) throw new Error(JSON.stringify(read.error));
  return read.body;
};

describe('the Markdown of articles', () => {
  it('is parsed to blocks', () => {
    const text = [
      'One line\nand its end.',
      '## The head {#head}',
      '- first\n- second',
      '1. **Title** words\n2. words alone',
      'Table: A caption',
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
      '> A note.',
    ].join('\n\n');
    expect(bodyOf(text)).toEqual([
      { kind: 'paragraph', text: 'One line and its end.' },
      { kind: 'heading', id: 'head', text: 'The head' },
      { kind: 'list', items: ['first', 'second'] },
      {
        kind: 'steps',
        items: [
          { title: 'Title', text: 'words' },
          { title: '', text: 'words alone' },
        ],
      },
      { kind: 'table', caption: 'A caption', head: ['a', 'b'], rows: [['1', '2']] },
      { kind: 'note', text: 'A note.' },
    ]);
  });

  it('formats inline text', () => {
    expect(
      bodyOf('A **bold _and_ slanted** [link](/kundli), [other](https://example.com/a).'),
    ).toEqual([
      {
        kind: 'paragraph',
        text: [
          { text: 'A ' },
          { text: 'bold ', strong: true },
          { text: 'and', strong: true, emphasis: true },
          { text: ' slanted', strong: true },
          { text: ' ' },
          { text: 'link', href: '/kundli' },
          { text: ', ' },
          { text: 'other', href: 'https://example.com/a' },
          { text: '.' },
        ],
      },
    ]);
  });

  it('derives unique heading ids from their text, in any script', () => {
    const ids = bodyOf('## A & B\n\n## A b\n\n## कुंडली क्या है?\n\n## A b').map(
      (block) => 'id' in block && block.id,
    );
    expect(ids).toEqual(['a-b', 'a-b-2', 'कुंडली-क्या-है', 'a-b-3']);
  });

  it('links bare URLs, https only', () => {
    expect(bodyOf('To a@example.com or www.example.com.')).toEqual([
      { kind: 'paragraph', text: 'To a@example.com or www.example.com.' },
    ]);
    expect(bodyOf('https://example.com/a')).toEqual([
      {
        kind: 'paragraph',
        text: [{ text: 'https://example.com/a', href: 'https://example.com/a' }],
      },
    ]);
  });

  it('is empty for empty input', () => expect(bodyOf(' \n')).toEqual([]));

  it.each<[MarkdownPart, string]>([
    ['html', '<script>alert(1)</script>'],
    ['html', 'a <b onclick="x">b</b>'],
    ['picture', '![a](https://example.com/a.png)'],
    ['code', '`a`'],
    ['code', '    a'],
    ['heading', '# One'],
    ['list', '- a\n  - b'],
    ['note', '> a\n>\n> b'],
    ['caption', 'Table: a\n\nb'],
    ['caption', 'Table: a'],
    ['plain', '## a **b**'],
    ['link', '[a](javascript:alert(1))'],
    ['link', '[a](//example.com)'],
    ['link', '[a](http://example.com)'],
    ['link', '[a](/\\example.com)'],
    ['other', '---'],
  ])('refuses %s: %s', (part, text) => {
    expect(readMarkdown(`First.\n\n${text}`)).toEqual({
      error: { code: 'markdown_refused', params: { line: 3, part } },
    });
  });
});
