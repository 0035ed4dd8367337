import { type Consultation, ShopError, type SocketOut, sourceLocale } from '@jyotiratna/contract';
import { socketIn, socketInName } from '@jyotiratna/contract/consultations';
import type { WebSocket } from 'ws';
import type { Member } from '../accounts/actor.ts';
import { renewLease } from '../healers/presence-queries.ts';
import type { Deps } from '../platform/deps.ts';
import type { LiveEvent } from './live.ts';
import { findOwn, type Own, peopleOf, presentConsultation } from './present-consultation.ts';
import { type ConsultationRow, graceSeconds, type Side } from './queries.ts';
import { sendMessage } from './send-message.ts';
import { tellSeen } from './tell-seen.ts';
import { signOfLife } from './tick.ts';
import { readMessages } from './transcript.ts';

/** Signs of life are asked for so often, in ms. */
export const beatMs = 5_000;
/** Rounds without an answer after which somebody is gone. */
const patience = 3;
/** Bytes that may wait for a reader who does not read. */
const slowBytes = 512 * 1024;
/** Frames of one person in ten seconds. */
const mostFrames = 100;

/** A session that a line has joined, the last message told over it, and how the session was found last. */
type Joined = { own: Own; sentSeq: number; met: string | null };
/** What all sockets of a person count together; `since` in ms of `performance.now()`. */
export type Person = { sockets: number; frames: number; since: number };
export type Line = { socket: WebSocket; sessionHash: string; turn: number; beat: () => void };

type Opened = { socket: WebSocket; person: Person; turn: number };

/**
 * Answers what comes over one socket, and tells over it what happens to its person's sessions.
 * @param turn in which of the rounds its sign of life is asked for
 */
export function openLine(deps: Deps, actor: Member, { socket, person, turn }: Opened): Line {
  const joined = new Map<string, Joined>();
  let silentRounds = 0;
  // One thing after the other: a session's messages leave in order.
  let work: Promise<void> = Promise.resolve();
  const inTurn = (task: () => Promise<void>) => {
    work = work.then(task).catch((error: unknown) => {
      if (error instanceof ShopError) return;
      deps.log.error({ err: error }, 'a socket’s task failed');
    });
  };

  function send(message: SocketOut): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > slowBytes) socket.terminate();
    else socket.send(JSON.stringify(message));
  }

  async function view(id: string): Promise<Consultation> {
    const { row, side } = await findOwn(deps.db, actor, id);
    return presentConsultation(deps, row, side, actor.locale ?? sourceLocale);
  }

  async function catchUp(id: string): Promise<void> {
    const place = joined.get(id);
    if (!place) return;
    for (;;) {
      const messages = await readMessages(deps, place.own, place.sentSeq);
      if (messages.length === 0) return;
      place.sentSeq = messages.at(-1)!.seq;
      send({ type: 'messages', id, messages });
    }
  }

  async function hear(event: LiveEvent): Promise<void> {
    const { id } = event;
    const place = joined.get(id);
    if (event.what === 'typing') {
      if (place && place.own.side !== event.sender) send({ type: 'typing', id, sender: event.sender });
      return;
    }
    if (event.what === 'message') {
      // Words are for whoever has joined; a desk that lists its sessions needs to hear of none.
      if (!place) return;
      const { message } = event;
      if (message?.seq !== place.sentSeq + 1) return catchUp(id);
      place.sentSeq = message.seq;
      return send({ type: 'messages', id, messages: [message] });
    }
    changed.delete(id);
    const consultation = await view(id);
    send({ type: 'consultation', consultation });
    // Both may be here already: then it starts at once.
    if (place && consultation.status === 'accepted') await signOfLife(deps, id, place.own.side);
  }

  const refuse = (id: string, clientId: string | null) => (error: unknown) => {
    if (!(error instanceof ShopError)) throw error;
    send({ type: 'refused', id, clientId, code: error.code });
  };

  async function act(frame: string): Promise<void> {
    const said = parse(frame);
    const { success, data } = socketIn.safeParse(said);
    if (!success) return send({ type: 'refused', ...socketInName.parse(said), code: 'invalid_input' });
    const { id } = data;
    switch (data.type) {
      case 'join':
        return join(id, data.after).catch(refuse(id, null));
      case 'leave':
        joined.delete(id);
        return;
      case 'send': {
        const told = await sendMessage(deps, actor, data, joined.get(id)?.own).catch(refuse(id, data.clientId));
        if (told) send({ type: 'sent', id, message: told });
        return;
      }
      case 'typing':
        return tellTyping(id);
      case 'seen': {
        const place = joined.get(id);
        if (place) await tellSeen(deps, place.own, data);
        return;
      }
    }
  }

  async function join(id: string, after: number): Promise<void> {
    const own = await findOwn(deps.db, actor, id);
    // Who names more than there is misses nothing of what comes.
    const place: Joined = { own, sentSeq: Math.min(after, own.row.lastSeq), met: null };
    joined.set(id, place);
    place.met = metAs(await signOfLife(deps, id, own.side), own.side);
    const messages = await readMessages(deps, own, place.sentSeq);
    place.sentSeq = messages.at(-1)?.seq ?? place.sentSeq;
    send({ type: 'joined', consultation: await view(id), messages });
    await catchUp(id);
  }

  async function tellTyping(id: string): Promise<void> {
    const place = joined.get(id);
    if (!place) return;
    const { row, side } = place.own;
    deps.live.publish({ id, to: peopleOf(row), what: 'typing', sender: side });
  }

  /** Sessions that are going to be told anew: what changes before that needs no further telling. */
  const changed = new Set<string>();
  const unsubscribe = deps.live.subscribe(actor.id, (event) => {
    if (event.what === 'changed') {
      if (changed.has(event.id)) return;
      changed.add(event.id);
    }
    inTurn(() => hear(event));
  });
  let renewedAt = Number.NEGATIVE_INFINITY;
  /** The healer's desk is open; written half as often as signs of life come, which is often enough for its lease. */
  const renew = async () => {
    if (actor.role !== 'healer' || performance.now() - renewedAt < 1.5 * beatMs) return;
    renewedAt = performance.now();
    await renewLease(deps.db, actor.id);
  };
  inTurn(renew);

  socket.on('message', (frame, isBinary) => {
    const now = performance.now();
    if (now - person.since > 10_000) Object.assign(person, { frames: 0, since: now });
    person.frames += 1;
    if (isBinary || person.frames > mostFrames) return socket.close(1008, 'too much');
    inTurn(() => act(frame.toString()));
  });
  socket.on('pong', () => {
    silentRounds = 0;
    inTurn(async () => {
      for (const [id, place] of joined) {
        const row = await signOfLife(deps, id, place.own.side);
        // What another process told and nobody heard.
        if (!row || row.lastSeq > place.sentSeq) await catchUp(id);
        // Nobody tells that a line is gone: that shows by the signs of life that do not come.
        const met = metAs(row, place.own.side);
        if (met !== place.met) send({ type: 'consultation', consultation: await view(id) });
        place.met = met;
      }
      await renew();
    });
  });
  socket.on('close', () => {
    unsubscribe();
    joined.clear();
  });

  return {
    ...{ socket, turn, sessionHash: actor.sessionHash },
    beat() {
      silentRounds += 1;
      if (silentRounds > patience || socket.bufferedAmount > slowBytes) return socket.terminate();
      socket.ping();
    },
  };
}

/** What tells one side that a session has changed: its status, and whether the other side is there. */
function metAs(row: ConsultationRow | null, side: Side): string {
  if (!row) return 'ended';
  const seenAt = side === 'customer' ? row.healerSeenAt : row.customerSeenAt;
  const isThere = seenAt && row.tickedAt && Math.abs(row.tickedAt.getTime() - seenAt.getTime()) <= graceSeconds * 1000;
  return `${row.status} ${isThere ? 'there' : 'away'}`;
}

function parse(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return null;
  }
}
