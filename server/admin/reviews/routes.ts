import * as calls from '@jyotiratna/contract/admin/reviews';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeReview, listAdminReviews } from './moderate-reviews.ts';

/** Buyers' reviews, before and after publication. */
export const adminReviewRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listAdminReviewsRoute, async (request) => listAdminReviews(deps, request.query));

  serve(app, calls.publishReview, async (request) => {
    const admin = requireAdmin(await request.actor());
    const change = { status: 'published' as const, refusal: '' };
    return {
      review: await changeReview(deps, admin, { ...request.params, action: 'publish', change }),
    };
  });

  serve(app, calls.rejectReview, async (request) => {
    const admin = requireAdmin(await request.actor());
    const change = { status: 'refused' as const, refusal: request.body.reason };
    return {
      review: await changeReview(deps, admin, { ...request.params, action: 'refuse', change }),
    };
  });

  serve(app, calls.respondToReview, async (request) => {
    const admin = requireAdmin(await request.actor());
    const change = { answer: request.body.answer };
    return {
      review: await changeReview(deps, admin, { ...request.params, action: 'answer', change }),
    };
  });
};
