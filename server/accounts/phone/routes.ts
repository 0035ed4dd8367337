import * as calls from '@jyotiratna/contract/phone';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { welcome } from '../sessions-routes.ts';
import { addPhone, readOwnPhone, removePhone, requestOwnCode } from './own-phone.ts';
import { phoneLogin } from './phone-login.ts';
import { requestCode } from './request-code.ts';

/** Login by a code sent to the phone, and the phone number of an account. */
export const phoneRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.requestPhoneCode, async (request) => {
    await requestCode(deps, await request.actor(), { ...request.body, userId: null });
    return { success: true as const };
  });
  serve(app, calls.phoneLoginRoute, async (request, reply) => {
    const user = await phoneLogin(deps, await request.actor(), request.body);
    return welcome(deps, request, reply, user, 'phone');
  });
  serve(app, calls.readPhoneRoute, async (request) => readOwnPhone(deps, await request.actor()));
  serve(app, calls.requestOwnPhoneCode, async (request) => {
    await requestOwnCode(deps, await request.actor(), request.body);
    return { success: true as const };
  });
  serve(app, calls.addPhoneRoute, async (request) =>
    addPhone(deps, await request.actor(), request.body),
  );
  serve(app, calls.removePhoneRoute, async (request) =>
    removePhone(deps, await request.actor(), request.body),
  );
};
