import * as reminders from '@jyotiratna/contract/cart-reminders';
import * as companions from '@jyotiratna/contract/companions';
import * as alerts from '@jyotiratna/contract/stock-alerts';
import * as calls from '@jyotiratna/contract/wishes';
import { requireUser } from '../accounts/actor.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { serveKept } from '../platform/http/serve-kept.ts';
import { keepCart } from './cart-reminders/keep-cart.ts';
import { deleteReminderOfOwner } from './cart-reminders/queries.ts';
import { leaveCartReminders, readKeptCart, restoreCart } from './cart-reminders/restore-cart.ts';
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

  serve(app, reminders.keepCart, async (request, reply) => {
    await keepCart(deps, await reply.keepGuest(), request.body);
    return done;
  });
  serve(app, reminders.forgetCart, async (request) => {
    await deleteReminderOfOwner(deps.db, (await request.actor()).ownerKey);
    return done;
  });
  serve(app, reminders.readKeptCart, async (request) => readKeptCart(deps, await request.actor(), request.body));
  serve(app, reminders.restoreCart, async (request, reply) => restoreCart(deps, await reply.keepGuest(), request.body));
  serve(app, reminders.leaveCartReminders, async (request) => {
    await leaveCartReminders(deps, request.body);
    return done;
  });
};

/** What a mail program posts when its reader presses "Unsubscribe" (RFC 8058): the token of the message is its proof. */
export const leaveWishMailsRoute: Routes = async (app, { deps }) => {
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
