import type { ImportOutcome, ImportReason } from '@jyotiratna/contract';
import type { ImportMapping } from '@jyotiratna/contract/admin/imports';
import type { Recorded } from '../../../accounts/audit/audit.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import type { KeyRow, PendingRow } from '../row-queries.ts';

/** The outcome of storing a record. */
export type AppliedRow = {
  outcome: ImportOutcome;
  targetId?: string | null;
  reason?: ImportReason;
  detail?: string;
  quantities?: Record<string, number>;
};

/** The context for storing a record. */
export type Applying = {
  tx: Transaction;
  actor: Recorded;
  mapping: ImportMapping;
  row: PendingRow;
  /** The key under which the record was imported before; undefined for a new one. */
  before: KeyRow | undefined;
  /** Current time, epoch ms. */
  now: number;
  /** Encryption key of gift card codes. */
  giftKey: Buffer;
};
