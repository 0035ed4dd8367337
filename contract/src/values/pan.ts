/**
 * True for the form of a PAN (upper-case): five letters, four digits, a letter. It has no public
 * check character.
 */
export function isPan(text: string): boolean {
  return /^[A-Z]{5}\d{4}[A-Z]$/.test(text);
}
