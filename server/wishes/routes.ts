import * as companions from '@jyotiratna/contract/companions';
import * as alerts from '@jyotiratna/contract/stock-alerts';
import * as calls from '@jyotiratna/contract/wishes';
import { requireUser } from '../accounts/actor.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { serveKept } from '../platform/http/serve-kept.ts';
import { listCompanions } from './companions/list-companions.ts';
import { confirmAlert, leaveAlerts } from './stock-alerts/answer-alert.ts';
import { askForAlert } from './stock-alerts/ask-for-alert.ts';
import { addWish, getWishlist, mergeWishes, removeWish, showWishes } from './wishlist/wishlist.ts';

const done = { success: true } as const;

/** What people would like to have and have not bought yet. */
export const wishRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.getWishlist, async (request) => getWishlist(deps, requireUser(await request.actor())));
  serve(app, calls.addWish, async (request) => addWish(deps, requireUser(await request.actor()), request.body));
  serve(app, calls.removeWish, async (request) => removeWish(deps, requireUser(await request.actor()), request.body));
  serve(app, calls.mergeWishes, async (request) =>
    mergeWishes(deps, requireUser(await request.actor()), request.body.items),
  );
  serve(app, calls.showWishes, async (request) => showWishes(deps, request.body.items));

  serveKept(app, deps, companions.listCompanions, async (request) => listCompanions(deps, request.params.key), {
    capacityBytes: 8 * 1024 * 1024,
  });

  serve(app, alerts.askForAlert, async (request) => askForAlert(deps, await request.actor(), request.body));
  serve(app, alerts.confirmAlert, async (request) => {
    await confirmAlert(deps, request.body);
    return done;
  });
  serve(app, alerts.leaveAlerts, async (request) => {
    await leaveAlerts(deps, request.body);
    return done;
  });
};

/** What a mail program posts when its reader presses "Unsubscribe" (RFC 8058): the token of the message is its proof. */
export const leaveAlertsRoute: Routes = async (app, { deps }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null));
  for (const oneClick of [alerts.leaveAlertsOneClick, alerts.leaveAlertsOneClickHindi]) {
    serve(app, oneClick, async (request, reply) => {
      await leaveAlerts(deps, request.query);
      return reply.header('cache-control', 'no-store').type('text/plain').send('You will get no more messages.\n');
    });
  }
};
