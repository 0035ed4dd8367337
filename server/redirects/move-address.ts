import type { RedirectCause } from '@jyotiratna/contract';
import type { Transaction } from '../platform/database/open-database.ts';
import { removeRedirects, writeRedirects } from './queries.ts';

/**
 * Records a redirect from a page's old path to its new one, in the transaction that changes the
 * path. A redirect from the new path is deleted, because that path is a page again.
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
