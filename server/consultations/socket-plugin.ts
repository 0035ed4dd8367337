import { type Consultation, ShopError, type SocketOut, sourceLocale } from '@jyotiratna/contract';
import { consultationSocket, socketIn } from '@jyotiratna/contract/consultations';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { type Member, requireMember } from '../accounts/actor.ts';
import { idleSeconds } from '../accounts/sessions/find-session.ts';
import { listLiving } from '../accounts/sessions/queries.ts';
import { renewLease } from '../healers/presence-queries.ts';
import type { Deps } from '../platform/deps.ts';
import { isOwnOrigin } from '../platform/http/origin.ts';
import { type Request, serve } from '../platform/http/serve.ts';
import { ownOrigins } from '../platform/public-url.ts';
import type { LiveEvent } from './live.ts';
import { markSeen } from './message-queries.ts';
import { findOwn, type Own, peopleOf, presentConsultation } from './present-consultation.ts';
import { leaseSeconds } from './read-desk.ts';
import { sendMessage } from './send-message.ts';
import { signOfLife } from './tick.ts';
import { readMessages } from './transcript.ts';

/** Signs of life are asked for so often, in ms. */
const beatMs = 5_000;
/** Lines take turns: all at once would keep messages waiting behind their signs of life. */
const turns = 20;
/** Rounds without an answer after which somebody is gone. */
const patience = 3;
/** What a reader who does not read may leave lying here. */
const slowBytes = 512 * 1024;
/** Frames of one socket in ten seconds, sockets of one person. */
const most = { frames: 100, sockets: 8 };

/** A session that a line has joined, and up to where it was told. */
type Joined = { own: Own; sentSeq: number };
type Line = { socket: WebSocket; sessionHash: string; turn: number; beat: () => void };

/** Sessions by WebSocket: one for each page, for any number of sessions of its person. */
export async function consultationSockets(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  const lines = new Map<WebSocket, Line>();
  const perPerson = new Map<string, number>();
  let opened = 0;
  let turn = 0;
  const beat = async () => {
    turn = (turn + 1) % turns;
    const now = [...lines.values()].filter((line) => line.turn === turn);
    if (now.length === 0) return;
    for (const line of now) line.beat();
    const hashes = now.map(({ sessionHash }) => sessionHash);
    const living = await listLiving(deps.db, hashes, idleSeconds);
    for (const { socket, sessionHash } of now) if (!living.has(sessionHash)) socket.close(4401, 'logged out');
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
        if (request.headers.upgrade && !isOwnOrigin(request, ownOrigins(deps.env)))
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
        const mine = perPerson.get(actor.id) ?? 0;
        if (mine >= most.sockets) return socket.close(1013, 'too many connections');
        if (socket.readyState !== socket.OPEN) return;
        perPerson.set(actor.id, mine + 1);
        opened += 1;
        const line = openLine(deps, actor, socket, opened % turns);
        lines.set(socket, line);
        socket.on('close', () => {
          lines.delete(socket);
          const left = (perPerson.get(actor.id) ?? 1) - 1;
          if (left > 0) perPerson.set(actor.id, left);
          else perPerson.delete(actor.id);
        });
        for (const frame of early) socket.emit('message', frame, false);
      },
    },
  );
}

function openLine(deps: Deps, actor: Member, socket: WebSocket, turn: number): Line {
  const joined = new Map<string, Joined>();
  let silentRounds = 0;
  let frames = { count: 0, since: performance.now() };
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
    const { success, data } = socketIn.safeParse(parse(frame));
    if (!success) return send({ type: 'refused', id: '', clientId: null, code: 'invalid_input' });
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
        if (!place) return;
        if (await markSeen(deps.db, id, place.own.side, data))
          deps.live.publish({ id, to: peopleOf(place.own.row), what: 'changed' });
        return;
      }
    }
  }

  async function join(id: string, after: number): Promise<void> {
    const own = await findOwn(deps.db, actor, id);
    const place = { own, sentSeq: after };
    joined.set(id, place);
    await signOfLife(deps, id, own.side);
    const messages = await readMessages(deps, own, after);
    place.sentSeq = messages.at(-1)?.seq ?? after;
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
    await renewLease(deps.db, actor.id, leaseSeconds);
  };
  inTurn(renew);

  socket.on('message', (frame, isBinary) => {
    const now = performance.now();
    if (now - frames.since > 10_000) frames = { count: 0, since: now };
    frames.count += 1;
    if (isBinary || frames.count > most.frames) return socket.close(1008, 'too much');
    inTurn(() => act(frame.toString()));
  });
  socket.on('pong', () => {
    silentRounds = 0;
    inTurn(async () => {
      for (const [id, { own, sentSeq }] of joined) {
        const row = await signOfLife(deps, id, own.side);
        // What another process told and nobody heard.
        if (!row || row.lastSeq > sentSeq) await catchUp(id);
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

function parse(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return null;
  }
}
