import { type Consultation, type ConsultationMessage, type SocketOut, sourceLocale } from '@jyotiratna/contract';
import type { Member } from '../accounts/actor.ts';
import type { Deps } from '../platform/deps.ts';
import type { LiveEvent } from './live.ts';
import { findOwn, type Own, peopleOf, presentConsultation } from './present-consultation.ts';
import { type ConsultationRow, graceSeconds, type Side } from './queries.ts';
import { signOfLife } from './tick.ts';
import { readMessages } from './transcript.ts';

/** A session that a line has joined, the last message told over it, and how the session was found last. */
type Joined = { own: Own; sentSeq: number; met: string | null };

/** The sessions that one line has joined: what is said in them is told over it once and in order, and what becomes of them. */
export function createJoinedSessions(deps: Deps, actor: Member, send: (message: SocketOut) => void) {
  const joined = new Map<string, Joined>();

  async function view(id: string): Promise<Consultation> {
    const { row, side } = await findOwn(deps.db, actor, id);
    return presentConsultation(deps, row, side, actor.locale ?? sourceLocale);
  }

  async function catchUp(id: string, place: Joined): Promise<void> {
    for (;;) {
      const messages = await readMessages(deps, place.own, place.sentSeq);
      if (messages.length === 0) return;
      place.sentSeq = messages.at(-1)!.seq;
      send({ type: 'messages', id, messages });
    }
  }

  async function tell(id: string, place: Joined, message: ConsultationMessage | undefined): Promise<void> {
    if (message?.seq !== place.sentSeq + 1) return catchUp(id, place);
    place.sentSeq = message.seq;
    send({ type: 'messages', id, messages: [message] });
  }

  return {
    /** The session as its person sees it, where the line has joined it. */
    find: (id: string): Own | undefined => joined.get(id)?.own,
    leave: (id: string) => void joined.delete(id),
    leaveAll: () => joined.clear(),

    /** @throws ShopError not_found for a session of others */
    async join(id: string, after: number): Promise<void> {
      const own = await findOwn(deps.db, actor, id);
      // Who names more than there is misses nothing of what comes.
      const place: Joined = { own, sentSeq: Math.min(after, own.row.lastSeq), met: null };
      joined.set(id, place);
      place.met = metAs(await signOfLife(deps, id, own.side), own.side);
      const messages = await readMessages(deps, own, place.sentSeq);
      place.sentSeq = messages.at(-1)?.seq ?? place.sentSeq;
      send({ type: 'joined', consultation: await view(id), messages });
      await catchUp(id, place);
    },

    /** Has the other side told that this one writes. */
    tellTyping(id: string): void {
      const own = joined.get(id)?.own;
      if (own) deps.live.publish({ id, to: peopleOf(own.row), what: 'typing', sender: own.side });
    },

    /** Tells what has happened to a session of this person. */
    async hear(event: LiveEvent): Promise<void> {
      const { id } = event;
      const place = joined.get(id);
      if (event.what === 'typing') {
        if (place && place.own.side !== event.sender) send({ type: 'typing', id, sender: event.sender });
        return;
      }
      // Words are for whoever has joined; a desk that lists its sessions needs to hear of none.
      if (event.what === 'message') return place && tell(id, place, event.message);
      const consultation = await view(id);
      send({ type: 'consultation', consultation });
      // Both may be here already: then it starts at once.
      if (place && consultation.status === 'accepted') await signOfLife(deps, id, place.own.side);
    },

    /** The person at this end is there: each session is told so, and what nobody has told over this line is. */
    async showLife(): Promise<void> {
      for (const [id, place] of joined) {
        const row = await signOfLife(deps, id, place.own.side);
        // What another process told and nobody heard.
        if (!row || row.lastSeq > place.sentSeq) await catchUp(id, place);
        // Nobody tells that a line is gone: that shows by the signs of life that do not come.
        const met = metAs(row, place.own.side);
        if (met !== place.met) send({ type: 'consultation', consultation: await view(id) });
        place.met = met;
      }
    },
  };
}

/** What tells one side that a session has changed: its status, and whether the other side is there. */
function metAs(row: ConsultationRow | null, side: Side): string {
  if (!row) return 'ended';
  const { customerSeenAt, healerSeenAt } = row;
  const [own, other] = side === 'customer' ? [customerSeenAt, healerSeenAt] : [healerSeenAt, customerSeenAt];
  // This side has been seen just now.
  const isThere = own && other && Math.abs(own.getTime() - other.getTime()) <= graceSeconds * 1000;
  return `${row.status} ${isThere ? 'there' : 'away'}`;
}
