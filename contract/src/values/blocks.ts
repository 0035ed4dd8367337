/**
 * An inline span in a paragraph with markup; `href` is a path of this shop ('/kundli') or an
 * https URL.
 */
export type Span = {
  text: string;
  strong?: true | undefined;
  emphasis?: true | undefined;
  href?: string | undefined;
};

/** Inline text; a list of spans only if part of it has markup. */
export type InlineText = string | readonly Span[];

/** A block of a long text, without markup in its strings; pages render it. */
export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; text: InlineText }
  | { kind: 'list'; items: readonly InlineText[] }
  | { kind: 'steps'; items: readonly { title: string; text: InlineText }[] }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    }
  | { kind: 'note'; text: InlineText };

/** Returns the plain text without markup. */
export function unformatted(copy: InlineText): string {
  return typeof copy === 'string' ? copy : copy.map(({ text }) => text).join('');
}

/** Returns every string of a block in reading order. */
export function blockStrings(block: Block): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.map(unformatted);
    case 'steps':
      return block.items.flatMap(({ title, text }) => [title, unformatted(text)]);
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    default:
      return [unformatted(block.text)];
  }
}

/** Word count of a body, separated by spaces, valid for Latin and Devanagari alike. */
export function countWords(body: readonly Block[]): number {
  return body.flatMap(blockStrings).flatMap((text) => text.split(/\s+/).filter(Boolean)).length;
}

/** Reading time of a body in whole minutes at 200 words per minute, at least 1. */
export function readMinutes(body: readonly Block[]): number {
  return Math.max(1, Math.ceil(countWords(body) / 200));
}
