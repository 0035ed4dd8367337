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
  serve(app, calls.readSecondFactorRoute, async (request) => ({
    secondFactor: await readSecondFactor(deps, await request.actor()),
  }));

  serve(app, calls.startSecondFactorRoute, async (request) =>
    startSecondFactor(deps, await request.actor(), request.body),
  );

  serve(app, calls.confirmSecondFactorRoute, async (request) => ({
    recoveryCodes: await confirmSecondFactor(deps, await request.actor(), request.body),
  }));

  serve(app, calls.renewRecoveryCodesRoute, async (request) => ({
    recoveryCodes: await renewRecoveryCodes(deps, await request.actor(), request.body),
  }));

  serve(app, calls.turnOffSecondFactorRoute, async (request) => {
    await turnOffSecondFactor(deps, await request.actor(), request.body);
    return { success: true as const };
  });
};
