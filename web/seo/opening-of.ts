/** Search engines show about half as many characters, and pages that link here some more. */
const most = 300;

/** What of a text stands next to a link to its page: the whole sentences of its opening, or words and '…' where its first is longer. */
export function openingOf(text: string): string {
  const whole = text.trim();
  if ([...whole].length <= most) return whole;
  const sentences = new RegExp(`^.{1,${most - 1}}[.!?।](?=\\s)`, 'su').exec(whole);
  if (sentences) return sentences[0];
  const words = new RegExp(`^.{1,${most - 1}}(?=\\s)`, 'su').exec(whole);
  return `${words ? words[0] : [...whole].slice(0, most - 1).join('')}…`;
}
