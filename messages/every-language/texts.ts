import { inEachLocale } from '../in-each-locale.ts';

type TextTemplates = typeof import('../en/texts/templates.ts').templates;

/** Templates of messages to phones, in every language. */
export const textTemplates = await inEachLocale<TextTemplates>(
  async (locale) => (await import(`../${locale}/texts/templates.ts`)).templates,
);
