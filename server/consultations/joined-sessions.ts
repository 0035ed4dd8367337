import {
  type Consultation,
  type ConsultationMessage,
  defined,
  type SocketOut,
  sourceLocale,
} from '@jyotiratna/contract';
import type { Member } from '../accounts/actor.ts';
import type { Deps } from '../platform/deps.ts';
import type { LiveEvent } from './live.ts';
import { findOwn, type Own, presentConsultation, usersOf } from './present-consultation.ts';
import { type ConsultationRow, graceSeconds, type Side } from './queries.ts';
import { recordHeartbeat } from './record-heartbeat.ts';
import { readMessages } from './transcript.ts';

/**
 * A session joined by a connection, the last message sent over it, and the last published state
 * of the session.
 */
type Joined = { own: Own; sentSeq: number; met: string | null };

/**
 * The sessions joined by one connection: their messages are sent over it once and in order, and
 * their changes.
 */
export function createJoinedSessions(
  deps: Deps,
  actor: Member,
  send: (message: SocketOut) => void,
) {
  const joined = new Map<string, Joined>();

  async function view(id: string): Promise<Consultation> {
    const { row, side } = await findOwn(deps.db, actor, id);
    return presentConsultation(deps, row, side, actor.locale ?? sourceLocale);
  }

  async function catchUp(id: string, place: Joined): Promise<void> {
    for (;;) {
      const messages = await readMessages(deps, place.own, place.sentSeq);
      if (messages.length === 0) return;
      place.sentSeq = defined(messages.at(-1)).seq;
      send({ type: 'messages', id, messages });
    }
  }

  async function notify(
    id: string,
    place: Joined,
    message: ConsultationMessage | undefined,
  ): Promise<void> {
    if (message?.seq !== place.sentSeq + 1) return catchUp(id, place);
    place.sentSeq = message.seq;
    send({ type: 'messages', id, messages: [message] });
  }

  return {
    /** The session from its user's view, if the connection has joined it. */
    find: (id: string): Own | undefined => joined.get(id)?.own,
    leave: (id: string) => void joined.delete(id),
    leaveAll: () => joined.clear(),

    /** @throws ShopError not_found for a session of other users */
    async join(id: string, after: number): Promise<void> {
      const own = await findOwn(deps.db, actor, id);
      // A sequence number beyond the latest does not miss later messages.
      const place: Joined = { own, sentSeq: Math.min(after, own.row.lastSeq), met: null };
      joined.set(id, place);
      place.met = metAs(await recordHeartbeat(deps, id, own.side), own.side);
      const messages = await readMessages(deps, own, place.sentSeq);
      place.sentSeq = messages.at(-1)?.seq ?? place.sentSeq;
      send({ type: 'joined', consultation: await view(id), messages });
      await catchUp(id, place);
    },

    /** Notifies the other side that this one is typing. */
    notifyTyping(id: string): void {
      const own = joined.get(id)?.own;
      if (own) deps.live.publish({ id, to: usersOf(own.row), type: 'typing', sender: own.side });
    },

    /** Publishes an event of a session of this user. */
    async receive(event: LiveEvent): Promise<void> {
      const { id } = event;
      const place = joined.get(id);
      if (event.type === 'typing') {
        if (place && place.own.side !== event.sender)
          send({ type: 'typing', id, sender: event.sender });
        return;
      }
      // Messages are only sent to connections that have joined; a dashboard that lists its sessions
      // does not need them.
      if (event.type === 'message') return place && notify(id, place, event.message);
      const consultation = await view(id);
      send({ type: 'consultation', consultation });
      // Both may be here already: then it starts at once.
      if (place && consultation.status === 'accepted')
        await recordHeartbeat(deps, id, place.own.side);
    },

    /**
     * The user of this connection is present: each session is notified, and unsent messages are
     * sent over this connection.
     */
    async showLife(): Promise<void> {
      for (const [id, place] of joined) {
        const row = await recordHeartbeat(deps, id, place.own.side);
        // Events published by another process and missed here.
        if (!row || row.lastSeq > place.sentSeq) await catchUp(id, place);
        // A lost connection is not announced: it is detected by missing heartbeats.
        const met = metAs(row, place.own.side);
        if (met !== place.met) send({ type: 'consultation', consultation: await view(id) });
        place.met = met;
      }
    },
  };
}

/**
 * The state whose change is published to a side: its status, and whether the other side is
 * present.
 */
function metAs(row: ConsultationRow | null, side: Side): string {
  if (!row) return 'ended';
  const { customerSeenAt, healerSeenAt } = row;
  const [own, other] =
    side === 'customer' ? [customerSeenAt, healerSeenAt] : [healerSeenAt, customerSeenAt];
  // This side has been seen just now.
  const isPresent =
    own && other && Math.abs(own.getTime() - other.getTime()) <= graceSeconds * 1000;
  return `${row.status} ${isPresent ? 'there' : 'away'}`;
}
