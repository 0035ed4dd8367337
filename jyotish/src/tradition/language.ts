/** Languages in which the engine writes for people. */
export type Language = 'en' | 'hi';

/** The same words in each language. */
export type Words = Readonly<Record<Language, string>>;

/** Hindi ordinals before 'भाव में', for houses 1 to 12. */
const HINDI_HOUSES = [
  'पहले',
  'दूसरे',
  'तीसरे',
  'चौथे',
  'पाँचवें',
  'छठे',
  'सातवें',
  'आठवें',
  'नौवें',
  'दसवें',
  'ग्यारहवें',
  'बारहवें',
] as const;

/** 'पहले' of house 1 to 12, as in 'पहले भाव में'. */
export function hindiOrdinal(house: number): string {
  return HINDI_HOUSES[house - 1]!;
}

/** 'क', 'क और ख', 'क, ख और ग'. */
export function hindiSeries(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} और ${words.at(-1)}`;
}
