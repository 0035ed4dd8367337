import * as calls from '@jyotiratna/contract/accounts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { publicUrl } from '../../platform/public-url.ts';
import { welcome } from '../sessions-routes.ts';
import { finishGoogle } from './finish-google.ts';
import { linkGoogle, readSignInMethods, unlinkGoogle } from './link-google.ts';
import { startGoogle } from './start-google.ts';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * Sign-in with Google: the page requests the authorization URL, and submits the code with which
 * Google redirects back.
 */
export const googleRoutes: Routes = async (app, { deps }) => {
  const secure = publicUrl(deps.env).startsWith('https:');
  const name = secure ? '__Host-google' : 'google';
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  serve(app, calls.googleStart, async (request, reply) => {
    const started = await startGoogle(deps, request.query);
    reply.setCookie(name, started.cookie, { ...cookie, maxAge: 600 });
    return { url: started.url };
  });

  serve(app, calls.signInMethods, async (request) =>
    readSignInMethods(deps, await request.actor()),
  );

  serve(app, calls.linkGoogleRoute, async (request, reply) => {
    const started = await linkGoogle(deps, await request.actor(), request.body);
    reply.setCookie(name, started.cookie, { ...cookie, maxAge: 600 });
    return { url: started.url };
  });

  serve(app, calls.unlinkGoogleRoute, async (request) => {
    await unlinkGoogle(deps, await request.actor(), request.body);
    return { success: true as const };
  });

  serve(app, calls.googleCallback, async (request, reply) => {
    const { code, redirectUri, state } = request.body;
    const existing = request.cookies[name];
    reply.clearCookie(name, cookie);
    const user = await finishGoogle(deps, await request.actor(), {
      code,
      redirectUri,
      state,
      cookie: existing && tokenPattern.test(existing) ? existing : undefined,
    });
    return welcome(deps, request, reply, user, 'google');
  });
};
