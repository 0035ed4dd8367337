import * as calls from '@jyotiratna/contract/accounts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { forgotPassword } from './forgot-password.ts';
import { resetPassword } from './reset-password.ts';
import { restoreEmail } from './restore-email.ts';
import { verifyEmail } from './verify-email.ts';

const done = { success: true } as const;

/** Links from emails: a new password, a verified email address. */
export const recoveryRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.forgotPasswordRoute, async (request) => {
    await forgotPassword(deps, await request.actor(), request.body);
    return done;
  });

  serve(app, calls.resetPasswordRoute, async (request) => {
    const role = await resetPassword(deps, await request.actor(), request.body);
    return { ...done, role };
  });

  serve(app, calls.verifyEmailRoute, async (request) => {
    await verifyEmail(deps, await request.actor(), request.body);
    return done;
  });

  serve(app, calls.restoreEmailRoute, async (request) => {
    await restoreEmail(deps, await request.actor(), request.body);
    return done;
  });
};
