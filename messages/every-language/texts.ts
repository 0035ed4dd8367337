import { inEachLocale } from '../in-each-locale.ts';

type TextTemplates = typeof import('../en/texts/templates.ts').templates;

/** The templates of messages to phones. */
export const textTemplates = await inEachLocale<TextTemplates>(
  async (locale) => (await import(`../${locale}/texts/templates.ts`)).templates,
);
