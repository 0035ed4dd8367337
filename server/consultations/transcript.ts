import {
  type Consultation,
  type ConsultationMessage,
  defined,
  indiaZone,
  ShopError,
} from '@jyotiratna/contract';
import { type Actor, requireAdmin } from '../accounts/actor.ts';
import { audit } from '../accounts/audit/audit.ts';
import { healersTag } from '../healers/profiles/healer-kind.ts';
import { invalidateOnCommit, transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { deleteMessages } from './delete-queries.ts';
import { findMessageImage, listAllMessages, listMessages } from './message-queries.ts';
import { findOwn, type Presenting, presentMessage } from './present-consultation.ts';
import { type FoundConsultation, findConsultation, type Side } from './queries.ts';
import { recordHeartbeat } from './record-heartbeat.ts';
import { readConsultation } from './request-consultation.ts';

/** Time after a session's end during which its healer can read it, in ms. */
const healerReadsMs = 30 * 86_400_000;

/** A session's messages after a sequence number; none once this side may no longer read them. */
export async function readMessages(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { row, side }: { row: FoundConsultation; side: Side },
  after: number,
): Promise<ConsultationMessage[]> {
  return isOver({ row, side }, clock.now())
    ? []
    : (await listMessages(db, row.id, after)).map(presentMessage);
}

/** Whether the healer may no longer read this session. */
function isOver({ row, side }: { row: FoundConsultation; side: Side }, now: number): boolean {
  return side === 'healer' && row.endedAt !== null && now - row.endedAt.getTime() > healerReadsMs;
}

/**
 * An image of a message, for the session's participants. @throws ShopError consultation_not_found,
 * not_found (404)
 */
export async function readImage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, picture: image }: { id: string; picture: string },
): Promise<Buffer> {
  const own = await findOwn(db, actor, id);
  const bytes = isOver(own, clock.now()) ? null : await findMessageImage(db, id, image);
  if (!bytes) throw new ShopError('not_found');
  return bytes;
}

/**
 * The transcript as text, with times in India. Before the session is closed, reading it counts as a
 * heartbeat, and is permitted only to the shop's own pages.
 * @throws ShopError consultation_not_found (404), foreign_origin (403)
 */
export async function writeTranscript(
  deps: Presenting & Pick<Deps, 'live' | 'clock'>,
  actor: Actor,
  { id, isOwnRead }: { id: string; isOwnRead: boolean },
) {
  const own = await findOwn(deps.db, actor, id);
  if (own.row.status !== 'ended' && !isOwnRead) throw new ShopError('foreign_origin');
  await recordHeartbeat(deps, id, own.side);
  const { healerName, customerName, requestedAt } = await readConsultation(deps, actor, { id });
  const lines: string[] = [];
  for (let after = 0; ; ) {
    const page = await readMessages(deps, own, after);
    if (page.length === 0) break;
    for (const { sender, content, at } of page)
      lines.push(
        `${timeInIndia(at)} ${sender === 'customer' ? customerName : healerName}: ${messagesOf(content)}`,
      );
    after = defined(page.at(-1)).seq;
  }
  return [`${healerName} · ${customerName} · ${timeInIndia(requestedAt)}`, '', ...lines, ''].join(
    '\n',
  );
}

function messagesOf(content: ConsultationMessage['content']): string {
  if (content.kind === 'text') return content.text;
  if (content.kind === 'picture') return `→ ${content.width} × ${content.height} px`;
  if (content.kind === 'product') return `→ ${content.name} (/remedies/${content.slug})`;
  const { name, dob, birthTime, location } = content.birth;
  return `→ ${[name, dob, birthTime, location].filter(Boolean).join(', ')}`;
}

const inIndia = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: indiaZone,
});
const timeInIndia = (iso: string) => inIndia.format(new Date(iso));

/**
 * Deletes the transcript for both participants, on behalf of the customer. @throws ShopError
 * consultation_state (409) before the session is closed
 */
export async function deleteTranscript(
  deps: Presenting,
  actor: Actor,
  { id }: { id: string },
): Promise<Consultation> {
  const { row } = await findOwn(deps.db, actor, id);
  if (row.status !== 'ended') throw new ShopError('consultation_state');
  await transact(deps.db, async (tx) => {
    await deleteMessages(tx, id);
    invalidateOnCommit([healersTag]);
  });
  return readConsultation(deps, actor, { id });
}

/**
 * The transcript for an administrator. Administrator, time and reason are in the audit log before
 * the response is sent.
 */
export async function openTranscript(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<ConsultationMessage[]> {
  const admin = requireAdmin(actor);
  if (!(await findConsultation(db, id))) throw new ShopError('consultation_not_found');
  await transact(db, (tx) =>
    audit(tx, admin, 'consultation.transcript', `consultation:${id}`, {
      reason: { before: null, after: reason },
    }),
  );
  return (await listAllMessages(db, id)).map(presentMessage);
}
