/**
 * What the server says in English, with its Hindi; a pattern's groups stand as $1 and so on. The server's own words are
 * the key, so that the API stays in one language.
 */
export const serverTexts: readonly (readonly [english: string | RegExp, hindi: string])[] = [
  ['Something went wrong', 'कुछ गड़बड़ हो गई'],
];
