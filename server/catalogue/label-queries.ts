import { curePattern, type ListedGap, type RemedyGap, remedyGaps } from '@jyotiratna/contract';
import { and, not, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { isBundleRow } from './bundles/membership-queries.ts';
import { onSale } from './queries.ts';
import { parties, products } from './schema.ts';

const imported = sql`lower(coalesce(${products.countryOfOrigin}, 'india')) <> 'india'`;
const samples = sql`(select ${parties.code} from ${parties} where ${parties.sample})`;
const text = sql`concat_ws(' ', ${products.name}, ${products.nameHi}, ${products.description}, ${products.descriptionHi},
  ${products.benefits}::text, ${products.benefitsHi}::text)`;

const { countryOfOrigin, netQuantity, weightMg, mrpPaise, maker, packer, importer } = products;

// Not bundles, whose items have labels of their own.
const labelled = and(onSale, not(isBundleRow));

const gapConditions: Readonly<Record<ListedGap, SQL>> = {
  origin: sql`${countryOfOrigin} is null`,
  parties: sql`case when ${imported} then ${importer} is null else ${maker} is null and ${packer} is null end`,
  netQuantity: sql`(${netQuantity} is null and ${weightMg} is null)`,
  mrp: sql`${mrpPaise} is null`,
  sampleParties: sql`(${maker} in ${samples} or ${packer} in ${samples} or ${importer} in ${samples})`,
  cures: sql`${text} ~* ${curePattern}`,
  sample: sql`${products.sample}`,
};

/** Counts remedies on sale with incomplete labels or that claim a cure. One query. */
export async function countLabelGaps(db: Executor): Promise<LabelGaps> {
  const count = (gap: RemedyGap) =>
    sql<number>`(count(*) filter (where ${gapConditions[gap]}))::int`;
  const counts = Object.fromEntries(remedyGaps.map((gap) => [gap, count(gap)])) as Record<
    RemedyGap,
    SQL<number>
  >;
  const [row] = await db.select(counts).from(products).where(labelled);
  return row ?? { origin: 0, parties: 0, netQuantity: 0, mrp: 0, sampleParties: 0, cures: 0 };
}
export type LabelGaps = Record<RemedyGap, number>;

/** SQL condition for remedies on sale with this gap. */
export function hasGap(gap: ListedGap): SQL | undefined {
  return and(gap === 'sample' ? onSale : labelled, gapConditions[gap]);
}
