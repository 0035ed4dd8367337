import { ShopError } from '@jyotiratna/contract';
import { adoptGuestOrders } from '../../db/queries/my-orders.ts';
import { consumeToken } from '../../db/queries/tokens.ts';
import { markEmailVerified } from '../../db/queries/users.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from '../sessions/token.ts';

/**
 * Marks an e-mail address as its owner's by the secret from a message, once. Guest orders of that address join the
 * account now and not before: an address typed at a checkout proves nothing.
 * @throws ShopError token_invalid (400)
 */
export async function verifyEmail({ db }: Pick<Deps, 'db'>, { token }: { token: string }): Promise<void> {
  await transact(db, async (tx) => {
    const used = await consumeToken(tx, 'verify', hashToken(token));
    if (!used?.userId) throw new ShopError('token_invalid');
    await markEmailVerified(tx, used.userId);
    await adoptGuestOrders(tx, used.userId, used.email);
  });
}
