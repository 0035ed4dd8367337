import {
  defined,
  indianDate,
  type OwnSessionReview,
  type SessionReview,
  type SessionReviews,
  ShopError,
} from '@jyotiratna/contract';
import { type Actor, requireHealer } from '../../accounts/actor.ts';
import { healersTag } from '../../healers/profiles/healer-kind.ts';
import { listHealers } from '../../healers/profiles/read-healers.ts';
import { recordTags } from '../../platform/cache/response-tags.ts';
import { invalidateOnCommit, transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  countPublishedOf,
  listPublishedFor,
  listPublishedOf,
  type ReviewWithStars,
  type SessionReviewRow,
  saveHealerResponse,
} from './queries.ts';

const perPage = 10;

/**
 * Published reviews of a healer's sessions, ten per page. Two queries.
 * @throws ShopError healer_not_found
 */
export async function listSessionReviews(
  deps: Pick<Deps, 'replica' | 'catalogue'>,
  { id, page = 1 }: { id: string; page?: number | undefined },
): Promise<SessionReviews> {
  recordTags([healersTag]);
  if (!(await listHealers(deps)).some((healer) => healer.id === id))
    throw new ShopError('healer_not_found');
  return deps.replica.read(async (db) => {
    const count = await countPublishedOf(db, id);
    const rows = count > 0 ? await listPublishedOf(db, id, { page, perPage }) : [];
    return {
      count,
      page,
      pages: Math.max(1, Math.ceil(count / perPage)),
      reviews: rows.map(presentSessionReview),
    };
  });
}

export function presentSessionReview(row: ReviewWithStars): SessionReview {
  const { stars, text, name, createdAt } = row;
  return {
    stars: defined(stars),
    text,
    name,
    month: indianDate(createdAt.getTime()).slice(0, 7),
    answer: responseOf(row),
  };
}

/** A review in the form for its author. */
export function presentOwn(row: SessionReviewRow): OwnSessionReview {
  const { status, refusal, name } = row;
  return { status, refusal, showName: name !== null, answer: responseOf(row) };
}

function responseOf({
  answer,
  answeredBy,
}: Pick<SessionReviewRow, 'answer' | 'answeredBy'>): SessionReview['answer'] {
  return answer && answeredBy ? { by: answeredBy, text: answer } : null;
}

/** Published reviews of the calling healer's sessions. @throws ShopError healer_required */
export async function listHealerReviews({ db }: Pick<Deps, 'db'>, actor: Actor) {
  const rows = await listPublishedFor(db, requireHealer(actor).id);
  return { reviews: rows.map((row) => ({ ...presentSessionReview(row), id: row.consultationId })) };
}

/**
 * Saves the calling healer's reply. @throws ShopError healer_required, not_found for a review of
 * another healer's session
 */
export async function replyAsHealer(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  actor: Actor,
  { id, answer }: { id: string; answer: string },
) {
  const { id: healerUserId } = requireHealer(actor);
  await transact(deps.db, async (tx) => {
    if (!(await saveHealerResponse(tx, { consultationId: id, healerUserId, answer })))
      throw new ShopError('not_found');
    invalidateOnCommit([healersTag]);
  });
  return listHealerReviews(deps, actor);
}
