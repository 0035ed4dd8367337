import * as calls from '@jyotiratna/contract/calls/admin-access';
import type { Routes } from '../../platform/http/routes.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startSecondFactor } from './start-second-factor.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';

const tags = ['Administrators'];
const config = { access: 'admin' } as const;
/** Whoever has yet to set one up gets no further than here. */
const settingUp = { access: 'admin-setup' } as const;

/** The second factor of the administrator who calls. */
export const secondFactorRoutes: Routes = async (app, { deps }) => {
  app.get(
    '/admin/second-factor',
    { config: settingUp, schema: { tags, response: { 200: calls.readSecondFactor.reply } } },
    async (request) => ({ secondFactor: await readSecondFactor(deps, await request.actor()) }),
  );

  app.post(
    '/admin/second-factor/start',
    {
      config: settingUp,
      schema: { tags, body: calls.startSecondFactor.body, response: { 200: calls.startSecondFactor.reply } },
    },
    async (request) => startSecondFactor(deps, await request.actor(), request.body),
  );

  app.post(
    '/admin/second-factor/confirm',
    {
      config: settingUp,
      schema: { tags, body: calls.confirmSecondFactor.body, response: { 200: calls.confirmSecondFactor.reply } },
    },
    async (request) => ({ recoveryCodes: await confirmSecondFactor(deps, await request.actor(), request.body) }),
  );

  app.post(
    '/admin/second-factor/recovery-codes',
    {
      config,
      schema: { tags, body: calls.renewRecoveryCodes.body, response: { 200: calls.renewRecoveryCodes.reply } },
    },
    async (request) => ({ recoveryCodes: await renewRecoveryCodes(deps, await request.actor(), request.body) }),
  );

  app.post(
    '/admin/second-factor/off',
    {
      config,
      schema: { tags, body: calls.turnOffSecondFactor.body, response: { 200: calls.turnOffSecondFactor.reply } },
    },
    async (request) => {
      await turnOffSecondFactor(deps, await request.actor(), request.body);
      return { success: true as const };
    },
  );
};
