import { type Category, categories } from '@jyotiratna/contract';

/** A code and a percentage as they are typed. */
export type TaxDraft = { code: string; percent: string };
const nothing: TaxDraft = { code: '', percent: '' };

/** '7113:3' as two fields. */
export function readTax(text: string): TaxDraft {
  const [code = '', percent = ''] = text.split(':');
  return { code, percent };
}

/** The setting's text; empty where neither was given. */
export function writeTax({ code, percent }: TaxDraft): string {
  const [written, rate] = [code.trim(), percent.trim()];
  return written || rate ? `${written}:${rate}` : '';
}

/** 'Precious=7103:0.25' by category. */
export function readDefaults(text: string): Record<Category, TaxDraft> {
  const told = new Map(text.split(',').map((part) => part.split('=') as [string, string | undefined]));
  return Object.fromEntries(
    categories.map((category) => {
      const tax = told.get(category);
      return [category, tax ? readTax(tax) : nothing];
    }),
  ) as Record<Category, TaxDraft>;
}

export function writeDefaults(draft: Record<Category, TaxDraft>): string {
  return categories
    .flatMap((category) => {
      const tax = writeTax(draft[category]);
      return tax ? [`${category}=${tax}`] : [];
    })
    .join(',');
}

/** What is wrong with a code and a percentage, if anything: half of it taxes nothing. */
export function taxError(draft: TaxDraft): string | undefined {
  const text = writeTax(draft);
  if (text === '' || /^\d{4,8}:\d{1,2}(\.\d{1,2})?$/.test(text)) return undefined;
  return 'Give a code of 4 to 8 digits with a percentage such as 3 or 0.25, or neither.';
}
