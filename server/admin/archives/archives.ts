import { rm, stat } from 'node:fs/promises';
import { ShopError } from '@jyotiratna/contract';
import type { Archive } from '@jyotiratna/contract/admin/archives';
import type { Actor } from '../../accounts/actor.ts';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { verifyAdmin } from '../../accounts/second-factor/verify-admin.ts';
import { lockInTransaction } from '../../platform/database/advisory-locks.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { readLink, readLinkKey, signLink } from '../../platform/email/link-token.ts';
import { newId } from '../../platform/secrets/token.ts';
import { countArchiveEntries } from './archive-queries.ts';
import { archivePath, firstCursor } from './make-archive.ts';
import { findArchive, insertArchive, isMaking, listArchiveRows, removeArchive } from './queries.ts';
import type { ArchiveRow } from './schema.ts';

type Dependencies = Pick<Deps, 'db' | 'env' | 'clock'>;
/** Validity of a download link, in ms. */
const keyWithin = 10 * 60_000;
const purpose = 'archive';

export async function listArchives({ db }: Pick<Dependencies, 'db'>): Promise<Archive[]> {
  return (await listArchiveRows(db)).map(present);
}

/**
 * Requests an archive, which a background job writes. @throws ShopError order_state while another
 * is being written
 */
export async function startArchive(
  { db }: Pick<Dependencies, 'db'>,
  actor: Admin,
): Promise<Archive[]> {
  const total = await countArchiveEntries(db);
  await transact(db, async (tx) => {
    await lockInTransaction(tx, 'archives');
    if (await isMaking(tx)) throw new ShopError('order_state');
    const id = newId('arc_');
    await insertArchive(tx, {
      id,
      cursor: firstCursor,
      total,
      byId: actor.id,
      byEmail: actor.email,
    });
    await audit(tx, actor, 'archive.start', `archive:${id}`, {});
  });
  return listArchives({ db });
}

/**
 * Returns the signed key of a download link, valid for 10 minutes, after verifying the
 * administrator's password.
 * @throws ShopError not_found, order_state until the archive is ready, invalid_input for a wrong
 * password, too_many_attempts, busy
 */
export async function openArchive(
  deps: Dependencies,
  actor: Actor,
  { id, password }: { id: string; password: string },
): Promise<{ key: string }> {
  const { admin } = await verifyAdmin(deps, actor, password);
  const row = await found(deps, id);
  if (row.status !== 'ready') throw new ShopError('order_state');
  await transact(deps.db, (tx) =>
    audit(tx, admin, 'archive.download', `archive:${id}`, { bytes: row.bytes }),
  );
  return {
    key: signLink(
      await readLinkKey(deps.db),
      purpose,
      `${id}:${admin.id}`,
      deps.clock.now() + keyWithin,
    ),
  };
}

/**
 * The file of a ready archive. @throws ShopError token_invalid for an expired key or one of another
 * administrator, not_found if the complete file is not on this machine
 */
export async function findArchiveFile(
  deps: Dependencies,
  actor: Admin,
  { id, key }: { id: string; key: string },
): Promise<{ path: string; bytes: number }> {
  const claim = readLink(await readLinkKey(deps.db), purpose, key, deps.clock.now());
  if (claim !== `${id}:${actor.id}`) throw new ShopError('token_invalid');
  const row = await found(deps, id);
  const path = archivePath(deps.env, id);
  const size = await stat(path).then(
    (file) => file.size,
    () => -1,
  );
  if (row.status !== 'ready' || size !== row.bytes) throw new ShopError('not_found');
  return { path, bytes: row.bytes };
}

/** Deletes the row and its file. @throws ShopError not_found */
export async function deleteArchive(deps: Dependencies, actor: Admin, id: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    if (!(await removeArchive(tx, id))) throw new ShopError('not_found');
    await audit(tx, actor, 'archive.delete', `archive:${id}`, {});
  });
  await rm(archivePath(deps.env, id), { force: true });
}

async function found({ db }: Pick<Dependencies, 'db'>, id: string): Promise<ArchiveRow> {
  const row = await findArchive(db, id);
  if (!row) throw new ShopError('not_found');
  return row;
}

function present({
  id,
  status,
  createdAt,
  byEmail,
  bytes,
  done,
  total,
  expiresAt,
}: ArchiveRow): Archive {
  return {
    id,
    status,
    createdAt: createdAt.toISOString(),
    by: byEmail,
    bytes,
    done: Math.min(done, total),
    total,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
