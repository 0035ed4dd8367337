import { ShopError, type SocketOut } from '@jyotiratna/contract';
import { socketIn, socketInName } from '@jyotiratna/contract/consultation-socket';
import type { WebSocket } from 'ws';
import type { Member } from '../accounts/actor.ts';
import { renewLease } from '../healers/presence-queries.ts';
import type { Deps } from '../platform/deps.ts';
import { createJoinedSessions } from './joined-sessions.ts';
import { sendSessionMessage } from './send-message.ts';
import { sendSeen } from './send-seen.ts';

/** Interval of heartbeats, in ms. */
export const heartbeatMs = 5_000;
/** Missed heartbeats after which a client counts as disconnected. */
const maxQuietRounds = 2;
/** Maximum buffered bytes for a client that does not read. */
const slowBytes = 512 * 1024;
/** Maximum frames of one user in 10 seconds. */
const maxFrames = 100;

/** Shared frame counter of all sockets of a user; `windowStart` in ms of `performance.now()`. */
export type SocketUser = { sockets: number; frames: number; windowStart: number };
export type Connection = {
  socket: WebSocket;
  sessionHash: string;
  turn: number;
  heartbeat: () => void;
};

type Opened = { socket: WebSocket; person: SocketUser; turn: number };

/**
 * Handles the frames of one socket, and sends the events of its user's sessions over it.
 * @param turn the heartbeat round of this connection
 */
export function openConnection(
  deps: Deps,
  actor: Member,
  { socket, person: member, turn }: Opened,
): Connection {
  let quietRounds = 0;
  // Tasks run one after another, so that a session's messages are sent in order.
  let work: Promise<void> = Promise.resolve();
  const inTurn = (task: () => Promise<void>) => {
    work = work.then(task).catch((error: unknown) => {
      if (error instanceof ShopError) return;
      deps.log.error({ err: error }, 'a socket’s task failed');
    });
  };

  function send(message: SocketOut): void {
    if (socket.readyState !== socket.OPEN) return;
    // A client that is still reading receives the close code and reconnects; the next heartbeat
    // terminates other connections.
    if (socket.bufferedAmount > slowBytes) socket.close(1013, 'reads too slowly');
    else socket.send(JSON.stringify(message));
  }

  const sessions = createJoinedSessions(deps, actor, send);
  const reject = (id: string, clientId: string | null) => (error: unknown) => {
    if (!(error instanceof ShopError)) throw error;
    send({ type: 'refused', id, clientId, code: error.code });
  };

  async function act(frame: string): Promise<void> {
    const content = parse(frame);
    const { success, data } = socketIn.safeParse(content);
    if (!success)
      return send({ type: 'refused', ...socketInName.parse(content), code: 'invalid_input' });
    if (data.type === 'ping') return send({ type: 'pong' });
    const { id } = data;
    switch (data.type) {
      case 'join':
        return sessions.join(id, data.after).catch(reject(id, null));
      case 'leave':
        return sessions.leave(id);
      case 'send': {
        const result = await sendSessionMessage(deps, actor, data, sessions.find(id)).catch(
          reject(id, data.clientId),
        );
        if (result) send({ type: 'sent', id, message: result });
        return;
      }
      case 'typing':
        return sessions.notifyTyping(id);
      case 'seen': {
        const own = sessions.find(id);
        if (own) await sendSeen(deps, own, data);
        return;
      }
    }
  }

  /** Sessions with a pending update, which covers further changes until it is sent. */
  const changed = new Set<string>();
  const unsubscribe = deps.live.subscribe(actor.id, (event) => {
    if (event.type === 'session-end') {
      if (event.tokenHash === actor.sessionHash) socket.close(4401, 'logged out');
      return;
    }
    if (event.type === 'changed') {
      if (changed.has(event.id)) return;
      changed.add(event.id);
    }
    inTurn(() => {
      if (event.type === 'changed') changed.delete(event.id);
      return sessions.handleMessage(event);
    });
  });
  let renewedAt = Number.NEGATIVE_INFINITY;
  /**
   * Renews the lease of the healer's open dashboard, at about half the rate of heartbeats, which is
   * sufficient.
   */
  const renew = async () => {
    if (actor.role !== 'healer' || performance.now() - renewedAt < 1.5 * heartbeatMs) return;
    renewedAt = performance.now();
    await renewLease(deps.db, actor.id);
  };
  inTurn(renew);

  /**
   * Counts a frame (rate limit). A client that continues after being closed for flooding is
   * terminated.
   */
  function isFlood(): boolean {
    const now = performance.now();
    if (now - member.windowStart > 10_000) Object.assign(member, { frames: 0, windowStart: now });
    member.frames += 1;
    if (member.frames <= maxFrames) return false;
    if (member.frames > 10 * maxFrames) socket.terminate();
    else socket.close(1008, 'too much');
    return true;
  }
  socket.on('message', (frame, isBinary) => {
    if (isFlood() || socket.readyState !== socket.OPEN) return;
    if (isBinary) return socket.close(1008, 'too much');
    inTurn(() => act(frame.toString()));
  });
  // Each ping causes a pong, which is buffered in memory if the client does not read.
  socket.on('ping', isFlood);
  socket.on('pong', () => {
    // Only a pong in reply to a ping is a heartbeat: clients may send unsolicited pongs (RFC 6455,
    // 5.5.3).
    if (quietRounds === 0) return void isFlood();
    quietRounds = 0;
    inTurn(async () => {
      await sessions.recordPresence();
      await renew();
    });
  });
  socket.on('close', () => {
    unsubscribe();
    sessions.leaveAll();
  });

  return {
    ...{ socket, turn, sessionHash: actor.sessionHash },
    heartbeat() {
      quietRounds += 1;
      if (quietRounds > maxQuietRounds || socket.bufferedAmount > slowBytes)
        return socket.terminate();
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
