import * as calls from '@jyotiratna/contract/push';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { addPushDevice, readPush, removePushDevice, savePush, testPush } from './manage-push.ts';

/** Push notifications: settings, devices, test message. */
export const pushRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.readPushRoute, async (request) => readPush(deps, await request.actor()));
  serve(app, calls.savePushRoute, async (request) =>
    savePush(deps, await request.actor(), request.body),
  );
  serve(app, calls.addPushDeviceRoute, async (request) =>
    addPushDevice(deps, await request.actor(), request.body),
  );
  serve(app, calls.removePushDeviceRoute, async (request) =>
    removePushDevice(deps, await request.actor(), request.params),
  );
  serve(app, calls.testPushRoute, async (request) => {
    await testPush(deps, await request.actor(), request.params);
    return { success: true as const };
  });
};
