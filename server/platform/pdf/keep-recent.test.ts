import { expect, it, vi } from 'vitest';
import { keepRecent } from './keep-recent.ts';

it('makes what was asked for lately once, and forgets the rest', () => {
  const kept = keepRecent<string>(3);
  const make = vi.fn((text: string) => text.toUpperCase());
  const ask = (text: string) => kept(text, () => make(text));
  for (const text of ['a', 'b', 'a', 'c', 'a', 'd', 'a', 'e']) expect(ask(text)).toBe(text.toUpperCase());
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'd', 'e']);
  // Six others later nobody remembers it, unless it was asked for between them.
  for (const text of ['1', '2', '3', 'a', '4', '5', '6', '7', '8', '9']) ask(text);
  make.mockClear();
  ask('b');
  ask('9');
  expect(make.mock.calls.flat()).toEqual(['b']);
});
