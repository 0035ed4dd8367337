import type { Block } from '@jyotiratna/contract';

/** Short constructors for the sections of a long text. */

export const heading = (id: string, text: string): Block => ({ kind: 'heading', id, text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const noteBlock = (text: string): Block => ({ kind: 'note', text });
export const stepsBlock = (...items: [title: string, text: string][]): Block => ({
  kind: 'steps',
  items: items.map(([title, text]) => ({ title, text })),
});
export const table = (
  caption: string,
  head: readonly string[],
  ...rows: readonly string[][]
): Block => ({
  kind: 'table',
  caption,
  head,
  rows,
});
