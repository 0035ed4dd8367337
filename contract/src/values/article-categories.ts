/** Article categories, as in URLs; the storefront localizes their labels. */
export const articleCategories = [
  'Gemstone Guide',
  'Astrology Basics',
  'Crystal Healing',
  'Remedies',
  'Wellness',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

/** The languages of owner content: those of `data` in languages.json. */
export const contentLanguages = ['en', 'hi'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

/** Selects the content of a language; empty values fall back to English. */
export function contentIn<Content extends Record<string, unknown>>(
  { en, hi }: { en: Content; hi: Content },
  language: ContentLanguage,
): Content {
  if (language === 'en') return en;
  const found = Object.entries(hi).filter(([, value]) =>
    Array.isArray(value) || typeof value === 'string' ? value.length > 0 : true,
  );
  return { ...en, ...Object.fromEntries(found) };
}
