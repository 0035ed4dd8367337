/** Languages of the shop window; each has a build of its own. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Which window an address (path and query) belongs to: Hindi under `/hi`, English everywhere else. */
export function languageOf(url: string): Language {
  return /^\/hi(?:[/?.]|$)/.test(url) ? 'hi' : 'en';
}
