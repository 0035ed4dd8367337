import { ShopError } from '@jyotiratna/contract';
import { consultationSocket } from '@jyotiratna/contract/consultations';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { requireMember } from '../accounts/actor.ts';
import { idleSeconds } from '../accounts/sessions/find-session.ts';
import { listActiveSessions } from '../accounts/sessions/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { isOwnOrigin } from '../platform/http/origin.ts';
import { type Request, serve } from '../platform/http/serve.ts';
import { ownOrigins } from '../platform/public-url.ts';
import {
  type Connection,
  heartbeatMs,
  openConnection,
  type SocketUser,
} from './socket-connection.ts';

/** Heartbeats are staggered in rounds, because sending all at once would delay messages. */
const turns = 20;
/** Maximum sockets of one user. */
const maxSockets = 8;

/**
 * WebSockets of sessions: one per page, for any number of its user's sessions. This file
 * authenticates each WebSocket by the session cookie, checks its Origin, limits their number, and
 * closes those whose user has logged out; `socket-connection.ts` implements the messages.
 */
export async function consultationSockets(
  app: FastifyInstance,
  { deps }: { deps: Deps },
): Promise<void> {
  const connections = new Map<WebSocket, Connection>();
  const users = new Map<string, SocketUser>();
  let opened = 0;
  let turn = 0;
  const heartbeat = async () => {
    turn = (turn + 1) % turns;
    const now = [...connections.values()].filter((connection) => connection.turn === turn);
    if (now.length === 0) return;
    for (const connection of now) connection.heartbeat();
    const hashes = now.map(({ sessionHash }) => sessionHash);
    const active = await listActiveSessions(deps.db, hashes, idleSeconds);
    for (const { socket, sessionHash } of now)
      if (!active.has(sessionHash)) socket.close(4401, 'logged out');
  };
  const timer = setInterval(() => {
    heartbeat().catch((error: unknown) =>
      deps.log.error({ err: error }, 'sessions of sockets could not be verified'),
    );
  }, heartbeatMs / turns);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  serve(
    app,
    consultationSocket,
    async () => {
      throw new ShopError('not_found');
    },
    {
      preValidation: async (request) => {
        // The cookie alone authenticates a WebSocket, so its Origin, which every browser sends (RFC
        // 6455, 4.1), must be the shop's.
        const { upgrade, origin } = request.headers;
        if (upgrade && (origin === undefined || !isOwnOrigin(request, ownOrigins(deps.env))))
          throw new ShopError('foreign_origin');
      },
      wsHandler: async (socket, request) => {
        // A client that disconnects during authentication must not crash the process.
        socket.on('error', () => socket.terminate());
        const early: Buffer[] = [];
        const keep = (frame: Buffer) => void (early.length < 20 && early.push(frame));
        socket.on('message', keep);
        const member = requireMember(await request.actor());
        const { locale } = request.query as Request<typeof consultationSocket>['query'];
        const actor = { ...member, locale: locale ?? member.locale };
        socket.off('message', keep);
        const user = users.get(actor.id) ?? {
          sockets: 0,
          frames: 0,
          windowStart: performance.now(),
        };
        if (user.sockets >= maxSockets) return socket.close(1013, 'too many connections');
        if (socket.readyState !== socket.OPEN) return;
        users.set(actor.id, user);
        user.sockets += 1;
        opened += 1;
        const connection = openConnection(deps, actor, {
          socket,
          person: user,
          turn: opened % turns,
        });
        connections.set(socket, connection);
        socket.on('close', () => {
          connections.delete(socket);
          user.sockets -= 1;
          if (user.sockets === 0) users.delete(actor.id);
        });
        for (const frame of early) socket.emit('message', frame, false);
      },
    },
  );
}
