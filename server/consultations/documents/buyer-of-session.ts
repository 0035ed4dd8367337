import { listAddresses } from '../../accounts/addresses/queries.ts';
import { placeOfState, type StatePlace } from '../../orders/invoices/state-codes.ts';
import type { TaxDocument } from '../../orders/invoices/tax-document.ts';
import type { Executor } from '../../platform/database/open-database.ts';

/**
 * The buyer on a session's documents, and the place of supply: that of the customer's address on
 * record, else the supplier's (section 12(2)(b), IGST Act).
 */
export async function buyerOfSession(
  db: Executor,
  user: { id: string; name: string },
  seller: TaxDocument['seller'],
): Promise<{ buyer: NonNullable<TaxDocument['buyer']>; place: StatePlace }> {
  const address = (await listAddresses(db, user.id)).find(({ primary }) => primary);
  const { state, stateCode } = (address && placeOfState(address.state)) ?? seller;
  const lines = address ? [address.city, `${address.state} ${address.pincode}`] : [];
  return { buyer: { name: user.name, lines }, place: { state, stateCode } };
}
