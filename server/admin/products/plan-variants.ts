import {
  errorMessage,
  type Laboratory,
  ShopError,
  toPaise,
  toRupees,
  type VariantInput,
} from '@jyotiratna/contract';
import type { ConfiguredRow, VariantRow } from '../../catalogue/variant-queries.ts';
import { newId } from '../../platform/secrets/token.ts';
import { settleStock } from './settle-stock.ts';

/** Aggregates of the variants, stored in the product's row (docs/decisions/reservations.md). */
type VariantSummary = { stock: number; originalPricePaise: number; discountedPricePaise: number };
export type PlannedVariants = {
  rows: ConfiguredRow[];
  /** Ids of variants that are no longer sold. */
  removed: string[];
  /** Null for a product without options. */
  sums: VariantSummary | null;
};

/**
 * Plans a product's target variants, identified by SKU: a removed variant that is added again keeps
 * its id, and so its orders.
 * @param existing all variants that the product ever had, read while its row is locked
 * @throws ShopError invalid_input for less stock than was sold since
 */
export function planVariants(
  productId: string,
  existing: readonly VariantRow[],
  inputs: readonly VariantInput[],
): PlannedVariants {
  const own = new Map(
    existing.filter(({ options }) => options.length > 0).map((row) => [row.sku, row]),
  );
  const rows = inputs.map((input, position) =>
    planOne(productId, own.get(input.sku), input, position),
  );
  const plannedIds = new Set(rows.map(({ id }) => id));
  const removed = [...own.values()].filter(
    ({ id, deletedAt }) => deletedAt === null && !plannedIds.has(id),
  );
  return { rows, removed: removed.map(({ id }) => id), sums: summarize(rows) };
}

function planOne(
  productId: string,
  before: VariantRow | undefined,
  input: VariantInput,
  position: number,
): ConfiguredRow {
  const active = before?.deletedAt === null ? before : undefined;
  return {
    id: before?.id ?? newId('var_'),
    productId,
    position,
    sku: input.sku,
    options: input.options.map(({ valueHi, ...option }) => ({
      ...option,
      ...(valueHi && { valueHi }),
    })),
    originalPricePaise: toPaise(input.originalPrice),
    discountedPricePaise: toPaise(input.discountedPrice),
    stock: stockOf(active, input, position),
    weightMg: input.weightMg === undefined ? (before?.weightMg ?? null) : input.weightMg,
    pictures: input.pictures ?? before?.pictures ?? [],
    ...reportOf(before, input),
    returnable: input.returnable ?? before?.returnable ?? true,
    lowStockAt: input.lowStockAt === undefined ? (before?.lowStockAt ?? null) : input.lowStockAt,
    lowStockNotified: before?.lowStockNotified ?? false,
    deletedAt: null,
  };
}

type Report = Pick<VariantRow, 'laboratory' | 'reportNumber' | 'reportDate'>;

function reportOf(before: Report | undefined, { certificate }: VariantInput): Report {
  const { laboratory = null, reportNumber = null, reportDate = null } = before ?? {};
  if (certificate === undefined) return { laboratory, reportNumber, reportDate };
  return {
    laboratory: certificate?.laboratory ?? null,
    reportNumber: certificate?.number ?? null,
    reportDate: certificate?.date ?? null,
  };
}

function stockOf(
  before: VariantRow | undefined,
  { quantity, quantityWas }: VariantInput,
  position: number,
): number {
  try {
    return settleStock(before?.stock ?? null, quantity, before && quantityWas) ?? quantity;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const message = errorMessage('stock_less', { left: before?.stock ?? 0 });
    throw new ShopError('invalid_input', {
      message,
      fields: { [`variants.${position}.quantity`]: message },
    });
  }
}

/**
 * Aggregates variants: total stock, and the prices of the cheapest available one, or of the
 * cheapest if none is available.
 */
function summarize(rows: readonly ConfiguredRow[]): VariantSummary | null {
  const [cheapest] = rows.toSorted(
    (a, b) =>
      Number(b.stock > 0) - Number(a.stock > 0) ||
      a.discountedPricePaise - b.discountedPricePaise ||
      a.position - b.position,
  );
  if (!cheapest) return null;
  const { originalPricePaise, discountedPricePaise } = cheapest;
  return {
    stock: rows.reduce((total, row) => total + row.stock, 0),
    originalPricePaise,
    discountedPricePaise,
  };
}

/** Variants in the format of forms, files and the audit log. */
export function variantInputsOf(rows: readonly ConfiguredRow[]): VariantInput[] {
  return rows.map((row) => ({
    sku: row.sku,
    options: row.options,
    originalPrice: toRupees(row.originalPricePaise),
    discountedPrice: toRupees(row.discountedPricePaise),
    quantity: row.stock,
    ...(row.weightMg !== null && { weightMg: row.weightMg }),
    ...(row.pictures.length > 0 && { pictures: row.pictures }),
    ...(row.laboratory !== null &&
      row.reportNumber !== null && {
        certificate: {
          laboratory: row.laboratory as Laboratory,
          number: row.reportNumber,
          date: row.reportDate,
        },
      }),
    ...(!row.returnable && { returnable: false }),
    ...(row.lowStockAt !== null && { lowStockAt: row.lowStockAt }),
  }));
}

/** Derives the product fields of an input with variants, whose prices and stock apply. */
export function pricedByVariants<Input extends { variants?: VariantInput[] | undefined }>(
  input: Input,
): Input {
  const [first] = (input.variants ?? []).toSorted((a, b) => a.discountedPrice - b.discountedPrice);
  if (!first) return input;
  const { originalPrice, discountedPrice } = first;
  return { ...input, originalPrice, discountedPrice, quantity: undefined, quantityWas: undefined };
}

/** The variants that are on sale, among all that a product ever had. */
export function activeVariants(rows: readonly VariantRow[]): ConfiguredRow[] {
  return rows.filter(
    ({ options, deletedAt }) => options.length > 0 && deletedAt === null,
  ) as ConfiguredRow[];
}
