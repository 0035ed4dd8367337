import { inEachLocale } from './in-each-locale.ts';

export type StatementWords = typeof import('./en/statement.ts').statement;

/** A healer's monthly statement, in every language. */
export const statementWords = await inEachLocale<StatementWords>(
  async (locale) => (await import(`./${locale}/statement.ts`)).statement,
);
