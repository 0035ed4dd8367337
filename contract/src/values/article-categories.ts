/** What an article is about, as addresses carry it; the storefront names it in each language. */
export const articleCategories = [
  'Gemstone Guide',
  'Astrology Basics',
  'Crystal Healing',
  'Remedies',
  'Wellness',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** The languages in which an owner writes texts: those of `data` in languages.json. */
export const writtenLanguages = ['en', 'hi'] as const;
export type WrittenLanguage = (typeof writtenLanguages)[number];

/** What is written in both languages, in that of a reader; what is empty there is read in English. */
export function wordsIn<Shown extends Record<string, unknown>>(
  { en, hi }: { en: Shown; hi: Shown },
  language: WrittenLanguage,
): Shown {
  if (language === 'en') return en;
  const written = Object.entries(hi).filter(([, value]) =>
    Array.isArray(value) || typeof value === 'string' ? value.length > 0 : true,
  );
  return { ...en, ...Object.fromEntries(written) };
}
