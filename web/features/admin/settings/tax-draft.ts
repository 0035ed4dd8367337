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

/** What `TAX_DEFAULTS` holds: a code with its rate by category, and other codes as a text, such as '7113:3, 7117:3'. */
export type DefaultsDraft = { categories: Record<Category, TaxDraft>; others: string };

export function readDefaults(text: string): DefaultsDraft {
  const parts = text.split(',').filter(Boolean);
  const told = new Map(parts.map((part) => part.split('=') as [string, string | undefined]));
  const of = (category: Category) => {
    const tax = told.get(category);
    return [category, tax ? readTax(tax) : nothing] as const;
  };
  return {
    categories: Object.fromEntries(categories.map(of)) as Record<Category, TaxDraft>,
    others: parts.filter((part) => !part.includes('=')).join(', '),
  };
}

export function writeDefaults({ categories: draft, others }: DefaultsDraft): string {
  const named = categories.flatMap((category) => {
    const tax = writeTax(draft[category]);
    return tax ? [`${category}=${tax}`] : [];
  });
  return [...named, ...others.split(/[,\s]+/).filter(Boolean)].join(',');
}

/** What is wrong with a code and a percentage, if anything: half of it taxes nothing. */
export function taxError(draft: TaxDraft): string | undefined {
  const text = writeTax(draft);
  if (text === '' || /^\d{4,8}:\d{1,2}(\.\d{1,2})?$/.test(text)) return undefined;
  return 'Give a code of 4 to 8 digits with a percentage such as 3 or 0.25, or neither.';
}
