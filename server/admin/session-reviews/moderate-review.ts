import {
  type AdminSessionReview,
  defined,
  errorMessage,
  type ReviewStatus,
  ShopError,
  sourceLocale,
} from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import {
  countPendingSessionReviews,
  findSessionReview,
  listSessionReviewRows,
  moderate,
  type ReviewWithStars,
} from '../../consultations/reviews/queries.ts';
import { presentSessionReview } from '../../consultations/reviews/read-reviews.ts';
import { healersTag } from '../../healers/profiles/healer-kind.ts';
import { nameOfHealer, readHealerNames } from '../../healers/profiles/names.ts';
import { readCursor, writeCursor } from '../../platform/database/cursor.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';

type Page = {
  status?: ReviewStatus | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/**
 * A page of the reviews of sessions, latest first, and the number of pending ones. Three queries.
 * @throws ShopError invalid_input for an invalid cursor
 */
export async function listForModeration(
  { db }: Pick<Deps, 'db'>,
  { status, limit = 50, cursor: text }: Page,
): Promise<{ reviews: AdminSessionReview[]; waiting: number; nextCursor: string | null }> {
  const cursor = text === undefined ? undefined : readCursor(text, 'moment');
  const { rows, next } = await listSessionReviewRows(db, { status, limit, cursor });
  return {
    reviews: await present(db, rows),
    waiting: await countPendingSessionReviews(db),
    nextCursor: next && writeCursor(next),
  };
}

type Change = Partial<Pick<ReviewWithStars, 'status' | 'refusal' | 'answer' | 'answeredBy'>>;
type Step = {
  id: string;
  version: number;
  action: 'publish' | 'refuse' | 'answer';
  change: Change;
};

/**
 * Publishes a review, rejects or withdraws it with a reason sent to its author, or replies to it.
 * Idempotent; the healers' page is invalidated.
 * @throws ShopError not_found, order_state if its author has changed it since
 */
export async function moderateReview(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Admin,
  { id, version, action, change }: Step,
): Promise<AdminSessionReview> {
  return transact(deps.db, async (tx) => {
    const review = await findSessionReview(tx, id);
    if (!review) throw new ShopError('not_found');
    const changed = Object.entries(change).filter(
      ([field, value]) => review[field as keyof Change] !== value,
    );
    if (changed.length > 0) {
      if (!(await moderate(tx, { consultationId: id, version }, change)))
        throw new ShopError('order_state', { message: errorMessage('review_step_not_now') });
      const differences = changed.map(([field, after]) => [
        field,
        { before: review[field as keyof Change], after },
      ]);
      await audit(
        tx,
        actor,
        `session-review.${action}`,
        `consultation:${id}`,
        Object.fromEntries(differences),
      );
      invalidateOnCommit([healersTag]);
      if (change.status === 'refused')
        await requestEmail(tx, { kind: 'session-review-refused', consultationId: id });
    }
    const [serialize] = await present(tx, [defined(await findSessionReview(tx, id))]);
    return defined(serialize);
  });
}

async function present(
  db: Executor,
  rows: readonly ReviewWithStars[],
): Promise<AdminSessionReview[]> {
  const names = rows.length > 0 ? await readHealerNames(db) : new Map();
  return rows.map((row) => ({
    ...presentSessionReview(row),
    id: row.consultationId,
    healerName: nameOfHealer(names, row.healerId, sourceLocale),
    status: row.status,
    refusal: row.refusal,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  }));
}
