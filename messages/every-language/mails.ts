import { inEachLocale } from '../in-each-locale.ts';

export type MailWords = typeof import('../en/mails.ts').mails;

/** The words of all emails. */
export const mailWords = await inEachLocale<MailWords>(async (locale) => (await import(`../${locale}/mails.ts`)).mails);
