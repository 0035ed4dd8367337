import * as calls from '@jyotiratna/contract/admin/session-reviews';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { listForModeration, moderateReview } from './moderate-review.ts';

/** Customers' reviews of sessions, before and after publication. */
export const adminSessionReviewRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listAdminSessionReviews, async (request) =>
    listForModeration(deps, request.query),
  );

  serve(app, calls.publishSessionReview, async (request) => {
    const change = { status: 'published' as const, refusal: '' };
    const step = { ...request.params, ...request.body, action: 'publish' as const, change };
    return { review: await moderateReview(deps, requireAdmin(await request.actor()), step) };
  });

  serve(app, calls.rejectSessionReview, async (request) => {
    const { version, reason } = request.body;
    const change = { status: 'refused' as const, refusal: reason };
    const step = { ...request.params, version, action: 'refuse' as const, change };
    return { review: await moderateReview(deps, requireAdmin(await request.actor()), step) };
  });

  serve(app, calls.respondToSessionReview, async (request) => {
    const { version, answer } = request.body;
    const change = { answer, answeredBy: answer === '' ? null : ('shop' as const) };
    const step = { ...request.params, version, action: 'answer' as const, change };
    return { review: await moderateReview(deps, requireAdmin(await request.actor()), step) };
  });
};
