import * as calls from '@jyotiratna/contract/accounts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { presentUser } from './present-user.ts';
import { signOutEverywhere } from './sessions/end-session.ts';
import { welcome } from './sessions-routes.ts';
import { updateProfile } from './update-profile.ts';

const done = { success: true } as const;

/** Endpoints for a user's own account. */
export const profileRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.updateProfileRoute, async (request) => ({
    user: presentUser(await updateProfile(deps, await request.actor(), request.body)),
  }));

  serve(app, calls.changePasswordRoute, async (request, reply) => {
    await welcome(
      deps,
      request,
      reply,
      await changePassword(deps, await request.actor(), request.body),
    );
    return done;
  });

  serve(app, calls.changeEmailRoute, async (request) => {
    await changeEmail(deps, await request.actor(), request.body);
    return done;
  });

  serve(app, calls.signOutEverywhereRoute, async (request, reply) => {
    await signOutEverywhere(deps, await request.actor());
    reply.endSession();
    return done;
  });
};
