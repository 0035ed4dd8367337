import { errorMessage, type Redirect, type RedirectReport, ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  listRedirectRows as listRows,
  type RedirectRow,
  removeRedirects,
  writeRedirects,
} from '../../redirects/queries.ts';
import { readRedirects } from './redirects-csv.ts';

/** A page of redirects, sorted by source path. Two queries. */
export async function listRedirects(
  { db }: Pick<Deps, 'db'>,
  {
    search,
    limit = 50,
    cursor,
  }: { search?: string | undefined; limit?: number | undefined; cursor?: string | undefined },
): Promise<{ redirects: Redirect[]; total: number; nextCursor: string | null }> {
  const { rows, total } = await listRows(db, { search, after: cursor, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    redirects: page.map(present),
    total,
    nextCursor: rows.length > limit ? (page.at(-1)?.path ?? null) : null,
  };
}

/** Saves a redirect. @throws ShopError invalid_input for a redirect loop */
export async function saveRedirect(
  deps: Pick<Deps, 'db'>,
  actor: Admin,
  { path, target }: { path: string; target: string },
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const { looping } = await writeRedirects(tx, [{ path, target, cause: 'typed' }]);
    if (looping.length > 0) {
      const message = errorMessage('redirect_loop');
      throw new ShopError('invalid_input', { message, fields: { target: message } });
    }
    await audit(tx, actor, 'redirect.save', `redirect:${path}`, {
      target: { before: null, after: target },
    });
  });
}

/** @returns the number of deleted redirects */
export async function deleteRedirects(
  deps: Pick<Deps, 'db'>,
  actor: Admin,
  paths: readonly string[],
): Promise<number> {
  return transact(deps.db, async (tx) => {
    const removed = await removeRedirects(tx, paths);
    for (const { path, target } of removed)
      await audit(tx, actor, 'redirect.delete', `redirect:${path}`, {
        target: { before: target, after: null },
      });
    return removed.length;
  });
}

/** Rows per transaction, few enough not to block other writers for seconds. */
const batch = 1000;
const listedErrors = 100;

/** Saves a file's valid redirects, and returns its invalid rows. Idempotent. */
export async function importRedirects(
  deps: Pick<Deps, 'db'>,
  actor: Admin,
  bytes: Buffer,
): Promise<RedirectReport> {
  const { rows, errors } = await readRedirects(bytes);
  const count = { created: 0, updated: 0, unchanged: 0 };
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch);
    const result = await transact(deps.db, (tx) =>
      writeRedirects(
        tx,
        some.map(({ line: _, ...row }) => row),
      ),
    );
    for (const name of ['created', 'updated', 'unchanged'] as const) count[name] += result[name];
    const looping = new Set(result.looping);
    for (const { path, line } of some)
      if (looping.has(path)) errors.push({ line, reason: 'loop', value: path });
  }
  if (count.created + count.updated > 0)
    await transact(deps.db, (tx) =>
      audit(tx, actor, 'redirect.import', 'redirect', { rows: { before: null, after: count } }),
    );
  errors.sort((one, other) => one.line - other.line);
  return { ...count, errors: errors.slice(0, listedErrors), errorCount: errors.length };
}

function present({ path, target, cause, createdAt }: RedirectRow): Redirect {
  return { path, target, cause, createdAt: createdAt.toISOString() };
}
