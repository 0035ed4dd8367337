import * as admin from '@jyotiratna/contract/admin/newsletter';
import * as newsletter from '@jyotiratna/contract/newsletter';
import { oneClickRoutes } from '../platform/http/one-click.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { confirmSubscription, unsubscribe } from './confirm-subscription.ts';
import { exportSubscribers, listSubscribers } from './list-subscribers.ts';
import { subscribe } from './subscribe.ts';

const done = { success: true } as const;

/**
 * The newsletter: subscribe, confirm, unsubscribe, and list subscribers. Links lead to pages; only
 * POST requests change data.
 */
export const newsletterRoutes: Routes = async (app, { deps }) => {
  serve(app, newsletter.subscribeRoute, async (request) => {
    await subscribe(deps, await request.actor(), request.body);
    return done;
  });

  serve(app, newsletter.confirmSubscriptionRoute, async (request) => {
    await confirmSubscription(deps, request.body);
    return done;
  });

  serve(app, newsletter.unsubscribeRoute, async (request) => {
    await unsubscribe(deps, request.body);
    return done;
  });

  serve(app, admin.listSubscribersRoute, async (request) => listSubscribers(deps, request.query));

  serve(app, admin.exportSubscribersRoute, async (request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="newsletter.csv"')
      .send(await exportSubscribers(deps, await request.actor())),
  );
};

export const leaveNewsletterRoute = oneClickRoutes(
  [newsletter.unsubscribeOneClick, newsletter.unsubscribeOneClickHindi],
  unsubscribe,
  'You have left the newsletter.\n',
);
