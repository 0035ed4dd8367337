import type { Block, InlineText, Span } from '@jyotiratna/contract';

/**
 * Serialises blocks as the Markdown that owners write; `readMarkdown` of the server parses it into
 * the same blocks.
 */
export function toMarkdown(body: readonly Block[]): string {
  return body.map(blockText).join('\n\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `## ${block.text} {#${block.id}}`;
    case 'paragraph':
      return inline(block.text);
    case 'note':
      return `> ${inline(block.text)}`;
    case 'list':
      return block.items.map((item) => `- ${inline(item)}`).join('\n');
    case 'steps':
      return block.items
        .map(
          ({ title, text }, at) =>
            `${at + 1}. ${title ? `**${plain(title)}** ` : ''}${inline(text)}`,
        )
        .join('\n');
    case 'table':
      return [
        `Table: ${plain(block.caption)}`,
        [row(block.head), row(block.head.map(() => '---')), ...block.rows.map(row)].join('\n'),
      ].join('\n\n');
  }
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const inline = (content: InlineText) =>
  typeof content === 'string' ? plain(content) : content.map(span).join('');

/** Escapes Markdown's special characters. */
const plain = (text: string) => text.replace(/[*_[\]<`\\]/g, '\\$&');

function span({ text, strong, emphasis, href }: Span): string {
  const slanted = emphasis ? `_${plain(text)}_` : plain(text);
  const bold = strong ? `**${slanted}**` : slanted;
  return href ? `[${bold}](${href})` : bold;
}
