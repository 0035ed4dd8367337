import type { MarkdownPart } from '@jyotiratna/contract';

const maxLines = 3000;
/**
 * Of emphasis, links, code and HTML between two blank lines: the lexer's time grows with their
 * square.
 */
const maxMarks = 1000;
/** Maximum nesting depth of quotations and lists: four; articles do not nest them at all. */
const nested = /^(?:\s*(?:>|[-+*]\s|\d{1,9}[.)]\s)){4}/;

/**
 * Bounds the work that a body is for the Markdown lexer, whose time is not linear in spaces,
 * emphasis, lines and nesting.
 * @returns the body with at most four spaces in a row, or the line and part by which it goes beyond
 * the bounds
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
