import type { ImportOutcome, ImportReason } from '@jyotiratna/contract';
import type { ImportMapping } from '@jyotiratna/contract/admin/imports';
import type { Recorded } from '../../../accounts/audit/audit.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import type { KeyRow, PendingRow } from '../row-queries.ts';

/** The result of storing a record. */
export type AppliedRow = {
  outcome: ImportOutcome;
  targetId?: string | null;
  reason?: ImportReason;
  detail?: string;
  quantities?: Record<string, number>;
};

/** Everything that storing a record may read. */
export type Applying = {
  tx: Transaction;
  actor: Recorded;
  mapping: ImportMapping;
  row: PendingRow;
  /** The same record as it came in before. */
  before: KeyRow | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** Of codes of gift cards. */
  giftKey: Buffer;
};
