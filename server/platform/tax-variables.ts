import { type Category, categories } from '@jyotiratna/contract';
import { z } from 'zod';

/** An HSN or SAC code with its GST rate in percent, such as `7113:3`. */
const codeAndPercent = z
  .string()
  .regex(/^\d{4,8}:\d{1,2}(\.\d{1,2})?$/, 'must be a code and a percentage such as 7113:3')
  .transform((text) => {
    const [code = '', percent] = text.split(':');
    return { code, basisPoints: Math.round(Number(percent) * 100) };
  });

/**
 * Codes by category with their GST rates, and rates of other codes, such as
 * `Precious=7103:0.25,7113:3`; each code has one rate.
 */
const taxDefaults = z
  .string()
  .default('')
  .transform((text, context) => {
    const codes: Partial<Record<Category, string>> = {};
    const rates: Record<string, number> = {};
    for (const part of text.split(',').filter(Boolean)) {
      const [tax = '', name] = part.split('=').reverse();
      const category = categories.find((one) => one === name?.trim());
      const parsed = codeAndPercent.safeParse(tax.trim());
      const matches =
        parsed.success && (category || name === undefined) && part.split('=').length <= 2;
      const { code, basisPoints } = parsed.data ?? { code: '', basisPoints: 0 };
      if (!matches || (rates[code] ?? basisPoints) !== basisPoints) {
        context.addIssue(
          'must be codes with one percentage each, of categories or alone, such as Semi-Precious=7116:3,Precious=7103:0.25,7113:3',
        );
        return z.NEVER;
      }
      rates[code] = basisPoints;
      if (category) codes[category] = code;
    }
    return { codes, rates };
  });

/** Tax codes with their GST rates: of remedies, and of the services sold with them. */
export const taxVariables = {
  ENERGISATION_TAX: codeAndPercent.optional(),
  SETTING_TAX: codeAndPercent.optional(),
  SESSION_TAX: codeAndPercent.optional(),
  TAX_DEFAULTS: taxDefaults,
};
