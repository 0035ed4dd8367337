import {
  googleCallback as callbackCall,
  linkGoogle as linkCall,
  googleStart as startCall,
  unlinkGoogle as unlinkCall,
  signInWays as waysCall,
} from '@jyotiratna/contract/calls/account';
import type { Routes } from '../../platform/http/routes.ts';
import { publicUrl } from '../../platform/public-url.ts';
import { welcome } from '../sessions-routes.ts';
import { finishGoogle } from './finish-google.ts';
import { linkGoogle, readSignInWays, unlinkGoogle } from './link-google.ts';
import { startGoogle } from './start-google.ts';

const tags = ['Account'];
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Sign-in with Google: the page asks where to go, comes back with a code, and hands it in. */
export const googleRoutes: Routes = async (app, { deps }) => {
  const secure = publicUrl(deps.env).startsWith('https:');
  const name = secure ? '__Host-google' : 'google';
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const config = { access: 'public', rateLimit: { max: 30, timeWindow: '15 minutes' } } as const;

  app.get(
    '/user/google/start',
    { config, schema: { tags, querystring: startCall.query, response: { 200: startCall.reply } } },
    async (request, reply) => {
      const started = await startGoogle(deps, request.query);
      reply.setCookie(name, started.cookie, { ...cookie, maxAge: 600 });
      return { url: started.url };
    },
  );

  app.get(
    '/users/sign-in',
    { config: { access: 'user' }, schema: { tags, response: { 200: waysCall.reply } } },
    async (request) => readSignInWays(deps, await request.actor()),
  );

  app.post(
    '/users/google',
    {
      config: { access: 'user', rateLimit: config.rateLimit },
      schema: { tags, body: linkCall.body, response: { 200: linkCall.reply } },
    },
    async (request, reply) => {
      const started = await linkGoogle(deps, await request.actor(), request.body);
      reply.setCookie(name, started.cookie, { ...cookie, maxAge: 600 });
      return { url: started.url };
    },
  );

  app.delete(
    '/users/google',
    { config: { access: 'user' }, schema: { tags, body: unlinkCall.body, response: { 200: unlinkCall.reply } } },
    async (request) => {
      await unlinkGoogle(deps, await request.actor(), request.body);
      return { success: true as const };
    },
  );

  app.post(
    '/user/google/callback',
    { config, schema: { tags, body: callbackCall.body, response: { 200: callbackCall.reply } } },
    async (request, reply) => {
      const { code, redirectUri, state } = request.body;
      const held = request.cookies[name];
      reply.clearCookie(name, cookie);
      const user = await finishGoogle(deps, await request.actor(), {
        code,
        redirectUri,
        state,
        cookie: held && tokenPattern.test(held) ? held : undefined,
      });
      return welcome(deps, request, reply, user);
    },
  );
};
