import { type ErrorMessage, errorMessage, partyRoles, ShopError } from '@jyotiratna/contract';
import { knownParties } from '../../catalogue/party-queries.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { NewProductRow } from './queries.ts';

type Labelled = Partial<
  Pick<
    NewProductRow,
    | 'maker'
    | 'packer'
    | 'importer'
    | 'mrpPaise'
    | 'netQuantity'
    | 'netUnit'
    | 'discountedPricePaise'
  >
>;

/**
 * Rejects contradictory packaging declarations: an MRP below a price, a net quantity without its
 * unit or vice versa, an unknown maker, packer or importer. Legal Metrology (Packaged Commodities)
 * Rules 2011, r. 6.
 * @param row the target row
 * @param variants the target variants, none of which may cost more than the MRP
 * @throws ShopError invalid_input that names every field
 */
export async function requireLabel(
  tx: Transaction,
  row: Labelled,
  variants: readonly { discountedPricePaise: number | null }[] = [],
): Promise<void> {
  const errors: Record<string, ErrorMessage> = {};
  const { mrpPaise, netQuantity = null, netUnit = null } = row;
  const prices = [
    row.discountedPricePaise ?? 0,
    ...variants.map((variant) => variant.discountedPricePaise ?? 0),
  ];
  if (mrpPaise != null && mrpPaise < Math.max(...prices))
    errors.mrp = errorMessage('mrp_below_price');
  if ((netQuantity === null) !== (netUnit === null))
    errors[netUnit === null ? 'netUnit' : 'netQuantity'] = errorMessage('net_quantity_incomplete');
  const existing = await knownParties(
    tx,
    partyRoles.flatMap((role) => row[role] ?? []),
  );
  for (const role of partyRoles) {
    const code = row[role];
    if (code != null && !existing.has(code)) errors[role] = errorMessage('party_unknown');
  }
  const [message] = Object.values(errors);
  if (message) throw new ShopError('invalid_input', { fields: errors, message });
}
