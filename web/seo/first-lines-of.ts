/** Search engines show about half as many characters, and pages that link here some more. */
const maxLength = 300;

/**
 * A text's excerpt for links to its page: as many complete statements of its start as fit, or a
 * truncated one with '…' where its first is longer.
 */
export function firstLinesOf(text: string): string {
  const full = text.trim();
  if ([...full].length <= maxLength) return full;
  const sentences = new RegExp(`^.{1,${maxLength - 1}}[.!?।](?=\\s)`, 'su').exec(full);
  if (sentences) return sentences[0];
  const match = new RegExp(`^.{1,${maxLength - 1}}(?=\\s)`, 'su').exec(full);
  return `${match ? match[0] : [...full].slice(0, maxLength - 1).join('')}…`;
}
