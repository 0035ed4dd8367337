/**
 * What the server says in English, with its Hindi; a pattern's groups stand as $1 and so on. The server's own words are
 * the key, so that the API stays in one language.
 */
export const serverTexts: readonly (readonly [english: string | RegExp, hindi: string])[] = [
  ['Something went wrong', 'कुछ गड़बड़ हो गई'],
];

/** The Hindi of a sentence of the server's; one that is not listed stays as it is. */
export function hindiOf(text: string): string {
  for (const [english, hindi] of serverTexts) {
    if (typeof english === 'string' ? english === text : english.test(text)) return text.replace(english, hindi);
  }
  return text;
}
