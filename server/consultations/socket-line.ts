import { ShopError, type SocketOut } from '@jyotiratna/contract';
import { socketIn, socketInName } from '@jyotiratna/contract/consultations';
import type { WebSocket } from 'ws';
import type { Member } from '../accounts/actor.ts';
import { renewLease } from '../healers/presence-queries.ts';
import type { Deps } from '../platform/deps.ts';
import { createJoinedSessions } from './joined-sessions.ts';
import { sendMessage } from './send-message.ts';
import { tellSeen } from './tell-seen.ts';

/** Signs of life are asked for so often, in ms. */
export const beatMs = 5_000;
/** Rounds without an answer after which somebody is gone. */
const timeoutMs = 2;
/** Bytes that may wait for a reader who does not read. */
const slowBytes = 512 * 1024;
/** Frames of one person in ten seconds. */
const mostFrames = 100;

/** What all sockets of a person count together; `since` in ms of `performance.now()`. */
export type Person = { sockets: number; frames: number; since: number };
export type Line = { socket: WebSocket; sessionHash: string; turn: number; beat: () => void };

type Opened = { socket: WebSocket; person: Person; turn: number };

/**
 * Answers what comes over one socket, and tells over it what happens to its person's sessions.
 * @param turn in which of the rounds its sign of life is asked for
 */
export function openLine(deps: Deps, actor: Member, { socket, person, turn }: Opened): Line {
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
    // A client that goes on reading receives the code and connects again; the next beat ends the others.
    if (socket.bufferedAmount > slowBytes) socket.close(1013, 'reads too slowly');
    else socket.send(JSON.stringify(message));
  }

  const sessions = createJoinedSessions(deps, actor, send);
  const refuse = (id: string, clientId: string | null) => (error: unknown) => {
    if (!(error instanceof ShopError)) throw error;
    send({ type: 'refused', id, clientId, code: error.code });
  };

  async function act(frame: string): Promise<void> {
    const said = parse(frame);
    const { success, data } = socketIn.safeParse(said);
    if (!success) return send({ type: 'refused', ...socketInName.parse(said), code: 'invalid_input' });
    if (data.type === 'ping') return send({ type: 'pong' });
    const { id } = data;
    switch (data.type) {
      case 'join':
        return sessions.join(id, data.after).catch(refuse(id, null));
      case 'leave':
        return sessions.leave(id);
      case 'send': {
        const told = await sendMessage(deps, actor, data, sessions.find(id)).catch(refuse(id, data.clientId));
        if (told) send({ type: 'sent', id, message: told });
        return;
      }
      case 'typing':
        return sessions.tellTyping(id);
      case 'seen': {
        const own = sessions.find(id);
        if (own) await tellSeen(deps, own, data);
        return;
      }
    }
  }

  /** Sessions that are going to be told anew: what changes before that needs no further telling. */
  const changed = new Set<string>();
  const unsubscribe = deps.live.subscribe(actor.id, (event) => {
    if (event.what === 'session-end') {
      if (event.tokenHash === actor.sessionHash) socket.close(4401, 'logged out');
      return;
    }
    if (event.what === 'changed') {
      if (changed.has(event.id)) return;
      changed.add(event.id);
    }
    inTurn(() => {
      if (event.what === 'changed') changed.delete(event.id);
      return sessions.hear(event);
    });
  });
  let renewedAt = Number.NEGATIVE_INFINITY;
  /** The healer's desk is open; written half as often as signs of life come, which is often enough for its lease. */
  const renew = async () => {
    if (actor.role !== 'healer' || performance.now() - renewedAt < 1.5 * beatMs) return;
    renewedAt = performance.now();
    await renewLease(deps.db, actor.id);
  };
  inTurn(renew);

  /** Counts a frame. A client that goes on after its flood was answered with a close frame is cut off. */
  function isFlood(): boolean {
    const now = performance.now();
    if (now - person.since > 10_000) Object.assign(person, { frames: 0, since: now });
    person.frames += 1;
    if (person.frames <= mostFrames) return false;
    if (person.frames > 10 * mostFrames) socket.terminate();
    else socket.close(1008, 'too much');
    return true;
  }
  socket.on('message', (frame, isBinary) => {
    if (isFlood() || socket.readyState !== socket.OPEN) return;
    if (isBinary) return socket.close(1008, 'too much');
    inTurn(() => act(frame.toString()));
  });
  // Each is answered with a pong, which waits in memory for a client that does not read.
  socket.on('ping', isFlood);
  socket.on('pong', () => {
    // Only the answer to a beat is a sign of life: a client may send pongs that no ping asked for (RFC 6455, 5.5.3).
    if (silentRounds === 0) return void isFlood();
    silentRounds = 0;
    inTurn(async () => {
      await sessions.showLife();
      await renew();
    });
  });
  socket.on('close', () => {
    unsubscribe();
    sessions.leaveAll();
  });

  return {
    ...{ socket, turn, sessionHash: actor.sessionHash },
    beat() {
      silentRounds += 1;
      if (silentRounds > timeoutMs || socket.bufferedAmount > slowBytes) return socket.terminate();
      socket.ping();
    },
  };
}

function parse(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return null;
  }
}
