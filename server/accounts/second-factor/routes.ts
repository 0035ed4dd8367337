import * as calls from '@jyotiratna/contract/admin/team';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startSecondFactor } from './start-second-factor.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';

/** The second factor of the calling administrator. */
export const secondFactorRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.readSecondFactor, async (request) => ({
    secondFactor: await readSecondFactor(deps, await request.actor()),
  }));

  serve(app, calls.startSecondFactor, async (request) => startSecondFactor(deps, await request.actor(), request.body));

  serve(app, calls.confirmSecondFactor, async (request) => ({
    recoveryCodes: await confirmSecondFactor(deps, await request.actor(), request.body),
  }));

  serve(app, calls.renewRecoveryCodes, async (request) => ({
    recoveryCodes: await renewRecoveryCodes(deps, await request.actor(), request.body),
  }));

  serve(app, calls.turnOffSecondFactor, async (request) => {
    await turnOffSecondFactor(deps, await request.actor(), request.body);
    return { success: true as const };
  });
};
