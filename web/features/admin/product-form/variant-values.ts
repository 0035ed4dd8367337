import {
  type AdminProduct,
  type Laboratory,
  type OptionName,
  optionNames,
  type VariantInput,
} from '@jyotiratna/contract';
import { productForm as t } from '#messages/admin/product-form.ts';

/** A variant in the form; numbers are text. Fields without a control are passed through. */
export type VariantValues = {
  id: number;
  sku: string;
  values: Partial<Record<OptionName, string>>;
  valuesHi: Partial<Record<OptionName, string>>;
  originalPrice: string;
  discountedPrice: string;
  quantity: string;
  quantityWas?: number;
  weightMg: string;
  lowStockAt: string;
  laboratory: string;
  reportNumber: string;
  reportDate: string;
  returnable: boolean;
  pictures?: number[];
};

let lastRow = 0;

/** A new row with the prices of the previous one. */
export function newVariant(before?: VariantValues): VariantValues {
  lastRow += 1;
  const { originalPrice = '', discountedPrice = '' } = before ?? {};
  return {
    id: lastRow,
    sku: '',
    values: {},
    valuesHi: {},
    originalPrice,
    discountedPrice,
    quantity: '',
    weightMg: '',
    lowStockAt: '',
    laboratory: '',
    reportNumber: '',
    reportDate: '',
    returnable: true,
  };
}

export function variantValuesOf({
  variants = [],
}: Pick<AdminProduct, 'variants'>): VariantValues[] {
  return variants.map((variant) => ({
    ...newVariant(),
    sku: variant.sku,
    values: Object.fromEntries(variant.options.map(({ name, value }) => [name, value])),
    valuesHi: Object.fromEntries(variant.options.map(({ name, valueHi }) => [name, valueHi ?? ''])),
    originalPrice: String(variant.originalPrice),
    discountedPrice: String(variant.discountedPrice),
    quantity: String(variant.quantity),
    quantityWas: variant.quantity,
    weightMg: String(variant.weightMg ?? ''),
    lowStockAt: String(variant.lowStockAt ?? ''),
    laboratory: variant.certificate?.laboratory ?? '',
    reportNumber: variant.certificate?.number ?? '',
    reportDate: variant.certificate?.date ?? '',
    returnable: variant.returnable,
    ...(variant.pictures.length > 0 && { pictures: variant.pictures }),
  }));
}

/** The options by which the variants differ; by default size. */
export function optionsOf(rows: readonly VariantValues[]): OptionName[] {
  const used = optionNames.filter((name) => rows.some(({ values }) => values[name] !== undefined));
  return used.length > 0 ? used : ['size'];
}

/** The variants in request format. */
export function sentVariants(rows: readonly VariantValues[]): VariantInput[] {
  const names = optionsOf(rows);
  return rows.map((row) => ({
    sku: row.sku.trim().toUpperCase(),
    options: names.map((name) => {
      const valueHi = row.valuesHi[name]?.trim();
      return { name, value: row.values[name]?.trim() ?? '', ...(valueHi && { valueHi }) };
    }),
    originalPrice: Number(row.originalPrice || row.discountedPrice),
    discountedPrice: Number(row.discountedPrice),
    quantity: Number(row.quantity),
    ...(row.quantityWas !== undefined && { quantityWas: row.quantityWas }),
    weightMg: row.weightMg === '' ? null : Number(row.weightMg),
    lowStockAt: row.lowStockAt === '' ? null : Number(row.lowStockAt),
    certificate: certificateOf(row),
    returnable: row.returnable,
    ...(row.pictures && { pictures: row.pictures }),
  }));
}

/** The certificate in request format; null if empty. */
function certificateOf({
  laboratory,
  reportNumber,
  reportDate,
}: VariantValues): VariantInput['certificate'] {
  const number = reportNumber.trim().toUpperCase();
  if (!laboratory && !number && !reportDate) return null;
  return { laboratory: laboratory as Laboratory, number, date: reportDate.trim() || null };
}

/** The missing input of a variant; null when all are complete. */
export function variantsNeed(rows: readonly VariantValues[]): string | null {
  const names = optionsOf(rows);
  const open = rows.findIndex(
    ({ sku, values, discountedPrice, quantity }) =>
      sku.trim() === '' ||
      names.some((name) => !values[name]?.trim()) ||
      !(Number(discountedPrice) > 0) ||
      quantity === '',
  );
  return open === -1 ? null : t.completeVariantContinue(open + 1);
}
