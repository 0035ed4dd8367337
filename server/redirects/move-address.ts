import type { RedirectCause } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import { removeRedirects, writeRedirects } from './queries.ts';

/**
 * Records in the transaction that changes a page's address that the old one leads to the new
 * one from now on. The new address is a page again: a redirect from it ends.
 * @param from paths without a language's prefix, such as `/blog/first`
 */
export async function moveAddress(
  tx: Transaction,
  { from, to, cause = 'renamed' }: { from: string; to: string; cause?: RedirectCause },
): Promise<void> {
  if (from === to) return;
  await removeRedirects(tx, [to]);
  await writeRedirects(tx, [{ path: from, target: to, cause }]);
}
