/** The parts a long text is made of. A page renders them; no markup stands in the texts. */
export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly { title: string; text: string }[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'note'; text: string };

export const heading = (id: string, text: string): Block => ({ kind: 'heading', id, text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const note = (text: string): Block => ({ kind: 'note', text });
export const steps = (...items: [title: string, text: string][]): Block => ({
  kind: 'steps',
  items: items.map(([title, text]) => ({ title, text })),
});
export const table = (caption: string, head: readonly string[], ...rows: readonly string[][]): Block => ({
  kind: 'table',
  caption,
  head,
  rows,
});

/** Every text of a block in reading order. */
export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'list':
      return [...block.items];
    case 'steps':
      return block.items.flatMap(({ title, text }) => [title, text]);
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    default:
      return [block.text];
  }
}

/** Words of a body, counted between spaces, which holds for Latin and Devanagari alike. */
export function countWords(body: readonly Block[]): number {
  return body.flatMap(textsOf).flatMap((text) => text.split(/\s+/).filter(Boolean)).length;
}

/** Whole minutes to read a body at 200 words a minute, at least 1. */
export function readMinutes(body: readonly Block[]): number {
  return Math.max(1, Math.ceil(countWords(body) / 200));
}
