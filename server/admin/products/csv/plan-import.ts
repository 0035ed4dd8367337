import { ShopError } from '@jyotiratna/contract';
import { formatMessage } from '@jyotiratna/messages/format-message.ts';
import { type Difference, differenceOf } from '../../../accounts/audit/audit.ts';
import { isBundle } from '../../../catalogue/bundles/membership-queries.ts';
import type { ProductRow } from '../../../catalogue/queries.ts';
import type { VariantRow } from '../../../catalogue/variant-queries.ts';
import { imageRequired } from '../../../platform/images/image-required.ts';
import { newId } from '../../../platform/secrets/token.ts';
import { auditedProduct } from '../audited.ts';
import { newColumns, updatedColumns } from '../field-columns.ts';
import { parseEdit, parseNew } from '../parse-form.ts';
import { requirePlain } from '../plan-bundle.ts';
import {
  activeVariants,
  type PlannedVariants,
  planVariants,
  pricedByVariants,
} from '../plan-variants.ts';
import { freeSlug, slugOf } from '../slug.ts';
import { columns } from './columns.ts';
import { inTurns } from './in-turns.ts';
import type { CsvRow, RowError } from './read-csv.ts';

/** A product's target state, and its differences. */
export type Planned = {
  id: string;
  row: PlannedRow;
  difference: Difference;
  variants?: PlannedVariants;
};
export type PlannedRow = Omit<ProductRow, 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'>;
export type ImportPlan = {
  created: Planned[];
  updated: Planned[];
  unchanged: number;
  errors: RowError[];
};

type Existing = {
  products: ReadonlyMap<string, ProductRow>;
  slugs: ReadonlySet<string>;
  /** Ids of products that have an image, and thus can be published. */
  pictured?: ReadonlySet<string>;
  variants?: ReadonlyMap<string, VariantRow[]>;
};

/**
 * Plans the changes of a file without applying them. A row with an id edits a product, one without
 * adds one.
 */
export async function planImport(rows: readonly CsvRow[], existing: Existing): Promise<ImportPlan> {
  const plan: ImportPlan = { created: [], updated: [], unchanged: 0, errors: [] };
  const lines = new Map<string, number>();
  const slugs = new Set(existing.slugs);
  await inTurns(rows, ({ line, cells }) => {
    const { id = '' } = cells;
    const note = (column: string, message: string) =>
      void plan.errors.push({ line, column, message });
    const before = existing.products.get(id);
    const failure = addressFailure(cells, { before, previous: lines.get(id), slugs });
    if (failure) return note(...failure);
    lines.set(id, line);
    try {
      if (before)
        planEdit(plan, before, cells, {
          existing: existing.variants?.get(id) ?? [],
          pictured: existing.pictured?.has(id) ?? false,
        });
      else slugs.add(planNew(plan, cells, slugs).slug);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      for (const [path, result] of Object.entries(error.extra.fields ?? {}))
        note(columnOf(path), formatMessage(result));
    }
  });
  return plan;
}

/**
 * The error in a row's id or slug, as column and message; null without an error.
 * @param row.previous the earlier line of the same remedy
 */
function addressFailure(
  { id = '', slug = '' }: CsvRow['cells'],
  {
    before,
    previous,
    slugs,
  }: { before: ProductRow | undefined; previous: number | undefined; slugs: ReadonlySet<string> },
): [column: string, errorMessage: string] | null {
  if (id && !before) return ['id', 'There is no remedy with this id.'];
  if (id && previous !== undefined)
    return ['id', `This remedy stands in line ${previous} already.`];
  if (before)
    return slug && slug !== before.slug
      ? ['slug', 'The address of a remedy cannot be changed.']
      : null;
  if (slug && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return ['slug', 'Use small letters, digits and hyphens.'];
  return slugs.has(slug) ? ['slug', 'This address is taken.'] : null;
}

function planEdit(
  plan: ImportPlan,
  before: ProductRow,
  cells: CsvRow['cells'],
  { existing, pictured }: { existing: readonly VariantRow[]; pictured: boolean },
): void {
  const input = parseEdit(fieldsOf(cells));
  const sold = activeVariants(existing);
  const variants = input.variants && planVariants(before.id, existing, input.variants);
  const hasVariants = variants ? variants.rows.length > 0 : before.hasVariants;
  const draft = input.draft ?? before.draft;
  if (before.draft && !draft && !pictured) throw imageRequired('draft');
  const after: ProductRow = {
    ...before,
    ...updatedColumns(before, input, hasVariants || isBundle(before)),
    ...variants?.sums,
    hasVariants,
    draft,
  };
  if (isBundle(before)) requirePlain(after, variants?.rows);
  const difference = differenceOf(
    auditedProduct(before, undefined, sold),
    auditedProduct(after, undefined, variants?.rows ?? sold),
  );
  if (Object.keys(difference).length === 0) plan.unchanged += 1;
  else plan.updated.push({ id: before.id, row: after, difference, ...(variants && { variants }) });
}

function planNew(plan: ImportPlan, cells: CsvRow['cells'], slugs: ReadonlySet<string>): PlannedRow {
  const { quantityWas: _, ...fields } = fieldsOf(cells);
  const input = pricedByVariants(parseNew(fields));
  const id = newId('rem_');
  const variants = planVariants(id, [], input.variants ?? []);
  const row: PlannedRow = {
    id,
    slug: cells.slug || freeSlug(slugOf(input.name), slugs),
    ...newColumns(input),
    tint: null,
    reportFile: null,
    film: null,
    frames: null,
    sample: false,
    // An imported product has no image yet and is always a draft.
    draft: true,
    lowStockNotified: false,
    bundlePaise: null,
    bundleBasisPoints: null,
    hasVariants: variants.rows.length > 0,
    ...variants.sums,
  };
  const difference = differenceOf(
    null,
    auditedProduct(row as ProductRow, undefined, variants.rows),
  );
  plan.created.push({ id, row, difference, variants });
  return row;
}

const columnOfField = new Map(columns.entries().map(([column, field]) => [field, column]));

/** A row's cells as the fields of a product's form. */
function fieldsOf({
  id: _,
  slug: __,
  isFeatured,
  draft,
  ...cells
}: CsvRow['cells']): Record<string, string> {
  return {
    ...Object.fromEntries(
      Object.entries(cells).map(([column, cell]) => [columns.get(column) ?? column, cell]),
    ),
    // Spreadsheets localize TRUE and FALSE; an empty cell is ignored.
    ...(isFeatured ? { isFeatured: isFeatured.trim().toLowerCase() } : {}),
    ...(draft ? { draft: draft.trim().toLowerCase() } : {}),
  };
}

function columnOf(path: string): string {
  const [field = ''] = path.split('.');
  return columnOfField.get(field) ?? field;
}
