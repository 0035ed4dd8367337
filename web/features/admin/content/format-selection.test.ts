import { expect, it } from 'vitest';
import { formatSelection, type TextFormat } from './format-selection.ts';

const text = 'Wear it.\nOn a Thursday.';
const apply = (format: TextFormat, start: number, end: number) => {
  const result = formatSelection(format, { text, start, end });
  return [result.text, result.text.slice(result.start, result.end)];
};

it('surrounds the selected characters, and keeps them selected', () => {
  expect(apply('bold', 0, 4)).toEqual(['**Wear** it.\nOn a Thursday.', 'Wear']);
  expect(apply('italic', 0, 4)).toEqual(['*Wear* it.\nOn a Thursday.', 'Wear']);
});

it('selects the URL of a new link, to be replaced', () => {
  expect(apply('link', 0, 4)).toEqual(['[Wear](/remedies) it.\nOn a Thursday.', '/remedies']);
});

it('formats complete lines, also if one is partially selected', () => {
  expect(apply('heading', 12, 12)).toEqual(['Wear it.\n## On a Thursday.', '## On a Thursday.']);
  expect(apply('list', 2, 12)[0]).toBe('- Wear it.\n- On a Thursday.');
  expect(apply('steps', 2, 12)[0]).toBe('1. Wear it.\n2. On a Thursday.');
});
