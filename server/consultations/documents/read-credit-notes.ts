import { type SessionCreditNotes, ShopError, toRupees } from '@jyotiratna/contract';
import type { Actor } from '../../accounts/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { findOwn } from '../present-consultation.ts';
import { listCreditNotesOf } from './queries.ts';

type Dependencies = Pick<Deps, 'db'>;

/**
 * A session's credit notes for its customer, in order of creation. @throws ShopError
 * consultation_not_found (404)
 */
export async function readCreditNotes(
  { db }: Dependencies,
  actor: Actor,
  { id }: { id: string },
): Promise<SessionCreditNotes> {
  const notes = await listOwn(db, actor, id);
  return {
    notes: notes.map(({ number, content }) => ({
      ...{ number, date: content.date, amount: toRupees(content.totals.payable) },
    })),
  };
}

/** One credit note as a PDF. @throws ShopError consultation_not_found, not_found (404) */
export async function drawCreditNote(
  { db, workers }: Pick<Deps, 'db' | 'workers'>,
  actor: Actor,
  { id, number }: { id: string; number: string },
): Promise<{ fileName: string; bytes: Buffer }> {
  const note = (await listOwn(db, actor, id)).find((one) => one.number === number);
  if (!note) throw new ShopError('not_found');
  const bytes = await workers.renderTaxDocument(note.content);
  return { fileName: `${number.replaceAll('/', '-')}.pdf`, bytes };
}

async function listOwn(db: Dependencies['db'], actor: Actor, id: string) {
  const { side } = await findOwn(db, actor, id);
  if (side !== 'customer') throw new ShopError('consultation_not_found');
  return listCreditNotesOf(db, id);
}
