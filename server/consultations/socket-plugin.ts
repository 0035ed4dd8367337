import { type Consultation, ShopError, type SocketOut, sourceLocale } from '@jyotiratna/contract';
import { consultationSocket, socketIn, socketInName } from '@jyotiratna/contract/consultations';
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
import { findOwn, type Own, peopleOf, presentConsultation } from './present-consultation.ts';
import { type ConsultationRow, graceSeconds, type Side } from './queries.ts';
import { sendMessage } from './send-message.ts';
import { tellSeen } from './tell-seen.ts';
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
/** Frames in ten seconds and sockets, of one person. */
const most = { frames: 100, sockets: 8 };

/** A session that a line has joined, up to where it was told, and how the session was met last. */
type Joined = { own: Own; sentSeq: number; met: string | null };
type Person = { sockets: number; frames: number; since: number };
type Line = { socket: WebSocket; sessionHash: string; turn: number; beat: () => void };

/** Sessions by WebSocket: one for each page, for any number of sessions of its person. */
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
        if (person.sockets >= most.sockets) return socket.close(1013, 'too many connections');
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

type Opened = { socket: WebSocket; person: Person; turn: number };

function openLine(deps: Deps, actor: Member, { socket, person, turn }: Opened): Line {
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
    if (isBinary || person.frames > most.frames) return socket.close(1008, 'too much');
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

/** By what one side sees that a session is another one than before: its status, and whether the other side is there. */
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
