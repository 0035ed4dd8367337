import type { SourceRedirect } from '../../../imports/source.ts';
import { writeRedirects } from '../../../redirects/queries.ts';
import type { AppliedRow, Applying } from './applied.ts';

/** Saves a redirect of the previous shop; its target may by now be redirected itself. */
export async function applyRedirect({ tx, row }: Applying): Promise<AppliedRow> {
  const { path, target } = row.data as SourceRedirect;
  const { created, updated, looping } = await writeRedirects(tx, [
    { path, target, cause: 'moved-in' },
  ]);
  if (looping.length > 0) return { outcome: 'dropped', reason: 'redirect_loop', detail: target };
  return {
    outcome: created > 0 ? 'created' : updated > 0 ? 'updated' : 'unchanged',
    targetId: path,
  };
}
