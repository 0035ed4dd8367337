import { inEachLocale } from '../in-each-locale.ts';

export type EmailMessages = typeof import('../en/emails.ts').emails;

/** Labels of all emails, in every language. */
export const emailMessages = await inEachLocale<EmailMessages>(
  async (locale) => (await import(`../${locale}/emails.ts`)).emails,
);
