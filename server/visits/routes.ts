import { countStepRoute } from '@jyotiratna/contract/visits';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';

/**
 * Steps to a purchase, as pages report them: counted, without a cookie, an address or a session.
 */
export const visitRoutes: Routes = async (app, { deps }) => {
  serve(app, countStepRoute, async ({ body }) => {
    deps.visits.count(body.step);
    return { success: true as const };
  });
};
