import { setTimeout as pause } from 'node:timers/promises';
import { type ImportKind, importKinds, ShopError, sliceText } from '@jyotiratna/contract';
import { formatMessage } from '@jyotiratna/messages/format-message.ts';
import { giftKey } from '../../gift-cards/code.ts';
import type { SourceOrder } from '../../imports/source.ts';
import { saveArchived } from '../../orders/archive/queries.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { sqlState, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/secrets/token.ts';
import type { AppliedRow, Applying } from './apply/applied.ts';
import { applyArticle } from './apply/article.ts';
import { applyDiscount } from './apply/coupon.ts';
import { applyCustomer } from './apply/customer.ts';
import { applyCard } from './apply/gift-card.ts';
import { archived } from './apply/order.ts';
import { applyProduct } from './apply/product.ts';
import { applyRedirect } from './apply/redirect.ts';
import { applyReview } from './apply/review.ts';
import { runImages } from './images/run-images.ts';
import { type ImportRecord, listRunning, moveImport } from './queries.ts';
import {
  findKeys,
  importKeyOf,
  nextKind,
  type PendingRow,
  saveKeys,
  settleRow,
  settleRows,
  takePending,
} from './row-queries.ts';
import { runArchive, runArchiveImages } from './run-archive.ts';

/** Kinds that are not stored record by record. */
type BulkKind = 'image' | 'order' | 'archive' | 'archive-image';

const appliers: Record<
  Exclude<ImportKind, BulkKind>,
  (applying: Applying) => Promise<AppliedRow>
> = {
  product: applyProduct,
  customer: applyCustomer,
  review: applyReview,
  discount: applyDiscount,
  'gift-card': applyCard,
  article: applyArticle,
  redirect: applyRedirect,
};

/**
 * Rows per transaction, few enough not to delay visitors, and the pause between transactions, in
 * ms.
 */
const sizes: Partial<Record<ImportKind, number>> = { order: 200, customer: 50 };
const defaultSize = 20;
const breathMs = 5;

/**
 * Runs imports batch by batch, each in one transaction; rows locked by another process are skipped.
 * After a crash the remaining rows follow, and none is stored twice.
 */
export async function runImports(
  deps: Pick<Deps, 'db' | 'images' | 'log' | 'clock' | 'catalogue' | 'env'>,
): Promise<void> {
  for (const record of await listRunning(deps.db)) {
    for (;;) {
      const kind = await nextKind(deps.db, record.id, importKinds);
      if (kind === null) {
        await moveImport(deps.db, record.id, ['running'], { status: 'finished' });
        break;
      }
      const went = await runKind(deps, record, kind);
      // Another process has the remaining rows; the next run checks them.
      if (!went) break;
      await pause(breathMs);
    }
  }
}

type Running = Pick<Deps, 'db' | 'images' | 'log' | 'clock' | 'catalogue' | 'env'>;

async function runKind(deps: Running, record: ImportRecord, kind: ImportKind): Promise<boolean> {
  if (kind === 'image') return runImages(deps, record);
  if (kind === 'archive') return runArchive(deps, record);
  if (kind === 'archive-image') return runArchiveImages(deps, record);
  return runBatch(deps, record, kind);
}

/** Stores the next batch of rows. @returns whether there was one */
async function runBatch(
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  record: ImportRecord,
  kind: Exclude<ImportKind, Exclude<BulkKind, 'order'>>,
): Promise<boolean> {
  const moment = { now: deps.clock.now(), giftKey: await giftKey(deps) };
  return transact(
    deps.db,
    async (tx) => {
      const rows = await takePending(tx, record.id, kind, sizes[kind] ?? defaultSize);
      if (rows.length === 0) return false;
      if (kind === 'order') await storeOrders(tx, rows);
      else for (const row of rows) await storeOne(tx, record, row, appliers[kind], moment);
      return true;
    },
    { statement: '30s' },
  );
}

/** Stores a batch of orders in three statements, since orders are independent of each other. */
async function storeOrders(tx: Transaction, rows: readonly PendingRow[]): Promise<void> {
  const before = await findKeys(tx, rows);
  const planned = rows.map((row) => ({
    row,
    id: before.get(importKeyOf(row))?.targetId ?? newId('old_'),
  }));
  await saveArchived(
    tx,
    planned.map(({ row, id }) => archived(id, row.data as SourceOrder)),
  );
  await saveKeys(
    tx,
    planned.map(({ row, id }) => ({ ...keyParts(row), targetId: id })),
  );
  await settleRows(
    tx,
    planned.map(({ row, id }) => ({
      id: row.id,
      outcome: before.has(importKeyOf(row)) ? ('updated' as const) : ('created' as const),
      targetId: id,
    })),
  );
}

/** Stores one record within its own savepoint, so that a rejected record does not affect others. */
async function storeOne(
  tx: Transaction,
  record: ImportRecord,
  row: PendingRow,
  apply: (applying: Applying) => Promise<AppliedRow>,
  moment: Pick<Applying, 'now' | 'giftKey'>,
): Promise<void> {
  const before = (await findKeys(tx, [row])).get(importKeyOf(row));
  const actor = { id: record.byId, email: record.byEmail, ip: null };
  const result = await tx
    .transaction((part) =>
      apply({ tx: part as Transaction, actor, mapping: record.mapping, row, before, ...moment }),
    )
    .catch((error: unknown): AppliedRow => {
      if (error instanceof ShopError)
        return { outcome: 'dropped', reason: 'value_invalid', detail: describe(error) };
      // Only a value that the database rejects fails the record; other errors are retried by the
      // next run.
      const state = sqlState(error) ?? '';
      if (!/^2[23]/.test(state)) throw error;
      return { outcome: 'dropped', reason: 'value_invalid', detail: state };
    });
  const { outcome, targetId = null, reason = null, detail = '', quantities } = result;
  if (targetId && outcome !== 'dropped' && outcome !== 'failed')
    await saveKeys(tx, [{ ...keyParts(row), targetId, ...(quantities && { quantities }) }]);
  await settleRow(tx, row.id, { outcome, targetId, reason, detail: sliceText(detail, 300) });
}

const keyParts = ({ system, kind, key, hash }: PendingRow) => ({ system, kind, key, hash });

function describe(error: ShopError): string {
  const [first] = Object.entries(error.extra.fields ?? {});
  return first ? `${first[0]}: ${formatMessage(first[1])}` : error.code;
}
