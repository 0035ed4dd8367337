import {
  forgotPassword as forgotCall,
  resetPassword as resetCall,
  restoreEmail as restoreCall,
  verifyEmail as verifyCall,
} from '@jyotiratna/contract/calls/account';
import { success } from '@jyotiratna/contract/calls/parts';
import type { Routes } from '../platform/http/routes.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';
import { restoreEmail } from './restore-email.ts';
import { verifyEmail } from './verify-email.ts';

const tags = ['Account'];
const config = { access: 'public' } as const;
const done = { success: true } as const;

/** Links from messages: a new password, a proven e-mail address. */
export const recoveryRoutes: Routes = async (app, { deps }) => {
  app.post(
    '/user/password/forgot',
    { config, schema: { tags, body: forgotCall.body, response: { 200: success } } },
    async (request) => {
      await forgotPassword(deps, await request.actor(), request.body);
      return done;
    },
  );

  app.post(
    '/user/password/reset',
    { config, schema: { tags, body: resetCall.body, response: { 200: resetCall.reply } } },
    async (request) => {
      const role = await resetPassword(deps, await request.actor(), request.body);
      return { ...done, role };
    },
  );

  app.post(
    '/user/verify-email',
    { config, schema: { tags, body: verifyCall.body, response: { 200: success } } },
    async (request) => {
      await verifyEmail(deps, await request.actor(), request.body);
      return done;
    },
  );

  app.post(
    '/user/email/restore',
    { config, schema: { tags, body: restoreCall.body, response: { 200: success } } },
    async (request) => {
      await restoreEmail(deps, await request.actor(), request.body);
      return done;
    },
  );
};
