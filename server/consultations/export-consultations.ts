import type { UserRow } from '../accounts/queries.ts';
import { findMessageImage, listAllMessages } from './message-queries.ts';
import { type Presenting, presentConsultation, presentMessage } from './present-consultation.ts';
import { listConsultationsOf } from './queries.ts';

/** A customer's sessions with their transcripts, for the data export. */
export async function exportConsultations(
  { db, env }: Pick<Presenting, 'db' | 'env'>,
  { id: userId, locale }: UserRow,
): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const row of await listConsultationsOf(db, { userId }, 10_000)) {
    const messages: unknown[] = [];
    for (const message of (await listAllMessages(db, row.id)).map(presentMessage)) {
      const { content } = message;
      const bytes =
        content.kind === 'picture' ? await findMessageImage(db, row.id, content.pictureId) : null;
      messages.push(bytes ? { ...message, webp: bytes.toString('base64') } : message);
    }
    all.push({
      ...(await presentConsultation({ db, env, rooms: null }, row, 'customer', locale)),
      messages,
    });
  }
  return all;
}
