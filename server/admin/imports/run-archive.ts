import { ShopError } from '@jyotiratna/contract';
import type { SourceArchive } from '../../imports/source.ts';
import { lockInTransaction } from '../../platform/database/advisory-locks.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { ImageError } from '../../platform/images/image-error.ts';
import { restoreRows } from '../archives/restore.ts';
import type { ImportRecord } from './queries.ts';
import { readPart } from './read-part.ts';
import { listPendingRows, settleRow, takePending } from './row-queries.ts';

/** Image files per batch, stored one after another. */
const imageConcurrency = 20;

/**
 * Stores the next chunk of an archive's rows, in order, because later rows refer to earlier ones.
 * @returns whether there was one
 */
export async function runArchive(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  record: ImportRecord,
): Promise<boolean> {
  const went = await transact(
    db,
    async (tx) => {
      await lockInTransaction(tx, 'archives');
      const [row] = await takePending(tx, record.id, 'archive', 1);
      if (!row) return false;
      const { name, offset, length, first } = row.data as SourceArchive;
      const bytes = await readPart(tx, row.fileId, offset, length);
      const rejectedCount = await restoreRows(tx, { table: name, first }, bytes).catch(
        (error: unknown) => {
          if (error instanceof ShopError) return null;
          throw error;
        },
      );
      if (rejectedCount === null)
        await settleRow(tx, row.id, {
          outcome: 'dropped',
          reason: 'value_invalid',
          detail: name,
          targetId: null,
        });
      else
        await settleRow(tx, row.id, {
          outcome: 'created',
          reason: rejectedCount > 0 ? 'rows_rejected' : null,
          detail: rejectedCount > 0 ? String(rejectedCount) : '',
          targetId: null,
        });
      return true;
    },
    { statement: '60s' },
  );
  if (went) await catalogue.changed();
  return went;
}

/**
 * Stores an archive's next image files. Idempotent: storing a file twice has no further effect.
 * @returns whether there were any
 */
export async function runArchiveImages(
  { db, images }: Pick<Deps, 'db' | 'images'>,
  record: ImportRecord,
): Promise<boolean> {
  const rows = await listPendingRows(db, record.id, 'archive-image', imageConcurrency);
  for (const row of rows) {
    const { name, offset, length } = row.data as SourceArchive;
    const isStored = await images
      .restore(name, await readPart(db, row.fileId, offset, length))
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof ImageError && error.code === 'type') return false;
          throw error;
        },
      );
    await settleRow(
      db,
      row.id,
      isStored
        ? { outcome: 'created', reason: null, detail: '', targetId: null }
        : { outcome: 'dropped', reason: 'image_type', detail: name, targetId: null },
    );
  }
  return rows.length > 0;
}
