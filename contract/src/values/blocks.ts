/** A run of words in a paragraph that is set apart; `href` is a path of this shop ('/kundli') or an https address. */
export type Span = { text: string; strong?: true | undefined; emphasis?: true | undefined; href?: string | undefined };

/** Words of a text; a list of spans only where some of them are set apart. */
export type Words = string | readonly Span[];

/** The parts a long text is made of. A page renders them; no markup is in the texts. */
export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; text: Words }
  | { kind: 'list'; items: readonly Words[] }
  | { kind: 'steps'; items: readonly { title: string; text: Words }[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'note'; text: Words };

/** Words as they are read, whatever is set apart. */
export function plainWords(words: Words): string {
  return typeof words === 'string' ? words : words.map(({ text }) => text).join('');
}

/** Every text of a block in reading order. */
export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.map(plainWords);
    case 'steps':
      return block.items.flatMap(({ title, text }) => [title, plainWords(text)]);
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    default:
      return [plainWords(block.text)];
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
