/**
 * Whether the text has the format of a PAN in upper case: five letters, four digits, a letter. Its
 * check character is not public.
 */
export function isPan(text: string): boolean {
  return /^[A-Z]{5}\d{4}[A-Z]$/.test(text);
}
