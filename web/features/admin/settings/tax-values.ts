import { type Category, categories } from '@jyotiratna/contract';
import { settings as t } from '#messages/admin/settings.ts';

/** The form values of a tax code (HSN or SAC) and its rate in percent. */
export type TaxValues = { code: string; percent: string };
const empty: TaxValues = { code: '', percent: '' };

/** Parses a code with its rate, such as '7113:3'. */
export function readTax(text: string): TaxValues {
  const [code = '', percent = ''] = text.split(':');
  return { code, percent };
}

/** The setting's text; empty where both fields are empty. */
export function writeTax({ code, percent }: TaxValues): string {
  const [trimmedCode, rate] = [code.trim(), percent.trim()];
  return trimmedCode || rate ? `${trimmedCode}:${rate}` : '';
}

/**
 * The form values of `TAX_DEFAULTS`: a code with its rate by category, and other codes as text,
 * such as '7113:3, 7117:3'.
 */
export type DefaultsValues = { categories: Record<Category, TaxValues>; otherCodes: string };

export function readDefaults(text: string): DefaultsValues {
  const parts = text.split(',').filter(Boolean);
  const entries = new Map(parts.map((pair) => pair.split('=') as [string, string | undefined]));
  const of = (category: Category) => {
    const tax = entries.get(category);
    return [category, tax ? readTax(tax) : empty] as const;
  };
  return {
    categories: Object.fromEntries(categories.map(of)) as Record<Category, TaxValues>,
    otherCodes: parts.filter((code) => !code.includes('=')).join(', '),
  };
}

export function writeDefaults({
  categories: values,
  otherCodes: remaining,
}: DefaultsValues): string {
  const byCategory = categories.flatMap((category) => {
    const tax = writeTax(values[category]);
    return tax ? [`${category}=${tax}`] : [];
  });
  return [...byCategory, ...remaining.split(/[,\s]+/).filter(Boolean)].join(',');
}

/** The error of a code with its rate, if any: an incomplete pair has no effect. */
export function taxError(values: TaxValues): string | undefined {
  const text = writeTax(values);
  if (text === '' || /^\d{4,8}:\d{1,2}(\.\d{1,2})?$/.test(text)) return undefined;
  return t.giveCode4;
}
