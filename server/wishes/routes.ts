import * as reminders from '@jyotiratna/contract/cart-reminders';
import * as companions from '@jyotiratna/contract/companions';
import * as alerts from '@jyotiratna/contract/stock-alerts';
import * as calls from '@jyotiratna/contract/wishlist';
import { requireUser } from '../accounts/actor.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { serveCached } from '../platform/http/serve-cached.ts';
import { deleteReminderOfOwner } from './cart-reminders/queries.ts';
import { leaveCartReminders, readSavedCart, restoreCart } from './cart-reminders/restore-cart.ts';
import { keepCart } from './cart-reminders/save-cart.ts';
import { listCompanions } from './companions/list-companions.ts';
import { requestAlert } from './stock-alerts/ask-for-alert.ts';
import { confirmAlert, leaveAlerts } from './stock-alerts/response-alert.ts';
import { addToWishlist, fetchWishlist, getWishlist, mergeWishlist, removeFromWishlist } from './wishlist/wishlist.ts';

const done = { success: true } as const;

/** Wishlists, back-in-stock alerts, abandoned carts and related products. */
export const wishRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.getWishlistRoute, async (request) => getWishlist(deps, requireUser(await request.actor())));
  serve(app, calls.addToWishlistRoute, async (request) =>
    addToWishlist(deps, requireUser(await request.actor()), request.body),
  );
  serve(app, calls.removeFromWishlistRoute, async (request) =>
    removeFromWishlist(deps, requireUser(await request.actor()), request.body),
  );
  serve(app, calls.mergeWishlistRoute, async (request) =>
    mergeWishlist(deps, requireUser(await request.actor()), request.body.items),
  );
  serve(app, calls.fetchWishlistRoute, async (request) => fetchWishlist(deps, request.body.items));

  serveCached(app, deps, companions.listCompanionsRoute, async (request) => listCompanions(deps, request.params.key), {
    capacityBytes: 8 * 1024 * 1024,
  });

  serve(app, alerts.requestAlertRoute, async (request) => requestAlert(deps, await request.actor(), request.body));
  serve(app, alerts.confirmAlertRoute, async (request) => {
    await confirmAlert(deps, request.body);
    return done;
  });
  serve(app, alerts.leaveAlertsRoute, async (request) => {
    await leaveAlerts(deps, request.body);
    return done;
  });

  serve(app, reminders.keepCartRoute, async (request, reply) => {
    await keepCart(deps, await reply.keepGuest(), request.body);
    return done;
  });
  serve(app, reminders.deleteSavedCart, async (request) => {
    await deleteReminderOfOwner(deps.db, (await request.actor()).ownerKey);
    return done;
  });
  serve(app, reminders.readSavedCartRoute, async (request) => readSavedCart(deps, await request.actor(), request.body));
  serve(app, reminders.restoreCartRoute, async (request, reply) =>
    restoreCart(deps, await reply.keepGuest(), request.body),
  );
  serve(app, reminders.leaveCartRemindersRoute, async (request) => {
    await leaveCartReminders(deps, request.body);
    return done;
  });
};

/**
 * The one-click unsubscribe request of an email client (RFC 8058): the message's token
 * authenticates it.
 */
export const leaveWishEmailsRoute: Routes = async (app, { deps }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null));
  for (const oneClick of [alerts.leaveAlertsOneClick, alerts.leaveAlertsOneClickHindi]) {
    serve(app, oneClick, async (request, reply) => {
      await leaveAlerts(deps, request.query);
      return reply.header('cache-control', 'no-store').type('text/plain').send('You will get no more messages.\n');
    });
  }
  for (const oneClick of [reminders.leaveCartRemindersOneClick, reminders.leaveCartRemindersOneClickHindi]) {
    serve(app, oneClick, async (request, reply) => {
      await leaveCartReminders(deps, request.query);
      return reply.header('cache-control', 'no-store').type('text/plain').send('You will get no more messages.\n');
    });
  }
};
