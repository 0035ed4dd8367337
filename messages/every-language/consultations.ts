import { inEachLocale } from '../in-each-locale.ts';

export type StatementWords = typeof import('../en/consultations/statement.ts').statement;

/** Labels of a healer's monthly statement, in every language. */
export const statementLabels = await inEachLocale<StatementWords>(
  async (locale) => (await import(`../${locale}/consultations/statement.ts`)).statement,
);
