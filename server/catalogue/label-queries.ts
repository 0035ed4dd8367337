import { curePattern } from '@jyotiratna/contract';
import { and, not, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database/open-database.ts';
import { isBundleRow } from './bundles/queries.ts';
import { onSale } from './queries.ts';
import { parties, products } from './schema.ts';

const imported = sql`lower(coalesce(${products.countryOfOrigin}, 'india')) <> 'india'`;
const samples = sql`(select ${parties.code} from ${parties} where ${parties.sample})`;
const text = sql`concat_ws(' ', ${products.name}, ${products.nameHi}, ${products.description}, ${products.descriptionHi},
  ${products.benefits}::text, ${products.benefitsHi}::text)`;

/** How many remedies on sale lack a part of their label, or allege a cure. One query. */
export async function countLabelGaps(db: Executor) {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const { countryOfOrigin, netQuantity, weightMg, mrpPaise, maker, packer, importer } = products;
  const [row] = await db
    .select({
      origin: count(sql`${countryOfOrigin} is null`),
      parties: count(
        sql`case when ${imported} then ${importer} is null else ${maker} is null and ${packer} is null end`,
      ),
      netQuantity: count(sql`${netQuantity} is null and ${weightMg} is null`),
      mrp: count(sql`${mrpPaise} is null`),
      sampleParties: count(sql`${maker} in ${samples} or ${packer} in ${samples} or ${importer} in ${samples}`),
      cures: count(sql`${text} ~* ${curePattern}`),
    })
    .from(products)
    // The parts of a bundle have labels of their own.
    .where(and(onSale, not(isBundleRow)));
  return row ?? { origin: 0, parties: 0, netQuantity: 0, mrp: 0, sampleParties: 0, cures: 0 };
}
export type LabelGaps = Awaited<ReturnType<typeof countLabelGaps>>;
