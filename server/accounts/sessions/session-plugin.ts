import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import { localeHeader, readLocale, signedInCookie } from '@jyotiratna/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../../platform/deps.ts';
import { isFromOwnMachine } from '../../platform/http/own-machine.ts';
import { hashToken, newToken } from '../../platform/secrets/token.ts';
import type { Actor, Member } from '../actor.ts';
import { findToken, hasBearer, readBearer } from '../api-tokens/find-token.ts';
import { absoluteSeconds, findSession } from './find-session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Authenticates the caller, once per request. */
    actor: () => Promise<Actor>;
  }
  interface FastifyReply {
    /** Sets the cookie of a new session. */
    startSession: (token: string, role: Member['role']) => void;
    /** Clears the session's cookie. */
    endSession: () => void;
    /**
     * Sets the cookie that identifies a guest as an order's owner, with the given token or a new
     * one, and returns the guest.
     */
    keepGuest: (token?: string) => Promise<Actor>;
    /**
     * Clears a guest cookie whose token was derived from the request (given to `keepGuest`): the
     * client has not proved that it sent the request before.
     */
    takeGuestBack: (actor: Actor) => void;
  }
}

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * Authentication by cookie or API token. Over https, cookie names have the `__Host-` prefix, which
 * browsers accept only with Secure, Path=/ and no Domain; over plain http on localhost, cookies
 * have neither the prefix nor Secure, since clients would not return them.
 */
export const session = fp(
  async (app: FastifyInstance, options: { deps: Pick<Deps, 'db'>; secure: boolean }) => {
    const names = options.secure
      ? { session: '__Host-sid', guest: '__Host-guest' }
      : { session: 'sid', guest: 'guest' };
    const base: CookieSerializeOptions = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: options.secure,
    };
    await app.register(cookie);

    app.decorateRequest('actor', function actor(this: FastifyRequest): Promise<Actor> {
      return find(this);
    });

    const found = new WeakMap<FastifyRequest, Promise<Actor>>();
    function find(request: FastifyRequest): Promise<Actor> {
      let actor = found.get(request);
      if (!actor) {
        actor = read(request);
        found.set(request, actor);
      }
      return actor;
    }

    async function read(request: FastifyRequest): Promise<Actor> {
      if (hasBearer(request)) return readToken(request);
      const token = request.cookies[names.session];
      const member =
        token && tokenPattern.test(token)
          ? await findSession(options.deps, token, request.ip)
          : null;
      if (!member && (token || request.cookies[signedInCookie])) revoked.add(request);
      if (!member) return guest(request, request.cookies[names.guest]);
      const locale = readLocale(request.headers[localeHeader]) ?? member.locale;
      return { ...member, locale, ...clientOf(request) };
    }

    /** The administrator of an API token; the token's name is the device in the audit log. */
    async function readToken(request: FastifyRequest): Promise<Actor> {
      const token = readBearer(request.headers.authorization);
      const member = token && (await findToken(options.deps, token, request.ip));
      if (!member) return guest(request, undefined);
      return { ...member, ...clientOf(request), device: `API token ${member.token?.name}` };
    }

    // A request with the cookie of a revoked session clears its cookies.
    const revoked = new WeakSet<FastifyRequest>();
    app.addHook('onSend', async (request, reply) => {
      if (revoked.has(request) && !reply.getHeader('set-cookie')) reply.endSession();
    });

    function guest(
      request: FastifyRequest,
      token: string | undefined,
    ): Extract<Actor, { role: 'guest' }> {
      const ownerKey =
        token && tokenPattern.test(token)
          ? `guest:${hashToken(token)}`
          : `guest:none:${newToken()}`;
      const locale = readLocale(request.headers[localeHeader]);
      return { role: 'guest', ownerKey, ip: request.ip, locale, ...clientOf(request) };
    }

    function clientOf(request: FastifyRequest): Pick<Actor, 'device' | 'isOwnMachine'> {
      const device = request.headers['user-agent']?.slice(0, 200) ?? null;
      return { device, isOwnMachine: isFromOwnMachine(request) };
    }

    app.decorateReply(
      'startSession',
      function start(this: FastifyReply, token: string, role: Member['role']) {
        const maxAge = absoluteSeconds[role];
        this.setCookie(names.session, token, { ...base, maxAge });
        this.setCookie(signedInCookie, '1', { ...base, httpOnly: false, maxAge });
      },
    );

    app.decorateReply('endSession', function end(this: FastifyReply) {
      this.clearCookie(names.session, base);
      this.clearCookie(signedInCookie, { ...base, httpOnly: false });
    });

    app.decorateReply('takeGuestBack', function takeBack(this: FastifyReply, actor: Actor) {
      if (actor.role === 'guest' && actor.isNew === false) this.clearCookie(names.guest, base);
    });

    app.decorateReply('keepGuest', async function keep(this: FastifyReply, given?: string) {
      const actor = await find(this.request);
      if (actor.role !== 'guest' || !actor.ownerKey.startsWith('guest:none:')) return actor;
      const token = given ?? newToken();
      this.setCookie(names.guest, token, { ...base, maxAge: 365 * 86_400 });
      const guestActor: Actor = { ...guest(this.request, token), isNew: given === undefined };
      found.set(this.request, Promise.resolve(guestActor));
      return guestActor;
    });
  },
);
