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
 * A session joined by a connection, the sequence number of the last message sent over it, and the
 * last published state.
 */
type Joined = { own: Own; sentSeq: number; met: string | null };

/**
 * The sessions joined by one connection. Sends their messages over it, each once and in order, and
 * their state changes.
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
    /** The session from this user's side, if the connection has joined it. */
    find: (id: string): Own | undefined => joined.get(id)?.own,
    leave: (id: string) => void joined.delete(id),
    leaveAll: () => joined.clear(),

    /** @throws ShopError not_found for a session of other users */
    async join(id: string, after: number): Promise<void> {
      const own = await findOwn(deps.db, actor, id);
      // A sequence number beyond the latest is reduced, so that no later message is missed.
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

    /** Sends an event of one of this user's sessions over the connection. */
    async handleMessage(event: LiveEvent): Promise<void> {
      const { id } = event;
      const place = joined.get(id);
      if (event.type === 'typing') {
        if (place && place.own.side !== event.sender)
          send({ type: 'typing', id, sender: event.sender });
        return;
      }
      // Messages are sent only to connections that have joined the session; a dashboard that lists
      // sessions does not need them.
      if (event.type === 'message') return place && notify(id, place, event.message);
      const consultation = await view(id);
      send({ type: 'consultation', consultation });
      // If both sides are already present, the session starts at once.
      if (place && consultation.status === 'accepted')
        await recordHeartbeat(deps, id, place.own.side);
    },

    /**
     * Records a heartbeat for each joined session, and sends missed messages and state changes over
     * this connection.
     */
    async recordPresence(): Promise<void> {
      for (const [id, place] of joined) {
        const row = await recordHeartbeat(deps, id, place.own.side);
        // Catches up if events of another process were missed.
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
 * The state whose changes are sent to a side: the status, and whether the other side is present.
 */
function metAs(row: ConsultationRow | null, side: Side): string {
  if (!row) return 'ended';
  const { customerSeenAt, healerSeenAt } = row;
  const [own, other] =
    side === 'customer' ? [customerSeenAt, healerSeenAt] : [healerSeenAt, customerSeenAt];
  // This side has just sent a heartbeat.
  const isPresent =
    own && other && Math.abs(own.getTime() - other.getTime()) <= graceSeconds * 1000;
  return `${row.status} ${isPresent ? 'there' : 'away'}`;
}
