import type { MarkdownPart } from '@jyotiratna/contract';

const maxLines = 3000;
/**
 * Maximum markup characters (emphasis, links, code, HTML) between two blank lines, since the
 * lexer's time is quadratic in their number.
 */
const maxMarks = 1000;
/** Matches a nesting depth of four or more quotations and lists; articles nest none at all. */
const nested = /^(?:\s*(?:>|[-+*]\s|\d{1,9}[.)]\s)){4}/;

/**
 * Limits the input of the Markdown lexer, whose time is not linear in spaces, emphasis, lines and
 * nesting.
 * @returns the text with at most four consecutive spaces, or the line and kind of the excess
 */
export function boundMarkdown(text: string): string | { line: number; part: MarkdownPart } {
  const body = text.replace(/[^\S\n]{4,}/g, '    ');
  const lines = body.split('\n');
  if (lines.length > maxLines) return { line: maxLines + 1, part: 'other' };
  let marks = 0;
  for (const [at, line] of lines.entries()) {
    if (nested.test(line)) return { line: at + 1, part: /^\s*>/.test(line) ? 'note' : 'list' };
    marks = line.trim() === '' ? 0 : marks + (line.match(/[*_~[<`]/g)?.length ?? 0);
    if (marks > maxMarks) return { line: at + 1, part: 'other' };
  }
  return body;
}
