import { ShopError } from '@jyotiratna/contract';
import { consultationSocket } from '@jyotiratna/contract/consultations';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { requireMember } from '../accounts/actor.ts';
import { idleSeconds } from '../accounts/sessions/find-session.ts';
import { listLiving } from '../accounts/sessions/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { isOwnOrigin } from '../platform/http/origin.ts';
import { type Request, serve } from '../platform/http/serve.ts';
import { ownOrigins } from '../platform/public-url.ts';
import { beatMs, type Line, openLine, type Person } from './socket-line.ts';

/** Lines take turns: all at once would keep messages waiting behind their signs of life. */
const turns = 20;
/** Sockets of one person. */
const mostSockets = 8;

/**
 * Sessions by WebSocket: one socket for each page, for any number of sessions of its person. Here is who may open one and when it
 * ends; `socket-line.ts` has what is said over it.
 */
export async function consultationSockets(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const lines = new Map<WebSocket, Line>();
  const people = new Map<string, Person>();
  let opened = 0;
  let turn = 0;
  const beat = async () => {
    turn = (turn + 1) % turns;
    const now = [...lines.values()].filter((line) => line.turn === turn);
    if (now.length === 0) return;
    for (const line of now) line.beat();
    const hashes = now.map(({ sessionHash }) => sessionHash);
    const active = await listLiving(deps.db, hashes, idleSeconds);
    for (const { socket, sessionHash } of now) if (!active.has(sessionHash)) socket.close(4401, 'logged out');
  };
  const timer = setInterval(() => {
    beat().catch((error: unknown) => deps.log.error({ err: error }, 'logins of sockets could not be checked'));
  }, beatMs / turns);
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
        // The cookie is all that a socket is opened by, and every browser names the page that opens one (RFC 6455, 4.1).
        const { upgrade, origin } = request.headers;
        if (upgrade && (origin === undefined || !isOwnOrigin(request, ownOrigins(deps.env))))
          throw new ShopError('foreign_origin');
      },
      wsHandler: async (socket, request) => {
        // Whoever ends before the login was read must not end the process.
        socket.on('error', () => socket.terminate());
        const early: Buffer[] = [];
        const keep = (frame: Buffer) => void (early.length < 20 && early.push(frame));
        socket.on('message', keep);
        const member = requireMember(await request.actor());
        const { locale } = request.query as Request<typeof consultationSocket>['query'];
        const actor = { ...member, locale: locale ?? member.locale };
        socket.off('message', keep);
        const person = people.get(actor.id) ?? { sockets: 0, frames: 0, since: performance.now() };
        if (person.sockets >= mostSockets) return socket.close(1013, 'too many connections');
        if (socket.readyState !== socket.OPEN) return;
        people.set(actor.id, person);
        person.sockets += 1;
        opened += 1;
        const line = openLine(deps, actor, { socket, person, turn: opened % turns });
        lines.set(socket, line);
        socket.on('close', () => {
          lines.delete(socket);
          person.sockets -= 1;
          if (person.sockets === 0) people.delete(actor.id);
        });
        for (const frame of early) socket.emit('message', frame, false);
      },
    },
  );
}
