import {
  type DraftOrder,
  type DraftOrderRow,
  type DraftState,
  ShopError,
} from '@jyotiratna/contract';
import { readCursor, writeCursor } from '../platform/database/cursor.ts';
import type { Deps } from '../platform/deps.ts';
import { presentDraft, presentDraftRow } from './present-draft.ts';
import { findDraft, listDraftRows } from './queries.ts';

type Page = {
  state?: DraftState | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/**
 * A page of drafts, latest first. One query.
 * @throws ShopError invalid_input for an invalid cursor
 */
export async function listDrafts(
  { db }: Pick<Deps, 'db'>,
  { state, limit = 50, cursor: text }: Page,
): Promise<{ drafts: DraftOrderRow[]; nextCursor: string | null }> {
  const cursor = text === undefined ? undefined : readCursor(text, 'moment');
  const { rows, next } = await listDraftRows(db, { state, limit, cursor });
  return { drafts: rows.map(presentDraftRow), nextCursor: next && writeCursor(next) };
}

/** @throws ShopError not_found */
export async function getDraft(deps: Deps, id: string): Promise<DraftOrder> {
  const found = await findDraft(deps.db, id);
  if (!found) throw new ShopError('not_found');
  return presentDraft(deps, found);
}
