/**
 * About twice as many characters as search engines display; other pages that link here may display
 * more.
 */
const maxLength = 300;

/**
 * An excerpt of a text for links to its page: as many of its first sentences as fit, or the
 * truncated first one with '…'.
 */
export function firstLinesOf(text: string): string {
  const full = text.trim();
  if ([...full].length <= maxLength) return full;
  const sentences = new RegExp(`^.{1,${maxLength - 1}}[.!?।](?=\\s)`, 'su').exec(full);
  if (sentences) return sentences[0];
  const match = new RegExp(`^.{1,${maxLength - 1}}(?=\\s)`, 'su').exec(full);
  return `${match ? match[0] : [...full].slice(0, maxLength - 1).join('')}…`;
}
