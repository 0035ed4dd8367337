import { inEachLocale } from '../in-each-locale.ts';

export type EmailMessages = typeof import('../en/emails.ts').emails;

/** The words of all emails. */
export const emailMessages = await inEachLocale<EmailMessages>(
  async (locale) => (await import(`../${locale}/emails.ts`)).emails,
);
